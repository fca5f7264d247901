"""``python -m bot``: see ``bot.program.main``."""

import sys

from bot.program.main import main

if __name__ == "__main__":
    sys.exit(main())
