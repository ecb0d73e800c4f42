#include "search/tables.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "base/assert.h"
#include "search/batch.h"
#include "search/cliques.h"
#include "search/constrained/search.h"
#include "search/single.h"

namespace clew::search {
namespace {

// Adds to the links of a cell the cells that share exactly one house with it.
void add_seen_once(const Tables& tables, int cell, std::vector<int>& times,
                   std::vector<CellId>& seen) {
  const auto for_each_seen = [&](auto visit) {
    for (const Seat& m : tables.memberships[cell])
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
      classic(extras && extras->houses == 0 && extras->links == 0 &&
              single_kinds.includes(layout.kinds())),
      kinds(layout.kinds()),
      all(layout.all_digits()) {
  if (!told_by_houses.includes(kinds) && constrained_kinds.includes(kinds)) {
    if (auto parts = constraints::parts_of(layout, constraints::Outsides::said))
      model = std::make_shared<const Model>(layout, *parts);
    else
      too_large = std::move(parts.error());
    return;
  }
  for (const House& house : layout.houses()) {
    house_cells.add(house.cells);
    complete.push_back(house.complete);
  }
  for (int c = 0; c < cells; ++c) memberships.add(layout.seats(static_cast<CellId>(c)));

  std::vector<std::vector<CellId>> linked(cells);
  for (auto [a, b] : layout.lone_links())
    if (layout.common_house(a, b) < 0) {
      linked[a].push_back(b);
      linked[b].push_back(a);
    }
  std::vector<int> times(cells);
  for (int c = 0; c < cells; ++c) {
    links.add(linked[c]);
    add_seen_once(*this, c, times, linked[c]);
    seen_once.add(linked[c]);
  }
  CLEW_ASSERT(house_cells.size() == complete.size() && memberships.size() == links.size());
  for (const auto& clique : link_cliques(layout)) cliques.add(clique);

  for (int h = 0; h < houses; ++h) {
    std::span<const Crossing> row;
    if (complete[h]) row = layout.crossings(static_cast<HouseId>(h));
    int most = 0;
    for (const Crossing& x : row) most = std::max(most, std::popcount(x.here));
    widest.push_back(static_cast<std::uint8_t>(most));
    crossings.add(row);
    CLEW_ASSERT(crossings.size() == widest.size());
  }
}

}  // namespace clew::search
