// Few items that hit every set of a list: each set contains one of them.
#pragma once

#include <cstdint>
#include <vector>

#include "base/random.h"

namespace clew::generation {

class HittingSet {
 public:
  using Items = std::vector<std::uint32_t>;

  /// Items are numbers below `items`.
  explicit HittingSet(std::size_t items) : sets_of_(items) {}

  /// The set must not be empty.
  void add(Items set);
  /// Chooses items greedily, the most useful one first, with random ties. None of them can be left
  /// out.
  Items choose(Random&) const;

 private:
  std::vector<Items> sets_;
  std::vector<std::vector<std::uint32_t>> sets_of_;  // by item: the sets that contain it
};

}  // namespace clew::generation
