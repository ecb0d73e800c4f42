// How a digit is written.
#pragma once

#include "clew/digits.h"

namespace clew {

/// The symbol of digit 1 … 61: 1-9A-Za-z.
constexpr char symbol_of(Digit d) {
  return d <= 9    ? static_cast<char>('0' + d)
         : d <= 35 ? static_cast<char>('A' + d - 10)
                   : static_cast<char>('a' + d - 36);
}

}  // namespace clew
