#!/usr/bin/env python3
"""Tests mutations.py: mutations_test.py [COMPILER]

A small program, with every kind of change that is found in it, is compiled with some
of them. It says the same as before while none is on, and something else with most of them.
"""
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from mutate import SWITCH, SWITCHED
from mutations import EXPRESSIONS, Source, drawn, rewritten

NAME = "src/room/program.cpp"
COMPILER = sys.argv.pop(1) if len(sys.argv) > 1 else "c++"
PROGRAM = """#include <algorithm>
#include <cstdio>
#include <vector>
// if (nothing) return 7;  a comment is no code
namespace some {
constexpr int most = 12;
struct Box {
  int held = 0;
  void put(int n) {
    if (n < 0) return;
    held += n;
  }
};
constexpr int twice(int n) { return n * 2 + 1; }
int sum(const std::vector<int>& list, bool odd) {
  int all = 0;
  for (int i = 0; i < static_cast<int>(list.size()); ++i) {
    if (list[i] == 5 && !odd) continue;
    if (odd)
      all += list[i] & 1;
    else
      all += list[i];
  }
  return std::min(all, most + 7);
}
}  // namespace some
int main() {
  std::vector<int> list{3, 5, 8, 2};
  std::sort(list.begin(), list.end(), [](int a, int b) { return a > b; });
  const bool any = std::any_of(list.begin(), list.end(), [](int n) {
    return n > 7;
  });
  some::Box box;
  box.put(-1);
  box.put(4);
  std::printf("%d %d %d %d %d \\"<\\" \\n", some::sum(list, false), some::sum(list, true), any, box.held, list[0]);
  std::printf("%d\\n", some::twice(some::most));
}
"""


class Mutations(unittest.TestCase):
    def setUp(self):
        self.changes = Source(NAME, PROGRAM).changes

    def test_finds_every_kind(self):
        kinds = {change.kind for change in self.changes}
        self.assertEqual(kinds, {*EXPRESSIONS, "condition", "dropped", "early return", "jump"})

    def test_leaves_comments_literals_and_constants_alone(self):
        for change in self.changes:
            line = PROGRAM.splitlines()[change.first - 1]
            self.assertFalse(line.startswith(("//", "#", "constexpr int most")), change.key())
        found = {change.words for change in self.changes}
        self.assertIn("< -> <= in `n < 0`", found)
        self.assertIn("box.put(4)", found)
        self.assertIn("continue -> break", found)
        self.assertNotIn('< -> <= in `"<"`', found)

    def test_draws_from_a_seed_no_two_on_a_line(self):
        files = {NAME: PROGRAM}
        first, second = drawn(files, 7, 6, None), drawn(files, 7, 6, None)
        self.assertEqual(first, second)
        self.assertEqual(len(first), 6)
        self.assertEqual(len({change.first for change in first}), 6)
        self.assertNotEqual(first, drawn(files, 8, 6, None))
        self.assertEqual(drawn(files, 7, 6, {"other"}), [])

    def test_each_change_compiles_and_is_seen(self):
        with tempfile.TemporaryDirectory() as folder:
            folder = Path(folder)
            (folder / "mutant.h").write_text(SWITCH)
            (folder / "mutant.cpp").write_text(SWITCHED)
            unseen, all_of_them = set(), set()
            for seed in range(3):
                numbered = list(enumerate(drawn({NAME: PROGRAM}, seed, 12, None), 1))
                (folder / "program.cpp").write_text(rewritten(PROGRAM, numbered))
                program = folder / "program"
                subprocess.run(
                    [COMPILER, "-std=c++23", "-w", "-include", folder / "mutant.h", "-o", program]
                    + [folder / "program.cpp", folder / "mutant.cpp"],
                    check=True,
                )
                same = self.said(program, 0)
                self.assertEqual(same, '13 2 1 4 8 "<" \n25\n')
                all_of_them |= {change.key() for _, change in numbered}
                unseen |= {c.key() for n, c in numbered if self.said(program, n) == same}
            # Changes that only another list would reveal.
            self.assertLess(len(unseen), len(all_of_them) / 3, "\n".join(unseen))

    def said(self, program, number):
        env = {**os.environ, "CLEW_MUTANT": str(number)}
        try:
            run = subprocess.run([program], env=env, capture_output=True, text=True, timeout=5)
        except subprocess.TimeoutExpired:
            return "no end"
        return run.stdout if run.returncode == 0 else str(run.returncode)


if __name__ == "__main__":
    unittest.main()
