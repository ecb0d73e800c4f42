// Search for another solution, with a patience that is the same on every machine.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "clew/layout.h"
#include "search/engine.h"
#include "search/tables.h"

namespace clew::generation {

class Seeker {
 public:
  /// Fails when a constraint is too large to be worked with.
  static Expected<Seeker> about(LayoutPtr);

  const LayoutPtr& layout() const { return layout_; }
  /// Nodes, and conflicts of clause learning, until an answer is unknown.
  void be_patient(std::uint64_t patience) { patience_ = patience; }

  enum class Told : std::uint8_t { found, none, unknown };
  struct Answer {
    Told told;
    std::vector<Digit> solution{};  // when found
  };
  /// Some solution with these givens.
  Answer any(std::span<const Digit> givens, const Stop&) const;
  /// Some other one than this; with a cell, one that differs there.
  Answer other(std::span<const Digit> givens, std::span<const Digit> solution, const Stop&,
               std::optional<CellId> at = {}) const;

 private:
  explicit Seeker(LayoutPtr);
  Answer ask(std::span<const DigitSet> start, std::uint64_t limit, std::span<const Digit> but,
             const Stop&) const;
  std::vector<DigitSet> start_of(std::span<const Digit> givens) const;

  LayoutPtr layout_;
  std::uint64_t patience_ = 20'000;
  std::shared_ptr<const search::Tables> tables_;
};

}  // namespace clew::generation
