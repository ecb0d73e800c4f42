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
#include "clew/error.h"
#include "clew/language.h"
#include "clew/values.h"

namespace clew {

struct Constraint {
  enum class Kind : std::uint8_t {
    // Of the whole layout: no cells, and at most one of each with the same values.
    main_diagonal,  // of every square sub-grid
    anti_diagonal,
    windows,                  // in every sub-grid with boxes
    disjoint,                 // cells at the same place in their boxes do not repeat
    antiknight,               // cells a chess knight's move apart differ
    antiking,                 // cells a chess king's move apart differ
    nonconsecutive,           // orthogonal neighbours do not differ by 1
    diagonal_nonconsecutive,  // diagonal neighbours do not differ by 1
    antitaxicab,              // d does not repeat d steps away; values: for these d, none: for all
    no_difference,            // values: no orthogonal neighbours without a dot (difference, ratio)
    no_ratio,                 // between them are in this difference, or in this ratio
    no_sum,                   // values: no orthogonal neighbours without a pair_sum add to these
    no_move_sum,     // values: rows, columns, totals: cells so far apart do not add to them
    global_entropy,  // every 2x2 has a low, a middle and a high digit
    global_modular,  // every 2x2 has digits of every remainder mod 3
    flatmates,       // every middle digit has a 1 above it or the greatest digit below it
    // Of the cells that they list.
    group,             // no repeats; two cells are a link
    odd,               // each is odd
    even,              // each is even
    candidates,        // values: what each may hold
    minimum,           // each is smaller than every neighbour that is not marked the same way
    maximum,           // each is greater than every neighbour that is not marked the same way
    cage,              // no repeats; values: the sums allowed, none: any
    rellik,            // no repeats; value: no digits among them add to it
    equality_cage,     // no repeats; as many odd as even, as many low as high, the middle nowhere
    sum,               // value: total, then perhaps a factor for each cell
    little_killer,     // value: total
    arrow,             // circle or pill | shaft | shaft: each shaft adds to the circle
    double_arrow,      // along the line: what lies inside adds to the two ends
    difference,        // two cells; value, or 1
    ratio,             // two cells; value, or 2
    pair_sum,          // two cells; value: X is 10, V is 5
    greater,           // the first of two cells is greater
    thermometer,       // along the line from the bulb: each is greater than the one before
    slow_thermometer,  // none is smaller than the one before
    whispers,          // neighbours differ by value or more, or by half the digits
    palindrome,        // reads the same from both ends
    clone,             // shape | shape: the same digits at the same places
    same_values,       // group | group | …: the same digits as often
    renban,            // consecutive digits in any order, no repeats
    nabner,            // no two equal or consecutive
    between,           // along the line: what lies inside is between the two ends
    lockout,           // the ends differ by value (or 4) or more; nothing inside is between them
    region_sum,        // pieces, cut where boxes change or at splits, have the same sum
    equal_sums,        // piece | piece | …: the same sum
    sum_line,          // cut somehow into pieces which each add to value; a loop if it ends where
                       // it begins
    zipper,            // cells as far from the middle add to the middle, or to the same
    entropic,          // any three in a row: one low, one middle, one high
    modular,           // any value (or 3) in a row have different remainders mod value
    sequence,          // each step along the line is the same
    quadruple,         // values: digits that are there, each as often as listed
    contain,           // the same
    contain_exactly,   // values: digits that are there exactly as often as listed
    sandwich,          // value: what stands between the least and the greatest digit adds to it
    lunchbox,          // no repeats; the digits between the smallest and the largest cell add to it
    x_sum,             // value: the first x cells add to it, x being the first
    skyscraper,        // value: so many are greater than all before them
    hidden_skyscraper,  // value: the first that is not greater than all before it
    numbered_room,      // value: what stands in the x-th cell, x being the first
    full_rank,         // a row or column from its clue: value, its place among all of these read as
                       // numbers from either end, least first; a second value 1: ties are allowed
    row_indexer,       // r,c holds v where v,c holds r
    column_indexer,    // r,c holds v where r,v holds c
    box_indexer,       // place p of a box holds v where place v holds p
    look_and_say,      // values: count, digit, count, digit …: so many of these
    counting_circles,  // what they hold, they hold as often as it says
    count_distinct,    // cell | cells: how many different digits there are in these
    value_indexing,    // digit, place, cells: at that place among the cells is the digit
    pair,              // values: a, b, a, b …: neighbours along the line are one of these
    every_pair,        // the same for every two cells, in the order of the line
    automaton,  // the line is a word of it; values: from, to, digit … (state, -1, 0: may end)
    either,     // inner: one list of constraints at least holds; lists begin at splits
    custom,     // a rule that no other kind tells: kept in text, and refused by every engine
    count
  };
  Kind kind{};
  std::uint16_t number = 1;           // from 1 among its kind
  std::vector<CellId> cells;          // in the order of drawing
  std::vector<std::uint16_t> splits;  // where among the cells a second list begins, and so on
  std::vector<int> values;            // totals, differences, lengths
  std::vector<Constraint> inner{};    // of `either`

  friend bool operator==(const Constraint&, const Constraint&) = default;
};

/// "anti-knight", as a sentence would say it.
std::string_view name(Constraint::Kind);
std::string_view name(Constraint::Kind, Language);
/// "antiknight", with which its line in puzzle text begins: no two kinds have the same.
std::string_view word(Constraint::Kind);
/// `count` for what is no kind's word.
Constraint::Kind kind_of(std::string_view word);

/// A constraint while its cells are still places: the cells of groups and of candidates need not
/// lie in a grid.
struct ConstraintSpec {
  Constraint::Kind kind{};
  std::vector<Place> cells{};
  std::vector<std::uint16_t> splits{};
  std::vector<int> values{};
  std::vector<ConstraintSpec> inner{};

  friend bool operator==(const ConstraintSpec&, const ConstraintSpec&) = default;
  friend bool operator<(const ConstraintSpec&, const ConstraintSpec&);
};

/// Whether a constraint has as many cells, splits and values as its kind takes, and these are in
/// range. Listed digits are among the values of the digits.
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
  /// Must not be empty.
  constexpr Kind first() const {
    // NOLINTNEXTLINE(clang-analyzer-optin.core.EnumCastOutOfRange): not of an empty set
    return static_cast<Kind>(bits_[0] ? std::countr_zero(bits_[0])
                                      : 64 + std::countr_zero(bits_[1]));
  }
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

/// Those of which a layout's houses and links say everything: who works on these alone keeps them.
inline constexpr Kinds told_by_houses{
    Constraint::Kind::main_diagonal, Constraint::Kind::anti_diagonal, Constraint::Kind::windows,
    Constraint::Kind::disjoint,      Constraint::Kind::antiknight,    Constraint::Kind::antiking,
    Constraint::Kind::group};

/// Their cells differ, which is a house of the layout, unless they stand inside `either`.
inline constexpr Kinds without_repeats{Constraint::Kind::group,         Constraint::Kind::cage,
                                       Constraint::Kind::rellik,        Constraint::Kind::renban,
                                       Constraint::Kind::equality_cage, Constraint::Kind::lunchbox};

/// Marks between two cells, which are called by these: the black dot between r1c1 and r1c2. All others
/// have a number.
inline constexpr Kinds called_by_cells{Constraint::Kind::difference, Constraint::Kind::ratio,
                                       Constraint::Kind::pair_sum, Constraint::Kind::greater};

}  // namespace clew
