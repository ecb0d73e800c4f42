#!/usr/bin/env python3
"""How puzzles are explained: explained.py CLEW [--seconds N] [--each] [--only ID] [--trace] FILE...

FILE holds puzzles: .jsonl, one object a line (id; iss, scl, text or puzzle: the puzzle; solution where it is known: the digits
of its cells, or null), or a puzzle as text. Prints, of all puzzles that are read: how many are explained to the end,
without a nested trial, without any trial, without nets (nishio, forcing nets, nested forcing); the lines of the
longest step in the middle and at most; how many have no step over 12 lines; steps that are not proven; eliminations
against the solution; steps; processor time. With --each a line a puzzle, too; with --trace the texts of its steps.
"""
import argparse
import collections
import json
import os
import resource
import statistics
import subprocess
import tempfile

TRIALS = {"trial", "nested-trial"}
NETS = {"nishio", "forcing-net-contradiction", "forcing-net-verity", "dynamic-forcing-net", "nested-forcing-chain", "nested-forcing-net"}  # fmt: skip
MANY_LINES = 12


def asked():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("clew")
    parser.add_argument("files", nargs="+")
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--each", action="store_true")
    parser.add_argument("--trace", action="store_true")
    parser.add_argument("--only", default="")
    parser.add_argument("--options", default="", help="further options of explain, between commas")
    return parser.parse_args()


def puzzles(files):
    for path in files:
        with open(path, encoding="utf-8") as file:
            text = file.read()
        if not path.endswith(".jsonl"):
            yield os.path.basename(path), "text", text, None
            continue
        for line in text.splitlines():
            one = json.loads(line)
            form = next(form for form in ("iss", "scl", "text", "puzzle") if form in one)
            puzzle = "".join(one[form].split()) + "\n" if form == "iss" else one[form] + "\n"
            yield one.get("id", "?"), "text" if form == "puzzle" else form, puzzle, one.get("solution")


def explained(wish, form, text):
    """The answer, null where the puzzle is not read; and the processor time that it took."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt", delete=False) as file:
        file.write(text)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    options = [option for option in wish.options.split(",") if option]
    command = [wish.clew, "explain", "--json", "--verify", "--threads", "1", "--timeout", str(wish.seconds), "--from", form]
    run = subprocess.run(command + options + [file.name], capture_output=True, text=True, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    os.unlink(file.name)
    lines = run.stdout.splitlines()
    answer = json.loads(lines[0]) if lines else {"error": run.stderr.strip()}
    return answer, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def cell_of(name):
    row, column = name[1:].split("c")
    return (int(row) - 1) * 9 + int(column) - 1


def is_wrong(candidate, placed, solution):
    cell = cell_of(candidate["cell"])
    return cell < len(solution) and (solution[cell] == str(candidate["digit"])) != placed


def against(step, solution):
    """How many of its conclusions the solution of a 9x9 contradicts."""
    return sum(is_wrong(x, False, solution) for x in step.get("eliminations", [])) + sum(
        is_wrong(x, True, solution) for x in step.get("placements", []))  # fmt: skip


def measured(answer, solution):
    used = collections.Counter(step["technique"] for step in answer["steps"])
    lines = [step["text"].strip().count("\n") + 1 for step in answer["steps"]] or [0]
    return {
        "status": answer["status"],
        "steps": len(answer["steps"]),
        "nested": used["nested-trial"],
        "trials": sum(used[name] for name in TRIALS),
        "nets": sum(used[name] for name in NETS),
        "longest": max(lines),
        "long": sum(n > MANY_LINES for n in lines),
        "unproven": sum(step.get("verified") not in (True, "proven") for step in answer["steps"]),
        "against": sum(against(step, solution) for step in answer["steps"]) if solution else 0,
        "used": used,
    }


def main():
    wish = asked()
    all_of_them, not_read, seconds, used = [], [], 0.0, collections.Counter()
    for name, form, text, solution in puzzles(wish.files):
        if wish.only and name != wish.only:
            continue
        answer, took = explained(wish, form, text)
        if "steps" not in answer:
            not_read.append((name, answer.get("error", answer)))
            continue
        one = measured(answer, solution if solution and len(solution) == 81 else None)
        all_of_them.append(one)
        seconds += took
        used += one.pop("used")
        if wish.each:
            print(name, one["status"], *(f"{key} {one[key]}" for key in one if key != "status"), f"{took:.1f} s", flush=True)
        if wish.trace:
            print("\n\n".join(f"[{step['technique']}] {step['text'].strip()}" for step in answer["steps"]))
    n = len(all_of_them)
    if not n:
        print("nothing was read", not_read)
        return
    ended = [one for one in all_of_them if one["status"] == "solved"]

    def share(label, count):
        print(f"{label:34} {count:4} of {n}, {100 * count / n:3.0f} %")

    for name, error in not_read:
        print("not read:", name, str(error)[:100])
    share("to the end", len(ended))
    share("without nested trial", sum(not one["nested"] for one in ended))
    share("without any trial", sum(not one["trials"] for one in ended))
    share("without trial and net", sum(not one["trials"] and not one["nets"] for one in ended))
    share(f"with no step over {MANY_LINES} lines", sum(not one["long"] for one in ended))
    longest = [one["longest"] for one in all_of_them]
    print("lines of the longest step: middle", statistics.median(longest), "most", max(longest))
    steps = sum(one["steps"] for one in all_of_them)
    print("steps", steps, "over 12 lines", sum(one["long"] for one in all_of_them), "trials", sum(one["trials"] for one in all_of_them))  # fmt: skip
    print("unproven", sum(one["unproven"] for one in all_of_them), "against the solution", sum(one["against"] for one in all_of_them))  # fmt: skip
    print(f"{seconds:.0f} s;", ", ".join(f"{key} {count}" for key, count in used.most_common()))


main()
