// Clues outside the grid, over a house with every digit.
#include <algorithm>
#include <array>

#include "search/constrained/board.h"
#include "search/constrained/distinct.h"

namespace clew::search {
namespace {

using Line = std::array<Mask, most_distinct_digits>;

}  // namespace

// A sandwich or an X-sum. A filling is impossible when one side has no place for one of its digits,
// or one of its cells no digit.
bool ConstrainedBoard::run_split(const Model::SplitItem& line) {
  const std::size_t length = line.cells.size();
  Line had{}, kept{};
  for (std::size_t i = 0; i < length; ++i) had[i] = cells_[line.cells[i]];
  for (const auto& way : line.ways) {
    const std::size_t i = way.at[0], j = way.at[1];
    Mask first = 0, second = 0;  // candidates of the two cells
    for (const auto& [one, other] : way.hold)
      if ((had[i] & one) && (had[j] & other)) first |= one, second |= other;
    if (!first) continue;
    Mask within = 0, beyond = 0;  // candidates of the sides
    for (std::size_t k = 0; k < length; ++k)
      if (k != i && k != j) (way.inside >> k & 1 ? within : beyond) |= had[k];
    const Mask apart = way.hold[0][0] | way.hold[0][1];
    for (const auto [inner] : model_.fillings[way.fillings]) {
      const Mask outer = model_.all & ~(inner | apart);
      if ((inner & ~within) || (outer & ~beyond)) continue;
      Line left{};
      bool possible = true;
      for (std::size_t k = 0; k < length && possible; ++k) {
        if (k == i || k == j) continue;
        left[k] = had[k] & (way.inside >> k & 1 ? inner : outer);
        possible = left[k] != 0;
      }
      if (!possible) continue;
      left[i] = first;
      left[j] = second;
      for (std::size_t k = 0; k < length; ++k) kept[k] |= left[k];
    }
  }
  for (std::size_t k = 0; k < length; ++k)
    if (!narrow(line.cells[k], kept[k])) return false;
  return true;
}

// By the greatest digit so far: a bit for each possible number of visible digits. Digits do not
// repeat, so the greatest of n digits is at least n. Digits after the greatest of all do not
// matter.
bool ConstrainedBoard::run_towers(const Model::TowersItem& line) {
  const std::size_t n = line.cells.size();
  Line had{};
  std::size_t length = 0;  // number of cells up to the last cell that can have the greatest digit
  for (std::size_t i = 0; i < n; ++i) {
    had[i] = cells_[line.cells[i]];
    if (had[i] >> (n - 1) & 1) length = i + 1;
  }
  // By place and greatest digit: how many can be seen before, and how many if this digit is next.
  std::array<Line, most_distinct_digits + 1> before, with;
  for (std::size_t i = 0; i < length; ++i) {
    Mask seen = i ? before[i][i - 1] : 1;  // with any greatest digit below
    for (std::size_t d = i; d < n; ++d) {
      const Mask was = i ? before[i][d] : 0;
      with[i][d] = had[i] >> d & 1 ? seen << 1 : 0;
      before[i + 1][d] = with[i][d] | (had[i] & ((Mask{1} << d) - 1) ? was : 0);
      seen |= was;
    }
  }
  Line after{};  // number of digits that must be visible by then to reach the end
  after[n - 1] = Mask{1} << line.seen;
  for (std::size_t i = length; i-- > 0;) {
    bool hidden = false;  // behind a greater digit
    Mask shown = 0;       // if the digit here is greater
    Mask kept = 0;
    for (std::size_t d = n; d-- > i;) {
      const Mask digit = Mask{1} << d, then = after[d];
      after[d] = shown | (had[i] & (digit - 1) ? then : 0);
      if (hidden || (with[i][d] & then)) kept |= digit;
      if (had[i] & digit) shown |= then >> 1;
      hidden |= i > 0 && (before[i][d] & then) != 0;
    }
    if (hidden) kept |= (Mask{1} << i) - 1;
    if (i) after[i - 1] = shown;
    if (!narrow(line.cells[i], kept)) return false;
  }
  return length > 0;
}

}  // namespace clew::search
