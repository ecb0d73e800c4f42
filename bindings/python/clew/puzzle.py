"""One puzzle, and the answers of the verbs about it."""

from __future__ import annotations

import functools
import math
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from . import _clew
from .draw import is_set, open_value, rows_of, svg_of, values_of
from .engine import call


@dataclass(frozen=True)
class Candidate:
    """A digit in a cell."""

    cell: str  # r1c1
    digit: int


@dataclass(frozen=True)
class Mistake(Candidate):
    """An entry (``value``) or a removed candidate (``removed``) that no solution allows."""

    kind: str


@dataclass(frozen=True)
class Fact:
    """A reason of a step: of these candidates at most one (``one``) or at least one (``some``) is
    true, because of a cell, a house or a pair that must differ."""

    says: str
    unit: str
    role: str
    part: int
    cells: tuple[str, ...]
    digit: int | None = None
    house: str | None = None


@dataclass(frozen=True)
class Step:
    """One deduction. ``rating`` is Sudoku Explainer's, ``code`` HoDoKu's; None if they have none."""

    technique: str
    name: str
    code: str | None
    rating: float | None
    placements: tuple[Candidate, ...]
    eliminations: tuple[Candidate, ...]
    facts: tuple[Fact, ...]
    text: str
    verified: bool | None = None
    data: dict[str, Any] = field(repr=False, compare=False, default_factory=dict)  # as the engine says it
    puzzle: Puzzle | None = field(repr=False, compare=False, default=None)  # as it stood before

    def __str__(self) -> str:
        return f"{self.name}: {self.text}"

    def _repr_html_(self) -> str:
        from html import escape

        drawn = svg_of(self.puzzle, self) if self.puzzle else ""
        return f"{drawn}<p><b>{escape(self.name)}</b>: {escape(self.text)}</p>"


@dataclass(frozen=True)
class Solution:
    """``status`` is unique, multiple, none or unknown; ``grid`` one symbol a cell, None if there
    is none; ``count`` at most the limit."""

    status: str
    grid: str | None
    count: int


@dataclass(frozen=True)
class Clues:
    """The puzzles of a grid, their number, or the fewest clues; not exact if there may be more or
    fewer. ``counters`` are the signature of the work."""

    grid: str
    exact: bool
    clues: int | None = None
    count: int | None = None
    puzzles: list[str] | None = None
    counters: dict[str, int] | None = None
    least: int | None = None
    puzzle: str | None = None
    part: int = 1
    parts: int = 1


@dataclass(frozen=True)
class Count:
    """The number of solutions; a lower bound if it is not exact."""

    solutions: int
    exact: bool


@dataclass(frozen=True)
class Estimate:
    """About ``10 ** log10`` solutions, with one standard error as a share of them; ``exact`` is the number
    if it was counted. ``log10`` is None if nothing is known, or if there is no solution."""

    log10: float | None
    relative_error: float | None
    exact: int | None


@dataclass(frozen=True)
class Candidates:
    """For each cell the digits that occur in some solution; ``shares`` (of up to 10,000 solutions):
    cell → digit → in how many."""

    status: str
    exact: bool
    digits: dict[str, list[int]]
    solutions: int | None
    shares: dict[str, dict[int, int]] | None


@dataclass(frozen=True)
class Hint:
    """The next step or the mistakes; ``texts`` has up to three details: place, technique, reason."""

    status: str
    text: str
    texts: tuple[str, ...]
    step: Step | None
    mistakes: tuple[Mistake, ...]

    def __str__(self) -> str:
        return self.text

    def _repr_html_(self) -> str | None:
        return self.step._repr_html_() if self.step else None


@dataclass(frozen=True)
class Explanation:
    """The path. ``status`` is solved, stuck, none, multiple or unknown; ``end`` the grid it reaches."""

    status: str
    steps: tuple[Step, ...]
    cycles: int
    level: str | None
    end: str

    def __str__(self) -> str:
        return "\n".join(f"{i}. {step}" for i, step in enumerate(self.steps, 1))


@dataclass(frozen=True)
class Rating:
    """Sudoku Explainer's numbers, HoDoKu's score; None if there is none. A number that is not
    exact is a lower bound."""

    status: str
    er: float | None
    ep: float | None
    ed: float | None
    exact: bool | None
    level: str | None
    score: int | None
    hardest: str | None
    scale: str | None


@dataclass(frozen=True)
class Check:
    """The faults of a puzzle. ``core``: cells of givens that contradict each other; ``cells``: those in which two
    solutions (``first``, ``second``) differ; ``idle`` and ``idle_constraints``: redundant givens and constraints, when
    asked for."""

    status: str
    conflicts: list[dict[str, Any]]
    core: list[str]
    core_constraints: list[str]
    core_is_fewest: bool | None
    cells: list[str]
    idle: list[str] | None
    idle_constraints: list[str] | None
    idle_is_complete: bool | None
    first: str | None = None
    second: str | None = None


@dataclass(frozen=True)
class Backdoors:
    """Placements after which basic steps finish; wrong ones that these refute and then finish."""

    status: str
    solving: tuple[Candidate, ...]
    refuting: tuple[Candidate, ...]
    exact: bool


def _candidates(items: list[dict[str, Any]]) -> tuple[Candidate, ...]:
    return tuple(Candidate(**item) for item in items)


def _step(data: dict[str, Any], puzzle: Puzzle) -> Step:
    facts = tuple(
        Fact(f["says"], f["unit"], f["role"], f["part"], tuple(f["cells"]), f.get("digit"), f.get("house"))
        for f in data["evidence"]["facts"])
    return Step(data["technique"], data["name"], data["code"], data["rating"],
                _candidates(data["placements"]), _candidates(data["eliminations"]), facts, data["text"],
                data.get("verified"), data, puzzle)


def _fields(kind: type, answer: dict[str, Any]) -> Any:
    return kind(**{name: answer[name] for name in kind.__dataclass_fields__ if name in answer})


class Puzzle:
    """A puzzle in any form that Clew reads: a line of symbols, rows, puzzle text, a file's contents,
    a link. ``layout`` names the layout of a bare line (otherwise its length decides), ``from_`` the
    form. Raises :class:`clew.ClewError` when it cannot be read.

    ``entries`` are the player's own values, one symbol a cell; ``marks`` the candidates of each cell
    in line order, None for a cell without exclusions.

    Every method takes ``timeout`` in seconds, after which it returns a partial answer.
    """

    def __init__(self, text: str, layout: str | None = None, *, from_: str | None = None,
                 entries: str | None = None, marks: list[list[int] | None] | None = None):
        if not isinstance(text, str):
            raise TypeError(f"a puzzle is a text, not {type(text).__name__}")
        self._request = {"puzzle": text, "layout": layout, "from": from_, "entries": entries, "marks": marks}
        read = self._ask("read")
        self._source = read["source"]
        self.text: str = text
        self.layout: str | None = read["layout"] or None
        """The catalogue's name, None for a layout of the puzzle's own."""
        self.givens: str = read["givens"]
        """A symbol a cell, in line order; ``.`` for a blank."""
        self.entries: str | None = read["entries"] or None
        self.marks: list[list[int]] | None = read["marks"]
        self.title: str = read["title"] or ""
        self._shape = read["shape"]

    def _ask(self, verb: str, progress: Callable[[float, int], None] | None = None, **options: Any) -> dict[str, Any]:
        wanted = {name.rstrip("_"): value for name, value in options.items()}
        return call(verb, {**self._request, **wanted}, progress=progress)

    @functools.cached_property
    def shape(self) -> dict[str, Any]:
        """The layout's cells (name, row, col, shape, x, y, in line order), houses, links and
        constraints."""
        return self._shape or call("layouts", {"name": self.layout})

    def solve(self, *, limit: int | None = None, timeout: float | None = None) -> Solution:
        """One solution and how many there are, up to ``limit`` (2; 0: all)."""
        a = self._ask("solve", limit=limit, timeout=timeout)
        return Solution(a["status"], a["solution"], int(a["solutions"]))

    def solutions(self, *, max: int | None = None, timeout: float | None = None) -> list[str]:
        """Every solution, or the first ``max``, a symbol a cell."""
        return self._ask("solve", all=True, max=max, timeout=timeout)["solutions"]

    def count(self, *, limit: int | None = None, timeout: float | None = None) -> Count:
        """How many solutions there are, up to ``limit`` if there is one."""
        a = self._ask("count", limit=limit, timeout=timeout)
        return Count(int(a["solutions"]), a["exact"])

    def estimate(self, *, seed: int | None = None, timeout: float | None = None) -> Estimate:
        """About how many solutions there are, in a second or so; fewer than 100,000 are counted."""
        a = self._ask("count", estimate=True, seed=seed, timeout=timeout)
        if not a["exact"]:
            return Estimate(a.get("log10"), a.get("relative_error"), None)
        exact = int(a["solutions"])
        return Estimate(math.log10(exact) if exact else None, 0.0, exact)

    def candidates(self, *, timeout: float | None = None) -> Candidates:
        """For each cell the digits that occur in some solution."""
        a = self._ask("candidates", timeout=timeout)
        shares = {cell: {int(d): n for d, n in digits.items()} for cell, digits in a["shares"].items()} if "shares" in a else None
        return Candidates(a["status"], a["exact"], a["candidates"], int(a["solutions"]) if "solutions" in a else None, shares)

    def complete(self, *, count: int | None = None, with_: str | list[str] | None = None,
                 level: str | None = None, require: str | list[str] | None = None,
                 attempts: int | None = None, seed: int | None = None,
                 timeout: float | None = None) -> list[Completed]:
        """Finishes the puzzle: the fewest further givens, or clues of the families ``with_`` (such as
        ``killer``), that leave it one solution. Returns up to ``count`` (3) puzzles."""
        answer = self._ask("generate", complete=True, count=count, level=level, require=require, attempts=attempts,
                           seed=seed, timeout=timeout, with_=with_)
        return [Completed(made) for made in answer["puzzles"]]

    def check(self, *, minimal: bool | None = None, timeout: float | None = None) -> Check:
        """``minimal`` looks for redundant givens and constraints too."""
        return _fields(Check, self._ask("check", minimal=minimal, timeout=timeout))

    def hint(self, *, only: str | list[str] | None = None, without: str | list[str] | None = None,
             order: str | list[str] | None = None, detail: int | None = None,
             timeout: float | None = None) -> Hint:
        """The next step; ``detail`` 1 the place, 2 the technique, 3 the whole reason; ``order``
        names techniques to try before the others."""
        a = self._ask("hint", only=only, without=without, order=order, detail=detail, timeout=timeout)
        step = _step(a["step"], self) if a.get("step") else None
        return Hint(a["status"], a["text"], tuple(a["texts"]), step,
                    tuple(Mistake(**m) for m in a.get("mistakes", ())))

    def explain(self, *, only: str | list[str] | None = None, without: str | list[str] | None = None,
                order: str | list[str] | None = None, path: str | None = None,
                verify: bool | None = None, proof: str | os.PathLike[str] | None = None,
                timeout: float | None = None) -> Explanation:
        """The path, step by step; ``path`` is in-order, easiest or short; ``verify`` has the checker
        prove each step; ``order`` names techniques to be tried before the others. ``proof`` writes a
        proof of the path that VeriPB checks: ``proof="a"`` writes a.opb and a.pbp."""
        a = self._ask("explain", only=only, without=without, order=order, path=path, verify=verify,
                      proof=True if proof is not None else None, timeout=timeout)
        if proof is not None:
            for ending, part in (".opb", "formula"), (".pbp", "proof"):
                with open(os.fspath(proof) + ending, "w", encoding="ascii", newline="\n") as file:
                    file.write(a["certificate"][part])
        steps, at = [], self
        for data in a["steps"]:
            steps.append(_step(data, at))
            at = _After(at, steps[-1])
        return Explanation(a["status"], tuple(steps), a["cycles"], a["level"], a["end"])

    def find(self, technique: str | None = None, *, digit: int | None = None,
             timeout: float | None = None) -> tuple[Step, ...]:
        """Every instance of a technique, or of all, in this grid."""
        return tuple(_step(data, self) for data in
                     self._ask("find", technique=technique, digit=digit, timeout=timeout)["steps"])

    def rate(self, *, scale: str | None = None, timeout: float | None = None) -> Rating:
        """``scale`` se (Sudoku Explainer 1.2.1) or sk (SukakuExplainer 1.18.1)."""
        return _fields(Rating, self._ask("rate", scale=scale, timeout=timeout))

    def canon(self, *, timeout: float | None = None) -> str:
        """The form of all equivalent puzzles, a symbol a cell."""
        return self._ask("canon", timeout=timeout)["canonical"]

    def convert(self, to: str = "line", *, givens: bool | None = None, timeout: float | None = None) -> str:
        """The puzzle in another format; ``givens`` leaves out entries and marks."""
        return self._ask("convert", to=to, givens=givens, timeout=timeout)["text"]

    def clues(self, *, clues: int | None = None, first: bool | None = None, count: bool | None = None,
              least: bool | None = None, minimal: bool | None = None, given: str | None = None,
              not_: str | None = None, part: int | None = None, parts: int | None = None,
              threads: int = 1, timeout: float | None = None) -> Clues:
        """Every puzzle with so many clues that has this one's grid as its only solution: see
        :func:`clew.clues`."""
        return _fields(Clues, self._ask("clues", clues=clues, first=first, count=count, least=least, minimal=minimal,
                                        given=given, not_=not_, part=part, parts=parts, threads=threads, timeout=timeout))

    def backdoors(self, *, timeout: float | None = None) -> Backdoors:
        """Single placements after which basic steps finish."""
        a = self._ask("backdoors", timeout=timeout)
        return Backdoors(a["status"], _candidates(a["solving"]), _candidates(a["refuting"]), a["exact"])

    def grid(self) -> tuple[list[int | None], list[list[int]]]:
        """Values and candidates of each cell, in line order; an open cell has the value 0, or None if
        0 is a value of the layout."""
        values = self.values()
        cells = [cell["name"] for cell in self.shape["cells"]]
        seen = {name: set() for name in cells}
        places = dict(zip(cells, values))
        for group in [house["cells"] for house in self.shape["houses"]] + list(self.shape["links"]):
            taken = {places[name] for name in group}
            for name in group:
                seen[name] |= taken
        digits = values_of(self.shape)
        marks = self.marks or [digits] * len(cells)
        return values, [[] if is_set(value, self.shape) else [d for d in left if d not in seen[name]]
                        for name, value, left in zip(cells, values, marks)]

    def values(self) -> list[int | None]:
        """Givens and entries of each cell, in line order; 0 for an open cell, or None if 0 is a value of
        the layout."""
        # Bare lines of this layout, as the engine has written them.
        lines = [self.givens, self.entries or self.givens]
        if not self.layout:
            lines = [self._source + "\ngivens\n" + line for line in lines]
        digits = [int(given or entry) for given, entry in zip(*_clew.to_digits(lines, self.layout or ""))]
        written = self.shape.get("values")
        if not written:
            return digits
        return [written[d - 1] if d else open_value(self.shape) for d in digits]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Puzzle) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key()[:4])

    def _key(self) -> tuple[Any, ...]:
        return self.layout, self._source, self.givens, self.entries, self.marks

    def __str__(self) -> str:
        """The text it was read from."""
        return self.text

    def __repr__(self) -> str:
        return rows_of(self)

    def _repr_html_(self) -> str:
        return svg_of(self)


class _After(Puzzle):
    """A puzzle after a step, for drawing."""

    def __init__(self, before: Puzzle, step: Step):
        self.text, self.layout, self.givens, self.title = before.text, before.layout, before.givens, before.title
        self._source, self._request = before._source, before._request
        self._before, self._step = before, step

    @functools.cached_property
    def shape(self) -> dict[str, Any]:
        return self._before.shape

    @functools.cached_property
    def _grid(self) -> tuple[list[int | None], list[list[int]]]:
        values, candidates = (list(part) for part in self._before.grid())
        at = {cell["name"]: i for i, cell in enumerate(self.shape["cells"])}
        for x in self._step.eliminations:
            i = at[x.cell]
            candidates[i] = [d for d in candidates[i] if d != x.digit]
        groups = [house["cells"] for house in self.shape["houses"]] + list(self.shape["links"])
        for x in self._step.placements:
            values[at[x.cell]], candidates[at[x.cell]] = x.digit, []
            for group in groups:
                if x.cell in group:
                    for name in group:
                        candidates[at[name]] = [d for d in candidates[at[name]] if d != x.digit]
        return values, candidates

    def grid(self) -> tuple[list[int | None], list[list[int]]]:
        return self._grid

    def values(self) -> list[int | None]:
        return self._grid[0]


def generate(layout: str | None = None, *, count: int = 1, level: str | None = None,
             er: str | None = None, clues: int | None = None, symmetry: str | None = None,
             minimal: bool | None = None, require: str | list[str] | None = None,
             pattern: str | None = None, rate: bool | None = None, seed: int | None = None,
             timeout: float | None = None,
             progress: Callable[[float, int], None] | None = None) -> list[Generated]:
    """New puzzles with one solution each, 9x9 unless a layout is named. Without ``seed`` others at
    each call; ``timeout`` is for all together; the puzzles found until then are returned."""
    import secrets

    answer = call("generate", {
        "layout": layout, "count": count, "level": level, "er": er, "clues": clues,
        "symmetry": symmetry, "minimal": minimal, "require": require, "pattern": pattern,
        "rate": rate, "seed": secrets.randbits(63) if seed is None else seed, "timeout": timeout,
    }, progress=progress)
    return [Generated(made) for made in answer["puzzles"]]


class Completed(Puzzle):
    """A puzzle as :meth:`Puzzle.complete` finishes it, with its ``solution`` and ``level``, the number of ``steps`` of
    its path, the ``added_givens`` as cells and digits, and the ``added_clues`` as lines of puzzle text."""

    def __init__(self, made: dict[str, Any]):
        super().__init__(made["puzzle"], made["layout"])
        self.solution: str = made["solution"]
        self.level: str | None = made["level"]
        self.steps: int = made["steps"]
        self.added_givens: list[tuple[str, int]] = [(one["cell"], one["digit"]) for one in made["added_givens"]]
        self.added_clues: list[str] = made["added_clues"]


class Generated(Puzzle):
    """A puzzle as :func:`generate` makes it, with its ``solution`` (a symbol a cell) and ``level``;
    ``er``, ``ep`` and ``ed`` when they were asked for."""

    def __init__(self, made: dict[str, Any]):
        super().__init__(made["puzzle"], made["layout"])
        self.solution: str = made["solution"]
        self.level: str | None = made["level"]
        self.er: float | None = made.get("er")
        self.ep: float | None = made.get("ep")
        self.ed: float | None = made.get("ed")
