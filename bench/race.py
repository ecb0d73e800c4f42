#!/usr/bin/env python3
"""Races programs of your own against Clew, over the same puzzles, in turn, in one run.

    bench/race.py [--clew CLEW] [--rounds N] [--most N] [--layout NAME] [--timeout SECONDS] FOLDER FILE...

FOLDER has the other programs, or text files NAME.txt with a command line each, which runs in FOLDER.
All get the puzzles of a FILE on standard input, one a line with a dot for a blank, and answer each on a
line that contains the solved grid; other lines are ignored. Answers are checked: they must keep the
givens, and Clew must find no fault in them.

The measure is processor time for a puzzle: from the start of a program to its end, minus the time for the
first puzzle alone. A fast program gets the same puzzles repeatedly, for long enough to be measured. The
table gives Clew's speed relative to each program: the median of the rounds, the least and the greatest.
Clew runs on one thread and looks for a second solution as well.
"""
import argparse
import math
import os
import random
import re
import resource
import signal
import statistics
import subprocess
import sys
import tempfile


MOST_LINES = 1_000_000


class Program:
    def __init__(self, name, command, folder):
        self.name, self.command, self.folder = name, command, folder

    def run(self, lines, timeout):
        """Its time of the processor in seconds, None when it was ended for being late, and the lines that it wrote."""
        with tempfile.TemporaryFile() as puzzles, tempfile.TemporaryFile() as out:
            puzzles.write("".join(line + "\n" for line in lines).encode())
            puzzles.seek(0)
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            process = subprocess.Popen(self.command, stdin=puzzles, stdout=out, stderr=subprocess.DEVNULL,
                                       cwd=self.folder, start_new_session=True)
            late = False
            try:
                process.wait(timeout)
            except subprocess.TimeoutExpired:
                late = True
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            out.seek(0)
            answers = out.read().decode("ascii", "replace").splitlines()
        seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        return (None if late else seconds), answers


def programs_of(folder):
    found = []
    for name in sorted(os.listdir(folder)):
        path = os.path.abspath(os.path.join(folder, name))
        if name.endswith(".txt"):
            with open(path, encoding="utf-8") as file:
                lines = [line.strip() for line in file if line.strip() and not line.startswith("#")]
            if len(lines) != 1:
                sys.exit(f"{path}: {len(lines)} command lines, one is needed")
            found.append(Program(name[:-4], ["/bin/sh", "-c", "exec " + lines[0]], folder))
        elif os.path.isfile(path) and os.access(path, os.X_OK):
            found.append(Program(name, [path], folder))
    if not found:
        sys.exit(f"{folder}: neither a program nor a .txt with a command line")
    return found


def puzzles_of(name, most):
    """Lines without the text after the puzzle, shuffled the same way in every run."""
    with open(name, encoding="utf-8") as file:
        lines = [re.split(r"[\s,#]", line.strip(), maxsplit=1)[0] for line in file]
    lines = [line.replace("0", ".") for line in lines if len(line) > 15]
    if not lines or any(len(line) != len(lines[0]) for line in lines):
        sys.exit(f"{name}: no puzzles, or of several sizes")
    random.Random(1).shuffle(lines)
    return lines[:most]


def keeps(grid, puzzle):
    return all(given in (".", symbol) for symbol, given in zip(grid, puzzle))


def grids_in(lines, puzzles):
    """For each puzzle the grid that answers it, or None: in order, though some may be missing."""
    full = re.compile(rf"(?<![1-9A-Za-z.])[1-9A-Za-z]{{{len(puzzles[0])}}}(?![1-9A-Za-z.])")
    grids = [found[-1] for found in map(full.findall, lines) if found]
    if len(grids) == len(puzzles):
        return grids
    answers, at = [None] * len(puzzles), 0
    for grid in grids:
        following = next((i for i in range(at, len(puzzles)) if keeps(grid, puzzles[i])), None)
        if following is not None:
            answers[following], at = grid, following + 1
    return answers


def is_right(clew, grids, layout):
    """Of full grids which keep all rules: of these there is one solution, themselves."""
    if not grids:
        return []
    said = subprocess.run([clew, "solve", "--quiet", *layout, "-"], input="\n".join(grids) + "\n",
                          capture_output=True, text=True, check=False).stdout.splitlines()
    return [line == f"{grid},1" for grid, line in zip(grids, said)]


def judged(clew, lines, puzzles, layout):
    """In words how many are right; whether all are; whether any is."""
    answers = grids_in(lines, puzzles)
    given = [(grid, puzzle) for grid, puzzle in zip(answers, puzzles) if grid]
    rights = is_right(clew, [grid for grid, _ in given], layout)
    right = sum(good and keeps(grid, puzzle) for good, (grid, puzzle) in zip(rights, given))
    wrong, missing = len(given) - right, len(puzzles) - len(given)
    said = [f"{right} right"] + [f"{wrong} wrong"] * (wrong > 0) + [f"{missing} missing"] * (missing > 0)
    return ", ".join(said), right == len(puzzles), right > 0


def as_words(ratio):
    return f"{ratio:,.0f}" if ratio >= 100 else f"{ratio:.2g}"


def times_of(one, puzzles, options):
    """The number of times a program gets the puzzles to be measurable, 0 if it is late; and its output."""
    begin, lines = one.run(puzzles[:1], options.timeout)
    if begin is not None:
        seconds, lines = one.run(puzzles, options.timeout)
    if begin is None or seconds is None:
        return 0, lines
    enough = math.ceil(options.least / max(seconds - begin, 1e-4))
    return max(1, min(enough, MOST_LINES // len(puzzles))), lines


def race(clew, programs, name, options):
    layout = ["--layout", options.layout] if options.layout else []
    puzzles = puzzles_of(name, options.most)
    ours = Program("clew", [clew, "solve", "--quiet", "--threads", "1", *layout, "-"], None)
    times, verdicts = {}, {}
    for one in (ours, *programs):
        times[one], lines = times_of(one, puzzles, options)
        verdicts[one] = judged(clew, lines, puzzles, layout)
    running = [one for one in (ours, *programs) if times[one] and verdicts[one][2]]
    ratios = {one: [] for one in programs}
    for turn in range(options.rounds):
        first = turn % max(1, len(running))
        needs = {}
        for one in running[first:] + running[:first]:
            (begin, _), (seconds, _) = one.run(puzzles[:1], options.timeout), one.run(puzzles * times[one], options.timeout)
            if begin is not None and seconds is not None:
                needs[one] = max(seconds - begin, 1e-6) / times[one]
        for one in programs:
            if one in needs and ours in needs:
                ratios[one].append(needs[one] / needs[ours])
    good = verdicts[ours][1]
    if not good:
        print(f"{name}: clew: {verdicts[ours][0]}", file=sys.stderr)
    for one in programs:
        said, right, _ = verdicts[one]
        good &= right
        fast, spread = "–", "–" if times[one] else f"not done in {options.timeout:g} s"
        if ratios[one]:
            fast, spread = as_words(statistics.median(ratios[one])), f"{as_words(min(ratios[one]))} to {as_words(max(ratios[one]))}"
        print(f"| {one.name} | {os.path.basename(name)}, {len(puzzles)} | {fast} | {spread} | {said} |", flush=True)
    return good


def main():
    about = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    here = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    about.add_argument("--clew", default=os.path.join(here, "build", "release", "bin", "clew"))
    about.add_argument("--rounds", type=int, default=5)
    about.add_argument("--most", type=int, default=10_000, help="puzzles of each file, after a shuffle")
    about.add_argument("--layout", help="of the puzzles, where their length does not say it")
    about.add_argument("--timeout", type=float, default=600, help="seconds for one program and one file")
    about.add_argument("--least", type=float, default=0.3, help="seconds that a program runs at least in each round")
    about.add_argument("folder")
    about.add_argument("file", nargs="+")
    options = about.parse_args()
    if options.rounds < 1 or options.most < 2:
        about.error("at least one round, and two puzzles")
    programs = programs_of(options.folder)
    print("| against | puzzles | times as fast | least to greatest | answers |\n|---|---|---:|---|---|")
    good = True
    for name in options.file:
        good &= race(os.path.abspath(options.clew), programs, name, options)
    sys.exit(0 if good else 1)


main()
