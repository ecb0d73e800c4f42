// Common code of the benches: puzzles from files, and the clock.
#pragma once

#include <time.h>

#include <fstream>
#include <string>
#include <vector>

#include "clew/puzzle.h"
#include "clew/text.h"
#include "support/peer_data.h"

namespace clew::bench {

/// Returns the CPU time of this thread.
inline double cpu_seconds() {
  timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) * 1e-9;
}

/// One puzzle a line (`.` blank, 1-9 A-Z a-z), `-` for standard input, or a .jsonl of peer puzzles.
inline std::vector<Puzzle> read_puzzles(const std::string& file, const std::string& named,
                                        std::size_t most) {
  std::vector<Puzzle> puzzles;
  if (file.ends_with(".jsonl")) {
    test::PeerReader reader;
    for (auto& record : reader.read(file))
      if (!record.solution.empty()) puzzles.push_back(std::move(record.puzzle));
    return puzzles;
  }
  std::ifstream in(file == "-" ? "/dev/stdin" : file);
  LayoutPtr layout;
  for (std::string line; std::getline(in, line) && puzzles.size() < most;) {
    if (line.empty() || line[0] == '#') continue;
    if (!layout) {
      const std::string name = named.empty() ? std::string(layout_of_length(line.size())) : named;
      auto found = find_layout(name);
      if (!found) return puzzles;
      layout = *found;
    }
    if (line.size() < static_cast<std::size_t>(layout->size())) continue;
    Puzzle puzzle{.layout = layout};
    for (int c = 0; c < layout->size(); ++c) {
      const char ch = line[c];
      int d = 0;
      if (ch >= '1' && ch <= '9') d = ch - '0';
      if (ch >= 'A' && ch <= 'Z') d = ch - 'A' + 10;
      if (ch >= 'a' && ch <= 'z') d = ch - 'a' + (layout->digits() > 35 ? 36 : 10);
      puzzle.givens.push_back(static_cast<Digit>(d));
    }
    puzzles.push_back(std::move(puzzle));
  }
  return puzzles;
}

/// Puzzles of a form that names its own layout, one a line; those that cannot be read are left out.
inline std::vector<Puzzle> read_lines(const std::string& file, Format from) {
  std::vector<Puzzle> puzzles;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);)
    if (auto puzzle = read_puzzle(line, {.from = from})) puzzles.push_back(std::move(*puzzle));
  return puzzles;
}

}  // namespace clew::bench
