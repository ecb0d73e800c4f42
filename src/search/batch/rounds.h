// Rounds of deduction on every puzzle of a batch at once.
//
// A round counts the candidates of each cell, then takes the digits one after the other. For a
// digit it
//   1. removes it from cells known to hold another,
//   2. where it stands alone in a cell, removes it from the rest of the row,
//   3. looks at each band as a 3x3 matrix of row triads (the three cells that a row and a box
//      share): in a solution the digit takes three triads, one in each row and one in each box, so
//      a triad can stay only if the other two rows and boxes can be served without it, which is a
//      2x2 permanent. This is locked candidates both ways, the rest of the singles, and a test for
//      contradictions, in three operations a triad,
//   4. does the same for the stacks and their column triads,
//   5. where one place in a box is left, marks that cell as known at once, so that the digits that
//      follow see it in this very round.
// Everything is monotone: what a round removes stays removed, and where nothing changes any more
// does not depend on how the rounds went. So the branching that follows is the same whatever the
// width and whoever the neighbours are.
#pragma once

#include "search/batch/extras.h"

namespace clew::search::CLEW_KERNEL {

/// Where each triad may stay: keep[i][j] for the triad of line i and box j, from whether it has a
/// place at all.
CLEW_INLINE void permanents(const Bits (&t)[3][3], Bits (&keep)[3][3]) {
  CLEW_UNFOLD for (int i = 0; i < 3; ++i) {
    CLEW_UNFOLD for (int j = 0; j < 3; ++j) {
      const int i1 = (i + 1) % 3, i2 = (i + 2) % 3, j1 = (j + 1) % 3, j2 = (j + 2) % 3;
      keep[i][j] = or_both(t[i1][j2] & t[i2][j1], t[i1][j1], t[i2][j2]);
    }
  }
}

template <bool first>
CLEW_INLINE void count_cells(Planes& p) {
  CLEW_ROLLED for (int c = 0; c < cells; ++c) {
    Bits b[9];
    CLEW_UNFOLD for (int d = 0; d < 9; ++d) b[d] = p.candidate[d][c];
    const Bits several = tally(b).several;
    if (first) {
      p.open[c] = several;
      p.known[c] = Bits{};
    } else {
      p.open[c] = several & ~p.known[c];
    }
  }
}

/// What the last round finds out about each puzzle.
struct Verdict {
  Bits alive = ~Bits{};
  Bits changed{};
  Bits shared{};  // linked cells share a digit
};

/// One digit's part of a round. `last` also gathers what changed and what is dead.
template <bool first, bool last, bool extra>
CLEW_INLINE void settle_digit(Planes& p, const Extras* extras, int d, Verdict& verdict) {
  Bits* const y = p.candidate[d];
  Bits* const several = p.several[d];
  // Between rows and stacks; where it stands unless the last round compares it with what was.
  Bits apart[last ? cells : 1], keep[9][3];
  Bits* const z = last ? apart : y;
  const auto not_elsewhere = [&](int cell, int box) CLEW_INLINE_LAMBDA {
    return first ? y[cell] & ~p.known[cell] : unless_both(y[cell], p.known[cell], several[box]);
  };
  if (extra) {
    for (int c = 0; c < cells; ++c) z[c] = not_elsewhere(c, c / 27 * 3 + c % 9 / 3);
    settle_extras(p, *extras, z);
  }
  CLEW_ROLLED for (int band = 0; band < 3; ++band) {
    Bits t[3][3];
    CLEW_UNFOLD for (int i = 0; i < 3; ++i) {
      const int row = band * 3 + i;
      Bits v[9], open[9], alone[3] = {};
      CLEW_UNFOLD for (int c = 0; c < 9; ++c) {
        const int cell = row * 9 + c;
        v[c] = extra ? z[cell] : not_elsewhere(cell, band * 3 + c / 3);
        open[c] = p.open[cell];
        alone[c % 3] = or_but(alone[c % 3], v[c], open[c]);
      }
      const Bits taken = or3(alone[0], alone[1], alone[2]);
      CLEW_UNFOLD for (int c = 0; c < 9; ++c) {
        v[c] = unless_both(v[c], open[c], taken);
        z[row * 9 + c] = v[c];
      }
      CLEW_UNFOLD for (int j = 0; j < 3; ++j) t[i][j] = or3(v[3 * j], v[3 * j + 1], v[3 * j + 2]);
    }
    permanents(t, *(Bits(*)[3][3]) & keep[band * 3]);
  }
  CLEW_ROLLED for (int stack = 0; stack < 3; ++stack) {
    Bits t[3][3], stay[3][3];
    CLEW_UNFOLD for (int band = 0; band < 3; ++band) {
      CLEW_UNFOLD for (int k = 0; k < 3; ++k) {
        const int top = band * 27 + stack * 3 + k;
        const Bits* m = &keep[band * 3][stack];
        t[band][k] = or_both(or_both(z[top] & m[0], z[top + 9], m[3]), z[top + 18], m[6]);
      }
    }
    permanents(t, stay);
    CLEW_UNFOLD for (int band = 0; band < 3; ++band) {
      Bits v[9];
      CLEW_UNFOLD for (int i = 0; i < 3; ++i) {
        CLEW_UNFOLD for (int k = 0; k < 3; ++k) {
          const int cell = (band * 3 + i) * 9 + stack * 3 + k;
          v[i * 3 + k] = and3(z[cell], keep[band * 3 + i][stack], stay[band][k]);
          if (last) verdict.changed = or_differ(verdict.changed, v[i * 3 + k], y[cell]);
          y[cell] = v[i * 3 + k];
        }
      }
      const Tally places = tally(v);
      several[band * 3 + stack] = places.several;
      if (last) {
        verdict.alive &= places.some;
      } else {
        CLEW_UNFOLD for (int k = 0; k < 9; ++k) {
          const int cell = (band * 3 + k / 3) * 9 + stack * 3 + k % 3;
          p.known[cell] = or_but(p.known[cell], v[k], places.several);
        }
      }
    }
  }
  if (last) {
    for (int row = 0; row < 9; ++row) {
      const Bits* v = y + row * 9;
      verdict.alive &= or3(or3(v[0], v[1], v[2]), or3(v[3], v[4], v[5]), or3(v[6], v[7], v[8]));
    }
    if (extra) check_extras(*extras, y, verdict.alive, verdict.shared);
  }
}

template <bool first, bool last, bool extra>
[[gnu::noinline]] void round(Planes& p, const Extras* extras) {
  count_cells<first>(p);
  Verdict verdict;
  CLEW_ROLLED for (int d = 0; d < 9; ++d) settle_digit<first, last, extra>(p, extras, d, verdict);
  if (last) {
    p.alive = verdict.alive;
    p.changed = verdict.changed;
    p.shared = verdict.shared;
  }
}

}  // namespace clew::search::CLEW_KERNEL
