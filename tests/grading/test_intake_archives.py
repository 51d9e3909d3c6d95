"""Archives are read in memory, and what is wrong with a member costs that member."""

import io
import random
import struct
import tarfile
import zipfile
from zipfile import ZipInfo

import pytest

from holdem_teach.grading.intake import archives

MODULES = ("ex02_ranking", "ex03_best_hand")
FILE = "ex02_ranking.py"


@pytest.mark.parametrize("name", ["anna.ZIP", "anna.zip"])
def test_a_zip_gives_the_exact_bytes(tmp_path, kit, name):
    members = [(FILE, kit.WORK), ("ex03_best_hand.py", b"")]
    kit.write(tmp_path / name, kit.zipped(members))
    submission = kit.read_one(tmp_path)
    assert submission.student == "anna"
    assert submission.files == {"ex02_ranking": kit.WORK, "ex03_best_hand": b""}


@pytest.mark.parametrize(
    ("ending", "compression"),
    [
        ("tar", ""),
        ("tar.gz", "gz"),
        ("tgz", "gz"),
        ("tar.bz2", "bz2"),
        ("tar.xz", "xz"),
    ],
)
@pytest.mark.parametrize("where", ["anna", "anna/work"])
def test_a_tar_gives_the_exact_bytes(tmp_path, kit, ending, compression, where):
    info = tarfile.TarInfo(FILE)
    info.mtime = 1_764_411_300
    packed = kit.tarred([(info, kit.WORK), ("work", b"")], compression)
    kit.write(tmp_path / f"{where}.{ending}", packed)
    submission = kit.read_one(tmp_path)
    assert submission.student == "anna"
    assert submission.files == {"ex02_ranking": kit.WORK}
    counted = submission.counted("ex02_ranking")
    assert counted.handed_in.timestamp() == 1_764_411_300
    assert counted.known_from == "archive"


def test_what_an_archive_is_counts_and_not_what_it_is_called(tmp_path, kit):
    kit.write(tmp_path / "anna.zip", kit.tarred([(FILE, kit.WORK)], "gz"))
    kit.write(tmp_path / "bert.tar.gz", kit.zipped([(FILE, kit.WORK)]))
    for submission in kit.read_all(tmp_path).values():
        assert submission.files == {"ex02_ranking": kit.WORK}


def test_a_zip_says_when_a_file_was_saved(tmp_path, kit):
    info = ZipInfo(FILE, (2026, 11, 29, 10, 14, 30))
    kit.write(tmp_path / "anna.zip", kit.zipped([(info, kit.WORK)]))
    kit.write(tmp_path / "bert.zip", kit.zipped([(FILE, kit.WORK)]))
    found = kit.read_all(tmp_path)
    counted = found["anna"].counted("ex02_ranking")
    assert f"{counted.handed_in:%Y-%m-%d %H:%M:%S}" == "2026-11-29 10:14:30"
    assert counted.known_from == "archive"
    assert found["bert"].counted("ex02_ranking").handed_in is None


def test_a_time_that_is_none_is_not_known(tmp_path, kit):
    packed = kit.zipped([(ZipInfo(FILE, (2026, 1, 1, 0, 0, 0)), kit.WORK)])
    date = struct.pack("<H", (2026 - 1980) << 9 | 1 << 5 | 1)
    assert date in packed
    kit.write(tmp_path / "anna.zip", packed.replace(date, struct.pack("<H", 46 << 9)))
    counted = kit.read_one(tmp_path).counted("ex02_ranking")
    assert (counted.handed_in, counted.known_from) == (None, "")


OUTSIDE = [
    "../ex02_ranking.py",
    "a/../../ex02_ranking.py",
    "/tmp/ex02_ranking.py",
    "C:/ex02_ranking.py",
    "C:ex02_ranking.py",
    "..\\ex02_ranking.py",
    "\\\\host\\ex02_ranking.py",
]
UNSEEN = [
    "work\x1b[31m/ex02_ranking.py",
    "work\u202e/ex02_ranking.py",
    "work\n/ex02_ranking.py",
    "\u2066ex02_ranking.py",
]


@pytest.mark.parametrize("pack", ["zipped", "tarred"])
@pytest.mark.parametrize("name", OUTSIDE + UNSEEN)
def test_a_member_with_a_name_that_acts_is_refused(tmp_path, kit, pack, name):
    members = [(name, b"# evil"), ("ex03_best_hand.py", kit.WORK)]
    packed = getattr(kit, pack)(members)
    kit.write(tmp_path / ("anna.zip" if pack == "zipped" else "anna.tar"), packed)
    submission = kit.read_one(tmp_path)
    assert submission.files == {"ex03_best_hand": kit.WORK}
    said = "points out of the archive" if name in OUTSIDE else "cannot be seen"
    (line,) = submission.left
    assert said in line and line.isprintable()
    assert submission.refused.get("ex02_ranking", line) == line


def test_a_name_that_ends_before_its_end_is_refused(tmp_path, kit):
    packed = kit.zipped([("ex02_ranking.py#.txt", b"# evil")])
    kit.write(tmp_path / "anna.zip", packed.replace(b".py#.txt", b".py\0.txt"))
    submission = kit.read_one(tmp_path)
    assert submission.files == {}
    assert "cannot be seen" in submission.left[0]


def test_folders_of_windows_are_folders(tmp_path, kit):
    kit.write(tmp_path / "anna.zip", kit.zipped([("work\\ex02_ranking.py", kit.WORK)]))
    assert kit.read_one(tmp_path).files == {"ex02_ranking": kit.WORK}


@pytest.mark.parametrize(
    "kind", [tarfile.SYMTYPE, tarfile.LNKTYPE, tarfile.CHRTYPE, tarfile.FIFOTYPE]
)
def test_what_is_no_file_in_a_tar_is_refused(tmp_path, kit, kind):
    info = tarfile.TarInfo(FILE)
    info.type, info.linkname = kind, "/etc/passwd"
    kit.write(tmp_path / "anna.tar", kit.tarred([(info, b"")]))
    submission = kit.read_one(tmp_path)
    assert submission.files == {}
    assert "it is a link or no ordinary file" in submission.left[0]


@pytest.mark.parametrize("kind", [0o120777, 0o020666, 0o010666])
def test_what_is_no_file_in_a_zip_is_refused(tmp_path, kit, kind):
    info = ZipInfo(FILE)
    info.external_attr = kind << 16
    kit.write(tmp_path / "anna.zip", kit.zipped([(info, b"/etc/passwd")]))
    submission = kit.read_one(tmp_path)
    assert submission.files == {}
    assert "it is a link" in submission.left[0]


def test_a_name_that_is_there_twice_is_refused_each_time(tmp_path, kit):
    with pytest.warns(UserWarning, match="Duplicate"):
        packed = kit.zipped([(FILE, b"# shown"), (FILE, b"# graded")])
    kit.write(tmp_path / "anna.zip", packed)
    kit.write(tmp_path / "bert.tar", kit.tarred([(FILE, b"# 1"), (FILE, b"# 2")]))
    for submission in kit.read_all(tmp_path).values():
        assert submission.files == {}
        assert len(submission.left) == 2
        assert "more than once" in submission.refused["ex02_ranking"]


@pytest.mark.parametrize("pack", ["zipped", "tarred"])
def test_an_archive_in_an_archive_is_refused(tmp_path, kit, pack):
    inner = kit.zipped([(FILE, kit.WORK)])
    members = [("inner.zip", inner), ("ex03_best_hand.py", kit.WORK)]
    kit.write(tmp_path / "anna.zip", getattr(kit, pack)(members))
    submission = kit.read_one(tmp_path)
    assert list(submission.files) == ["ex03_best_hand"]
    assert "an archive in an archive" in submission.refused["ex02_ranking"]


def test_an_archive_of_another_kind_is_said(tmp_path, kit):
    kit.write(tmp_path / "anna" / "work.rar")
    submission = kit.read_one(tmp_path)
    assert "work.rar was not opened" in submission.refused["ex02_ranking"]


def test_a_zip_bomb_is_refused_by_what_it_unpacks_to(tmp_path, kit):
    kit.write(tmp_path / "anna.zip", kit.zipped([(FILE, bytes(50_000_000))]))
    assert (tmp_path / "anna.zip").stat().st_size < 100_000
    submission = kit.read_one(tmp_path)
    assert submission.files == {}
    assert "far larger" in submission.left[0]


@pytest.mark.parametrize("compression", ["gz", "bz2", "xz"])
def test_a_tar_bomb_is_refused_by_what_it_unpacks_to(tmp_path, kit, compression):
    packed = kit.tarred([(FILE, kit.WORK), ("x", bytes(60_000_000))], compression)
    assert len(packed) < 100_000
    kit.write(tmp_path / "anna.tar", packed)
    submission = kit.read_one(tmp_path)
    assert submission.files == {}
    assert "is too large to be an exercise" in submission.refused["ex02_ranking"]


def test_a_bomb_of_many_files_is_bounded_together(tmp_path, kit):
    members = [(f"{n}/{FILE}", b"%d" % n + bytes(490_000)) for n in range(60)]
    members.append((FILE, kit.WORK))
    kit.write(tmp_path / "anna.zip", kit.zipped(members))
    submission = kit.read_one(tmp_path)
    assert submission.files == {"ex02_ranking": kit.WORK}
    kept = sum(len(attempt.data) for attempt in submission.attempts["ex02_ranking"])
    assert kept <= 8_000_000


def test_a_list_without_end_is_not_read(tmp_path, kit, monkeypatch):
    monkeypatch.setattr(archives, "_MAX_LISTED", 100)
    members = [(f"{number}.txt", b"") for number in range(101)]
    kit.write(tmp_path / "anna.zip", kit.zipped(members))
    assert "too large" in kit.read_one(tmp_path).left[0]


@pytest.mark.parametrize("where", ["anna/work.zip", "anna.zip"])
def test_an_archive_that_is_too_large_is_not_opened(tmp_path, kit, where):
    kit.write(tmp_path / where)
    with zipfile.ZipFile(tmp_path / where, "w", zipfile.ZIP_STORED) as made:
        made.writestr(FILE, kit.WORK)
        made.writestr("film.mp4", bytes(20_000_001))
    submission = kit.read_one(tmp_path)
    assert submission.files == {}
    assert "too large to be an exercise" in submission.left[0]
    assert set(submission.refused) == set(MODULES)


def test_a_locked_member_is_said(tmp_path, kit):
    packed = bytearray(kit.zipped([(FILE, kit.WORK)]))
    packed[6] |= 1
    packed[packed.index(b"PK\x01\x02") + 8] |= 1
    kit.write(tmp_path / "anna.zip", bytes(packed))
    submission = kit.read_one(tmp_path)
    assert "locked with a password" in submission.refused["ex02_ranking"]


@pytest.mark.parametrize("size", [0, 1, 5])
def test_a_size_that_is_not_true_is_a_broken_member(tmp_path, kit, size):
    packed = bytearray(kit.zipped([(FILE, kit.WORK)]))
    entry = packed.index(b"PK\x01\x02")
    packed[22:26] = packed[entry + 24 : entry + 28] = struct.pack("<I", size)
    kit.write(tmp_path / "anna.zip", bytes(packed))
    submission = kit.read_one(tmp_path)
    assert submission.files == {}
    assert "cannot be read" in submission.left[0]


def test_a_member_with_wrong_content_is_named(tmp_path, kit):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as made:
        made.writestr(FILE, kit.WORK)
    damaged = buffer.getvalue().replace(b"flush", b"FLUSH")
    kit.write(tmp_path / "anna.zip", damaged)
    submission = kit.read_one(tmp_path)
    assert submission.files == {} and "cannot be read" in submission.left[0]


@pytest.mark.parametrize("pack", ["zipped", "tarred"])
@pytest.mark.parametrize("keep", [0, 10, 40, -30])
def test_a_damaged_archive_loses_no_other_student(tmp_path, kit, keep, pack):
    kit.write(tmp_path / "bert" / FILE)
    packed = getattr(kit, pack)([(FILE, kit.WORK)], *["gz"] * (pack == "tarred"))
    kit.write(tmp_path / "anna.zip", packed[:keep])
    found = kit.read_all(tmp_path)
    assert found["anna"].files == {} and "cannot be read" in found["anna"].left[0]
    assert found["anna"].refused == dict.fromkeys(MODULES, found["anna"].left[0])
    assert found["bert"].files == {"ex02_ranking": kit.WORK}


def test_whatever_bytes_come_are_read_or_refused(tmp_path, kit):
    chance = random.Random(7)
    info = ZipInfo(FILE, (2026, 11, 29, 10, 14, 30))
    members = [(info, kit.WORK), ("work/ex03_best_hand.py", b"#" * 300)]
    tar = [(FILE, kit.WORK), ("work/ex03_best_hand.py", b"#" * 900)]
    whole = [kit.zipped(members), *(kit.tarred(tar, kind) for kind in ("", "gz", "xz"))]
    for _ in range(400):
        data = bytearray(chance.choice(whole))
        for _ in range(chance.choice([1, 2, 5, 20])):
            from_end = chance.random() < 0.5
            place = chance.randrange(min(len(data), 120 if from_end else len(data)))
            place = len(data) - 1 - place if from_end else place
            data[place : place + chance.randrange(3)] = chance.randbytes(
                chance.randrange(3)
            )
        kit.write(tmp_path / "anna.zip", bytes(data))
        submission = kit.read_one(tmp_path)
        assert submission.files or submission.left


def test_a_member_without_a_name_is_no_exercise(tmp_path, kit):
    packed = kit.zipped([("x", b"")])
    entry = packed.index(b"PK\x01\x02")
    size = struct.pack("<H", 0)
    packed = (
        packed[: entry + 28]
        + size
        + packed[entry + 30 : entry + 46]
        + packed[entry + 47 :]
    )
    end = packed.index(b"PK\x05\x06")
    packed = packed[: end + 12] + struct.pack("<I", 46) + packed[end + 16 :]
    kit.write(tmp_path / "anna.zip", packed)
    submission = kit.read_one(tmp_path)
    assert submission.files == {}
    assert "only exercise files are" in submission.left[0]
