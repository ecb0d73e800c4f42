#include "rating/shape.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <tuple>

namespace clew::rating {
namespace {

RatingLayout::Type type_of(const House& house, const Layout& layout) {
  switch (house.kind) {
    case HouseKind::box:
    case HouseKind::region:
      return RatingLayout::box;
    case HouseKind::row:
      return RatingLayout::row;
    case HouseKind::column:
      return RatingLayout::col;
    case HouseKind::window:
      return RatingLayout::window;
    case HouseKind::diagonal: {
      const Place a = layout.cells()[house.cells.front()].place;
      const Place b = layout.cells()[house.cells.back()].place;
      return (b.col > a.col) == (b.row > a.row) ? RatingLayout::main_diagonal
                                                : RatingLayout::anti_diagonal;
    }
    case HouseKind::group:
      break;
  }
  return RatingLayout::group;
}

// Declared windows come in reading order. Of the implied ones, windows in adjacent columns come
// first, then those in adjacent rows, then the one that is scattered both ways.
int window_rank(const House& house, const Layout& layout) {
  if (!house.implied) return 0;
  const Place a = layout.cells()[house.cells[0]].place, b = layout.cells()[house.cells[1]].place;
  if (b.row == a.row && b.col == a.col + 1) return 1;
  for (CellId c : house.cells) {
    const Place p = layout.cells()[c].place;
    if (p.col == a.col && p.row == a.row + 1) return 2;
  }
  return 3;
}

}  // namespace

std::shared_ptr<const RatingLayout> RatingLayout::of(const LayoutPtr& layout, Scale scale) {
  if (!layout || layout->digits() > 64 || layout->size() > 24 * 64) return nullptr;
  auto shape = std::make_shared<RatingLayout>();
  shape->layout_ = layout;
  shape->scale_ = scale;
  shape->cells_ = layout->size();
  shape->digits_ = layout->digits();
  shape->words_ = (layout->size() + 63) / 64;
  shape->classic_ = layout->links().empty() && layout->spec().grids.size() == 1;
  for (const House& house : layout->houses())
    if (house.kind != HouseKind::row && house.kind != HouseKind::column &&
        house.kind != HouseKind::box)
      shape->classic_ = false;
  for (int a = 0; a < shape->cells_ * shape->digits_; ++a) {
    shape->cell_of_.push_back(static_cast<std::uint16_t>(a / shape->digits_));
    shape->digit_of_.push_back(static_cast<std::uint8_t>(a % shape->digits_));
  }
  shape->number_houses();
  shape->seat_cells();
  shape->order_peers();
  shape->cross();
  shape->weave();
  return shape;
}

void RatingLayout::number_houses() {
  const auto& houses = layout_->houses();
  id_.resize(houses.size());
  std::iota(id_.begin(), id_.end(), HouseId{0});
  std::stable_sort(id_.begin(), id_.end(), [&](HouseId a, HouseId b) {
    const Type ta = type_of(houses[a], *layout_), tb = type_of(houses[b], *layout_);
    if (ta != tb || ta != window) return ta < tb;
    return window_rank(houses[a], *layout_) < window_rank(houses[b], *layout_);
  });
  cell_.assign(houses.size() * digits_, 0);
  bits_.resize(houses.size());
  for (std::size_t h = 0; h < id_.size(); ++h) {
    const House& house = houses[id_[h]];
    size_.push_back(static_cast<std::uint8_t>(house.cells.size()));
    type_.push_back(type_of(house, *layout_));
    complete_.push_back(house.complete);
    for (std::size_t i = 0; i < house.cells.size(); ++i) {
      cell_[h * digits_ + i] = house.cells[i];
      bits_[h].add(house.cells[i]);
    }
    set_order_.push_back(static_cast<std::uint16_t>(h));
  }
  auto rank = [&](std::uint16_t h) { return type_[h] == row ? 2 : type_[h] == col ? 1 : type_[h]; };
  std::stable_sort(set_order_.begin(), set_order_.end(),
                   [&](std::uint16_t a, std::uint16_t b) { return rank(a) < rank(b); });
}

void RatingLayout::seat_cells() {
  std::vector<std::vector<HousePlace>> seats(cells_);
  std::vector<CellBits> met(cells_);
  for (int h = 0; h < houses(); ++h)
    for (int i = 0; i < size_[h]; ++i) {
      const int c = cell(h, i);
      HousePlace seat{static_cast<std::uint16_t>(h),
                      static_cast<std::uint8_t>(i),
                      type_[h],
                      complete_[h] != 0,
                      static_cast<std::uint32_t>(h * digits_),
                      Mask{1} << i,
                      0};
      for (int j = 0; j < size_[h]; ++j) {
        const int other = cell(h, j);
        if (other == c || met[c].has(other)) continue;
        met[c].add(other);
        seat.fresh |= Mask{1} << j;
      }
      seats[c].push_back(seat);
    }
  first_seat_.push_back(0);
  for (const auto& of_cell : seats) {
    seats_.insert(seats_.end(), of_cell.begin(), of_cell.end());
    first_seat_.push_back(static_cast<std::uint32_t>(seats_.size()));
  }
  // Implied houses count too: their cells see each other.
  peers_ = std::move(met);
  for (auto [a, b] : layout_->links()) {
    peers_[a].add(b);
    peers_[b].add(a);
  }
}

void RatingLayout::order_peers() {
  links_.resize(cells_);
  sees_.resize(cells_);
  std::vector<std::vector<std::uint16_t>> partners(cells_);
  for (auto [a, b] : layout_->links()) {
    partners[a].push_back(b);
    partners[b].push_back(a);
  }
  for (int c = 0; c < cells_; ++c) {
    CellBits in_houses;
    auto add = [&](int other) {
      if (other == c || in_houses.has(other)) return;
      in_houses.add(other);
      sees_[c].push_back(static_cast<std::uint16_t>(other));
    };
    // The successor lists the rows', columns' and boxes' cells ascending, then each further kind.
    for (int round = 0; round < 4; ++round) {
      const std::size_t from = sees_[c].size();
      for (const HousePlace& seat : seats(c)) {
        const int kind = seat.type <= col      ? 0
                         : seat.type == window ? 1
                         : seat.type == group  ? 2
                                               : 3;
        if (kind != round) continue;
        for (int i = 0; i < size_[seat.house]; ++i) add(cell(seat.house, i));
      }
      if (corrected()) std::sort(sees_[c].begin() + static_cast<long>(from), sees_[c].end());
    }
    const Place at = layout_->cells()[c].place;
    auto shift = [&](std::uint16_t other) {
      const Place p = layout_->cells()[other].place;
      return std::pair(p.row - at.row, p.col - at.col);
    };
    std::erase_if(partners[c], [&](std::uint16_t p) { return in_houses.has(p); });
    links_[c] = partners[c];
    std::sort(links_[c].begin(), links_[c].end(), [&](auto a, auto b) {
      const auto [ar, ac] = shift(a);
      const auto [br, bc] = shift(b);
      return std::tuple(-std::abs(ar), -ar, -ac) < std::tuple(-std::abs(br), -br, -bc);
    });
    std::sort(partners[c].begin(), partners[c].end(), [&](auto a, auto b) {
      const auto [ar, ac] = shift(a);
      const auto [br, bc] = shift(b);
      return std::tuple(std::abs(ar), -ac, -ar) < std::tuple(std::abs(br), -bc, -br);
    });
    sees_[c].insert(sees_[c].end(), partners[c].begin(), partners[c].end());
  }
}

// Box and line first; then groups and windows against lines and boxes, and against each other.
// Diagonals take no part. From a house that is not complete nothing follows.
void RatingLayout::cross() {
  static constexpr std::pair<Type, Type> kinds[] = {
      {box, col},    {box, row},    {col, box},    {row, box},    {group, col},    {group, row},
      {col, group},  {row, group},  {box, group},  {group, box},  {window, col},   {window, row},
      {col, window}, {row, window}, {box, window}, {window, box}, {window, group}, {group, window}};
  for (auto [from, to] : kinds) {
    std::vector<HousePair> pairs;
    for (int a = 0; a < houses(); ++a)
      for (int b = 0; b < houses(); ++b) {
        if (type_[a] != from || type_[b] != to || !complete_[a]) continue;
        HousePair pair{static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b), 0, 0};
        for (int i = 0; i < size_[a]; ++i)
          if (bits_[b].has(cell(a, i))) pair.common |= Mask{1} << i;
        for (int i = 0; i < size_[b]; ++i)
          if (bits_[a].has(cell(b, i))) pair.back |= Mask{1} << i;
        if (pair.common) pairs.push_back(pair);
      }
    if (!pairs.empty()) crossings_.push_back(std::move(pairs));
  }
}

void RatingLayout::weave() {
  const std::size_t grids = std::max<std::size_t>(1, layout_->spec().grids.size());
  for (std::size_t g = 0; g < grids; ++g) {
    ParallelLines weave;
    for (int h = 0; h < houses(); ++h) {
      const House& house = layout_->houses()[id_[h]];
      if (!house.complete || (house.grid && house.grid != g + 1)) continue;
      if (type_[h] == row) weave.rows.push_back(static_cast<std::uint16_t>(h));
      if (type_[h] == col) weave.cols.push_back(static_cast<std::uint16_t>(h));
    }
    bool square = weave.rows.size() == weave.cols.size() && !weave.rows.empty();
    for (std::size_t i = 0; square && i < weave.rows.size(); ++i)
      for (std::size_t j = 0; square && j < weave.cols.size(); ++j)
        square =
            size_[weave.rows[i]] == static_cast<int>(weave.cols.size()) &&
            size_[weave.cols[j]] == static_cast<int>(weave.rows.size()) &&
            cell(weave.rows[i], static_cast<int>(j)) == cell(weave.cols[j], static_cast<int>(i));
    if (square) weaves_.push_back(std::move(weave));
  }
}

}  // namespace clew::rating
