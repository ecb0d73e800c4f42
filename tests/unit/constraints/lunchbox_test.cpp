// Lunchboxes on lines with fewer cells than digits: the search counts the fillings that the rule allows.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <vector>

#include "clew/solve.h"

namespace clew {
namespace {

// The sum between the least and the greatest digit.
int between_ends(const std::vector<int>& line) {
  const auto [least, most] = std::ranges::minmax_element(line);
  return std::accumulate(std::min(least, most) + 1, std::max(least, most), 0);
}

// Fillings of the line with different digits, by the sum between the ends.
void fill(int digits, std::size_t cells, std::vector<int>& line,
          std::map<int, std::uint64_t>& counts) {
  if (line.size() == cells) {
    ++counts[between_ends(line)];
    return;
  }
  for (int d = 1; d <= digits; ++d) {
    if (std::ranges::find(line, d) != line.end()) continue;
    line.push_back(d);
    fill(digits, cells, line, counts);
    line.pop_back();
  }
}

TEST(Lunchbox, CountsOfLinesWithFewerCellsThanDigits) {
  for (const auto& [digits, cells] : {std::pair{5, 4}, {6, 5}, {7, 5}, {7, 6}, {8, 7}, {9, 6}}) {
    std::map<int, std::uint64_t> counts;
    std::vector<int> line;
    fill(digits, static_cast<std::size_t>(cells), line, counts);
    for (int sum = 0; sum <= 12; ++sum) {
      LayoutSpec spec{.digits = digits, .grids = {{.height = 1, .width = cells}}};
      ConstraintSpec rule{Constraint::Kind::lunchbox, {}, {}, {sum}};
      for (int c = 0; c < cells; ++c) rule.cells.push_back({0, c});
      spec.add(rule);
      const auto layout = build(spec);
      ASSERT_TRUE(layout) << layout.error().reason;
      const std::vector<Digit> none(static_cast<std::size_t>(cells));
      const auto count = clew::count({.layout = *layout, .givens = none});
      ASSERT_TRUE(count && count->exact);
      EXPECT_EQ(count->solutions, counts[sum])
          << cells << " cells, " << digits << " digits, " << sum;
    }
  }
}

// Both ends move in the last two cells: 8, 6, 3, 4, then 1 and 9.
TEST(Lunchbox, BothEndsMayComeLast) {
  LayoutSpec spec{.digits = 9, .grids = {{.height = 1, .width = 6}}};
  spec.add({Constraint::Kind::lunchbox, {{0, 5}, {0, 4}, {0, 3}, {0, 2}, {0, 1}, {0, 0}}, {}, {0}});
  const auto layout = build(spec);
  ASSERT_TRUE(layout);
  const auto solved = solve({.layout = *layout, .givens = {9, 1, 4, 3, 6, 8}});
  ASSERT_TRUE(solved);
  EXPECT_EQ(solved->status, Status::unique);
}

}  // namespace
}  // namespace clew
