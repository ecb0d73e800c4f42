"""Answers of parts, put together again by :func:`clew.merge`, from a shell::

    python -m clew.parts part-*.jsonl > whole.jsonl
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator

from ._engine import ClewError
from ._jobs import Answer, merge


def _lines(files: list[str]) -> Iterator[Answer]:
    for name in files:
        with open(name) as file:
            for number, line in enumerate(file, 1):
                try:
                    answer = json.loads(line)
                except ValueError:
                    answer = None
                if not isinstance(answer, dict):
                    raise ClewError(f"{name}:{number}: this is no answer in JSON")
                yield answer


def main(files: list[str]) -> int:
    if not files:
        print("usage: python -m clew.parts FILE... > WHOLE", file=sys.stderr)
        return 2
    try:
        for whole in merge(_lines(files)):
            print(json.dumps(whole, separators=(",", ":")))
    except (ClewError, OSError) as error:
        print(f"clew.parts: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
