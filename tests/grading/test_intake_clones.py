"""Git clones: the working tree's files, times of commits, and nothing that runs."""

import os
import shutil
import subprocess

import pytest

from holdem_teach.grading.intake import clones

FILE = "ex02_ranking.py"


@pytest.fixture
def commit(tmp_path):
    """Commit all that stands in a folder, at a moment in seconds."""
    if shutil.which("git") is None:
        pytest.skip("git is not installed")

    def git(folder, *arguments, **surroundings):
        nobody = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1"}
        for role in ("AUTHOR", "COMMITTER"):
            nobody |= {f"GIT_{role}_NAME": "a", f"GIT_{role}_EMAIL": "a@example.org"}
        command = ["git", "-c", "init.defaultBranch=main", *arguments]
        environment = os.environ | nobody | surroundings
        subprocess.run(
            command, cwd=folder, env=environment, check=True, capture_output=True
        )

    def committed(folder, seconds):
        git(folder, "init")
        git(folder, "add", "--all")
        git(folder, "commit", "-m", "work", GIT_COMMITTER_DATE=f"{seconds} +0000")

    return committed


def test_a_clone_gives_its_files_with_the_times_of_their_commits(tmp_path, kit, commit):
    anna = tmp_path / "anna"
    kit.write(anna / "work" / FILE, b"# first")
    commit(anna, 1_764_000_000)
    kit.write(anna / "work" / FILE)
    commit(anna, 1_764_100_000)
    kit.write(anna / "other.txt")
    commit(anna, 1_764_200_000)
    submission = kit.read_one(tmp_path)
    counted = submission.counted("ex02_ranking")
    assert (counted.data, counted.known_from) == (kit.WORK, "git")
    assert counted.handed_in.timestamp() == 1_764_100_000
    assert counted.handed_in.tzinfo is not None
    assert [line for line in submission.left if ".git" in line] == []


def test_a_file_that_was_never_committed_has_no_time(tmp_path, kit, commit):
    kit.write(tmp_path / "anna" / "notes.txt")
    commit(tmp_path / "anna", 1_764_000_000)
    kit.write(tmp_path / "anna" / FILE)
    counted = kit.read_one(tmp_path).counted("ex02_ranking")
    assert (counted.handed_in, counted.known_from) == (None, "")


@pytest.mark.skipif(os.name == "nt", reason="the traps are shell scripts")
def test_nothing_that_a_clone_is_configured_to_run_is_run(tmp_path, kit, commit):
    anna, trap, caught = tmp_path / "anna", tmp_path / "trap", tmp_path / "caught"
    kit.write(anna / FILE)
    kit.write(anna / ".gitattributes", b"*.py diff=trap filter=trap\n")
    commit(anna, 1_764_000_000)
    trap.write_text(f'#!/bin/sh\ntouch "{caught}"\n', encoding="utf-8")
    trap.chmod(0o755)
    settings = {
        "core": ["fsmonitor", "pager", "editor", "sshCommand", "gitProxy", "askPass"],
        "gpg": ["program"],
        'diff "trap"': ["textconv", "command"],
        'filter "trap"': ["clean", "smudge", "process"],
        "diff": ["external"],
        "uploadpack": ["packObjectsHook"],
        "credential": ["helper"],
        "pager": ["rev-list", "log"],
        "alias": ["rev-list", "log"],
    }
    lines = ["[log]\n showSignature = true", "[commit]\n gpgSign = true"]
    lines += ["[core]\n hooksPath = ."]
    for section, names in settings.items():
        lines.append(f"[{section}]")
        lines += [f' {name} = "!{trap}"' for name in names if section == "alias"]
        lines += [f' {name} = "{trap}"' for name in names if section != "alias"]
    lines += ['[remote "origin"]', f' url = "ext::{trap}"', " promisor = true"]
    with (anna / ".git/config").open("a", encoding="utf-8") as config:
        config.write("\n".join(lines) + "\n")
    for hook in ("post-checkout", "post-index-change", "reference-transaction"):
        shutil.copy(trap, anna / ".git/hooks" / hook)
    counted = kit.read_one(tmp_path).counted("ex02_ranking")
    assert counted.handed_in.timestamp() == 1_764_000_000
    shutil.rmtree(anna / ".git/objects")
    (anna / ".git/objects").mkdir()
    counted = kit.read_one(tmp_path).counted("ex02_ranking")
    assert counted.handed_in is None and counted.data == kit.WORK
    assert not caught.exists()


def test_what_points_to_another_clone_is_not_followed(tmp_path, kit, commit):
    other = tmp_path / "other"
    kit.write(other / FILE)
    commit(other, 1_764_000_000)
    kit.write(tmp_path / "in" / "anna" / FILE)
    kit.write(tmp_path / "in" / "anna" / ".git", f"gitdir: {other}/.git\n".encode())
    assert kit.read_one(tmp_path / "in").counted("ex02_ranking").handed_in is None


def test_a_clone_that_does_not_answer_is_asked_once(tmp_path, kit, commit, monkeypatch):
    kit.write(tmp_path / "anna" / FILE)
    kit.write(tmp_path / "anna" / "ex03_best_hand.py")
    commit(tmp_path / "anna", 1_764_000_000)
    monkeypatch.setattr(clones, "_SECONDS", 0)
    submission = kit.read_one(tmp_path)
    assert len(submission.files) == 2
    assert submission.counted("ex02_ranking").handed_in is None


def test_without_git_there_is_no_time(tmp_path, kit, commit, monkeypatch):
    kit.write(tmp_path / "anna" / FILE)
    commit(tmp_path / "anna", 1_764_000_000)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert kit.read_one(tmp_path).counted("ex02_ranking").known_from == ""
