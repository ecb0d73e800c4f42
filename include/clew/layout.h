// A layout: cells with coordinates and shape, how many digits there are, houses and links, and the
// constraints from which they come.
//
// A LayoutSpec says in a few words how a layout is put together; build() makes the Layout, which is
// never changed afterwards and may be shared by any number of threads. The catalogue holds the
// built-in ones by name. Sizes: 1 to 64 digits, up to 65,535 cells.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "clew/cell.h"
#include "clew/constraint.h"
#include "clew/digits.h"
#include "clew/error.h"
#include "clew/values.h"

namespace clew {

using HouseId = std::uint16_t;

enum class HouseKind : std::uint8_t { row, column, box, region, diagonal, window, group };

/// A set of cells with no repeats.
struct House {
  HouseKind kind = HouseKind::group;
  std::uint16_t number = 0;  // from 1, among its kind (in its sub-grid, where there are several)
  std::uint16_t grid = 0;  // the sub-grid it belongs to, from 1; 0 where there is only one or none
  bool complete = false;   // as many cells as digits: every digit must appear
  bool implied = false;    // follows from the other rules; not shown, not counted
  int constraint = -1;     // among the layout's constraints, the one whose cells these are
  std::vector<CellId> cells;  // ascending
};

/// The place of a cell in one of its houses.
struct Seat {
  HouseId house;
  std::uint8_t position;  // in the house's list of cells
};

/// Another house that shares two cells or more: the shared cells as positions in either, bit i for
/// the i-th cell of its list.
struct Crossing {
  HouseId other;
  std::uint64_t here, there;
};

/// A rectangle of cells with rows and columns, and boxes or regions.
struct SubGrid {
  Place at;  // its upper left corner
  int height = 9, width = 9;
  int box_height = 0, box_width = 0;   // 0: no boxes
  std::vector<std::uint16_t> regions;  // empty, or the region of each of its cells, row by row

  friend bool operator==(const SubGrid&, const SubGrid&) = default;
};

/// How a layout is put together: plain data, the same words as in puzzle text.
struct LayoutSpec {
  std::string name;  // of the catalogue; empty for a custom one
  int digits = 9;
  std::vector<SubGrid> grids;  // cells where they overlap are shared
  int triangle = 0;            // 9: the nine-row triangle of Tridoku, instead of grids
  /// Kind by kind; a cell that no grid has is created for a group.
  std::vector<ConstraintSpec> constraints{};
  Values values{};  // what is written for the digits; as many as these

  /// Puts a constraint behind those of its kind, unless it is of the whole layout and there
  /// already.
  void add(ConstraintSpec);
  bool has(Constraint::Kind) const;

  friend bool operator==(const LayoutSpec&, const LayoutSpec&) = default;
};

class Layout {
 public:
  using Link = std::pair<CellId, CellId>;  // first < second; the two differ

  const LayoutSpec& spec() const { return spec_; }
  const std::string& name() const { return spec_.name; }
  int digits() const { return spec_.digits; }
  DigitSet all_digits() const { return DigitSet::up_to(spec_.digits); }
  const Values& values() const { return spec_.values; }
  /// Returns the number that stands for a digit, from 1 to digits().
  int value(int digit) const { return spec_.values.of_digit(digit); }
  /// Returns the digit that has a value; 0 if none has it.
  Digit digit_of(int value) const { return spec_.values.digit_of(value, spec_.digits); }
  /// Returns true if values are written as numbers: the greatest is above 61 and has no symbol.
  bool in_numbers() const { return value(spec_.digits) > 61; }
  /// Returns a digit as a grid shows it: 0-9A-Za-z, or a number.
  std::string symbol(Digit) const;

  int size() const { return static_cast<int>(cells_.size()); }
  const std::vector<Cell>& cells() const { return cells_; }
  /// Rows and columns of the whole picture.
  int rows() const { return rows_; }
  int cols() const { return cols_; }
  /// The cell at a place, or -1 where there is a hole.
  int at(Place) const;

  /// Declared houses first, then implied ones; no house is repeated or lies within another.
  const std::vector<House>& houses() const { return houses_; }
  int declared_houses() const { return declared_houses_; }
  const std::vector<Link>& links() const { return links_; }
  /// As drawn: kind by kind, each numbered from 1.
  const std::vector<Constraint>& constraints() const { return constraints_; }
  /// The kinds that occur among them.
  Kinds kinds() const { return kinds_; }

  // Implied houses forbid nothing that the declared houses and links do not forbid together, but
  // pair by pair they do. What is said of pairs therefore says which it means.

  /// The houses of a cell, ascending: implied ones too, after the declared ones.
  std::span<const HouseId> houses_of(CellId c) const {
    return {houses_of_.data() + seat_begin_[c], houses_of_.data() + seat_begin_[c + 1]};
  }
  /// The same with the cell's position in each house.
  std::span<const Seat> seats(CellId c) const {
    return {seats_.data() + seat_begin_[c], seats_.data() + seat_begin_[c + 1]};
  }
  /// The cells that a cell sees, ascending: through declared houses and links, not through implied
  /// houses alone.
  std::span<const CellId> peers(CellId c) const {
    return {peers_.data() + peer_begin_[c], peers_.data() + peer_begin_[c + 1]};
  }
  bool sees(CellId a, CellId b) const;
  /// The first house that holds both, a declared one if there is any, else an implied one; -1 where
  /// there is none.
  int common_house(CellId a, CellId b) const;
  /// The links whose cells no declared house holds: those that say something new.
  const std::vector<Link>& lone_links() const { return lone_links_; }
  /// The houses, implied ones too, that share two cells or more with this one, ascending.
  std::span<const Crossing> crossings(HouseId h) const {
    return {crossings_.data() + crossing_begin_[h], crossings_.data() + crossing_begin_[h + 1]};
  }
  /// How many distinct pairs of cells must differ by declared houses and links: 810 for the classic
  /// 9x9.
  int rules() const { return rules_; }

  /// r1c1.
  std::string cell_name(CellId) const;
  /// "row 3", "box 5 of grid 2", "the main diagonal", "cage 4": as a sentence would say it.
  std::string house_name(HouseId, Language = Language::english) const;
  /// "cage 4"; "anti-king" of what there is one of.
  std::string constraint_name(std::size_t, Language = Language::english) const;
  /// The same as a sentence would say it: "the white dot between r1c1 and r1c2".
  std::string constraint_told(std::size_t, Language = Language::english) const;

 private:
  friend class LayoutBuilder;
  LayoutSpec spec_;
  std::vector<Cell> cells_;
  int rows_ = 0, cols_ = 0, declared_houses_ = 0, rules_ = 0;
  std::vector<int> at_;
  std::vector<House> houses_;
  std::vector<Link> links_, lone_links_;
  std::vector<Constraint> constraints_;
  Kinds kinds_;
  // Lists by cell, or by house, in one piece each, with where they begin.
  std::vector<HouseId> houses_of_;
  std::vector<Seat> seats_;
  std::vector<CellId> peers_;
  std::vector<Crossing> crossings_;
  std::vector<std::uint32_t> seat_begin_, peer_begin_, crossing_begin_;
};

using LayoutPtr = std::shared_ptr<const Layout>;

/// Fails when the spec is inconsistent: more than 64 digits, boxes that do not divide their grid, a
/// region symbol too few, a house with more cells than there are digits, no cells at all.
Expected<LayoutPtr> build(LayoutSpec);

/// Fails with "not supported: NAME" when the layout has a constraint of another kind than these.
Expected<void> supported(const Layout&, Kinds by);
/// The same; fails also when there is no layout.
Expected<void> supported(const LayoutPtr&, Kinds by);

struct CatalogueEntry {
  std::string_view name;
  std::string_view title;  // a few words for a list
};

/// The built-in layouts in the order in which a list shows them; latin-N stands for all its sizes.
const std::vector<CatalogueEntry>& catalogue();
/// The layout of that name (also `windoku`, `latin-2` … `latin-36`, and any `NxN` listed), perhaps
/// with constraints of the whole layout besides, as in `9x9+nonconsecutive` or
/// `6x6+x+nosum:5:10`, and with values, as in `9x9+digits:0-8`; or an error that names the nearest ones. Built at each call; keep the
/// pointer.
Expected<LayoutPtr> find_layout(std::string_view name);
/// The catalogue's name of a layout put together like this, whatever the spec's own name and the
/// order of its grids, groups and cells, and of its constraints of the whole layout where these are
/// not the catalogue's; "" for any other.
std::string catalogue_name(const LayoutSpec&);
/// The name of the catalogue's layout of several grids that has cells at just these places (rows of
/// the picture, true = a cell; all of one length), or "".
std::string_view layout_of_shape(const std::vector<std::vector<bool>>& rows);
/// The name of the layout that a bare string of that many symbols stands for, or "".
std::string_view layout_of_length(std::size_t symbols);

}  // namespace clew
