#!/usr/bin/env python3
"""Writes lessons.json, the examples of the page's lessons: lessons.py CLEW

For each technique the example of its page in docs/techniques, and a position on another layout if the
generator finds one soon: the technique is its next step without other techniques of its level. The page
asks the engine for the step and its text, so this file has only positions.
"""
import json
import os
import subprocess
import sys

LAYOUTS = ["x-9x9", "hyper", "6x6", "samurai", "tridoku", "argyle"]
LEVELS = ["easy", "intermediate", "hard", "very hard", "diabolical"]
SECONDS = "4"


def clew(binary, *arguments):
    return subprocess.run([binary, *arguments], capture_output=True, text=True, check=False).stdout


def elsewhere(binary, table, technique, turn):
    """A position on one of the other layouts, each technique beginning with another."""
    own = max(LEVELS.index(technique["level"]), 1)
    easier = [t["name"] for t in table if LEVELS.index(t["level"]) < own or t is technique]
    for i in range(len(LAYOUTS)):
        layout = LAYOUTS[(turn + i) % len(LAYOUTS)]
        text = clew(binary, "generate", "--layout", layout, "--require", technique["name"], "--at", "--only",
                    ",".join(easier), "--seed", str(turn + 1), "--threads", "1", "--timeout", SECONDS, "--format", "text")  # fmt: skip
        if text:
            return [{"text": text}]
    return []


def main():
    binary = sys.argv[1]
    folder = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.join(folder, "..", "tests", "golden", "words.json"), encoding="utf-8") as kept:
        known = {one["technique"]: one for one in json.load(kept)}
    table = [json.loads(line) for line in clew(binary, "techniques", "--json").splitlines()]
    lessons = {}
    for turn, technique in enumerate(table):
        one = known.get(technique["name"])
        lessons[technique["name"]] = examples = []
        if one and "text" in one:
            examples.append({"text": one["text"]})
        elif one and one["layout"] == "9x9":
            examples.append({"text": one["grid"]})
        elif one:
            examples.append({"layout": one["layout"], "text": one["grid"]})
        if technique["needs"] != "constraints" and "Siamese" not in technique["title"]:
            examples += elsewhere(binary, table, technique, turn)
        print(technique["name"], len(examples), file=sys.stderr, flush=True)
    with open(os.path.join(folder, "lessons.json"), "w", encoding="utf-8") as out:
        rows = (f" {json.dumps(name)}: {json.dumps(examples, ensure_ascii=False)}" for name, examples in lessons.items())
        out.write("{\n" + ",\n".join(rows) + "\n}\n")


main()
