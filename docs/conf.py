"""How Sphinx builds the site: from the texts, lessons and docstrings where they stand.

The source folder is the checkout itself, so that a page which is read elsewhere too,
such as a lesson or the rules, is shown from its own place and never copied:
``make docs`` calls ``sphinx-build -c docs . docs/_build/site``.
"""

from __future__ import annotations

import json
import re
from contextlib import redirect_stdout, suppress
from io import StringIO
from operator import methodcaller

from sphinx.application import Sphinx

from holdem_teach import __version__
from holdem_teach.cli import main


def helped(*arguments: str) -> str:
    """Return what the command says of itself."""
    said = StringIO()
    with redirect_stdout(said), suppress(SystemExit):
        main([*arguments, "--help"])
    return said.getvalue()


def commands() -> str:
    """Return a section for each command, made of what it says of itself."""
    names = re.findall(r"^    ([a-z-]+)", helped(), re.MULTILINE)
    return "\n".join(f"## {name}\n\n```text\n{helped(name)}```\n" for name in names)


def hide_answers(app: Sphinx, name: str, source: list[str]) -> None:
    """Leave out the code that a lesson hides: of a question it holds the answer."""
    if not str(app.env.doc2path(name)).endswith(".ipynb"):
        return
    lesson = json.loads(source[0])
    for cell in lesson["cells"]:
        if cell["metadata"].get("jupyter", {}).get("source_hidden"):
            cell["metadata"]["tags"] = ["remove-input"]
    source[0] = json.dumps(lesson)


def setup(app: Sphinx) -> None:
    """Have lessons changed on their way from the file to the page."""
    app.connect("source-read", hide_answers)


project = "holdem_teach"
author = "the authors of holdem_teach"
project_copyright = f"{author}; texts CC BY 4.0, code MIT"
version = release = __version__
root_doc = "docs/index"

extensions = ["myst_nb", "sphinx.ext.autodoc", "numpydoc"]
include_patterns = [
    "docs/**.md",
    "notebooks/**.ipynb",
    "notebooks/**.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "README.md",
]
exclude_patterns = [".*", "docs/_build", "**.ipynb_checkpoints", "my-course"]

# Lessons are shown as they are stored: no kernel, no widget scripts from elsewhere.
nb_execution_mode = "off"
nb_ipywidgets_js: dict[str, dict[str, str]] = {}
myst_enable_extensions = ["substitution"]
myst_heading_anchors = 4
myst_heading_slug_func = methodcaller("replace", " ", "-")  # as JupyterLab does
myst_substitutions = {"commands": commands()}

autodoc_member_order = "bysource"
# These names say more than all that stands behind them.
autodoc_type_aliases = {t: t for t in ("ArrayLike", "Cards", "Ties", "Weights")}
numpydoc_show_class_members = False  # autodoc lists them
nitpicky = True
nitpick_ignore_regex = [("py:class", ".*")]  # types in signatures may be inner ones

html_theme = "furo"
html_title = "holdem_teach"
html_static_path = ["site.css"]
html_css_files = ["site.css"]
html_copy_source = False
html_domain_indices = False
