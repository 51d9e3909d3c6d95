"""A file is written whole or not at all, and nothing of the writing stays."""

import os

import pytest

from holdem_teach.course.files import CourseError, write_aside


def test_a_file_is_moved_into_place_not_written_over(tmp_path):
    path, other = tmp_path / "grades ä.csv", tmp_path / "the same file"
    path.write_bytes(b"before")
    try:
        os.link(path, other)
    except OSError:
        pytest.skip("this file system has no hard links")
    write_aside(path, b"after")
    assert path.read_bytes() == b"after"
    assert other.read_bytes() == b"before"
    assert sorted(tmp_path.iterdir()) == [path, other]


def test_a_file_that_cannot_be_moved_leaves_nothing_beside_it(tmp_path):
    path = tmp_path / "grades.csv"
    path.mkdir()
    with pytest.raises(CourseError, match=r"grades\.csv"):
        write_aside(path, b"after")
    assert list(tmp_path.iterdir()) == [path]


def test_folders_on_the_way_are_made(tmp_path):
    write_aside(tmp_path / "a" / "b" / "c.txt", b"here")
    assert (tmp_path / "a" / "b" / "c.txt").read_bytes() == b"here"
