// The text of a modification: 2n, -n, n/2, n+1, 0n.
#pragma once

#include <string>

namespace clew {

std::string modification(int factor, int divisor, int addend);

}  // namespace clew
