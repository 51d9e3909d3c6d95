"""``python -m holdem_teach``, the same as the command ``holdem-teach``."""

import sys

from holdem_teach.cli import main

if __name__ == "__main__":
    sys.exit(main())
