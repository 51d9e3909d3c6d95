"""What goes back: the names and types that came, each with what is said of it."""

from __future__ import annotations

import ast
import io
import json
import tarfile
import zipfile

import pytest

from holdem_teach.cli import main
from holdem_teach.grading.batch import How, grade
from holdem_teach.grading.giving_back.annotated import commented, with_feedback
from holdem_teach.grading.giving_back.returning import give_back
from holdem_teach.grading.intake.systems import handed_out

EX01, EX02 = "ex01_cards", "ex02_ranking"
OWN = "def category(hand):\r\n    return 'flüsh'\r\n".encode()


@pytest.fixture
def out(tmp_path):
    return tmp_path / "öut"


def inside(path):
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name) for name in archive.namelist()}


def test_canvas_takes_back_the_names_and_types_that_it_handed_out(
    out, made_up_class, capsys
):
    files = {
        "ann": ["ann_1_11_ex01_cards.py", "ann_1_12_ex02_ranking-1.py", "ann_1_9_a.py"],
        "bob": ["bob_LATE_2_21_ex01.zip", "bob_2_22_notes.pdf"],
        "cleo": ["cleo_3_text.html"],
        "dan": ["dan_4_41_ex02_ranking.ipynb"],
        "eve": ["eve_5_51_work.docx"],
    }
    with made_up_class(out) as made:
        for name, names in files.items():
            made.student(name, "canvas", name, names[0].split("_")[-3], names)
        made.hand_in("ann", EX01, {"deck": "wrong"})
        own = {"source": OWN, "file_name": "ex02_ranking-1.py"}
        made.hand_in("ann", EX02, {"category": "wrong"}, **own)
        made.hand_in("bob", EX01, {}, file_name="ex01.zip/work/ex01_cards.py")
        for name in ("cleo", "dan", "eve"):
            made.nothing(name)
    assert main(["return", str(out)]) == 0
    said = capsys.readouterr().out
    assert "canvas.zip: feedback for 4 students." in said
    assert "nothing that feedback can be put into: eve." in said
    found = inside(out / "return" / "canvas.zip")
    assert set(found) == {
        "ann_1_11_ex01_cards.py",
        "ann_1_12_ex02_ranking-1.py",
        "bob_LATE_2_21_ex01.zip",
        "cleo_3_text.html",
        "dan_4_41_ex02_ranking.ipynb",
    }
    ranking = found["ann_1_12_ex02_ranking-1.py"]
    assert ranking.endswith(b"\r\n\r\n" + OWN)
    comment = ranking.removesuffix(OWN).decode("utf-8")
    assert all(line == "" or line.startswith("#") for line in comment.split("\r\n"))
    assert "category: wrong" in comment and "deck" not in comment
    assert ast.unparse(ast.parse(ranking)) == ast.unparse(ast.parse(OWN))
    with zipfile.ZipFile(io.BytesIO(found["bob_LATE_2_21_ex01.zip"])) as archive:
        assert archive.namelist() == ["feedback.html", "feedback.md"]
        assert b"Feedback for bob" in archive.read("feedback.html")
    assert found["cleo_3_text.html"].startswith(b"<!DOCTYPE html>")
    (cell,) = json.loads(found["dan_4_41_ex02_ranking.ipynb"])["cells"]
    assert cell["source"].startswith("# Feedback for dan")


def test_moodle_takes_back_a_page_in_the_folders_that_it_handed_out(out, made_up_class):
    ann = 'Änn, "A" O\'Neil_7_assignsubmission_file_'
    bob = "Bob_8_assignsubmission_file_ex01_cards.py"
    with made_up_class(out) as made:
        made.student("ann", "moodle", "x", "7", [ann, ann.replace("_file", "_online")])
        made.student("bob", "moodle", "Bob", "8", [bob])
        made.hand_in("ann", EX01, {})
        made.hand_in("bob", EX01, {})
    give_back(out)
    found = inside(out / "return" / "moodle.zip")
    assert set(found) == {
        f"{ann}/feedback.html",
        "Bob_8_assignsubmission_file_feedback.html",
    }
    assert b"Feedback for ann" in found[f"{ann}/feedback.html"]
    for name in found:
        assert handed_out(name.partition("/")[0]).number in ("7", "8")


def test_who_came_from_no_system_gets_a_folder_and_old_ones_go(out, made_up_class):
    with made_up_class(out) as made:
        made.hand_in("ann", EX01, {}, source=OWN)
        (out / "return" / "files" / "somebody else").mkdir(parents=True)
    give_back(out)
    files = {
        path.relative_to(out / "return").as_posix(): path.read_bytes()
        for path in (out / "return").rglob("*")
        if path.is_file()
    }
    assert set(files) == {"files/ann/feedback.html", f"files/ann/{EX01}.py"}
    assert files[f"files/ann/{EX01}.py"].endswith(OWN)
    assert not (out / "return" / "files" / "somebody else").exists()
    assert [path.name for path in out.iterdir() if path.name.endswith(".part")] == []


def test_the_same_class_is_the_same_archive(out, made_up_class):
    with made_up_class(out) as made:
        made.student("ann", "canvas", "ann", "1", ["ann_1_2_ex01_cards.py"])
        made.hand_in("ann", EX01, {})
    give_back(out)
    first = (out / "return" / "canvas.zip").read_bytes()
    give_back(out)
    assert (out / "return" / "canvas.zip").read_bytes() == first


@pytest.mark.parametrize(
    "data",
    [
        b"\xef\xbb\xbfx = 'caf\xc3\xa9'\r\n",
        "x = 'café'\n".encode("utf-16"),
        "\ufeffx = 'café'\r\n".encode("utf-16-be"),
        b"# coding: latin-1\nx = 'caf\xe9'\n",
        b"",
        b"\0\xff",
    ],
)
def test_a_program_s_own_bytes_stay_as_they_are(data):
    made = commented(data, "Wrong: ✗ é\nnext")
    mark = next(
        (m for m in (b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff") if data.startswith(m)),
        b"",
    )
    assert made.startswith(mark) and made.endswith(data.removeprefix(mark))
    codec = {b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16"}.get(mark, "utf-8-sig")
    text = made.decode(codec, "replace")
    assert text.splitlines()[0].startswith("# Wrong: ")


@pytest.mark.parametrize("ending", ["tar", "tar.gz", "tgz", "tar.bz2", "tar.xz"])
def test_an_archive_comes_back_as_one_of_its_kind(ending):
    made = with_feedback(f"a_1_2_EX.{ending.upper()}", b"", "text", "page")
    how = ending.rpartition(".")[2].replace("tgz", "gz")
    with tarfile.open(
        fileobj=io.BytesIO(made), mode=f"r:{how}".removesuffix("tar")
    ) as a:
        assert a.getnames() == ["feedback.html", "feedback.md"]


@pytest.mark.slow
@pytest.mark.parametrize("system", ["canvas", "moodle"])
def test_a_class_that_a_system_handed_out_gets_it_all_back(
    system, tmp_path, out, root, course, kit
):
    """From the school's archive to the one for the school, by the real grader."""
    source = (root / "solutions" / "ex02_ranking.py").read_bytes()
    names = {
        "canvas": ["lovelaceada_1_2_ex02_ranking.py", "zoë_LATE_3_4_ex02.zip"],
        "moodle": [
            "Ada Lovelace_1_assignsubmission_file",
            "Zoë, Z_3_assignsubmission_file_",
        ],
    }[system]
    packed = kit.zipped([("ex02_ranking.py", source)])
    second = "" if system == "canvas" else "/ex02.zip"
    first = "" if system == "canvas" else "/ex02_ranking.py"
    members = [(names[0] + first, source), (names[1] + second, packed)]
    kit.write(tmp_path / "class.zip", kit.zipped(members))
    how = How(course=course, jobs=1, seed=7, isolation="process")
    grade(tmp_path / "class.zip", out, how)
    give_back(out)
    found = inside(out / "return" / f"{system}.zip")
    assert {name.partition("/")[0] for name in found} == set(names)
    if system == "canvas":
        assert found[names[0]].endswith(source)
