// Seven lists of sets of up to 63 elements: in how many ways can one of each be chosen so that all
// are disjoint and together hold every element?
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace clew::census {

/// Meets in the middle: all disjoint unions of the first three lists are kept in a hash table with
/// their number, those of the last four are streamed past it. Keep one object for many joins: it
/// keeps its table.
class SevenfoldJoin {
 public:
  using Sets = std::vector<std::uint64_t>;

  std::uint64_t count(const std::array<Sets, 7>& lists, int elements);
  /// Number of unions computed so far, a measure of the time.
  std::uint64_t work() const { return work_; }

 private:
  void keep(std::uint64_t key);
  std::uint64_t found(std::uint64_t key) const;
  void build(const Sets&, const Sets&, const Sets&);
  std::uint64_t stream(const Sets&, const Sets&, const Sets&, const Sets&, std::uint64_t all);

  std::size_t slot(std::uint64_t key) const { return (key * 0x9E3779B97F4A7C15u) >> shift_; }

  Sets unions_;
  std::vector<std::uint64_t> keys_;  // 0: free; a union is never empty
  std::vector<std::uint32_t> numbers_;
  int shift_ = 64;
  std::uint64_t work_ = 0;
};

}  // namespace clew::census
