// What a step says to a person, built from its evidence; all words stand in one catalogue.
#pragma once

#include <string>

#include "clew/puzzle.h"
#include "clew/step.h"

namespace clew {

/// 1: where to look. 2: which technique. 3: the whole reason, and what follows.
enum class Detail : std::uint8_t { where = 1, technique = 2, reason = 3 };

/// One or a few sentences. `before`: the grid that the step was found in.
std::string tell(const Layout&, const Grid& before, const Step&, Detail);

}  // namespace clew
