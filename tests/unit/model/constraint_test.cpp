#include "clew/constraint.h"

#include <gtest/gtest.h>

#include <set>

#include "clew/layout.h"

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
