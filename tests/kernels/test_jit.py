"""Compiled code that was kept is not used once a file that it came from has changed."""

import os
import shutil
import subprocess
import sys

OUTER = """
from made_up.jit import compiled
from made_up.kernels.inner import inner

@compiled
def outer():
    return inner()
"""
INNER = """
from made_up.jit import compiled

@compiled
def inner():
    return {value}
"""


def test_a_change_in_another_kernel_file_is_noticed(root, tmp_path):
    kernels = tmp_path / "made_up" / "kernels"
    kernels.mkdir(parents=True)
    shutil.copy(root / "holdem_teach" / "jit.py", tmp_path / "made_up")
    for folder in (kernels, kernels.parent):
        (folder / "__init__.py").write_bytes(b"")
    (kernels / "outer.py").write_text(OUTER, encoding="utf-8")
    kept = tmp_path / "kept"
    program = "from made_up.kernels.outer import outer; print(outer())"
    for value in (1, 2):
        text = INNER.format(value=value)
        (kernels / "inner.py").write_text(text, encoding="utf-8")
        done = subprocess.run(
            [sys.executable, "-B", "-c", program],
            cwd=tmp_path,
            env=os.environ | {"NUMBA_CACHE_DIR": str(kept), "NUMBA_DISABLE_JIT": "0"},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.stdout.split() == [str(value)], done.stderr
    assert list(kept.rglob("*.nbi"))  # it was kept at all
