// Solving: whether a puzzle has a solution, which, how many, and which digits occur in some
// solution.
//
// A puzzle is taken as it stands: givens and entries are values, marks restrict the other cells'
// candidates. To solve what was given and nothing else, pass a puzzle without entries and marks.
// Every call may run on any thread, ends soon after Stop asks for it, and then says what it knows.
// A puzzle that is not valid (clew/validate.h) is an error.
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

/// Bytes that a search may hold unless it is told otherwise.
inline constexpr std::size_t usual_memory = std::size_t{1} << 30;

struct SolveOptions {
  std::uint64_t limit = 2;  // solutions after which the search ends; 0: none
  Stop stop;
  /// Bytes that the search may hold, learned clauses included; the tables of a layout (about 100
  /// bytes a candidate) come on top. A search that would need more gives up with what it knows.
  std::size_t memory = usual_memory;
  /// Conflicts of clause learning after which the search gives up with what it knows: a bound that
  /// is the same on every machine. What is solved without learning, as most puzzles up to 15x15
  /// are, counts none.
  std::uint64_t conflicts = ~std::uint64_t{0};
};

/// The same of counting, which goes on to the end unless it is told otherwise.
struct CountOptions {
  std::uint64_t limit = 0;
  Stop stop;
  std::size_t memory = usual_memory;
  std::uint64_t conflicts = ~std::uint64_t{0};
};

struct CandidateOptions {
  Stop stop;
  std::size_t memory = usual_memory;
};

enum class Status : std::uint8_t { none, unique, multiple, unknown };

struct Solved {
  /// unknown: stopped, or limit 1 reached, before more could be said.
  Status status = Status::unknown;
  std::uint64_t solutions = 0;  // found; at most the limit
  bool exact = false;           // there are no more than these
  std::vector<Digit> solution;  // the first one, one digit a cell; empty when none was found
};

struct Count {
  std::uint64_t solutions = 0;  // at least so many; never above the limit, if there is one
  bool exact = false;           // exactly so many
};

/// For each cell the digits that occur in some solution.
struct TrueCandidates {
  Status status = Status::unknown;
  /// Digits known to occur; all of them when exact. Empty sets when there is no solution.
  std::vector<DigitSet> digits;
  bool exact = false;
  /// How many solutions there are, and for each cell · digits + digit - 1 how many of them have
  /// that digit there; only when there are at most `shares_limit` of them, and under constraints none
  /// of them is long in coming.
  std::optional<std::uint64_t> solutions;
  std::vector<std::uint32_t> shares;
  static constexpr std::uint64_t shares_limit = 10'000;
};

/// Called with each solution, one digit a cell, valid during the call; false ends the search.
using Visit = std::function<bool(std::span<const Digit>)>;

namespace search {
struct Tables;
}

/// Solves puzzles of one layout. Holds tables that take longer to make than an easy puzzle takes to
/// solve, so keep one for many puzzles; it never changes and may be shared by threads.
class Solver {
 public:
  static constexpr Kinds kinds = told_by_houses | told_by_primitives;

  /// Fails when there is no layout, when it has constraints of other kinds, and when one of them is
  /// too large to be worked with.
  static Expected<Solver> make(LayoutPtr);
  const LayoutPtr& layout() const { return layout_; }

  // The puzzle's layout must be this one, or equal to it: one with other cells or digits is an
  // error.
  Expected<Solved> solve(const Puzzle&, const SolveOptions& = {}) const;
  Expected<Count> count(const Puzzle&, const CountOptions& = {}) const;
  /// Visits every solution once, in an order that depends on nothing but the puzzle.
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
