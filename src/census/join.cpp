#include "census/join.h"

#include <algorithm>
#include <bit>

#include "base/assert.h"
#include "census/disjoint.h"

namespace clew::census {
namespace {

void disjoint_from(const SevenfoldJoin::Sets& from, std::uint64_t set, SevenfoldJoin::Sets& to) {
  to.resize(from.size() + 8);
  to.resize(keep_disjoint(from.data(), from.size(), set, to.data()));
}

}  // namespace

void SevenfoldJoin::keep(std::uint64_t key) {
  const std::size_t mask = keys_.size() - 1;
  std::size_t at = slot(key);
  CLEW_ASSERT(key != 0 && at <= mask);
  while (keys_[at] && keys_[at] != key) at = (at + 1) & mask;
  keys_[at] = key;
  ++numbers_[at];
}

std::uint64_t SevenfoldJoin::found(std::uint64_t key) const {
  const std::size_t mask = keys_.size() - 1;
  for (std::size_t at = slot(key); keys_[at]; at = (at + 1) & mask)
    if (keys_[at] == key) return numbers_[at];
  return 0;
}

void SevenfoldJoin::build(const Sets& a, const Sets& b, const Sets& c) {
  unions_.clear();
  Sets b_left, c_left, c_last;
  for (std::uint64_t x : a) {
    disjoint_from(b, x, b_left);
    disjoint_from(c, x, c_left);
    for (std::uint64_t y : b_left) {
      disjoint_from(c_left, y, c_last);
      CLEW_ASSERT((x & y) == 0);
      for (std::uint64_t z : c_last) unions_.push_back(x | y | z);
    }
  }
  work_ += unions_.size();
  const std::size_t places = std::bit_ceil(std::max<std::size_t>(1024, unions_.size() * 2));
  keys_.assign(places, 0);
  CLEW_ASSERT(unions_.size() < places);
  numbers_.assign(places, 0);
  shift_ = 64 - std::countr_zero(places);
  for (std::uint64_t u : unions_) keep(u);
}

std::uint64_t SevenfoldJoin::stream(const Sets& a, const Sets& b, const Sets& c, const Sets& d,
                                    std::uint64_t all) {
  std::uint64_t sum = 0;
  Sets b_left, c_left, d_left, c_more, d_more, last;
  for (std::uint64_t x : a) {
    disjoint_from(b, x, b_left);
    disjoint_from(c, x, c_left);
    disjoint_from(d, x, d_left);
    for (std::uint64_t y : b_left) {
      disjoint_from(c_left, y, c_more);
      CLEW_ASSERT((x & y) == 0 && ((x | y) & ~all) == 0);
      if (c_more.empty()) continue;
      disjoint_from(d_left, y, d_more);
      // The third list's matches are gathered first and looked up later, so that the table's lines
      // are on their way.
      for (std::uint64_t z : c_more) {
        disjoint_from(d_more, z, last);
        const std::uint64_t rest = all & ~(x | y | z);
        for (std::uint64_t t : last) __builtin_prefetch(&keys_[slot(rest & ~t)]);
        for (std::uint64_t t : last) sum += found(rest & ~t);
        work_ += last.size();
      }
    }
  }
  return sum;
}

std::uint64_t SevenfoldJoin::count(const std::array<Sets, 7>& lists, int elements) {
  build(lists[0], lists[1], lists[2]);
  if (unions_.empty()) return 0;
  return stream(lists[3], lists[4], lists[5], lists[6], (std::uint64_t{1} << elements) - 1);
}

}  // namespace clew::census
