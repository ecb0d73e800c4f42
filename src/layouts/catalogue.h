// The specs behind the catalogue's names.
#pragma once

#include <string_view>
#include <vector>

#include "clew/layout.h"

namespace clew {

/// All but latin-N, in the catalogue's order, each with its name.
std::vector<LayoutSpec> catalogue_specs();

/// Returns true for the name of a cube. Its layers lie side by side, so that neighbours in the
/// picture are not neighbours in the cube.
bool is_cube(std::string_view name);

}  // namespace clew
