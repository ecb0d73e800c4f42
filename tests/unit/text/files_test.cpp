// Files in practice: line ends, several formats in one file, tables with quotes, and remarks of a
// reader about ignored parts.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "clew/text.h"

namespace clew {
namespace {

using testing::HasSubstr;
using Json = nlohmann::json;

const std::string classic =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

std::string rows_of(const std::string& line) {
  std::string rows;
  for (std::size_t at = 0; at < 81; at += 9) rows += line.substr(at, 9) + "\n";
  return rows;
}

/// Each puzzle as a line, or its error with its place. Read in pieces of every odd size.
std::vector<std::string> all_of(const std::string& text, std::size_t piece = 7) {
  std::vector<std::string> result;
  std::size_t at = 0;
  PuzzleReader reader([&](char* into, std::size_t room) {
    const std::size_t n = text.copy(into, std::min(room, piece), at);
    at += n;
    return n;
  });
  while (auto puzzle = reader.next())
    result.push_back(*puzzle ? to_line(*(*puzzle)->layout, (*puzzle)->givens)
                             : std::to_string(puzzle->error().line) + ":" +
                                   std::to_string(puzzle->error().column) + ": " +
                                   puzzle->error().reason);
  return result;
}

std::string with_ends(std::string text, const std::string& end) {
  for (std::size_t at = 0; (at = text.find('\n', at)) != text.npos; at += end.size())
    text.replace(at, 1, end);
  return text;
}

TEST(Lines, EndInThreeWays) {
  std::string bad = classic;
  bad[3] = '!';
  const std::string files[] = {
      classic + "\n" + classic + ",a remark\n" + classic,
      classic + "\n" + bad + "\n" + classic + "\n",
      rows_of(classic) + "\n" + rows_of(classic),
      "sudoku 1\nlayout 9x9\ngivens\n" + rows_of(classic) + "entries\n" +
          rows_of(std::string(81, '.')),
      "puzzle,layout\n" + classic + ",9x9\n" + classic + ",hyper\n",
      "#AMe\n#LEasy\n" + rows_of(classic),
      "# a comment\n" + classic + "\n\n:0000:x:" + classic + "::::\n" + classic + "\n"};
  for (const std::string& file : files) {
    const auto expected = all_of(file, 1000);
    for (const char* end : {"\n", "\r", "\r\n", "\r\r\n"})
      for (std::size_t piece : {1, 2, 7, 83, 1000})
        EXPECT_EQ(all_of(with_ends(file, end), piece), expected)
            << file << " with " << testing::PrintToString(end) << " in pieces of " << piece;
  }
  EXPECT_THAT(all_of(with_ends(files[1], "\r"))[1], testing::StartsWith("2:4: "));
}

TEST(PuzzleText, EndsWithItsRows) {
  const std::string four = "sudoku 1\nlayout 4x4\ngivens\n1...\n..2.\n.3..\n...4\n";
  const std::string entries = "entries\n....\n....\n....\n2...\n";
  const std::string line = "1.....2..3.....4";
  const std::string twins = "sudoku 1\nlayout twodoku\ngivens\n";
  std::string twin_rows;
  for (int r = 0; r < 15; ++r)
    twin_rows += std::string(r < 6   ? ".........######"
                             : r < 9 ? "..............."
                                     : "######.........") +
                 "\n";
  const std::vector<std::pair<std::string, std::size_t>> heads = {
      {four, 1},
      {four + "\n" + entries, 1},
      {four + "# a comment\n" + entries, 1},
      {"sudoku 1 # first\nat 1,1 grid 4x4 box 2x2 # here\ngivens # these\n" + line + "\n", 1},
      {four + "marks\n1 1234 1234 1234\n1234 1234 2 1234\n1234 3 1234 1234\n1234 1234 1234 4\n", 1},
      {four + "\n" + four, 2},
      {twins + twin_rows, 1}};
  const std::vector<std::string> tails = {classic,
                                          rows_of(classic),
                                          ":0000:x:" + classic + "::::",
                                          "#AMe\n" + rows_of(classic),
                                          "sudoku 1\nlayout 9x9\ngivens\n" + rows_of(classic),
                                          "{\"puzzle\":\"" + classic + "\"}"};
  for (const auto& [head, puzzles] : heads)
    for (const std::string& tail : tails)
      for (const char* between : {"", "\n", "\n\n"}) {
        const auto all = all_of(head + between + tail + "\n");
        ASSERT_EQ(all.size(), puzzles + 1) << head << between << tail;
        EXPECT_EQ(all.back(), classic) << head << between << tail;
        EXPECT_EQ(all[0].find(": "), all[0].npos) << all[0] << "\n" << head << between << tail;
      }
}

TEST(PuzzleText, AnEntryThatContradictsAGivenIsNamed) {
  const auto text = read_puzzle(
      "sudoku 1\nlayout 4x4\ngivens\n1...\n..2.\n.3..\n...4\nentries\n....\n..3.\n....\n....\n");
  ASSERT_FALSE(text);
  EXPECT_EQ(text.error().reason, "r2c3 has the given 2, which the entry 3 contradicts");
  EXPECT_EQ(text.error().line, 10u);
  EXPECT_EQ(text.error().column, 3u);
  std::string state = classic;
  state[0] = '6';
  const auto sdk = read_puzzle("[Puzzle]\n" + rows_of(classic) + "[State]\n" + rows_of(state));
  ASSERT_FALSE(sdk);
  EXPECT_EQ(sdk.error().reason, "r1c1 has the given 5, which the entry 6 contradicts");
  EXPECT_EQ(sdk.error().line, 12u);
}

TEST(Tables, FieldsInQuotesMayHoldAnything) {
  const std::string own =
      "sudoku 1\ntitle \"\"a, b\"\"\ndigits 1-4\nat 1,1 grid 4x4 box 2x2\n"
      "group r1c1 r2c3\ngivens\n1...\n..2.\n.3..\n...4";
  const std::string table = "name,puzzle,note\n\"one\n\"\"two\"\"\"," + classic +
                            ",\"x\r\ny\"\n,\"" + own + "\",\n3," + classic + ",\"not closed\n4," +
                            classic + ",5\" wide\n\"5," + classic + "\n";
  EXPECT_EQ(all_of(table),
            (std::vector<std::string>{classic, "1.....2..3.....4", classic, classic, classic}));
  ReadOptions options{.notes = true};
  std::size_t at = 0;
  PuzzleReader reader(
      [&](char* into, std::size_t room) {
        const std::size_t n = table.copy(into, room, at);
        at += n;
        return n;
      },
      options);
  const auto first = reader.next();
  ASSERT_TRUE(first->has_value());
  const std::vector<std::pair<std::string, std::string>> notes = {{"name", "one\n\"two\""},
                                                                  {"note", "x\r\ny"}};
  EXPECT_EQ((*first)->notes, notes);
  const auto second = reader.next();
  ASSERT_TRUE(second->has_value());
  EXPECT_EQ((*second)->title, "a, b");
}

TEST(Json, AsClewWritesItIsReadAgain) {
  const auto hyper =
      read_puzzle("{\"puzzle\":\"" + classic + "\",\"layout\":\"hyper\",\"level\":null}");
  ASSERT_TRUE(hyper) << hyper.error().reason;
  EXPECT_EQ(hyper->layout->name(), "hyper");
  const auto wrong = read_puzzle("{\"puzzle\":\"123\"}");
  ASSERT_FALSE(wrong);
  EXPECT_THAT(wrong.error().reason, HasSubstr("81 are needed"));
}

Json fpuzzle() {
  Json json = {{"size", 4}, {"grid", Json::array()}};
  for (int r = 0; r < 4; ++r)
    json["grid"].push_back(Json::array(
        {{{"value", r + 1}, {"given", true}}, Json::object(), Json::object(), Json::object()}));
  return json;
}

Json sudokupad() {
  Json json = {{"cells", Json::array()}, {"regions", Json::array()}, {"metadata", Json::object()}};
  for (int r = 0; r < 4; ++r)
    json["cells"].push_back(
        Json::array({{{"value", r + 1}}, Json::object(), Json::object(), Json::object()}));
  return json;
}

std::string refusal(const Json& json) {
  const auto puzzle = read_puzzle(json.dump());
  return puzzle ? "read" : puzzle.error().reason;
}

TEST(Drawings, ThatMayBeRulesRefuseThePuzzleWithItsWords) {
  const Json line = {{"lines", {{"R1C1", "R2C2"}}}}, mark = {{"cells", {"R1C1"}}, {"value", "x"}};
  for (const auto& [key, drawing] : {std::pair{"line", line},
                                     {"circle", mark},
                                     {"text", mark},
                                     {"rectangle", mark},
                                     {"cage", mark}}) {
    Json json = fpuzzle();
    json[key] = Json::array({drawing});
    json["ruleset"] = "Digits on the line rise.\nOr not.";
    EXPECT_THAT(refusal(json), testing::StartsWith("rules that are not")) << key;
    EXPECT_THAT(refusal(json), HasSubstr("; the puzzle says: 'Digits on the line rise. Or not.'"))
        << key;
  }
  Json pad = sudokupad();
  pad["lines"] = Json::parse(R"([{"wayPoints": [[0.5, 0.5], [1.5, 1.5]]}])");
  pad["metadata"]["rules"] = "Digits on the line rise.";
  EXPECT_THAT(refusal(pad), HasSubstr("'Digits on the line rise.': the grammar has no sentence"));
  pad = sudokupad();
  pad["global"] = Json::array({"antiknight", "nonconsecutive"});
  EXPECT_EQ(refusal(pad), "read");
  pad["global"].push_back("antitaxi");
  EXPECT_THAT(refusal(pad), HasSubstr("'antitaxi' is not understood"));
  pad = sudokupad();
  pad["newrule"] = true;
  EXPECT_THAT(refusal(pad), HasSubstr("'newrule' is not understood"));
  // The drawing of a rule is named as that rule.
  Json json = fpuzzle();
  json["line"] = Json::array({line});
  json["line"][0]["fromConstraint"] = "Odd Line";
  EXPECT_THAT(refusal(json), testing::EndsWith("not understood yet: Odd Line"));
  json["line"][0]["fromConstraint"] = "Extra Region";
  json["extraregion"] = Json::parse(R"([{"cells": ["R1C1", "R2C2"]}])");
  EXPECT_EQ(refusal(json), "read");
  // A line drawn along a rule's is that rule's.
  json["line"] = Json::parse(R"([{"lines": [["R1C1", "R2C2"], ["R2C2", "R1C1"]]}])");
  EXPECT_EQ(refusal(json), "read");
  json["line"][0]["lines"].push_back(Json::parse(R"(["R1C1", "R1C2"])"));
  EXPECT_THAT(refusal(json), HasSubstr("not understood yet: lines"));
}

TEST(SudokuPad, CagesWithSumsAndNoConsecutiveNeighbours) {
  Json pad = sudokupad();
  pad["global"] = Json::array({"nonconsecutive"});
  pad["cages"] = Json::parse(R"([{"cells": [[0, 0], [0, 1]], "value": "5", "unique": true},
                                 {"cells": [[1, 0], [1, 1]], "sum": 4, "unique": false}])");
  auto puzzle = read_puzzle(pad.dump());
  ASSERT_TRUE(puzzle) << puzzle.error().reason;
  EXPECT_THAT(*write(*puzzle, Format::text),
              HasSubstr("nonconsecutive\ncage 5 r1c1 r1c2\nsum 4 r2c1 r2c2\n"));
  EXPECT_EQ(write(*puzzle, Format::sudokupad).error().reason, "not supported: sum");
  pad["cages"].erase(1);
  puzzle = read_puzzle(pad.dump());
  EXPECT_EQ(read_puzzle(*write(*puzzle, Format::sudokupad))->layout->spec(),
            puzzle->layout->spec());
  pad["cages"][0].erase("unique");
  EXPECT_THAT(refusal(pad), HasSubstr("no sentence is about the cage"));
}

TEST(Drawings, ThatDecorateArePassedOverWithARemark) {
  const Json shade = {{"cells", {"R1C1"}}, {"width", 1}, {"height", 1}};
  Json json = fpuzzle();
  json["rectangle"] = Json::array({shade});
  json["ruleset"] = "All digits are lucky.";
  auto puzzle = read_puzzle(json.dump());
  ASSERT_TRUE(puzzle) << puzzle.error().reason;
  EXPECT_EQ(puzzle->remark,
            "left out: shaded cells; rules in words are not read: 'All digits are lucky.'");
  json = sudokupad();
  json["underlays"] = Json::array({shade});
  json["metadata"]["rules"] = "All digits are lucky.";
  EXPECT_THAT(refusal(json), HasSubstr("'All digits are lucky.': the grammar has no word"));
  json["metadata"].erase("rules");
  EXPECT_EQ(refusal(json), "read");
  for (const char* player : {"centerPencilMarks", "cornerPencilMarks"}) {
    json = fpuzzle();
    json["grid"][0][1][player] = {1, 2};
    puzzle = read_puzzle(json.dump());
    ASSERT_TRUE(puzzle) << puzzle.error().reason;
    EXPECT_EQ(puzzle->remark, "left out: the player's pencil marks");
  }
  json = fpuzzle();
  json["ruleset"] = "Normal Sudoku rules apply.";
  EXPECT_EQ(read_puzzle(json.dump())->remark, "");
}

}  // namespace
}  // namespace clew
