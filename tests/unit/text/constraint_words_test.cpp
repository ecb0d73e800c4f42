// Constraints in puzzle text: the meaning of a line, and round trips.
#include "text/puzzle_text/constraint_words.h"

#include <gtest/gtest.h>

#include <random>

#include "clew/text.h"
#include "support/constraints.h"
#include "support/seed.h"

namespace clew {
namespace {

using Kind = Constraint::Kind;

LayoutSpec nine() {
  return {.digits = 9, .grids = {{.height = 9, .width = 9, .box_height = 3, .box_width = 3}}};
}

Expected<ConstraintSpec> read(std::string_view line) {
  const text::Piece piece{line};
  const auto blank = std::min(line.find(' '), line.size());
  return text::read_constraint(piece, nine(), kind_of(line.substr(0, blank)), line.substr(blank));
}

std::string error_of(std::string_view line) {
  const auto constraint = read(line);
  return constraint ? "" : constraint.error().reason;
}

TEST(ConstraintWords, SayCellsAndNumbers) {
  EXPECT_EQ(*read("cage 15 r1c1 r1c2"), (ConstraintSpec{Kind::cage, {{0, 0}, {0, 1}}, {}, {15}}));
  EXPECT_EQ(*read("cage r1c1 15 r1c2"), *read("cage 15 r1c1-r1c2"));
  EXPECT_EQ(*read("arrow r1c1 | r1c2 r1c3 | r2c2"),
            (ConstraintSpec{Kind::arrow, {{0, 0}, {0, 1}, {0, 2}, {1, 1}}, {1, 3}}));
  EXPECT_EQ(*read("sum -3 r1c1 r1c2"), (ConstraintSpec{Kind::sum, {{0, 0}, {0, 1}}, {}, {-3}}));
  EXPECT_EQ(*read("sum 7 2*r1c1 -1*r1c2"),
            (ConstraintSpec{Kind::sum, {{0, 0}, {0, 1}}, {}, {7, 2, -1}}));
  EXPECT_EQ(*read("pair 1,2 2,1 r1c1 r1c2"),
            (ConstraintSpec{Kind::pair, {{0, 0}, {0, 1}}, {}, {1, 2, 2, 1}}));
  EXPECT_EQ(*read("lookandsay 2x5 r1c1 r1c2"),
            (ConstraintSpec{Kind::look_and_say, {{0, 0}, {0, 1}}, {}, {2, 5}}));
  EXPECT_EQ(*read("automaton 0>1:1,2 1! r1c1"),
            (ConstraintSpec{Kind::automaton, {{0, 0}}, {}, {0, 1, 1, 0, 1, 2, 1, -1, 0}}));
}

TEST(ConstraintWords, SayHowValuesDifferFromDigits) {
  const std::string line = "modifier 2n -n 0n n/2 n+1 -3n/2-4 r1c1 | r11c1";
  const auto modifier = read(line);
  ASSERT_TRUE(modifier) << modifier.error().reason;
  EXPECT_EQ(*modifier, (ConstraintSpec{Kind::modifier,
                                       {{0, 0}, {10, 0}},
                                       {1},
                                       {2, 1, 0, -1, 1, 0, 0, 1, 0, 1, 2, 0, 1, 1, 1, -3, 2, -4}}));
  EXPECT_EQ(text::words_of(*modifier, nine()), line);
  EXPECT_EQ(error_of("modifier n/0 r1c1 | r11c1"), "the modifier has a number out of range");
  EXPECT_EQ(error_of("modifier 100n r1c1 | r11c1"), "the modifier has a number out of range");
  EXPECT_NE(error_of("modifier 2m r1c1 | r11c1").find("is no cell"), std::string::npos);
  EXPECT_NE(error_of("modifier r1c1 | r11c1").find("needs 3 numbers or more"), std::string::npos);
}

TEST(ConstraintWords, NameWholeLinesByTheirClue) {
  const auto left = read("xsum left 3 12"), right = read("xsum right 3 12");
  EXPECT_EQ(left->cells.front(), (Place{2, 0}));
  EXPECT_EQ(right->cells.front(), (Place{2, 8}));
  EXPECT_EQ(right->values, std::vector{12});
  EXPECT_EQ(text::words_of(*right, nine()), "xsum right 3 12");
  EXPECT_EQ(text::words_of(*read("sandwich row 3 12"), nine()), "sandwich row 3 12");
  EXPECT_EQ(text::words_of(*read("skyscraper r9c2-r1c2 4"), nine()), "skyscraper bottom 2 4");
}

TEST(ConstraintWords, ChooseAndNest) {
  const auto either = read(
      "either cage 5 r1c1 r1c2 or thermo r1c1 r1c2 and odd r1c3 or { either odd r1c1 or even r1c1 "
      "}");
  ASSERT_TRUE(either) << either.error().reason;
  EXPECT_EQ(either->inner.size(), 4u);
  EXPECT_EQ(either->splits, (std::vector<std::uint16_t>{1, 3}));
  EXPECT_EQ(*read(text::words_of(*either, nine())), *either);
}

TEST(ConstraintWords, SayWhatIsWrong) {
  EXPECT_EQ(error_of("cage 15"), "the cage needs 1 cell or more, not 0");
  EXPECT_EQ(error_of("ratio 2 r1c1"), "the ratio needs 2 cells, not 1");
  EXPECT_EQ(error_of("cage 15 r1c1 r1c1"), "the cage has a cell twice");
  EXPECT_EQ(error_of("countdistinct r1c1 r1c2 | r2c1"),
            "the count of distinct digits has the wrong lists of cells");
  EXPECT_EQ(error_of("whispers 5 r1c1"), "the whispers line needs 2 cells or more, not 1");
  EXPECT_EQ(error_of("modular 0 r1c1 r1c2"), "the modular line has a number out of range");
  EXPECT_EQ(error_of("contain 0 r1c1"), "the digit clue has a number out of range");
  EXPECT_EQ(error_of("sandwich row 10 3"), "row has a number from 1 to 9, as in `row 3`");
  EXPECT_EQ(error_of("thermo r1c1 bulb"),
            "'bulb' is no cell; cells are called r1c1, ranges r1c1-r1c5");
  EXPECT_EQ(error_of("either cage 5 r1c1 or"), "a constraint is missing");
  EXPECT_EQ(error_of("either foo r1c1"), "'foo' is no constraint's word");
  EXPECT_EQ(error_of("either odd r1c1 or { either even r1c2"), "a closing brace is missing");
  EXPECT_EQ(error_of("quadruple 1 0 r1c1"), "the quadruple has a number out of range");
}

// Every kind, as text and back, alone and in a puzzle.
TEST(ConstraintWords, WrittenIsRead) {
  std::mt19937_64 random(test::seed());
  const auto layout = build(nine());
  ASSERT_TRUE(layout);
  for (int k = 0; k < 3 * static_cast<int>(Kind::count); ++k) {
    const auto kind = static_cast<Kind>(k % static_cast<int>(Kind::count));
    if (kind == Kind::custom || (told_by_houses.has(kind) && kind != Kind::group)) continue;
    std::vector<Digit> grid(81);
    for (Digit& d : grid) d = static_cast<Digit>(1 + random() % 9);
    test::ConstraintMaker maker(**layout, grid, random);
    const ConstraintSpec spec = maker.spec_of(maker.make(kind, 9));
    const std::string line = text::words_of(spec, nine());
    const auto again = read(line);
    ASSERT_TRUE(again) << line << ": " << again.error().reason;
    EXPECT_EQ(*again, spec) << line;

    LayoutSpec with = nine();
    with.add(spec);
    const auto built = build(with);
    ASSERT_TRUE(built) << line << ": " << built.error().reason;
    const Puzzle puzzle{.layout = *built, .givens = std::vector<Digit>(81)};
    const auto written = write(puzzle, Format::text);
    ASSERT_TRUE(written) << line;
    const auto puzzle_again = read_puzzle(*written);
    ASSERT_TRUE(puzzle_again) << *written << puzzle_again.error().reason;
    LayoutSpec spec_again = puzzle_again->layout->spec();
    spec_again.name.clear();
    EXPECT_EQ(spec_again, (*built)->spec()) << line;
  }
}

}  // namespace
}  // namespace clew
