#!/usr/bin/env python3
"""Certificates before VeriPB: those that Clew writes are accepted, falsified ones are rejected.

usage: proofs.py CLEW [--veripb PROGRAM] [--each N] [--cells N] [--falsify N] [--explain FILE] [--solve FILE]
                      [--layout NAME] [--option WORD] [--most N] [--seed N] [--list]

Without files: puzzles of the starter library, N of each layout of so many cells at most, and some with
constraints. --falsify: how many falsified proofs of each. --list keeps those that are accepted all the same.
Exits with 77 if there is no VeriPB.
"""
import argparse, collections, csv, os, pathlib, random, re, resource, shutil, subprocess, sys, tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent


class Run:
    def __init__(self, options):
        self.options = options
        self.random = random.Random(options.seed)
        self.count = collections.Counter()
        self.seconds, self.sizes, self.steps, self.reasons = [], [], 0, collections.Counter()
        self.slowest = (0, "")

    def verdict(self, opb, pbp):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        run = subprocess.run([self.options.veripb, opb, pbp], capture_output=True, text=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        return run.returncode == 0 and "s VERIFIED" in run.stdout, seconds, run.stdout + run.stderr

    def check(self, stem, name, falsify, steps=None):
        good, seconds, said = self.verdict(stem + ".opb", stem + ".pbp")
        text = pathlib.Path(stem + ".pbp").read_text()
        self.count["accepted" if good else "REJECTED"] += 1
        self.seconds.append(seconds)
        self.slowest = max(self.slowest, (seconds, name))
        self.sizes.append(len(text))
        named = {m[1] for m in re.finditer(r"^@s(\d+)_\d+ ", text, re.M)}
        self.steps += len(named)
        if steps is not None and len(named) != steps:
            self.count["OTHER NUMBER OF STEPS"] += 1
        if not good:
            print("rejected:", name, said.strip()[-300:])
        for way in range(falsify if good else 0):
            self.falsify(stem, text, (self.opposite, self.without_hint, self.other_row)[way % 3])

    def falsify(self, stem, text, change):
        lines, formula = text.split("\n"), pathlib.Path(stem + ".opb").read_text()
        what = change(lines, formula)
        if what is None:
            return
        lines, formula = what
        pathlib.Path(stem + "_f.pbp").write_text("\n".join(lines))
        pathlib.Path(stem + "_f.opb").write_text(formula)
        good, _, _ = self.verdict(stem + "_f.opb", stem + "_f.pbp")
        self.count[("FALSE ONE ACCEPTED: " if good else "rejected: ") + change.__doc__] += 1
        if good and self.options.list:
            kept = tempfile.mkdtemp(prefix="proof-")
            for ending in ".opb", ".pbp":
                shutil.copy(stem + ending, kept), shutil.copy(stem + "_f" + ending, kept)
            print("accepted", change.__doc__, "in", kept)

    def steps_of(self, lines, pattern):
        return [i for i, line in enumerate(lines) if re.match(r"@s\d+_\d+ rup ", line) and re.search(pattern, line)]

    def opposite(self, lines, formula):
        """opposite conclusion"""
        if at := self.steps_of(lines, " rup 1 "):
            at = self.random.choice(at)
            lines[at] = re.sub(r" rup 1 (~?)", lambda m: " rup 1 " + ("" if m[1] else "~"), lines[at])
            return lines, formula
        # An answer logs its solution: another value in one of its cells.
        for at, line in enumerate(lines):
            if line.startswith("soli "):
                true = self.random.choice(re.findall(r" (r\d+c\d+_\d+)", line))
                false = self.random.choice(re.findall(rf" ~({true.rsplit('_', 1)[0]}_\d+)", line))
                words = {true: "~" + true, "~" + false: false}
                lines[at] = " ".join(words.get(word, word) for word in line.split(" "))
                return lines, formula
        return None

    def without_hint(self, lines, formula):
        """without one fact"""
        # Clauses that an answer learns may name more rows than they need; steps do not.
        at = self.steps_of(lines, r" : ~ \d")
        if not at:
            return None
        at = self.random.choice(at)
        head, hints = lines[at].split(" : ~ ")
        hints = hints.split()[:-1]
        hints.pop(self.random.randrange(len(hints)))
        lines[at] = " ".join([head, ": ~", *hints, ";"])
        return lines, formula

    def other_row(self, lines, formula):
        """other formula"""
        # A row that some step names, and that says nothing any more. (A turned literal may be of a candidate that is
        # gone already: the step would still follow.)
        text = formula.split("\n")
        number = dict(enumerate((i for i, line in enumerate(text) if line.startswith("@")), 1))
        used = sorted({number[int(h)] for at in self.steps_of(lines, r" : ~ \d")
                       for h in lines[at].split(" : ~ ")[1].split()[:-1] if int(h) in number})
        if not used:
            return None
        at = self.random.choice(used)
        text[at] = re.sub(r">= -?\d+ ;", ">= -1000000 ;", text[at])
        return lines, "\n".join(text)

    def puzzles(self, verb, lines, layout, name, falsify):
        """One process of Clew for all of a list."""
        with tempfile.TemporaryDirectory() as folder:
            stem = os.path.join(folder, "p")
            source = os.path.join(folder, "puzzles")
            pathlib.Path(source).write_text("\n".join(lines) + "\n")
            words = [self.options.clew, verb, "--quiet", "--proof", stem, *self.options.option]
            if layout:
                words += ["--layout", layout]
            run = subprocess.run([*words, source], capture_output=True, text=True)
            for line in run.stderr.strip().split("\n"):
                if line:
                    self.reasons[re.sub(r"^\S*?:\d+:\d+: ", "", line)] += 1
            written = 0
            for i in range(1, len(lines) + 1):
                file = stem if i == 1 else f"{stem}-{i}"
                if os.path.exists(file + ".opb"):
                    written += 1
                    self.check(file, f"{name} {i}", falsify)
                    for ending in ".opb", ".pbp", "_f.opb", "_f.pbp":
                        pathlib.Path(file + ending).unlink(missing_ok=True)
            self.count["without a certificate"] += len(lines) - written

    def report(self):
        print(dict(self.count))
        for reason, n in self.reasons.most_common(12):
            print(f"  {n} x {reason}")
        if self.sizes:
            n = len(self.sizes)
            print(f"proofs {n}, steps {self.steps}, bytes: median {sorted(self.sizes)[n // 2]}, largest {max(self.sizes)}, "
                  f"a step {sum(self.sizes) // max(1, self.steps)}")
            print(f"seconds of VeriPB: median {sorted(self.seconds)[n // 2]:.3f}, most {self.slowest[0]:.3f} ({self.slowest[1]})")
        wrong = [word for word in self.count if word.isupper() or word.startswith("FALSE")]
        return 1 if wrong or not self.sizes else 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("clew")
    parser.add_argument("--veripb", default="veripb")
    parser.add_argument("--each", type=int, default=1)
    parser.add_argument("--falsify", type=int, default=3)
    parser.add_argument("--explain", action="append", default=[])
    parser.add_argument("--solve", action="append", default=[])
    parser.add_argument("--cells", type=int, default=150)
    parser.add_argument("--layout")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=10**9)
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    if not shutil.which(options.veripb):
        print("there is no VeriPB on PATH, which `cargo install veripb` brings: nothing is checked")
        return 77
    run = Run(options)
    for verb, files in ("explain", options.explain), ("solve", options.solve):
        for file in files:
            lines = [line for line in pathlib.Path(file).read_text().split("\n") if line and line[0] != "#"]
            run.puzzles(verb, lines[: options.most], options.layout, os.path.basename(file), options.falsify)
    if not options.explain and not options.solve:
        of_layout = collections.defaultdict(list)
        with open(ROOT / "library/starter.csv", newline="") as file:
            for row in list(csv.reader(file))[1:]:
                of_layout[row[8]].append(row[0])
        for layout, lines in of_layout.items():
            if len(lines[0]) > options.cells:
                continue
            run.puzzles("explain", lines[: options.each], layout, layout, options.falsify)
            run.puzzles("solve", lines[: options.each], layout, layout, options.falsify)
        lines = (ROOT / "library/constraints.jsonl").read_text().strip().split("\n")[::16]
        run.puzzles("explain", lines, None, "constraints", options.falsify)
    return run.report()


if __name__ == "__main__":
    sys.exit(main())
