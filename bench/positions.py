#!/usr/bin/env python3
"""Speed of positions to practise on: positions.py CLEW LAYOUT COUNT ATTEMPTS [TECHNIQUE...]

For each of the forty techniques that come first on paths, need no constraint and can occur on 9x9 (or for the
named ones), makes positions as the page's practice does: the path before a position uses techniques of lower
levels and, if it is stuck, later ones of the same level. Then asks each position for its next step by lower
levels and the technique. With --first the technique must be the next of all. Prints the number of positions,
the number of correct ones, and processor time.
"""
import argparse
import json
import resource
import subprocess

# A partition is hardly ever on a path, except at its end. On 9x9 all crossing houses are lines and
# boxes, which pointing and claiming cover, and rectangular boxes have no leftovers.
ELSEWHERE = ["partition", "crossing", "law-of-leftovers"]
LEVELS = ["easy", "intermediate", "hard", "very hard", "diabolical"]


def asked():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("clew")
    parser.add_argument("layout")
    parser.add_argument("count", type=int)
    parser.add_argument("attempts", type=int)
    parser.add_argument("techniques", nargs="*")
    parser.add_argument("--first", action="store_true")
    return parser.parse_intermixed_args()


def run(*command, text=None):
    return subprocess.run(command, input=text, capture_output=True, text=True, check=False).stdout


def seconds():
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def main():
    wish = asked()
    table = [json.loads(line) for line in run(wish.clew, "techniques", "--json").splitlines()]
    plain = [t for t in table if t["needs"] != "constraints"]
    forty = [t for t in plain if t["name"] not in ELSEWHERE][:40]
    for one in [t for t in plain if t["name"] in wish.techniques] or forty:
        name, level = one["name"], max(LEVELS.index(one["level"]), 1)
        lower = [t["name"] for t in table if t is one or LEVELS.index(t["level"]) < level]
        later = [t["name"] for t in table[table.index(one) + 1 :] if t["level"] == one["level"]]
        way, by = ([], []) if wish.first else (["--only", ",".join(lower + later)], ["--only", ",".join(lower)])
        before = seconds()
        made = run(wish.clew, "generate", "--layout", wish.layout, "--require", name, "--at", "--count", str(wish.count),
                   "--attempts", str(wish.attempts), "--seed", "1", "--threads", "1", "--quiet", "--format", "text", *way)  # fmt: skip
        took = seconds() - before
        hints = run(wish.clew, "hint", "--json", *by, "-", text=made).splitlines() if made else []
        steps = [json.loads(line).get("step") or {} for line in hints]
        right = sum(step.get("technique") == name for step in steps)
        print(f"{name:22} {len(steps):3} of {wish.count}, {right:3} right, {took:6.1f} s", flush=True)


main()
