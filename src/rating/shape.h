// A layout as the rating procedure sees it: houses in its own scanning order, flat tables.
//
// Ratings depend on the order in which houses, peers and cells are looked at, so the order is part
// of the scale. Houses are numbered here box-like first, then rows, columns, groups, windows and
// diagonals; singles and sets scan columns before rows. A RatingLayout is built once per
// layout and shared by threads.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "clew/layout.h"
#include "clew/rate.h"

namespace clew::rating {

using Mask = std::uint64_t;  // digits of a cell (bit digit-1), or positions in a house

/// A set of cells of any layout; only the first `words` of the shape are used.
struct CellBits {
  std::array<std::uint64_t, 24> word{};  // the largest square, 36x36, needs 21
  bool has(int c) const { return word[c >> 6] >> (c & 63) & 1; }
  void add(int c) { word[c >> 6] |= std::uint64_t{1} << (c & 63); }
  void remove(int c) { word[c >> 6] &= ~(std::uint64_t{1} << (c & 63)); }
};

/// The position of a cell in one of its houses. `fresh`: positions of the house that no earlier
/// house of the cell contains, without the cell's own.
struct HousePlace {
  std::uint16_t house;
  std::uint8_t place;
  std::uint8_t type;
  bool complete;
  std::uint32_t row;  // index of the house's digits in tables by house and digit
  Mask bit;           // bit of the position
  Mask fresh;
};

/// The parallel rows and columns of one grid, for fish.
struct ParallelLines {
  std::vector<std::uint16_t> rows, cols;  // house numbers; place i of a row is in cols[i]
};

class RatingLayout {
 public:
  /// House types in scanning order; two houses of one type share no cell of one grid.
  enum Type : std::uint8_t { box, row, col, group, window, main_diagonal, anti_diagonal };

  /// Returns null if a house or the digits exceed 64, or the cells exceed 1,536.
  static std::shared_ptr<const RatingLayout> of(const LayoutPtr&, Scale = {});

  const Layout& layout() const { return *layout_; }
  int cells() const { return cells_; }
  int digits() const { return digits_; }
  int houses() const { return static_cast<int>(size_.size()); }
  int words() const { return words_; }
  /// Returns the cell of a candidate, numbered cell · digits + digit - 1. Uses tables because a
  /// division is slower.
  int cell_of(int cand) const { return cell_of_[cand]; }
  int digit_of(int cand) const { return digit_of_[cand]; }
  /// Rows, columns and boxes of one grid, no links: the original's own procedure. Otherwise the
  /// one for variants, with subsets and intersections over all that cells see.
  bool classic() const { return classic_; }
  Scale scale() const { return scale_; }
  /// Returns true if the successor's corrected rules apply: on its own scale, and for variants on
  /// both scales, because only the successor rates variants.
  bool corrected() const { return !classic_ || scale_ == Scale::sukaku_explainer; }

  int size(int house) const { return size_[house]; }
  Type type(int house) const { return type_[house]; }
  bool complete(int house) const { return complete_[house]; }
  int cell(int house, int place) const { return cell_[house * digits_ + place]; }
  HouseId id(int house) const { return id_[house]; }
  const CellBits& bits(int house) const { return bits_[house]; }

  /// The houses of a cell in scanning order.
  std::span<const HousePlace> seats(int cell) const {
    return {seats_.data() + first_seat_[cell], seats_.data() + first_seat_[cell + 1]};
  }
  /// Cells bound to a cell by a link and by no house, in the order chains meet them.
  const std::vector<std::uint16_t>& links(int cell) const { return links_[cell]; }
  /// All a cell sees, in the order in which wings and exclusions meet them.
  const std::vector<std::uint16_t>& sees(int cell) const { return sees_[cell]; }
  const CellBits& peers(int cell) const { return peers_[cell]; }

  /// All houses for singles and sets: boxes, columns, rows, the others.
  const std::vector<std::uint16_t>& set_order() const { return set_order_; }
  /// Pairs of houses for locking, in groups: within a group digits come first, then pairs.
  struct HousePair {
    std::uint16_t from, to;
    Mask common;  // places of `from` that lie in `to`
    Mask back;    // places of `to` that lie in `from`
  };
  const std::vector<std::vector<HousePair>>& crossings() const { return crossings_; }
  const std::vector<ParallelLines>& weaves() const { return weaves_; }

 private:
  void number_houses();
  void seat_cells();
  void order_peers();
  void cross();
  void weave();

  LayoutPtr layout_;
  int cells_ = 0, digits_ = 0, words_ = 0;
  bool classic_ = false;
  Scale scale_{};
  std::vector<std::uint8_t> size_, complete_;
  std::vector<Type> type_;
  std::vector<std::uint16_t> cell_of_;
  std::vector<std::uint8_t> digit_of_;
  std::vector<std::uint16_t> cell_, set_order_;
  std::vector<HouseId> id_;
  std::vector<CellBits> bits_, peers_;
  std::vector<HousePlace> seats_;
  std::vector<std::uint32_t> first_seat_;  // by cell
  std::vector<std::vector<std::uint16_t>> links_, sees_;
  std::vector<std::vector<HousePair>> crossings_;
  std::vector<ParallelLines> weaves_;
};

using RatingLayoutPtr = std::shared_ptr<const RatingLayout>;

}  // namespace clew::rating
