// One of several equal shares of a count that is a sum of numbered pieces.
#pragma once

#include <cstddef>

#include "base/assert.h"

namespace clew::census {

/// Every `parts`-th piece, from `part` on.
struct Share {
  std::size_t part = 0, parts = 1;

  /// Returns the number of pieces in the share, out of `pieces`. piece(i) is the i-th of them.
  std::size_t size(std::size_t pieces) const {
    CLEW_ASSERT(part < parts);
    return pieces > part ? (pieces - part - 1) / parts + 1 : 0;
  }
  std::size_t piece(std::size_t i) const { return part + i * parts; }
};

}  // namespace clew::census
