// Smallest hitting sets: the fewest elements of a small universe that meet every one of some sets.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "clew/stop.h"

namespace clew::sat {

class HittingSets {
 public:
  explicit HittingSets(std::size_t universe);

  /// Elements are numbered from 0. The set must not be empty.
  void add(std::span<const std::size_t> set);

  /// A smallest hitting set, ascending; nothing when none has fewer than `enough` elements, or when
  /// stopped.
  std::optional<std::vector<std::size_t>> smallest(std::size_t enough, const Stop& stop);
  /// Returns true if the last call was stopped.
  bool stopped() const { return stopped_; }

 private:
  using Words = std::vector<std::uint64_t>;

  bool hit(std::size_t budget, const Stop& stop);
  std::size_t disjoint_sets();
  bool is_hit(const Words& set) const;
  bool hits_all(std::span<const std::size_t> elements) const;
  std::size_t choices(const Words& set) const;

  std::size_t words_;
  std::vector<Words> sets_;
  std::size_t least_ = 0;  // lower bound on the size of a hitting set; it grows as sets are added
  Words taken_, banned_;
  std::vector<std::size_t> result_;
  std::uint64_t ticks_ = 0;
  bool stopped_ = false;
};

}  // namespace clew::sat
