// solve, for many puzzles of 9x9 cells that come as bare lines: straight from the bytes of the
// input through the batch kernel to the bytes of the output.
#pragma once

#include <cstdint>

#include "run.h"

namespace clew::cli {

/// Works on any batch; what is not bare, or of a layout that the kernel does not know, goes to
/// `otherwise`, puzzle by puzzle. Lines of output only.
BatchWorker solve_in_bulk(const Common&, std::uint64_t limit, PuzzleWorker otherwise);

}  // namespace clew::cli
