"""The modules beside these tests, which say how each fact comes about."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
