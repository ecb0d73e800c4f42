#!/usr/bin/env python3
"""Races the Python package against the command line and against packages of PyPI, over the same puzzles, in
turn, in one run.

    bench/python_packages.py [--clew CLEW] [--count N] [--rounds N] [--seconds S]

Needs clew and pyarrow. Compares the installed ones of py-sudoku, dokusan, dlxsudoku, sudokutools and
sudoku-solver-rs, all on one thread, by processor time for a puzzle. Slow packages get as many puzzles as S
seconds allow. Answers are checked. The table gives the time relative to `clew solve`: the median of the
rounds.
"""
import argparse
import os
import resource
import statistics
import subprocess
import tempfile
import time

import clew
import numpy
import pyarrow


def rows_of(puzzle, blank):
    return [[int(c) if c != "." else blank for c in puzzle[at:at + 9]] for at in range(0, 81, 9)]


def line_of(rows):
    return "".join(str(digit) for row in rows for digit in row)


def py_sudoku():
    from sudoku import Sudoku
    return lambda puzzle: line_of(Sudoku(3, 3, board=rows_of(puzzle, None)).solve().board)


def dokusan():
    from dokusan import solvers
    from dokusan.boards import BoxSize, Sudoku
    return lambda puzzle: str(solvers.backtrack(Sudoku.from_list(rows_of(puzzle, 0), box_size=BoxSize(3, 3))))


def dlxsudoku():
    from dlxsudoku import Sudoku

    def solve(puzzle):
        sudoku = Sudoku(puzzle.replace(".", "0"))
        sudoku.solve()
        return sudoku.to_oneliner()
    return solve


def sudokutools():
    from sudokutools.solve import bruteforce
    from sudokutools.sudoku import Sudoku
    return lambda puzzle: next(bruteforce(Sudoku.decode(puzzle.replace(".", "0")))).encode()


def sudoku_solver_rs():
    import sudoku_solver_rs
    return lambda puzzle: sudoku_solver_rs.from_str_line(puzzle.replace(".", "0"))


OTHERS = {"sudoku-solver-rs": sudoku_solver_rs, "sudokutools": sudokutools, "dokusan": dokusan,
          "dlxsudoku": dlxsudoku, "py-sudoku": py_sudoku}


def command_line(program, file):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([program, "solve", "--threads", "1", file], stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def timed(work):
    before = time.process_time()
    answer = work()
    return time.process_time() - before, answer


def one_by_one(solve, puzzles, solutions, seconds):
    """The time for a puzzle, over as many as fit into so many seconds."""
    used, done = 0.0, 0
    while used < seconds and done < len(puzzles):
        spent, answer = timed(lambda: solve(puzzles[done]))
        assert answer == solutions[done], f"a wrong answer to {puzzles[done]}: {answer}"
        used, done = used + spent, done + 1
    return used / done


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--clew", default="clew", help="the command line")
    options.add_argument("--count", type=int, default=100_000)
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--seconds", type=float, default=3, help="for each of the others, each round")
    told = options.parse_args()

    puzzles = [made.givens for made in clew.generate(count=told.count, seed=1)]
    column = pyarrow.array(puzzles)
    array = clew.to_array(puzzles)
    assert array.dtype == numpy.uint8
    solutions = clew.solve(column)["solution"].to_pylist()
    others = {}
    for name, load in OTHERS.items():
        try:
            others[name] = load()
        except ImportError:
            print(f"{name} is not installed")
    times = {}
    with tempfile.NamedTemporaryFile("w", suffix=".txt", delete=False) as file:
        file.write("".join(puzzle + "\n" for puzzle in puzzles))
    for _ in range(told.rounds):
        times.setdefault("clew solve", []).append(command_line(told.clew, file.name) / len(puzzles))
        for name, many in (("Arrow column", column), ("uint8 (n, 81)", array)):
            times.setdefault(name, []).append(timed(lambda: clew.solve(many, threads=1))[0] / len(puzzles))
        for name, solve in others.items():
            times.setdefault(name, []).append(one_by_one(solve, puzzles, solutions, told.seconds))
    os.unlink(file.name)
    for name, found in times.items():
        each = [time / base for time, base in zip(found, times["clew solve"])]
        print(f"{name:20} {statistics.median(each):12.2f}  ({min(each):.2f} to {max(each):.2f})")


if __name__ == "__main__":
    main()
