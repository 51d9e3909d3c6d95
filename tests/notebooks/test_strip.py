"""Stripping removes the noise, keeps the rest, and is done when done once."""

import nbformat
import pytest
import tools
from notebook_strip import WIDGET, strip, text_of


@pytest.fixture
def noisy():
    """A notebook as JupyterLab saves it after a run."""
    view = {"version_major": 2, "version_minor": 0, "model_id": "a"}
    shown = nbformat.v4.new_output(
        "display_data",
        {"text/plain": "Hand explorer", WIDGET: view},
        metadata={"scrolled": True},
    )
    widget = nbformat.v4.new_code_cell("ht.explore()", id="a", execution_count=1)
    widget.outputs = [shown]
    widget.metadata = {"execution": {"iopub.execute_input": "now"}, "tags": ["x"]}
    live = nbformat.v4.new_code_cell("ht.check()", id="b", execution_count=2)
    live.metadata = {"tags": ["live"]}
    live.outputs = [nbformat.v4.new_output("stream", text="saved at 12:01")]
    text = nbformat.v4.new_markdown_cell(
        "# Title", id="c", metadata={"collapsed": True}
    )
    metadata = {"widgets": {}, "language_info": {"name": "python", "version": "3.11"}}
    return nbformat.v4.new_notebook(cells=[text, widget, live], metadata=metadata)


def test_noise_goes_and_the_rest_stays(noisy):
    title, widget, live = (stripped := strip(noisy)).cells
    assert "widgets" not in stripped.metadata
    assert stripped.metadata.language_info == {"name": "python"}
    assert title.metadata == {}
    assert widget.metadata == {"tags": ["x"]}
    assert widget.outputs[0].data == {"text/plain": "Hand explorer"}
    assert widget.outputs[0].metadata == {}
    assert widget.execution_count == 1
    assert live.outputs == []
    assert [cell.id for cell in stripped.cells] == ["c", "a", "b"]
    nbformat.validate(stripped)


def test_code_that_holds_an_answer_stays_hidden(noisy):
    widget = noisy.cells[1]
    widget.metadata["jupyter"] = {"source_hidden": True, "outputs_hidden": False}
    kept = strip(noisy).cells[1].metadata
    assert kept == {"tags": ["x"], "jupyter": {"source_hidden": True}}


def test_what_is_given_is_left_as_it_is(noisy):
    before = text_of(noisy)
    strip(noisy)
    assert text_of(noisy) == before


def test_stripping_twice_changes_nothing_more(noisy):
    once = strip(noisy)
    assert text_of(strip(once)) == text_of(once)


def test_the_command_strips_a_file_in_place(noisy, tmp_path, capsys):
    path = tmp_path / "01 größe.ipynb"
    path.write_text(text_of(noisy), encoding="utf-8")
    assert tools.main(["check", str(path)]) == 1
    assert "not stripped" in capsys.readouterr().err
    assert tools.main(["strip", str(path)]) == 0
    assert path.read_bytes() == text_of(strip(noisy)).encode()
    assert list(tmp_path.iterdir()) == [path]


def test_the_command_runs_a_notebook_anew(tmp_path):
    path = tmp_path / "one.ipynb"
    cell = nbformat.v4.new_code_cell("print(6 * 7)", id="a")
    path.write_text(text_of(nbformat.v4.new_notebook(cells=[cell])), encoding="utf-8")
    assert tools.main(["run", str(path)]) == 0
    (ran,) = nbformat.read(path, as_version=4).cells
    assert (ran.execution_count, ran.outputs[0].text) == (1, "42\n")
