"""``lab`` makes a copy, warms up and opens the first lesson in a real JupyterLab."""

import os
import re
import subprocess
import sys
import time
from contextlib import contextmanager
from urllib.request import urlopen

import psutil
import pytest

pytestmark = pytest.mark.slow
LESSON = "notebooks/01_what_is_a_hand_worth.ipynb"


def stop(process):
    """End a process and all that it has started."""
    family = [*psutil.Process(process.pid).children(recursive=True), process]
    for member in family:
        member.kill()
    process.wait()


@contextmanager
def lab(folder, home, log):
    """Run ``lab`` with settings of its own, and no browser that would open."""
    places = {"HOME": str(home), "JUPYTER_CONFIG_DIR": str(home / "config")}
    places |= {"JUPYTER_DATA_DIR": str(home / "data"), "BROWSER": "no-such-browser"}
    command = [sys.executable, "-m", "holdem_teach", "lab", str(folder)]
    with log.open("wb") as output:
        process = subprocess.Popen(
            command,
            env=os.environ | places,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
        try:
            yield process
        finally:
            stop(process)


def wait_for_address(process, log):
    """Return the address that JupyterLab serves the lesson at, with its token."""
    for _ in range(600):
        text = log.read_text(encoding="utf-8", errors="replace")
        if found := re.search(r"http://(?:localhost|127\.0\.0\.1):\d+/\S+", text):
            return found[0], text
        assert process.poll() is None, text
        time.sleep(0.2)
    raise AssertionError(f"no address in two minutes:\n{text}")


def test_one_command_opens_the_first_lesson(tmp_path):
    copy, log = tmp_path / "Mein Kürs", tmp_path / "log"
    with lab(copy, tmp_path / "home", log) as process:
        address, text = wait_for_address(process, log)
        assert f"Your course is in {copy.resolve()}." in text
        assert re.search(r"Ready after \d+\.\d s\.", text)
        assert LESSON in address
        base, token = re.fullmatch(
            r"(http://[^/]+)/.*[?&](token=\w+)", address
        ).groups()
        with urlopen(f"{base}/api/contents/{LESSON}?{token}", timeout=30) as answer:
            assert answer.status == 200
    assert (copy / "exercises/ex02_ranking.py").is_file()
