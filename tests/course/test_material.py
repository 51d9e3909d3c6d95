"""What a student is given: everything of the lesson but its answers."""

from __future__ import annotations

import json
from pathlib import Path

from holdem_teach.course.material import course_files

ROOT = Path(__file__).parents[2]


def test_lessons_go_out_without_their_outputs():
    lessons = {path: data for path, data in course_files().items() if ".ipynb" in path}
    assert lessons
    for path, data in lessons.items():
        handed_out = json.loads(data)
        stored = json.loads((ROOT / path).read_text("utf-8"))
        code = [cell for cell in handed_out["cells"] if cell["cell_type"] == "code"]
        assert all(cell["outputs"] == [] for cell in code)
        assert all(cell["execution_count"] is None for cell in code)
        assert any(cell.get("outputs") for cell in stored["cells"])
        for mine, theirs in zip(handed_out["cells"], stored["cells"], strict=True):
            assert (mine["id"], mine["source"]) == (theirs["id"], theirs["source"])


def test_everything_else_goes_out_as_it_is():
    for path, data in course_files().items():
        if path.startswith("exercises/"):
            assert data == (ROOT / path).read_bytes()
