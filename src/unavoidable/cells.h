// Sets of cells in one or two machine words, and this room's view of a grid of rows, columns and
// boxes.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "base/natural.h"

namespace clew::unavoidable {

/// Cells of a grid of at most 128 as bits.
using Cells = Wide;

template <class Set>
constexpr int lowest(Set cells) {
  if constexpr (sizeof(Set) <= 8) {
    return std::countr_zero(cells);
  } else {
    const auto low = static_cast<std::uint64_t>(cells);
    return low ? std::countr_zero(low)
               : 64 + std::countr_zero(static_cast<std::uint64_t>(cells >> 64));
  }
}

template <class Set>
constexpr int size_of(Set cells) {
  if constexpr (sizeof(Set) <= 8) {
    return std::popcount(cells);
  } else {
    return std::popcount(static_cast<std::uint64_t>(cells)) +
           std::popcount(static_cast<std::uint64_t>(cells >> 64));
  }
}

template <class Set>
constexpr Set cell_bit(int cell) {
  return Set{1} << cell;
}

/// Every cell lies in one row, one column and one box (or region), each with as many cells as there
/// are digits, at most 16.
struct CellHouses {
  int cells = 0, digits = 0;
  std::array<std::array<std::uint8_t, 128>, 3> house{};  // houses of each cell; numbered from 0
                                                         // within their kind
};

}  // namespace clew::unavoidable
