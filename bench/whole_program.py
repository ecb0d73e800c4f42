#!/usr/bin/env python3
"""Share of the kernel in `clew solve FILE > OUT` on one thread.

    bench/whole_program.py path/to/clew FILE...

FILE has a 9x9 puzzle on each line; it is repeated to about 200,000 lines. The time to copy
as many bytes is subtracted from the program's processor time (the least of all rounds,
because other programs only add to it). The kernel's time is that of the widest kernel in
`clew bench`, solutions written.
"""
import json
import os
import resource
import subprocess
import sys
import tempfile

ROUNDS, LEAST_LINES = 11, 200_000


def processor_seconds(command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, shell=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure(clew, name, folder):
    with open(name) as file:
        lines = [line for line in file if len(line) > 81 and line[0] != "#"]
    puzzles, out = os.path.join(folder, "puzzles"), os.path.join(folder, "out")
    few = lines[:50_000]
    times = max(1, LEAST_LINES // len(few))
    with open(puzzles, "w") as file:
        file.write("".join(few) * times)
    solve, copy, kernel = [], [], []
    for _ in range(ROUNDS):  # in turn, because other programs may disturb the clock
        solve.append(processor_seconds(f"'{clew}' solve --threads 1 {puzzles} > {out}"))
        copy.append(processor_seconds(f"cat {out} > {out}2"))
        bench = f"'{clew}' bench --json --plain 1 --rounds 1 {puzzles}"
        rows = subprocess.run(bench, shell=True, capture_output=True, text=True, check=True).stdout
        rates = {row["kernel"]: row["rate"] for row in map(json.loads, rows.splitlines())}
        kernel.append(1 / next(r for k, r in rates.items() if k.startswith("in batches")))
    solve, copy = (min(s) / len(few) / times for s in (solve, copy))
    kernel = min(kernel)
    print(f"{name}: program {solve * 1e9:.1f}, copying {copy * 1e9:.1f}, kernel {kernel * 1e9:.1f} "
          f"ns a puzzle: {kernel / (solve - copy):.0%}", flush=True)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        for name in sys.argv[2:]:
            measure(sys.argv[1], name, folder)
