// A layout: cells with coordinates and shape, the number of digits, houses, links, and the
// constraints from which houses and links come.
//
// A LayoutSpec describes a layout; build() makes the Layout, which never changes and may be shared
// by threads. The catalogue holds the built-in layouts by name. Limits: 1 to 64 digits, up to
// 65,535 cells.
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
  std::uint16_t number = 0;   // number among the houses of its kind (and of its sub-grid, if there
                              // are several), from 1
  std::uint16_t grid = 0;     // number of its sub-grid, from 1; 0 if the layout has at most one
  bool complete = false;      // as many cells as digits, so every digit must appear
  bool implied = false;       // follows from the other rules; neither shown nor counted
  int constraint = -1;        // index of the layout's constraint that has these cells; -1 if none
  std::vector<CellId> cells;  // ascending
};

/// The place of a cell in one of its houses.
struct Seat {
  HouseId house;
  std::uint8_t position;  // index in the house's list of cells
};

/// Another house that shares at least two cells: the shared cells as positions in each house, bit i
/// for the i-th cell of its list.
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

/// Description of a layout as plain data, with the words of puzzle text.
struct LayoutSpec {
  std::string name;  // name in the catalogue; empty for a custom layout
  int digits = 9;
  std::vector<SubGrid> grids;  // cells where they overlap are shared
  int triangle = 0;            // 9: the nine-row triangle of Tridoku, in place of grids
  /// Sorted by kind. A group creates its cells where no grid has them.
  std::vector<ConstraintSpec> constraints{};
  Values values{};  // values written for the digits; one per digit

  /// Adds a constraint after those of its kind. A second copy of a constraint on the whole layout
  /// is ignored.
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
  /// Returns true if values are written as numbers because the greatest value is above 61 and has
  /// no symbol.
  bool in_numbers() const { return value(spec_.digits) > 61; }
  /// Returns a digit as a grid shows it: 0-9A-Za-z, or a number.
  std::string symbol(Digit) const;

  int size() const { return static_cast<int>(cells_.size()); }
  const std::vector<Cell>& cells() const { return cells_; }
  /// Rows and columns of the whole picture.
  int rows() const { return rows_; }
  int cols() const { return cols_; }
  /// Returns the cell at a place, or -1 for a hole.
  int at(Place) const;

  /// Declared houses first, then implied ones; no house is repeated or lies within another.
  const std::vector<House>& houses() const { return houses_; }
  int declared_houses() const { return declared_houses_; }
  const std::vector<Link>& links() const { return links_; }
  /// In the order of the spec: by kind, each kind numbered from 1.
  const std::vector<Constraint>& constraints() const { return constraints_; }
  /// Returns the kinds that occur in constraints().
  Kinds kinds() const { return kinds_; }

  // Implied houses add no rule to the declared houses and links together, but they do add pairs of
  // cells that must differ. Each function about pairs therefore says which houses it uses.

  /// Returns the houses of a cell, ascending: declared ones, then implied ones.
  std::span<const HouseId> houses_of(CellId c) const {
    return {houses_of_.data() + seat_begin_[c], houses_of_.data() + seat_begin_[c + 1]};
  }
  /// Returns the houses of a cell with the cell's position in each.
  std::span<const Seat> seats(CellId c) const {
    return {seats_.data() + seat_begin_[c], seats_.data() + seat_begin_[c + 1]};
  }
  /// Returns the cells that a cell sees through declared houses and links, ascending. Implied
  /// houses do not count.
  std::span<const CellId> peers(CellId c) const {
    return {peers_.data() + peer_begin_[c], peers_.data() + peer_begin_[c + 1]};
  }
  bool sees(CellId a, CellId b) const;
  /// Returns the first house that contains both cells, declared houses first; -1 if there is none.
  int common_house(CellId a, CellId b) const;
  /// Returns the links whose two cells share no declared house.
  const std::vector<Link>& lone_links() const { return lone_links_; }
  /// Returns the houses, implied ones included, that share at least two cells with a house,
  /// ascending.
  std::span<const Crossing> crossings(HouseId h) const {
    return {crossings_.data() + crossing_begin_[h], crossings_.data() + crossing_begin_[h + 1]};
  }
  /// Returns the number of distinct pairs of cells that must differ by declared houses and links:
  /// 810 for the classic 9x9.
  int rules() const { return rules_; }

  /// Returns the name of a cell: r1c1.
  std::string cell_name(CellId) const;
  /// Returns the name of a house as a sentence uses it: "row 3", "box 5 of grid 2", "the main
  /// diagonal", "cage 4".
  std::string house_name(HouseId, Language = Language::english) const;
  /// Returns the name of a constraint: "cage 4"; "anti-king" for a rule of the whole grid that occurs only once.
  std::string constraint_name(std::size_t, Language = Language::english) const;
  /// Returns the name of a constraint as a sentence uses it: "the white dot between r1c1 and r1c2"; a
  /// setter's name without a number if no other constraint has it.
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
  // Lists by cell or by house, concatenated, each with the indices at which its entries begin.
  std::vector<HouseId> houses_of_;
  std::vector<Seat> seats_;
  std::vector<CellId> peers_;
  std::vector<Crossing> crossings_;
  std::vector<std::uint32_t> seat_begin_, peer_begin_, crossing_begin_;
};

using LayoutPtr = std::shared_ptr<const Layout>;

/// Builds a layout. Fails if the spec is inconsistent: more than 64 digits, boxes that do not
/// divide their grid, a missing region symbol, a house with more cells than digits, no cells.
Expected<LayoutPtr> build(LayoutSpec);

/// Fails with "not supported: NAME" if the layout has a constraint of a kind outside `by`.
Expected<void> supported(const Layout&, Kinds by);
/// As above; also fails if the layout is null.
Expected<void> supported(const LayoutPtr&, Kinds by);

struct CatalogueEntry {
  std::string_view name;
  std::string_view title;  // a few words for a list
};

/// Returns the built-in layouts in the order of a list; latin-N represents all its sizes.
const std::vector<CatalogueEntry>& catalogue();
/// Returns the layout of a name: a name of the catalogue, `windoku`, `latin-2` … `latin-36`, or any
/// listed `NxN`. The name may add constraints of the whole layout, as in `9x9+nonconsecutive` or
/// `6x6+x+nosum:5:10`, and values, as in `9x9+digits:0-8`. Fails with similar names if there is no
/// such layout. Builds a layout at each call; keep the pointer.
Expected<LayoutPtr> find_layout(std::string_view name);
/// Returns the catalogue's name of a layout with the same contents, or "". Ignores the spec's own
/// name, the order of its grids, groups and cells, and the order of constraints on the whole layout
/// that the catalogue's layout lacks.
std::string catalogue_name(const LayoutSpec&);
/// Returns the name of the catalogue's multi-grid layout with cells at exactly these places, or "".
/// `rows`: rows of the picture, all of one length, true = a cell.
std::string_view layout_of_shape(const std::vector<std::vector<bool>>& rows);
/// Returns the name of the layout that a bare string with this number of symbols stands for, or "".
std::string_view layout_of_length(std::size_t symbols);

}  // namespace clew
