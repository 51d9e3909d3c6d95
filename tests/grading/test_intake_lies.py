"""Archives whose headers lie cost the archive, and neither the class nor the night."""

import random
import struct
import tarfile
import time
from zipfile import ZipInfo

import pytest

FILE = "ex02_ranking.py"
BELOW_ZERO = b"\xff" * 4 + struct.pack(">q", -512)
FAR = b"\x80" + (2**70).to_bytes(11, "big")


def header(name=FILE, size=b"%011o\0" % 0, kind=b"0", tail=b""):
    """Return the header of a member of a tar, its sum right whatever it says."""
    block = bytearray(512)
    block[: len(name)] = name.encode()
    block[124:136], block[156:157], block[257:265] = size, kind, b"ustar  \0"
    block[345 : 345 + len(tail)] = tail
    block[148:156] = b" " * 8
    block[148:156] = b"%06o\0 " % sum(block)
    return bytes(block)


def extended(said):
    """Return a tar with what a header of the newer kind says, then the exercise."""
    size = b"%011o\0" % len(said)
    return header("more", size, b"x") + said + b"\0" * (-len(said) % 512) + header()


def named(path):
    """Return a tar of one member with a long name."""
    record = b" path=%s\n" % path
    digits = len(str(len(record) + len(str(len(record)))))
    return extended(b"%d%s" % (len(record) + digits, record))


LIES = {
    "a size that is far": header(size=FAR),
    "a size below zero": header(size=BELOW_ZERO),
    "a long name of a size that is far": header(kind=b"L", size=FAR),
    "more of a size that is far": header(kind=b"x", size=FAR),
    "a list that is cut off": header(kind=b"S", tail=b"\0" * 137 + b"\1"),
    "digits without end": extended(b"0" * 2_000_000),
    "a word again and again": extended(b"0 hdrcharset=" * 200_000),
    "a name without end": named(b"_" * 60_000 + b"!.py"),
}


@pytest.mark.parametrize("lie", LIES)
def test_a_tar_that_lies_loses_no_other_student(tmp_path, kit, lie):
    kit.write(tmp_path / "anna.tar", LIES[lie])
    kit.write(tmp_path / "bert" / FILE)
    began = time.process_time()
    found = kit.read_all(tmp_path)
    assert time.process_time() - began < 2  # hours, where it is read as it stands
    assert found["anna"].files == {} and found["anna"].refused
    assert found["bert"].files == {"ex02_ranking": kit.WORK}


def test_a_place_that_lies_loses_the_member(tmp_path, kit):
    packed = bytearray(kit.zipped([(FILE, kit.WORK)]))
    entry = packed.index(b"PK\x01\x02")
    more = struct.pack("<HHQ", 1, 8, 2**63)  # where the member begins
    packed[entry + 42 : entry + 46] = b"\xff" * 4
    packed[entry + 30 : entry + 32] = struct.pack("<H", len(more))
    packed[entry + 46 + len(FILE) : entry + 46 + len(FILE)] = more
    end = packed.index(b"PK\x05\x06")
    packed[end + 12 : end + 16] = struct.pack("<I", end - entry)
    kit.write(tmp_path / "anna.zip", bytes(packed))
    submission = kit.read_one(tmp_path)
    assert submission.files == {} and "cannot be read" in submission.left[0]


@pytest.mark.parametrize("name", ["_" * 60_000, "ex" + "0" * 60_000, "ex02 " * 12_000])
def test_a_name_without_end_is_refused_at_once(tmp_path, kit, name):
    packed = kit.zipped([(ZipInfo(f"{name}!.py"), b""), (FILE, kit.WORK)])
    kit.write(tmp_path / "anna.zip", packed)
    began = time.process_time()
    submission = kit.read_one(tmp_path)
    assert time.process_time() - began < 2
    assert submission.files == {"ex02_ranking": kit.WORK}
    assert "far too long" in submission.left[0] and len(submission.left[0]) < 200


def test_numbers_that_lie_are_refused_with_their_archive(tmp_path, kit):
    chance = random.Random(7)
    whole = kit.tarred([(tarfile.TarInfo(FILE), kit.WORK), ("x" * 150, b"x")])
    for _ in range(300):
        data = bytearray(whole)
        for block in range(0, len(data) - 511, 512):
            if data[block + 257 : block + 262] == b"ustar" and chance.random() < 0.5:
                place = block + chance.choice([100, 124, 136, 156, 257, 329, 386, 482])
                data[place : place + 12] = chance.choice(
                    [b"\xff" * 12, FAR, BELOW_ZERO, b"7" * 12, b"S" * 12, b"x" * 12]
                )
                data[block + 148 : block + 156] = b" " * 8
                total = sum(data[block : block + 512])
                data[block + 148 : block + 156] = b"%06o\0 " % total
        kit.write(tmp_path / "anna.tar", bytes(data))
        submission = kit.read_one(tmp_path)
        assert submission.files or submission.left or not any(data[:512])


def test_archives_without_end_are_not_all_opened(tmp_path, kit):
    for number in range(101):
        member = FILE if number == 0 else "notes.txt"
        packed = kit.zipped([(f"{number}/{member}", kit.WORK)])
        kit.write(tmp_path / "anna" / f"{number:03}.zip", packed)
    submission = kit.read_one(tmp_path)
    assert submission.files == {"ex02_ranking": kit.WORK}
    assert "100.zip was not opened: there are too many" in submission.left[-1]
