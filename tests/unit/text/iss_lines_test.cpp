// ISS text over several lines: one puzzle, or one a line.
#include <gmock/gmock.h>

#include "clew/text.h"

namespace clew {
namespace {

using ::testing::HasSubstr;

/// The puzzles of a text by their lines of puzzle text, read in pieces of some size.
std::vector<std::string> read_all(const std::string& text, std::size_t piece = 1000,
                                  ReadOptions options = {}) {
  std::vector<std::string> result;
  std::size_t at = 0;
  PuzzleReader reader(
      [&](char* into, std::size_t room) {
        const std::size_t n = text.copy(into, std::min(room, piece), at);
        at += n;
        return n;
      },
      std::move(options));
  while (auto puzzle = reader.next())
    result.push_back(*puzzle ? *write(**puzzle, Format::text)
                             : std::to_string(puzzle->error().line) + ":" +
                                   std::to_string(puzzle->error().column) + ": " +
                                   puzzle->error().reason);
  return result;
}

// One puzzle on one line, however it is spread over lines.
TEST(IssLines, ItemsOnLinesOfTheirOwnAreOnePuzzle) {
  const std::string one =
      ".Shape~6x6.Thermo~R1C1~R1C2~R1C3.Or.X~R2C1~R2C2.And.V~R2C1~R2C2.Renban~R3C1~R3C2.End.End"
      ".Cage~7~R5C1~R5C2.~R6C1_1~R6C2_2_3";
  const auto expected = read_all(one);
  ASSERT_EQ(expected.size(), 1u);
  ASSERT_THAT(expected[0], HasSubstr("thermo"));
  const std::string texts[] = {
      ".Shape~6x6\n.Thermo~R1C1~R1C2~R1C3\n.Or\n.X~R2C1~R2C2\n.And\n.V~R2C1~R2C2\n"
      ".Renban~R3C1~R3C2\n.End\n.End\n.Cage~7~R5C1~R5C2\n.~R6C1_1~R6C2_2_3\n",
      // Comments, blanks, and lines that break within an item.
      "# A title\n#Arrows, no blank here\n.Shape~6x6\n  .Thermo~R1C1\n~R1C2~R1C3\n# "
      "lines\n.Or.X~R2C1~R2C2\n"
      ".And.V~R2C1~R2C2.Renban~R3C1~R3C2\n.End.End\n.Cage~7~R5C1~R5C2\n.~R6C1_1~R6C2_2_3",
      // A kind a line.
      ".Shape~6x6\n.Thermo~R1C1~R1C2~R1C3\n.Or.X~R2C1~R2C2.And.V~R2C1~R2C2.Renban~R3C1~R3C2.End"
      ".End\n.Cage~7~R5C1~R5C2\n.~R6C1_1~R6C2_2_3\n"};
  for (const std::string& text : texts)
    for (const std::size_t piece : {1, 7, 1000})
      for (const char* end : {"\n", "\r", "\r\n"}) {
        std::string ended = text;
        for (std::size_t at = 0; (at = ended.find('\n', at)) != ended.npos;
             at += std::string_view(end).size())
          ended.replace(at, 1, end);
        EXPECT_EQ(read_all(ended, piece), expected) << ended;
        EXPECT_EQ(read_all(ended, piece, {.from = Format::iss}), expected) << ended;
      }
}

TEST(IssLines, SeveralPuzzlesArePartedByEmptyLines) {
  const std::string a = ".AntiKnight\n.Thermo~R1C1~R1C2\n", b = ".Cage~7~R5C1~R5C2\n.AntiKing\n";
  const auto both = read_all(a + "\n# the next\n" + b + "\n\n" + a);
  ASSERT_EQ(both.size(), 3u);
  EXPECT_EQ(both[0], read_all(".AntiKnight.Thermo~R1C1~R1C2")[0]);
  EXPECT_EQ(both[1], read_all(".Cage~7~R5C1~R5C2.AntiKing")[0]);
  EXPECT_EQ(both[2], both[0]);
}

TEST(IssLines, AListHasAPuzzleALine) {
  const std::string lines[] = {".Thermo~R1C1~R1C2.Cage~7~R5C1~R5C2.~R6C1_1",
                               ".Cage~9~R5C1~R5C2.Thermo~R2C1~R2C2.AntiKing",
                               ".Pair~F~_name~R1C1~R1C2", ".Shape~6x6.~R1C1_1",
                               ".Arrow~R1C1~R1C2~R1C3.Thermo~R2C1~R2C2\n   .AntiKnight"};
  std::string list;
  std::vector<std::string> expected;
  for (const std::string& line : lines) {
    list += line + "\n";
    for (const std::string& puzzle : read_all(line)) expected.push_back(puzzle);
  }
  EXPECT_EQ(expected.size(), 5u);
  EXPECT_EQ(read_all(list), expected);
  EXPECT_EQ(read_all(list, 7), expected);
  // Givens alone: no puzzle gives a cell twice.
  EXPECT_EQ(read_all(".~R1C1_1~R2C2_2\n.~R1C1_2~R3C3_2\n").size(), 2u);
  EXPECT_EQ(read_all(".~R1C1_1~R2C2_2\n.~R4C1_2~R3C3_2\n").size(), 1u);
}

TEST(IssLines, ErrorsHaveTheirLineAndColumn) {
  EXPECT_THAT(read_all("# x\n.AntiKnight\n.Thermo~R1C1~R1C2\n  .Cage~7~R5C1~RxC2\n")[0],
              testing::StartsWith("4:4: "));
  EXPECT_THAT(read_all(".AntiKnight\n.~R1C1_77\n.AntiKing\n")[0], testing::StartsWith("2:2: "));
}

// A written list is read back as that list.
TEST(IssLines, WrittenPuzzlesStayApart) {
  std::vector<std::string> texts;
  std::string list;
  for (const char* line : {"", "cage 7 r1c1 r1c2\n", "thermo r1c1 r1c2\n", "group r1c1 r2c4\n"})
    for (const char* layout : {"9x9", "6x6"}) {
      texts.push_back("sudoku 1\nlayout " + std::string(layout) + "\n" + line + "givens\n" +
                      std::string(*layout == '9' ? 81 : 36, '.'));
      const auto puzzle = read_puzzle(texts.back());
      ASSERT_TRUE(puzzle) << puzzle.error().reason;
      texts.back() = *write(*puzzle, Format::text);
      list += *write(*puzzle, Format::iss) + "\n";
    }
  EXPECT_EQ(read_all(list), texts) << list;
}

}  // namespace
}  // namespace clew
