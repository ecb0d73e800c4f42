// Sentences that say constraints: kinds and places in names, relations by name or by example, choices.
#include <gtest/gtest.h>

#include "clew/text.h"
#include "clew/words.h"
#include "logic/words/catalogue.h"
#include "logic/words/rules.h"
#include "logic/words/speech.h"

namespace clew::test {
namespace {

// The sentence of the first constraint of a layout.
std::string rule_said(const std::string& head) {
  const auto puzzle = read_puzzle("sudoku 1\n" + head +
                                  "\ngivens\n......\n......\n......\n......\n......\n......\n");
  if (!puzzle) return puzzle.error().reason;
  const words::Speech speech(words::catalogue_of(Language::english), *puzzle->layout);
  return words::rule_told(speech, {Unit::Kind::constraint, 0, 0, 0});
}

// Pairs of values, 1 to 6, that keep a relation.
std::string pairs_that_keep(bool (*keeps)(int, int), int first = 1) {
  std::string text;
  for (int a = first; a < first + 6; ++a)
    for (int b = first; b < first + 6; ++b)
      if (keeps(a, b))
        text += (text.empty() ? "" : " ") + std::to_string(a) + "," + std::to_string(b);
  return text;
}

TEST(RuleWords, NameAConstraintByKindAndPlace) {
  EXPECT_EQ(rule_said("layout 6x6\ncage 7 r1c1 r1c2"),
            "the 7-cage in r1c1 and r1c2 adds to 7 without repeats");
  EXPECT_EQ(rule_said("layout 6x6\nthermo r1c1 r2c1 r3c1 r4c1 r5c1"),
            "the thermometer from r1c1 to r5c1 rises from its bulb");
  EXPECT_EQ(rule_said("layout 6x6\narrow r1c1 | r1c2 r1c3"),
            "the arrow in r1c1, r1c2 and r1c3 says that r1c2 + r1c3 = r1c1");
}

// Two constraints that a place does not tell apart are named by their ends, or else by numbers.
TEST(RuleWords, NameNoTwoConstraintsAlike) {
  const auto names_of = [](const std::string& rules) {
    const auto puzzle = read_puzzle("sudoku 1\nlayout 6x6\n" + rules +
                                    "\ngivens\n......\n......\n......\n......\n......\n......\n");
    if (!puzzle) return puzzle.error().reason;
    const words::Speech speech(words::catalogue_of(Language::english), *puzzle->layout);
    return words::rule_names(
        speech, {{Unit::Kind::constraint, 0, 0, 0}, {Unit::Kind::constraint, 0, 1, 0}});
  };
  EXPECT_EQ(names_of("thermo r1c1 r2c1 r3c1\nthermo r1c2 r2c2 r3c2"),
            "the thermometer from r1c1 and the thermometer from r1c2");
  EXPECT_EQ(names_of("thermo r1c1 r2c1 r3c1\nthermo r1c1 r1c2 r1c3"),
            "the thermometer from r1c1 to r3c1 and the thermometer from r1c1 to r1c3");
  EXPECT_EQ(names_of("thermo r1c1 r2c1 r2c2\nthermo r1c1 r1c2 r2c2"),
            "thermometer 1 and thermometer 2");
}

TEST(RuleWords, TellChoicesByCellsAndCellsByDigits) {
  EXPECT_EQ(rule_said("layout 6x6\neither candidates 3 4 r1c1 or cage 7 r1c1 r1c2"),
            "the choice for r1c1 and r1c2 is this: r1c1 is 3 or 4; or the cage in r1c1 and r1c2 "
            "adds to 7 "
            "without repeats");
  const std::string cages = "cage 7 r2c1 r2c2 and cage 9 r3c1 r3c2 and cage 5 r4c1 r4c2";
  EXPECT_EQ(
      rule_said("layout 6x6\neither " + cages + " or cage 8 r1c1 r1c2 or odd r1c1"),
      "the choice at r2c1 is this: the cage in r2c1 and r2c2 adds to 7 without repeats and the "
      "cage in r3c1 and r3c2 adds to 9 without repeats and the cage in r4c1 and r4c2 adds to 5 "
      "without "
      "repeats; or one "
      "of 2 others")
      << "its first rules name r2c1, and of choices of many rules one is told";
}

// Five digits come to 15 at least, and two to 17 at most.
TEST(RuleWords, SayBetweenWhichNumbersASumLies) {
  const auto told = [](const std::string& line) {
    const auto puzzle = read_puzzle("sudoku 1\nlayout 9x9\nregionsum " + line + "\ngivens\n" +
                                    std::string(81, '.') + "\n");
    if (!puzzle) return puzzle.error().reason;
    const Fact facts[] = {{{Unit::Kind::constraint, 0, 0, 0}, Fact::Says::holds, Role::base}};
    const Candidate gone[] = {{28, 1}};
    Step step;
    step.technique = TechniqueId::constraint_and_houses;
    step.facts = facts;
    step.eliminations = gone;
    return tell(*puzzle->layout, start(*puzzle), step, Detail::reason);
  };
  EXPECT_NE(told("r4c2 r4c3 r3c3 r2c3 r1c3 r1c2 r2c2")
                .find("different digits, so that sum is at least 15 and at most 17."),
            std::string::npos);
  EXPECT_EQ(told("r4c2 r4c3 r3c3 r3c2 r2c2 r2c3 r1c3 r1c2 r1c1").find("so that sum"),
            std::string::npos)
      << "seven digits come to 28 at least, more than any two";
}

TEST(RuleWords, NameARelationThatIsKnown) {
  const auto relation = [](bool (*keeps)(int, int)) {
    return rule_said("layout 6x6\npair " + pairs_that_keep(keeps) + " r1c1 r1c2 r1c3");
  };
  EXPECT_TRUE(relation([](int a, int b) { return a < b; }).ends_with("rises at each step"));
  EXPECT_TRUE(relation([](int a, int b) { return a <= b; }).ends_with("rises at each step"))
      << "the cells differ";
  EXPECT_TRUE(relation([](int a, int b) {
                return a + b == 7;
              }).ends_with("adds to 7 in each two neighbours"));
  EXPECT_TRUE(relation([](int a, int b) {
                return (a * b) % 5 == 1;
              }).ends_with("allows some neighbours, such as 1-6, and not others, such as 1-2"));
}

TEST(RuleWords, CompareEqualDigitsWhereCellsMayHoldThem) {
  const auto relation = [](bool (*keeps)(int, int)) {
    return rule_said("layout 6x6\npair " + pairs_that_keep(keeps) + " r1c1 r3c5");
  };
  EXPECT_TRUE(relation([](int a, int b) { return a < b; }).ends_with("rises at each step"));
  EXPECT_FALSE(relation([](int a, int b) { return a <= b; }).ends_with("rises at each step"));
}

TEST(RuleWords, CountByTheValuesOfTheLayout) {
  const std::string head = "digits 0-5\nat 1,1 grid 6x6 box 2x3\npair ";
  EXPECT_TRUE(
      rule_said(head + pairs_that_keep([](int a, int b) { return a + b == 5; }, 0) + " r1c1 r1c2")
          .ends_with("adds to 5 in each two neighbours"));
}

TEST(RuleWords, SayOfEveryPairThatItHoldsForAnyTwoCells) {
  EXPECT_TRUE(rule_said("layout 6x6\neverypair " +
                        pairs_that_keep([](int a, int b) { return a + b != 7; }) +
                        " r1c1 r1c2 r1c3")
                  .ends_with("relates any two of its cells, which can be 1-2, for example, but "
                             "not 1-6"));
}

}  // namespace
}  // namespace clew::test
