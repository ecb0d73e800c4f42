// Common state of searches around a kernel, and iteration over sets of lanes.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <memory>
#include <new>

#include "search/batch/kernel.h"

namespace clew::search {

/// Calls f with each lane of the set's word of that number.
template <class F>
void for_each_lane(std::uint64_t set, int word, F f) {
  for (; set; set &= set - 1) f(word * 64 + std::countr_zero(set));
}

class KernelUser {
 protected:
  KernelUser(const Kernel& kernel, const Extras* extras)
      : kernel_(kernel),
        planes_(::operator new(kernel.planes_size, page)),
        nodes_(new SearchNode[kernel.lanes]()) {
    std::memset(planes_.get(), 0, kernel.planes_size);
    if (extras && (extras->houses || extras->links)) extras_ = std::make_unique<Extras>(*extras);
  }

  static constexpr std::align_val_t page{4096};
  struct Free {
    void operator()(void* p) const { ::operator delete(p, page); }
  };
  const Kernel& kernel_;
  std::unique_ptr<Extras> extras_;
  std::unique_ptr<void, Free> planes_;
  std::unique_ptr<SearchNode[]> nodes_;  // node of each lane, as last stored
};

}  // namespace clew::search
