// The specs behind the catalogue's names.
#pragma once

#include <vector>

#include "clew/layout.h"

namespace clew {

/// All but latin-N, in the catalogue's order, each with its name.
std::vector<LayoutSpec> catalogue_specs();

}  // namespace clew
