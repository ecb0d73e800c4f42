// Every rule of f-puzzles, as the line of puzzle text that it is, and back.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "clew/text.h"

namespace clew {
namespace {

using Json = nlohmann::json;

Json puzzle_of(int size) {
  Json json = {{"size", size}, {"grid", Json::array()}};
  for (int r = 0; r < size; ++r) {
    json["grid"].push_back(Json::array());
    for (int c = 0; c < size; ++c) json["grid"].back().push_back(Json::object());
  }
  return json;
}

/// The lines between the first and the givens, the grid's own left out.
std::string constraints_of(const std::string& text) {
  std::string lines = text.substr(9, text.find("givens\n") - 9);
  for (const char* plain : {"digits 1-9\nat 1,1 grid 9x9 box 3x3\n", "layout 9x9\n"})
    if (lines.starts_with(plain)) lines.erase(0, std::string_view(plain).size());
  return lines;
}

struct Case {
  const char *key, *value, *lines;
};

constexpr Case cases[] = {
    {"diagonal-", "true", "diagonal main\n"},
    {"diagonal+", "true", "diagonal anti\n"},
    {"antiknight", "true", "layout antiknight\n"},
    {"antiking", "true", "layout antiking\n"},
    {"disjointgroups", "true", "layout disjoint\n"},
    {"nonconsecutive", "true", "nonconsecutive\n"},
    {"negative", R"(["xv"])", "nosum 5 10\n"},
    {"negative", R"(["ratio"])", "noratio 2\n"},
    {"odd", R"([{"cell":"R1C1"},{"cell":"R2C5"}])", "odd r1c1 r2c5\n"},
    {"even", R"([{"cell":"R1C1"}])", "even r1c1\n"},
    {"minimum", R"([{"cell":"R1C1"},{"cell":"R1C2"}])", "minimum r1c1 r1c2\n"},
    {"maximum", R"([{"cell":"R9C9"}])", "maximum r9c9\n"},
    {"rowindexer", R"([{"cell":"R1C1"}])", "rowindexer r1c1\n"},
    {"columnindexer", R"([{"cell":"R1C1"}])", "columnindexer r1c1\n"},
    {"boxindexer", R"([{"cell":"R1C1"}])", "boxindexer r1c1\n"},
    {"extraregion", R"([{"cells":["R1C1","R2C5"]}])", "group r1c1 r2c5\n"},
    {"killercage", R"([{"cells":["R1C1","R1C2"],"value":"15"}])", "cage 15 r1c1 r1c2\n"},
    {"difference", R"([{"cells":["R1C1","R1C2"]}])", "difference r1c1 r1c2\n"},
    {"difference", R"([{"cells":["R1C1","R1C2"],"value":3}])", "difference 3 r1c1 r1c2\n"},
    {"ratio", R"([{"cells":["R1C1","R1C2"],"value":3}])", "ratio 3 r1c1 r1c2\n"},
    {"xv", R"([{"cells":["R1C1","R1C2"],"value":"V"}])", "pairsum 5 r1c1 r1c2\n"},
    {"thermometer", R"([{"lines":[["R1C1","R2C2","R3C3"]]}])", "thermo r1c1 r2c2 r3c3\n"},
    {"slowthermometer", R"([{"lines":[["R1C1","R2C2"]]}])", "slowthermo r1c1 r2c2\n"},
    {"whispers", R"([{"lines":[["R1C1","R2C2"]],"value":4}])", "whispers 4 r1c1 r2c2\n"},
    {"palindrome", R"([{"lines":[["R1C1","R2C2","R3C3"]]}])", "palindrome r1c1 r2c2 r3c3\n"},
    {"renban", R"([{"lines":[["R1C1","R2C2","R3C3"]]}])", "renban r1c1 r2c2 r3c3\n"},
    {"nabner", R"([{"lines":[["R1C1","R2C2","R3C3"]]}])", "nabner r1c1 r2c2 r3c3\n"},
    {"betweenline", R"([{"lines":[["R1C1","R2C2","R3C3"]]}])", "between r1c1 r2c2 r3c3\n"},
    {"lockout", R"([{"lines":[["R1C1","R2C2","R3C3"]]}])", "lockout r1c1 r2c2 r3c3\n"},
    {"regionsumline", R"([{"lines":[["R3C3","R4C4","R5C5"]]}])", "regionsum r3c3 r4c4 r5c5\n"},
    {"zipperline", R"([{"lines":[["R1C1","R2C2","R3C3"]]}])", "zipper r1c1 r2c2 r3c3\n"},
    {"entropicline", R"([{"lines":[["R1C1","R2C2","R3C3"]]}])", "entropic r1c1 r2c2 r3c3\n"},
    {"modularline", R"([{"lines":[["R1C1","R2C2","R3C3"]]}])", "modular r1c1 r2c2 r3c3\n"},
    {"doublearrow", R"([{"lines":[["R1C1","R2C2","R3C3"]]}])", "doublearrow r1c1 r2c2 r3c3\n"},
    {"arrow", R"([{"cells":["R1C1"],"lines":[["R1C1","R1C2"],["R1C1","R2C1","R3C1"]]}])",
     "arrow r1c1 | r1c2 | r2c1 r3c1\n"},
    {"clone", R"([{"cells":["R1C1","R1C2"],"cloneCells":["R5C5","R5C6"]}])",
     "clone r1c1 r1c2 | r5c5 r5c6\n"},
    {"quadruple", R"([{"cells":["R1C1","R1C2","R2C1","R2C2"],"values":[3,4]}])",
     "quadruple 3 4 r1c1 r1c2 r2c1 r2c2\n"},
    {"sandwichsum", R"([{"cell":"R3C0","value":"12"}])", "sandwich row 3 12\n"},
    {"xsum", R"([{"cell":"R10C2","value":"12"}])", "xsum bottom 2 12\n"},
    {"skyscraper", R"([{"cell":"R3C10","value":"4"}])", "skyscraper right 3 4\n"},
    {"littlekillersum",
     R"([{"cell":"R0C1","cells":["R1C2","R2C3","R3C4","R4C5","R5C6","R6C7","R7C8","R8C9"],
         "direction":"DR","value":"40"}])",
     "littlekiller 40 r1c2 r2c3 r3c4 r4c5 r5c6 r6c7 r7c8 r8c9\n"},
};

TEST(FPuzzlesRules, AreReadAndWrittenAgain) {
  for (const auto& [key, value, lines] : cases) {
    SCOPED_TRACE(std::string(key) + ": " + value);
    Json json = puzzle_of(9);
    json[key] = Json::parse(value);
    const auto puzzle = read_puzzle(json.dump());
    ASSERT_TRUE(puzzle) << puzzle.error().reason;
    const auto text = write(*puzzle, *format_named("text"));
    ASSERT_TRUE(text) << text.error().reason;
    EXPECT_EQ(constraints_of(*text), lines);
    const auto link = write(*puzzle, *format_named("fpuzzles"));
    ASSERT_TRUE(link) << link.error().reason;
    const auto again = read_puzzle(*link);
    ASSERT_TRUE(again) << again.error().reason;
    EXPECT_EQ(again->layout->spec(), puzzle->layout->spec());
  }
}

std::string lines_of(const char* members) {
  Json json = puzzle_of(9);
  json.update(Json::parse(members));
  const auto puzzle = read_puzzle(json.dump());
  return puzzle ? constraints_of(*write(*puzzle, *format_named("text"))) : puzzle.error().reason;
}

TEST(FPuzzlesRules, SayNothingWhereTheyHaveNoMeaning) {
  EXPECT_EQ(lines_of(R"({"killercage":[{"cells":["R1C1","R1C2"]}]})"), "group r1c1 r1c2\n");
  EXPECT_EQ(lines_of(R"({"killercage":[{"cells":["R1C1","R1C2"],"value":"0"}]})"),
            "group r1c1 r1c2\n");
  EXPECT_EQ(lines_of(R"({"xv":[{"cells":["R1C1","R1C2"],"value":""}]})"), "");
  EXPECT_EQ(lines_of(R"({"renban":[{"lines":[["R1C1"]]}]})"), "");
  EXPECT_EQ(lines_of(R"({"sandwichsum":[{"cell":"R3C0","value":""}]})"), "");
}

TEST(FPuzzlesRules, DotsAreExceptionsToNegativeOnes) {
  EXPECT_EQ(lines_of(R"({"nonconsecutive":true,"difference":[{"cells":["R1C1","R1C2"]}]})"),
            "nodifference 1\ndifference r1c1 r1c2\n");
  EXPECT_EQ(lines_of(R"({"negative":["ratio"],"ratio":[{"cells":["R1C1","R1C2"],"value":3}]})"),
            "noratio 3\nratio 3 r1c1 r1c2\n");
}

TEST(FPuzzlesRules, CellsWithoutRegionHaveThatOfTheUsualBoxes) {
  Json json = puzzle_of(5);
  EXPECT_TRUE(read_puzzle(json.dump())->layout->spec().grids[0].regions.empty());
  json["grid"][0][4]["region"] = 1;
  json["grid"][1][0]["region"] = 0;
  const auto puzzle = read_puzzle(json.dump());
  ASSERT_TRUE(puzzle) << puzzle.error().reason;
  EXPECT_THAT(puzzle->layout->spec().grids[0].regions,
              testing::ElementsAre(1, 1, 1, 1, 2, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5,
                                   5, 5, 5));
}

TEST(FPuzzlesRules, AreRefusedByName) {
  EXPECT_EQ(lines_of(R"({"killercage":[{"cells":["R1C1","R1C2"],"value":"DR5"}]})"),
            "the rule 'killercage' has a value that is no number: 'DR5'");
  EXPECT_EQ(lines_of(R"({"sandwichsum":[{"cell":"R3C3","value":"5"}]})"),
            "the rule 'sandwichsum' has a clue that is not beside the grid");
  EXPECT_EQ(lines_of(R"({"negative":["sum"]})"), "the rule 'negative' has an unknown name: 'sum'");
  EXPECT_EQ(lines_of(R"({"xv":[{"cells":["R1C1","R1C2"],"value":"L"}]})"),
            "the rule 'xv' has a value other than X and V");
  EXPECT_EQ(lines_of(R"({"windmill":[{"cells":["R1C1"]}]})"),
            "rules that are not understood yet: windmill");
  // Nor is a part of one, of a kind that has it or not.
  EXPECT_EQ(lines_of(R"({"killercage":[{"cells":["R1C1","R1C2"],"values":[3]}]})"),
            "the rule 'killercage' has an unknown name: 'values'");
  EXPECT_EQ(lines_of(R"({"arrow":[{"cells":["R1C1"],"lines":[["R1C1","R1C2"]],"value":9}]})"),
            "the rule 'arrow' has an unknown name: 'value'");
  EXPECT_EQ(lines_of(R"({"odd":[{"cell":"R1C1","unless":"R1C2"}]})"),
            "the rule 'odd' has an unknown name: 'unless'");
  EXPECT_EQ(lines_of(R"({"killercage":[{"cells":["R1C1","R1C2"],"outlineC":"#f00","foo":[]}]})"),
            "group r1c1 r1c2\n");
  Json cell = puzzle_of(9);
  cell["grid"][0][0]["modifier"] = "doubler";
  EXPECT_EQ(read_puzzle(cell.dump()).error().reason, "rules that are not understood yet: modifier");
}

TEST(FPuzzlesRules, HaveNamesOfBefore) {
  EXPECT_EQ(lines_of(R"({"germanwhispers":[{"lines":[["R1C1","R2C2"]]}]})"),
            "whispers r1c1 r2c2\n");
  EXPECT_EQ(lines_of(R"({"dutchwhispers":[{"lines":[["R1C1","R2C2"]]}]})"),
            "whispers 4 r1c1 r2c2\n");
  Json json = puzzle_of(9);
  json["grid"][0][8]["parity"] = "Odd";
  json["grid"][1][8]["parity"] = "Odd";
  json["grid"][8][8]["parity"] = "Even";
  json["even"] = Json::parse(R"([{"cell":"R9C9"},{"cell":"R9C8"}])");
  const auto puzzle = read_puzzle(json.dump());
  ASSERT_TRUE(puzzle) << puzzle.error().reason;
  EXPECT_EQ(constraints_of(*write(*puzzle, Format::text)), "odd r1c9 r2c9\neven r9c9 r9c8\n");
  json["grid"][0][8]["parity"] = "prime";
  EXPECT_EQ(read_puzzle(json.dump()).error().reason,
            "the rule 'parity' has a value other than odd and even");
}

}  // namespace
}  // namespace clew
