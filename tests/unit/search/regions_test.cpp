// Unknown regions and connected digits: their numbers of solutions, compared with a count of all
// ways to cut a small grid.
#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <set>

#include "clew/solve.h"
#include "clew/text.h"

namespace clew {
namespace {

constexpr int side = 4, cells = side * side;
using Digits = std::array<int, cells>;

// The labels stand in rows below the grid.
Puzzle on_paper(const std::string& rules, const std::string& rows = "", int label_rows = side) {
  std::string givens = rows;
  while (std::ranges::count(givens, '\n') < side + label_rows) givens += "....\n";
  const auto puzzle =
      read_puzzle("sudoku 1\ndigits 1-4\nat 1,1 grid 4x4\n" + rules + "\ngivens\n" + givens);
  EXPECT_TRUE(puzzle) << puzzle.error().reason;
  return puzzle ? *puzzle : Puzzle{};
}

std::uint64_t number_of_solutions(const Puzzle& puzzle) {
  const auto number = count(puzzle);
  EXPECT_TRUE(number && number->exact);
  return number ? number->solutions : 0;
}

bool are_neighbours(int a, int b) {
  return (a / side == b / side && std::abs(a - b) == 1) || std::abs(a - b) == side;
}

bool is_connected(const std::set<int>& of) {
  if (of.empty()) return true;
  std::set<int> found{*of.begin()};
  for (bool grows = true; grows;) {
    grows = false;
    for (const int c : of)
      for (const int d : found)
        if (are_neighbours(c, d) && !found.contains(c)) {
          found.insert(c);
          grows = true;
          break;
        }
  }
  return found == of;
}

// Each way to cut the grid into four connected regions of four cells, numbered by their first cells.
std::vector<Digits> cuts() {
  std::vector<Digits> all;
  Digits labels{};
  std::array<std::set<int>, side> regions;
  const std::function<void(int, int)> fill = [&](int c, int used) {
    if (c == cells) return all.push_back(labels);
    for (int n = 0; n < std::min(used + 1, side); ++n) {
      auto& region = regions[static_cast<std::size_t>(n)];
      if (region.size() == side) continue;
      region.insert(c);
      labels[static_cast<std::size_t>(c)] = n;
      if (region.size() < side || is_connected(region)) fill(c + 1, std::max(used, n + 1));
      region.erase(c);
    }
  };
  fill(0, 0);
  return all;
}

// Each Latin square.
std::vector<Digits> squares() {
  std::vector<Digits> all;
  Digits grid{};
  const std::function<void(int)> fill = [&](int c) {
    if (c == cells) return all.push_back(grid);
    for (int d = 1; d <= side; ++d) {
      bool fits = true;
      for (int other = 0; other < c; ++other)
        if ((other / side == c / side || other % side == c % side) &&
            grid[static_cast<std::size_t>(other)] == d)
          fits = false;
      if (!fits) continue;
      grid[static_cast<std::size_t>(c)] = d;
      fill(c + 1);
    }
  };
  fill(0);
  return all;
}

const std::string labels = "candidates 1 2 3 4 r5c1-r8c4\n";

TEST(Regions, AreCountedWithTheDigits) {
  const auto ways = cuts();
  ASSERT_EQ(ways.size(), 117u);
  const auto grids = squares();
  ASSERT_EQ(grids.size(), 576u);
  std::uint64_t expected = 0, with_a_clue = 0;
  for (const Digits& way : ways)
    for (const Digits& grid : grids) {
      std::set<std::pair<int, int>> seen;
      for (std::size_t c = 0; c < cells; ++c) seen.insert({way[c], grid[c]});
      if (seen.size() != cells) continue;
      ++expected;
      with_a_clue += grid[0] == 2 && way[1] == way[0];
    }
  EXPECT_EQ(number_of_solutions(on_paper(labels + "chaos r1c1-r4c4 | r5c1-r8c4")), expected);
  EXPECT_EQ(number_of_solutions(
                on_paper(labels + "chaos r1c1-r4c4 | r5c1-r8c4\nclone r5c1 | r5c2", "2...\n")),
            with_a_clue);
}

// Eight dominoes need eight labels; four of them cover two rows in five ways.
TEST(Regions, MayBeSmallerThanTheDigits) {
  EXPECT_EQ(number_of_solutions(on_paper(labels + "chaos 2 r1c1-r4c4 | r5c1-r8c4")), 0u);
  EXPECT_EQ(
      number_of_solutions(on_paper("candidates 1 2 3 4 r5c1-r6c4\nchaos 2 r1c1-r2c4 | r5c1-r6c4",
                                   "1234\n3412\n2143\n4321\n", 2)),
      5u);
}

// Two colours, each connected, and no square of one colour.
TEST(Regions, ColoursAreConnected) {
  std::uint64_t expected = 0;
  for (unsigned colours = 0; colours < 1u << cells; ++colours) {
    std::set<int> first, second;
    for (int c = 0; c < cells; ++c) (colours >> c & 1 ? first : second).insert(c);
    bool mixed = true;
    for (int c = 0; c + side + 1 < cells; ++c) {
      if (c % side == side - 1) continue;
      int ones = 0;
      for (const int d : {0, 1, side, side + 1}) ones += static_cast<int>(colours >> (c + d) & 1u);
      mixed = mixed && ones != 0 && ones != 4;
    }
    expected += mixed && is_connected(first) && is_connected(second);
  }
  std::string rules = "candidates 1 2 r5c1-r8c4\n";
  for (const char* digit : {"1", "2"})
    rules += std::string("connected 0 ") + digit + " r5c1-r8c4 | r1c1-r4c4\n";
  for (int r = 5; r < 8; ++r)
    for (int c = 1; c < 4; ++c)
      rules += "contain 1 2 r" + std::to_string(r) + "c" + std::to_string(c) + "-r" +
               std::to_string(r + 1) + "c" + std::to_string(c + 1) + "\n";
  ASSERT_GT(expected, 50u);
  EXPECT_EQ(number_of_solutions(on_paper(rules, "1234\n3412\n2143\n4321\n")), expected);
}

TEST(Regions, ALineOfEqualLabelsIsCounted) {
  const auto ways = [](const std::string& rule) {
    return number_of_solutions(
        on_paper("candidates 1 2 r5c1-r5c4\n" + rule, "1234\n3412\n2143\n4321\n", 1));
  };
  EXPECT_EQ(ways("runlength 0 r1c1 | r5c1 | r5c2-r5c4"), 8u);         // a b ? ?
  EXPECT_EQ(ways("runlength 1 r1c1 | r5c1 | r5c2-r5c4"), 4u);         // a a b ?
  EXPECT_EQ(ways("runlength 0 r1c3 | r5c1 | r5c2-r5c3 | r5c4"), 4u);  // a a b a, a a a b
  EXPECT_EQ(ways("countalike 0 r1c2 | r5c1-r5c4"), 6u);
}

}  // namespace
}  // namespace clew
