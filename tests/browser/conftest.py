"""A student's copy, open in JupyterLab, in a browser that reaches nothing else."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from holdem_teach.course.handout import start

sys.path.insert(0, str(Path(__file__).parent))  # notebook_page stands beside the tests
pytest.register_assert_rewrite("notebook_page")

_BROWSERS = ("chromium", "chromium-browser", "google-chrome")
_FLAGS = (
    "--disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()
_START_SECONDS = 60
# Notebook 7.6.5 says so itself of a notebook with one line, 1 + 1.
_NOT_OURS = ["Cannot read properties of undefined (reading 'schema')"]


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium; without one the test is skipped and says so."""
    pytest.importorskip("playwright", reason="playwright is not installed")
    found = next(filter(None, map(shutil.which, _BROWSERS)), None)
    if found is None:
        pytest.skip(f"none of {', '.join(_BROWSERS)} is on the path")
    return found


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A student's copy of the course."""
    root = tmp_path_factory.mktemp("lab") / "my-course"
    start(root)
    return root


@pytest.fixture(scope="module")
def lab(course: Path) -> Iterator[str]:
    """The address of a JupyterLab on that copy, with a home of its own."""
    yield from _served(course, "jupyterlab", "LabApp")


@pytest.fixture(scope="module")
def notebook(course: Path) -> Iterator[str]:
    """The address of a Notebook 7 on that copy."""
    pytest.importorskip("notebook", reason="notebook is not installed")
    yield from _served(course, "notebook", "JupyterNotebookApp")


def _served(course: Path, module: str, app: str) -> Iterator[str]:
    home = course.parent / f"home-{module}"
    _write_json(
        home / ".jupyter/labconfig/page_config.json",
        {"disabledExtensions": {"@jupyterlab/apputils-extension:announcements": True}},
    )
    port = _free_port()
    address = f"http://127.0.0.1:{port}"
    with (course.parent / f"{module}.log").open("wb") as log:
        server = subprocess.Popen(
            _command(course, port, module, app),
            env=_environment(home),
            stdout=log,
            stderr=log,
        )
        try:
            _wait_for(address, server)
            yield address
        finally:
            server.terminate()
            server.wait(timeout=30)


def _command(root: Path, port: int, module: str, app: str) -> list[str]:
    options = {
        "ip": "127.0.0.1",
        "port": port,
        "ServerApp.root_dir": root,
        "IdentityProvider.token": "",
        f"{app}.expose_app_in_browser": True,
    }
    as_root = ["--allow-root"] if getattr(os, "geteuid", lambda: 1)() == 0 else []
    told = [f"--{name}={value}" for name, value in options.items()]
    return [sys.executable, "-m", module, "--no-browser", *as_root, *told]


def _environment(home: Path) -> dict[str, str]:
    inherited = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("JUPYTER", "IPYTHON", "XDG_"))
    }
    return {**inherited, "HOME": str(home), "USERPROFILE": str(home)}


def _write_json(path: Path, content: object) -> None:
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps(content), encoding="utf-8")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    deadline = monotonic() + _START_SECONDS
    while monotonic() < deadline and server.poll() is None:
        try:
            urlopen(f"{address}/api/status", timeout=5).close()
        except URLError:
            sleep(0.1)
        else:
            return
    pytest.fail(f"JupyterLab did not answer at {address}")


@pytest.fixture(scope="session")
def flags() -> list[str]:
    """What Chromium is started with: no name but this machine's can be looked up."""
    offline = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
    is_root = getattr(os, "geteuid", lambda: 1)() == 0
    return [*_FLAGS, offline, *(["--no-sandbox"] if is_root else [])]


@pytest.fixture(scope="module")
def browser(chromium: str, flags: list[str]) -> Iterator[Any]:
    """Chromium, with one page for each notebook."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=flags)
        yield browser
        browser.close()


@pytest.fixture
def open_in(browser: Any, course: Path) -> Iterator[Callable[..., Any]]:
    """Open a notebook with some code at an address, and run it."""
    from notebook_page import MILLISECONDS, Page

    pages = []

    def make(address: str, name: str, code: str, **more: Any) -> Any:
        page = browser.new_page()
        page.set_default_timeout(MILLISECONDS)
        pages.append(page)
        return Page(page, address, course, name, code, **more)

    yield make
    for page in pages:
        page.close()


@pytest.fixture
def open_page(open_in: Callable[..., Any], lab: str) -> Callable[..., Any]:
    """Open a notebook in JupyterLab."""
    return lambda name, code, **more: open_in(
        f"{lab}/doc/tree", f"{name}?reset", code, **more
    )


@pytest.fixture(params=["lab", "notebook"])
def open_in_each(
    request: pytest.FixtureRequest, open_in: Callable[..., Any]
) -> Callable[..., Any]:
    """Open a notebook in JupyterLab, then in Notebook 7."""
    address = request.getfixturevalue(request.param)
    if request.param == "lab":
        return request.getfixturevalue("open_page")

    def make(name: str, code: Any) -> Any:
        page = open_in(f"{address}/notebooks", name, code)
        page.not_ours = _NOT_OURS
        return page

    return make


@pytest.fixture
def picture() -> Callable[[str, Any], None]:
    """Keep a picture of a page or a part of it, where somebody wants to look at it."""
    folder = os.environ.get("HOLDEM_TEACH_PICTURES")

    def keep(name: str, shown: Any) -> None:
        if folder:
            path = Path(folder) / f"{name}.png"
            shown.screenshot(path=path)  # it makes the folder

    return keep
