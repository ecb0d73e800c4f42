#include <algorithm>
#include <bit>

#include "base/assert.h"
#include "model/builder.h"

namespace clew {

void LayoutBuilder::number_cells(Layout& layout) {
  layout.cells_ = std::move(cells_);
  for (const Cell& cell : layout.cells_) {
    layout.rows_ = std::max(layout.rows_, cell.place.row + 1);
    layout.cols_ = std::max(layout.cols_, cell.place.col + 1);
  }
  layout.at_.assign(static_cast<std::size_t>(layout.rows_) * layout.cols_, -1);
  CLEW_ASSERT(layout.cells_.size() <= layout.at_.size());
  int id = 0;
  for (const Cell& cell : layout.cells_)
    layout.at_[static_cast<std::size_t>(cell.place.row) * layout.cols_ + cell.place.col] = id++;
}

Expected<void> LayoutBuilder::number_houses(Layout& layout) {
  std::vector<House> houses;
  houses.reserve(drafts_.size());
  for (HouseDraft& draft : drafts_) {
    House& house = draft.house;
    house.cells.reserve(draft.places.size());
    CLEW_ASSERT(std::ranges::all_of(draft.places, [&](Place p) { return layout.at(p) >= 0; }));
    for (Place p : draft.places) house.cells.push_back(static_cast<CellId>(layout.at(p)));
    if (static_cast<int>(house.cells.size()) > layout.digits())
      return fail("a house of " + std::to_string(house.cells.size()) +
                  " cells cannot differ with " + std::to_string(layout.digits()) + " digits");
    if (house.cells.size() > 1) houses.push_back(std::move(house));
  }
  auto says_nothing_new = [&](std::size_t i) {
    const auto& cells = houses[i].cells;
    for (std::size_t j = 0; j < houses.size(); ++j) {
      const auto& other = houses[j].cells;
      if (j != i && other.front() <= cells.front() && other.back() >= cells.back() &&
          (other.size() > cells.size() || (j < i && other.size() == cells.size())) &&
          std::includes(other.begin(), other.end(), cells.begin(), cells.end()))
        return true;
    }
    return false;
  };
  std::vector<std::size_t> kept;
  kept.reserve(houses.size());
  for (bool implied : {false, true}) {
    for (std::size_t i = 0; i < houses.size(); ++i)
      if (houses[i].implied == implied && !says_nothing_new(i)) kept.push_back(i);
    if (!implied) layout.declared_houses_ = static_cast<int>(kept.size());
  }
  CLEW_ASSERT(layout.declared_houses_ <= static_cast<int>(kept.size()));
  layout.houses_.reserve(kept.size());
  for (const std::size_t i : kept) layout.houses_.push_back(std::move(houses[i]));
  return {};
}

void LayoutBuilder::find_seats(Layout& layout) {
  std::vector<std::uint32_t>& begin = layout.seat_begin_;
  begin.resize(layout.cells_.size() + 1);
  for (const House& house : layout.houses_)
    for (const CellId c : house.cells) ++begin[c + 1u];
  for (std::size_t c = 1; c < begin.size(); ++c) begin[c] += begin[c - 1];
  layout.houses_of_.resize(begin.back());
  layout.seats_.resize(begin.back());
  std::vector<std::uint32_t> next(begin.begin(), begin.end() - 1);
  for (HouseId h = 0; h < layout.houses_.size(); ++h)
    for (std::uint8_t position = 0; const CellId c : layout.houses_[h].cells) {
      layout.houses_of_[next[c]] = h;
      layout.seats_[next[c]++] = {h, position++};
    }
  CLEW_ASSERT(std::ranges::equal(next, std::span(begin).subspan(1)));
}

void LayoutBuilder::number_links(Layout& layout) {
  std::ranges::sort(links_);
  links_.erase(std::unique(links_.begin(), links_.end()), links_.end());
  for (const auto& [a, b] : links_) {
    CLEW_ASSERT(layout.at(a) >= 0 && layout.at(b) >= 0);
    const Layout::Link link(layout.at(a), layout.at(b));
    CLEW_ASSERT(link.first < link.second);
    layout.links_.push_back(link);
    const int house = layout.common_house(link.first, link.second);
    if (house < 0 || house >= layout.declared_houses_) layout.lone_links_.push_back(link);
  }
}

// Adds the constraint's kind, and the kinds inside it, to the layout's kinds. Fails if it names a
// cell that does not exist, before anything is numbered by its cells.
Expected<Constraint> LayoutBuilder::on_cells(const ConstraintSpec& spec, Layout& layout) {
  layout.kinds_.add(spec.kind);
  Constraint constraint{spec.kind, 1, {}, spec.splits, spec.values, {}, spec.label};
  constraint.cells.reserve(spec.cells.size());
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

Expected<void> LayoutBuilder::number_constraints(Layout& layout) {
  layout.constraints_.reserve(layout.spec_.constraints.size());
  for (const ConstraintSpec& spec : layout.spec_.constraints) {
    auto made = on_cells(spec, layout);
    if (!made) return std::unexpected(made.error());
    auto& all = layout.constraints_;
    if (!all.empty() && all.back().kind == spec.kind)
      made->number = static_cast<std::uint16_t>(all.back().number + 1);
    all.push_back(std::move(*made));
  }
  return {};
}

// Each house finds its crossings by walking its cells.
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
    CLEW_ASSERT(std::ranges::none_of(met, [&](HouseId other) { return other == h; }));
    const std::size_t begin = layout.crossings_.size();
    for (HouseId other : met) {
      const auto [_, here, there] = std::exchange(shared[other], {});
      CLEW_ASSERT(std::popcount(here) == std::popcount(there));
      if (std::popcount(here) > 1) layout.crossings_.push_back({other, here, there});
    }
    std::ranges::sort(std::span(layout.crossings_).subspan(begin), {}, &Crossing::other);
    layout.crossing_begin_.push_back(static_cast<std::uint32_t>(layout.crossings_.size()));
  }
}

// For each cell, its peers are marked in words of bits and read off in order. Links are sorted, so
// the cells linked to one cell ascend as the cells of a house do.
void LayoutBuilder::find_peers(Layout& layout) {
  const std::size_t n = layout.cells_.size();
  std::vector<std::vector<CellId>> linked(layout.links_.empty() ? 0 : n);
  for (auto [a, b] : layout.links_) {
    linked[a].push_back(b);
    linked[b].push_back(a);
  }
  std::size_t most = 2 * layout.links_.size();
  for (const House& house : layout.houses_) most += house.cells.size() * house.cells.size();
  layout.peers_.reserve(most);
  const std::size_t width = n / 64 + 1;
  std::vector<std::uint64_t> marks(width);
  // The cells of every house as bits, used if they fit in few words.
  constexpr std::size_t few = 8;
  std::vector<std::uint64_t> houses(width <= few ? layout.houses_.size() * width : 0);
  for (std::size_t h = 0; h * width < houses.size(); ++h)
    for (const CellId c : layout.houses_[h].cells)
      houses[h * width + c / 64] |= std::uint64_t{1} << c % 64;
  layout.peer_begin_.reserve(n + 1);
  layout.peer_begin_.push_back(0);
  for (std::size_t c = 0; c < n; ++c) {
    std::size_t first = c / 64, last = c / 64;
    const auto mark = [&](std::span<const CellId> cells) {
      for (const CellId other : cells) marks[other / 64] |= std::uint64_t{1} << other % 64;
      if (cells.empty()) return;
      first = std::min<std::size_t>(first, cells.front() / 64);
      last = std::max<std::size_t>(last, cells.back() / 64);
    };
    for (const HouseId h : layout.houses_of(static_cast<CellId>(c))) {
      if (layout.houses_[h].implied) continue;
      if (houses.empty()) {
        mark(layout.houses_[h].cells);
      } else {
        for (std::size_t w = 0; w < width; ++w) marks[w] |= houses[h * width + w];
        first = 0;
        last = width - 1;
      }
    }
    if (!linked.empty()) mark(linked[c]);
    marks[c / 64] &= ~(std::uint64_t{1} << c % 64);
    for (std::size_t w = first; w <= last; ++w)
      for (std::uint64_t rest = std::exchange(marks[w], 0); rest; rest &= rest - 1)
        layout.peers_.push_back(
            static_cast<CellId>(w * 64 + static_cast<unsigned>(std::countr_zero(rest))));
    layout.peer_begin_.push_back(static_cast<std::uint32_t>(layout.peers_.size()));
  }
  CLEW_ASSERT(layout.peers_.size() <= most && layout.peers_.size() % 2 == 0);
  CLEW_ASSERT(layout.peer_begin_.size() == n + 1);
  layout.rules_ = static_cast<int>(layout.peers_.size() / 2);
}

// Returns true if each seat names a house of its cell and the cell's place there.
bool LayoutBuilder::seats_are_whole(const Layout& layout) {
  for (CellId c = 0; c < layout.size(); ++c) {
    const auto houses = layout.houses_of(c);
    const auto seats = layout.seats(c);
    for (std::size_t i = 0; i < seats.size(); ++i)
      if (seats[i].house != houses[i] || layout.houses()[houses[i]].cells[seats[i].position] != c)
        return false;
  }
  return true;
}

// Returns true if cells see each other both ways, and none sees itself.
bool LayoutBuilder::peers_are_whole(const Layout& layout) {
  for (CellId c = 0; c < layout.size(); ++c)
    for (const CellId peer : layout.peers(c))
      if (peer == c || !layout.sees(peer, c)) return false;
  return true;
}

// Returns true if each crossing is told by both of its houses, with the shared cells exchanged.
bool LayoutBuilder::crossings_are_whole(const Layout& layout) {
  for (HouseId h = 0; h < layout.houses().size(); ++h)
    for (const Crossing& crossing : layout.crossings(h)) {
      const auto back = layout.crossings(crossing.other);
      const auto at = std::ranges::lower_bound(back, h, {}, &Crossing::other);
      if (at == back.end() || at->other != h || at->here != crossing.there ||
          at->there != crossing.here)
        return false;
    }
  return true;
}

// Checks the order of lists that Layout promises.
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
