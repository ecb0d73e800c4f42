#include "logic/frame.h"

#include <utility>

#include "base/assert.h"
#include "logic/widths.h"

namespace clew::logic {

template <int W>
Frame<W>::Frame(const Layout& layout, const Rules* rules)
    : layout_(&layout), rules_(rules), digits_(layout.digits()), size_(layout.size()) {
  CLEW_ASSERT(size_ <= 64 * W);
  peers_.resize(size_);
  plain_peers_.resize(size_);
  for (const House& house : layout.houses()) {
    Cells cells;
    for (CellId c : house.cells) cells.add(c);
    house_cells_.push_back(cells);
  }
  for (int c = 0; c < size_; ++c) {
    for (HouseId h : layout.houses_of(static_cast<CellId>(c))) peers_[c] |= house_cells_[h];
    for (CellId p : layout.peers(static_cast<CellId>(c))) plain_peers_[c].add(p);
    peers_[c] |= plain_peers_[c];
    peers_[c].remove(c);
  }
  CLEW_ASSERT(sees_both_ways());
  const std::size_t grids = layout.spec().grids.size();
  for (std::size_t grid = 0; grid <= grids; ++grid)
    for (auto [warp, weft] :
         {std::pair(HouseKind::row, HouseKind::column),
          std::pair(HouseKind::column, HouseKind::row), std::pair(HouseKind::box, HouseKind::row),
          std::pair(HouseKind::box, HouseKind::column),
          std::pair(HouseKind::region, HouseKind::row),
          std::pair(HouseKind::region, HouseKind::column)})
      weave(static_cast<std::uint16_t>(grid), warp, weft);
  sees_across_.resize(house_cells_.size());
  for (int h = 0; h < houses(); ++h)
    for (int c = 0; c < size_; ++c) {
      if (house_cells_[h].has(c)) continue;
      Cells seen = house_cells_[h] & peers_[c];
      if (seen.size() < 2) continue;
      seen.add(c);
      if (common_house(seen) < 0) sees_across_[h].add(c);
    }
}

// Returns true if cells see each other both ways, and none sees itself.
template <int W>
bool Frame<W>::sees_both_ways() const {
  for (int c = 0; c < size_; ++c) {
    if (peers_[c].has(c) || !plain_peers_[c].within(peers_[c])) return false;
    for (const int p : peers_[c])
      if (!peers_[p].has(c)) return false;
  }
  return true;
}

// The weave of one kind of houses of a grid with another, if they make one.
template <int W>
void Frame<W>::weave(std::uint16_t grid, HouseKind warp, HouseKind weft) {
  Weave result{.warp_kind = warp, .weft_kind = weft};
  std::vector<int> weft_of(size_, -1), warps_of(size_);
  for (int i = 0; i < houses(); ++i) {
    const auto h = static_cast<HouseId>(i);
    if (house(h).grid != grid) continue;
    if (house(h).kind == warp && complete(h)) result.warp.push_back(h);
    if (house(h).kind != weft) continue;
    for (CellId c : house(h).cells)
      if (weft_of[c] < 0)
        weft_of[c] = static_cast<int>(result.weft.size());
      else
        return;
    result.weft.push_back(h);
  }
  if (result.warp.size() < 2 || result.warp.size() > 64 || result.weft.size() > 64) return;
  for (HouseId h : result.warp) {
    result.across.emplace_back();
    for (CellId c : house(h).cells) {
      if (weft_of[c] < 0 || ++warps_of[c] > 1) return;
      result.across.back().push_back(static_cast<std::uint8_t>(weft_of[c]));
    }
  }
  weaves_.push_back(std::move(result));
}

template <int W>
int Frame<W>::common_house(const Cells& cells) const {
  if (cells.empty()) return -1;
  for (const Seat& s : seats(static_cast<CellId>(cells.first())))
    if (cells.within(house_cells_[s.house])) return s.house;
  return -1;
}

template <int W>
BitSet<W> Frame<W>::cells(HouseId h, Positions positions) const {
  Cells result;
  for (int p : Bits{positions}) result.add(cell(h, p));
  return result;
}

#define CLEW_FRAME(W) template class Frame<W>;
CLEW_FOR_WIDTHS(CLEW_FRAME)

}  // namespace clew::logic
