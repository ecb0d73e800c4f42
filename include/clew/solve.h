// Solving: whether a puzzle has a solution, the number of solutions, and the digits that occur in
// some solution.
//
// A puzzle is used as it is: givens and entries are values, marks restrict the candidates of other
// cells. To use the givens alone, pass a puzzle without entries and marks. Every call may run on
// any thread, ends soon after a Stop, and then returns its partial result. An invalid puzzle
// (clew/validate.h) is an error.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "clew/puzzle.h"
#include "clew/stop.h"

namespace clew {

/// Default memory bound of a search, in bytes.
inline constexpr std::size_t usual_memory = std::size_t{1} << 30;

struct SolveOptions {
  std::uint64_t limit = 2;  // number of solutions at which the search ends; 0: no limit
  Stop stop;
  /// Bytes that the search may use, learned clauses included; the tables of a layout (about 100
  /// bytes a candidate) come on top. A search that needs more ends with a partial result.
  std::size_t memory = usual_memory;
  /// Conflicts of clause learning after which the search ends with a partial result: a bound that
  /// is the same on every machine. Searches without learning, as for most puzzles up to 15x15,
  /// count no conflicts.
  std::uint64_t conflicts = ~std::uint64_t{0};
};

/// Options of counting, which by default continues to the end.
struct CountOptions {
  std::uint64_t limit = 0;
  Stop stop;
  std::size_t memory = usual_memory;
  std::uint64_t conflicts = ~std::uint64_t{0};
};

struct EstimateOptions {
  std::uint64_t seed = 1;  // of the samples; the same seed gives the same estimate
  Stop stop;
  std::size_t memory = usual_memory;
};

struct CandidateOptions {
  Stop stop;
  std::size_t memory = usual_memory;
};

enum class Status : std::uint8_t { none, unique, multiple, unknown };

struct Solved {
  /// unknown: stopped, or ended at limit 1, before the status was known.
  Status status = Status::unknown;
  std::uint64_t solutions = 0;  // number found; at most the limit
  bool exact = false;           // there are no more solutions
  std::vector<Digit> solution;  // the first solution, one digit a cell; empty if none was found
};

struct Count {
  std::uint64_t solutions = 0;  // lower bound of the number; never above the limit, if there is one
  bool exact = false;           // `solutions` is the exact number
};

/// About how many solutions.
struct Estimate {
  double log10_solutions = 0;
  double relative_error = 0;           // one standard error; 0 if exact
  std::optional<std::uint64_t> exact;  // the number, where it was counted
};

/// For each cell, the digits that occur in some solution.
struct TrueCandidates {
  Status status = Status::unknown;
  /// Digits known to occur; all of them if exact. Empty sets if there is no solution.
  std::vector<DigitSet> digits;
  bool exact = false;
  /// The number of solutions, and at cell · digits + digit - 1 the number of solutions with that
  /// digit in that cell. Set only if there are at most `shares_limit` solutions and, under
  /// constraints, each is found quickly.
  std::optional<std::uint64_t> solutions;
  std::vector<std::uint32_t> shares;
  static constexpr std::uint64_t shares_limit = 10'000;
};

/// Receives each solution, one digit a cell, valid during the call. Returns false to end the
/// search.
using Visit = std::function<bool(std::span<const Digit>)>;

namespace search {
struct Tables;
}

/// Solves puzzles of one layout. Its tables take longer to build than an easy puzzle takes to
/// solve, so use one object for many puzzles. It is immutable and may be shared by threads.
class Solver {
 public:
  static constexpr Kinds kinds = told_by_houses | told_by_primitives;

  /// Fails if the layout is null, has constraints of kinds outside `kinds`, or has a constraint
  /// that is too large.
  static Expected<Solver> make(LayoutPtr);
  const LayoutPtr& layout() const { return layout_; }

  // The puzzle's layout must equal this one; a layout with other cells or digits is an error.
  Expected<Solved> solve(const Puzzle&, const SolveOptions& = {}) const;
  Expected<Count> count(const Puzzle&, const CountOptions& = {}) const;
  /// Estimates the number of solutions from samples, and counts small numbers. Returns nothing if it
  /// was stopped before there was an estimate.
  Expected<std::optional<Estimate>> estimate(const Puzzle&, const EstimateOptions& = {}) const;
  /// Visits every solution once, in an order that depends on the puzzle alone.
  Expected<Count> enumerate(const Puzzle&, const Visit&, const CountOptions& = {}) const;
  Expected<TrueCandidates> candidates(const Puzzle&, const CandidateOptions& = {}) const;

 private:
  Solver(LayoutPtr, std::shared_ptr<const search::Tables>);
  Expected<void> fits(const Puzzle&) const;
  LayoutPtr layout_;
  std::shared_ptr<const search::Tables> tables_;
};

// The same for a single puzzle.
Expected<Solved> solve(const Puzzle&, const SolveOptions& = {});
Expected<Count> count(const Puzzle&, const CountOptions& = {});
Expected<Count> enumerate(const Puzzle&, const Visit&, const CountOptions& = {});
Expected<TrueCandidates> true_candidates(const Puzzle&, const CandidateOptions& = {});

}  // namespace clew
