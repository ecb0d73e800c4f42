// Every way of writing a puzzle that docs/formats.md names, read.
#include <gtest/gtest.h>

#include "clew/text.h"

namespace clew {
namespace {

const std::string classic =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

LayoutPtr layout(std::string_view name) { return *find_layout(name); }

std::string line_of(const Expected<Puzzle>& puzzle) {
  if (!puzzle)
    return std::to_string(puzzle.error().line) + ":" + std::to_string(puzzle.error().column) +
           ": " + puzzle.error().reason;
  return to_line(*puzzle->layout, puzzle->givens);
}
std::string read(std::string_view text, const ReadOptions& options = {}) {
  return line_of(read_puzzle(text, options));
}

std::vector<std::string> read_all(std::string text, ReadOptions options = {}) {
  std::vector<std::string> result;
  std::size_t at = 0;
  PuzzleReader reader(
      [&](char* into, std::size_t room) {
        const std::size_t n = std::min({room, text.size() - at, std::size_t{1000}});
        text.copy(into, n, at);
        at += n;
        return n;
      },
      std::move(options));
  while (auto puzzle = reader.next()) result.push_back(line_of(*puzzle));
  return result;
}

std::string with_blank(char blank) {
  std::string line = classic;
  std::replace(line.begin(), line.end(), '.', blank);
  return line;
}

TEST(ReadLine, BlanksAndRemarks) {
  for (char blank : {'.', '0', '_', '*', '-', '?'})
    EXPECT_EQ(read(with_blank(blank)), classic) << blank;
  for (const char* remark : {" easy", ",solution", ";x", "#x", "\tx", "  # x", ", 1, 2"})
    EXPECT_EQ(read(classic + remark), classic) << remark;
  EXPECT_EQ(read("\xEF\xBB\xBF" + classic + "\r\n"), classic);
  EXPECT_EQ(read("# comment\n#\n\n" + classic + "\n# after"), classic);
  EXPECT_EQ(read("\"" + classic + "\",x"), classic);
}

TEST(ReadLine, Apart) {
  std::string spaced, commas;
  for (char c : classic) {
    spaced += std::string(1, c) + " ";
    commas += std::string(1, c == '.' ? '0' : c) + ",";
  }
  EXPECT_EQ(read(spaced), classic);
  EXPECT_EQ(read(commas.substr(0, commas.size() - 1)), classic);
}

TEST(ReadLine, LargeSymbols) {
  std::string top(256, '.');
  top.replace(0, 4, "1AG9");
  EXPECT_EQ(read(top), top);
  std::string zero(256, '.');
  zero.replace(0, 3, "0F9");
  EXPECT_EQ(read(zero).substr(0, 4), "1GA.");
  std::string letters(256, '.');
  letters.replace(0, 3, "APG");
  EXPECT_EQ(read(letters).substr(0, 4), "1G7.");
  std::string small(256, '.');
  small.replace(0, 3, "1af");
  EXPECT_EQ(read(small).substr(0, 4), "1AF.");
  std::string unclear(256, '0');
  unclear.replace(0, 3, "1AF");
  EXPECT_EQ(read(unclear).substr(0, 4), "1:4:");
  EXPECT_NE(read(unclear).find("1-9A-G"), std::string::npos);
  EXPECT_NE(read(unclear).find("0-9A-F"), std::string::npos);
  std::string y(625, '.');
  y.replace(0, 2, "AY");
  EXPECT_EQ(read(y).substr(0, 3), "1P.");
  std::string big(1296, '.');
  big.replace(0, 4, "Aa1Z");
  EXPECT_EQ(read(big), big);
}

TEST(ReadLine, Numbers) {
  std::string numbers, line;
  for (int i = 0; i < 256; ++i) {
    numbers += (i ? " " : "") + std::to_string(i < 17 ? i : 0);
    line += i == 0 || i > 16 ? '.' : symbol_of(static_cast<Digit>(i));
  }
  EXPECT_EQ(read(numbers), line);
}

TEST(ReadLine, OneOfMany) {
  EXPECT_EQ(read_all(classic + "\nbad\n" + classic + "\n\n" + classic),
            (std::vector<std::string>{classic, "2:4: 3 symbols, 81 are needed for 9x9", classic,
                                      classic}));
  EXPECT_EQ(read_all("x\n" + classic + "\n").size(), 2u);
  EXPECT_EQ(read_all("puzzle,solution\n" + with_blank('0') + "," + classic + "\n"),
            std::vector<std::string>{classic});
  EXPECT_EQ(read_all("id;quizzes\n1;" + classic + "\n2;12\n3\n").size(), 3u);
}

TEST(ReadLine, ATableMayNameLayouts) {
  std::string table = "puzzle,note,layout\n" + classic + ",\"a, b\",hyper\n" + classic + ",,\n" +
                      classic + ",,hiper\n";
  PuzzleReader reader([&](char* into, std::size_t room) {
    const std::size_t n = table.copy(into, room);
    table.erase(0, n);
    return n;
  });
  EXPECT_EQ(reader.next()->value().layout->name(), "hyper");
  EXPECT_EQ(reader.next()->value().layout->name(), "9x9");
  const auto wrong = reader.next();
  ASSERT_FALSE(wrong->has_value());
  EXPECT_EQ(wrong->error().line, 4);
  EXPECT_EQ(wrong->error().reason, find_layout("hiper").error().reason);
}

TEST(ReadGrid, FramesQuotesHeadings) {
  std::string rows, spaced, php, framed = "+-------+-------+-------+\n", ss, quoted;
  for (int r = 0; r < 9; ++r) {
    const std::string row = classic.substr(static_cast<std::size_t>(r) * 9, 9);
    rows += row + "\n";
    php += "$solve[] = \"" + row + "\";\n";
    quoted += "`" + row + "` ";
    framed += "| ";
    for (int c = 0; c < 9; ++c) {
      spaced += std::string(1, row[static_cast<std::size_t>(c)]) + " ";
      framed += std::string(1, row[static_cast<std::size_t>(c)]) + (c % 3 == 2 ? " | " : " ");
    }
    spaced += "\n";
    framed += r % 3 == 2 ? "\n+-------+-------+-------+\n" : "\n";
    ss += row.substr(0, 3) + "|" + row.substr(3, 3) + "|" + row.substr(6) + "\n" +
          (r == 2 || r == 5 ? "-----------\n" : "");
  }
  for (const auto& text : {rows, spaced, php, framed, ss, quoted, "Grid 01\n" + rows,
                           "*-----------*\n" + ss + "*-----------*\n"})
    EXPECT_EQ(read(text), classic) << text;
  for (char blank : {'0', '_', '*', '-'}) {
    std::string other = rows;
    std::replace(other.begin(), other.end(), '.', blank);
    EXPECT_EQ(read(other), classic) << other;
  }
  EXPECT_EQ(read_all(rows + rows), (std::vector<std::string>{classic, classic}));
  EXPECT_EQ(read_all("Grid 01\n" + rows + "Grid 02\n" + rows),
            (std::vector<std::string>{classic, classic}));
  EXPECT_EQ(read_all(framed + "\n" + framed + "\n\n" + rows),
            (std::vector<std::string>{classic, classic, classic}));
}

TEST(ReadGrid, RowsLikeSmallPuzzles) {
  const std::string row16 = "1.3.5.7.9.B.D.FG\n", four = "1.3..4..2...4..1\n";
  std::string grid;
  for (int i = 0; i < 16; ++i) grid += row16;
  EXPECT_EQ(read_all(grid).size(), 1u);
  std::string list;
  for (int i = 0; i < 20; ++i) list += four;
  EXPECT_EQ(read_all(list).size(), 20u);
}

TEST(ReadPencil, Candidates) {
  Puzzle puzzle{.layout = layout("9x9"), .givens = *read_values(*layout("9x9"), classic)};
  const std::string pencil = *write(puzzle, Format::pencil);
  EXPECT_EQ(read(pencil), classic);
  EXPECT_TRUE(read_puzzle(pencil)->marks.empty());
}

TEST(ReadText, Directives) {
  const std::string text =
      "sudoku 1\ntitle A \"title\" of it # comment\nauthor x\n# comment\ndigits 1-9\nat 1,1 grid "
      "9x9 box 3x3 # here\n"
      "diagonal both\nantiknight\ngroup r1c1-r1c2 a5 (4,4)\ngivens\n" +
      classic + "\n";
  const auto puzzle = read_puzzle(text);
  ASSERT_TRUE(puzzle) << puzzle.error().reason;
  EXPECT_EQ(puzzle->title, "A \"title\" of it");
  const LayoutSpec& spec = puzzle->layout->spec();
  using Kind = Constraint::Kind;
  EXPECT_EQ(spec.constraints,
            (std::vector<ConstraintSpec>{{Kind::main_diagonal},
                                         {Kind::anti_diagonal},
                                         {Kind::antiknight},
                                         {Kind::group, {{0, 0}, {0, 1}, {0, 4}, {4, 4}}}}));
  const std::string written = *write(*puzzle, Format::text);
  EXPECT_EQ(*write(*read_puzzle(written), Format::text), written);
}

TEST(ReadText, CatalogueIsRecognised) {
  std::string rows;
  for (int i = 0; i < 9; ++i) rows += classic.substr(static_cast<std::size_t>(i) * 9, 9) + "\n";
  const auto puzzle =
      read_puzzle("sudoku 1\nat 1,1 grid 9x9 box 3x3\ndiagonal both\ngivens\n" + rows);
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(puzzle->layout->name(), "x-9x9");
  EXPECT_NE(write(*puzzle, Format::text)->find("layout x-9x9\n"), std::string::npos);
}

// Rows of the middle grid alone have the cells of a 4x4, and may have no other digits.
TEST(ReadGrid, RowsBehindHolesAreNoPuzzles) {
  const LayoutPtr layout = find_layout("samurai-4x4").value();
  Puzzle puzzle{.layout = layout, .givens = std::vector<Digit>(layout->size())};
  puzzle.givens[0] = 7;
  puzzle.givens[layout->at({19, 17})] = 1;
  const auto again = read_puzzle(write(puzzle, Format::grid).value());
  ASSERT_TRUE(again) << again.error().reason;
  EXPECT_EQ(again->layout->name(), "samurai-4x4");
  EXPECT_EQ(again->givens, puzzle.givens);
}

TEST(ReadText, SamuraiRowsWithHoles) {
  const LayoutPtr samurai = layout("samurai");
  Puzzle puzzle{.layout = samurai, .givens = std::vector<Digit>(369)};
  puzzle.givens[0] = 5;
  puzzle.givens[368] = 7;
  std::string hashes =
      write(puzzle, Format::text)->substr(std::string("sudoku 1\nlayout samurai\ngivens\n").size());
  std::string blanks = hashes;
  std::replace(blanks.begin(), blanks.end(), '#', ' ');
  const std::string line = to_line(*samurai, puzzle.givens);
  EXPECT_EQ(read(hashes), line);
  EXPECT_EQ(read(blanks), line);
  EXPECT_EQ(read(to_grid(*samurai, puzzle.givens)), line);
  EXPECT_EQ(read(line), line);
  EXPECT_EQ(read("sudoku 1\nlayout samurai\ngivens\n" + blanks), line);
}

TEST(ReadHodoku, PlacedAndDeleted) {
  const std::string text = ":0300:5:" + std::string("+5") + classic.substr(1) + ":411 512::: ";
  const auto puzzle = read_puzzle(text);
  ASSERT_TRUE(puzzle) << puzzle.error().reason;
  EXPECT_EQ(puzzle->givens[0], 0);
  EXPECT_EQ(puzzle->entries[0], 5);
  EXPECT_FALSE(puzzle->marks.empty());
  EXPECT_EQ(*write(*puzzle, Format::hodoku), ":0000:x:+5" + classic.substr(1) + "::::");
}

TEST(ReadOthers, Xml) {
  const std::string xml =
      "<?xml version=\"1.0\"?>\n<opensudoku>\n<name>n</name><author>me</author>\n<game data=\"" +
      with_blank('0') + "\" /><game data=\"12\"/>\n<game data=\"" + with_blank('0') +
      "\"></game></opensudoku>\n" + classic;
  const auto all = read_all(xml);
  ASSERT_EQ(all.size(), 4u);
  EXPECT_EQ(all[0], classic);
  EXPECT_EQ(all[2], classic);
  EXPECT_EQ(all[3], classic);
  EXPECT_EQ(all[1].substr(0, 5), "4:112") << all[1];
}

TEST(ReadOthers, Sdk) {
  std::string rows;
  for (int i = 0; i < 9; ++i) rows += classic.substr(static_cast<std::size_t>(i) * 9, 9) + "\n";
  const auto puzzle = read_puzzle("#ARuud\n#DA random puzzle\n#LEasy\n" + rows);
  ASSERT_TRUE(puzzle) << puzzle.error().reason;
  EXPECT_EQ(puzzle->author, "Ruud");
  EXPECT_EQ(read("[Puzzle]\n" + rows + "[State]\n" + rows), classic);
}

TEST(Cells, Names) {
  const LayoutPtr nine = layout("9x9");
  EXPECT_EQ(read_cell(*nine, "r2c3").value(), 11);
  EXPECT_EQ(read_cell(*nine, "b3").value(), 11);
  EXPECT_EQ(read_cell(*nine, "(2,1)").value(), 11);
  EXPECT_FALSE(read_cell(*nine, "r10c1"));
  EXPECT_FALSE(read_cell(*nine, "r1c1x"));
}

TEST(Lines, RoxdokuGoesLayerByLayer) {
  const LayoutPtr cube = layout("roxdoku");
  const auto order = line_order(*cube);
  EXPECT_EQ(cube->cell_name(order[3]), "r2c1");
  EXPECT_EQ(cube->cell_name(order[9]), "r1c4");
}

}  // namespace
}  // namespace clew
