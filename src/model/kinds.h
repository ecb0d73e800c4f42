// The rows of kinds.def as a table.
#pragma once

#include <cstddef>
#include <limits>

#include "clew/constraint.h"

namespace clew {

// Fields in the order of a row.
struct KindRow {  // NOLINT(clang-analyzer-optin.performance.Padding)
  struct Range {
    int least = 0, most = 0;
    constexpr bool has(std::size_t n) const {
      return n >= static_cast<std::size_t>(least) && n <= static_cast<std::size_t>(most);
    }
  };
  struct Lists {
    enum class Sizes : std::uint8_t { any, alike, one_first };
    Range splits;
    Sizes sizes = Sizes::any;
  };
  struct Numbers {
    enum class Are : std::uint8_t {
      numbers,  // a total, then optionally a factor for each cell
      not_negative,
      positive,
      digits,
      digit_clue,    // a digit that the cells have to show; any number may be written
      relation,      // pairs of digits: a, b, a, b ...
      counts,        // count, digit, count, digit ...
      automaton,     // from, to, digit ...
      modifications  // factor, divisor, addend ...
    };
    Range many;
    Are are = Are::not_negative;
    // The number used if none is listed, or half_of_digits or number_of_digits; 0 if there is none.
    int usual = 0;
  };

  Constraint::Kind kind;
  std::string_view word, name;
  KindShape shape;
  Range cells;
  Lists lists;
  Numbers values;
  KeptBy kept_by;
  unsigned traits;
};

/// Words of the columns of kinds.def.
namespace kind_columns {

using Range = KindRow::Range;
using Lists = KindRow::Lists;
using Numbers = KindRow::Numbers;

inline constexpr int any = std::numeric_limits<int>::max();
inline constexpr int half_of_digits = -1;  // rounded up
inline constexpr int number_of_digits = -2;

constexpr Range at_least(int n) { return {n, any}; }
constexpr Range between(int least, int most) { return {least, most}; }
inline constexpr Range none{0, 0}, one{1, 1}, two{2, 2};
inline constexpr Range any_number = at_least(0), some = at_least(1), several = at_least(2);

inline constexpr Lists one_list{none}, any_lists{any_number}, two_lists_or_more{some};
inline constexpr Lists two_alike{one, Lists::Sizes::alike};
inline constexpr Lists one_or_two_alike{between(0, 1), Lists::Sizes::alike};
inline constexpr Lists one_and_others{one, Lists::Sizes::one_first};

inline constexpr Numbers no_values{none};
constexpr Numbers numbers(Range many) { return {many}; }
constexpr Numbers number_or(int usual) {
  return {between(0, 1), Numbers::Are::not_negative, usual};
}
constexpr Numbers positive(Range many) { return {many, Numbers::Are::positive}; }
constexpr Numbers positive_or(int usual) { return {between(0, 1), Numbers::Are::positive, usual}; }
constexpr Numbers digits(Range many) { return {many, Numbers::Are::digits}; }
inline constexpr Numbers digit_clue{one, Numbers::Are::digit_clue};
inline constexpr Numbers total_and_factors{some, Numbers::Are::numbers};
inline constexpr Numbers pairs_of_digits{any_number, Numbers::Are::relation};
inline constexpr Numbers counts_of_digits{several, Numbers::Are::counts};
inline constexpr Numbers transitions{any_number, Numbers::Are::automaton};
inline constexpr Numbers modifications{at_least(3), Numbers::Are::modifications};

}  // namespace kind_columns

/// Returns the row of a kind, which must not be `count`.
const KindRow& row_of(Constraint::Kind);

/// The number that a constraint without values has; 0 if its kind has none.
int usual_value(Constraint::Kind, int digits);
/// The first value of a constraint, or the usual one of its kind.
template <class AnyConstraint>
int first_value(const AnyConstraint& c, int digits) {
  return c.values.empty() ? usual_value(c.kind, digits) : c.values[0];
}

}  // namespace clew
