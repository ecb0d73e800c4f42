"""The Python package beside the command line, in turn over the same new 9x9 puzzles.

    python bench/python_bulk.py [--clew build/release/bin/clew] [--count N] [--threads N] [--rounds N]

Prints for each kind of input the processor time relative to `clew solve`, which reads a file and writes into /dev/null: the
median of the rounds, the least and the greatest. A call of one puzzle is given in microseconds of processor time.
"""

import argparse
import resource
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

import clew
import pyarrow


def seconds(work) -> float:
    """Processor time of this process and of its children."""
    def used() -> float:
        of = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
        return sum(each.ru_utime + each.ru_stime for each in of)

    begun = used()
    work()
    return used() - begun


def main() -> None:
    root = Path(__file__).resolve().parents[1]
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--clew", default=str(root / "build/release/bin/clew"))
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=7)
    asked = parser.parse_args()
    new = [p.givens for p in clew.generate(count=min(asked.count, 20_000), seed=3, threads=0)]
    lines = (new * -(-asked.count // len(new)))[:asked.count]
    column, digits = pyarrow.array(lines), clew.to_array(lines)
    wide = digits.astype("i2")
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("\n".join(lines) + "\n")
        file.flush()
        command = [asked.clew, "solve", "--quiet", "-j", str(asked.threads), "-o", "/dev/null", file.name]
        kinds = {
            "clew solve": lambda: subprocess.run(command, check=True),
            "Arrow": lambda: clew.solve(column, threads=asked.threads),
            "numpy": lambda: clew.solve(digits, threads=asked.threads),
            "numpy int16": lambda: clew.solve(wide, threads=asked.threads),
            "numpy, out=numpy": lambda: clew.solve(digits, threads=asked.threads, out="numpy"),
            "list": lambda: clew.solve(lines, threads=asked.threads),
            "scan of the file": lambda: clew.solve(clew.scan(file.name), threads=asked.threads).read(),
            "to_array, Arrow": lambda: clew.to_array(column),
            "to_array, list": lambda: clew.to_array(lines),
        }
        for work in kinds.values():
            work()
        ratios = {name: [] for name in kinds}
        for _ in range(asked.rounds):
            took = {name: seconds(work) for name, work in kinds.items()}
            for name in kinds:
                ratios[name].append(took[name] / took["clew solve"])
    for name, values in ratios.items():
        print(f"{name:18} {statistics.median(values):6.2f} ({min(values):.2f} to {max(values):.2f})")
    for name, work in (("solve", clew.solve), ("Puzzle", clew.Puzzle)):
        begun = time.process_time()
        for line in new[:10_000]:
            work(line)
        print(f"{name + '(line)':18} {(time.process_time() - begun) / min(len(new), 10_000) * 1e6:6.1f} us")


if __name__ == "__main__":
    main()
