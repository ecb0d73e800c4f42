// Least cases of puzzles that were once written as another puzzle, or as text that could not be
// read.
#include <gmock/gmock.h>

#include "clew/text.h"

namespace clew {
namespace {

using ::testing::HasSubstr;

const std::string four = "\ngivens\n................";

Expected<Puzzle> puzzle_of(const std::string& rules) {
  return read_puzzle("sudoku 1\nat 1,1 grid 4x4 box 2x2\n" + rules + four);
}

TEST(WrittenAgain, KeepsWhatItSays) {
  for (const char* rules : {"either fullrank 11 1 r4c2 r3c2 r2c2 r1c2 or odd r1c1", "noratio 2",
                            "ratio 3 r1c1 r1c2\nnoratio 3", "sumline 6 r1c1 r1c2 r2c2 r2c1 r1c1",
                            "sumline 6 r1c1 r1c1"}) {
    const auto puzzle = puzzle_of(rules);
    ASSERT_TRUE(puzzle) << puzzle.error().reason;
    int carried = 0;
    for (const Format format : {Format::text, Format::iss, Format::fpuzzles, Format::sudokumaker}) {
      const auto written = write(*puzzle, format);
      if (!written) continue;
      const auto again = read_puzzle(*written);
      ASSERT_TRUE(again) << again.error().reason << "\n" << *written;
      EXPECT_EQ(again->layout->spec().constraints, puzzle->layout->spec().constraints)
          << rules << " as " << *written;
      ++carried;
    }
    EXPECT_GE(carried, 2) << rules;
  }
}

TEST(WrittenAgain, IsRefusedByNameWhereThereIsNoRoom) {
  struct Case {
    const char* rules;
    Format format;
    const char* reason;
  };
  const Case cases[] = {{"noratio 1", Format::fpuzzles, "no ratio"},
                        {"noratio 5", Format::fpuzzles, "no ratio"},
                        {"ratio 3 r1c1 r1c2\nnoratio 2", Format::fpuzzles, "no ratio"},
                        {"ratio 3 r1c1 r1c2\nnonconsecutive", Format::fpuzzles, "non-consecutive"},
                        {"cage 0 r1c1", Format::fpuzzles, "cage"},
                        {"cage 0 r1c1", Format::sudokupad, "cage"},
                        {"cage 0 r1c1", Format::iss, "cage"},
                        {"cage 0 r1c1", Format::sudokumaker, "cage"},
                        {"cage 5 6 r1c1 r1c2", Format::sudokumaker, "cage"},
                        {"sum 5 r1c1 r1c2", Format::sudokumaker, "sum"},
                        {"nabner r1c1 r1c2", Format::sudokumaker, "nabner"},
                        {"lockout 3 r1c1 r1c2 r1c3", Format::sudokumaker, "lockout"},
                        {"pairsum 7 r1c1 r1c2", Format::sudokumaker, "pair sum"},
                        {"nosum 7", Format::sudokumaker, "no sum"},
                        {"difference 1 r1c1 r1c3", Format::sudokumaker, "difference"},
                        {"quadruple 1 2 r1c1-r1c4", Format::sudokumaker, "quadruple"},
                        {"regionsum r1c1 | r1c2", Format::sudokumaker, "region sum"},
                        {"modular 4 r1c1 r1c2", Format::sudokumaker, "modular"},
                        {"skyscraper 2 r1c1 r1c2 r1c3", Format::sudokumaker, "skyscraper"},
                        {"sumline 17 r2c1 r3c1 r2c1 r2c1", Format::iss, "sum line"},
                        {"sumline 6 r1c1 r1c2 r1c1", Format::iss, "sum line"},
                        {"fullrank left 1 1\nfullrank left 2 5 1", Format::iss, "full ranks"},
                        {"fullrank left 1 1\neither fullrank 11 1 r4c2 r3c2 r2c2 r1c2 or odd r1c1",
                         Format::iss, "full ranks"}};
  for (const auto& [rules, format, reason] : cases) {
    const auto puzzle = puzzle_of(rules);
    ASSERT_TRUE(puzzle) << puzzle.error().reason;
    const auto written = write(*puzzle, format);
    ASSERT_FALSE(written) << rules << " is written as " << *written;
    EXPECT_THAT(written.error().reason, HasSubstr(reason));
  }
}

TEST(WrittenAgain, CellsBesideTheGridHaveMarks) {
  for (const char* iss : {".Shape~4x4.Var~A~~2.~R1C1_1_2", ".Shape~4x4.Var~A~~3.~R1C1_1_2~VA1_3_4",
                          ".Shape~9x9.Var~B~~20.~R9C9_1_2~VB3_5~VB7_8_9",
                          ".Shape~6x6.Var~B~~2x3.~R1C1_4.~R1C2_1_2_3"}) {
    const auto puzzle = read_puzzle(iss);
    ASSERT_TRUE(puzzle) << puzzle.error().reason;
    const std::string text = *write(*puzzle, Format::text);
    for (const bool told : {true, false}) {
      ReadOptions options;
      if (told) options.from = Format::text;
      const auto again = read_puzzle(text, options);
      ASSERT_TRUE(again) << again.error().line << ": " << again.error().reason << "\n" << text;
      EXPECT_EQ(again->layout->spec(), puzzle->layout->spec());
      EXPECT_EQ(again->givens, puzzle->givens);
      EXPECT_EQ(again->marks, puzzle->marks);
    }
  }
}

TEST(WrittenAgain, GivensAsNumbersOnOneLine) {
  const std::string head = "sudoku 1\nlayout 4x4\ngivens\n";
  const auto expected = read_puzzle(head + "1...\n..2.\n.3..\n...4\n");
  ASSERT_TRUE(expected);
  for (const char* line : {"1 0 0 0 0 0 2 0 0 3 0 0 0 0 0 4", "1 . . . . . 2 . . 3 . . . . . 4\n",
                           "1.....2..3.....4"}) {
    const auto puzzle = read_puzzle(head + line);
    ASSERT_TRUE(puzzle) << puzzle.error().reason << line;
    EXPECT_EQ(puzzle->givens, expected->givens);
    // The next puzzle begins in the next line.
    const auto two = read_puzzle(head + line + "\n" + head + line);
    EXPECT_EQ(two.error().reason, "a second puzzle where one was expected");
  }
  std::string twelve;
  for (int i = 0; i < 144; ++i) twelve += std::to_string(i % 13 ? 0 : i / 13 + 1) + " ";
  const auto puzzle = read_puzzle("sudoku 1\nlayout 12x12\ngivens\n" + twelve);
  ASSERT_TRUE(puzzle) << puzzle.error().reason;
  EXPECT_EQ(puzzle->givens[143], 12);
}

TEST(WrittenAgain, ACellStandsOnceInAGroup) {
  for (const char* rules :
       {"group r1c1 r1c1", "group r1c1-r2c2 r2c1", "either group r1c1 r1c1 or odd r1c1",
        "cage 3 r1c1 r1c1", "renban r1c1 r1c1"}) {
    const auto puzzle = puzzle_of(rules);
    ASSERT_FALSE(puzzle) << rules;
    EXPECT_THAT(puzzle.error().reason, HasSubstr("a cell twice")) << rules;
  }
}

}  // namespace
}  // namespace clew
