// The checker: proves a step from its evidence alone. It knows no technique. It takes the grid
// before the step, keeps only the facts that the evidence names, adds the opposite of the
// conclusion, and asks whether that can be satisfied. If it can, the step is wrong or its reason
// incomplete.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "clew/puzzle.h"
#include "clew/step.h"
#include "clew/stop.h"

namespace clew {

enum class Verdict : std::uint8_t {
  proven,
  refuted,    // the facts do not lead to the conclusion
  malformed,  // a fact, a conclusion, the grid or the givens make no sense on this layout
  unknown,    // stopped
};

/// Made once for a layout; one thread at a time.
class Checker {
 public:
  static constexpr Kinds kinds = told_by_houses | told_by_primitives;

  /// Fails when there is no layout, when it has constraints of other kinds, and when one is too
  /// large to be worked on.
  static Expected<Checker> make(LayoutPtr);
  ~Checker();
  Checker(Checker&&) noexcept;
  Checker& operator=(Checker&&) noexcept;

  /// `before`: the grid that the step was found in. `givens`: one per cell, 0 = none, which no
  /// deadly pattern may hold; empty: every value counts as given. `given_marks`: the candidates that
  /// the puzzle gives, one set per cell, or empty; a deadly pattern has no others.
  ///
  /// A deadly pattern must, besides, be one: two digits for each of its cells, none of them given;
  /// in every house that it meets each of its digits in exactly two of its cells; and no cell
  /// linked to one of them, outside shared houses, able to hold one of its digits. Then the facts
  /// and the opposite need only force its cells to their digits: swapping these would give a second
  /// solution.
  Verdict check(const Grid& before, std::span<const Digit> givens, const Step&, const Stop& = {},
                std::span<const DigitSet> given_marks = {});

  /// Whether a step without a deadly pattern is proven with so many conflicts of the solver at most.
  bool proves(const Grid& before, const Step&, std::uint64_t conflicts);

  /// Which facts of a step without a deadly pattern are enough: goes through them from the last to
  /// the first, and leaves each out that the others can do without. One flag per fact: needed.
  /// Empty when the step is not proven or makes no sense. With `conflicts`, so many at most are
  /// taken by the solver, some 20 us each on puzzles of 9x9; they are counted off, and with none
  /// left the step is not proven.
  std::vector<bool> needed(const Grid& before, const Step&, std::uint64_t* conflicts = nullptr);

 private:
  class Claim;
  explicit Checker(std::unique_ptr<Claim>);
  std::unique_ptr<Claim> claim_;
};

}  // namespace clew
