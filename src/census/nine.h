// The classic 9x9 grids, counted by column partitions in milliseconds.
#pragma once

#include "base/natural.h"

namespace clew::census {

/// 6,670,903,752,021,072,936,960.
Natural count_nine();
/// Two 9x9 grids that share a band or a stack of three boxes.
Natural count_nine_twins();

}  // namespace clew::census
