// One round of deduction.
//
// First come, from the grid at the start of the round, cells with one candidate, and digits with
// one cell in a row, whose cell becomes known. A known cell loses its other digits, and a digit
// that is alone in a cell is removed from its row. Then come row triads and column triads, all 27
// of each in one word, by the same 2x2 permanents as in the batch kernel. Together these are
// singles and locked candidates, and both kernels reach the same fixpoint.
#pragma once

#include "search/single/lanes.h"

namespace clew::search::CLEW_KERNEL {

/// All nine bits of each row that is not empty.
CLEW_INLINE Lanes rows_of(Lanes x) {
  const Lanes carried = (x + band_cells) & guards;
  return carried - (carried >> 9);
}

/// The cells that are the only one in their row.
CLEW_INLINE Lanes alone_in_row(Lanes x) {
  const Lanes others = x & ((x | guards) - lowest);  // without the lowest of each row
  return x & ~rows_of(others);
}

/// Three fields, each of three groups of 3 bits, contain three 3x3 matrices of triads. With `box`
/// set, a matrix has one bit of every group (fields are its lines, groups its columns); otherwise
/// one group of every field. A triad can stay if the permanent of the other lines and columns is
/// not zero.
template <int apart, std::uint32_t first, std::uint32_t first_two>
CLEW_INLINE Lanes can_stay(Lanes t) {
  // The next line, and the one after, each with its columns moved by one and by two.
  const Lanes next = t >> 10 | t << 20, after = t >> 20 | t << 10;
  const auto by_one = [](Lanes x) CLEW_INLINE_LAMBDA {
    return select(all_lanes(first_two), x >> apart, x << 2 * apart);
  };
  const auto by_two = [](Lanes x) CLEW_INLINE_LAMBDA {
    return select(all_lanes(first), x >> 2 * apart, x << apart);
  };
  const Lanes one = by_one(next) & by_two(after);
  return t & or_both(one, by_two(next), by_one(after));
}

constexpr std::uint32_t every_third = 0x49u | 0x49u << 10 | 0x49u << 20;

/// Row triads: bit 10·row + 3·box + band. Returns, in the lowest three bits, the bands in which
/// each digit still has a cell.
CLEW_INLINE Lanes settle_row_triads(Bands& g) {
  const Lanes a = g.band[0], b = g.band[1], c = g.band[2];
  const Lanes a0 = or3(a, a >> 1, a >> 2), b1 = or3(b << 1, b, b >> 1), c2 = or3(c << 2, c << 1, c);
  const Lanes t =
      select(all_lanes(every_third), a0, select(all_lanes(every_third << 1), b1, c2)) & band_cells;
  const Lanes stay = can_stay < 3, 0x7u | 0x7u << 10 | 0x7u << 20,
              0x3Fu | 0x3Fu << 10 | 0x3Fu << 20 > (t);
  CLEW_UNFOLD for (int i = 0; i < 3; ++i) {
    const Lanes s = stay >> i & every_third;
    g.band[i] &= (s << 3) - s;
  }
  return or3(stay, stay >> 3, stay >> 6);
}

/// Column triads: bit 10·band + column.
CLEW_INLINE void settle_column_triads(Bands& g) {
  const Lanes a = g.band[0], b = g.band[1], c = g.band[2];
  const Lanes a0 = or3(a, a >> 10, a >> 20), b1 = or3(b << 10, b, b >> 10),
              c2 = or3(c << 20, c << 10, c);
  const Lanes t = select(all_lanes(row1), a0, select(all_lanes(row2), b1, c2)) & band_cells;
  const Lanes stay = can_stay < 1, every_third, every_third | every_third << 1 > (t);
  CLEW_UNFOLD for (int i = 0; i < 3; ++i) {
    const Lanes s = stay >> 10 * i & row1;
    g.band[i] = and_either(g.band[i], s | s << 10, s << 20);
  }
}

/// Every cell has one candidate: is it a solution?
CLEW_INLINE bool is_solution(const Bands& g) {
  Lanes columns{}, missing{};
  CLEW_UNFOLD for (int i = 0; i < 3; ++i) {
    const Lanes x = g.band[i], in_columns = or3(x, x >> 10, x >> 20);
    columns |= in_columns;
    missing |= rows_of(x) ^ band_cells;
    missing |= ~or3(in_columns, in_columns >> 1, in_columns >> 2) & 0x49;
  }
  missing |= ~columns & row1;
  return !any(missing & digit_lanes);
}

enum class State : std::uint8_t { changed, stuck, dead, solved };

CLEW_INLINE State round(Bands& g) {
  Bands next;
  Lanes only[3];  // digits that have no other place in the row
  Lanes full = all_lanes(band_cells), open{};
  CLEW_UNFOLD for (int i = 0; i < 3; ++i) {
    const Lanes x = g.band[i];
    const Lanes alone = only[i] = alone_in_row(x), known = union_of(alone);
    const Counted cell = count(x);
    full &= cell.some;
    open |= cell.several;
    const Lanes kept = unless_only(x, alone, known);  // x & (alone | ~known)
    const Lanes single = unless_only(kept, known, cell.several);
    next.band[i] = unless_only(kept, single, rows_of(single));
  }
  if (first_lane(full) != band_cells) return State::dead;
  if (first_lane(open) == 0) return is_solution(g) ? State::solved : State::dead;
  const Lanes served = settle_row_triads(next);
  settle_column_triads(next);
  const Lanes changed = or_differ(or_differ(next.band[0] ^ g.band[0], next.band[1], g.band[1]),
                                  next.band[2], g.band[2]);
  g = next;
  if (any(~served & digit_lanes & 7)) return State::dead;
  if (any(changed)) return State::changed;
  // A cell that two digits need is left with both of them.
  const Lanes needed_twice =
      or3(count(only[0]).several, count(only[1]).several, count(only[2]).several);
  return any(needed_twice) ? State::dead : State::stuck;
}

}  // namespace clew::search::CLEW_KERNEL
