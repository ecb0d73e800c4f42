// Iterative deepening: is there a hitting set of k elements, for k from the last answer on? Branch
// on the elements of the set with the fewest left; an element that failed is banned from the
// branches after it. Sets that do not touch each other each need an element of their own, which
// bounds k from below.
#include "sat/hitting_set.h"

#include <algorithm>
#include <bit>

#include "base/assert.h"

namespace clew::sat {

HittingSets::HittingSets(std::size_t universe)
    : words_((universe + 63) / 64), taken_(words_), banned_(words_) {}

void HittingSets::add(std::span<const std::size_t> set) {
  CLEW_ASSERT(!set.empty() && std::ranges::max(set) < 64 * words_);
  Words bits(words_);
  for (std::size_t i : set) bits[i / 64] |= std::uint64_t{1} << i % 64;
  sets_.push_back(std::move(bits));
}

bool HittingSets::is_hit(const Words& set) const {
  for (std::size_t w = 0; w < words_; ++w)
    if (set[w] & taken_[w]) return true;
  return false;
}

bool HittingSets::hits_all(std::span<const std::size_t> elements) const {
  return std::ranges::all_of(sets_, [&](const Words& set) {
    return std::ranges::any_of(elements, [&](std::size_t i) { return set[i / 64] >> i % 64 & 1; });
  });
}

std::size_t HittingSets::choices(const Words& set) const {
  std::size_t count = 0;
  for (std::size_t w = 0; w < words_; ++w)
    count += static_cast<std::size_t>(std::popcount(set[w] & ~banned_[w]));
  return count;
}

std::size_t HittingSets::disjoint_sets() {
  Words used(words_);
  std::size_t count = 0;
  for (const Words& set : sets_) {
    if (is_hit(set)) continue;
    bool apart = true;
    for (std::size_t w = 0; w < words_ && apart; ++w) apart = !(set[w] & ~banned_[w] & used[w]);
    if (!apart) continue;
    ++count;
    for (std::size_t w = 0; w < words_; ++w) used[w] |= set[w] & ~banned_[w];
  }
  return count;
}

bool HittingSets::hit(std::size_t budget, const Stop& stop) {
  if (++ticks_ % 256 == 0 && stop.requested()) stopped_ = true;
  if (stopped_) return false;
  const Words* tightest = nullptr;
  std::size_t fewest = ~std::size_t{0};
  for (const Words& set : sets_) {
    if (is_hit(set)) continue;
    if (const std::size_t n = choices(set); n < fewest) {
      fewest = n;
      tightest = &set;
    }
  }
  if (!tightest) return true;
  if (!fewest || !budget || disjoint_sets() > budget) return false;

  const Words before = banned_;
  for (std::size_t w = 0; w < words_; ++w)
    for (std::uint64_t rest = (*tightest)[w] & ~before[w]; rest; rest &= rest - 1) {
      const std::uint64_t bit = rest & -rest;
      CLEW_ASSERT(!(taken_[w] & bit));
      taken_[w] |= bit;
      result_.push_back(w * 64 + static_cast<std::size_t>(std::countr_zero(bit)));
      if (hit(budget - 1, stop)) {
        taken_[w] &= ~bit;
        banned_ = before;
        return true;
      }
      result_.pop_back();
      taken_[w] &= ~bit;
      banned_[w] |= bit;
    }
  banned_ = before;
  return false;
}

std::optional<std::vector<std::size_t>> HittingSets::smallest(std::size_t enough,
                                                              const Stop& stop) {
  stopped_ = false;
  for (; least_ < enough; ++least_) {
    result_.clear();
    const bool found = hit(least_, stop);
    CLEW_ASSERT(taken_ == Words(words_) && banned_ == Words(words_));
    if (stopped_) return std::nullopt;
    if (!found) continue;
    CLEW_ASSERT(result_.size() <= least_ && hits_all(result_));
    std::sort(result_.begin(), result_.end());
    return result_;
  }
  return std::nullopt;
}

}  // namespace clew::sat
