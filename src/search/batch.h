// Solves many 9x9 or 6x6 puzzles at once, one bit of a vector each.
//
// Puzzles and the nodes of their search trees pass through the kernel in batches of 512, 256 or
// 128, in any mixture of puzzles; docs/kernels.md explains the method. Supports rows, columns,
// boxes, any further houses of nine, and pairs that differ.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "clew/layout.h"
#include "clew/stop.h"
#include "search/batch/kernel_user.h"
#include "search/batch/path.h"
#include "search/batch/waiting.h"

namespace clew::search {

inline constexpr Kinds batch_kinds = told_by_houses;

/// The kernels that this processor runs, widest first; never empty.
const std::vector<const Kernel*>& kernels(GridShape = GridShape::nine);

/// Returns the rules of a layout beyond rows, columns and boxes of its grid. Returns nothing if the
/// layout lacks some of these, or has rules that are neither links nor extra houses of every digit.
std::optional<Extras> extras_of(const Layout&, GridShape = GridShape::nine);

struct BatchJob {
  /// 81 symbols each (36 for 6x6). A symbol is a digit if its lower four bits are 1 … 9, as text or
  /// as a plain number; every other symbol is blank. A puzzle with a digit above 6 has no solution
  /// on 6x6.
  const std::uint8_t* const* puzzles = nullptr;
  std::size_t size = 0;
  std::uint64_t limit = 2;  // solutions counted before a puzzle is done; 0: none
  std::uint64_t* counts = nullptr;
  /// Null, or the destination of solutions: the symbols of solution i start at solutions + i·pitch,
  /// each digit plus `base`. If there are several solutions, it is the first in depth-first order,
  /// for any limit, other puzzles and width. If there is none, the contents are undefined.
  std::uint8_t* solutions = nullptr;
  std::size_t pitch = 81;
  std::uint8_t base = 0;
  /// Any of several solutions may be returned, and the limit ends the search.
  bool any_solution = false;
  /// Null, or a flag for each puzzle: set to 1 if a stop came before the count was complete.
  std::uint8_t* unfinished = nullptr;
  /// Gives a puzzle up after `patience` nodes, counted from its latest solution, and more nodes
  /// than to that solution. An idle lane of a batch counts as a node of the puzzles that keep the
  /// others busy.
  std::uint64_t patience = std::uint64_t{1} << 62;
  /// Null: no puzzle is given up, and a search more than 63 branches deep may return any of several
  /// solutions. Otherwise a flag for each puzzle: set to 1 if it was given up for too many nodes or
  /// branches; its count and solution are then undefined.
  std::uint8_t* given_up = nullptr;
};

/// Counters of a search. They depend on the puzzles, the limit and the width alone, and serve as a
/// signature.
struct BatchCounters {
  std::uint64_t batches = 0, rounds = 0, nodes = 0, branches = 0, solutions = 0;
};

/// Holds about half a megabyte; keep one in each thread.
class BatchSolver : KernelUser {
 public:
  explicit BatchSolver(const Kernel& = *kernels().front(), const Extras* = nullptr);

  /// Returns false if stopped. Counts are then lower bounds for puzzles flagged in `unfinished`.
  bool run(const BatchJob&, const Stop& = {});

  /// Counts the solutions of one grid from any candidates, up to a limit (0: none). No two cells of
  /// a house may have the same single candidate. Returns false if stopped; the number is then a
  /// lower bound. If patience runs out, as above, leaves `open` nodes whose solutions are not yet
  /// counted.
  bool count(const SearchNode&, std::uint64_t limit, std::uint64_t& solutions,
             std::uint64_t patience, std::vector<SearchNode>& open, const Stop& = {});

  const BatchCounters& counters() const { return counters_; }
  const Kernel& kernel() const { return kernel_; }

 private:
  struct Lane {
    Path path;
    std::uint32_t puzzle;
  };
  struct Account {
    std::uint64_t nodes = 0, at_last = 0;  // taken; of these to the last solution
    std::uint64_t solutions = 0;
  };

  void begin(const BatchJob&);
  bool search(const BatchJob&, const Stop&, std::size_t next = 0);
  int take_puzzles(const BatchJob&, std::size_t& next);
  void begin_puzzles(const BatchJob&, std::size_t from, std::size_t to);
  int take_nodes();
  bool is_done(std::size_t puzzle) const;
  bool wanted(Path path, std::size_t puzzle) const;
  void park_hot();
  template <class F>
  void for_each_begun(F) const;
  void charge(const BatchJob&, int n);
  void drop(std::size_t puzzle);
  void give_up(const BatchJob&, std::size_t puzzle);
  void leave_open(int n);
  int step(const BatchJob&, int n, int rounds, int least_branching, bool more_come);
  void count_solved(const BatchJob&, const LaneSets&);
  void add_hot(const SearchNode&, Lane);
  void resume(Waiting::Stacks&, std::uint32_t puzzle);
  int go_on(const BatchJob&, const LaneSets&, int n);
  void name_unfinished(const BatchJob&, std::size_t next) const;

  std::vector<Lane> lanes_;                // lanes of the batch in the kernel
  std::vector<Lane> hot_;                  // lanes of the next batch
  std::vector<const std::uint8_t*> rows_;  // their nodes
  std::size_t hot_size_ = 0;
  std::vector<Lane> parked_;  // lanes of a later batch, since puzzles came in
  std::vector<SearchNode> parked_nodes_;
  std::size_t parked_size_ = 0;
  std::uint64_t staying_[max_lanes / 64] = {};  // lanes that continue in place
  std::vector<Split> splits_;
  std::vector<std::uint32_t> resuming_;  // puzzles whose last active node has ended
  std::vector<SolutionPlace> winners_;   // solutions to be written
  int winners_size_ = 0;
  Waiting waiting_;

  // One for each puzzle of the job.
  std::vector<Path> best_;              // paths of the best solutions found
  std::vector<std::uint16_t> horizon_;  // beginning of the best path of a finished puzzle
  std::vector<std::uint32_t> account_;  // its number from 1; 0: none yet, as most never have

  std::vector<Account> accounts_;
  std::vector<SearchNode>* open_ = nullptr;  // destination of the nodes that are given up
  BatchCounters counters_;
};

}  // namespace clew::search
