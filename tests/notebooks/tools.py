"""Run, strip and check the notebooks of this repository.

    python tests/notebooks/tools.py run notebooks/*.ipynb      run anew, then strip;
                                                               the glossary follows
    python tests/notebooks/tools.py strip notebooks/*.ipynb    strip what is noise
    python tests/notebooks/tools.py check notebooks/*.ipynb    say what is wrong
    python tests/notebooks/tools.py measure notebooks/*.ipynb  counts, and the pattern

A notebook is its own source: write it in JupyterLab, then ``run`` it before a commit.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import glossary_page
import nbformat
from nbclient import NotebookClient
from notebook_lesson import Lesson
from notebook_lint import lint, lint_start_page
from notebook_measures import report
from notebook_strip import strip, text_of

_CELL_SECONDS = 120
_FOLDERS = (
    "IPYTHONDIR",
    "JUPYTER_CONFIG_DIR",
    "JUPYTER_DATA_DIR",
    "JUPYTER_RUNTIME_DIR",
)


def main(arguments: list[str] | None = None) -> int:
    """Run the command; the exit status is 1 where ``check`` finds something."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("command", choices=("run", "strip", "check", "measure"))
    parser.add_argument("notebooks", nargs="+", type=Path)
    chosen = parser.parse_args(arguments)
    if chosen.command == "measure":
        print(table(chosen.notebooks))
        return 0
    troubles = []
    for path in chosen.notebooks:
        if chosen.command == "check":
            troubles += check(path)
        else:
            rewrite(path, anew=chosen.command == "run")
    if chosen.command == "run" and of_the_course(chosen.notebooks):
        glossary_page.write()
    print("\n".join(troubles), end="\n" if troubles else "", file=sys.stderr)
    return 1 if troubles else 0


def of_the_course(paths: list[Path]) -> bool:
    """Whether one of the notebooks is a lesson, where it stands."""
    lessons = glossary_page.lessons()
    return any(path.resolve() in lessons for path in paths)


def check(path: Path) -> list[str]:
    """Return a line for each thing that is wrong with a notebook's file."""
    text = path.read_text(encoding="utf-8")
    notebook = nbformat.reads(text, as_version=4)
    looks = lint_start_page if path.name.startswith("00_") else lint
    troubles = looks(notebook, path.parent)
    if text != text_of(strip(notebook)):
        troubles.append("not stripped: run tests/notebooks/tools.py strip on it")
    return [f"{path.name}: {trouble}" for trouble in troubles]


def table(paths: list[Path]) -> str:
    """Return a row for each notebook: its counts beside what the pattern has."""
    return report(
        [
            (path.stem, Lesson(nbformat.read(path, as_version=4), path.parent))
            for path in paths
        ]
    )


def rewrite(path: Path, *, anew: bool) -> None:
    """Strip a notebook's file, after running it where ``anew`` says so."""
    notebook = nbformat.read(path, as_version=4)
    if anew:
        with own_folders():
            client = NotebookClient(
                notebook,
                timeout=_CELL_SECONDS,
                kernel_name="python3",
                resources={"metadata": {"path": str(path.parent)}},
                store_widget_state=False,
            )
            client.execute()
    aside = path.with_name(path.name + ".part")
    aside.write_text(text_of(strip(notebook)), encoding="utf-8", newline="\n")
    aside.replace(path)


@contextmanager
def own_folders() -> Iterator[dict[str, str]]:
    """Give Jupyter folders of its own, so that no profile of this machine has a say."""
    before = {name: os.environ.get(name) for name in _FOLDERS}
    with tempfile.TemporaryDirectory() as folder:
        own = {name: str(Path(folder, name.lower())) for name in _FOLDERS}
        os.environ.update(own)
        try:
            yield own
        finally:
            for name, value in before.items():
                os.environ.pop(name)
                if value is not None:
                    os.environ[name] = value


if __name__ == "__main__":
    sys.exit(main())
