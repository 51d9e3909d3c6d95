"""Hand histories as PokerStars writes them, read with pokerkit's parser."""

from __future__ import annotations

import warnings
from contextlib import redirect_stderr
from decimal import Decimal
from io import StringIO

from holdem_teach.game.hand import Hand
from holdem_teach.words import say


def read_pokerstars(text: str, chip: str = "0.01") -> list[Hand]:
    """Return the no-limit hands of a text history of PokerStars, played again.

    Parameters
    ----------
    text
        One hand or many.
    chip
        What one chip is worth in the amounts of the text: "0.01" reads cents.

    Raises
    ------
    ValueError
        If pokerkit (in the extra ``bench``) is not installed, the text cannot be read,
        an amount is no whole number of chips, or an action is not legal.

    Examples
    --------
    >>> read_pokerstars("")
    []
    """
    try:
        from pokerkit import HandHistory
    except ImportError:
        raise ValueError(say("game.no_pokerkit")) from None

    odd: list[str] = []

    def chips(amount: str) -> int:
        count = Decimal(amount.replace(",", "")) / Decimal(chip)
        if count != int(count):
            odd.append(amount)
        return int(count)

    # it warns of fields that are not needed here, and prints how it failed
    with warnings.catch_warnings(), redirect_stderr(StringIO()):
        warnings.simplefilter("ignore")
        parsed = HandHistory.from_pokerstars(text, parse_value=chips, error_status=True)
        try:
            written = [hand.dumps() for hand in parsed]
        except (ArithmeticError, LookupError, ValueError):
            raise ValueError(say("game.no_pokerstars")) from None
    if odd:
        raise ValueError(say("game.no_whole_chips", amount=odd[0], chip=chip))
    return [Hand.from_phh(hand) for hand in written]
