// Interface of the kernels for single puzzles, for every width.
#pragma once

#include <cstdint>

namespace clew::search {

/// For each band and digit, the possible cells: bit 10·row + column.
using SingleGrid = std::uint32_t[3][16];

struct SingleTask {
  std::uint64_t limit = 2;  // solutions; 0: none
  /// Nodes without any solution after which the search gives up; 0: never.
  std::uint64_t patience = 0;
  /// Null, or called with each solution, 81 digits from 1; false ends the search.
  bool (*visit)(void* context, const std::uint8_t* digits) = nullptr;
  /// Null, or called at intervals; returns true to end the search.
  bool (*stop)(void* context) = nullptr;
  void* context = nullptr;
};

struct SingleResult {
  std::uint64_t solutions = 0;
  bool exact = false;    // there are no more
  bool gave_up = false;  // out of patience
  std::uint64_t rounds = 0, nodes = 0, branches = 0;
};

struct SingleKernel {
  const char* name;
  SingleResult (*search)(const SingleGrid& start, const SingleTask&);
  /// 81 symbols as in BatchJob: a digit's lower four bits are 1 … 9.
  SingleResult (*search_symbols)(const std::uint8_t* symbols, const SingleTask&);
};

// Returns null if this build has no kernel of this width.
const SingleKernel* single_kernel_512();
const SingleKernel* single_kernel_256();
const SingleKernel* single_kernel_128();

}  // namespace clew::search
