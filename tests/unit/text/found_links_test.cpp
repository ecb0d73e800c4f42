// Puzzles as other programs and people pass them on: addresses with 81 symbols, words around an
// address, positions without HoDoKu's head, game ids of Solo.
#include <gmock/gmock.h>

#include <functional>

#include "clew/text.h"

namespace clew {
namespace {

using ::testing::HasSubstr;

const std::string classic =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

std::string zeros() {
  std::string line = classic;
  std::ranges::replace(line, '.', '0');
  return line;
}

std::string line_of(const Expected<Puzzle>& puzzle) {
  if (!puzzle)
    return std::to_string(puzzle.error().line) + ":" + std::to_string(puzzle.error().column) +
           ": " + puzzle.error().reason;
  return to_line(*puzzle->layout, puzzle->givens);
}

TEST(FoundLinks, AddressesWithSymbols) {
  std::string commas;
  for (const char c : zeros()) commas += (commas.empty() ? "" : ",") + std::string(1, c);
  for (const std::string& address :
       {"https://www.sudokuwiki.org/sudoku.htm?bd=" + zeros(),
        "https://www.sudokuwiki.org/sudoku.htm?bd=" + classic,
        "https://sudokuexchange.com/play/?s=" + zeros(),
        "https://sudokuexchange.com/play/?s=" + zeros() + "&d=3",
        "https://sudokuexchange.com/play/?s=" + commas, "https://sudoku.coach/en/play/" + zeros(),
        "http://sudoku.coach/de/solver/" + zeros() + "/"})
    for (const std::string& text :
         {address, "Try " + address + " please", "(" + address + ")", "Look: " + address + ".",
          "[here](" + address + ")", "<" + address + ">, by me", "1. \"" + address + "\""}) {
      EXPECT_EQ(line_of(read_puzzle(text)), classic) << text;
      EXPECT_EQ(line_of(read_puzzle("\n" + text + "\n")), classic) << text;
    }
  EXPECT_THAT(line_of(read_puzzle("https://sudoku.coach/en/play/12345")),
              HasSubstr("only its name"));
}

TEST(FoundLinks, WordsAroundALinkThatHoldsAPuzzle) {
  const auto puzzle = read_puzzle("sudoku 1\nlayout 9x9\ncage 15 r1c1 r1c2\ngivens\n" + classic);
  ASSERT_TRUE(puzzle) << puzzle.error().reason;
  const std::string link = *write(*puzzle, Format::fpuzzles);
  for (const std::string& text :
       {"Here: " + link, "[f-puzzles](" + link + ") is mine", "Have fun with " + link + " !"}) {
    const auto again = read_puzzle(text);
    ASSERT_TRUE(again) << again.error().reason << "\n" << text;
    EXPECT_EQ(again->layout->spec(), puzzle->layout->spec());
    EXPECT_EQ(again->givens, puzzle->givens);
  }
  // A remark may contain an address; a page about puzzles is not one.
  EXPECT_EQ(line_of(read_puzzle(classic + " from https://example.com/?q=x")), classic);
  EXPECT_FALSE(read_puzzle("See https://example.com/rules for more"));
}

TEST(FoundLinks, QuestionMarksAreBlanks) {
  std::string marks = classic;
  std::ranges::replace(marks, '.', '?');
  EXPECT_EQ(line_of(read_puzzle(marks)), classic);
  std::string rows;
  for (std::size_t r = 0; r < 9; ++r) rows += marks.substr(9 * r, 9) + "\n";
  EXPECT_EQ(line_of(read_puzzle(rows)), classic);
}

TEST(FoundLinks, PositionsWithoutHead) {
  std::string placed = classic;
  placed.replace(2, 1, "+4");
  for (const std::string& rest : {":", ":212 513:", ":212 513::", " : 212", ""}) {
    const auto bare = read_puzzle(placed + rest);
    const auto whole = read_puzzle(":0000:x:" + placed + (rest.empty() ? ":::" : rest + "::"));
    ASSERT_TRUE(bare) << bare.error().reason << rest;
    ASSERT_TRUE(whole) << whole.error().reason << rest;
    EXPECT_EQ(bare->givens, whole->givens);
    EXPECT_EQ(bare->entries, whole->entries);
    EXPECT_EQ(bare->marks, whole->marks);
  }
  const auto eliminations = read_puzzle(classic + ":113");
  ASSERT_TRUE(eliminations) << eliminations.error().reason;
  ASSERT_EQ(eliminations->marks.size(), 81u);
  EXPECT_FALSE(eliminations->marks[2].has(1));
}

// Solo's ids, written as the collection writes them.
std::string solo_numbers(const std::vector<int>& values) {
  std::string out;
  int run = 0;
  const auto end_run = [&] {
    for (; run > 26; run -= 26) out += 'z';
    if (run) out += static_cast<char>('a' - 1 + run);
    run = 0;
  };
  for (const int value : values) {
    if (!value) {
      ++run;
      continue;
    }
    if (run)
      end_run();
    else if (!out.empty())
      out += '_';
    out += std::to_string(value);
  }
  end_run();
  return out;
}

std::string solo_lines(int size, const std::function<int(int, int)>& part) {
  std::string out;
  int run = 0;
  const auto line = [&] {
    for (; run > 25; run -= 25) out += 'z';
    out += run ? static_cast<char>('a' - 1 + run) : '_';
    run = 0;
  };
  for (int row = 0; row < size; ++row)
    for (int col = 0; col + 1 < size; ++col)
      if (part(row, col) == part(row, col + 1))
        ++run;
      else
        line();
  for (int col = 0; col < size; ++col)
    for (int row = 0; row + 1 < size; ++row)
      if (part(row, col) == part(row + 1, col))
        ++run;
      else
        line();
  line();
  return out;
}

std::string text_of(const std::string& id) {
  const auto puzzle = read_puzzle(id);
  return puzzle ? *write(*puzzle, Format::text) : puzzle.error().reason;
}

TEST(Solo, GridsOfEverySize) {
  std::vector<int> givens;
  for (const char c : classic) givens.push_back(c == '.' ? 0 : c - '0');
  EXPECT_EQ(line_of(read_puzzle("3x3:" + solo_numbers(givens))), classic);
  EXPECT_THAT(text_of("3x3x:" + solo_numbers(givens)), HasSubstr("layout x-9x9\n"));
  EXPECT_THAT(text_of("3x3dar4:" + solo_numbers(givens)), HasSubstr("layout 9x9\n"));
  // Two columns of blocks and three rows of them.
  std::vector<int> six(36);
  six[0] = 6, six[35] = 1;
  EXPECT_THAT(text_of("2x3:" + solo_numbers(six)), HasSubstr("layout 6x6\n"));
  EXPECT_THAT(text_of("3x2:" + solo_numbers(six)), HasSubstr("layout 6x6-vertical\n"));
  std::vector<int> twelve(144);
  twelve[0] = 12, twelve[1] = 10, twelve[143] = 11;
  EXPECT_THAT(text_of("3x4:" + solo_numbers(twelve)), HasSubstr("\nCA....."));
  EXPECT_THAT(line_of(read_puzzle("3x3:a1_2")), HasSubstr("has 3 cells, 81 are needed"));
  EXPECT_THAT(line_of(read_puzzle("3x3#123456789012345")), HasSubstr("random seed"));
}

TEST(Solo, JigsawsAndKillers) {
  const std::string regions = "1112122233343444";
  const auto region = [&](int row, int col) {
    return int{regions[static_cast<std::size_t>(4 * row + col)]};
  };
  const std::string blank = solo_numbers(std::vector<int>(16));
  EXPECT_THAT(text_of("4j:" + blank + "," + solo_lines(4, region)),
              HasSubstr("grid 4x4 regions 1112122233343444\n"));
  EXPECT_THAT(text_of("4jx:" + blank + "," + solo_lines(4, region)), HasSubstr("diagonal both"));
  // Cages: pairs across, with a sum in the first cell of each but the last.
  const auto cage = [](int row, int col) { return 2 * row + col / 2; };
  std::vector<int> sums(16);
  for (std::size_t i = 0; i < 14; i += 2) sums[i] = static_cast<int>(3 + i / 4);
  const std::string killer =
      text_of("2x2k:" + blank + "," + solo_lines(4, cage) + "," + solo_numbers(sums));
  EXPECT_THAT(killer, HasSubstr("cage 3 r1c1 r1c2\n"));
  EXPECT_THAT(killer, HasSubstr("cage 6 r4c1 r4c2\ncage r4c3 r4c4\n"));
  EXPECT_THAT(text_of("4jk:" + blank + "," + solo_lines(4, region) + "," + solo_lines(4, cage) +
                      "," + solo_numbers(sums)),
              HasSubstr("cage 3 r1c1 r1c2\n"));
  EXPECT_THAT(text_of("2x2k:" + blank + "," + solo_lines(4, cage)), HasSubstr("sums"));
  EXPECT_THAT(text_of("4j:" + blank), HasSubstr("lines"));
}

}  // namespace
}  // namespace clew
