"""What a child on Linux gives up for good before any code of a student's runs in it.

A part of the child's program: it needs the standard library alone. What the numbers
mean stands in the kernel's headers prctl.h and capability.h.
"""

from __future__ import annotations

import ctypes
import os
from typing import Final

NOBODY: Final = 65534  # the user and the group that own nothing
_SET_PARENT_DEATH_SIGNAL, _SET_DUMPABLE = 1, 4
_SET_SECCOMP, _FILTER, _SET_NO_NEW_PRIVILEGES = 22, 2, 38
_CAPABILITY_VERSION: Final = 0x20080522
_KILL: Final = 9


def give_up_root() -> None:
    """As root, become nobody; where nobody can read the library, lose root's powers."""
    if os.geteuid() != 0:
        return
    os.setgroups([])
    os.setegid(NOBODY)
    os.seteuid(NOBODY)
    can_read = os.access(os.__file__, os.R_OK, effective_ids=True)
    os.seteuid(0)
    os.setegid(0)
    if can_read:
        os.setresgid(NOBODY, NOBODY, NOBODY)
        os.setresuid(NOBODY, NOBODY, NOBODY)
    else:
        header = (ctypes.c_uint32 * 2)(_CAPABILITY_VERSION, 0)
        _checked(_libc().capset(header, (ctypes.c_uint32 * 6)()))


def keep_to_itself() -> None:
    """Let no process of the same user read this one's memory or trace it."""
    _checked(_libc().prctl(_SET_DUMPABLE, 0, 0, 0, 0))


def end_with_parent() -> None:
    """Be ended when the process is that has started this one."""
    _checked(_libc().prctl(_SET_PARENT_DEATH_SIGNAL, _KILL, 0, 0, 0))


def keep_to_calls(allowed: bytes) -> None:
    """Refuse all system calls but those that a filter lets through, for good."""

    class Program(ctypes.Structure):
        _fields_ = [("length", ctypes.c_ushort), ("filter", ctypes.c_char_p)]

    given = Program(len(allowed) // 8, allowed)
    _checked(_libc().prctl(_SET_NO_NEW_PRIVILEGES, 1, 0, 0, 0))
    _checked(_libc().prctl(_SET_SECCOMP, _FILTER, ctypes.byref(given), 0, 0))


def _libc() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)


def _checked(result: int) -> None:
    if result != 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
