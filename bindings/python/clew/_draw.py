"""Pictures of puzzles: rows of symbols, and SVG for notebooks."""

from __future__ import annotations

from html import escape
from typing import Any, Protocol, TypeGuard


class Puzzle(Protocol):
    """The parts of :class:`clew.Puzzle` that a picture shows."""

    givens: str

    @property
    def shape(self) -> dict[str, Any]: ...

    def values(self) -> list[int | None]: ...

    def grid(self) -> tuple[list[int | None], list[list[int]]]: ...


class Step(Protocol):
    """The parts of :class:`clew.Step` that a picture marks."""

    @property
    def placements(self) -> tuple[Any, ...]: ...

    @property
    def eliminations(self) -> tuple[Any, ...]: ...

    @property
    def facts(self) -> tuple[Any, ...]: ...


_SYMBOLS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


def symbol(value: int, greatest: int) -> str:
    """A value as a grid shows it: C for 12, the number if the greatest value has no symbol."""
    return str(value) if greatest >= len(_SYMBOLS) else _SYMBOLS[value]


def values_of(shape: dict[str, Any]) -> list[int]:
    """The values that a layout writes for its digits."""
    values: list[int] = shape.get("values") or list(range(1, shape["digits"] + 1))
    return values


def open_value(shape: dict[str, Any]) -> int | None:
    """The symbol of an open cell: 0, unless that is a value."""
    return None if values_of(shape)[0] == 0 else 0


def is_set(value: int | None, shape: dict[str, Any]) -> TypeGuard[int]:
    return value != open_value(shape)


def rows_of(puzzle: Puzzle) -> str:
    """The grid as rows of symbols, with gaps between boxes or regions if the layout is a single grid."""
    shape, values = puzzle.shape, puzzle.values()
    greatest = values_of(shape)[-1]
    wide = len(symbol(greatest, greatest))
    shown = {(c["row"], c["col"]): (symbol(v, greatest) if is_set(v, shape) else ".") for c, v in zip(shape["cells"], values)}
    box = _boxes(shape)
    last_row, last_col = (max(place[i] for place in shown) for i in (0, 1))
    lines: list[str] = []
    for row in range(1, last_row + 1):
        line = ""
        for col in range(1, last_col + 1):
            here, left = (row, col), (row, col - 1)
            if col > 1:
                bar = box and here in box and left in box and box[here] != box[left]
                line += " | " if bar else " "
            line += shown.get(here, " ").rjust(wide)
        lines.append(line.rstrip())
        below = (row + 1, 1)
        if box and below in box and (row, 1) in box and box[below] != box[row, 1] and _straight(box, row, last_col):
            lines.append("".join("+" if ch == "|" else "-" for ch in line))
    return "\n".join(lines)


def _boxes(shape: dict[str, Any]) -> dict[tuple[int, int], int] | None:
    """The box or region of each place, if no cell is in two of them."""
    at = {c["name"]: (c["row"], c["col"]) for c in shape["cells"]}
    box: dict[tuple[int, int], int] = {}
    for i, house in enumerate(shape["houses"]):
        if house["kind"] in ("box", "region") and house["complete"]:
            for name in house["cells"]:
                if at[name] in box:
                    continue
                box[at[name]] = i
    return box or None


def _straight(box: dict[tuple[int, int], int], row: int, last_col: int) -> bool:
    return all(box.get((row, c)) != box.get((row + 1, c)) for c in range(1, last_col + 1))


_SIZE = 36  # a cell's
_GREEN, _RED, _BASE, _COVER = "#bfe8c4", "#f4b6b0", "#cfe2ff", "#ffe9b8"


def svg_of(puzzle: Puzzle, step: Step | None = None) -> str:
    """The grid with givens (bold), entries and candidates; for a step, the cells of its reasons, its
    placements (green) and its eliminations (red)."""
    shape = puzzle.shape
    values, candidates = puzzle.grid()
    cells, written = shape["cells"], values_of(shape)
    place_of = {value: place for place, value in enumerate(written)}
    names = [c["name"] for c in cells]
    given = [symbol_at != "." for symbol_at in puzzle.givens] if len(puzzle.givens) == len(cells) else [True] * len(cells)
    placed = {(x.cell, x.digit) for x in step.placements} if step else set()
    removed = {(x.cell, x.digit) for x in step.eliminations} if step else set()
    tint: dict[str, str] = {}
    for fact in step.facts if step else ():
        for name in fact.cells:
            tint.setdefault(name, _COVER if fact.role in ("cover", "fin") else _BASE)
    for name, _ in removed:
        tint.setdefault(name, "none")

    triangles = any(c["shape"] != "square" for c in cells)
    xs, ys = [c["x"] for c in cells], [c["y"] for c in cells]
    left, top = min(xs), min(ys)
    unit = _SIZE if not triangles else _SIZE * 1.4
    width, height = (max(xs) - left + 1) * unit + 8, (max(ys) - top + 1) * unit + 8
    side = next(n for n in range(1, 100) if n * n >= len(written))
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
           f'viewBox="-4 -4 {width:g} {height:g}" font-family="sans-serif" text-anchor="middle">',
           f'<rect x="-4" y="-4" width="{width:g}" height="{height:g}" fill="#fff"/>']
    for cell, name, value, left_over, is_given in zip(cells, names, values, candidates, given):
        x, y = (cell["x"] - left) * unit, (cell["y"] - top) * unit
        fill = tint.get(name, "#fff")
        if fill == "none":
            fill = "#fff"
        if cell["shape"] == "square":
            out.append(f'<rect x="{x:g}" y="{y:g}" width="{unit:g}" height="{unit:g}" fill="{fill}" stroke="#999"/>')
        else:
            up = cell["shape"] == "triangle_up"
            base, tip = (y + unit, y) if up else (y, y + unit)
            out.append(f'<path d="M{x:g} {base:g}h{unit:g}L{x + unit / 2:g} {tip:g}z" fill="{fill}" stroke="#999"/>')
        middle, foot = x + unit / 2, y + unit / 2
        if is_set(value, shape):
            weight = ' font-weight="bold"' if is_given else ' fill="#0b57d0"'
            out.append(f'<text x="{middle:g}" y="{foot + unit * .2:g}" font-size="{unit * .58:g}"{weight}>'
                       f"{escape(symbol(value, written[-1]))}</text>")
            continue
        small = unit / side
        for d in left_over:
            cx = x + (place_of[d] % side + .5) * small
            cy = y + (place_of[d] // side + .5) * small
            colour = _GREEN if (name, d) in placed else _RED if (name, d) in removed else None
            if colour:
                out.append(f'<circle cx="{cx:g}" cy="{cy:g}" r="{small * .48:g}" fill="{colour}"/>')
            out.append(f'<text x="{cx:g}" y="{cy + small * .3:g}" font-size="{small * .85:g}" fill="#555">'
                       f"{escape(symbol(d, written[-1]))}</text>")
    if not triangles:
        out += _borders(shape, left, top, unit)
    return "".join(out) + "</svg>"


def _borders(shape: dict[str, Any], left: float, top: float, unit: float) -> list[str]:
    """Thick lines between boxes, and around the whole."""
    place = {c["name"]: (c["x"], c["y"]) for c in shape["cells"]}
    at = set(place.values())
    owner: dict[tuple[float, float], set[int]] = {p: set() for p in at}
    for i, house in enumerate(shape["houses"]):
        if house["kind"] in ("box", "region"):
            for name in house["cells"]:
                owner[place[name]].add(i)
    path = ""
    for x, y in sorted(at):
        for dx, dy, line in ((1, 0, f"M{(x + 1 - left) * unit:g} {(y - top) * unit:g}v{unit:g}"),
                             (0, 1, f"M{(x - left) * unit:g} {(y + 1 - top) * unit:g}h{unit:g}")):
            other = (x + dx, y + dy)
            if other not in at or owner[other] != owner[x, y]:
                path += line
        if (x - 1, y) not in at:
            path += f"M{(x - left) * unit:g} {(y - top) * unit:g}v{unit:g}"
        if (x, y - 1) not in at:
            path += f"M{(x - left) * unit:g} {(y - top) * unit:g}h{unit:g}"
    return [f'<path d="{path}" fill="none" stroke="#000" stroke-width="2.4" stroke-linecap="square"/>']
