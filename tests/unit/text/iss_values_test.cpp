// Values of ISS strings: from 0, values outside the grid's, and rules about values.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "clew/solve.h"
#include "clew/text.h"

namespace clew {
namespace {

/// The lines between the first and the givens, the usual grid's own left out.
std::string constraints_of(const std::string& text) {
  std::string lines = text.substr(9, text.find("givens\n") - 9);
  for (const char* plain : {"digits 1-9\nat 1,1 grid 9x9 box 3x3\n", "layout 9x9\n"})
    if (lines.starts_with(plain) && !lines.contains("digits 0"))
      lines.erase(0, std::string_view(plain).size());
  return lines;
}

/// The constraints of a string, or why it is refused.
std::string lines_of(const std::string& iss) {
  const auto puzzle = read_puzzle(iss, {.from = Format::iss});
  if (!puzzle) return puzzle.error().reason;
  return constraints_of(*write(*puzzle, Format::text));
}

struct Case {
  const char *iss, *lines;
};

// Values are those that are written, and rules speak of them.
TEST(IssValues, KeepsValuesFromZero) {
  const std::string head = ".Shape~9x9~0-8", of_layout = "layout 9x9\ndigits 0-8\n";
  const auto lines = [&](const std::string& rule) {
    const std::string own = "digits 0-8\nat 1,1 grid 9x9 box 3x3\n";
    const std::string all = lines_of(head + rule);
    return all.starts_with(own) ? all.substr(own.size()) : all;
  };
  EXPECT_EQ(lines(""), of_layout);
  EXPECT_EQ(lines(".AntiConsecutive"), of_layout + "nonconsecutive\n");
  constexpr Case rules[] = {{".Cage~3~R1C1~R1C2", "cage 3 r1c1 r1c2\n"},
                            {".Arrow~R1C1~R1C2~R1C3", "arrow r1c1 | r1c2 r1c3\n"},
                            {".X~R1C1~R1C2", "pairsum 10 r1c1 r1c2\n"},
                            {".BlackDot~R1C1~R1C2", "ratio r1c1 r1c2\n"},
                            {".Zipper~R1C1~R1C2~R1C3", "zipper r1c1 r1c2 r1c3\n"},
                            {".LittleKiller~10~R7C1", "littlekiller 10 r7c1 r8c2 r9c3\n"},
                            {".SumLine~10~R1C1~R1C2", "sumline 10 r1c1 r1c2\n"},
                            {".Skyscraper~R3~4", "skyscraper left 3 4\n"},
                            {".XSum~R3~12", "xsum left 3 12\n"},
                            {".Sandwich~12~R3", "sandwich row 3 12\n"},
                            {".LookAndSay~2013~R1C1~R1C2", "lookandsay 2x0 1x3 r1c1 r1c2\n"},
                            {".CountingCircles~R1C1~R2C2", "countingcircles r1c1 r2c2\n"},
                            {".Quad~R1C1~0~8", "quadruple 0 8 r1c1 r1c2 r2c1 r2c2\n"},
                            {".ContainExact~0_3~R1C1~R1C2", "containexactly 0 3 r1c1 r1c2\n"},
                            {".Regex~WzAyNF0~R1C1", "candidates 0 2 4 r1c1\n"}};  // [024]
  for (const auto& [iss, text] : rules) {
    EXPECT_EQ(lines(iss), text) << iss;
    const auto puzzle = read_puzzle(head + iss, {.from = Format::iss});
    ASSERT_TRUE(puzzle) << iss;
    EXPECT_EQ(puzzle->remark, "");
    EXPECT_EQ(*write(*puzzle, Format::iss), head + iss);
  }
  EXPECT_EQ(lines_of(head + ".StrictKropki"),
            "layout 9x9\ndigits 0-8\nnodifference 1\nnoratio 2\n");
  EXPECT_EQ(lines_of(head + ".AntiTaxicab"),
            "the rule 'AntiTaxicab' is not defined where values count from 0");
  EXPECT_EQ(lines_of(".Shape~9x9~0-9.Cage~3~R1C1~R1C2"),
            "digits 0-9\nat 1,1 grid 9x9 box 3x3\ncage 3 r1c1 r1c2\n");
}

TEST(IssValues, WritesGivensAndCandidatesAsValues) {
  const std::string iss = ".Shape~4x4~0-3.~R1C1_0~R2C2_0_3";
  const auto puzzle = read_puzzle(iss, {.from = Format::iss});
  ASSERT_TRUE(puzzle) << puzzle.error().reason;
  EXPECT_EQ(puzzle->givens[0], 1);
  EXPECT_EQ(to_line(*puzzle->layout, puzzle->givens), "0...............");
  EXPECT_EQ(*write(*puzzle, Format::iss), iss);
}

// A repeated cell counts twice, and need not differ from itself.
TEST(IssValues, ReadsCagesWithARepeatedCell) {
  EXPECT_EQ(lines_of(".Cage~10~R1C1~R1C2~R1C1"), "cage r1c1 r1c2\nsum 10 2*r1c1 1*r1c2\n");
  EXPECT_EQ(lines_of(".Cage~0~R1C1~R1C2~R1C1"), "cage r1c1 r1c2\n");
  EXPECT_EQ(lines_of(".RellikCage~10~R1C1~R1C2~R1C1"), "rellik 10 r1c1 r1c2\n");
}

// A rule with a value outside the grid's cannot be satisfied.
TEST(IssValues, AsksForValuesThatThereAreNot) {
  const auto solutions = [](const std::string& rule) {
    const auto counted = count(*read_puzzle(".Shape~4x4" + rule, {.from = Format::iss}));
    return counted ? counted->solutions : 1;
  };
  for (const char* rule : {".Quad~R1C1~0~1", ".ContainAtLeast~5~R1C1~R1C2",
                           ".ContainExact~1_7~R1C1~R1C2", ".LookAndSay~19~R1C1~R1C2"})
    EXPECT_EQ(solutions(rule), 0u) << rule;
  EXPECT_EQ(solutions(".LookAndSay~09~R1C1~R1C2"), 288u);
  EXPECT_EQ(solutions(".LookAndSay~0911~R1C1~R1C2"), solutions(".LookAndSay~11~R1C1~R1C2"));
}

// No row or column, read from either end, equals another.
TEST(IssValues, FullRankTiesOfNoneLeaveNoEqualLines) {
  const auto plain = read_puzzle(".Shape~4x4", {.from = Format::iss});
  const auto puzzle = read_puzzle(".Shape~4x4.FullRankTies~none", {.from = Format::iss});
  ASSERT_TRUE(puzzle) << puzzle.error().reason;
  std::uint64_t wanted = 0;
  const auto ranks_differ = [](std::span<const Digit> grid) {
    std::set<std::vector<Digit>> lines;
    for (std::size_t i = 0; i < 4; ++i) {
      std::vector<Digit> row, column;
      for (std::size_t k = 0; k < 4; ++k) {
        row.push_back(grid[4 * i + k]);
        column.push_back(grid[4 * k + i]);
      }
      for (auto line : {row, column}) {
        lines.insert(line);
        std::ranges::reverse(line);
        lines.insert(line);
      }
    }
    return lines.size() == 16;
  };
  const auto all = enumerate(*plain, [&](std::span<const Digit> grid) {
    wanted += ranks_differ(grid);
    return true;
  });
  ASSERT_TRUE(all);
  EXPECT_GT(wanted, 0u);
  EXPECT_LT(wanted, 288u);
  EXPECT_EQ(count(*puzzle)->solutions, wanted);
}

// The cells beside a grid have the digits that its rows, columns and boxes lack.
TEST(IssValues, NamesWhatADoppelgangerLacks) {
  const std::string head = ".Shape~4x4~0-4.RegionSize~4.Doppelganger";
  const auto named = read_puzzle(head + ".~DGR3_2", {.from = Format::iss});
  ASSERT_TRUE(named) << named.error().reason;
  EXPECT_TRUE(read_puzzle(head + ".Cage~5~DGC1~DGB4", {.from = Format::iss}));
  EXPECT_FALSE(read_puzzle(head + ".~DGR5_2", {.from = Format::iss}));
  EXPECT_FALSE(read_puzzle(".Shape~4x4.~DGR3_2", {.from = Format::iss}));
}

}  // namespace
}  // namespace clew
