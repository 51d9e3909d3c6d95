"""Who plays? Built-in players, a person, and students' programs.

A player is asked for one action at a time and is handed a view, what its seat may know
(rule N9), and nothing else.
"""

from holdem_teach.players.decision import Decision, Player
from holdem_teach.players.easy import Easy
from holdem_teach.players.hard import Hard
from holdem_teach.players.named import BUILT_IN, player_named
from holdem_teach.players.normal import Normal
from holdem_teach.players.person import Person
from holdem_teach.players.styles import CallingStation, Maniac, Rock

__all__ = [
    "BUILT_IN",
    "CallingStation",
    "Decision",
    "Easy",
    "Hard",
    "Maniac",
    "Normal",
    "Person",
    "Player",
    "Rock",
    "player_named",
]
