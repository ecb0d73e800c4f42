// Sentences about pairs of cells and about cells of a kind. Every drawing here was made for these tests.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <nlohmann/json.hpp>

#include "clew/solve.h"
#include "support/pad_rules.h"

namespace clew::text {
namespace {
namespace related_rules {

using namespace pad_rules;
using rules::Grammar;
using rules::Meaning;
using rules::Relation;
using testing::ElementsAre;
using testing::HasSubstr;

/// The relation of a sentence that has one.
std::optional<rules::Statement> relation_of(const Grammar& grammar, const std::string& text) {
  for (const rules::Sentence& sentence : parse_rules(grammar, text))
    for (const rules::Statement& s : sentence.statements)
      if (s.relation != Relation::none) return s;
  return std::nullopt;
}

TEST(RuleRelations, EachSubjectTakesEachRelation) {
  const Grammar grammar;
  struct Said {
    const char* text;
    Relation relation;
    std::vector<int> numbers;
  };
  const Said relations[] = {
      {"differ by at most 3", Relation::differ_most, {3}},
      {"have a difference of no more than 2", Relation::differ_most, {2}},
      {"cannot be consecutive", Relation::not_consecutive, {}},
      {"sum to 5 or 7", Relation::sum_exactly, {5, 7}},
      {"cannot sum to 5 or 10", Relation::sum_not, {5, 10}},
      {"sum to at least 9", Relation::sum_least, {9}},
      {"sum to at most 9", Relation::sum_most, {9}},
      {"sum to a prime number", Relation::sum_prime, {}},
      {"sum to an even number", Relation::sum_even, {}},
      {"multiply to at most 20", Relation::product_most, {20}},
      {"have the same parity", Relation::same_parity, {}},
      {"have no common divisor other than 1", Relation::coprime, {}},
      {"must be consecutive or in a ratio of 2:1", Relation::consecutive_or_ratio, {2, 1}},
      {"are in the same remainder class modulo 3", Relation::same_remainder, {3}},
  };
  const std::pair<const char*, Meaning> subjects[] = {
      {"Adjacent digits along a line ", Meaning::line_related},
      {"Neighbouring cells on a red line ", Meaning::line_related},
      {"Digits separated by a red dot ", Meaning::dot_related},
      {"Vertically adjacent digits ", Meaning::columns_related},
      {"Diagonally adjacent cells ", Meaning::touch_related},
      {"Cells a knight's move apart ", Meaning::knight_related},
  };
  for (const auto& [subject, meaning] : subjects)
    for (const Said& said : relations) {
      const std::string text = subject + std::string(said.text) + '.';
      const auto statement = relation_of(grammar, text);
      ASSERT_TRUE(statement) << text;
      EXPECT_EQ(statement->meaning, meaning) << text;
      EXPECT_EQ(statement->relation, said.relation) << text;
      EXPECT_EQ(statement->amounts, said.numbers) << text;
    }
}

TEST(RuleRelations, SentencesAreUnderstood) {
  const Grammar grammar;
  using enum Meaning;
  const std::pair<const char*, Meaning> cases[] = {
      {"No two adjacent cells on a green line may sum to 10.", line_never},
      {"Digits on a red line are prime.", line_cells},
      {"Adjacent digits on a green line differ by at most 5.", line_related},
      {"Digits joined by a white dot are not consecutive.", dot_related},
      {"Digits joined by a white dot are consecutive or in a 1:2 ratio.", dot_related},
      {"Cells a knight's move apart must contain the same digit.", knight_related},
      {"Digits joined by a white dot have a difference of at most 3.", dot_related},
      {"Digits joined by a red dot sum to at most 7.", dot_related},
      {"A digit in a grey circle is at least 5.", shape_related},
      {"Blue cells contain only prime digits.", cells_related},
      {"No two orthogonally adjacent digits may differ by exactly 4.", all_never},
      {"The digits 1 and 9 cannot be orthogonally adjacent.", never_beside},
      {"Adjacent digits in each row of the grid have a difference of at least 2.", rows_related},
      {"In every row and column, sequences of three digits are never all even nor all odd.",
       no_like_parity},
      {"Every 2x2 area contains at least one even and at least one odd digit.", mixed_parity},
      {"Digits in cages sum to a prime number.", cage_related},
      {"Digits in a cage sum to a multiple of the small clue in the top left corner of the cage.",
       cage_multiple},
      {"Digits in a cage multiply to the given product.", cage_product},
      {"Cells shaded grey contain the same digit.", cells_equal},
      {"Different circles must contain different digits.", circles_distinct},
      {"A number in a circle shows the sum of the four surrounding digits.", corner_sum},
      {"Digits outside the grid must appear in the first three cells of that row or column.",
       frame_digits},
      {"Digits on a line increase from one end to the other.", line_monotone},
      {"The digit at one end of each line is the sum of the other digits on that line.",
       line_end_sum},
      {"A digit in a red cell indicates the position of its column number in its row.",
       column_index_cells},
      {"Numbers in diamonds show the remainder of the sum of the surrounding cells, when divided "
       "by 4.",
       around_remainder},
      {"Digits joined by a red dot sum to a multiple of 3, blue dots have a remainder of 1 and "
       "green "
       "dots one of 2 when divided by 3.",
       dot_remainders},
      {"Orth. adj. digits are not consecutive.", nonconsecutive},
      {"A number on a white dot shows the greater of the two digits it touches.", dot_greater},
      {"A number on a white dot shows the product of the two adjacent digits.", dot_product},
  };
  for (const auto& [text, meaning] : cases)
    EXPECT_THAT(meanings(grammar, text), ElementsAre(meaning)) << text;
}

TEST(RuleRelations, HostileSentencesAreNotUnderstood) {
  const Grammar grammar;
  for (const char* text : {
           "Numbers in diamonds show the quotient of the sum of the surrounding cells, when "
           "divided by 4.",
           "Numbers in diamonds show the remainder of the product of the surrounding cells, when "
           "divided by 4.",
           "Digits joined by a red dot sum to a multiple of 3, blue dots do not have a remainder "
           "of "
           "1 and green dots one of 2 when divided by 3.",
           // Exceptions and liars.
           "Adjacent digits along a line differ by at most 3, except for one pair.",
           "Adjacent digits along a line differ by at most 3 unless they are even.",
           "Exactly one pair of adjacent digits on a line sums to 10.",
           "One red dot lies: its digits do not sum to 7.",
           "All but one of the digits on a red line are prime.",
           "Adjacent digits along one of the lines differ by at most 3.",
           "Digits separated by a red dot usually differ by at most 3.",
           // Limits of another kind.
           "Adjacent digits along a line differ by less than about 3.",
           "Adjacent digits along a line never sum to at least 9.",
           "Digits in cages do not sum to a prime number.",
           "Digits in cages sum to a prime number or less.",
           "Digits in a cage sum to a multiple of the small clue plus 1.",
           "Digits in a cage multiply to at most the given product.",
           "Digits outside the grid must not appear in the first three cells of that row.",
           "Digits outside the grid appear in one of the last three cells of that row or column.",
           // One digit where two are meant, and the other way round.
           "Adjacent digits along a line are prime.",
           "Blue cells differ by at least 3.",
           "Digits on a red line have the same parity.",
           // Rules about some, not about all.
           "Some adjacent digits along a line differ by at most 3.",
           "Adjacent digits in one row of the grid have a difference of at least 2.",
           "In row 5, sequences of three digits are never all even nor all odd.",
           "Every 2x2 area but one contains at least one even and at least one odd digit.",
           "Some circles must contain different digits.",
           "Digits on a line increase from one end to the other or decrease and then increase.",
           "The digit at one end of each line is not the sum of the other digits on that line.",
           "A number on a white dot shows neither of the two digits it touches.",
       })
    EXPECT_THAT(meanings(grammar, text), ElementsAre(Meaning::count)) << text;
}

// Each relation against its definition, of all pairs of digits.
TEST(RuleRelations, PairsAreThoseOfTheDefinition) {
  auto prime = [](int n) {
    return n == 2 || n == 3 || n == 5 || n == 7 || n == 11 || n == 13 || n == 17;
  };
  struct Case {
    Relation relation;
    std::vector<int> numbers;
    std::function<bool(int, int)> holds;
  };
  const Case cases[] = {
      {Relation::differ_most, {3}, [](int a, int b) { return a - b <= 3 && b - a <= 3; }},
      {Relation::differ_least, {3}, [](int a, int b) { return a - b >= 3 || b - a >= 3; }},
      {Relation::differ_exactly,
       {1, 8},
       [](int a, int b) { return a - b == 1 || b - a == 1 || a - b == 8 || b - a == 8; }},
      {Relation::ratio, {2, 3}, [](int a, int b) { return 3 * a == 2 * b || 2 * a == 3 * b; }},
      {Relation::ratio, {}, [](int a, int b) { return a == 2 * b || 2 * a == b; }},
      {Relation::sum_prime, {}, [&](int a, int b) { return prime(a + b); }},
      {Relation::sum_square,
       {},
       [](int a, int b) { return a + b == 4 || a + b == 9 || a + b == 16; }},
      {Relation::same_remainder, {3}, [](int a, int b) { return a % 3 == b % 3; }},
      {Relation::multiple, {}, [](int a, int b) { return a % b == 0 || b % a == 0; }},
      {Relation::coprime,
       {},
       [](int a, int b) {
         for (int d = 2; d <= 9; ++d)
           if (a % d == 0 && b % d == 0) return false;
         return true;
       }},
      {Relation::double_or_triple,
       {},
       [](int a, int b) { return a == 2 * b || b == 2 * a || a == 3 * b || b == 3 * a; }},
      {Relation::prime, {}, [&](int a, int) { return prime(a); }},
      {Relation::in_range, {2, 4}, [](int a, int) { return a == 2 || a == 3 || a == 4; }},
  };
  int compared = 0;
  for (const Case& c : cases)
    for (int a = 1; a <= 9; ++a)
      for (int b = 1; b <= 9; ++b, ++compared)
        EXPECT_EQ(rules::relates(c.relation, c.numbers, a, b), c.holds(a, b))
            << static_cast<int>(c.relation) << ": " << a << ' ' << b;
  EXPECT_EQ(compared, 13 * 81);
}

TEST(RuleRelations, NeighboursOfALineAreRelated) {
  Json json = pad("Adjacent digits along a red line sum to 5 or 7.");
  json["lines"] = Json::array({line({{0.5, 0.5}, {0.5, 2.5}}, "#E6261F")});
  const auto reading = read(json);
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(made(reading), ElementsAre("pair 1 4 2 3 3 2 3 4 4 1 4 3: 11 12",
                                         "pair 1 4 2 3 3 2 3 4 4 1 4 3: 12 13"));
}

TEST(RuleRelations, CellsOfAColourHoldSuchDigits) {
  Json json = pad("Blue cells contain prime digits.");
  json["underlays"] = Json::array({mark(0.5, 1.5, 1, "#34BBE6", false)});
  const auto reading = read(json);
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(made(reading), ElementsAre("candidates 2 3: 12"));
}

TEST(RuleRelations, NegationsOfTheWholeGridHoldEverywhere) {
  const auto reading = read(pad("No two orthogonally adjacent digits may differ by exactly 2."));
  EXPECT_TRUE(reading.in_full()) << told(reading);
  // 12 pairs along rows and 12 along columns, each with what a digit and its complement leave.
  ASSERT_EQ(reading.made.size(), 24u);
  EXPECT_EQ(made(reading)[0], "pair 1 1 1 2 1 4 2 1 2 2 2 3 3 2 3 3 3 4 4 1 4 3 4 4: 11 12");
}

// Every grid of size 4, cell by cell.
void each_grid(std::vector<int>& grid, const std::function<void(const std::vector<int>&)>& use) {
  const std::size_t at = grid.size();
  if (at == 16) return use(grid);
  for (int d = 1; d <= 4; ++d) {
    bool fits = true;
    for (std::size_t c = 0; c < at; ++c) {
      const bool sees =
          c / 4 == at / 4 || c % 4 == at % 4 || (c / 8 == at / 8 && c % 4 / 2 == at % 4 / 2);
      fits &= !sees || grid[c] != d;
    }
    if (!fits) continue;
    grid.push_back(d);
    each_grid(grid, use);
    grid.pop_back();
  }
}

// Counts the solutions of rules that are about the whole grid, and those of their definition here.
TEST(RuleRelations, RulesOfTheWholeGridHaveTheSolutionsOfTheirDefinition) {
  using Grid = std::vector<int>;
  struct Case {
    const char* rules;
    std::function<bool(const Grid&)> holds;
  };
  auto pairs_hold = [](int rows, int cols, auto fits) {
    return [=](const Grid& g) {
      for (int r = 0; r < 4; ++r)
        for (int c = 0; c < 4; ++c) {
          const int r2 = r + rows, c2 = c + cols;
          if (r2 > 3 || c2 < 0 || c2 > 3) continue;
          if (!fits(g[static_cast<std::size_t>(4 * r + c)],
                    g[static_cast<std::size_t>(4 * r2 + c2)]))
            return false;
        }
      return true;
    };
  };
  const Case cases[] = {
      {"Every 2x2 area contains at least one even and one odd digit.",
       [](const Grid& g) {
         for (std::size_t r = 0; r < 3; ++r)
           for (std::size_t c = 0; c < 3; ++c) {
             const std::size_t at = 4 * r + c;
             const int odd = g[at] % 2 + g[at + 1] % 2 + g[at + 4] % 2 + g[at + 5] % 2;
             if (odd == 0 || odd == 4) return false;
           }
         return true;
       }},
      {"Diagonally adjacent cells cannot sum to 6.",
       [&](const Grid& g) {
         auto fits = [](int a, int b) { return a + b != 6; };
         return pairs_hold(1, 1, fits)(g) && pairs_hold(1, -1, fits)(g);
       }},
      {"Vertically adjacent digits differ by at most 2.",
       pairs_hold(1, 0, [](int a, int b) { return a - b <= 2 && b - a <= 2; })},
      {"The digits 1 and 4 cannot be orthogonally adjacent.",
       [&](const Grid& g) {
         auto fits = [](int a, int b) { return a * b != 4 || a == b; };
         return pairs_hold(1, 0, fits)(g) && pairs_hold(0, 1, fits)(g);
       }},
  };
  for (const Case& c : cases) {
    const auto reading = read(pad(c.rules));
    ASSERT_TRUE(reading.in_full()) << told(reading);
    std::uint64_t all = 0, wanted = 0;
    Grid grid;
    each_grid(grid, [&](const Grid& g) {
      ++all;
      wanted += c.holds(g);
    });
    EXPECT_EQ(all, 288u);
    const auto counted = count(reading.puzzle);
    ASSERT_TRUE(counted);
    EXPECT_TRUE(counted->exact);
    EXPECT_EQ(counted->solutions, wanted) << c.rules;
    EXPECT_LT(wanted, all) << c.rules;
  }
}

TEST(RuleRelations, EveryThreeInARowHaveBothParities) {
  const auto reading = read(
      pad("In every row and column, sequences of 3 digits are never all even nor all odd.", 6));
  ASSERT_TRUE(reading.in_full()) << told(reading);
  // Four in each of 6 rows and 6 columns.
  ASSERT_EQ(reading.made.size(), 48u);
  for (const auto& m : reading.made) {
    ASSERT_EQ(m.constraint.inner.size(), 2u);
    for (const ConstraintSpec& inner : m.constraint.inner) {
      EXPECT_EQ(inner.cells.front(), m.constraint.inner[0].cells.front());
      for (std::size_t v = 0; v < inner.values.size(); v += 2)
        EXPECT_NE(inner.values[v] % 2, inner.values[v + 1] % 2);
    }
  }
}

TEST(RuleRelations, TheGreatestOfALineIsAtEitherEnd) {
  Json json = pad("The digit at one end of each line is the sum of the other digits on that line.");
  json["lines"] = Json::array({line({{0.5, 0.5}, {0.5, 2.5}}, "#E6261F")});
  const auto reading = read(json);
  ASSERT_TRUE(reading.in_full()) << told(reading);
  ASSERT_EQ(reading.made.size(), 1u);
  EXPECT_EQ(reading.made[0].constraint.kind, Constraint::Kind::either);
  EXPECT_EQ(reading.made[0].constraint.inner.size(), 2u);
}

TEST(RuleRelations, ALineOfANeighbouringColourIsMeantIfNoneElseIs) {
  Json json = pad("Digits on a blue line are even.");
  json["lines"] = Json::array({line({{0.5, 0.5}, {0.5, 1.5}}, "#21C5B2")});
  EXPECT_TRUE(read(json).in_full()) << told(read(json));
  json["lines"].push_back(line({{3.5, 0.5}, {3.5, 1.5}}, "#7B3FE4"));
  // Two colours are near, so it is not clear.
  EXPECT_THAT(told(read(json)), HasSubstr("no blue line is drawn"));
}

}  // namespace related_rules
}  // namespace
}  // namespace clew::text
