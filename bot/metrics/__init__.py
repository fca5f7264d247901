"""Counts what happens for Prometheus, and says whether the bot is well. Only this machine can ask.

Start with ``Metrics`` and ``serve``. Only ``bot.program`` uses them; other packages count with ``bot.ports.meter``.
"""

from bot.metrics.drawing import MeteredDrawing
from bot.metrics.metrics import Metrics
from bot.metrics.server import serve
from bot.metrics.vitals import Source, Vitals

__all__ = ["MeteredDrawing", "Metrics", "Source", "Vitals", "serve"]
