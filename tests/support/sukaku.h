// Random puzzles that give candidates instead of values: full candidates of a random grid, less random
// wrong ones until one solution is left, and some more.
#pragma once

#include <gtest/gtest.h>

#include <vector>

#include "base/random.h"
#include "clew/generate.h"
#include "clew/solve.h"

namespace clew::test {

struct Sukaku {
  Puzzle puzzle;
  std::vector<Digit> solution;
};

inline Sukaku random_sukaku(const LayoutPtr& layout, std::uint64_t seed, std::uint64_t number) {
  const Solver solver = *Solver::make(layout);
  Sukaku made{{.layout = layout}, *random_grid(layout, seed, number, {})};
  const std::size_t cells = made.solution.size();
  std::vector<std::pair<CellId, Digit>> wrong;
  for (CellId c = 0; c < cells; ++c)
    for (const Digit d : layout->all_digits())
      if (d != made.solution[c]) wrong.emplace_back(c, d);
  Random random(seed, number);
  random.shuffle(wrong);
  made.puzzle.givens.resize(cells);
  made.puzzle.marks.assign(cells, layout->all_digits());
  std::size_t end = wrong.size();
  for (std::size_t i = 0; i < end; ++i) {
    made.puzzle.marks[wrong[i].first].remove(wrong[i].second);
    if (end == wrong.size() && i % 8 == 7 && solver.solve(made.puzzle)->status == Status::unique)
      end = i + (end - i) / 3;  // the first that is unique would take minutes to be rated
  }
  made.puzzle.given_marks = made.puzzle.marks;
  return made;
}

}  // namespace clew::test
