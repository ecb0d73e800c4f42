// Vectorised propagation on a board of up to nine digits: every house, cage and sum has a lane of a
// vector, and all lanes are processed together. One source, compiled for several processors.
//
// A cell has 16 bits, bit d for digit d. Bit 0 marks a place that a lane does not use.
#pragma once

#include <cstdint>

namespace clew::search {

constexpr unsigned sweep_lanes = 32;  // the last of which stays unused
constexpr unsigned sweep_cells = 96;
constexpr unsigned sweep_unused = sweep_cells - 1;     // the cell that only has bit 0
constexpr unsigned sweep_digits = 9, sweep_most = 12;  // cells of a sum

struct alignas(64) SweepLanes {
  std::uint16_t at[sweep_lanes] = {};
};

/// Rows among the board's lanes: the n-th has the n-th cell of every lane's list.
struct SweepRows {
  std::uint32_t first = 0, count = 0;
};

/// Cells that differ, and which digits must be among them: all or none. `homes` has three rows for
/// all cells, and as many again as a cell has lanes here at most: which they are, or the last one.
struct SweepHouses {
  SweepRows cells, homes;
  SweepLanes needed;
};

/// Two houses that cross: the cells of each that are not in the other.
struct SweepCrossings {
  SweepRows here, there;
  SweepLanes here_needed, there_needed;
};

/// Cells that differ and add up to a number.
struct SweepSets {
  SweepRows cells, homes;
  SweepRows families;  // the sets of digits that do
  // Twice over, cells outside that see all of these; `needed` has the digits of a house that they
  // make together with these, or none.
  SweepRows near[2];
  SweepLanes needed[2];
  SweepLanes total;
  SweepLanes unused;  // all ones for lanes without a set
};

/// Cells that add up to a number, some of them times -1: these count as 10 less their digit, and the
/// total as if they did.
struct SweepTotals {
  SweepRows cells;
  SweepRows minus;   // all ones for a cell with a negative sign
  SweepRows alike;   // a bit for each place whose cell sees this one and has the same sign
  SweepRows unlike;  // the other sign
  // Cells with the same sign that all see each other: all ones in the rows of their places, one list
  // of rows after the other, and how many there are.
  SweepRows cliques, sizes;
  SweepLanes total;
};

/// Complete lines with a number of digits visible from the first cell, greater than all before
/// them.
struct SweepTowers {
  SweepRows cells;
  SweepLanes seen;    // the bit of how many
  SweepLanes unused;  // all ones for lanes without a line
};

struct SweepBoard {
  const SweepLanes* lanes;
  const SweepHouses* houses;
  const SweepCrossings* crossings;
  const SweepSets* sets;
  const SweepTotals* totals;
  const SweepTowers* towers;
  unsigned house_banks, crossing_banks, set_banks, total_banks, tower_banks;
};

struct SweepKernel {
  const char* name;
  /// Takes candidates from these sweep_cells cells until nothing changes; false on a contradiction.
  bool (*run)(const SweepBoard&, std::uint16_t* cells);
};

/// Returns null if the program was compiled without it. With SSE2 or WebAssembly's four registers a
/// vector, sweeping takes longer than examining only the changed items; there is no kernel for them.
const SweepKernel* sweep_kernel_512();
const SweepKernel* sweep_kernel_256();
const SweepKernel* sweep_kernel_128();

}  // namespace clew::search
