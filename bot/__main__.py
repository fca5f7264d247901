"""``python -m bot``: see ``bot.program.main``."""

import gc
import sys

# What is imported stays. To look for garbage in it, now or later, took a third of the time of the start.
gc.disable()
from bot.program.main import main  # noqa: E402

gc.freeze()
gc.enable()

if __name__ == "__main__":
    sys.exit(main())
