// The state of a batch: one plane (a bit for each puzzle) for each candidate.
#pragma once

#include "search/batch/bits.h"

namespace clew::search::CLEW_KERNEL {

constexpr int blocks = lanes / 128;  // blocks of 16 bytes in a vector

/// Intermediate storage between the layers of a transpose. The odd length spreads columns over
/// several cache sets.
struct Turned {
  Bits bit[8][lanes / 8 + 1];
  Bits square[blocks][16];
};

/// A grid with boxes of R rows and C columns. A band has as many rows as boxes, a stack as many
/// columns as boxes.
template <int R, int C>
struct Geometry {
  static constexpr int box_rows = R, box_columns = C, stacks = R, bands = C;
  static constexpr int size = R * C;  // cells of a house; digits
  static constexpr int cells = size * size;
  static constexpr int box_of(int row, int column) { return row / R * stacks + column / C; }
  /// The bytes that are transposed to and from nodes: four for the choice, and the candidates.
  static constexpr int row_bytes = (4 + (size * cells + 7) / 8 + 31) / 32 * 32;
};

/// Aligned to pages: a plane that straddles two cache lines costs a fifth of the time.
template <class G>
struct alignas(4096) Planes {
  static constexpr int cells = G::cells, size = G::size;

  // The part that is transposed to and from nodes: for 9x9 768 planes, 96 bytes a node. Byte 0 is
  // the branching cell; byte 1 its lowest digit, with bit 7 set if it has more than two; byte 2 its
  // second digit. Candidates follow from byte 4 on, digit by digit.
  Bits node[G::row_bytes * 8];
  CLEW_INLINE Bits* choice_cell() { return node; }
  CLEW_INLINE Bits* choice_first() { return node + 8; }
  CLEW_INLINE Bits* choice_second() { return node + 16; }
  CLEW_INLINE Bits* candidate(int digit) { return node + 32 + digit * cells; }

  // Further results of a round.
  Bits open[cells];          // a cell with two candidates or more, and not known
  Bits known[cells];         // a cell that is some digit's only place in the box
  Bits several[size][size];  // digit, box: two places or more
  Bits valid, alive, changed, shared, solved, no_pair;  // lanes

  // Scratch.
  Bits eligible[cells];
  Bits unsolved[cells];
  Bits score[5][cells];
  Bits
      nibble[4 * cells];  // four planes a cell: puzzles on their way in, solutions on their way out
  Turned turned;
};

}  // namespace clew::search::CLEW_KERNEL
