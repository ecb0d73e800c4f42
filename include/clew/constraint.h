// Constraints: what a setter draws beside the rows, columns, boxes and regions of grids. Plain
// data, which text, search, logic and the page each read for themselves.
//
// An engine says as Kinds which constraints it knows how to keep, and refuses a layout that has
// others: a kind that is new here is refused everywhere until someone says otherwise.
#pragma once

#include <bit>
#include <compare>
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "clew/cell.h"

namespace clew {

struct Constraint {
  enum class Kind : std::uint8_t {
    // Of the whole layout: no cells, no values, and at most one of each.
    main_diagonal,  // of every square sub-grid
    anti_diagonal,
    windows,     // in every sub-grid with boxes
    disjoint,    // cells at the same place in their boxes do not repeat
    antiknight,  // cells a chess knight's move apart differ
    antiking,    // cells a chess king's move apart differ
    // Of the cells that they list.
    group,   // no repeats; two cells are a link
    custom,  // a rule that no other kind tells: kept in text, and refused by every engine
    count
  };
  Kind kind{};
  std::uint16_t number = 1;           // from 1 among its kind
  std::vector<CellId> cells;          // in the order of drawing
  std::vector<std::uint16_t> splits;  // where among the cells a second list begins, and so on
  std::vector<int> values;            // totals, differences, lengths

  friend bool operator==(const Constraint&, const Constraint&) = default;
};

/// "anti-knight", as a sentence would say it.
std::string_view name(Constraint::Kind);

/// A constraint while its cells are still places: the cells of groups need not lie in a grid.
struct ConstraintSpec {
  Constraint::Kind kind{};
  std::vector<Place> cells{};
  std::vector<std::uint16_t> splits{};
  std::vector<int> values{};

  friend auto operator<=>(const ConstraintSpec&, const ConstraintSpec&) = default;
};

/// A set of kinds.
class Kinds {
 public:
  using Kind = Constraint::Kind;
  static_assert(static_cast<int>(Kind::count) <= 64);

  constexpr Kinds() = default;
  constexpr Kinds(std::initializer_list<Kind> kinds) {
    for (Kind k : kinds) add(k);
  }
  static constexpr Kinds all() { return Kinds((bit(Kind::count))-1); }

  constexpr void add(Kind k) { bits_ |= bit(k); }
  constexpr bool has(Kind k) const { return bits_ & bit(k); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool includes(Kinds others) const { return !(others.bits_ & ~bits_); }
  /// Must not be empty.
  constexpr Kind first() const { return static_cast<Kind>(std::countr_zero(bits_)); }
  friend constexpr Kinds operator&(Kinds a, Kinds b) { return Kinds(a.bits_ & b.bits_); }
  friend constexpr Kinds operator|(Kinds a, Kinds b) { return Kinds(a.bits_ | b.bits_); }
  friend constexpr Kinds operator-(Kinds a, Kinds b) { return Kinds(a.bits_ & ~b.bits_); }
  friend constexpr bool operator==(Kinds, Kinds) = default;

 private:
  constexpr explicit Kinds(std::uint64_t bits) : bits_(bits) {}
  static constexpr std::uint64_t bit(Kind k) { return std::uint64_t{1} << static_cast<int>(k); }
  std::uint64_t bits_ = 0;
};

/// Those of which a layout's houses and links say everything: who works on these alone keeps them.
inline constexpr Kinds told_by_houses{
    Constraint::Kind::main_diagonal, Constraint::Kind::anti_diagonal, Constraint::Kind::windows,
    Constraint::Kind::disjoint,      Constraint::Kind::antiknight,    Constraint::Kind::antiking,
    Constraint::Kind::group};

}  // namespace clew
