"""A figure that says in words what it shows, and the colours of all figures."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from io import BytesIO
from typing import Final

from matplotlib.figure import Figure

# Okabe and Ito's blue, yellow and vermilion for ahead, tied and behind, and their sky
# blue and orange: told apart with every kind of colour vision, and by lightness.
# M. Okabe and K. Ito, Color universal design, 2002.
BLUE: Final = "#0072b2"
YELLOW: Final = "#f0e442"
VERMILION: Final = "#d55e00"
SKY_BLUE: Final = "#56b4e9"
ORANGE: Final = "#e69f00"
INK: Final = "#222222"

_DOTS: Final = 160  # per inch: sharp on a screen of twice the usual density


def letters_on(red: float, green: float, blue: float) -> str:
    """Return whether black or white letters stand out more on a colour.

    Either one has a contrast of at least 4.5 to 1, which is what the Web Content
    Accessibility Guidelines 2.1 ask for (their relative luminance is used).

    Parameters
    ----------
    red, green, blue
        The colour's parts, 0 to 1.

    Examples
    --------
    >>> letters_on(1, 1, 0), letters_on(0, 0, 1)
    ('black', 'white')
    """
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (red, green, blue)
    ]
    luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return "black" if (luminance + 0.05) ** 2 > 0.05 * 1.05 else "white"


class Picture(Figure):
    """A figure of matplotlib with an alternative text.

    It needs no pyplot, so nothing is kept once it is dropped. In a notebook it shows as
    an image that carries its text for screen readers; ``savefig`` writes it to a file.

    Attributes
    ----------
    description
        What the figure shows, in words.

    Examples
    --------
    >>> picture = Picture("two lines that cross", width=6, height=4)
    >>> picture.description
    'two lines that cross'
    >>> 'alt="two lines that cross"' in picture._repr_html_()
    True
    """

    def __init__(self, description: str, width: float, height: float) -> None:
        super().__init__(figsize=(width, height), layout="constrained")
        self.description = description

    def _repr_html_(self) -> str:
        file = BytesIO()
        text = {"Description": self.description}
        self.savefig(file, format="png", dpi=_DOTS, metadata=text)
        data = b64encode(file.getvalue()).decode("ascii")
        width = round(96 * self.get_figwidth())
        return (
            f'<img alt="{escape(self.description)}" style="width:{width}px;'
            f'max-width:100%" src="data:image/png;base64,{data}"/>'
        )
