#include <gmock/gmock.h>

#include "clew/layout.h"

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

}  // namespace
}  // namespace clew
