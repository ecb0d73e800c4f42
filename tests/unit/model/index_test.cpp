// A layout's tables of houses and pairs of cells, compared with a scan of every house.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>

#include "clew/layout.h"

namespace clew {
namespace {

using Kind = Constraint::Kind;

// All layouts of the catalogue that are small enough for a test pair by pair, and windows with
// links, where implied and declared houses differ.
std::vector<LayoutPtr> layouts() {
  std::vector<LayoutPtr> all;
  for (const CatalogueEntry& entry : catalogue())
    if (const auto layout = find_layout(entry.name); layout && (*layout)->size() < 400)
      all.push_back(*layout);
  const std::vector<std::vector<Kind>> more{{Kind::antiknight}, {Kind::antiking, Kind::disjoint}};
  for (const auto& kinds : more) {
    LayoutSpec spec = (*find_layout("hyper"))->spec();
    for (Kind kind : kinds) spec.add({kind});
    spec.add({Kind::group, {{0, 0}, {8, 8}}});
    spec.add({Kind::group, {{0, 1}, {4, 5}}});  // in an implied house
    all.push_back(*build(spec));
  }
  return all;
}

// With one or two first cells, a part of the second cells is tested; with three first cells, all of
// them.

bool holds(const House& house, CellId c) { return std::ranges::binary_search(house.cells, c); }

int first_with(const Layout& layout, CellId a, CellId b) {
  for (std::size_t h = 0; h < layout.houses().size(); ++h)
    if (holds(layout.houses()[h], a) && holds(layout.houses()[h], b)) return static_cast<int>(h);
  return -1;
}

TEST(Index, CommonHousesOfAllPairs) {
  for (const LayoutPtr& layout : layouts())
    for (CellId a = 0; a < layout->size(); ++a)
      for (CellId b = a % 3; b < layout->size(); b = static_cast<CellId>(b + 1 + b % 3))
        ASSERT_EQ(layout->common_house(a, b), first_with(*layout, a, b))
            << layout->name() << ' ' << layout->cell_name(a) << ' ' << layout->cell_name(b);
}

TEST(Index, PeersSeeByDeclaredHousesAndLinks) {
  bool only_implied = false;
  for (const LayoutPtr& layout : layouts())
    for (CellId a = 0; a < layout->size(); ++a)
      for (CellId b = a % 3; b < layout->size(); b = static_cast<CellId>(b + 1 + b % 3)) {
        const int house = layout->common_house(a, b);
        const bool declared = house >= 0 && house < layout->declared_houses();
        const bool linked = std::ranges::find(layout->links(), Layout::Link(std::minmax(a, b))) !=
                            layout->links().end();
        ASSERT_EQ(layout->sees(a, b), a != b && (declared || linked)) << layout->name();
        only_implied |= a != b && house >= 0 && !declared && !linked;
      }
  EXPECT_TRUE(only_implied);
}

TEST(Index, LoneLinksAreThoseOfNoDeclaredHouse) {
  bool in_implied = false;
  for (const LayoutPtr& layout : layouts()) {
    std::vector<Layout::Link> want;
    for (const auto& [a, b] : layout->links()) {
      const int house = first_with(*layout, a, b);
      if (house < 0 || house >= layout->declared_houses()) want.emplace_back(a, b);
      in_implied |= house >= layout->declared_houses();
    }
    EXPECT_EQ(layout->lone_links(), want) << layout->name();
  }
  EXPECT_TRUE(in_implied);
}

TEST(Index, SeatsSayWhereACellStands) {
  for (const LayoutPtr& layout : layouts())
    for (CellId c = 0; c < layout->size(); ++c) {
      const auto seats = layout->seats(c);
      ASSERT_EQ(seats.size(), layout->houses_of(c).size());
      for (std::size_t i = 0; i < seats.size(); ++i) {
        EXPECT_EQ(seats[i].house, layout->houses_of(c)[i]);
        EXPECT_EQ(layout->houses()[seats[i].house].cells[seats[i].position], c);
      }
    }
}

TEST(Index, CrossingsShareTwoCellsOrMore) {
  for (const LayoutPtr& layout : layouts())
    for (std::size_t h = 0; h < layout->houses().size(); ++h) {
      const auto& cells = layout->houses()[h].cells;
      auto next = layout->crossings(static_cast<HouseId>(h)).begin();
      for (std::size_t g = 0; g < layout->houses().size(); ++g) {
        const auto& others = layout->houses()[g].cells;
        std::uint64_t here = 0, there = 0;
        for (std::size_t i = 0; i < cells.size(); ++i)
          for (std::size_t j = 0; j < others.size(); ++j)
            if (cells[i] == others[j]) {
              here |= std::uint64_t{1} << i;
              there |= std::uint64_t{1} << j;
            }
        if (g == h || std::popcount(here) < 2) continue;
        ASSERT_NE(next, layout->crossings(static_cast<HouseId>(h)).end()) << layout->name();
        EXPECT_EQ(next->other, g);
        EXPECT_EQ(next->here, here);
        EXPECT_EQ(next->there, there);
        ++next;
      }
      EXPECT_EQ(next, layout->crossings(static_cast<HouseId>(h)).end()) << layout->name();
    }
}

}  // namespace
}  // namespace clew
