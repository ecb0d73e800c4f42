// Errors of puzzle text: reason and position, in the words that a person reads.
#include <gtest/gtest.h>

#include "clew/text.h"

namespace clew {
namespace {

const std::string classic =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string rules = "sudoku 1\ngrid 4x4 box 2x2\n";
const std::string rows4 = "givens\n1...\n....\n....\n....\n";

std::string rows9(std::size_t changed = 9, const std::string& row = {}) {
  std::string text;
  for (std::size_t r = 0; r < 9; ++r)
    text += (r == changed ? row : classic.substr(r * 9, 9)) + "\n";
  return text;
}

std::string error(std::string_view text, std::string_view from = "", std::string_view layout = "") {
  ReadOptions options;
  if (!from.empty()) options.from = format_named(from);
  if (!layout.empty()) options.layout = *find_layout(layout);
  const auto puzzle = read_puzzle(text, options);
  if (puzzle) return "read";
  return std::to_string(puzzle.error().line) + ":" + std::to_string(puzzle.error().column) + ": " +
         puzzle.error().reason;
}

TEST(TextErrors, Lines) {
  EXPECT_EQ(error(""), "1:1: no puzzle");
  EXPECT_EQ(error(classic.substr(1)), "1:81: 80 symbols, 81 are needed for 9x9");
  EXPECT_EQ(error(classic + "1"), "1:82: 82 symbols, 81 are needed for 9x9");
  EXPECT_EQ(error("\n\n" + classic.substr(0, 30) + "x" + classic.substr(31)),
            "3:31: 'x' is neither a digit (1-9) nor a blank (. 0 _ * -)");
  EXPECT_EQ(error(classic.substr(0, 80) + "é"),
            "1:81: 'é' is neither a digit nor a blank (. 0 _ * -)");
  EXPECT_EQ(error("é" + classic), "1:1: 'é' is neither a digit nor a blank (. 0 _ * -)");
  EXPECT_EQ(error(classic.substr(0, 80) + std::string(1, '\0')),
            "1:81: U+0000 is neither a digit (1-9) nor a blank (. 0 _ * -)");
  EXPECT_EQ(error(classic.substr(0, 80) + "\xFF"),
            "1:81: byte FF is neither a digit (1-9) nor a blank (. 0 _ * -)");
  EXPECT_EQ(error("hello, world"), "1:6: 5 symbols, 81 are needed for 9x9");
  EXPECT_EQ(error(classic, "", "6x6"), "1:37: 81 symbols, 36 are needed for 6x6");
  EXPECT_EQ(error(classic + "\n" + classic), "2:1: a second puzzle where one was expected");
  EXPECT_EQ(error("1" + std::string(255, '0')),
            "1:2: the symbols can be read in two ways: as 1-9A-G where 0 is a blank, or as 0-9A-F "
            "where 0 is a digit; "
            "write blanks as . to tell them apart");
  EXPECT_EQ(error("puzzle,solution\n,x"), "2:1: the column 'puzzle' is empty here");
  EXPECT_EQ(error("id,puzzle\n7"), "2:2: the row has no column 'puzzle'");
}

TEST(TextErrors, Grids) {
  EXPECT_EQ(error(rows9(3, "8...6...")), "4:9: row 4 has 8 cells, 9 are needed");
  EXPECT_EQ(error(rows9(3, "8...6...34")), "4:10: row 4 has 10 cells, 9 are needed");
  EXPECT_EQ(error(rows9().substr(0, 80)), "8:10: 8 rows, 9 are needed");
  EXPECT_EQ(error(rows9(2, "..x......")),
            "3:3: 'x' is neither a digit (1-9) nor a blank (. 0 _ * -)");
  EXPECT_EQ(error(rows9(), "", "6x6"), "1:7: row 1 has 9 cells, 6 are needed");
  const std::string row8 = "12 34 56 78\n";
  EXPECT_EQ(error(row8 + row8 + row8 + "12 34 56\n" + row8 + row8 + row8 + row8),
            "4:9: row 4 has 6 cells, 8 are needed");
  EXPECT_EQ(error("+---+---+\n|---+---|\n"), "1:1: frames without a row of cells");
}

TEST(TextErrors, PuzzleText) {
  EXPECT_EQ(error("sudoku 2\n"), "1:8: puzzle text of version '2' is not known, only 1");
  EXPECT_EQ(error("sudoku 1\ngivens\n"),
            "2:1: the layout is missing: `layout NAME`, `grid 9x9 box 3x3` or the like");
  EXPECT_EQ(error(rules), "3:1: the givens are missing");
  EXPECT_EQ(error("sudoku 1\nlayout 9x8\n" + rows4),
            "2:8: no layout is called '9x8'; did you mean '9x9'?");
  EXPECT_EQ(error(rules + "thermo r1c1\n" + rows4),
            "3:7: the thermometer needs 2 cells or more, not 1");
  EXPECT_EQ(error(rules + "Cage 3 r1c1 r1c2\n" + rows4),
            "3:1: 'Cage' is no word of puzzle text; did you mean 'cage'?");
  EXPECT_EQ(error(rules + "bulb r1c1\n" + rows4), "3:1: 'bulb' is no word of puzzle text");
  EXPECT_EQ(error("SUDOKU 1\nlayout 4x4\n" + rows4), "1:1: puzzle text begins with `sudoku 1`");
  EXPECT_EQ(error(rules + "group r1c1 here\n" + rows4),
            "3:12: 'here' is no cell; cells are called r1c1, ranges r1c1-r3c3");
  EXPECT_EQ(error(rules + "group r1c1\n" + rows4), "3:11: a group needs two cells or more");
  EXPECT_EQ(error(rules + "diagonal up\n" + rows4),
            "3:10: say `diagonal both`, `diagonal main` or `diagonal anti`");
  EXPECT_EQ(error(rules + "digits 3-0\n" + rows4),
            "3:8: values are ascending numbers from 0 to 99, as in 0-8 or 1,3,5-9");
  EXPECT_EQ(error("sudoku 1\ndigits 0-4\nlayout 4x4\n" + rows4),
            "3:8: this layout has 4 digits, not 5");
  EXPECT_EQ(error("sudoku 1\ngrid 4x4 regions 11112222333344445\n" + rows4),
            "2:34: 17 region symbols, 16 are needed for 4x4");
  EXPECT_EQ(error("sudoku 1\ngrid 4by4\n" + rows4),
            "2:6: '4by4' is no size; say rows and columns, as in `grid 9x9`");
  for (const char* size : {"65x9", "9x65"})
    EXPECT_EQ(error("sudoku 1\ngrid " + std::string(size) + "\n" + rows4),
              "2:1: a grid has at most 64 rows and 64 columns");
  EXPECT_EQ(error("sudoku 1\nat 1,1 grid 4x4 box 3x3\n" + rows4),
            "2:1: boxes of 3x3 do not divide the grid at 1,1");
  EXPECT_EQ(error("sudoku 1\nshape circle 9\n" + rows4),
            "2:7: the one shape is `shape triangle 9`");
  EXPECT_EQ(error(rules + "givens\n1...\n....\n...\n....\n"),
            "6:4: row 3 has 3 cells, 4 are needed");
  EXPECT_EQ(error(rules + "givens\n1...\n....\n....\n"), "6:5: 3 rows, 4 are needed");
  EXPECT_EQ(error(rules + "givens\n1..5\n....\n....\n....\n"),
            "4:4: '5' is neither a digit (1-4) nor a blank (. 0 _ * -)");
  EXPECT_EQ(error(rules + "givens\n1..............\n"),
            "4:16: 15 symbols on one line, 16 are needed");
  EXPECT_EQ(error(rules + rows4 + "marks\n1 2 3\n"), "9:6: 3 groups of marks, 16 are needed");
}

TEST(TextErrors, OtherPrograms) {
  EXPECT_EQ(error(":0300:5:" + classic.substr(1) + "::"), "1:89: 80 cells, 81 are needed");
  EXPECT_EQ(error(":0300:5:" + classic + ":4x1::"),
            "1:91: '4x1' is no deleted candidate; digit, row and column, as in 512");
  EXPECT_EQ(error("<opensudoku><name>x</name></opensudoku>"),
            "1:1: the XML holds no <game>, as OpenSudoku's files do");
  EXPECT_EQ(error("<opensudoku>\n<game x=\"1\"/></opensudoku>"), "2:1: the game has no data");
  EXPECT_EQ(error("{\"size\":9,\n\"grid\":[1,]}"), "2:11: this is not JSON");
  EXPECT_EQ(error("{\"puzzle\":9}"), "1:1: the JSON is no puzzle of f-puzzles, SudokuPad or Clew");
  EXPECT_EQ(
      error("{\"size\":2,\"grid\":[[{},{}],[{},{}]],\"fogofwar\":[\"R1C1\"],\"newrule\":true}"),
      "1:1: rules that are not understood yet: fogofwar, newrule");
  EXPECT_EQ(error("{\"size\":2,\"grid\":[[{},{}],[{},{}]],\"arrow\":[{\"cells\":[\"R3C1\"]}]}"),
            "1:1: the rule 'arrow' names no cell: 'R3C1'");
  EXPECT_EQ(error("https://sudokupad.app/abcdef"),
            "1:23: the link does not hold the puzzle but only its name; open it and share the "
            "puzzle as a long link");
  EXPECT_EQ(error("https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQ"),
            "1:29: the link does not hold a puzzle, or not all of it");
}

TEST(TextErrors, NoRoom) {
  auto refused = [](std::string_view text, std::string_view form) {
    const auto written = write(*read_puzzle(text), *format_named(form));
    return written ? "written" : written.error().reason;
  };
  const std::string jigsaw = "sudoku 1\ngrid 4x4 regions 1112122233343444\n" + rows4;
  EXPECT_EQ(refused(jigsaw, "line"),
            "the form `line` has no room for a layout that has no name; `text` has");
  EXPECT_EQ(refused(jigsaw, "sdk"), "the form `sdk` has no room for any layout but 9x9");
  EXPECT_EQ(refused(":1:5:+5" + classic.substr(1) + "::", "line"),
            "the form `line` has no room for values that were entered and are no givens");
  EXPECT_EQ(refused(":1:5:" + classic + ":213:", "sdm"),
            "the form `sdm` has no room for candidates that were ruled out");
  EXPECT_EQ(refused("sudoku 1\nlayout samurai\ngivens\n" + std::string(369, '.'), "fpuzzles"),
            "f-puzzles has room for one square grid only");
  EXPECT_EQ(refused("sudoku 1\nlayout disjoint\ngivens\n" + classic, "sudokupad"),
            "SudokuPad has no room for disjoint groups");
}

}  // namespace
}  // namespace clew
