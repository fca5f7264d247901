"""A small web server for Prometheus and for checks of the bot's health."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import structlog
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.metrics.metrics import Metrics

log = structlog.get_logger(__name__)

HOST: Final = "127.0.0.1"
"""The address that the server listens on. Only programs on this machine can connect to it."""
WELL: Final = "The bot is well.\n"


@asynccontextmanager
async def serve(metrics: Metrics, port: int) -> AsyncIterator[str]:
    """Serve ``/metrics`` and ``/healthz`` while the block runs. The block gets the address of the server.

    ``OSError`` if the port is taken. Port 0 takes any free port.
    """

    async def send_figures(_request: web.Request) -> web.Response:
        kind = {"Content-Type": CONTENT_TYPE_LATEST}
        return web.Response(body=await metrics.write_text(), headers=kind)

    async def send_health(_request: web.Request) -> web.Response:
        ills = await metrics.list_ills()
        words = "".join(f"{sentence}\n" for sentence in ills) or WELL
        return web.Response(text=words, status=503 if ills else 200)

    app = web.Application()
    app.router.add_get("/metrics", send_figures)
    app.router.add_get("/healthz", send_health)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, HOST, port).start()
        address = f"http://{HOST}:{runner.addresses[0][1]}"
        log.info("metrics are served", address=f"{address}/metrics")
        yield address
    finally:
        await runner.cleanup()
