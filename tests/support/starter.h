// The library of puzzles that comes with Clew: some of every layout.
#pragma once

#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "clew/text.h"
#include "support/position.h"

namespace clew::test {

struct StarterLine {
  std::string puzzle, layout;
};

/// Returns the lines of the file, each with the name of its layout.
inline std::vector<StarterLine> starter_lines() {
  std::vector<StarterLine> lines;
  std::ifstream file(CLEW_STARTER);
  EXPECT_TRUE(file);
  std::string line;
  std::getline(file, line);  // names of the columns
  while (std::getline(file, line)) {
    std::istringstream fields(line);
    std::string name;
    for (int i = 0; i < 9; ++i) std::getline(fields, name, ',');
    lines.push_back({line.substr(0, line.find(',')), name});
  }
  EXPECT_GT(lines.size(), 3000u) << "the starter library is not whole";
  return lines;
}

/// Returns the first puzzles of each layout, at most `of_each`.
inline std::vector<Puzzle> starter_puzzles(int of_each) {
  std::vector<Puzzle> puzzles;
  std::map<std::string, std::pair<LayoutPtr, int>> known;
  for (const auto& [line, name] : starter_lines()) {
    auto& [layout, taken] = known[name];
    if (taken == of_each) continue;
    if (!layout) layout = layout_named(name);
    const auto puzzle = read_puzzle(line, {.layout = layout});
    EXPECT_TRUE(puzzle) << line;
    if (!puzzle) continue;
    puzzles.push_back(*puzzle);
    ++taken;
  }
  return puzzles;
}

}  // namespace clew::test
