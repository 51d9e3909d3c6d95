"""What these tests share: the helpers of the game's tests, and their own."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
for folder in (HERE, HERE.parent / "game"):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
