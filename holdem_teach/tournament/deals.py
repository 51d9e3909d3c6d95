"""Where the cards of a tournament come from: one secret key of 128 bits.

Each deal's seed is an HMAC of its number under the key (RFC 2104, with SHA-256): from
the deals that one has seen nobody can work out the next, and once the key is published
everybody can check all of them. A key that follows from ``--seed`` is for practice.
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from secrets import token_bytes
from typing import Final

_BYTES: Final = 16


def secret_key() -> bytes:
    """Return a new key that nobody can guess."""
    return token_bytes(_BYTES)


def practice_key(seed: int) -> bytes:
    """Return the key that follows from a seed, which others can guess.

    Examples
    --------
    >>> practice_key(1).hex()
    '6e663d02790e4fa0d81df8d8796f71f7'
    """
    return sha256(f"holdem_teach practice {seed}".encode()).digest()[:_BYTES]


def derived(key: bytes, *what: object) -> int:
    """Return the number of 128 bits that belongs to something under a key.

    Examples
    --------
    >>> derived(practice_key(1), "deal", 1) != derived(practice_key(1), "deal", 2)
    True
    """
    text = " ".join(map(str, what))
    digest = hmac.digest(key, text.encode(), "sha256")
    return int.from_bytes(digest[:_BYTES], "big")
