// Which candidates some way to fill a few cells uses: a small search over primitives, with what
// sees each other apart.
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

  /// Takes from the cells' candidates, by cell of the layout, what no way uses. After `gave_up` they
  /// are as they were.
  Found look(const Layout&, std::span<const CellId> cells,
             std::span<const constraints::Parts* const>, const Sees&,
             std::span<DigitSet> candidates, std::size_t most_nodes);

 private:
  bool is_one_sum() const;
  Found go_through(std::span<DigitSet>);
  bool settle(std::span<DigitSet>);
  bool fill(std::span<DigitSet>);

  static constexpr std::size_t few_sums = 10'000;  // ways that a sum is gone through

  const Layout* layout_ = nullptr;
  std::span<const CellId> cells_;
  std::span<const constraints::Parts* const> parts_;
  std::vector<std::uint8_t> sees_;  // by pair of cells
  constraints::Narrower narrower_;
  std::size_t nodes_ = 0;
};

}  // namespace clew::logic
