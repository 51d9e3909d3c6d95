"""The explorers as a page of their own, by Voilà: for a projector, without code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from holdem_teach.course.files import CourseError
from holdem_teach.course.lab import wait_for
from holdem_teach.words import say

PAGE: Final = "explore.ipynb"
_CONTROLS: Final = (
    "@jupyter-widgets/jupyterlab-manager",
    "@voila-dashboards/widgets-manager8",
)
_CODE: Final = "from holdem_teach.widgets.shelf import explorers\nexplorers()"


def serve(port: int, opens: bool, tell: Callable[[str], None]) -> int:
    """Open the explorers in a browser, and wait until they are shut down.

    Parameters
    ----------
    port
        Of this machine, where no other can reach the page.
    opens
        Whether a browser is opened.
    tell
        Takes each line of what is going on.

    Returns
    -------
    int
        Voilà's exit status.

    Raises
    ------
    CourseError
        If Voilà is not installed.
    """
    if find_spec("voila") is None:
        raise CourseError(say("serve.no_voila"))
    with TemporaryDirectory(prefix="holdem-teach-") as folder:
        page = Path(folder) / PAGE
        page.write_text(json.dumps(notebook()), encoding="utf-8")
        tell(say("serve.opening", port=port))
        return wait_for(
            subprocess.Popen(command(page, port, opens), env=environment(os.environ))
        )


def notebook() -> dict[str, object]:
    """Return the page as a notebook.

    Examples
    --------
    >>> [cell["cell_type"] for cell in notebook()["cells"]]
    ['markdown', 'code']
    """
    cells: list[dict[str, object]] = [
        {"cell_type": "markdown", "source": say("serve.title")},
        {"cell_type": "code", "source": _CODE, "execution_count": None, "outputs": []},
    ]
    for number, cell in enumerate(cells):
        cell |= {"id": f"cell-{number}", "metadata": {}}
    kernel = {"name": "python3", "display_name": "Python 3"}
    metadata = {"kernelspec": kernel}
    return {"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}


def command(page: Path, port: int, opens: bool) -> list[str]:
    """Return how Voilà is started."""
    silent = [] if opens else ["--no-browser"]
    # what else JupyterLab is extended by is not for this page, and may complain in it
    allowed = [f"--VoilaConfiguration.extension_allowlist={name}" for name in _CONTROLS]
    told = [f"--port={port}", "--template=holdem", *allowed, *silent]
    return [sys.executable, "-m", "voila", str(page), *told]


def environment(inherited: Mapping[str, str]) -> dict[str, str]:
    """Return the environment, with our page's look in it.

    Voilà's own look asks another machine for icons.
    """
    look = str(Path(__file__).with_name("voila_path"))
    paths = filter(None, [look, inherited.get("JUPYTER_PATH")])
    return {**inherited, "JUPYTER_PATH": os.pathsep.join(paths)}
