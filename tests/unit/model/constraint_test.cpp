#include "clew/constraint.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "clew/layout.h"
#include "model/kinds.h"

namespace clew {
namespace {

using Kind = Constraint::Kind;

LayoutSpec nine() {
  return {.digits = 9, .grids = {{.height = 9, .width = 9, .box_height = 3, .box_width = 3}}};
}

TEST(Constraint, EveryKindHasANameOfItsOwn) {
  std::set<std::string_view> names;
  for (int k = 0; k < static_cast<int>(Kind::count); ++k) {
    EXPECT_FALSE(name(static_cast<Kind>(k)).empty()) << k;
    EXPECT_TRUE(names.insert(name(static_cast<Kind>(k))).second) << k;
    EXPECT_TRUE(Kinds::all().has(static_cast<Kind>(k)));
  }
  EXPECT_FALSE(Kinds::all().has(Kind::count));
  EXPECT_FALSE(told_by_houses.has(Kind::custom));
}

TEST(Constraint, SetsOfKindsAreVisitedInOrder) {
  std::vector<Kind> visited;
  for (const Kind kind : Kinds{Kind::custom, Kind::antiking, Kind::cage, Kind::full_rank})
    visited.push_back(kind);
  EXPECT_EQ(visited, (std::vector{Kind::antiking, Kind::cage, Kind::full_rank, Kind::custom}));
  EXPECT_EQ(std::ranges::distance(Kinds::all()), static_cast<int>(Kind::count));
  EXPECT_EQ(std::ranges::distance(Kinds{}), 0);
}

// Facts that the columns of every row agree on.
TEST(Constraint, RowsOfKindsAgree) {
  int kept = 0;
  for (const KeptBy by : {KeptBy::houses, KeptBy::primitives, KeptBy::nobody})
    for (const Kind kind : Kinds::all()) kept += row_of(kind).kept_by == by;
  EXPECT_EQ(kept, static_cast<int>(Kind::count));
  EXPECT_EQ(told_by_houses & told_by_primitives, Kinds{});
  EXPECT_EQ(Kinds::all() - told_by_houses - told_by_primitives, Kinds{Kind::custom});
  for (const Kind kind : Kinds::all()) {
    const KindRow& row = row_of(kind);
    SCOPED_TRACE(row.word);
    EXPECT_EQ(row.kind, kind);
    EXPECT_EQ(kind_of(row.word), kind);
    EXPECT_TRUE(std::ranges::all_of(row.word, [](char c) { return c >= 'a' && c <= 'z'; }));
    EXPECT_LE(row.cells.least, row.cells.most);
    EXPECT_LE(row.values.many.least, row.values.many.most);
    EXPECT_EQ(called_by_cells.has(kind), row.cells.least == 2 && row.cells.most == 2);
    EXPECT_EQ(of_whole_layout.has(kind), row.cells.most == 0 && kind != Kind::either);
    // A default number makes sense only if none need be listed.
    EXPECT_EQ(usual_value(kind, 9) != 0, row.values.many.least == 0 && row.values.many.most == 1);
  }
  EXPECT_EQ(usual_value(Kind::whispers, 9), 5);
  EXPECT_EQ(usual_value(Kind::whispers, 6), 3);
  EXPECT_EQ(first_value(Constraint{.kind = Kind::lockout}, 9), 4);
  EXPECT_EQ(first_value(Constraint{.kind = Kind::lockout, .values = {3}}, 9), 3);
}

// The message names the column that a constraint does not fit.
TEST(Constraint, AreCheckedAgainstTheirRows) {
  const auto why = [](Kind kind, std::size_t cells, std::vector<int> values = {},
                      std::vector<std::uint16_t> splits = {}) {
    ConstraintSpec spec{.kind = kind, .splits = std::move(splits), .values = std::move(values)};
    for (std::size_t i = 0; i < cells; ++i) spec.cells.push_back({0, static_cast<int>(i)});
    const auto ok = check(spec, 9);
    return ok ? std::string() : ok.error().reason;
  };
  EXPECT_EQ(why(Kind::odd, 0), "the odd cell needs 1 cell or more, not 0");
  EXPECT_EQ(why(Kind::whispers, 1), "the whispers line needs 2 cells or more, not 1");
  EXPECT_EQ(why(Kind::greater, 3), "the inequality needs 2 cells, not 3");
  EXPECT_EQ(why(Kind::antiking, 1), "the anti-king needs no cells, not 1");
  EXPECT_EQ(why(Kind::rellik, 2), "the rellik cage needs 1 number, not 0");
  for (const int bound : {-1'000'000, 1'000'000}) {
    EXPECT_EQ(why(Kind::sum, 2, {bound}), "");
    EXPECT_EQ(why(Kind::sum, 2, {bound + (bound > 0 ? 1 : -1)}),
              "the sum has a number out of range");
  }
  EXPECT_EQ(why(Kind::full_rank, 2, {1, 1, 1}), "the full rank needs 1 to 2 numbers, not 3");
  EXPECT_EQ(why(Kind::candidates, 1, {10}), "the given candidates have a number out of range");
  EXPECT_EQ(why(Kind::modular, 2, {0}), "the modular line has a number out of range");
  EXPECT_EQ(why(Kind::hidden_skyscraper, 2, {10}), "");
  EXPECT_EQ(why(Kind::look_and_say, 2, {1, 2, 3}), "the look-and-say has a number out of range");
  EXPECT_EQ(why(Kind::clone, 4, {}, {1}), "the clone has two shapes of different sizes");
  EXPECT_EQ(why(Kind::clone, 4, {}, {2}), "");
  EXPECT_EQ(why(Kind::count_distinct, 4, {}, {2}),
            "the count of distinct digits has the wrong lists of cells");
  EXPECT_EQ(why(Kind::count_distinct, 4, {}, {1}), "");
  EXPECT_EQ(why(Kind::equal_sums, 4, {}, {4}), "the group of equal sums has an empty list");
  EXPECT_EQ(why(Kind::sum, 2, {5, 1}), "the sum needs a factor for each of its cells, or none");
}

TEST(Constraint, StandByKindWhateverTheOrder) {
  LayoutSpec spec = nine(), other = nine();
  const std::vector<Place> first{{8, 8}, {0, 0}}, second{{1, 1}, {3, 2}, {4, 0}};
  for (const ConstraintSpec& c : std::vector<ConstraintSpec>{{Kind::group, first},
                                                             {Kind::antiking},
                                                             {Kind::main_diagonal},
                                                             {Kind::antiking},
                                                             {Kind::group, second}})
    spec.add(c);
  other.constraints = {{Kind::antiking},
                       {Kind::group, first},
                       {Kind::antiking},
                       {Kind::group, second},
                       {Kind::main_diagonal}};
  const std::vector<ConstraintSpec> want{
      {Kind::main_diagonal}, {Kind::antiking}, {Kind::group, first}, {Kind::group, second}};
  EXPECT_EQ(spec.constraints, want);
  EXPECT_TRUE(spec.has(Kind::antiking) && !spec.has(Kind::antiknight));
  const auto layout = build(other);
  ASSERT_TRUE(layout);
  EXPECT_EQ((*layout)->spec(), spec);
  ASSERT_EQ((*layout)->constraints().size(), 4u);
  EXPECT_EQ((*layout)->constraints()[3], (Constraint{Kind::group, 2, {10, 29, 36}, {}, {}}));
  EXPECT_EQ((*layout)->kinds(), (Kinds{Kind::main_diagonal, Kind::antiking, Kind::group}));
}

TEST(Constraint, IsRefusedByName) {
  LayoutSpec spec = nine();
  spec.add({Kind::windows});
  spec.add({Kind::custom, {{0, 0}}});
  const auto layout = build(spec);
  ASSERT_TRUE(layout);
  EXPECT_TRUE(supported(**layout, Kinds::all()));
  EXPECT_EQ(supported(**layout, told_by_houses).error().reason, "not supported: custom rule");
  EXPECT_EQ(supported(**layout, {Kind::custom}).error().reason, "not supported: windows");
}

TEST(Constraint, CellsOfGroupsAreMadeOthersMustBeThere) {
  LayoutSpec spec = nine();
  spec.add({Kind::group, {{0, 0}, {10, 10}}});
  ASSERT_TRUE(build(spec));
  EXPECT_EQ((*build(spec))->size(), 82);
  spec.constraints[0].kind = Kind::custom;
  EXPECT_EQ(build(spec).error().reason, "a custom rule has a cell that is not in the layout");
}

// Two cells that differ are a link, more a house: neither is made of a cell that is not there.
TEST(Constraint, CellsOfCagesMustBeThere) {
  for (std::vector<Place> cells :
       {std::vector<Place>{{0, 0}, {0, 141}}, std::vector<Place>{{0, 0}, {0, 1}, {141, 0}}}) {
    LayoutSpec spec = nine();
    spec.add({Kind::cage, cells});
    EXPECT_EQ(build(spec).error().reason, "a cage has a cell that is not in the layout");
  }
}

}  // namespace
}  // namespace clew
