// Selection of the sets that contain no other set of a list.
#pragma once

#include <vector>

#include "unavoidable/cells.h"

namespace clew::unavoidable {

/// Leaves those sets that contain no other one, each once: smaller first, equally large ones as
/// numbers.
void keep_minimal(std::vector<Cells>&);

}  // namespace clew::unavoidable
