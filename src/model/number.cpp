#include <algorithm>
#include <bit>

#include "model/builder.h"

namespace clew {

void LayoutBuilder::number_cells(Layout& layout) const {
  for (const auto& [place, cell] : cells_) {
    layout.rows_ = std::max(layout.rows_, place.row + 1);
    layout.cols_ = std::max(layout.cols_, place.col + 1);
    layout.cells_.push_back(cell);
  }
  layout.at_.assign(static_cast<std::size_t>(layout.rows_) * layout.cols_, -1);
  int id = 0;
  for (const auto& [place, _] : cells_)
    layout.at_[static_cast<std::size_t>(place.row) * layout.cols_ + place.col] = id++;
}

Expected<void> LayoutBuilder::number_houses(Layout& layout) const {
  std::vector<House> houses;
  for (const HouseDraft& draft : drafts_) {
    House house = draft.house;
    for (Place p : draft.places) house.cells.push_back(static_cast<CellId>(layout.at(p)));
    if (static_cast<int>(house.cells.size()) > spec_.digits)
      return fail("a house of " + std::to_string(house.cells.size()) +
                  " cells cannot differ with " + std::to_string(spec_.digits) + " digits");
    if (house.cells.size() > 1) houses.push_back(std::move(house));
  }
  auto says_nothing_new = [&](std::size_t i) {
    const auto& cells = houses[i].cells;
    for (std::size_t j = 0; j < houses.size(); ++j) {
      const auto& other = houses[j].cells;
      if (j != i && (other.size() > cells.size() || (j < i && other.size() == cells.size())) &&
          std::includes(other.begin(), other.end(), cells.begin(), cells.end()))
        return true;
    }
    return false;
  };
  layout.houses_of_.resize(layout.cells_.size());
  for (bool implied : {false, true}) {
    for (std::size_t i = 0; i < houses.size(); ++i) {
      if (houses[i].implied != implied || says_nothing_new(i)) continue;
      for (CellId c : houses[i].cells)
        layout.houses_of_[c].push_back(static_cast<HouseId>(layout.houses_.size()));
      layout.houses_.push_back(houses[i]);
    }
    if (!implied) layout.declared_houses_ = static_cast<int>(layout.houses_.size());
  }
  return {};
}

void LayoutBuilder::find_seats(Layout& layout) {
  layout.seat_begin_.push_back(0);
  for (std::size_t c = 0; c < layout.cells_.size(); ++c) {
    for (HouseId h : layout.houses_of_[c]) {
      const auto& cells = layout.houses_[h].cells;
      const auto at = std::ranges::lower_bound(cells, static_cast<CellId>(c));
      layout.seats_.push_back({h, static_cast<std::uint8_t>(at - cells.begin())});
    }
    layout.seat_begin_.push_back(static_cast<std::uint32_t>(layout.seats_.size()));
  }
}

void LayoutBuilder::number_links(Layout& layout) const {
  for (const auto& [a, b] : links_) {
    const Layout::Link link(layout.at(a), layout.at(b));
    layout.links_.push_back(link);
    const int house = layout.common_house(link.first, link.second);
    if (house < 0 || house >= layout.declared_houses_) layout.lone_links_.push_back(link);
  }
}

// Its kinds count as kinds of the layout, those inside it too. What it says of cells that are not
// there is an error before anything is numbered by them.
Expected<Constraint> LayoutBuilder::on_cells(const ConstraintSpec& spec, Layout& layout) {
  layout.kinds_.add(spec.kind);
  Constraint constraint{spec.kind, 1, {}, spec.splits, spec.values, {}};
  for (Place p : spec.cells) {
    const int cell = layout.at(p);
    if (cell < 0)
      return fail("a " + std::string(name(spec.kind)) + " has a cell that is not in the layout");
    constraint.cells.push_back(static_cast<CellId>(cell));
  }
  for (const ConstraintSpec& inner : spec.inner) {
    auto made = on_cells(inner, layout);
    if (!made) return made;
    constraint.inner.push_back(std::move(*made));
  }
  return constraint;
}

Expected<void> LayoutBuilder::number_constraints(Layout& layout) const {
  for (const ConstraintSpec& spec : spec_.constraints) {
    auto made = on_cells(spec, layout);
    if (!made) return std::unexpected(made.error());
    auto& all = layout.constraints_;
    if (!all.empty() && all.back().kind == spec.kind)
      made->number = static_cast<std::uint16_t>(all.back().number + 1);
    all.push_back(std::move(*made));
  }
  return {};
}

// For each house the others are met cell by cell.
void LayoutBuilder::find_crossings(Layout& layout) {
  std::vector<Crossing> shared(layout.houses_.size());
  std::vector<HouseId> met;
  layout.crossing_begin_.push_back(0);
  for (std::size_t h = 0; h < layout.houses_.size(); ++h) {
    const auto& cells = layout.houses_[h].cells;
    met.clear();
    for (std::size_t i = 0; i < cells.size(); ++i)
      for (const Seat& seat : layout.seats(cells[i])) {
        if (seat.house == h) continue;
        Crossing& crossing = shared[seat.house];
        if (!crossing.here) met.push_back(seat.house);
        crossing.here |= std::uint64_t{1} << i;
        crossing.there |= std::uint64_t{1} << seat.position;
      }
    std::ranges::sort(met);
    for (HouseId other : met) {
      const auto [_, here, there] = std::exchange(shared[other], {});
      if (std::popcount(here) > 1) layout.crossings_.push_back({other, here, there});
    }
    layout.crossing_begin_.push_back(static_cast<std::uint32_t>(layout.crossings_.size()));
  }
}

void LayoutBuilder::find_peers(Layout& layout) {
  layout.peers_.resize(layout.cells_.size());
  for (const House& house : layout.houses_)
    if (!house.implied)
      for (CellId a : house.cells)
        for (CellId b : house.cells)
          if (a != b) layout.peers_[a].push_back(b);
  for (auto [a, b] : layout.links_) {
    layout.peers_[a].push_back(b);
    layout.peers_[b].push_back(a);
  }
  std::size_t ends = 0;
  for (auto& peers : layout.peers_) {
    std::sort(peers.begin(), peers.end());
    peers.erase(std::unique(peers.begin(), peers.end()), peers.end());
    ends += peers.size();
  }
  layout.rules_ = static_cast<int>(ends / 2);
}

// What Layout says of its lists.
bool LayoutBuilder::in_order(const Layout& layout) {
  for (int h = 0; h < static_cast<int>(layout.houses().size()); ++h) {
    const House& house = layout.houses()[h];
    const int size = static_cast<int>(house.cells.size());
    if (house.implied != (h >= layout.declared_houses()) || size > layout.digits() ||
        house.complete != (size == layout.digits()) || !std::ranges::is_sorted(house.cells))
      return false;
  }
  for (CellId c = 0; c < layout.size(); ++c)
    if (!std::ranges::is_sorted(layout.houses_of(c)) || !std::ranges::is_sorted(layout.peers(c)))
      return false;
  return std::ranges::all_of(layout.links(), [](Layout::Link l) { return l.first < l.second; }) &&
         std::ranges::is_sorted(layout.constraints(), {}, &Constraint::kind);
}

}  // namespace clew
