"""The vectorised environment, and answers in prose."""

import random

import numpy
import pytest
from gymnasium.utils.env_checker import data_equivalence

import clew
import clew.gym

SMALL = "1......4.2....3."
SOLVED = "1423231432414132"
CAGES = "sudoku 1\nlayout 4x4\ncage 5 r1c1 r1c2\ncage 7 r3c1 r4c1\ngivens\n1...\n...4\n.2..\n..3."


def perfect(envs, observations, infos):
    """The first blank cell of each puzzle with its value."""
    cells = (observations == 0).argmax(1)
    return cells * envs._digits + envs._solutions[infos["puzzle"], cells] - 1


@pytest.mark.parametrize("layout", ["4x4", "6x6", "9x9", "x-9x9", "tridoku"])
def test_perfect_play_ends_every_episode(layout):
    pool = [p.givens for p in clew.generate(layout, count=2, seed=3)]
    envs = clew.gym.SudokuVectorEnv(pool, num_envs=5, layout=layout, rewards=clew.gym.Rewards(solved=10))
    observations, infos = envs.reset(seed=4)
    blanks = (observations == 0).sum(1)
    ended = numpy.zeros(5, int)
    for step in range(1, blanks.max() + 1):
        observations, rewards, terminated, truncated, infos = envs.step(perfect(envs, observations, infos))
        running = ended == 0
        assert (rewards[running] == 1 + 10 * (blanks[running] == step)).all() and not truncated.any()
        assert (terminated[running] == (blanks[running] == step)).all()
        assert observations in envs.observation_space
        ended[terminated & running] = step
    assert (ended == blanks).all()


def test_rewards_and_the_next_episode():
    envs = clew.gym.SudokuVectorEnv([SMALL], num_envs=4, end_on_wrong=True)
    envs.reset(seed=1)
    right, wrong, filled = 1 * 4 + 3, 2 * 4 + 3, 0
    observations, rewards, terminated, *_ = envs.step([right, wrong, filled, right])
    assert rewards.tolist() == [1, -1, -1, 1] and terminated.tolist() == [False, True, False, False]
    assert observations[0, 1] == 4 and not observations[1, 2]
    observations, rewards, terminated, *_ = envs.step([right, right, right, right])
    assert rewards.tolist() == [-1, 0, 1, -1] and not terminated.any()
    assert (observations[1] == clew.to_array([SMALL])[0]).all()
    assert envs.action_masks().shape == (4, 64) and not envs.action_masks()[:, :4].any()
    envs = clew.gym.SudokuVectorEnv([SMALL], num_envs=1, max_steps=3)
    envs.reset()
    assert [bool(envs.step([0])[3][0]) for _ in range(8)] == [False, False, True, False, False, False, True, False]


def test_the_same_seed_plays_the_same():
    pool = [p.givens for p in clew.generate("6x6", count=20, seed=3)]
    runs = []
    for _ in range(2):
        envs = clew.gym.SudokuVectorEnv(pool, num_envs=30, max_steps=9)
        told = [envs.reset(seed=7)]
        actions = numpy.random.default_rng(5).integers(0, 216, (40, 30))
        told += [envs.step(action) for action in actions]
        runs.append(told)
    assert data_equivalence(runs[0], runs[1])


def test_proved_steps_are_those_of_prove():
    puzzle = clew.generate(level="hard", seed=5)[0]
    rewards = clew.gym.Rewards(shown=2, unproven=0.5, techniques={"naked-single": 3})
    envs = clew.gym.SudokuVectorEnv([puzzle.givens], num_envs=81, prove=True, only=["naked-single", "hidden-single-box"], rewards=rewards)
    observations, _ = envs.reset()
    cells = numpy.arange(81)
    _, told, _, _, infos = envs.step(cells * 9 + envs._solutions[0] - 1)
    seen = set()
    for cell in range(81):
        if observations[0, cell]:
            assert infos["verdict"][cell] == "filled" and told[cell] == rewards.filled
            continue
        claim = f"r{cell // 9 + 1}c{cell % 9 + 1}={envs._solutions[0, cell]}"
        proof = puzzle.prove(claim, only=["naked-single", "hidden-single-box"])
        assert infos["verdict"][cell] == ("right" if proof.steps else "unproven")
        technique = proof.steps[0].technique if proof.steps else None
        assert infos["technique"][cell] == technique
        assert told[cell] == {None: 0.5, "naked-single": 3}.get(technique, 2)
        seen.add(technique)
    assert None in seen and len(seen) > 1


def test_constraints_and_entries():
    """The second value is proved from the grid with the first."""
    envs = clew.gym.SudokuVectorEnv([CAGES], num_envs=1, prove=True)
    observations, infos = envs.reset()
    while (observations == 0).any():
        observations, rewards, terminated, _, infos = envs.step(perfect(envs, observations, infos))
        assert infos["verdict"][0] == "right" and rewards[0] == 1
    assert terminated[0] and envs.render() == (SOLVED,)


@pytest.mark.parametrize("pool, reason", [([], "no puzzle"), (["." * 16], "puzzle 0 of the pool is multiple"),
                                          ([SMALL, "x"], "puzzle 1 of the pool is malformed"), ([SMALL, "1" * 16], "is none")])
def test_pools_that_cannot_be_played(pool, reason):
    with pytest.raises(ValueError, match=reason):
        clew.gym.SudokuVectorEnv(pool)


def prose_of(grid, width, form):
    rows = [grid[i:i + width] for i in range(0, len(grid), width)]
    return {
        "line": f"The answer is:\n\n{grid}\n",
        "rows": "Sure! Here it is:\n```\n" + "\n".join(rows) + "\n```\nI hope that this helps.",
        "spaced": "\n".join(" ".join(row) for row in rows),
        "framed": "\n".join("| " + " ".join(row[:width // 2]) + " | " + " ".join(row[width // 2:]) + " |\n+---+---+" for row in rows),
        "markdown": "\n".join("| " + " | ".join(row) + " |" + ("\n|" + "---|" * width if i == 0 else "") for i, row in enumerate(rows)),
        "json": "The grid: \n" + str([[c for c in row] for row in rows]).replace("'", '"'),
        "json rows": "[\n" + ",\n".join("  [" + ", ".join(row) + "]" for row in rows) + "\n]",
        "labels": "\n".join(f"Row {i}: {row}" for i, row in enumerate(rows, 1)),
        "list": "\n".join(f"- Row {i}: {', '.join(row)}" for i, row in enumerate(rows, 1)),
    }[form]


FORMS = ["line", "rows", "spaced", "framed", "markdown", "json", "json rows", "labels", "list"]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("layout, width", [("4x4", 4), ("6x6", 6), ("9x9", 9)])
def test_a_grid_out_of_prose(form, layout, width, seed):
    random_ = random.Random(seed)
    puzzle = clew.generate(layout, seed=seed)[0]
    solution = puzzle.solution
    restated = prose_of(puzzle.givens, width, random_.choice(FORMS))
    told = clew.verify(puzzle, f"The puzzle was\n{restated}\nand now\n" + prose_of(solution, width, form))
    blank = puzzle.givens.count(".")
    assert told == clew.Verification("solved", solution, blank, blank) and told.score == 1
    at = random_.choice([i for i, c in enumerate(puzzle.givens) if c == "."])
    other = "1" if solution[at] != "1" else "2"
    wrong = solution[:at] + other + solution[at + 1:]
    told = clew.verify(puzzle, prose_of(wrong, width, form))
    assert (told.verdict, told.grid, told.right) == ("wrong", wrong, blank - 1) and 0 < told.score < 1
    given = puzzle.givens.index(next(c for c in puzzle.givens if c != "."))
    changed = solution[:given] + ("1" if solution[given] != "1" else "2") + solution[given + 1:]
    assert clew.verify(puzzle, prose_of(changed, width, form)).verdict == "changed"
    holes = solution[:at] + "." + solution[at + 1:]
    assert clew.verify(puzzle, prose_of(holes, width, form)).verdict == "incomplete"


def test_prose_without_a_grid():
    for prose in ("", "I think that r1c1 is 5.", "123\n456\n789", "1 2 3 4 5 6 7 8\n" * 9, "0" * 82):
        assert clew.verify("." * 81, prose).verdict == "missing"


def test_answers_to_puzzles_with_several_solutions_and_constraints():
    assert clew.verify("." * 16, SOLVED).verdict == "solved"
    assert clew.verify("." * 16, "1" * 16).verdict == "wrong"
    assert clew.verify(CAGES, SOLVED).verdict == "solved"
    sixteen = clew.generate("16x16", seed=3)[0]
    numbers = [int(c, 17) for c in sixteen.solution]
    prose = "\n".join(" ".join(map(str, numbers[i:i + 16])) for i in range(0, 256, 16))
    assert clew.verify(sixteen, prose).verdict == clew.verify(sixteen, sixteen.solution).verdict == "solved"
