// Candidates that occur in some filling of a few cells: a small search over primitives; cells that
// see each other differ.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "constraints/narrow.h"

namespace clew::logic {

class Ways {
 public:
  using Sees = std::function<bool(CellId, CellId)>;
  enum class Found : std::uint8_t { all, fewer, none, gave_up };

  /// A condition to satisfy, and its cells.
  struct Part {
    const constraints::Parts* says;
    std::span<const CellId> cells;
  };

  /// Removes candidates (by cell of the layout) that no filling uses. The parts involve no other
  /// cells. After `gave_up` the candidates are unchanged.
  Found look(const Layout&, std::span<const CellId> cells, std::span<const Part>, const Sees&,
             std::span<DigitSet> candidates, std::size_t most_nodes);

 private:
  bool is_one_sum() const;
  Found go_through(std::span<DigitSet>);
  void watch();
  void touch(std::size_t);
  bool settle(std::span<DigitSet>, std::size_t from, std::size_t to);
  bool fill(std::span<DigitSet>, std::size_t changed);

  static constexpr std::size_t few_sums = 10'000;  // bound on the fillings of a sum that are
                                                   // enumerated

  const Layout* layout_ = nullptr;
  std::span<const CellId> cells_;
  std::span<const Part> parts_;
  std::vector<std::uint8_t> sees_;                  // by pair of cells
  std::vector<std::vector<std::size_t>> watchers_;  // by cell: the parts about it
  std::vector<std::vector<std::size_t>> about_;     // by part: its cells' places in the list
  std::vector<std::size_t> changed_;                // changed cells that are not yet propagated
  std::vector<std::uint8_t> stale_;                 // by part
  std::vector<DigitSet> used_;                      // by cell: by the ways so far
  std::vector<DigitSet> seen_;                      // scratch
  constraints::Narrower narrower_;
  std::size_t nodes_ = 0;
};

}  // namespace clew::logic
