// Lists as lanes of banks.
#pragma once

#include <algorithm>
#include <span>

#include "constraints/sums.h"
#include "search/sweep/plan.h"

namespace clew::search {

using constraints::sum_of;

constexpr std::size_t lanes_of_bank = sweep_lanes - 1;

// Visits `all` in pieces of as many as a bank has lanes.
void in_banks(auto& all, auto visit) {
  for (std::size_t begin = 0; begin < all.size(); begin += lanes_of_bank)
    visit(std::span(all).subspan(begin, std::min(lanes_of_bank, all.size() - begin)));
}

std::size_t most(const auto& bank, auto size) {
  std::size_t result = 0;
  for (const auto& one : bank) result = std::max<std::size_t>(result, size(one));
  return result;
}

inline std::uint16_t bits_of(DigitSet set) { return static_cast<std::uint16_t>(set.bits << 1); }

}  // namespace clew::search
