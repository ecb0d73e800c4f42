// Whether a grid is one of its layout.
#pragma once

#include <span>

#include "clew/layout.h"

namespace clew {

/// Whether every cell has a digit of the layout and no house or link repeats one. Constraints that
/// say more are not asked.
bool solves(const Layout&, std::span<const Digit> grid);

}  // namespace clew
