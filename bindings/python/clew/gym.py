"""Sudoku as a vectorised environment of Gymnasium, and a verifier for answers in prose.

::

    envs = clew.gym.SudokuVectorEnv(puzzles, num_envs=1024)
    observations, infos = envs.reset(seed=1)
    observations, rewards, terminations, truncations, infos = envs.step(envs.action_space.sample())

Gymnasium is the extra ``gym``. :func:`clew.verify` works without it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy
from numpy.typing import NDArray

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
except ImportError:
    raise ImportError("clew.gym needs Gymnasium: pip install 'clew-sudoku[gym]'; clew.verify works without it") from None

from ._draw import symbol, values_of
from ._engine import call
from ._puzzle import Puzzle
from ._types import Techniques
from ._verify import Verification, verify
from ._verbs import solve, to_array

__all__ = ["Rewards", "SudokuVectorEnv", "Verification", "verify"]


@dataclass(frozen=True)
class Rewards:
    """Rewards of a step. ``right``: the value of the solution, if steps are not proved. ``shown``: the value follows from the
    grid by one step of a technique; ``techniques`` has rewards for single techniques by name. ``unproven``: the value is true,
    but no step shows it. ``wrong``: another value. ``filled``: the cell has a value already. ``solved`` is added at the end."""

    right: float = 1.0
    shown: float = 1.0
    unproven: float = 0.25
    wrong: float = -1.0
    filled: float = -1.0
    solved: float = 0.0
    techniques: Mapping[str, float] = field(default_factory=dict[str, float])


class SudokuVectorEnv(VectorEnv[Any, Any, Any]):
    """Many puzzles at once, each from a pool, of any layout and with any constraints.

    An observation is ``uint8 (cells,)``, 0 = blank, cells in line order. An action is ``cell * digits + digit - 1``. A right
    value is entered; a wrong one is not. An episode terminates with the last value, or with a wrong one if ``end_on_wrong``,
    and is truncated after ``max_steps``; the next step then begins a new episode and ignores its action (Gymnasium's
    ``NEXT_STEP``).

    ``infos["puzzle"]`` has the numbers of the puzzles in the pool. If steps are proved, ``infos["verdict"]`` and
    ``infos["technique"]`` have the verdict of :meth:`clew.Puzzle.prove` and the technique of each entered value.

    Parameters
    ----------
    puzzles
        The pool: texts, or digits as numpy array; every puzzle has one solution, and as many cells and digits as the first.
    num_envs
        The number of puzzles that are played at once.
    layout
        The layout of bare puzzles.
    rewards
        The rewards of a step.
    prove
        Prove every right value, which takes some 0.1 ms or more; otherwise right values get the same reward.
    only
        Techniques, by name or code, that may show a value.
    timeout
        Seconds for a proof; a value that is not shown by then counts as unproven.
    end_on_wrong
        Terminate an episode with a wrong value.
    max_steps
        Truncate an episode after this number of steps; by default ten for each cell.

    Raises
    ------
    ValueError
        The pool is empty, or a puzzle has not exactly one solution, or another size than the first.

    Examples
    --------
    >>> envs = SudokuVectorEnv(["1......4.2....3."], num_envs=2, prove=True)
    >>> _ = envs.reset(seed=1)
    >>> _, rewards, *_, infos = envs.step([1 * 4 + 3, 1 * 4 + 2])
    >>> rewards.tolist(), infos["verdict"].tolist()
    ([1.0, -1.0], ['right', 'wrong'])
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": ["ansi"]}

    def __init__(self, puzzles: Sequence[str] | NDArray[Any], num_envs: int = 1, *, layout: str | None = None,
                 rewards: Rewards | None = None, prove: bool = False, only: Techniques = None, timeout: float = 1,
                 end_on_wrong: bool = False, max_steps: int | None = None, render_mode: str | None = None):
        solved = solve(puzzles, layout=layout, limit=2, out="table")
        if not len(solved):
            raise ValueError("the pool has no puzzle")
        for row, status in enumerate(solved["status"]):
            if status != "unique":
                raise ValueError(f"puzzle {row} of the pool is {status}; each must have one solution")
        self._givens = to_array(puzzles, layout=layout)
        first = self._first(puzzles, layout)
        self._written = values_of(first.shape)
        cells, self._digits = self._givens.shape[1], len(self._written)
        self._solutions = _digits_of(solved["solution"], self._written)
        self._sources = None if isinstance(puzzles, numpy.ndarray) else puzzles
        self._layout, self._prove, self._only, self._timeout = layout, prove, only, timeout
        self._rewards = rewards or Rewards()
        self._end_on_wrong = end_on_wrong
        self._max_steps = max_steps or 10 * cells
        self.num_envs, self.render_mode = num_envs, render_mode
        self.single_observation_space = gymnasium.spaces.Box(0, self._digits, (cells,), numpy.uint8)
        self.single_action_space = gymnasium.spaces.Discrete(cells * self._digits)
        self.observation_space = gymnasium.spaces.Box(0, self._digits, (num_envs, cells), numpy.uint8)
        self.action_space = gymnasium.spaces.MultiDiscrete(numpy.full(num_envs, cells * self._digits))
        self._random = numpy.random.default_rng()
        self._rows = numpy.arange(num_envs)
        self._puzzle = numpy.zeros(num_envs, numpy.int64)
        self._values = numpy.zeros((num_envs, cells), numpy.uint8)
        self._left = numpy.zeros(num_envs, numpy.int64)
        self._steps = numpy.zeros(num_envs, numpy.int64)
        self._done = numpy.zeros(num_envs, numpy.bool_)
        self._begin(self._rows)

    @staticmethod
    def _first(puzzles: Sequence[str] | NDArray[Any], layout: str | None) -> Puzzle:
        if not isinstance(puzzles, numpy.ndarray):
            return Puzzle(puzzles[0], layout)
        line = solve(puzzles[:1], layout=layout, out="table")["solution"][0]
        return Puzzle(line, layout)

    def _begin(self, envs: NDArray[Any]) -> None:
        """Draws a puzzle of the pool for each of these."""
        drawn = self._random.integers(len(self._givens), size=len(envs))
        self._puzzle[envs] = drawn
        self._values[envs] = self._givens[drawn]
        self._left[envs] = (self._givens[drawn] == 0).sum(1)
        self._steps[envs] = 0
        self._done[envs] = False

    def reset(self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begins an episode everywhere. ``seed`` is a number for all environments together."""
        if isinstance(seed, list):
            seed = seed[0]
        if seed is not None:
            self._random = numpy.random.default_rng(seed)
        self._begin(self._rows)
        return self._values.copy(), {"puzzle": self._puzzle.copy()}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Enters a value in each puzzle."""
        cells, digits = numpy.divmod(numpy.asarray(actions, numpy.int64), self._digits)
        fresh = self._done.copy()
        if fresh.any():
            self._begin(numpy.flatnonzero(fresh))
        told = self._rewards
        blank = (self._values[self._rows, cells] == 0) & ~fresh
        right = blank & (self._solutions[self._puzzle, cells] == digits + 1)
        rewards = numpy.where(right, told.right, numpy.where(blank, told.wrong, told.filled))
        rewards[fresh] = 0
        infos: dict[str, Any] = {"puzzle": self._puzzle.copy()}
        if self._prove:
            self._judge(cells, digits, right, blank, fresh, rewards, infos)
        entered = numpy.flatnonzero(right)
        self._values[entered, cells[entered]] = digits[entered] + 1
        self._left -= right
        self._steps += ~fresh
        terminated = (self._left == 0) & ~fresh
        rewards += told.solved * terminated
        if self._end_on_wrong:
            terminated |= blank & ~right
        truncated = (self._steps >= self._max_steps) & ~terminated & ~fresh
        self._done = terminated | truncated
        return self._values.copy(), rewards, terminated, truncated, infos

    def _judge(self, cells: NDArray[Any], digits: NDArray[Any], right: NDArray[Any], blank: NDArray[Any], fresh: NDArray[Any],
               rewards: NDArray[Any], infos: dict[str, Any]) -> None:
        """Proves the right values: by a step of which technique?"""
        verdicts = numpy.where(blank, "wrong", "filled").astype(object)
        verdicts[fresh] = None
        techniques = numpy.full(self.num_envs, None, object)
        for env in numpy.flatnonzero(right).tolist():
            verdicts[env], techniques[env] = self._proof(env, int(cells[env]), int(digits[env]))
            if verdicts[env] == "right":
                rewards[env] = self._rewards.techniques.get(techniques[env], self._rewards.shown)
            else:
                rewards[env] = self._rewards.unproven
        infos["verdict"], infos["technique"] = verdicts, techniques

    def _proof(self, env: int, cell: int, digit: int) -> tuple[str, str | None]:
        number = int(self._puzzle[env])
        text = self._line(self._givens[number]) if self._sources is None else self._sources[number]
        puzzle = Puzzle(text, self._layout)
        entries = numpy.where(self._givens[number] == 0, self._values[env], 0)
        answer = call("prove", {
            "puzzle": text, "layout": self._layout, "entries": self._line(entries), "only": self._only,
            "solution": self._line(self._solutions[number]), "timeout": self._timeout,
            "claim": [f"{puzzle.shape['cells'][cell]['name']}={self._written[digit]}"]})
        steps = answer["steps"]
        shown = answer["verdict"] in ("right", "other") and steps
        return ("right", steps[0]["technique"]) if shown else ("unproven", None)

    def _line(self, values: NDArray[Any]) -> str:
        return "".join(symbol(self._written[v - 1], self._written[-1]) if v else "." for v in values.tolist())

    def action_masks(self) -> NDArray[numpy.bool_]:
        """``bool (num_envs, cells * digits)``: true for the values of blank cells."""
        return numpy.repeat(self._values == 0, self._digits, axis=1)

    def render(self) -> Any:
        """The grids as text, one a puzzle."""
        return tuple(self._line(values) for values in self._values)


def _digits_of(lines: list[str], written: list[int]) -> NDArray[numpy.uint8]:
    """Lines of solutions as digits from 1."""
    digit_of = {symbol(value, written[-1]): digit for digit, value in enumerate(written, 1)}
    if len({len(line) for line in lines}) > 1:
        raise ValueError("the puzzles of the pool have different sizes")
    codes = numpy.frombuffer("".join(lines).encode(), numpy.uint8).reshape(len(lines), -1)
    table = numpy.zeros(256, numpy.uint8)
    for name, digit in digit_of.items():
        table[ord(name)] = digit
    return table[codes]
