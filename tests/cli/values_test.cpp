// Every verb with a puzzle whose values are 0-8: it shows and takes these values.
#include <gmock/gmock.h>

#include <cstdio>
#include <nlohmann/json.hpp>

#include "cli/clew.h"

namespace clew {
namespace {

using test::clew;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

const std::string ordinary =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string ordinary_solution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const std::string name = "9x9+digits:0-8";

// One less of every figure.
std::string lowered(std::string line) {
  for (char& c : line)
    if (c >= '1' && c <= '9') --c;
  return line;
}

const std::string puzzle = lowered(ordinary), solution = lowered(ordinary_solution);

std::vector<std::string> with_layout(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin() + 1, {"--layout", name});
  arguments.push_back(puzzle);
  return arguments;
}

std::string out_of(std::vector<std::string> arguments) {
  const auto ran = clew(with_layout(std::move(arguments)));
  EXPECT_EQ(ran.status, 0) << ran.err;
  return ran.out;
}

nlohmann::json json_of(std::vector<std::string> arguments) {
  arguments.emplace_back("--json");
  return nlohmann::json::parse(out_of(std::move(arguments)), nullptr, false);
}

// The answer of the same verb to the ordinary puzzle.
nlohmann::json ordinary_json(std::vector<std::string> arguments) {
  arguments.emplace_back("--json");
  arguments.push_back(ordinary);
  return nlohmann::json::parse(clew(arguments).out, nullptr, false);
}

// All numbers that answers give for digits, in order.
void gather(const nlohmann::json& json, std::vector<int>& digits) {
  if (json.is_array())
    for (const auto& item : json) gather(item, digits);
  if (!json.is_object()) return;
  for (const auto& [key, value] : json.items()) {
    const bool is_digit = key == "digit" || (key == "solution" && value.is_number());
    if (is_digit)
      digits.push_back(value.get<int>());
    else
      gather(value, digits);
  }
}

// As many digits in both, and each one less.
std::size_t expect_one_less(const nlohmann::json& here, const nlohmann::json& there) {
  std::vector<int> low, high;
  gather(here, low);
  gather(there, high);
  EXPECT_EQ(low.size(), high.size());
  for (std::size_t i = 0; i < low.size() && i < high.size(); ++i) EXPECT_EQ(low[i], high[i] - 1);
  return low.size();
}

TEST(ValuesOnTheCommandLine, Solve) {
  EXPECT_EQ(out_of({"solve"}), solution + ",1\n");
  EXPECT_THAT(out_of({"solve", "--format", "grid"}), HasSubstr("| 4 2 3 | 5 6 7 | 8 0 1 |"));
  const auto json = json_of({"solve"});
  EXPECT_EQ(json["puzzle"], puzzle);
  EXPECT_EQ(json["layout"], name);
  EXPECT_EQ(json["solution"], solution);
}

TEST(ValuesOnTheCommandLine, CountAndCandidates) {
  EXPECT_EQ(out_of({"count"}), "1\n");
  const auto candidates = json_of({"candidates"});
  EXPECT_EQ(candidates["candidates"]["r1c8"].dump(), "[0]");
  EXPECT_EQ(candidates["shares"]["r1c8"]["0"], 1);
  EXPECT_THAT(out_of({"candidates"}), StartsWith("+-------+-------+-------+\n| 4 2 3 |"));
}

TEST(ValuesOnTheCommandLine, Check) {
  std::string wrong = puzzle;
  wrong[2] = '4';
  EXPECT_THAT(clew({"check", "--layout", name, wrong}).out, StartsWith("4 is repeated"));
  const auto json = nlohmann::json::parse(clew({"check", "--json", "--layout", name, wrong}).out);
  EXPECT_EQ(json["conflicts"][0]["digit"], 4);
  EXPECT_THAT(clew({"check", "--layout", name, puzzle.substr(0, 80) + "9"}).err,
              HasSubstr("'9' is neither a digit (0-8) nor a blank (. _ * -)"));
}

TEST(ValuesOnTheCommandLine, StepsSpeakOfThem) {
  const std::vector<std::vector<std::string>> verbs{{"explain"},
                                                    {"hint", "--detail", "3"},
                                                    {"find", "--technique", "naked-single"},
                                                    {"backdoors"}};
  for (const auto& verb : verbs) {
    SCOPED_TRACE(verb[0]);
    EXPECT_GT(expect_one_less(json_of(verb), ordinary_json(verb)), 0u);
  }
  EXPECT_THAT(out_of({"explain", "--only", "naked-single,full-house"}), HasSubstr("r5c5"));
  EXPECT_THAT(out_of({"find", "--technique", "naked-single"}), HasSubstr("r5c5=4"));
}

TEST(ValuesOnTheCommandLine, FindTakesADigit) {
  const auto zero = json_of({"find", "--technique", "hidden-single", "--digit", "0"});
  EXPECT_EQ(
      zero["steps"].size(),
      ordinary_json({"find", "--technique", "hidden-single", "--digit", "1"})["steps"].size());
  EXPECT_GT(zero["steps"].size(), 0u);
  const auto ran = clew({"find", "--layout", name, "--digit", "9", puzzle});
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.err, HasSubstr("there is no digit 9: 9x9+digits:0-8 has the digits 0 to 8"));
}

TEST(ValuesOnTheCommandLine, ProveTakesAndTellsThem) {
  EXPECT_THAT(out_of({"prove", "--claim", "r5c5=4", "--technique", "naked-single"}),
              StartsWith("Right. Naked single: "));
  EXPECT_EQ(clew(with_layout({"prove", "--claim", "r1c3<>3"})).out,
            "Wrong: r1c3 is 3 in the only solution.\n");
  EXPECT_THAT(clew(with_layout({"prove", "--claim", "r1c3=9"})).err,
              HasSubstr("this layout has no digit '9'"));
}

TEST(ValuesOnTheCommandLine, RateAndCanon) {
  EXPECT_EQ(json_of({"rate"})["er"], ordinary_json({"rate"})["er"]);
  EXPECT_EQ(json_of({"rate"})["puzzle"], puzzle);
  const std::string canonical = json_of({"canon"})["canonical"];
  EXPECT_EQ(canonical, lowered(ordinary_json({"canon"})["canonical"]));
}

TEST(ValuesOnTheCommandLine, Generate) {
  const auto ran = clew({"generate", "--layout", "4x4+digits:0-3", "--seed", "3", "--json"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const auto json = nlohmann::json::parse(ran.out);
  EXPECT_EQ(json["layout"], "4x4+digits:0-3");
  const std::string line = json["solution"];
  EXPECT_EQ(std::ranges::count(line, '0'), 4);
  EXPECT_EQ(line.find('4'), line.npos);
  // Clues add up the written values.
  const auto drawn = clew({"generate", "--layout", "4x4+digits:0-3", "--with", "killer", "--clues",
                           "0", "--seed", "5", "--format", "text"});
  ASSERT_EQ(drawn.status, 0) << drawn.err;
  EXPECT_THAT(drawn.out, HasSubstr("digits 0-3\n"));
  EXPECT_THAT(clew({"solve", "-"}, drawn.out).out, EndsWith(",1\n"));
}

TEST(ValuesOnTheCommandLine, LayoutsAndGrids) {
  const auto json = nlohmann::json::parse(clew({"layouts", "4x4+digits:0-3", "--json"}).out);
  EXPECT_EQ(json["values"].dump(), "[0,1,2,3]");
  EXPECT_FALSE(nlohmann::json::parse(clew({"layouts", "4x4", "--json"}).out).contains("values"));
  EXPECT_EQ(clew({"grids", "4x4+digits:0-3"}).out, "288\n");
  EXPECT_EQ(clew({"solve", "--layout", "4x4+digits:0-4", "................"}).status, 2);
}

TEST(ValuesOnTheCommandLine, Convert) {
  EXPECT_EQ(out_of({"convert", "--to", "line"}), puzzle + "\n");
  const std::string text = out_of({"convert", "--to", "text"});
  EXPECT_THAT(text, StartsWith("sudoku 1\nlayout 9x9\ndigits 0-8\ngivens\n42..6....\n"));
  EXPECT_EQ(clew({"convert", "--to", "text", "-"}, text).out, text);
  const std::string iss = out_of({"convert", "--to", "iss"});
  EXPECT_THAT(iss, StartsWith(".Shape~9x9~0-8.~R1C1_4~R1C2_2"));
  EXPECT_EQ(clew({"solve", "-"}, iss).out, solution + ",1\n");
  EXPECT_THAT(clew(with_layout({"convert", "--to", "fpuzzles"})).err,
              HasSubstr("f-puzzles has no room for the digits 0-8"));
  EXPECT_THAT(clew(with_layout({"convert", "--to", "sudokupad"})).err,
              HasSubstr("SudokuPad has no room for the digits 0-8"));
  for (const char* to : {"hodoku", "sdk", "sdm", "sdx", "ss", "opensudoku"})
    EXPECT_THAT(clew(with_layout({"convert", "--to", to})).err,
                HasSubstr("has no room for the digits 0-8"))
        << to;
}

// Sums in rules and in sentences are those of the values.
TEST(ValuesOnTheCommandLine, SumsAreOfTheValues) {
  const std::string text =
      "sudoku 1\ndigits 0-3\nat 1,1 grid 4x4 box 2x2\ncage 1 r1c1 r1c2\ncage 2 r1c3 r2c3\n"
      "cage 4 r1c4 r2c4 r3c4\narrow r3c1 | r3c2 r3c3\ngivens\n....\n....\n....\n....\n";
  const auto hint = clew({"hint", "--detail", "3", "-"}, text);
  EXPECT_EQ(hint.status, 0) << hint.err;
  EXPECT_THAT(hint.out, testing::ContainsRegex("adds to [124] without repeats"));
  const auto solved = clew({"solve", "--all", "-"}, text);
  ASSERT_GT(solved.out.size(), 16u);
  for (const std::string& line : test::lines_of(solved.out)) {
    const auto at = [&](int cell) { return line[static_cast<std::size_t>(cell)] - '0'; };
    EXPECT_EQ(at(0) + at(1), 1);
    EXPECT_EQ(at(2) + at(6), 2);
    EXPECT_EQ(at(3) + at(7) + at(11), 4);
    EXPECT_EQ(at(8), at(9) + at(10));
  }
}

// The sum of a column is 0+1+2+3.
TEST(ValuesOnTheCommandLine, WhatIsLeftOfAHouseIsOfTheValues) {
  const std::string text =
      "sudoku 1\ndigits 0-3\nat 1,1 grid 4x4 box 2x2\ncage 5 r1c1 r1c2 r1c3\ngivens\n....\n....\n"
      "....\n....\n";
  const auto found = clew({"find", "--technique", "innie", "--json", "-"}, text);
  EXPECT_EQ(found.status, 0) << found.err;
  EXPECT_THAT(found.out, testing::ContainsRegex("comes to 6"));
}

TEST(ValuesOnTheCommandLine, Library) {
  const std::string db = testing::TempDir() + "values.db";
  std::remove(db.c_str());
  EXPECT_EQ(clew({"library", "import", "--db", db, "--layout", name, "-"}, puzzle + "\n").status,
            0);
  const auto listed = clew({"library", "export", "--db", db, "--to", "json"});
  EXPECT_THAT(listed.out, HasSubstr(puzzle));
  EXPECT_THAT(listed.out, HasSubstr(name));
  std::remove(db.c_str());
}

}  // namespace
}  // namespace clew
