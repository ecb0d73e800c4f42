// The state of a batch: one plane (a bit for each puzzle) for each candidate.
#pragma once

#include "search/batch/bits.h"

namespace clew::search::CLEW_KERNEL {

constexpr int blocks = lanes / 128;  // of 16 bytes in a vector

/// What transposes keep between their layers. The odd length keeps columns off one cache set.
struct Turned {
  Bits bit[8][lanes / 8 + 1];
  Bits square[blocks][16];
};

/// A grid with boxes of R rows and C columns. A band has as many rows as boxes, a stack as many
/// columns as boxes.
template <int R, int C>
struct Geometry {
  static constexpr int box_rows = R, box_columns = C, stacks = R, bands = C;
  static constexpr int size = R * C;  // of a house, digits
  static constexpr int cells = size * size;
  static constexpr int box_of(int row, int column) { return row / R * stacks + column / C; }
  /// What is transposed to and from nodes: four bytes for the choice, and the candidates.
  static constexpr int row_bytes = (4 + (size * cells + 7) / 8 + 31) / 32 * 32;
};

/// Aligned to pages: a plane that straddles two cache lines costs a fifth of the time.
template <class G>
struct alignas(4096) Planes {
  static constexpr int cells = G::cells, size = G::size;

  // The part that is transposed to and from nodes: of 9x9 768 planes, 96 bytes a node.
  Bits choice_cell[8];          // byte 0: the cell to branch on
  Bits choice_first[8];         // byte 1: its lowest digit; bit 7: it has more than two
  Bits choice_second[8];        // byte 2: its second digit
  Bits spare[8];                // byte 3
  Bits candidate[size][cells];  // digit, cell
  Bits unused[G::row_bytes * 8 - 32 - size * cells];

  // What a round knows besides.
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
