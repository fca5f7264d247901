"""Figures for Prometheus and a word on how the bot is, served to this machine alone.

The doors are ``Metrics`` and ``serve``. Only ``bot.program`` knows it; others count with ``bot.ports.meter``.
"""

from bot.metrics.drawing import MeteredDrawing
from bot.metrics.metrics import Metrics
from bot.metrics.server import serve
from bot.metrics.vitals import Source, Vitals

__all__ = ["MeteredDrawing", "Metrics", "Source", "Vitals", "serve"]
