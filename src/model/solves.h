// A check that a grid solves its layout.
#pragma once

#include <span>

#include "clew/layout.h"

namespace clew {

/// Returns true if every cell has a digit of the layout and no house or link repeats one.
/// Constraints beyond houses and links are not checked.
bool solves(const Layout&, std::span<const Digit> grid);

}  // namespace clew
