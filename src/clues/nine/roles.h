// Unavoidable sets of a 9x9 grid laid out for the kernels.
#pragma once

#include <array>
#include <vector>

#include "clues/nine/tables.h"

namespace clew::clues {

/// An unavoidable set by bands; of its cells those that may be clues.
using Parts = std::array<Band, 3>;

/// Fills the roles from sets in order of size; sets that do not fit are left out.
void fill_roles(const std::vector<Parts>& sets, int a, int b, int c, Roles&);

/// The kernels that this processor runs, widest first; never empty.
const std::vector<const ClueKernel*>& kernels();

}  // namespace clew::clues
