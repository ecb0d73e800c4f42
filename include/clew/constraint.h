// Constraints: the clues that a setter draws beside the rows, columns, boxes and regions of grids.
// Plain data, read by text, search, logic and the page.
//
// Each kind is a row of kinds.def. An engine names the sets of kinds that it enforces and refuses a
// layout with a constraint of another kind. A new kind is refused by every engine if its row says
// `nobody`.
#pragma once

#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "clew/cell.h"
#include "clew/error.h"
#include "clew/language.h"
#include "clew/values.h"

namespace clew {

struct Constraint {
  enum class Kind : std::uint8_t {
#define CLEW_KIND(id, word, name, shape, cells, lists, values, kept_by, technique, traits) id,
#include "clew/kinds.def"
    count
  };
  Kind kind{};
  std::uint16_t number = 1;           // number among the constraints of its kind, from 1
  std::vector<CellId> cells;          // in the order of drawing
  std::vector<std::uint16_t> splits;  // indices in `cells` at which the second and later lists
                                      // begin
  std::vector<int> values;            // totals, differences, lengths
  std::vector<Constraint> inner{};    // inner constraints of `either`
  std::string label{};                // name given by the setter; usually empty

  friend bool operator==(const Constraint&, const Constraint&) = default;
};

/// Returns the name of a kind as a sentence uses it: "anti-knight".
std::string_view name(Constraint::Kind);
std::string_view name(Constraint::Kind, Language);
/// Returns the unique word that begins a line of puzzle text: "antiknight".
std::string_view word(Constraint::Kind);
/// Returns the kind of a word of puzzle text; `count` if no kind has this word.
Constraint::Kind kind_of(std::string_view word);

/// A constraint before its layout is built. Its cells are places; those of groups and of candidates
/// need not lie in a grid.
struct ConstraintSpec {
  Constraint::Kind kind{};
  std::vector<Place> cells{};
  std::vector<std::uint16_t> splits{};
  std::vector<int> values{};
  std::vector<ConstraintSpec> inner{};
  std::string label{};

  friend bool operator==(const ConstraintSpec&, const ConstraintSpec&) = default;
  friend bool operator<(const ConstraintSpec&, const ConstraintSpec&);
};

/// Fails unless the constraint has as many cells, splits and values as its kind takes, all in
/// range. Listed digits must be among the values of the digits.
Expected<void> check(const ConstraintSpec&, int digits, const Values& = {});

/// A set of kinds.
class Kinds {
 public:
  using Kind = Constraint::Kind;
  static_assert(static_cast<int>(Kind::count) <= 128);

  constexpr Kinds() = default;
  constexpr Kinds(std::initializer_list<Kind> kinds) {
    for (Kind k : kinds) add(k);
  }
  static constexpr Kinds all() {
    Kinds kinds;
    for (int k = 0; k < static_cast<int>(Kind::count); ++k) kinds.add(static_cast<Kind>(k));
    return kinds;
  }

  constexpr void add(Kind k) { bits_[index(k) / 64] |= std::uint64_t{1} << index(k) % 64; }
  constexpr bool has(Kind k) const { return bits_[index(k) / 64] >> index(k) % 64 & 1; }
  constexpr bool empty() const { return !(bits_[0] | bits_[1]); }
  constexpr bool includes(Kinds others) const { return (others - *this).empty(); }
  /// Returns the first kind of the set, which must not be empty.
  constexpr Kind first() const {
    // NOLINTNEXTLINE(clang-analyzer-optin.core.EnumCastOutOfRange): not of an empty set
    return static_cast<Kind>(bits_[0] ? std::countr_zero(bits_[0])
                                      : 64 + std::countr_zero(bits_[1]));
  }
  /// Visits the kinds of the set in their order.
  class Iterator;
  constexpr Iterator begin() const;
  static constexpr std::default_sentinel_t end() { return {}; }
  friend constexpr Kinds operator&(Kinds a, Kinds b) {
    return {a.bits_[0] & b.bits_[0], a.bits_[1] & b.bits_[1]};
  }
  friend constexpr Kinds operator|(Kinds a, Kinds b) {
    return {a.bits_[0] | b.bits_[0], a.bits_[1] | b.bits_[1]};
  }
  friend constexpr Kinds operator-(Kinds a, Kinds b) {
    return {a.bits_[0] & ~b.bits_[0], a.bits_[1] & ~b.bits_[1]};
  }
  friend constexpr bool operator==(Kinds, Kinds) = default;

 private:
  constexpr Kinds(std::uint64_t low, std::uint64_t high) : bits_{low, high} {}
  static constexpr int index(Kind k) { return static_cast<int>(k); }
  std::uint64_t bits_[2] = {0, 0};
};

class Kinds::Iterator {
 public:
  using value_type = Kind;
  using difference_type = std::ptrdiff_t;
  constexpr Iterator() = default;
  constexpr explicit Iterator(Kinds rest) : rest_(rest) {}
  constexpr Kind operator*() const { return rest_.first(); }
  constexpr Iterator& operator++() {
    rest_ = rest_ - Kinds{rest_.first()};
    return *this;
  }
  constexpr void operator++(int) { ++*this; }
  friend constexpr bool operator==(Iterator it, std::default_sentinel_t) {
    return it.rest_.empty();
  }

 private:
  Kinds rest_;
};
constexpr Kinds::Iterator Kinds::begin() const { return Iterator(*this); }

/// Cells that a constraint of a kind applies to.
enum class KindShape : std::uint8_t {
  whole,    // the whole layout; the constraint lists no cells
  cells,    // cells in any order, or lists of them
  line,     // cells in the order of drawing
  edge,     // two neighbours, with a mark between them
  outside,  // a row or column, in the order in which a clue beside the grid reads it
  other
};

/// How engines receive a kind.
enum class KeptBy : std::uint8_t {
  houses,      // houses and links of the layout, completely
  primitives,  // primitives, compiled by constraints/
  nobody
};

/// Traits of kinds. A row of kinds.def joins traits with |.
namespace kind_traits {
inline constexpr unsigned no_traits = 0;
inline constexpr unsigned distinct = 1;     // its cells differ: they are a house, except inside
                                            // `either`
inline constexpr unsigned neighbours = 2;   // depends on where cells lie in a grid
inline constexpr unsigned makes_cells = 4;  // its cells need not lie in a grid
inline constexpr unsigned page = 8;         // the page draws or names it
inline constexpr unsigned plural = 16;      // its English name is a plural
inline constexpr unsigned valued = 32;      // it sees the values of modified cells
}  // namespace kind_traits

consteval Kinds kinds_of(KindShape of) {
  Kinds kinds;
#define CLEW_KIND(id, word, name, shape, cells, lists, values, kept_by, technique, traits) \
  if (KindShape::shape == of) kinds.add(Constraint::Kind::id);
#include "clew/kinds.def"
  return kinds;
}

consteval Kinds kinds_of(KeptBy by) {
  Kinds kinds;
#define CLEW_KIND(id, word, name, shape, cells, lists, values, kept_by, technique, traits) \
  if (KeptBy::kept_by == by) kinds.add(Constraint::Kind::id);
#include "clew/kinds.def"
  return kinds;
}

/// Returns the kinds that have all of the given kind_traits.
consteval Kinds kinds_with(unsigned wanted) {
  using namespace kind_traits;
  Kinds kinds;
#define CLEW_KIND(id, word, name, shape, cells, lists, values, kept_by, technique, traits) \
  if (((traits) & wanted) == wanted) kinds.add(Constraint::Kind::id);
#include "clew/kinds.def"
  return kinds;
}

/// Kinds that houses and links express completely. An engine that enforces houses and links
/// enforces them.
inline constexpr Kinds told_by_houses = kinds_of(KeptBy::houses);

/// Kinds that constraints/ compiles to primitives. An engine that enforces primitives enforces
/// them.
inline constexpr Kinds told_by_primitives = kinds_of(KeptBy::primitives);

/// Kinds without cells, which apply to a whole layout.
inline constexpr Kinds of_whole_layout = kinds_of(KindShape::whole);

/// Kinds whose cells differ. The cells are a house of the layout, unless the constraint is inside
/// `either`.
inline constexpr Kinds without_repeats = kinds_with(kind_traits::distinct);

/// Kinds that see the value of a modified cell in place of its digit.
inline constexpr Kinds of_values = kinds_with(kind_traits::valued);

/// Kinds of marks between two cells. Sentences name a mark by its cells, as in "the black dot between
/// r1c1 and r1c2", and every other constraint by its number.
inline constexpr Kinds called_by_cells = kinds_of(KindShape::edge);

}  // namespace clew
