"""Text from a student made harmless, for a terminal, a page and a spreadsheet alike."""

from __future__ import annotations

import unicodedata


def plain(text: str) -> str:
    r"""Return the text with what cannot be seen or could act shown as an escape.

    Control characters (but line ends and tabs), marks that turn the direction of
    writing, and half characters become ``\x..`` or ``\u....``.

    Examples
    --------
    >>> print(plain("red \x1b[31m, turned \u202e, fine ♠ é"))
    red \x1b[31m, turned \u202e, fine ♠ é
    """
    return "".join(_shown(sign) for sign in text)


def one_line(text: str) -> str:
    """Return the text as :func:`plain` does, its line ends and tabs made spaces.

    Examples
    --------
    >>> one_line("first\\n  second")
    'first second'
    """
    return plain(" ".join(text.split()))


def compared(name: str) -> str:
    r"""Return a name as it is compared: capitals and ways to write an accent are alike.

    macOS writes accents of file names as signs of their own, most else does not; the
    two look the same.

    Examples
    --------
    >>> compared("ZO\u00cb") == compared("Zoe\u0308") == "zo\u00eb"
    True
    """
    return unicodedata.normalize("NFC", name.casefold())


def _shown(sign: str) -> str:
    if sign in "\n\t" or unicodedata.category(sign) not in (
        "Cc",
        "Cf",
        "Cs",
        "Co",
        "Cn",
    ):
        return sign
    return sign.encode("unicode_escape").decode("ascii")
