// Layouts with constraints through the public calls: solve, count, true candidates, diagnosis.
#include <gtest/gtest.h>

#include <algorithm>

#include "clew/diagnose.h"
#include "clew/solve.h"
#include "clew/text.h"
#include "constraints/parts.h"
#include "search/constrained/board.h"
#include "search/constrained/search.h"
#include "search/puzzle_candidates.h"
#include "search/tables.h"

namespace clew {
namespace {

using Kind = Constraint::Kind;

Puzzle read(std::string_view rules, std::string_view givens) {
  const auto puzzle =
      read_puzzle("sudoku 1\n" + std::string(rules) + "\ngivens\n" + std::string(givens));
  EXPECT_TRUE(puzzle) << puzzle.error().reason;
  return puzzle ? *puzzle : Puzzle{};
}

const std::string blank_4x4 = "....\n....\n....\n....\n";
const std::string blank_9x9 = [] {
  std::string rows;
  for (int i = 0; i < 9; ++i) rows += ".........\n";
  return rows;
}();
const std::string four = "digits 1-4\nat 1,1 grid 4x4 box 2x2\n";

DigitSet left_in_r2c2(std::string_view rule, const std::string& givens) {
  const Puzzle puzzle = read("digits 1-9\nat 1,1 grid 9x9 box 3x3\n" + std::string(rule), givens);
  const search::Tables tables(*puzzle.layout);
  search::ConstrainedBoard board(*tables.model);
  std::vector<search::Mask> start;
  for (const DigitSet cell : search::start_of(puzzle)) start.push_back(cell.bits);
  EXPECT_TRUE(board.reset(start));
  return {board.candidates()[10]};
}

// Each digit by itself still has a place.
TEST(Constrained, DigitsOfAQuadrupleTakeItsCells) {
  const auto grid = [](std::string_view first) {
    std::string rows(first);
    for (int i = 1; i < 9; ++i) rows += ".........\n";
    return rows;
  };
  const std::string_view three = "quadruple 1 2 3 r1c1-r2c2";
  EXPECT_EQ(left_in_r2c2("quadruple 1 2 3 4 r1c1-r2c2", grid(".........\n")), DigitSet::up_to(4));
  EXPECT_EQ(left_in_r2c2(three, grid(".........\n")), DigitSet::up_to(9));
  EXPECT_EQ(left_in_r2c2(three, grid("8........\n")), DigitSet::up_to(3));
}

// A cell that sees every remaining place of a counted digit cannot hold it; if two of three places
// are needed, a cell that sees two.
TEST(Constrained, WhatIsCountedKeepsEnoughPlaces) {
  const DigitSet all = DigitSet::up_to(9), without_5 = all - DigitSet::of(5);
  EXPECT_EQ(left_in_r2c2("contain 5 r1c1 r2c9", blank_9x9), without_5);
  EXPECT_EQ(left_in_r2c2("contain 5 r1c1 r9c9", blank_9x9), all);
  EXPECT_EQ(left_in_r2c2("contain 5 5 r1c1 r2c9 r9c9", blank_9x9), without_5);
  EXPECT_EQ(left_in_r2c2("contain 5 5 r1c1 r8c8 r9c9", blank_9x9), all);
  EXPECT_EQ(left_in_r2c2("contain 5 r1c1 r2c9 r9c9", blank_9x9), all);
}

TEST(Constrained, TellsWhichCellWasFixedLast) {
  const Puzzle puzzle = read("layout 9x9\ncage 3 r1c1 r1c2", blank_9x9);
  const search::Tables tables(*puzzle.layout);
  search::ConstrainedBoard board(*tables.model);
  std::vector<search::Mask> start;
  for (const DigitSet cell : search::start_of(puzzle)) start.push_back(cell.bits);
  ASSERT_TRUE(board.reset(start));
  ASSERT_TRUE(board.narrow(20, DigitSet::up_to(5).bits) && board.propagate());
  EXPECT_EQ(board.fixed_last(), std::nullopt);
  ASSERT_TRUE(board.narrow(0, DigitSet::of(1).bits) && board.propagate());
  EXPECT_EQ(board.fixed_last(), CellId{1});  // the 2 follows
}

// The diagonals' five lines are boxes 1, 5 and 9 and twelve cells more.
TEST(Constrained, LinesAndBoxesLeaveTwelveCells) {
  const Puzzle puzzle = read(
      "layout 9x9+x\n"
      "littlekiller 47 r3c1 r4c2 r5c3 r6c4 r7c5 r8c6 r9c7\n"
      "littlekiller 49 r2c1 r3c2 r4c3 r5c4 r6c5 r7c6 r8c7 r9c8\n"
      "littlekiller 30 r1c2 r2c3 r3c4 r4c5 r5c6 r6c7 r7c8 r8c9\n"
      "littlekiller 45 r1c3 r2c4 r3c5 r4c6 r5c7 r6c8 r7c9",
      blank_9x9);
  const search::Tables tables(*puzzle.layout);
  EXPECT_TRUE(std::ranges::any_of(tables.model->derived.totals, [](const auto& total) {
    return total.terms.size() == 12 && total.total == 47 + 49 + 30 + 45 + 45 - 3 * 45;
  }));
}

// The 3 of 123 and 234 is in r1c1 or r1c2. A renban with 6 and 8 would have both in r2c2.
TEST(Constrained, DigitsThatASetNeedsHavePlacesOfTheirOwn) {
  EXPECT_EQ(left_in_r2c2("renban r1c1 r1c2 r9c9\ncandidates 1 2 r9c9", blank_9x9),
            DigitSet::up_to(9) - DigitSet::of(3));
  EXPECT_EQ(left_in_r2c2("renban r1c1 r1c2 r1c3 r2c2\ncandidates 1 2 3 4 5 7 9 r1c1 r1c2 r1c3",
                         blank_9x9),
            DigitSet::up_to(7));
}

TEST(Constrained, LongTotalsLeaveHousesOut) {
  const auto derived = [](std::string_view rule) {
    return search::Tables(*read("layout 9x9\n" + std::string(rule), blank_9x9).layout)
        .model->derived;
  };
  // Twice the row is 90, so that r2c2 is 5 more than twice r1c9.
  const auto row = derived("sum 95 2*r1c1 2*r1c2 2*r1c3 2*r1c4 2*r1c5 2*r1c6 2*r1c7 2*r1c8 1*r2c2");
  ASSERT_EQ(row.totals.size(), 1u);
  EXPECT_EQ(row.totals[0].total, 5);
  ASSERT_EQ(row.totals[0].terms.size(), 2u);
  EXPECT_EQ(row.totals[0].terms[0].factor, -2);
  EXPECT_EQ(row.totals[0].terms[1].factor, 1);
  EXPECT_TRUE(
      derived("sum 46 1*r1c1 1*r1c2 1*r1c3 1*r1c4 1*r1c5 1*r1c6 1*r1c7 1*r1c8 1*r1c9").never);
}

TEST(Constrained, CellsOfWhichEveryTwoAreRelatedAreASet) {
  const auto sets = [](std::string_view rule) {
    return search::Tables(*read("layout 9x9\n" + std::string(rule), blank_9x9).layout)
        .model->derived.sets;
  };
  const auto nabner = sets("nabner r1c1 r3c5 r7c7 r9c9");
  ASSERT_EQ(nabner.size(), 1u);
  EXPECT_EQ(nabner[0].family.size(), 15u);  // four of nine, no two of them neighbours
  EXPECT_TRUE(sets("everypair 1,1 1,2 2,1 r1c1 r3c5 r7c7").empty());  // two may be 1
}

// Each digit of the cage has a cell, and each cell a digit, and yet not together: with a 1 in r2c2 the
// first cage lacks its 9, and the second, of 125 or 134, has its 5 in r2c1 and its 2 nowhere.
TEST(Constrained, DigitsOfACageAreDealtOut) {
  const auto grid = [](std::string_view below) {
    return ".........\n.........\n.........\n" + std::string(below);
  };
  EXPECT_EQ(left_in_r2c2("cage 10 r2c1-r2c2", grid("9........\n.........\n.........\n"
                                                   ".........\n.........\n.........\n")),
            DigitSet::up_to(9) - DigitSet::of(1) - DigitSet::of(5));
  EXPECT_EQ(left_in_r2c2("cage 8 r2c1-r2c3", grid("2........\n3........\n.5.......\n"
                                                  "4........\n..5......\n..2......\n")),
            DigitSet::up_to(4) - DigitSet::of(1));
}

// A row adds up to 45, so the pill reads 45, or 45 plus r9c9.
TEST(Constrained, HousesOfALongSumAreKnownToDiffer) {
  const std::string grid = blank_9x9;
  const std::string row = " r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9";
  EXPECT_EQ(left_in_r2c2("arrow r2c1 r2c2 |" + row, grid), DigitSet::of(5));
  EXPECT_EQ(left_in_r2c2("arrow r2c2 r2c1 |" + row + " r9c9", grid),
            DigitSet::of(4) | DigitSet::of(5));
}

TEST(Constrained, APillWithMoreDigitsThanAnySumIsNever) {
  const Puzzle puzzle = read(
      "layout 9x9\narrow r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9 r2c1 r2c2 | r9c9", blank_9x9);
  ASSERT_TRUE(puzzle.layout);
  EXPECT_EQ(solve(puzzle)->status, Status::none);
}

// 45 circles hold all digits, 9 nine times: no other cell holds it, and no five rows have nine of
// them.
TEST(Constrained, CirclesLeaveWhatTheyCountToNoOtherCell) {
  std::string circles = "countingcircles";  // five in each house
  for (int row = 0; row < 9; ++row)
    for (int column = 0; column < 9; ++column)
      if ((row % 3 * 3 + row / 3 + column + 4) % 9 < 5)
        circles += " r" + std::to_string(row + 1) + "c" + std::to_string(column + 1);
  EXPECT_EQ(left_in_r2c2(circles, blank_9x9), DigitSet::up_to(8));

  const Puzzle rows =
      read("digits 1-9\nat 1,1 grid 9x9 box 3x3\ncountingcircles r1c1-r5c9", blank_9x9);
  const search::Tables tables(*rows.layout);
  search::ConstrainedBoard board(*tables.model);
  EXPECT_FALSE(board.reset(std::vector(81, DigitSet::up_to(9).bits)));
}

// One line from each side begins with a 1. The least of the four continues with at most the digit
// of the one from above, which begins in the same corner.
TEST(Constrained, RanksCompareTheLinesThatBeginAlike) {
  const auto left_in_r1c2 = [](std::string_view r2c1) {
    const Puzzle puzzle =
        read("digits 1-9\nat 1,1 grid 9x9 box 3x3\nfullrank left 1 1",
             ".........\n" + std::string(r2c1) + "........\n" + blank_9x9.substr(20));
    const search::Tables tables(*puzzle.layout);
    search::ConstrainedBoard board(*tables.model);
    std::vector<search::Mask> start;
    for (const DigitSet cell : search::start_of(puzzle)) start.push_back(cell.bits);
    return board.reset(start) ? DigitSet{board.candidates()[1]} : DigitSet{};
  };
  EXPECT_EQ(left_in_r1c2("4"), DigitSet::up_to(3) - DigitSet::of(1));
  EXPECT_EQ(left_in_r1c2("2"), DigitSet{});
}

// One line through eight rows and back to its start.
TEST(Constrained, ALongLoopIsNotTooLarge) {
  std::string line = "sumline 10";
  for (int r = 1; r <= 8; ++r)
    for (int c = 1; c <= 9; ++c)
      line += " r" + std::to_string(r) + "c" + std::to_string(r % 2 ? c : 10 - c);
  const Puzzle loop = read("layout 9x9\n" + line + " r1c1", blank_9x9);
  ASSERT_TRUE(loop.layout);
  EXPECT_TRUE(constraints::parts_of(*loop.layout));
}

// Thousands of solutions at once, and then none for minutes.
TEST(Constrained, CandidatesOfABlankGridDoNotWaitForAllSolutions) {
  const LayoutPtr layout = find_layout("9x9+nonconsecutive").value();
  const TrueCandidates found =
      *true_candidates({.layout = layout, .givens = std::vector<Digit>(81, 0)});
  EXPECT_TRUE(found.exact);
  EXPECT_EQ(found.status, Status::multiple);
  for (const DigitSet digits : found.digits) EXPECT_EQ(digits, layout->all_digits());
}

TEST(Constrained, CountsAndSolves) {
  const Puzzle cages =
      read(four + "cage 3 r1c1 r1c2\ncage 7 r1c3 r1c4\ncage 5 r2c1 r3c1", blank_4x4);
  const Count all = *count(cages);
  EXPECT_TRUE(all.exact);
  std::uint64_t by_hand = 0;
  const Puzzle bare = read("digits 1-4\nat 1,1 grid 4x4 box 2x2", blank_4x4);
  enumerate(bare, [&](std::span<const Digit> x) {
    by_hand += x[0] + x[1] == 3 && x[2] + x[3] == 7 && x[4] + x[8] == 5;
    return true;
  });
  EXPECT_EQ(all.solutions, by_hand);
  EXPECT_GT(by_hand, 0u);
  EXPECT_EQ(solve(cages)->status, Status::multiple);
  EXPECT_EQ(count(cages, {.limit = 3})->solutions, 3u);
}

TEST(Constrained, TrueCandidatesAreThoseOfSomeSolution) {
  const Puzzle thermo = read(four + "thermo r1c1 r1c2 r1c3", blank_4x4);
  const TrueCandidates found = *true_candidates(thermo);
  EXPECT_TRUE(found.exact);
  std::vector<DigitSet> want(16);
  enumerate(thermo, [&](std::span<const Digit> x) {
    EXPECT_TRUE(x[0] < x[1] && x[1] < x[2]);
    for (std::size_t c = 0; c < 16; ++c) want[c].add(x[c]);
    return true;
  });
  EXPECT_EQ(found.digits, want);
}

TEST(Constrained, WhatContradictsIsNamed) {
  const Puzzle impossible =
      read(four + "cage 7 r1c1 r1c2\ncage 3 r4c1 r4c2\nodd r3c3", "2...\n....\n....\n...4\n");
  const Diagnosis found = *diagnose(impossible);
  EXPECT_EQ(found.status, Status::none);
  EXPECT_TRUE(found.core_is_minimal);
  EXPECT_EQ(found.core, std::vector<CellId>{0});
  ASSERT_EQ(found.core_constraints.size(), 1u);
  const Constraint& cage = impossible.layout->constraints()[found.core_constraints[0]];
  EXPECT_EQ(cage.kind, Kind::cage);
  EXPECT_EQ(cage.number, 1);

  // Row 2 has 1 and 4 side by side for either pair that adds to 5 in row 1.
  const Puzzle without = read(four + "odd r4c4\ncage 5 r1c1 r1c2\nsandwich row 2 3", blank_4x4);
  const Diagnosis clues = *diagnose(without);
  EXPECT_TRUE(clues.core.empty() && clues.core_is_minimal);
  EXPECT_EQ(clues.core_constraints, (std::vector<std::uint32_t>{1, 2}));
}

// Marks, groups and dots that exempt cells from other rules take part, and exempt them when left out.
TEST(Constrained, WhatExemptsIsNamedToo) {
  const auto told = [](std::string_view rules, const std::string& givens) {
    const Puzzle puzzle = read(rules, givens);
    const Diagnosis found = *diagnose(puzzle);
    EXPECT_TRUE(found.status == Status::none && found.core_is_minimal);
    EXPECT_EQ(found.core_is_fewest, found.core.size() + found.core_constraints.size() == 1);
    std::string names;
    for (const CellId c : found.core) names += puzzle.layout->cell_name(c) + " ";
    for (const std::uint32_t i : found.core_constraints)
      names += puzzle.layout->constraint_name(i) + ", ";
    return names;
  };
  EXPECT_EQ(told(four + "odd r3c3\nminimum r1c1", "3...\n2...\n....\n....\n"), "r1c1 minimum 1, ");
  EXPECT_EQ(told(four + "minimum r1c1\nmaximum r1c1", blank_4x4), "minimum 1, maximum 1, ");
  EXPECT_EQ(told(four + "difference 8 r1c1 r1c2\nnodifference 3", blank_4x4), "difference 1, ");
  EXPECT_EQ(told(four + "group r1c1 r4c2\ncandidates 2 r4c2\nodd r3c3", "2...\n....\n....\n....\n"),
            "r1c1 group 1, given candidates 1, ");
  // Without the dot 1 and 6 could not be neighbours at all.
  EXPECT_EQ(told("digits 1-6\nat 1,1 grid 6x6 box 2x3\nnodifference 5\nodd r6c6\n"
                 "difference 5 r1c1 r1c2\ngreater r1c1 r1c2",
                 "16....\n......\n......\n......\n......\n......\n"),
            "r1c2 inequality 1, ");
}

TEST(Constrained, WhatIsTooLargeIsAnError) {
  std::string line = "automaton";
  for (int state = 0; state < 2000; ++state)
    for (int d = 1; d <= 9; ++d)
      line += " " + std::to_string(state) + ">" + std::to_string((state * 9 + d) % 2000) + ":" +
              std::to_string(d);
  for (int from = 0; from < 2000; ++from) line += " " + std::to_string(from) + "!";
  for (int r = 1; r <= 9; ++r)
    for (int c = 1; c <= 9; ++c) line += " r" + std::to_string(r) + "c" + std::to_string(c);
  const Puzzle huge = read("layout 9x9\n" + line, std::string(81, '.'));
  ASSERT_TRUE(huge.layout);
  const char* refusal = "too large to be worked on: automaton 1";
  EXPECT_EQ(solve(huge).error().reason, refusal);
  EXPECT_EQ(true_candidates(huge).error().reason, refusal);
  EXPECT_EQ(diagnose(huge).error().reason, refusal);
}

TEST(Constrained, StopsWhenTold) {
  const Puzzle many = read("layout 9x9\ncage 12 r1c1 r1c2 r1c3", std::string(81, '.'));
  const Count some = *count(many, {.limit = 0, .stop = stop_after(0.05)});
  EXPECT_FALSE(some.exact);
  EXPECT_GT(some.solutions, 0u);
}

TEST(Constrained, AKillerSamurai) {
  const Puzzle puzzle = read(
      "layout samurai\ncage 3 r1c1 r1c2\ncage 24 r7c7 r7c8 r7c9\n"
      "thermo r13c13 r13c14 r14c14",
      [] {
        std::string rows;
        for (int r = 0; r < 21; ++r) {
          for (int c = 0; c < 21; ++c) {
            const bool middle = r >= 6 && r < 15 && c >= 6 && c < 15;
            rows += middle || ((r < 9 || r >= 12) && (c < 9 || c >= 12)) ? '.' : '#';
          }
          rows += '\n';
        }
        return rows;
      }());
  ASSERT_TRUE(puzzle.layout);
  const Solved solved = *solve(puzzle);
  ASSERT_EQ(solved.status, Status::multiple);
  const auto at = [&](int r, int c) { return solved.solution[puzzle.layout->at({r - 1, c - 1})]; };
  EXPECT_EQ(at(1, 1) + at(1, 2), 3);
  EXPECT_EQ(at(7, 7) + at(7, 8) + at(7, 9), 24);
  EXPECT_TRUE(at(13, 13) < at(13, 14) && at(13, 14) < at(14, 14));
}

// Common exclusions of a digit's last places, through relations, make these short.
TEST(Constrained, NonconsecutiveTakesFewNodes) {
  const Puzzle puzzle = *read_puzzle(
      ".AntiConsecutive.~R1C4_5.~R4C2_3.~R5C1_7.~R7C9_1.~R8C1_4.~R8C5_6.~R8C6_3.~R9C1_8");
  const search::Tables tables(*puzzle.layout);
  const auto start = search::start_of(puzzle);
  std::uint64_t nodes = 0;
  const search::Outcome found =
      search::search_constrained(*tables.model, {.start = start, .limit = 2}, 2'000, &nodes);
  EXPECT_TRUE(found.exact) << nodes;
  EXPECT_EQ(found.solutions, 1u);
}

struct Hard {
  Puzzle puzzle = *read_puzzle(".AntiConsecutive.~R2C2_1.~R3C5_2.~R5C9_1.~R6C7_5.~R7C3_8.~R8C8_7");
  search::Tables tables{*puzzle.layout};
  std::vector<DigitSet> start = search::start_of(puzzle);
};

TEST(Constrained, ClauseLearningTakesItsTurn) {
  const Hard hard;
  search::Turns turns;
  const search::Outcome found =
      search::search_in_turns(*hard.tables.model, {.start = hard.start, .limit = 2}, &turns, 100);
  EXPECT_TRUE(found.exact);
  EXPECT_EQ(found.solutions, 1u);
  EXPECT_GT(turns.conflicts, 0u);
}

TEST(Constrained, GivesUpAfterTheConflictsAllowed) {
  const Hard hard;
  search::Turns turns;
  const search::Outcome found = search::search_in_turns(
      *hard.tables.model, {.start = hard.start, .limit = 2, .conflicts = 3}, &turns, 100);
  EXPECT_TRUE(found.ended);
  EXPECT_FALSE(found.exact);
  EXPECT_EQ(turns.conflicts, 3u);
}

// Without the memory for learning the plain search continues alone.
TEST(Constrained, DoesWithoutLearningWhereMemoryIsShort) {
  const Hard hard;
  search::Turns turns;
  const search::Outcome found = search::search_in_turns(
      *hard.tables.model, {.start = hard.start, .limit = 2, .memory = 1000}, &turns, 100);
  EXPECT_TRUE(found.exact);
  EXPECT_EQ(found.solutions, 1u);
  EXPECT_EQ(turns.conflicts, 0u);
}

}  // namespace
}  // namespace clew
