"""What of a notebook is kept: its cells and their outputs, and nothing of the machine.

Execution counts stay: after a fresh run they are 1, 2, 3 and so on, which shows that
every cell was run, in order.
"""

from __future__ import annotations

import nbformat
from nbformat import NotebookNode

LIVE = "live"  # a cell with this tag gives another output each time: none is kept
WIDGET = "application/vnd.jupyter.widget-view+json"
_CELL_METADATA = {"tags"}
_METADATA = {
    "kernelspec": {
        "display_name": "Python 3 (ipykernel)",
        "language": "python",
        "name": "python3",
    },
    "language_info": {"name": "python"},
}


def strip(notebook: NotebookNode) -> NotebookNode:
    """Return a copy without timings, widget views, and what tells of a machine."""
    stripped = nbformat.from_dict(notebook)
    stripped.metadata = nbformat.from_dict(_METADATA)
    for cell in stripped.cells:
        is_hidden = cell.metadata.get("jupyter", {}).get("source_hidden", False)
        cell.metadata = _kept(cell.metadata, _CELL_METADATA)
        if cell.cell_type == "code":
            if is_hidden:
                cell.metadata["jupyter"] = NotebookNode(source_hidden=True)
            cell.outputs = [] if is_live(cell) else list(map(_output, cell.outputs))
    return stripped


def is_live(cell: NotebookNode) -> bool:
    """Return whether a cell gives another output each time."""
    return LIVE in cell.metadata.get("tags", [])


def text_of(notebook: NotebookNode) -> str:
    """Return a notebook as it stands in its file."""
    return nbformat.writes(notebook).rstrip("\n") + "\n"


def _output(output: NotebookNode) -> NotebookNode:
    """Return one output; of a widget its text stays, which says what stood there."""
    if "data" in output:
        output.data = NotebookNode(
            {kind: data for kind, data in output.data.items() if kind != WIDGET}
        )
    if "metadata" in output:
        output.metadata = NotebookNode()
    return output


def _kept(metadata: NotebookNode, names: set[str]) -> NotebookNode:
    return NotebookNode({k: v for k, v in metadata.items() if k in names})
