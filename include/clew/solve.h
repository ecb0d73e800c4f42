// Solving: whether a puzzle has a solution, which, how many, and which digits occur in some
// solution.
//
// A puzzle is taken as it stands: givens and entries are values, marks restrict the other cells'
// candidates. To solve what was given and nothing else, pass a puzzle without entries and marks.
// Every call may run on any thread, ends soon after Stop asks for it, and then says what it knows.
// A puzzle that is not valid (clew/validate.h) is an error in the answer, which says nothing else.
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

struct SearchOptions {
  std::uint64_t limit = 2;  // solutions after which the search ends; 0: none
  Stop stop;
  /// Bytes that the search may hold, learned clauses included; the tables of a layout (about 100
  /// bytes a candidate) come on top. A search that would need more gives up with what it knows.
  std::size_t memory = std::size_t{1} << 30;
  /// Conflicts of clause learning after which solve(), count() and enumerate() give up with what
  /// they know: a bound that is the same on every machine. What is solved without learning, as most
  /// puzzles up to 15x15 are, counts none.
  std::uint64_t conflicts = ~std::uint64_t{0};
};

enum class Status : std::uint8_t { none, unique, multiple, unknown };

struct Solved {
  /// unknown: stopped, or limit 1 reached, before more could be said.
  Status status = Status::unknown;
  std::uint64_t solutions = 0;  // found; at most the limit
  bool exact = false;           // there are no more than these
  std::vector<Digit> solution;  // the first one, one digit a cell; empty when none was found
  std::optional<Error> error = {};
};

struct Count {
  std::uint64_t solutions = 0;  // at least so many; never above the limit, if there is one
  bool exact = false;           // exactly so many
  std::optional<Error> error = {};
};

/// For each cell the digits that occur in some solution.
struct TrueCandidates {
  Status status = Status::unknown;
  /// Digits known to occur; all of them when exact. Empty sets when there is no solution.
  std::vector<DigitSet> digits;
  bool exact = false;
  /// How many solutions there are, and for each cell · digits + digit - 1 how many of them have
  /// that digit there; only when there are at most `shares_limit` of them.
  std::optional<std::uint64_t> solutions;
  std::vector<std::uint32_t> shares;
  std::optional<Error> error = {};
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
  /// Other constraints are an error in every answer.
  static constexpr Kinds kinds = Kinds::all() - Kinds{Constraint::Kind::custom};

  explicit Solver(LayoutPtr);
  const LayoutPtr& layout() const { return layout_; }

  // The puzzle's layout must be this one, or equal to it: one with other cells or digits is an
  // error.
  Solved solve(const Puzzle&, const SearchOptions& = {}) const;
  Count count(const Puzzle&, SearchOptions = {.limit = 0}) const;
  /// Visits every solution once, in an order that depends on nothing but the puzzle.
  Count enumerate(const Puzzle&, const Visit&, SearchOptions = {.limit = 0}) const;
  /// The limit is not used.
  TrueCandidates candidates(const Puzzle&, const SearchOptions& = {}) const;

 private:
  std::optional<Error> refuse(const Puzzle&) const;
  LayoutPtr layout_;
  std::shared_ptr<const search::Tables> tables_;
};

// The same for a single puzzle.
Solved solve(const Puzzle&, const SearchOptions& = {});
Count count(const Puzzle&, SearchOptions = {.limit = 0});
Count enumerate(const Puzzle&, const Visit&, SearchOptions = {.limit = 0});
TrueCandidates true_candidates(const Puzzle&, const SearchOptions& = {});

}  // namespace clew
