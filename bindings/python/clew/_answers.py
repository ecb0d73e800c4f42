"""Answers of the verbs about one puzzle."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ._draw import svg_of
from ._types import Level, Status, Verdict

if TYPE_CHECKING:
    from ._puzzle import Puzzle


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
    data: dict[str, Any] = field(repr=False, compare=False, default_factory=dict)  # the engine's JSON
    puzzle: Puzzle | None = field(repr=False, compare=False, default=None)  # the puzzle before the step

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

    status: Status
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


@dataclass(frozen=True)
class Claim(Candidate):
    """A claim of :meth:`Puzzle.prove`: a placement, or an elimination if not ``placed``. ``solution``: the value of the
    cell, if the claim is wrong; ``step``: the index of the step that proves it."""

    placed: bool
    verdict: Verdict
    solution: int | None
    step: int | None


@dataclass(frozen=True)
class Proof:
    """Whether claims follow from the grid. ``verdict`` is the worst of the claims: right, other (right by another
    technique than the named one), unproven (true but not shown by one step), known (no news), wrong, mistakes (of the
    entries), or unknown (out of time)."""

    status: str
    verdict: Verdict
    claims: tuple[Claim, ...]
    steps: tuple[Step, ...]
    mistakes: tuple[Mistake, ...]
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Unavoidable:
    """Minimal sets of cells of a grid that can be filled in another way; not exact if there may be more."""

    grid: str
    sets: tuple[tuple[str, ...], ...]
    exact: bool


@dataclass(frozen=True)
class Technique:
    """A technique: its name, its title in a language, HoDoKu's code and score, its level, Sudoku Explainer's rating, and
    its requirement on the layout or the puzzle."""

    name: str
    title: str
    code: str | None
    level: Level
    rating: float | None
    score: int | None
    needs: str


@dataclass(frozen=True)
class Layout:
    """A layout of the catalogue; a name that represents many layouts has no numbers. ``rules`` is the number of pairs of
    cells that must differ."""

    name: str
    title: str
    cells: int | None = None
    digits: int | None = None
    houses: int | None = None
    links: int | None = None
    rules: int | None = None
