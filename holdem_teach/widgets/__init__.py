"""How is it shown? Explorers, from ipywidgets' own controls, HTML and SVG."""

from holdem_teach.widgets import quiz
from holdem_teach.widgets.explorer import Explorer, explore
from holdem_teach.widgets.hand_explorer import HandExplorer, explore_hand
from holdem_teach.widgets.play_table import BettingTable, play
from holdem_teach.widgets.pot_explorer import PotExplorer, explore_pots
from holdem_teach.widgets.range_explorer import RangeExplorer, explore_range

__all__ = [
    "BettingTable",
    "Explorer",
    "HandExplorer",
    "PotExplorer",
    "RangeExplorer",
    "explore",
    "explore_hand",
    "explore_pots",
    "explore_range",
    "play",
    "quiz",
]
