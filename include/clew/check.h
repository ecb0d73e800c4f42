// The checker: proves a step from its evidence alone, without knowledge of techniques. It takes the
// grid before the step, keeps only the facts that the evidence names, adds the opposite of the
// conclusion, and tests satisfiability. If this is satisfiable, the step is wrong or its evidence
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
  malformed,  // a fact, a conclusion, the grid or the givens do not fit the layout
  unknown,    // stopped before an answer
};

/// Checks steps of one layout. Use one object per thread.
class Checker {
 public:
  static constexpr Kinds kinds = told_by_houses | told_by_primitives;

  /// Fails if the layout is null or too large, or has constraints of kinds outside `kinds`.
  static Expected<Checker> make(LayoutPtr);
  ~Checker();
  Checker(Checker&&) noexcept;
  Checker& operator=(Checker&&) noexcept;

  /// Checks a step. `before`: the grid in which the step was found. `givens`: one per cell, 0 =
  /// none; a deadly pattern must not contain a given. If empty, every value counts as given.
  /// `given_marks`: the candidates that the puzzle gives, one set per cell, or empty; a deadly
  /// pattern uses only these.
  ///
  /// A deadly pattern must be valid: two digits for each of its cells, none of them given; each
  /// digit in exactly two cells of every house that the pattern meets; and no cell that is linked
  /// to the pattern outside shared houses can hold one of its digits. The facts and the opposite of
  /// the conclusion then only need to force the cells to their digits, because swapping the digits
  /// would give a second solution.
  Verdict check(const Grid& before, std::span<const Digit> givens, const Step&, const Stop& = {},
                std::span<const DigitSet> given_marks = {});

  /// Returns true if a step without a deadly pattern is proven within this number of solver
  /// conflicts.
  bool proves(const Grid& before, const Step&, std::uint64_t conflicts);

  /// Finds facts that suffice for a step without a deadly pattern: drops each fact, from last to
  /// first, that the remaining facts can do without. Returns one flag per fact, true if needed.
  /// Returns an empty vector if the step is not proven or malformed. `conflicts`: budget of solver
  /// conflicts (about 20 us each on 9x9), decreased by the conflicts used; at 0 the step is not
  /// proven. With a budget, facts on which the first proofs do not rest go before all others.
  std::vector<bool> needed(const Grid& before, const Step&, std::uint64_t* conflicts = nullptr);

 private:
  class Claim;
  explicit Checker(std::unique_ptr<Claim>);
  std::unique_ptr<Claim> claim_;
};

}  // namespace clew
