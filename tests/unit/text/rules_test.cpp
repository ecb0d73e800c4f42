// Rules in words: the sentences that are understood, their meaning, and those that are not. Every
// drawing here was made for these tests.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <random>

#include "support/seed.h"
#include "text/rules/sentences.h"
#include "text/sudokupad/links.h"
#include "text/sudokupad/lz.h"

namespace clew::text {
namespace {
namespace drawn_rules {

using rules::Grammar;
using rules::Meaning;
using testing::ElementsAre;
using testing::HasSubstr;

struct Case {
  const char* text;
  std::vector<Meaning> meanings;
};

std::vector<Meaning> meanings_of(const Grammar& grammar, const std::string& text) {
  std::vector<Meaning> meanings;
  for (const rules::Sentence& sentence : parse_rules(grammar, text)) {
    if (!sentence.understood) return {Meaning::count};
    for (const rules::Statement& s : sentence.statements) meanings.push_back(s.meaning);
  }
  return meanings;
}

const std::vector<Case>& understood() {
  using enum Meaning;
  static const std::vector<Case> cases{
      {"Normal sudoku rules apply.", {sudoku}},
      {"Place the digits 1 to 9 once each in every row, column and box.", {sudoku_digits}},
      {"Killer: digits in a cage add up to the small number in its top left corner.", {cage_sum}},
      {"Cages show their sums.", {cage_sum}},
      {"Digits may not repeat within a cage.", {cage_distinct}},
      {"Digits in a cage sum to the given total and may not repeat.", {cage_sum, cage_distinct}},
      {"Digits do not repeat on the marked diagonals.", {diagonal}},
      {"Cells a knight's move apart cannot contain the same digit.", {antiknight}},
      {"Identical digits cannot be a king's move apart.", {antiking}},
      {"Orthogonally adjacent cells cannot contain consecutive digits.", {nonconsecutive}},
      {"Digits joined by a white dot are consecutive.", {dot_consecutive}},
      {"Cells separated by a black dot have a 1:2 ratio.", {dot_ratio}},
      {"White dots join consecutive digits, black dots join digits in a 1:2 ratio.",
       {dot_consecutive, dot_ratio}},
      {"Not all dots are given.", {not_all_given}},
      {"All possible black dots are given.", {all_given}},
      {"Digits separated by an X sum to 10.", {mark_x}},
      {"Digits along an arrow sum to the digit in the attached circle.", {arrow}},
      {"Along thermometers, digits increase from the bulb end.", {thermo}},
      {"Adjacent digits on a green line must differ by at least 5.", {whispers}},
      {"A purple line contains a set of consecutive digits in any order.", {renban}},
      {"Grey lines are palindromes, reading the same in both directions.", {palindrome}},
      {"Box borders divide blue lines into segments with the same sum.", {region_sum}},
      {"A cell with a grey circle contains an odd digit.", {odd}},
      {"A cell with a grey square contains an even digit.", {even}},
      {"Digits in a white circle must appear in the four surrounding cells.", {quadruple}},
      {"Clues outside the grid give the sum of the digits along the indicated diagonal.",
       {little_killer}},
      {"Clues outside the grid show the sum of the digits between the 1 and the 9 in that row or "
       "column.",
       {sandwich}},
      {"Digits may repeat along an arrow if allowed by other rules.", {nothing}},
      {"Adjacent cells may not sum to 5 or 10.", {no_sums}},
      {"Apply normal sudoku rules.", {sudoku}},
      {"Standard sudoku, killer and arrow rules apply.", {sudoku, cage_sum_distinct, arrow}},
      {"Fill every cell with the digits 1-6 so that no digit repeats in a row, column or box.",
       {sudoku_digits}},
      {"Digits in a cage add up to the number at the cage's top left corner.", {cage_sum}},
      {"Digits in a cage do not repeat and their sum is shown.", {cage_distinct, cage_continued}},
      {"Where digits are joined by a black dot, one is double the other.", {dot_ratio}},
      {"Digits joined by a white dot have a difference of 3.", {dot_consecutive}},
      {"An X between two cells means that they sum to 10.", {mark_x}},
      {"All XV clues are shown.", {all_given}},
      {"On orange lines, consecutive digits differ by at least 4.", {whispers}},
      {"Digits on a purple line are consecutive and do not repeat, in any order.", {renban}},
      {"Along each blue line, the digits in every box that it passes have the same sum.",
       {region_sum}},
      {"Each grey line consists of one or more non-overlapping groups of cells that each sum to "
       "10.",
       {sum_line}},
      {"Any three adjacent digits on a peach line contain one from 123, one from 456 and one from "
       "789.",
       {entropic}},
      {"Every 2x2 area contains a low (1-3), a middle (4-6) and a high (7-9) digit.",
       {global_entropy}},
      {"Digits in columns 1, 5 and 9 indicate the column in which the digits 1, 5 and 9 appear in "
       "that row.",
       {column_index}},
      {"Cells in the same position within different boxes cannot contain the same digit.",
       {disjoint}},
      {"Identical digits cannot be a knight's move or a king's move apart.", {antiknight_antiking}},
      {"Read from bulb to tip, digits along a thermometer either increase or stay the same.",
       {slow_thermo}},
  };
  return cases;
}

TEST(Rules, SentencesAreUnderstood) {
  const Grammar grammar;
  for (const Case& c : understood())
    EXPECT_THAT(meanings_of(grammar, c.text), testing::ElementsAreArray(c.meanings)) << c.text;
}

TEST(Rules, HeadingsAndExamplesAreCutOff) {
  const Grammar grammar;
  EXPECT_THAT(meanings_of(grammar,
                          "German whispers: adjacent digits on a green line differ by at "
                          "least 5, e.g. a 7 is next to a 1 or a 2."),
              ElementsAre(Meaning::whispers));
  EXPECT_THAT(meanings_of(grammar, "In cages, digits sum to the small clue (if given)."),
              ElementsAre(Meaning::cage_sum));
  EXPECT_THAT(meanings_of(grammar, "Except one: digits in a cage do not repeat."),
              ElementsAre(Meaning::count));
}

// Each differs from an understood sentence by a few words and has another meaning.
TEST(Rules, HostileSentencesAreNotUnderstood) {
  const Grammar grammar;
  for (const char* text : {
           "Adjacent digits on a green line differ by less than 5.",
           "Adjacent digits on a green line do not differ by at least 5.",
           "Adjacent digits on some green lines differ by at least 5.",
           "Adjacent digits on a green line differ by at least 5 or by 2.",
           "Either digits in a cage repeat or they sum to the given total.",
           "Digits in exactly one cage may repeat.",
           "One of the cages shows a wrong sum.",
           "Digits in a cage never sum to the given total.",
           "Digits in a cage sum to at most the small clue.",
           "Digits in a cage sum to more than the given total.",
           "Digits in a cage sum to one more than the small clue.",
           "Cages show half of their products.",
           "Every digit but one may not repeat within a cage.",
           "Digits joined by a white dot are consecutive unless they are even.",
           "Some digits joined by a black dot have a 1:2 ratio.",
           "Exactly half of the dots are wrong.",
           "Digits along an arrow do not sum to the digit in the circle.",
           "Digits along an arrow sum to the digit in some circle.",
           "Digits along an arrow sum to at least the digit in the circle.",
           "Along thermometers, digits decrease from the bulb end.",
           "Along all but one thermometer, digits increase from the bulb.",
           "A purple line contains a set of consecutive digits, except one.",
           "A purple line contains no set of consecutive digits.",
           "Cells a knight's move apart in the same box cannot contain the same digit.",
           "Normal sudoku rules do not apply.",
           "Normal sudoku rules apply except in box 5.",
           "A cell with a grey circle does not contain an odd digit.",
           "Clues outside the grid give at least the sum of the digits along the diagonal.",
           "Not all grey lines are palindromes.",
           "Grey lines are palindromes or renbans.",
           "Each cell that is doubled counts twice.",
           "I.e. every second cage lies.",
           "All lines are region subset lines: i.e. box borders divide them oddly.",
           // At most and at least.
           "Digits joined by a black dot have a ratio of at least 2.",
           "Each grey line consists of groups of cells that each sum to at most 10.",
           "Every 2x2 area contains at most one low digit.",
           "Any three adjacent digits on a peach line contain at least two from 123.",
           "Digits separated by an X sum to 10 or more.",
           // Negations.
           "Digits on a purple line are not consecutive and do not repeat.",
           "Digits on a purple line are consecutive.",
           "Along each blue line, the digits in every box that it passes have different sums.",
           "Cells in the same position within different boxes contain the same digit.",
           "Every 2x2 area lacks a low (1-3), a middle (4-6) or a high (7-9) digit.",
           "Identical digits are a knight's move or a king's move apart.",
           "No XV clues are shown.",
           "Where digits are joined by a black dot, neither is double the other.",
           // Exceptions.
           "Apply normal sudoku rules except in the middle box.",
           "Standard sudoku, killer and liar rules apply.",
           "All XV clues but two are shown.",
           "Digits in a cage add up to the number at the cage's top left corner, save one.",
           "Digits in columns 1, 5 and 9 indicate another column.",
           // Liars.
           "Exactly one of the sentences above is false.",
           "In each box one dot lies.",
           "Some clues outside the grid are wrong.",
           "A cage whose sum is odd tells the truth.",
           // Alternatives.
           "Digits on a green line differ by at least 5 or sum to 5.",
           "Either digits along thermometers increase from the bulb, or they decrease.",
           "Each line is a renban or a palindrome.",
           "Digits in a cage add up to one of the numbers in its corners.",
       })
    EXPECT_THAT(meanings_of(grammar, text), ElementsAre(Meaning::count)) << text;
}

// An unknown word makes its sentence unreadable at any position, except in headings and examples.
TEST(Rules, AnUnknownWordVoidsItsSentence) {
  const Grammar grammar;
  int tried = 0;
  for (const Case& c : understood()) {
    const std::string text = c.text;
    const std::size_t colon = text.find(": ");
    for (std::size_t at = text.find(' '); at != text.npos; at = text.find(' ', at + 1)) {
      if (colon != text.npos && at <= colon + 1) continue;
      for (const char* word : {" zebra", " unless", " wrong"}) {
        ++tried;
        EXPECT_THAT(meanings_of(grammar, std::string(text).insert(at, word)),
                    ElementsAre(Meaning::count))
            << text << " with" << word << " at " << at;
      }
    }
  }
  EXPECT_GT(tried, 500);
}

// Words of the grammar in any order: no crash, no long search, and a sentence that is understood
// stays so when it is read again.
TEST(Rules, RandomSentencesAreReadInBoundedTime) {
  const Grammar grammar;
  std::mt19937_64 random(test::seed());
  std::vector<std::string> words;
  for (const Case& c : understood()) {
    std::string_view rest = c.text;
    for (std::string_view word = take_word(rest); !word.empty(); word = take_word(rest))
      words.emplace_back(word);
  }
  for (int i = 0; i < 300; ++i) {
    std::string text;
    for (std::size_t n = random() % 60; n--;) text += words[random() % words.size()] + ' ';
    const auto first = parse_rules(grammar, text), second = parse_rules(grammar, text);
    ASSERT_EQ(first.size(), second.size());
    for (std::size_t s = 0; s < first.size(); ++s)
      EXPECT_EQ(first[s].understood, second[s].understood) << text;
  }
}

/// A 4x4 drawing with boxes, to which tests add rules and objects.
Json pad(const std::string& rules, const std::string& solution = {}) {
  Json json = {{"cells", Json::array()},
               {"regions", Json::array()},
               {"metadata", {{"rules", rules}, {"title", "Test"}}}};
  if (!solution.empty()) json["metadata"]["solution"] = solution;
  for (int r = 0; r < 4; ++r)
    json["cells"].push_back(
        Json::array({Json::object(), Json::object(), Json::object(), Json::object()}));
  for (int box = 0; box < 4; ++box) {
    json["regions"].push_back(Json::array());
    for (int i = 0; i < 4; ++i)
      json["regions"].back().push_back({box / 2 * 2 + i / 2, box % 2 * 2 + i % 2});
  }
  return json;
}

Json line(Json points, const char* colour) {
  return {{"wayPoints", points}, {"color", colour}, {"thickness", 10}};
}
Json circle(double row, double col, double size, const char* fill, const char* border = "") {
  return {{"center", {row, col}}, {"width", size},           {"height", size},
          {"rounded", true},      {"backgroundColor", fill}, {"borderColor", border}};
}

rules::Reading read(const Json& json) {
  Layouts layouts;
  auto reading = read_explained(json.dump(), layouts);
  EXPECT_TRUE(reading) << reading.error().reason;
  return reading ? std::move(*reading) : rules::Reading{};
}

std::string told(const rules::Reading& reading) {
  std::string text;
  for (const auto& reasons : {reading.missing, reading.absent})
    for (const std::string& reason : reasons) text += reason + '\n';
  return text;
}

TEST(Rules, SentencesMeetWhatIsDrawn) {
  Json json =
      pad("Normal sudoku rules apply. Digits along a thermometer increase from the bulb. "
          "Adjacent digits on a green line differ by at least 2. Digits joined by a white dot are "
          "consecutive. Digits along an arrow sum to the digit in the circle.");
  json["lines"] = Json::array({line({{0.5, 0.5}, {0.5, 2.5}}, "#CFCFCF"),
                               line({{1.5, 0.5}, {1.5, 1.5}}, "#67F067"),
                               line({{1.5, 1.5}, {1.5, 2.5}}, "#67F067")});
  json["arrows"] = Json::array({{{"wayPoints", {{3.5, 0.5}, {3.5, 1.5}, {2.5, 2.5}}},
                                 {"color", "#000000"},
                                 {"thickness", 2},
                                 {"headLength", 0.3}}});
  json["underlays"] =
      Json::array({circle(0.5, 0.5, 0.8, "#CFCFCF"), circle(3.5, 0.5, 0.8, "#FFFFFF", "#000000")});
  json["overlays"] = Json::array({circle(3, 3.5, 0.3, "#FFFFFF", "#000000")});
  const auto reading = read(json);
  EXPECT_TRUE(reading.in_full()) << told(reading);
  std::vector<std::pair<Constraint::Kind, std::size_t>> made;
  for (const auto& m : reading.made)
    made.emplace_back(m.constraint.kind, m.constraint.cells.size());
  using enum Constraint::Kind;
  EXPECT_THAT(made, testing::UnorderedElementsAre(
                        std::pair{thermometer, std::size_t{3}}, std::pair{whispers, std::size_t{3}},
                        std::pair{difference, std::size_t{2}}, std::pair{arrow, std::size_t{3}}));
  for (const auto& m : reading.made) EXPECT_GE(m.sentence, 0);
}

TEST(Rules, WhatNoSentenceClaimsIsNamed) {
  Json json = pad("Normal sudoku rules apply.");
  json["lines"] = Json::array({line({{0.5, 0.5}, {0.5, 2.5}}, "#CFCFCF")});
  EXPECT_THAT(told(read(json)), HasSubstr("no sentence is about the grey line from r1c1 to r1c3"));
  json["metadata"]["rules"] = "Normal sudoku rules apply. Grey lines are palindromes.";
  EXPECT_TRUE(read(json).in_full());
  json["metadata"]["rules"] =
      "Normal sudoku rules apply. Grey lines are palindromes. Digits do not repeat on grey lines.";
  EXPECT_THAT(told(read(json)), HasSubstr("two sentences are about the grey line"));
  json["metadata"]["rules"] = "Normal sudoku rules apply. Blue lines are palindromes.";
  EXPECT_THAT(told(read(json)), HasSubstr("no blue line is drawn"));
  json["metadata"]["rules"] = "Normal sudoku rules apply. Grey lines are palindromes, rarely.";
  EXPECT_THAT(told(read(json)), HasSubstr("the grammar has no word \"rarely\""));
  json["metadata"].erase("rules");
  EXPECT_THAT(told(read(json)), HasSubstr("no rules are stated in words"));
}

TEST(Rules, ADrawingWithoutWordsIsReadByItsUsualRules) {
  Json json = pad("");
  json["metadata"].erase("rules");
  json["lines"] = Json::array({line({{0.5, 0.5}, {0.5, 2.5}}, "#CFCFCF")});
  rules::Reading reading = read(json);
  EXPECT_TRUE(reading.by_convention);
  EXPECT_FALSE(reading.in_full());
  ASSERT_EQ(reading.made.size(), 1u);
  EXPECT_EQ(reading.made[0].constraint.kind, Constraint::Kind::palindrome);
  // A line of a colour without a usual meaning has no sentence.
  json["lines"][0]["color"] = "#FF0000";
  reading = read(json);
  EXPECT_FALSE(reading.by_convention);
  EXPECT_TRUE(reading.sentences.empty());
  EXPECT_TRUE(reading.made.empty());
}

TEST(Rules, UsualRulesKnowBranchesOfThermometersAndCirclesOfArrows) {
  Json json = pad("");
  json["metadata"].erase("rules");
  const auto grey = "#CFCFCF";
  json["lines"] = Json::array({line({{0.5, 0.5}, {0.5, 2.5}}, grey),    // r1c1 r1c2 r1c3
                               line({{0.5, 1.5}, {1.5, 1.5}}, grey),    // a branch
                               line({{1.5, 1.5}, {1.5, 2.5}}, grey),    // a branch of the branch
                               line({{3.5, 2.5}, {3.5, 3.5}}, grey)});  // no bulb: a palindrome
  json["underlays"] = Json::array({circle(0.5, 0.5, 0.8, grey)});
  json["arrows"] = Json::array({{{"wayPoints", {{3.5, 0.5}, {2.5, 0.5}, {2.5, 1.5}}},
                                 {"color", grey},
                                 {"thickness", 5},
                                 {"headLength", 0.3}}});
  json["underlays"].push_back(circle(3.5, 0.5, 0.8, grey));
  const rules::Reading reading = read(json);
  EXPECT_TRUE(reading.by_convention) << told(reading);
  std::vector<Constraint::Kind> kinds;
  for (const auto& m : reading.made) kinds.push_back(m.constraint.kind);
  using enum Constraint::Kind;
  EXPECT_THAT(kinds, testing::UnorderedElementsAre(thermometer, thermometer, arrow, palindrome));
}

TEST(Rules, TheStatedSolutionMustKeepThem) {
  const std::string solution = "1234341221434321";
  Json json = pad("Normal sudoku rules apply. Grey lines are palindromes.", solution);
  json["lines"] = Json::array({line({{0.5, 0.5}, {1.5, 1.5}}, "#CFCFCF")});  // 1 and 4
  EXPECT_THAT(told(read(json)), HasSubstr("the stated solution breaks"));
  json["lines"][0]["wayPoints"] = {{1.5, 1.5}, {2.5, 2.5}};  // both are 4
  EXPECT_TRUE(read(json).in_full()) << told(read(json));
}

TEST(Rules, APartialReadingIsTakenOnlyIfItIsAssumed) {
  Json json = pad("Normal sudoku rules apply. Some lines lie.");
  json["lines"] = Json::array({line({{0.5, 0.5}, {0.5, 2.5}}, "#CFCFCF")});
  const auto refused = clew::read_puzzle(json.dump());
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.error().reason, HasSubstr("not understood in full"));
  const auto assumed = clew::read_puzzle(json.dump(), {.assume = true});
  ASSERT_TRUE(assumed) << assumed.error().reason;
  EXPECT_THAT(assumed->remark, HasSubstr("assumed without"));
}

TEST(Containers, OfOnePuzzleAreReadAlike) {
  Json json = pad("Normal sudoku rules apply. Grey lines are palindromes.");
  json["lines"] = Json::array({line({{0.5, 0.5}, {0.5, 2.5}}, "#CFCFCF")});
  const std::string packed = lz_compress(json.dump());
  Layouts layouts;
  for (const std::string& text :
       {json.dump(), "scl" + packed, "ctc" + packed, "https://sudokupad.app/scl" + packed,
        "https://beta.sudokupad.app/?puzzleid=scl" + packed,
        "https://cracking-the-cryptic.web.app/sudoku/ctc" + packed}) {
    const auto reading = read_explained(text, layouts);
    ASSERT_TRUE(reading) << text << reading.error().reason;
    EXPECT_TRUE(reading->in_full()) << told(*reading);
    EXPECT_EQ(reading->made.size(), 1U);
  }
  // A browser may have turned // into /.
  std::string slashes = packed;
  if (const std::size_t at = slashes.find("//"); at != slashes.npos) slashes.erase(at, 1);
  EXPECT_TRUE(read_explained("scl" + slashes, layouts));
  const auto shortened = read_explained(
      "{id:'x',ce:[[{v:1},,,],[,,,],[,,,],[,,,]],re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],"
      "[1,3]],[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]],l:[{wp:[[0.5,0.5],[0.5,2.5]],c:#"
      "C,th:10}],ca:[{v:'rules: Normal sudoku rules apply. Grey lines are palindromes.'}]}",
      layouts);
  ASSERT_TRUE(shortened) << shortened.error().reason;
  EXPECT_TRUE(shortened->in_full()) << told(*shortened);
  EXPECT_EQ(shortened->made.size(), 1U);
}

TEST(Containers, BareGivensAreOneCharacterEach) {
  EXPECT_FALSE(drawing::decode_classic("vvvv"));  // 24 cells
  std::string text(81, '0');
  text[0] = '5';
  const auto drawing = drawing::decode_classic(text + "*x*tName**");
  ASSERT_TRUE(drawing);
  EXPECT_EQ(drawing->givens[0], 5);
  EXPECT_EQ(drawing->title, "Name*");
  EXPECT_EQ(drawing->typed.size(), 2U);
}

TEST(Containers, LargeTextsOfNothingAreRefused) {
  Layouts layouts;
  const std::string commas(std::size_t{4} << 20, ',');
  EXPECT_FALSE(read_explained("scl" + lz_compress("{ce:[" + commas), layouts));
  EXPECT_FALSE(read_explained("{\"cells\":[" + std::string(std::size_t{1} << 20, '1'), layouts));
  Json json = pad("Normal sudoku rules apply.");
  for (int i = 0; i < 5000; ++i) json["underlays"].push_back(circle(0.5, 0.5, 0.5, "#123456"));
  EXPECT_FALSE(read_explained(json.dump(), layouts));
  json["underlays"] = Json::array();
  json["metadata"]["rules"] = std::string(std::size_t{1} << 20, 'a') + " and " + commas;
  const auto reading = read_explained(json.dump(), layouts);
  ASSERT_TRUE(reading);
  EXPECT_FALSE(reading->in_full());
}

}  // namespace drawn_rules
}  // namespace
}  // namespace clew::text
