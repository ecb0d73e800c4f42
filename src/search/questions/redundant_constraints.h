// Drawn constraints that could be left out.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "clew/diagnose.h"

namespace clew::search {

struct IdleConstraints {
  std::vector<std::uint32_t> constraints;  // places in the layout's list, ascending
  bool complete = true;                    // otherwise there may be more
};

/// Finds the constraints that could each be removed alone without adding a solution. Groups and
/// candidates that create cells of their own are needed. `known` is a solution of the puzzle. Of the
/// options, only the stop, the memory and the progress are used.
IdleConstraints idle_constraints(const Puzzle&, std::span<const Digit> known,
                                 const DiagnoseOptions&);

}  // namespace clew::search
