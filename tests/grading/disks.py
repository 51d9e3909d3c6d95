"""Disks that are full and files that nobody can write to: real ones, for tests."""

from __future__ import annotations

import contextlib
import os
import subprocess

import pytest


def mount(*arguments):
    """Mount something, or skip the test where that is not possible."""
    try:
        done = subprocess.run(["mount", *arguments], capture_output=True, check=False)
    except FileNotFoundError:
        pytest.skip("there is no program called mount")
    if done.returncode:
        pytest.skip(f"mount {' '.join(map(str, arguments))}: {done.stderr.decode()}")


@contextlib.contextmanager
def small_disk(folder, size):
    """A real disk of some kilobytes at a folder; that takes root."""
    mount("-t", "tmpfs", "-o", f"size={size}k", "tmpfs", folder)
    try:
        yield
    finally:
        subprocess.run(["umount", folder], check=True)


@contextlib.contextmanager
def read_only(file):
    """Make a file one that nobody can write to, for root as well."""
    if os.geteuid():
        file.chmod(0o444)
        yield
        return
    mount("--bind", file, file)
    try:
        mount("-o", "remount,bind,ro", file)
        yield
    finally:
        subprocess.run(["umount", file], check=True)
