#include "search/tables.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "search/batch.h"
#include "search/cliques.h"

namespace clew::search {
namespace {

// For each house that shares a cell with `house`, the positions of the shared cells in both.
struct Shared {
  std::uint64_t here = 0, there = 0;
};

std::vector<Crossing> crossings_of(const Layout& layout, const Tables& tables, int house,
                                   std::vector<Shared>& shared) {
  std::vector<HouseId> met;
  const auto cells = tables.house_cells[house];
  for (std::size_t p = 0; p < cells.size(); ++p)
    for (const Membership& m : tables.memberships[cells[p]]) {
      if (m.house == house) continue;
      if (!shared[m.house].here) met.push_back(m.house);
      shared[m.house].here |= std::uint64_t{1} << p;
      shared[m.house].there |= std::uint64_t{1} << m.position;
    }
  std::sort(met.begin(), met.end());
  std::vector<Crossing> result;
  for (const HouseId other : met) {
    const auto [here, there] = std::exchange(shared[other], {});
    if (std::popcount(here) < 2) continue;
    const std::size_t size = layout.houses()[other].cells.size();
    result.push_back({here, DigitSet::up_to(static_cast<int>(size)).bits & ~there, other});
  }
  return result;
}

bool share_a_house(const Layout& layout, CellId a, CellId b) {
  const auto &x = layout.houses_of(a), &y = layout.houses_of(b);
  return std::any_of(x.begin(), x.end(),
                     [&](HouseId h) { return std::binary_search(y.begin(), y.end(), h); });
}

// Adds to the links of a cell what it shares one house with, and no other.
void add_seen_once(const Tables& tables, int cell, std::vector<int>& times,
                   std::vector<CellId>& seen) {
  const auto for_each_seen = [&](auto visit) {
    for (const Membership& m : tables.memberships[cell])
      for (const CellId other : tables.house_cells[m.house])
        if (other != cell) visit(other);
  };
  for_each_seen([&](CellId other) { ++times[other]; });
  for_each_seen([&](CellId other) {
    if (std::exchange(times[other], 0) == 1) seen.push_back(other);
  });
}

}  // namespace

Tables::Tables(const Layout& layout)
    : cells(layout.size()),
      digits(layout.digits()),
      houses(static_cast<int>(layout.houses().size())),
      extras(extras_of(layout)),
      classic(extras && extras->houses == 0 && extras->links == 0),
      all(layout.all_digits()) {
  std::vector<std::vector<Membership>> members(cells);
  for (int h = 0; h < houses; ++h) {
    const House& house = layout.houses()[h];
    house_cells.add(house.cells);
    complete.push_back(house.complete);
    for (std::size_t p = 0; p < house.cells.size(); ++p)
      members[house.cells[p]].push_back({static_cast<HouseId>(h), static_cast<std::uint16_t>(p)});
  }
  for (const auto& row : members) memberships.add(row);

  std::vector<std::vector<CellId>> linked(cells);
  for (auto [a, b] : layout.links())
    if (!share_a_house(layout, a, b)) {
      linked[a].push_back(b);
      linked[b].push_back(a);
    }
  std::vector<int> times(cells);
  for (int c = 0; c < cells; ++c) {
    links.add(linked[c]);
    add_seen_once(*this, c, times, linked[c]);
    seen_once.add(linked[c]);
  }
  for (const auto& clique : link_cliques(layout)) cliques.add(clique);

  std::vector<Shared> shared(houses);
  for (int h = 0; h < houses; ++h) {
    std::vector<Crossing> row;
    if (complete[h]) row = crossings_of(layout, *this, h, shared);
    int most = 0;
    for (const Crossing& x : row) most = std::max(most, std::popcount(x.shared));
    widest.push_back(static_cast<std::uint8_t>(most));
    crossings.add(row);
  }
}

}  // namespace clew::search
