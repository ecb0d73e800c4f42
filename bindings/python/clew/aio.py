"""Asynchronous calls: :func:`run` awaits any function of the package beside the event loop.

::

    table = await clew.aio.run(clew.rate, puzzles)
    async with asyncio.timeout(3):
        made = await clew.aio.run(clew.generate, level="diabolical")
"""

from __future__ import annotations

import asyncio
import functools
import threading
from collections.abc import Callable
from typing import Any, TypeVar

Result = TypeVar("Result")


async def run(function: Callable[..., Result], *arguments: Any, **options: Any) -> Result:
    """Calls a function or method that takes ``stop``, on a thread of its own.

    Parameters
    ----------
    function
        A function of the package, such as :func:`clew.rate`, or a method of a puzzle.
    arguments, options
        Its arguments, without ``stop``.

    Raises
    ------
    asyncio.CancelledError
        The task was cancelled; the work then ends within about 20 ms.

    Examples
    --------
    >>> import asyncio
    >>> asyncio.run(run(clew.count, ["." * 16]))["solutions"]
    [288]
    """
    stop = threading.Event()
    try:
        return await asyncio.to_thread(functools.partial(function, *arguments, stop=stop, **options))
    except asyncio.CancelledError:
        stop.set()
        raise
