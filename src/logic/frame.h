// A layout for inner loops: peers as sets, and houses that weave. Made once for a layout, read by
// every board on it.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/bit_set.h"
#include "clew/layout.h"

namespace clew::logic {

struct Rules;

/// Positions of cells within a house: bit i for the i-th cell. A house has at most 64 cells.
using Positions = std::uint64_t;

/// Houses that run across each other without overlapping their own kind: the rows and the columns
/// of a grid, its boxes and its rows. A warp house's cell lies in exactly one weft house.
struct Weave {
  std::vector<HouseId> warp, weft;  // at most 64 of each; all warp houses are complete
  std::vector<std::vector<std::uint8_t>> across;  // weft house of each position in a warp house
  HouseKind warp_kind, weft_kind;
};

constexpr bool is_line(HouseKind kind) {
  return kind == HouseKind::row || kind == HouseKind::column || kind == HouseKind::diagonal;
}
constexpr bool is_box(HouseKind kind) {
  return kind == HouseKind::box || kind == HouseKind::region;
}

template <int W>
class Frame {
 public:
  using Cells = BitSet<W>;

  /// The layout must not have more cells than 64 W; it and its rules must live as long as the
  /// frame.
  explicit Frame(const Layout&, const Rules* = nullptr);

  const Layout& layout() const { return *layout_; }
  /// Returns the constraints beyond houses and links; null if there are none.
  const Rules* rules() const { return rules_; }
  int digits() const { return digits_; }
  int size() const { return size_; }
  int houses() const { return static_cast<int>(house_cells_.size()); }
  const House& house(HouseId h) const { return layout_->houses()[h]; }
  bool complete(HouseId h) const { return house(h).complete; }
  CellId cell(HouseId h, int position) const { return house(h).cells[position]; }
  const Cells& cells(HouseId h) const { return house_cells_[h]; }
  /// The cells that see c, through houses (implied ones too) or links.
  const Cells& peers(CellId c) const { return peers_[c]; }
  /// Returns the cells that see c by declared houses and links; a value in c removes its digit from
  /// them at once. Eliminations by an implied house alone are separate steps with a reason.
  const Cells& plain_peers(CellId c) const { return plain_peers_[c]; }
  bool sees(CellId a, CellId b) const { return peers_[a].has(b); }
  std::span<const Seat> seats(CellId c) const { return layout_->seats(c); }
  /// The first house that holds both, or -1.
  int common_house(CellId a, CellId b) const { return layout_->common_house(a, b); }
  /// The first house that holds all of these cells, or -1.
  int common_house(const Cells&) const;
  /// The houses that share two cells or more with this one, if it is complete; else none.
  std::span<const Crossing> crossings(HouseId base) const {
    return complete(base) ? layout_->crossings(base) : std::span<const Crossing>{};
  }
  std::span<const Weave> weaves() const { return weaves_; }
  /// The cells at these positions of a house.
  Cells cells(HouseId h, Positions) const;
  /// Returns, for a house, the outside cells that see two or more of its cells without a common
  /// house: by links, or where three houses cross.
  const Cells& sees_across(HouseId h) const { return sees_across_[h]; }

 private:
  bool sees_both_ways() const;
  void weave(std::uint16_t grid, HouseKind warp, HouseKind weft);

  const Layout* layout_;
  const Rules* rules_;
  int digits_, size_;
  std::vector<Cells> house_cells_, peers_, plain_peers_, sees_across_;
  std::vector<Weave> weaves_;
};

}  // namespace clew::logic
