// The symbol of a value.
#pragma once

#include "clew/digits.h"

namespace clew {

/// Returns the symbol of a value from 0 to 61: 0-9A-Za-z.
constexpr char symbol_of(int value) {
  return static_cast<char>(value <= 9    ? '0' + value
                           : value <= 35 ? 'A' + value - 10
                                         : 'a' + value - 36);
}

}  // namespace clew
