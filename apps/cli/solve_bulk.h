// solve, for many puzzles of 9x9 cells that come as bare lines: straight from the bytes of the
// input through the batch kernel to the bytes of the output.
#pragma once

#include <cstdint>

#include "run.h"

namespace clew::cli {

/// Works on any batch. Puzzles that are not bare, or whose layout the kernel does not support, go
/// to `otherwise` one by one. For output as lines only.
BatchWorker solve_in_bulk(const Common&, std::uint64_t limit, PuzzleWorker otherwise);

}  // namespace clew::cli
