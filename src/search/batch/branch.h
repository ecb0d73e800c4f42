// After the rounds: which puzzles are dead, which solved, and where the others branch.
//
// The cell to branch on is one with two candidates, of these the one with the most unsolved peers,
// of these the first; where no cell has two candidates, one with three, and else any. All of it is
// bit-sliced: full adders count candidates and peers, and the largest of 81 five-bit scores is
// found from the top bit down, keeping the cells that have the bit if any has it.
#pragma once

#include "search/batch/rounds.h"

namespace clew::search::CLEW_KERNEL {

/// Sorts the lanes and marks the cells that may be chosen. False when too few lanes have to branch;
/// those that still change do not.
template <class G>
inline bool sort_lanes(Planes<G>& p, int least_branching) {
  Bits alive = p.alive, unsolved{}, some_two{}, some_three{};
  Bits* const three = p.score[0];  // not needed later
  CLEW_ROLLED for (int c = 0; c < G::cells; ++c) {
    Bits b[9] = {}, odd[3], pair[3];
    CLEW_UNFOLD for (int d = 0; d < G::size; ++d) b[d] = p.candidate[d][c];
    CLEW_UNFOLD for (int i = 0; i < 3; ++i) {
      odd[i] = xor3(b[3 * i], b[3 * i + 1], b[3 * i + 2]);
      pair[i] = majority(b[3 * i], b[3 * i + 1], b[3 * i + 2]);
    }
    const Tally candidates = tally(b);
    // The count is lowest + 2·(how many of carry, pair[0], pair[1], pair[2] are set).
    const Bits lowest = xor3(odd[0], odd[1], odd[2]), carry = majority(odd[0], odd[1], odd[2]);
    const Bits two_or_three =
        select(carry, none(pair[0], pair[1], pair[2]), exactly_one(pair[0], pair[1], pair[2]));
    alive &= candidates.some;
    unsolved |= candidates.several;
    p.unsolved[c] = candidates.several;
    p.eligible[c] = two_or_three & ~lowest;
    three[c] = two_or_three & lowest;
    some_two |= p.eligible[c];
    some_three |= three[c];
  }
  p.alive = alive & p.valid;
  const Bits wrong = p.shared & ~unsolved;
  p.alive &= ~wrong;
  p.solved = p.alive & ~unsolved;
  const Bits branching = both_but(p.alive, unsolved, p.changed);
  const int n = count_lanes(branching);
  if (n == 0) return false;
  if (n < least_branching) {
    p.changed |= branching;
    return false;
  }
  p.no_pair = branching & ~some_two;
  if (any(p.no_pair)) {
    const Bits take_three = p.no_pair & some_three, take_any = p.no_pair & ~some_three;
    CLEW_ROLLED for (int c = 0; c < G::cells; ++c) {
      p.eligible[c] =
          or_both(or_both(p.eligible[c], take_three, three[c]), take_any, p.unsolved[c]);
    }
  }
  return true;
}

/// A sum of single bits: ones, twos, fours, eights.
struct Sum {
  Bits bit[4];
};
CLEW_INLINE Sum sum_of_six(const Bits (&u)[6]) {
  const Bits a = xor3(u[0], u[1], u[2]), A = majority(u[0], u[1], u[2]);
  const Bits b = xor3(u[3], u[4], u[5]), B = majority(u[3], u[4], u[5]);
  const Bits carry = a & b;
  return {{a ^ b, xor3(A, B, carry), majority(A, B, carry), Bits{}}};
}
CLEW_INLINE Sum sum_of_nine(const Bits (&u)[9]) {
  const Bits a = xor3(u[0], u[1], u[2]), A = majority(u[0], u[1], u[2]);
  const Bits b = xor3(u[3], u[4], u[5]), B = majority(u[3], u[4], u[5]);
  const Bits c = xor3(u[6], u[7], u[8]), C = majority(u[6], u[7], u[8]);
  const Bits twos = xor3(A, B, C), fours = majority(A, B, C), carry = majority(a, b, c);
  const Bits carry2 = twos & carry;
  return {{xor3(a, b, c), twos ^ carry, fours ^ carry2, fours & carry2}};
}

/// For each cell how many unsolved cells it sees (itself included): its row, the rest of its
/// column, the rest of its box.
template <class G>
inline void score_cells(Planes<G>& p) {
  constexpr int size = G::size, R = G::box_rows, C = G::box_columns;
  Sum in_row[size];
  CLEW_ROLLED for (int row = 0; row < size; ++row) {
    Bits u[9] = {};
    CLEW_UNFOLD for (int c = 0; c < size; ++c) u[c] = p.unsolved[row * size + c];
    in_row[row] = sum_of_nine(u);
  }
  CLEW_ROLLED for (int band = 0; band < G::bands; ++band) {
    CLEW_ROLLED for (int col = 0; col < size; ++col) {
      Bits u[6] = {};
      CLEW_UNFOLD for (int i = 0; i < size - R; ++i) {
        u[i] = p.unsolved[((band + 1 + i / R) % G::bands * R + i % R) * size + col];
      }
      const Sum in_column = sum_of_six(u);
      CLEW_UNFOLD for (int i = 0; i < R; ++i) {
        const int row = band * R + i, box = col / C * C;
        Bits w[6] = {};
        CLEW_UNFOLD for (int k = 0; k < size - C; ++k) {
          w[k] = p.unsolved[(band * R + (i + 1 + k / C) % R) * size + box + k % C];
        }
        const Sum a = in_column, b = sum_of_six(w), c = in_row[row];
        const int cell = row * size + col;
        const Bits carry1 = majority(a.bit[0], b.bit[0], c.bit[0]);
        const Bits twos = xor3(a.bit[1], b.bit[1], c.bit[1]);
        const Bits carry2 = majority(a.bit[1], b.bit[1], c.bit[1]), carry3 = twos & carry1;
        const Bits fours = xor3(a.bit[2], b.bit[2], c.bit[2]);
        const Bits carry4 = majority(a.bit[2], b.bit[2], c.bit[2]),
                   carry5 = majority(fours, carry2, carry3);
        p.score[0][cell] = xor3(a.bit[0], b.bit[0], c.bit[0]);
        p.score[1][cell] = twos ^ carry1;
        p.score[2][cell] = xor3(fours, carry2, carry3);
        p.score[3][cell] = xor3(c.bit[3], carry4, carry5);
        p.score[4][cell] = majority(c.bit[3], carry4, carry5);
      }
    }
  }
}

/// Leaves of the eligible cells those with the highest score.
template <class G>
inline void keep_highest(Planes<G>& p) {
  for (int bit = 4; bit >= 0; --bit) {
    const Bits* const score = p.score[bit];
    Bits has[3] = {};
    CLEW_ROLLED for (int c = 0; c < G::cells; c += 9) {
      CLEW_UNFOLD for (int k = 0; k < 9; ++k) {
        has[k % 3] = or_both(has[k % 3], p.eligible[c + k], score[c + k]);
      }
    }
    const Bits some = or3(has[0], has[1], has[2]);
    CLEW_ROLLED for (int c = 0; c < G::cells; c += 9) {
      CLEW_UNFOLD for (int k = 0; k < 9; ++k) {
        p.eligible[c + k] = unless_only(p.eligible[c + k], score[c + k], some);
      }
    }
  }
}

/// Writes, for each lane, the first eligible cell and its two lowest digits where the transpose
/// will turn them into bytes.
template <class G>
inline void name_choice(Planes<G>& p) {
  Bits cell[7] = {}, found{};
  CLEW_UNFOLD for (int c = 0; c < G::cells; ++c) {
    const Bits first = p.eligible[c] & ~found;
    found |= p.eligible[c];
    p.eligible[c] = first;
    CLEW_UNFOLD for (int i = 0; i < 7; ++i) {
      if (c >> i & 1) cell[i] |= first;
    }
  }
  Bits first[4] = {}, second[4] = {}, one{}, two{};
  CLEW_UNFOLD for (int d = 0; d < G::size; ++d) {
    Bits in[3] = {};
    CLEW_ROLLED for (int c = 0; c < G::cells; c += 9) {
      CLEW_UNFOLD for (int k = 0; k < 9; ++k) {
        in[k % 3] = or_both(in[k % 3], p.eligible[c + k], p.candidate[d][c + k]);
      }
    }
    const Bits here = or3(in[0], in[1], in[2]);
    const Bits lowest = here & ~one, next = both_but(here, one, two);
    two = or_both(two, one, here);
    one |= here;
    CLEW_UNFOLD for (int i = 0; i < 4; ++i) {
      if (d >> i & 1) {
        first[i] |= lowest;
        second[i] |= next;
      }
    }
  }
  for (int i = 0; i < 7; ++i) p.choice_cell[i] = cell[i];
  p.choice_cell[7] = Bits{};
  for (int i = 0; i < 4; ++i) {
    p.choice_first[i] = first[i];
    p.choice_second[i] = second[i];
    p.choice_first[4 + i] = p.choice_second[4 + i] = Bits{};
  }
  p.choice_first[7] = p.no_pair;
}

template <class G>
[[gnu::noinline]] void branch(Planes<G>& p, int least_branching) {
  if (!sort_lanes(p, least_branching)) return;
  score_cells(p);
  keep_highest(p);
  name_choice(p);
}

}  // namespace clew::search::CLEW_KERNEL
