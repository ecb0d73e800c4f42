// Rounds of deduction on every puzzle of a batch at once.
//
// A round counts the candidates of each cell, then handles the digits one after the other. For a
// digit it
//   1. removes it from cells known to hold another digit,
//   2. removes it from the rest of a row if it is the only candidate of a cell,
//   3. views each band as a 3x3 matrix of row triads (the three cells that a row and a box share).
//      In a solution the digit takes three triads, one in each row and one in each box, so a triad
//      can stay only if the other two rows and boxes can be served without it: a 2x2 permanent.
//      This gives locked candidates both ways, the remaining singles, and a test for
//      contradictions, in three operations a triad. (In 6x6 a band has two rows and two boxes, and
//      a triad can stay only if the triad that shares neither row nor box with it has a cell; if
//      boxes are two cells wide, triads are pairs),
//   4. does the same for the stacks and their column triads,
//   5. marks the cell as known at once if a box has one cell left for the digit, so that later
//      digits of the same round see it.
// Everything is monotone: a removed candidate stays removed, and the fixpoint does not depend on the
// order of the rounds. Branching is therefore the same for every width and every mixture of puzzles.
#pragma once

#include "search/batch/extras.h"

namespace clew::search::CLEW_KERNEL {

/// Computes the possible triads: keep[i][j] for the triad of line i and box j, from the existence
/// of its cells. With two lines and boxes, the result is the triad where the other two meet.
CLEW_INLINE void permanents(const Bits (&t)[3][3], Bits (*keep)[3]) {
  CLEW_UNFOLD for (int i = 0; i < 3; ++i) {
    CLEW_UNFOLD for (int j = 0; j < 3; ++j) {
      const int i1 = (i + 1) % 3, i2 = (i + 2) % 3, j1 = (j + 1) % 3, j2 = (j + 2) % 3;
      keep[i][j] = or_both(t[i1][j2] & t[i2][j1], t[i1][j1], t[i2][j2]);
    }
  }
}
CLEW_INLINE void permanents(const Bits (&t)[2][2], Bits (*keep)[2]) {
  CLEW_UNFOLD for (int i = 0; i < 2; ++i) {
    CLEW_UNFOLD for (int j = 0; j < 2; ++j) keep[i][j] = t[1 - i][1 - j];
  }
}

/// Returns true if any of n bits is set; n is two, three, six or nine.
template <int n>
CLEW_INLINE Bits any_of(const Bits* v) {
  if constexpr (n == 2) return v[0] | v[1];
  if constexpr (n == 3) return or3(v[0], v[1], v[2]);
  const Bits six = or3(v[0], v[1], v[2]) | or3(v[3], v[4], v[5]);
  if constexpr (n == 6) return six;
  return or3(six, v[n - 3], v[n - 2]) | v[n - 1];
}

template <bool first, class G>
CLEW_INLINE void count_cells(Planes<G>& p) {
  CLEW_ROLLED for (int c = 0; c < G::cells; ++c) {
    Bits b[G::size];
    CLEW_UNFOLD for (int d = 0; d < G::size; ++d) b[d] = p.candidate(d)[c];
    const Bits several = tally(b).several;
    if (first) {
      p.open[c] = several;
      p.known[c] = Bits{};
    } else {
      p.open[c] = several & ~p.known[c];
    }
  }
}

/// Findings of the last round about each puzzle.
struct Findings {
  Bits alive = ~Bits{};
  Bits changed{};
  Bits shared{};  // linked cells share a digit
};

/// One digit's part of a round. `last` also collects changes and dead lanes.
template <bool first, bool last, bool extra, class G>
CLEW_INLINE void settle_digit(Planes<G>& p, const Extras* extras, int d, Findings& verdict) {
  constexpr int size = G::size, R = G::box_rows, C = G::box_columns;
  Bits* const y = p.candidate(d);
  Bits* const several = p.several[d];
  Bits *const open_cells = apart_from_others(p.open), *const known = apart_from_others(p.known);
  // Buffer between rows and stacks; in place unless the last round compares it with the old state.
  Bits apart[last ? G::cells : 1], keep[size][R];
  Bits* const z = last ? apart : y;
  const auto not_elsewhere = [&](int cell, int box) CLEW_INLINE_LAMBDA {
    return first ? y[cell] & ~known[cell] : unless_both(y[cell], known[cell], several[box]);
  };
  if (extra) {
    for (int c = 0; c < G::cells; ++c) z[c] = not_elsewhere(c, G::box_of(c / size, c % size));
    settle_extras(p, *extras, z);
  }
  CLEW_ROLLED for (int band = 0; band < C; ++band) {
    Bits t[R][R];
    CLEW_UNFOLD for (int i = 0; i < R; ++i) {
      const int row = band * R + i;
      Bits v[size], open[size], alone[3] = {};
      CLEW_UNFOLD for (int c = 0; c < size; ++c) {
        const int cell = row * size + c;
        v[c] = extra ? z[cell] : not_elsewhere(cell, band * R + c / C);
        open[c] = open_cells[cell];
        alone[c % 3] = or_but(alone[c % 3], v[c], open[c]);
      }
      const Bits taken = or3(alone[0], alone[1], alone[2]);
      CLEW_UNFOLD for (int c = 0; c < size; ++c) {
        v[c] = unless_both(v[c], open[c], taken, Bits(v[c] & ~open[c]));
        z[row * size + c] = v[c];
      }
      CLEW_UNFOLD for (int j = 0; j < R; ++j) t[i][j] = any_of<C>(v + C * j);
    }
    permanents(t, keep + band * R);
  }
  CLEW_ROLLED for (int stack = 0; stack < R; ++stack) {
    Bits t[C][C], stay[C][C];
    CLEW_UNFOLD for (int band = 0; band < C; ++band) {
      CLEW_UNFOLD for (int k = 0; k < C; ++k) {
        const int row = band * R, top = row * size + stack * C + k;
        t[band][k] = z[top] & keep[row][stack];
        CLEW_UNFOLD for (int i = 1; i < R; ++i) {
          t[band][k] = or_both(t[band][k], z[top + i * size], keep[row + i][stack]);
        }
      }
    }
    permanents(t, stay);
    CLEW_UNFOLD for (int band = 0; band < C; ++band) {
      const int top = band * R * size + stack * C;
      Bits v[size];
      CLEW_UNFOLD for (int i = 0; i < R; ++i) {
        CLEW_UNFOLD for (int k = 0; k < C; ++k) {
          const int cell = top + i * size + k;
          v[i * C + k] = and3(z[cell], keep[band * R + i][stack], stay[band][k]);
          if (last) verdict.changed = or_differ(verdict.changed, v[i * C + k], y[cell]);
          y[cell] = v[i * C + k];
        }
      }
      const Tally places = tally(v);
      several[band * R + stack] = places.several;
      if (last) {
        verdict.alive &= places.some;
      } else {
        CLEW_UNFOLD for (int k = 0; k < size; ++k) {
          const int cell = top + k / C * size + k % C;
          known[cell] = or_but(known[cell], v[k], places.several);
        }
      }
    }
  }
  if (last) {
    for (int row = 0; row < size; ++row) verdict.alive &= any_of<size>(y + row * size);
    if (extra) check_extras<G>(*extras, y, verdict.alive, verdict.shared);
  }
}

template <bool first, bool last, bool extra, class G>
[[gnu::noinline]] void round(Planes<G>& p, const Extras* extras) {
  count_cells<first>(p);
  Findings verdict;
  CLEW_ROLLED for (int d = 0; d < G::size; ++d) {
    settle_digit<first, last, extra>(p, extras, d, verdict);
  }
  if (last) {
    p.alive = verdict.alive;
    p.changed = verdict.changed;
    p.shared = verdict.shared;
  }
}

}  // namespace clew::search::CLEW_KERNEL
