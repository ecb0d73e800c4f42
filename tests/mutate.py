#!/usr/bin/env python3
"""Changes the C++ code in many small ways and says which changes no test sees.

    tests/mutate.py [--seed N] [--each N] [--rooms A,B] [--jobs N] [--build FOLDER] [--again]

Draws `--each` changes a room of src/, and of apps/cli, from a seed: a comparison turned, a statement
dropped, a constant moved, an early return and the like. All of them are compiled once, into a
copy of the sources in which an environment variable turns one on. Each change then faces the
tests that reach it, those of its room first and quick ones before slow ones, until one fails; a
crash or a timeout counts as seen. Two tests run at a time. Prints the survivors, each with
its place. --again asks the survivors of the last run only, after new tests. Building takes as long
as building all tests without a cache; running takes some seconds a change, and up to twenty minutes
for a survivor that every test reaches. With CLEW_PEER_DATA, the tests on other programs' data take part
too, as in CI. Not part of CI.
"""
import argparse
import hashlib
import json
import math
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mutations import drawn, rewritten

ROOT = Path(__file__).resolve().parent.parent
PROGRAMS = "unit golden property oracle cli".split() + ["peers"] * ("CLEW_PEER_DATA" in os.environ)
ELSEWHERE = re.compile(r"/(windows\.cpp|neon\.h)$")  # compiled on other machines only
SWITCH = """#pragma once
bool clew_mutant_on(int number);
constexpr bool clew_mutant(int number) {
  return !__builtin_is_constant_evaluated() && clew_mutant_on(number);
}
"""
# Whatever is reached is noted in a file at once: some programs end by a signal.
SWITCHED = """#include <fcntl.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <string>

bool clew_mutant_on(int number) {
  static const char* const on = std::getenv("CLEW_MUTANT");
  static const int chosen = on ? std::atoi(on) : 0;
  static const char* const file = std::getenv("CLEW_MUTANTS_REACHED");
  static std::atomic<bool> reached[1 << 14];
  if (file && !reached[number].load(std::memory_order_relaxed) && !reached[number].exchange(true)) {
    const std::string line = std::to_string(number) + "\\n";
    const int out = open(file, O_WRONLY | O_CREAT | O_APPEND, 0666);
    if (out >= 0 && write(out, line.data(), line.size()) >= 0) close(out);
  }
  return number == chosen;
}
"""


class Build:
    """A copy of the sources with the changes in them, its programs and its tests."""

    def __init__(self, folder):
        self.folder, self.tree = folder, folder / "tree"
        self.build = folder / "build"

    def put(self, name, text):
        path = self.tree / name
        if not path.exists() or path.read_bytes() != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text)

    def copy(self):
        listed = ["git", "ls-files", "-co", "--exclude-standard"]
        names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        self.files = {}
        for name in names.split("\n")[:-1]:
            path = ROOT / name
            if not path.is_file():
                continue
            if re.match(r"(src|apps/cli)/.*\.(cpp|h)$", name) and not ELSEWHERE.search(name):
                self.files[name] = path.read_text()
            else:
                self.put(name, path.read_bytes())
                (self.tree / name).chmod(path.stat().st_mode)
        self.put("src/base/mutant.h", SWITCH.encode())
        self.put("src/base/mutant.cpp", SWITCHED.encode())

    def put_changed(self, kept):
        for name, text in self.files.items():
            here = [(n, c) for n, c in kept.items() if c.file == name]
            self.put(name, (rewritten(text, here) if here else text).encode())

    def make(self, changes):
        """Builds; changes that do not compile are left out. Returns the others, by number."""
        list_of_bad = self.folder / "do-not-compile.json"
        dropped = set(json.loads(list_of_bad.read_text())) if list_of_bad.exists() else set()
        kept = {n: c for n, c in enumerate(changes, 1) if c.key() not in dropped}
        self.put_changed(kept)  # CMake looks for the files
        subprocess.run(
            ["cmake", "-S", self.tree, "-B", self.build, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release"]
            + ["-DCMAKE_CXX_COMPILER=clang++-19", "-DCLEW_TESTS=ON", "-DCLEW_UNITY=ON"]
            + [f"-DCMAKE_CXX_FLAGS=-include {self.tree}/src/base/mutant.h -ferror-limit=0"]
            + ["-DCLEW_WERROR=OFF", "-DCMAKE_CXX_FLAGS_RELEASE=-O1"],  # assertions are code too
            env={**os.environ, "CCACHE_DISABLE": "1"}, check=True, stdout=subprocess.DEVNULL,
        )
        while True:
            made = subprocess.run(["ninja", "-k", "0", "-C", self.build], capture_output=True, text=True)
            if made.returncode == 0:
                return kept
            places = re.findall(rf"{self.tree}/(\S+?):(\d+):\d+: (?:fatal )?(?:error|note)", made.stdout)
            bad = [n for n, c in kept.items()
                   if any(f == c.file and c.first <= int(line) <= c.last for f, line in places)]
            if not bad:
                sys.exit(made.stdout[-4000:] + "\nThe copy does not compile for another reason.")
            print(f"{len(bad)} changes do not compile", flush=True)
            dropped |= {kept.pop(n).key() for n in bad}
            self.put_changed(kept)
            list_of_bad.write_text(json.dumps(sorted(dropped)))

    def tests(self):
        """Every test: its name, its program or command, its file."""
        for kind in PROGRAMS:
            program, listed = self.build / f"bin/test_{kind}", self.folder / "list.json"
            subprocess.run([program, "--gtest_list_tests", f"--gtest_output=json:{listed}"],
                           check=True, stdout=subprocess.DEVNULL)  # fmt: skip
            for suite in json.loads(listed.read_text())["testsuites"]:
                for test in suite["testsuite"]:
                    yield f"{suite['name']}.{test['name']}", kind, test["file"]
        shown = subprocess.run(["ctest", "--test-dir", self.build, "--show-only=json-v1"],
                               check=True, capture_output=True).stdout  # fmt: skip
        for test in json.loads(shown)["tests"]:
            if not any("gtest_filter" in word for word in test.get("command", ["gtest_filter"])):
                yield test["name"], tuple(test["command"]), ""

    def run(self, tests, number=0, seconds=600, reached=None):
        """Says whether these tests of one program pass, and the seconds of processor time they take."""
        names, how = [t[0] for t in tests], tests[0][1]
        command = list(how)
        if isinstance(how, str):
            command = [self.build / f"bin/test_{how}", "--gtest_fail_fast", "--gtest_brief=1",
                       "--gtest_filter=" + ":".join(names)]  # fmt: skip
        env = {**os.environ, "CLEW_MUTANT": str(number), "CLEW_SEED": "1"}
        if reached:
            env["CLEW_MUTANTS_REACHED"] = str(reached)

        def bounded():  # by its own seconds, so that a busy machine makes no difference
            resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(seconds),) * 2)
            resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 30, 1 << 30))

        process = subprocess.Popen(command, cwd=self.build, env=env, stdin=subprocess.DEVNULL,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                   start_new_session=True, preexec_fn=bounded)  # fmt: skip
        end = lambda: os.killpg(process.pid, signal.SIGKILL)
        timer = threading.Timer(20 * seconds, end)
        timer.start()
        _, status, used = os.wait4(process.pid, 0)
        timer.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        try:  # its children too
            end()
        except ProcessLookupError:
            pass
        return process.returncode == 0, used.ru_utime


def reached_by(build, tests, state, pool):
    """The numbers that each test reaches and its seconds; failing tests are left out."""
    old, state["tests"] = state.get("tests", {}), {}

    def facts(test):
        name, _, file = test
        mark = hashlib.sha1(Path(file).read_bytes()).hexdigest() if file else ""
        if name in old and old[name]["mark"] == mark:
            return old[name]
        with tempfile.NamedTemporaryFile("r", dir=build.folder) as reached:
            passed, seconds = build.run([test], reached=reached.name)
            if not passed:
                print(f"{name} fails without any change and is left out", flush=True)
            return {"mark": mark, "seconds": seconds, "passed": passed,
                    "reached": sorted(set(map(int, reached.read().split())))}  # fmt: skip

    for test, found in zip(tests, pool.map(facts, tests)):
        state["tests"][test[0]] = found
    return state["tests"]


def seen(build, number, change, tests, facts):
    """The test program that sees the change, or None; and how many tests reached it."""
    seconds = lambda t: facts[t[0]]["seconds"]
    facing = [t for t in tests if number in facts[t[0]]["reached"] and facts[t[0]]["passed"]]
    facing.sort(key=lambda t: (f"/{change.room()}/" not in t[2], seconds(t)))
    for some in groups(facing, seconds):
        if not build.run(some, number, 20 + 10 * sum(map(seconds, some)))[0]:
            return (some[0][1] if isinstance(some[0][1], str) else some[0][0]), len(facing)
    return None, len(facing)


def groups(tests, seconds, most=10):
    """Tests of one program, in their order, together as long as they take `most` seconds."""
    group = []
    for test in tests:
        if group and (test[1] != group[0][1] or sum(map(seconds, group)) + seconds(test) > most):
            yield group
            group = []
        group.append(test)
    if group:
        yield group


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seed", type=int, default=1, help="of the draw (1)")
    parser.add_argument("--each", type=int, default=8, help="changes a room (8)")
    parser.add_argument("--rooms", default="", help="only these, with commas between")
    parser.add_argument("--jobs", type=int, default=2, help="tests run at a time (2)")
    parser.add_argument("--build", type=Path, default=ROOT / "build/mutants", help="folder")
    parser.add_argument("--again", action="store_true", help="the last run's survivors only")
    asked = parser.parse_args()
    build = Build(asked.build.resolve())
    build.copy()
    rooms = set(filter(None, asked.rooms.split(",")))
    changes = build.make(drawn(build.files, asked.seed, asked.each, rooms))
    file = build.folder / "state.json"
    state = json.loads(file.read_text()) if file.exists() else {}
    keys = [c.key() for c in changes.values()]
    if state.get("keys") != keys:
        state = {"keys": keys}
    tests = list(build.tests())
    pool = ThreadPoolExecutor(asked.jobs)
    facts = reached_by(build, tests, state, pool)
    file.write_text(json.dumps(state))
    results = state.get("results", {}) if asked.again else {}
    def ask(number, change):
        by, facing = results[change.key()] = seen(build, number, change, tests, facts)
        print(f"{'seen by ' + by if by else f'NOT SEEN by {facing} tests'}: {change.key()}", flush=True)
        with lock:
            state["results"] = dict(results)
            file.write_text(json.dumps(state))

    lock = threading.Lock()
    left = [(n, c) for n, c in changes.items() if not results.get(c.key(), [None])[0]]
    for done in [pool.submit(ask, number, change) for number, change in left]:
        done.result()
    total = Counter(c.room() for c in changes.values())
    caught = Counter(c.room() for c in changes.values() if results[c.key()][0])
    print("\n" + "\n".join(f"{room}: {caught[room]} of {total[room]} seen" for room in sorted(total)))
    print(f"all: {caught.total()} of {total.total()} seen")
    for change in changes.values():
        if not results[change.key()][0]:
            print(f"survives: {change.key()}")


if __name__ == "__main__":
    main()
