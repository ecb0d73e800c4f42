// After the rounds: detects dead and solved puzzles, and chooses the cell on which the others
// branch.
//
// The cell has two candidates if possible, then three, then any number. Among cells with two
// candidates, the highest score wins, then the first cell. The score counts unsolved peers: peers
// in the box that share no line with the cell count twice, and peers that share box and line count
// as solved. (The weights were found by experiment: counting every unsolved peer once takes a
// quarter more nodes.) The computation is bit-sliced: full adders count candidates and peers. The
// largest of 81 five-bit scores is found from the top bit down, keeping the cells that have the bit
// if any cell has it.
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
    CLEW_UNFOLD for (int d = 0; d < G::size; ++d) b[d] = p.candidate(d)[c];
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

/// Numbers from 0 to 3, and to 31.
struct Few {
  Bits ones, twos;
};
struct Score {
  Bits bit[5];
};

/// Tests if two or three of n bits are set.
template <int n>
CLEW_INLINE Few sum_of(const Bits (&u)[n]) {
  if constexpr (n == 2) return {u[0] ^ u[1], u[0] & u[1]};
  return {xor3(u[0], u[1], u[n - 1]), carry_of(u[0], u[1], u[n - 1])};
}

/// Adds four numbers and twice the difference of 3 and `own`.
CLEW_INLINE Score score_of(const Few (&t)[4], const Few& own) {
  const Bits ones = xor3(t[0].ones, t[1].ones, t[2].ones);
  const Bits a = carry_of(t[0].ones, t[1].ones, t[2].ones), b = ones & t[3].ones;
  const Bits c = xor3(t[0].twos, t[1].twos, t[2].twos), d = xor3(t[3].twos, a, b);
  const Bits A = carry_of(t[0].twos, t[1].twos, t[2].twos), B = carry_of(t[3].twos, a, b);
  const Bits C = xor3(c, d, own.ones), D = carry_of(c, d, ~own.ones), E = xor3(A, B, D);
  const Bits F = carry_of(A, B, D), G = E & ~own.twos;
  return {{ones ^ t[3].ones, ~C, ~(E ^ own.twos), F ^ G, F & G}};
}

/// The scores of the triads of a band or stack, score[i][j] in line i and box j: how many cells are
/// unsolved in the other triads of the line and of the box, and twice those solved in the triad.
/// at(i, j, k) is its cell k.
template <int n, int length, class At>
CLEW_INLINE void score_triads(const Bits* unsolved, Score (&score)[n][n], At at) {
  Few t[n][n];
  CLEW_UNFOLD for (int i = 0; i < n; ++i) {
    CLEW_UNFOLD for (int j = 0; j < n; ++j) {
      Bits u[length];
      CLEW_UNFOLD for (int k = 0; k < length; ++k) u[k] = unsolved[at(i, j, k)];
      t[i][j] = sum_of(u);
    }
  }
  CLEW_UNFOLD for (int i = 0; i < n; ++i) {
    CLEW_UNFOLD for (int j = 0; j < n; ++j) {
      Few others[4] = {};
      CLEW_UNFOLD for (int k = 1; k < n; ++k) {
        others[k - 1] = t[i][(j + k) % n];
        others[k + 1] = t[(i + k) % n][j];
      }
      score[i][j] = score_of(others, t[i][j]);
    }
  }
}

/// The score of a cell is that of its row triad and that of its column triad: so each of its peers
/// counts as it should.
template <class G>
inline void score_cells(Planes<G>& p) {
  constexpr int size = G::size, R = G::box_rows, C = G::box_columns;
  Score of_row[G::bands][R][R];
  CLEW_ROLLED for (int band = 0; band < G::bands; ++band) {
    score_triads<R, C>(p.unsolved, of_row[band], [&](int row, int box, int k) CLEW_INLINE_LAMBDA {
      return (band * R + row) * size + box * C + k;
    });
  }
  CLEW_ROLLED for (int stack = 0; stack < G::stacks; ++stack) {
    Score of_column[C][C];
    score_triads<C, R>(p.unsolved, of_column, [&](int column, int box, int k) CLEW_INLINE_LAMBDA {
      return (box * R + k) * size + stack * C + column;
    });
    CLEW_ROLLED for (int band = 0; band < G::bands; ++band) {
      CLEW_UNFOLD for (int i = 0; i < R; ++i) {
        CLEW_UNFOLD for (int k = 0; k < C; ++k) {
          const Score &a = of_row[band][i][stack], &b = of_column[k][band];
          const int cell = (band * R + i) * size + stack * C + k;
          Bits carry = a.bit[0] & b.bit[0];
          p.score[0][cell] = a.bit[0] ^ b.bit[0];
          CLEW_UNFOLD for (int bit = 1; bit < 5; ++bit) {
            p.score[bit][cell] = xor3(a.bit[bit], b.bit[bit], carry);
            carry = carry_of(a.bit[bit], b.bit[bit], carry);
          }
        }
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

/// Writes, for each lane, the first eligible cell and its two lowest digits, at the positions that
/// the transpose turns into bytes.
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
        in[k % 3] = or_both(in[k % 3], p.eligible[c + k], p.candidate(d)[c + k]);
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
  for (int i = 0; i < 7; ++i) p.choice_cell()[i] = cell[i];
  p.choice_cell()[7] = Bits{};
  for (int i = 0; i < 4; ++i) {
    p.choice_first()[i] = first[i];
    p.choice_second()[i] = second[i];
    p.choice_first()[4 + i] = p.choice_second()[4 + i] = Bits{};
  }
  p.choice_first()[7] = p.no_pair;
}

template <class G>
[[gnu::noinline]] void branch(Planes<G>& p, int least_branching) {
  if (!sort_lanes(p, least_branching)) return;
  score_cells(p);
  keep_highest(p);
  name_choice(p);
}

}  // namespace clew::search::CLEW_KERNEL
