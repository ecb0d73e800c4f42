#include <gmock/gmock.h>

#include <algorithm>
#include <random>

#include "clew/layout.h"
#include "support/seed.h"

namespace clew {
namespace {

LayoutPtr layout(std::string_view name) {
  auto result = find_layout(name);
  EXPECT_TRUE(result) << name;
  return *result;
}

TEST(Catalogue, EveryEntryBuilds) {
  for (const CatalogueEntry& entry : catalogue()) {
    if (entry.name == "latin-N") continue;
    auto result = find_layout(entry.name);
    ASSERT_TRUE(result) << entry.name << ": " << result.error().reason;
    EXPECT_EQ((*result)->name(), entry.name);
    for (const House& house : (*result)->houses())
      EXPECT_LE(static_cast<int>(house.cells.size()), (*result)->digits());
  }
}

struct Numbers {
  const char* name;
  int cells, digits, houses;
  std::size_t links;
  int rules;
};

class CatalogueNumbers : public testing::TestWithParam<Numbers> {};

TEST_P(CatalogueNumbers, AsCounted) {
  const Numbers& want = GetParam();
  const LayoutPtr got = layout(want.name);
  EXPECT_EQ(got->size(), want.cells);
  EXPECT_EQ(got->digits(), want.digits);
  EXPECT_EQ(got->declared_houses(), want.houses);
  EXPECT_EQ(got->links().size(), want.links);
  EXPECT_EQ(got->rules(), want.rules);
}

// 9x9: 324 + 324 + 162 rules. Tridoku: as its description counts them. Samurai: five grids of 810
// and 27 houses, less the four shared boxes of 36 rules. A diagonal adds the 27 pairs of its cells
// that no box holds; a window the 18 that are in no row, column or box of the grid; knights have
// 224 moves, 64 of them inside a box; kings 272, 72 of the 128 diagonal ones inside a box.
INSTANTIATE_TEST_SUITE_P(
    All, CatalogueNumbers,
    testing::Values(Numbers{"9x9", 81, 9, 27, 0, 810}, Numbers{"4x4", 16, 4, 12, 0, 56},
                    Numbers{"latin-9", 81, 9, 18, 0, 648}, Numbers{"x-9x9", 81, 9, 29, 0, 810 + 54},
                    Numbers{"samurai", 369, 9, 131, 0, 5 * 810 - 4 * 36},
                    Numbers{"tridoku", 81, 9, 15, 384, 630}, Numbers{"roxdoku", 27, 9, 9, 0, 243},
                    Numbers{"36x36", 1296, 36, 108, 0, 61560},
                    Numbers{"antiking", 81, 9, 27, 272, 810 + 56}),
    [](const auto& of) {
      std::string name = of.param.name;
      std::replace(name.begin(), name.end(), '-', '_');
      return name;
    });

TEST(Catalogue, UnknownNameSuggestsTheNearest) {
  auto result = find_layout("samuria");
  ASSERT_FALSE(result);
  EXPECT_THAT(result.error().reason, testing::HasSubstr("'samurai'"));
}

TEST(Catalogue, WindowsImplyFiveMoreHouses) {
  const LayoutPtr hyper = layout("windoku");
  EXPECT_EQ(hyper->name(), "hyper");
  EXPECT_EQ(hyper->declared_houses(), 31);
  EXPECT_EQ(hyper->houses().size(), 36u);
  for (const House& house : hyper->houses()) EXPECT_EQ(house.cells.size(), 9u);
}

TEST(Catalogue, NamesCarryConstraintsOfTheWholeLayout) {
  const LayoutPtr got = layout("9x9+nonconsecutive");
  EXPECT_EQ(got->name(), "9x9+nonconsecutive");
  EXPECT_TRUE(got->spec().has(Constraint::Kind::nonconsecutive));
  EXPECT_EQ(got->rules(), 810);
  const LayoutPtr sums = layout("6x6+no-sum:5:10+antitaxicab:2:3");
  EXPECT_EQ(sums->name(), "6x6+antitaxicab:2:3+nosum:5:10");
  EXPECT_EQ(sums->spec().constraints[1].values, (std::vector{5, 10}));
  EXPECT_EQ(layout("samurai+antiking")->name(), "samurai+antiking");
  EXPECT_EQ(layout("latin-7+x")->name(), "latin-7+x");
}

TEST(Catalogue, OneLayoutHasOneName) {
  EXPECT_EQ(layout("9x9+antiknight")->name(), "antiknight");
  EXPECT_EQ(layout("9x9+diagonals+windoku")->name(), "hyper-x");
  EXPECT_EQ(layout("x-9x9+nonconsecutive")->name(), "9x9+x+nonconsecutive");
  EXPECT_EQ(layout("9x9+nonconsecutive+antidiagonal+maindiagonal+x")->name(),
            "9x9+x+nonconsecutive");
  for (const char* name : {"asterisk+antiking", "9x9+nomovesum:1:2:10", "6x6+windows+globalentropy",
                           "tridoku", "9x9+maindiagonal"})
    EXPECT_EQ(catalogue_name(layout(name)->spec()), name);
}

// Groups, their cells, grids and constraints of the whole layout may come in any order.
TEST(Catalogue, ALayoutIsRecognisedInAnyOrder) {
  std::mt19937_64 random(test::seed());
  int known = 0, with_groups = 0;
  for (const CatalogueEntry& entry : catalogue()) {
    if (entry.name == "latin-N") continue;
    for (int round = 0; round < 3; ++round) {
      LayoutSpec spec = layout(entry.name)->spec();
      spec.name = "another";
      std::ranges::shuffle(spec.grids, random);
      std::ranges::shuffle(spec.constraints, random);
      for (ConstraintSpec& c : spec.constraints) {
        std::ranges::shuffle(c.cells, random);
        with_groups += c.kind == Constraint::Kind::group;
      }
      EXPECT_EQ(catalogue_name(spec), entry.name);
      ++known;
    }
  }
  EXPECT_GE(known, 150);
  EXPECT_GT(with_groups, 30);
  LayoutSpec other = layout("roxdoku")->spec();
  std::swap(other.constraints.front().cells.front(), other.constraints.back().cells.back());
  EXPECT_EQ(catalogue_name(other), "");
}

std::vector<std::vector<bool>> outline(const Layout& of) {
  std::vector<std::vector<bool>> rows(static_cast<std::size_t>(of.rows()));
  for (std::size_t row = 0; row < rows.size(); ++row)
    for (int col = 0; col < of.cols(); ++col)
      rows[row].push_back(of.at({static_cast<int>(row), col}) >= 0);
  return rows;
}

TEST(Catalogue, LayoutsOfSeveralGridsAreKnownByTheirOutline) {
  int known = 0;
  for (const CatalogueEntry& entry : catalogue()) {
    if (entry.name == "latin-N") continue;
    const LayoutPtr of = layout(entry.name);
    if (of->spec().grids.size() < 2) continue;
    auto rows = outline(*of);
    EXPECT_EQ(layout_of_shape(rows), entry.name);
    rows.back().back() = !rows.back().back();
    EXPECT_EQ(layout_of_shape(rows), "") << entry.name;
    ++known;
  }
  EXPECT_GT(known, 15);
}

TEST(Catalogue, LatinSquaresFrom2To36) {
  for (const char* name : {"latin-2", "latin-9", "latin-36"}) EXPECT_EQ(layout(name)->name(), name);
  for (const char* name : {"latin-", "latin-N", "latin-1", "latin-37", "latin-9x", "latin-x"})
    EXPECT_FALSE(find_layout(name)) << name;
}

TEST(Catalogue, WhatMakesNoSenseIsRefused) {
  const auto why = [](std::string_view name) {
    const auto result = find_layout(name);
    return result ? std::string() : result.error().reason;
  };
  EXPECT_EQ(why("9x9+nonconsecutiv"),
            "no constraint of a whole layout is called 'nonconsecutiv'; did you mean "
            "'nonconsecutive'?");
  EXPECT_THAT(why("9x9+cage"), testing::HasSubstr("there are x maindiagonal"));
  EXPECT_EQ(why("9x9+"), "a constraint's name is missing beside a +");
  EXPECT_EQ(why("9x9++x"), "a constraint's name is missing beside a +");
  EXPECT_EQ(why("9x9+nosum"),
            "the no sum without a mark needs 1 number or more, not 0, as in nosum:5:10");
  EXPECT_THAT(why("9x9+nosum:5,10"), testing::HasSubstr("stand as in nosum:5:10"));
  EXPECT_THAT(why("9x9+nosum:5:"), testing::HasSubstr("stand as in nosum:5:10"));
  EXPECT_EQ(why("9x9+antiknight:3"), "the anti-knight needs no numbers, not 1");
  EXPECT_EQ(why("9x9+x:3"), "diagonals take no numbers");
  EXPECT_THAT(why("6x6+antitaxicab:7"), testing::HasSubstr("out of range"));
  EXPECT_EQ(why("tridoku+nonconsecutive"), "non-consecutive is not defined on triangles");
  EXPECT_THAT(why("tridoku+x"), testing::HasSubstr("need a grid"));
  EXPECT_THAT(why("latin-9+disjoint"), testing::HasSubstr("disjoint needs boxes"));
  EXPECT_THAT(why("roxdoku+antiking"), testing::HasSubstr("side by side"));
  EXPECT_THAT(why("8x8+flatmates"), testing::HasSubstr("middle digit"));
  EXPECT_THAT(why("nothing+x"), testing::HasSubstr("no layout is called 'nothing'"));
}

}  // namespace
}  // namespace clew
