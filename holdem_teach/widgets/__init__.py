"""How is it shown? The hand explorer, from ipywidgets' own controls, HTML and SVG."""

from holdem_teach.widgets.explorer import Explorer, explore

__all__ = ["Explorer", "explore"]
