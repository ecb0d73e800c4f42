// Published puzzles of other programs: those whose rules are all of the form "these cells differ"
// are read to the recorded givens, the others are refused by name.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>

#include "clew/text.h"
#include "constraints/holds.h"

namespace clew {
namespace {

using Json = nlohmann::json;

std::string data_folder() {
  const char* folder = std::getenv("CLEW_PEER_DATA");
  return folder ? folder : "";
}

#define NEEDS_DATA() \
  if (data_folder().empty()) GTEST_SKIP() << "CLEW_PEER_DATA is not set"

template <class Each>
void each_record(const std::string& file, const Each& each) {
  std::ifstream in(data_folder() + "/" + file);
  ASSERT_TRUE(in) << file;
  for (std::string line; std::getline(in, line);) each(Json::parse(line));
}

std::string reason(const Expected<Puzzle>& puzzle) {
  return puzzle ? "read" : puzzle.error().reason;
}

TEST(PeerFormats, FPuzzles) {
  NEEDS_DATA();
  int read = 0, refused = 0;
  each_record("layouts/fpuzzles.jsonl", [&](const Json& record) {
    const auto puzzle = read_puzzle(record["fpuzzles"].dump());
    if (record["constraints"].empty()) {
      ASSERT_TRUE(puzzle) << record["id"] << ": " << puzzle.error().reason;
    }
    if (!puzzle) {
      ++refused;
      EXPECT_TRUE(puzzle.error().reason.starts_with("rules that are not"))
          << record["id"] << reason(puzzle);
      return;
    }
    ++read;
    EXPECT_EQ(to_line(*puzzle->layout, puzzle->givens), record["grid"].get<std::string>())
        << record["id"];
    const auto again = read_puzzle(*write(*puzzle, Format::fpuzzles));
    ASSERT_TRUE(again) << again.error().reason;
    EXPECT_EQ(again->givens, puzzle->givens);
    EXPECT_EQ(again->layout->spec(), puzzle->layout->spec());
  });
  EXPECT_GT(read, 0);
  RecordProperty("read", read);
  std::printf("f-puzzles: %d read, %d refused by name\n", read, refused);
}

TEST(PeerFormats, SudokuPad) {
  NEEDS_DATA();
  int read = 0, refused = 0;
  each_record("layouts/sudoku_bench_100.jsonl", [&](const Json& record) {
    if (!record.contains("scl")) return;
    const auto puzzle = read_puzzle("https://sudokupad.app/" + record["scl"].get<std::string>());
    if (!puzzle) {
      ++refused;
      // Objects of f-puzzles come in these links, too, and their reader has words of its own.
      EXPECT_TRUE(puzzle.error().reason.starts_with("the puzzle is not understood in full") ||
                  puzzle.error().reason.starts_with("rules that are not understood yet"))
          << record["id"] << reason(puzzle);
      return;
    }
    ++read;
    EXPECT_EQ(to_line(*puzzle->layout, puzzle->givens), record["grid"].get<std::string>())
        << record["id"];
  });
  EXPECT_GE(read, 10);
  std::printf("SudokuPad: %d read, %d refused by name\n", read, refused);
}

TEST(PeerFormats, HodokuLines) {
  NEEDS_DATA();
  std::ifstream in(data_folder() + "/reglib/cases.txt");
  ASSERT_TRUE(in);
  PuzzleReader reader([&](char* into, std::size_t room) {
    in.read(into, static_cast<std::streamsize>(room));
    return static_cast<std::size_t>(in.gcount());
  });
  int read = 0;
  while (auto puzzle = reader.next()) {
    ASSERT_TRUE(*puzzle) << puzzle->error().line << ": " << puzzle->error().reason;
    const auto again = read_puzzle(*write(**puzzle, Format::hodoku));
    ASSERT_TRUE(again);
    EXPECT_EQ(start(*again).candidates, start(**puzzle).candidates);
    ++read;
  }
  EXPECT_EQ(read, 558);
}

/// A record of data/layouts as puzzle text, for the kinds that text must carry.
TEST(PeerFormats, LayoutsThroughPuzzleText) {
  NEEDS_DATA();
  int read = 0;
  auto through = [&](const Json& record, const std::string& rules) {
    std::string rows;
    if (record["grid"].is_array())
      for (const Json& row : record["grid"]) rows += row.get<std::string>() + "\n";
    else
      rows = record["grid"].get<std::string>() + "\n";
    const auto puzzle = read_puzzle("sudoku 1\n" + rules + "givens\n" + rows);
    ASSERT_TRUE(puzzle) << record["id"] << puzzle.error().line << ":" << puzzle.error().column
                        << puzzle.error().reason;
    const std::string text = *write(*puzzle, Format::text);
    EXPECT_EQ(*write(*read_puzzle(text), Format::text), text);
    std::size_t clues = 0;
    for (Digit d : puzzle->givens) clues += d != 0;
    EXPECT_EQ(clues, record["clues"].get<std::size_t>()) << record["id"];
    ++read;
  };
  for (const char* file : {"samurai", "multi_flower", "multi_gattai8", "multi_samurai13",
                           "multi_twin_vertical", "samurai_4x4boxes"})
    each_record(std::string("layouts/") + file + ".jsonl", [&](const Json& record) {
      const int size = record["digits"];
      std::string rules;
      for (const Json& corner : record["subgrids"])
        rules += "at " + std::to_string(corner[0].get<int>() + 1) + "," +
                 std::to_string(corner[1].get<int>() + 1) + " grid " + std::to_string(size) + "x" +
                 std::to_string(size) + " box " + record["box"][0].dump() + "x" +
                 record["box"][1].dump() + "\n";
      through(record, rules);
      // Without a word about the layout: the outline of the rows determines it.
      std::string rows;
      for (const Json& row : record["grid"]) rows += row.get<std::string>() + "\n";
      EXPECT_TRUE(read_puzzle(rows)) << file << reason(read_puzzle(rows));
    });
  for (const char* file : {"jigsaw_7x7", "jigsaw_9x9", "jigsawx_9x9"})
    each_record(std::string("layouts/") + file + ".jsonl", [&](const Json& record) {
      const std::string size = record["rows"].dump() + "x" + record["cols"].dump();
      through(record, "grid " + size + " regions " + record["regions"].get<std::string>() + "\n" +
                          (std::string(file) == "jigsawx_9x9" ? "diagonal both\n" : ""));
    });
  each_record("layouts/tridoku.jsonl",
              [&](const Json& record) { through(record, "shape triangle 9\n"); });
  each_record("layouts/roxdoku_3x3x3.jsonl",
              [&](const Json& record) { through(record, "layout roxdoku\n"); });
  std::printf("puzzle text: %d\n", read);
}

// Texts of ISS with an item a line: each is one puzzle, alone and in a file of all, which its stated
// solution solves.
TEST(PeerFormats, IssTextsOfManyLines) {
  NEEDS_DATA();
  int read = 0, refused = 0, compared = 0;
  std::string file;
  each_record("published/ctc.jsonl", [&](const Json& record) {
    const std::string text = record["iss"];
    const auto puzzle = read_puzzle(text);
    file += text + "\n";
    if (!puzzle) {
      ++refused;
      EXPECT_TRUE(puzzle.error().reason.starts_with("rules that are not understood"))
          << record["id"] << reason(puzzle);
      return;
    }
    ++read;
    const std::string solution = record.value("solution", "");  // not stated by all
    if (solution.size() != static_cast<std::size_t>(puzzle->layout->size())) return;
    std::vector<Digit> digits;
    for (const char c : solution) digits.push_back(static_cast<Digit>(c - '0'));
    for (const Constraint& c : puzzle->layout->constraints())
      EXPECT_TRUE(constraints::holds(*puzzle->layout, c, digits)) << record["id"] << name(c.kind);
    ++compared;
  });
  int together = 0;
  std::size_t at = 0;
  PuzzleReader reader([&](char* into, std::size_t room) {
    const std::size_t n = file.copy(into, room, at);
    at += n;
    return n;
  });
  while (const auto puzzle = reader.next()) ++together;
  EXPECT_EQ(together, read + refused);
  EXPECT_GE(read, 42);
  EXPECT_GE(compared, 38);
  std::printf("ISS texts: %d read, %d refused by name, %d solved by their solutions\n", read,
              refused, compared);
}

}  // namespace
}  // namespace clew
