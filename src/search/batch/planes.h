// The state of a batch: one plane (a bit for each puzzle) for each candidate.
#pragma once

#include "search/batch/bits.h"

namespace clew::search::CLEW_KERNEL {

constexpr int cells = 81;
constexpr int blocks = lanes / 128;  // of 16 bytes in a vector

/// What transposes keep between their layers. The odd length keeps columns off one cache set.
struct Turned {
  Bits bit[8][lanes / 8 + 1];
  Bits square[blocks][16];
};

/// Aligned to pages: a plane that straddles two cache lines, or shares low address bits with
/// another that is written, costs a fifth of the time.
struct alignas(4096) Planes {
  // The part that is transposed to and from nodes: 768 planes, 96 bytes a node.
  Bits candidate[9][cells];  // digit, cell
  Bits unused[7];
  Bits choice_cell[8];    // byte 92: the cell to branch on
  Bits choice_first[8];   // byte 93: its lowest digit; bit 7: it has more than two
  Bits choice_second[8];  // byte 94: its second digit
  Bits spare[8];          // byte 95

  // What a round knows besides.
  Bits open[cells];    // a cell with two candidates or more, and not known
  Bits known[cells];   // a cell that is some digit's only place in the box
  Bits several[9][9];  // digit, box: two places or more
  Bits valid, alive, changed, shared, solved, no_pair;  // lanes

  // Scratch.
  Bits eligible[cells];
  Bits unsolved[cells];
  Bits score[5][cells];
  Bits nibble[384];  // four planes a cell: puzzles on their way in, solutions on their way out
  Turned turned;
};

}  // namespace clew::search::CLEW_KERNEL
