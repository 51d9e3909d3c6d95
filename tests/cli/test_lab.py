"""``lab`` makes a copy, warms up and opens the start page in a real JupyterLab."""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
from contextlib import contextmanager, suppress
from urllib.request import urlopen

import nbformat
import psutil
import pytest
from nbclient import NotebookClient

from holdem_teach.course.handout import start
from holdem_teach.course.lab import (
    FIRST_LESSON,
    START_PAGE,
    _dates,
    page_to_open,
)

pytestmark = pytest.mark.slow
NEWS = "@jupyterlab/apputils-extension:announcements"


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


def is_heard(host, port):
    """Tell whether a server listens already."""
    with suppress(ConnectionRefusedError):
        socket.create_connection((host, port), timeout=5).close()
        return True
    return False


def wait_for_address(process, log):
    """Return the address that JupyterLab serves the lesson at, with its token."""
    for _ in range(600):
        text = log.read_text(encoding="utf-8", errors="replace")
        found = re.search(r"http://(localhost|127\.0\.0\.1):(\d+)/\S+", text)
        if found and is_heard(found[1], int(found[2])):  # it may be said before
            return found[0], text
        assert process.poll() is None, text
        time.sleep(0.2)
    raise AssertionError(f"no address in two minutes:\n{text}")


def settings_of_page(base, token):
    """Return what JupyterLab's page tells its front end."""
    with urlopen(f"{base}/lab?{token}", timeout=30) as answer:
        page = answer.read().decode("utf-8")
    found = re.search(
        r'<script id="jupyter-config-data"[^>]*>(.*?)</script>', page, re.S
    )
    return json.loads(found[1])


def requests_of_lab(address, seconds=8):
    """Open JupyterLab in a browser; return what its page asks for, and its text."""
    playwright = pytest.importorskip("playwright.sync_api")
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("chromium is not on the path")
    asked = []
    with playwright.sync_playwright() as started:
        browser = started.chromium.launch(
            executable_path=chromium, chromium_sandbox=False
        )
        page = browser.new_page()
        page.on("request", lambda request: asked.append(request.url))
        page.goto(address)
        page.get_by_role("tab", name="00_start_here").wait_for(timeout=60_000)
        page.wait_for_timeout(1000 * seconds)
        text = page.inner_text("body")
        browser.close()
    return asked, text


def test_one_command_opens_the_start_page(tmp_path):
    copy, log = tmp_path / "Mein Kürs", tmp_path / "log"
    with lab(copy, tmp_path / "home", log) as process:
        address, text = wait_for_address(process, log)
        assert f"Your course is in {copy.resolve()}." in text
        assert re.search(r"Ready after \d+\.\d s\.", text)
        assert START_PAGE in address
        base, token = re.fullmatch(
            r"(http://[^/]+)/.*[?&](token=\w+)", address
        ).groups()
        with urlopen(f"{base}/api/contents/{START_PAGE}?{token}", timeout=30) as answer:
            assert answer.status == 200
        assert NEWS in settings_of_page(base, token)["disabledExtensions"]
        asked, text = requests_of_lab(address)
    assert len(asked) > 20
    outside = [url for url in asked if not url.startswith((base, "data:", "blob:"))]
    news = [url for url in asked if re.search("api/(news|update|extensions)", url)]
    assert (outside, news) == ([], [])
    assert "Jupyter news" not in text
    assert (copy / "exercises/ex02_ranking.py").is_file()


def test_the_start_page_opens_until_it_has_been_run(tmp_path):
    start(tmp_path)
    page = tmp_path / START_PAGE
    assert page_to_open(tmp_path) == START_PAGE
    notebook = nbformat.read(page, as_version=4)
    NotebookClient(notebook, resources={"metadata": {"path": tmp_path}}).execute()
    nbformat.write(notebook, page)
    assert page_to_open(tmp_path) == FIRST_LESSON
    page.unlink()
    assert page_to_open(tmp_path) == FIRST_LESSON


def test_the_due_dates_are_said_before_it_opens(tmp_path):
    """JupyterLab itself is not needed for that."""
    start(tmp_path)
    toml = "title = 'x'\n[modules.ex02_ranking]\ndue = 2999-10-01\n"
    (tmp_path / "course.toml").write_text(toml, encoding="utf-8")
    assert _dates(tmp_path) == ["Due: ex02_ranking 2999-10-01 23:59."]
    (tmp_path / "course.toml").write_text("title = 3\n", encoding="utf-8")
    (trouble,) = _dates(tmp_path)
    assert "line 1: title is 3" in trouble
    assert _dates(tmp_path / "exercises") == []
