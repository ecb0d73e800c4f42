// Sets: distinct cells whose digits are one of a family of sets.
#include <algorithm>
#include <array>
#include <bit>

#include "search/constrained/board.h"

namespace clew::search {
namespace {

constexpr std::size_t most_crowded = 16;  // cells with several digits that have no other
constexpr int most_dealt = 3;             // open cells that are dealt the digits of a set

// For up to three digits, each with three bits for the cells that can hold it: the same bits
// restricted to perfect matchings of digits to cells.
constexpr std::array<std::uint16_t, 512> deals = [] {
  constexpr unsigned ways[] = {0421, 0241, 0412, 0142, 0214, 0124};
  std::array<std::uint16_t, 512> result{};
  for (unsigned can = 0; can < result.size(); ++can)
    for (const unsigned way : ways)
      if ((can & way) == way) result[can] |= static_cast<std::uint16_t>(way);
  return result;
}();

}  // namespace

// A set of the family is dead when it has a digit that no cell can hold any more, or lacks one that
// a cell holds. Digits that no living set has are removed; one that all of them have needs a place,
// and none of the cells that see all of these can hold it.
bool ConstrainedBoard::run_set(const Model::SetItem& set) {
  const Tally told = tally(set.cells);
  const auto [once, twice, fixed] = told;
  const int open = static_cast<int>(set.cells.size()) - std::popcount(fixed);
  if (open > 1 && open <= most_dealt) return run_few(set, told);
  // Digits that have the same cell alone: no two of them are in a living set.
  Mask crowded[most_crowded];
  std::size_t n = 0;
  if (const Mask alone = once & ~twice)
    for (const CellId c : set.cells)
      if (const Mask here = cells_[c] & alone; !single(here) && n < most_crowded)
        crowded[n++] = here;
  const auto too_many = [&](Mask digits) {
    return std::any_of(crowded, crowded + n, [&](Mask here) { return !single(here & digits); });
  };
  Mask some = 0, every = once;  // digits of some living set, and of every one
  for (std::size_t begin = 0; begin < set.family.size(); begin += 64) {
    Mask& word = words_[set.state + begin / 64];
    Mask alive = word;
    for (Mask rest = word; rest; rest &= rest - 1) {
      const Mask digits = set.family[begin + static_cast<unsigned>(std::countr_zero(rest))].bits;
      if ((digits & ~once) || (fixed & ~digits) || too_many(digits)) {
        alive &= ~(rest & -rest);
      } else {
        some |= digits;
        every &= digits;
      }
    }
    set_word(word, alive);
  }
  if (!some) return false;
  if (const Mask hidden = every & ~twice & ~fixed; hidden || (once & ~some))
    for (const CellId c : set.cells) {
      const Mask here = cells_[c] & hidden;
      if (!narrow(c, here ? (single(here) ? here : 0) : some)) return false;
    }
  return leave_to(set, every & ~fixed);
}

// Digits that these cells need: none of the cells that see all places of one can hold it.
bool ConstrainedBoard::leave_to(const Model::SetItem& set, Mask digits) {
  if (!digits) return true;
  for (const CellId c : model_.lists[set.near])
    if (!narrow(c, ~digits)) return false;
  const std::size_t words = model_.words_of_cell();
  for (; digits; digits &= digits - 1) {
    const Mask digit = digits & -digits;
    for (std::size_t w = 0; w < words; ++w) {
      Mask seen = ~Mask{0};
      bool any = false;
      for (const CellId c : set.cells) {
        if (!(cells_[c] & digit)) continue;
        seen &= model_.sees(c, w);
        any = true;
      }
      if (!any) return false;
      for (; seen; seen &= seen - 1) {
        const auto c = static_cast<CellId>(w * 64 + static_cast<unsigned>(std::countr_zero(seen)));
        if (!narrow(c, ~digit)) return false;
      }
    }
  }
  return true;
}

// With two or three open cells: a set lives if its digits can be matched to the cells, and a
// candidate stays if a matching has it.
bool ConstrainedBoard::run_few(const Model::SetItem& set, const Tally& tally) {
  const Mask once = tally.once, fixed = tally.fixed;
  CellId open[most_dealt];
  unsigned n = 0;
  std::uint8_t can[64] = {}, dealt[64] = {};  // by digit: a bit for each open cell
  for (const CellId c : set.cells) {
    if (single(cells_[c])) continue;
    for (Mask rest = cells_[c]; rest; rest &= rest - 1)
      can[std::countr_zero(rest)] |= static_cast<std::uint8_t>(1u << n);
    open[n++] = c;
  }
  if (n < 2) return false;  // two are fixed to one digit
  Mask some = 0, every = once;
  for (std::size_t begin = 0; begin < set.family.size(); begin += 64) {
    Mask& word = words_[set.state + begin / 64];
    Mask alive = word;
    for (Mask rest = word; rest; rest &= rest - 1) {
      const Mask digits = set.family[begin + static_cast<unsigned>(std::countr_zero(rest))].bits;
      unsigned ways = 0;
      if (!(digits & ~once) && !(fixed & ~digits)) {
        const Mask left = digits & ~fixed, after = left & (left - 1), last = after & (after - 1);
        const int a = std::countr_zero(left), b = std::countr_zero(after);
        const int c = std::countr_zero(last);  // with two cells, a third has a digit of its own
        ways = deals[can[a] | can[b] << 3 | (last ? can[c] : 1 << 2) << 6];
        dealt[a] |= ways & 7;
        dealt[b] |= ways >> 3 & 7;
        if (last) dealt[c] |= ways >> 6;
      }
      if (ways) {
        some |= digits;
        every &= digits;
      } else {
        alive &= ~(rest & -rest);
      }
    }
    set_word(word, alive);
  }
  if (!some) return false;
  Mask keep[most_dealt] = {};
  for (Mask rest = some & ~fixed; rest; rest &= rest - 1)
    for (unsigned cells = dealt[std::countr_zero(rest)]; cells; cells &= cells - 1)
      keep[std::countr_zero(cells)] |= rest & -rest;
  for (unsigned i = 0; i < n; ++i)
    if (!narrow(open[i], keep[i])) return false;
  return leave_to(set, every & ~fixed);
}

// Sets of the family without these digits are dead.
bool ConstrainedBoard::require(const Model::SetItem& set, Mask digits) {
  bool any = false;
  for (std::size_t begin = 0; begin < set.family.size(); begin += 64) {
    Mask& word = words_[set.state + begin / 64];
    Mask alive = word;
    for (Mask rest = word; rest; rest &= rest - 1)
      if (digits & ~set.family[begin + static_cast<unsigned>(std::countr_zero(rest))].bits)
        alive &= ~(rest & -rest);
    any |= alive != word;
    set_word(word, alive);
  }
  return !any || run_set(set);
}

}  // namespace clew::search
