"""The system calls that a computation on plain values needs, as a filter for Linux.

All others are refused: no sockets, no processes or threads, no signals to others, no
tracing, no mounts, no changes to owners or modes. Landlock restricts no sockets but
TCP, and knows nothing of processes; so both of the upper levels add this. It is a list
of our own, since a package could only be loaded where no package is to be seen.
"""

from __future__ import annotations

import errno
import platform
import struct
from typing import Final, TypeAlias

# By name: the number on x86_64 and on aarch64, None where there is no such call.
# They never change: asm/unistd_64.h and asm-generic/unistd.h of Linux.
CALLS: Final[dict[str, tuple[int | None, int | None]]] = {
    # the most frequent first
    "read": (0, 63),
    "write": (1, 64),
    "mmap": (9, 222),
    "munmap": (11, 215),
    "brk": (12, 214),
    "futex": (202, 98),
    "clock_gettime": (228, 113),
    # files; where they may be is not for this filter to say
    "close": (3, 57),
    "readv": (19, 65),
    "writev": (20, 66),
    "pread64": (17, 67),
    "pwrite64": (18, 68),
    "lseek": (8, 62),
    "stat": (4, None),
    "lstat": (6, None),
    "fstat": (5, 80),
    "newfstatat": (262, 79),
    "statx": (332, 291),
    "access": (21, None),
    "faccessat": (269, 48),
    "faccessat2": (439, 439),
    "getdents64": (217, 61),
    "getcwd": (79, 17),
    "ftruncate": (77, 46),
    "fsync": (74, 82),
    "fdatasync": (75, 83),
    "dup": (32, 23),
    "dup2": (33, None),
    "dup3": (292, 24),
    "pipe": (22, None),
    "pipe2": (293, 59),
    "poll": (7, None),
    "ppoll": (271, 73),
    "select": (23, None),
    "pselect6": (270, 72),
    # memory, and signals of its own
    "mremap": (25, 216),
    "mprotect": (10, 226),
    "madvise": (28, 233),
    "rt_sigaction": (13, 134),
    "rt_sigprocmask": (14, 135),
    "rt_sigreturn": (15, 139),
    "rt_sigpending": (127, 136),
    "sigaltstack": (131, 132),
    "restart_syscall": (219, 128),
    # time and chance
    "clock_getres": (229, 114),
    "clock_nanosleep": (230, 115),
    "nanosleep": (35, 101),
    "gettimeofday": (96, 169),
    "time": (201, None),
    "times": (100, 153),
    "getrandom": (318, 278),
    # what it is, and what it may use
    "getpid": (39, 172),
    "getppid": (110, 173),
    "gettid": (186, 178),
    "getuid": (102, 174),
    "geteuid": (107, 175),
    "getgid": (104, 176),
    "getegid": (108, 177),
    "getrusage": (98, 165),
    "getrlimit": (97, 163),
    "setrlimit": (160, 164),
    "uname": (63, 160),
    "sysinfo": (99, 179),
    "sched_getaffinity": (204, 123),
    "sched_yield": (24, 124),
    "exit": (60, 93),
    "exit_group": (231, 94),
}
# Let through by one argument: the numbers as above, which argument, and its values.
# Limits may be its own (process 0); of what fcntl does it has copies and flags, since
# with an owner and a signal it could end other processes.
VALUES: Final[dict[str, tuple[tuple[int, int], int, tuple[int, ...]]]] = {
    "prlimit64": ((302, 261), 0, (0,)),
    "fcntl": ((72, 25), 1, (0, 1, 2, 3, 4, 1030)),
}
# Let through without some bits of one argument. A file has a name (not __O_TMPFILE) and
# cannot be removed, so that all that is on the disk can be seen.
WITHOUT: Final[dict[str, tuple[tuple[int | None, int | None], int, int]]] = {
    "open": ((2, None), 1, 0x400000),
    "openat": ((257, 56), 2, 0x400000),
}
# By machine: its place in the tables, and its mark in linux/audit.h
_MACHINES: Final = {"x86_64": (0, 0xC000003E), "aarch64": (1, 0xC00000B7)}
# From linux/bpf_common.h and linux/seccomp.h
_LOAD, _IF_EQUAL, _IF_BITS, _RETURN = 0x20, 0x15, 0x45, 0x06
_ALLOW, _REFUSE, _KILL = 0x7FFF0000, 0x00050000 | errno.EPERM, 0x80000000
# Offsets in struct seccomp_data
_NUMBER, _MACHINE, _FIRST_ARGUMENT, _ARGUMENT_SIZE = 0, 4, 16, 8
_TO_END: Final = -1  # all lines up to the last, which lets the call through


def machine_is_known() -> bool:
    """Tell whether the numbers of this machine's system calls are in the table."""
    return platform.system() == "Linux" and platform.machine() in _MACHINES


def allowed_calls() -> bytes:
    """Return the filter, a program that the kernel runs at each system call.

    Raises
    ------
    KeyError
        If the machine is not in the table.
    """
    place, mark = _MACHINES[platform.machine()]
    numbers = [call[place] for call in CALLS.values()]
    tests = [_test(number, _TO_END) for number in numbers if number is not None]
    for call, argument, values in VALUES.values():
        known = [_test(value, _TO_END) for value in values]
        tests += _block(call[place], argument, known)
    for calls, argument, bits in WITHOUT.values():
        if (number := calls[place]) is not None:
            tests += _block(number, argument, [(_IF_BITS, 0, _TO_END, bits)])
    start = [_load(_MACHINE), _test(mark, 1), _return(_KILL), _load(_NUMBER)]
    lines = [*start, *tests, _return(_REFUSE), _return(_ALLOW)]
    return b"".join(
        _packed(*line, len(lines) - at - 2) for at, line in enumerate(lines)
    )


# A line of the program: what it does, how many lines it leaves out if the comparison
# holds and if it does not, and the value.
_Line: TypeAlias = tuple[int, int, int, int]


def _load(offset: int) -> _Line:
    return _LOAD, 0, 0, offset


def _test(value: int, yes: int, no: int = 0) -> _Line:
    return _IF_EQUAL, yes, no, value


def _return(verdict: int) -> _Line:
    return _RETURN, 0, 0, verdict


def _block(number: int, argument: int, tests: list[_Line]) -> list[_Line]:
    """Return the lines that judge one call by an argument and refuse it in the end."""
    offset = _FIRST_ARGUMENT + argument * _ARGUMENT_SIZE
    return [
        _test(number, 0, len(tests) + 2),
        _load(offset),
        *tests,
        _return(_REFUSE),
    ]


def _packed(code: int, yes: int, no: int, value: int, to_end: int) -> bytes:
    jumps = (to_end if jump == _TO_END else jump for jump in (yes, no))
    return struct.pack("=HBBI", code, *jumps, value)
