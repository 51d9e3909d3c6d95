"""What a level is tried with: a file that runs in a child and tries to get out.

Each function takes what it tries to reach, and returns what came of it; what is kept
out raises OSError (RuntimeError for a thread).
"""

from __future__ import annotations

import os
import socket
import threading


def read(path: str) -> str:
    with open(path, encoding="utf-8") as file:  # noqa: PTH123 (it loads quickly)
        return file.read()


def write(path: str) -> int:
    return os.open(path, os.O_WRONLY | os.O_CREAT)


def connect(family: int, kind: int) -> int:
    return socket.socket(family, kind).fileno()


def signal(process: int) -> None:
    os.kill(process, 0)


def trace(process: int) -> str:
    return read(f"/proc/{process}/environ")


def start_process() -> int:
    return os.fork()


def start_thread() -> None:
    threading.Thread(target=print).start()


def stay_inside() -> list[str]:
    """Do what every level allows: write a file, and load a module."""
    import decimal

    with open("own.txt", "w", encoding="utf-8") as file:  # noqa: PTH123
        file.write(str(decimal.Decimal(1)))
    text = read("own.txt")
    return [text, *os.listdir()]  # noqa: PTH208
