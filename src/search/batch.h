// Many 9x9 or 6x6 puzzles at once, one bit of a vector each.
//
// Puzzles and the nodes of their search trees go through the kernel in batches of 512, 256 or 128
// whatever puzzle they belong to; docs/kernels.md tells how. For rows, columns, boxes, and any
// further houses of nine and pairs that differ.
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

/// The rules of a layout beyond rows, columns and boxes of such a grid; nothing when it lacks some
/// of these or has rules that are neither links nor extra houses of every digit.
std::optional<Extras> extras_of(const Layout&, GridShape = GridShape::nine);

struct BatchJob {
  /// 81 symbols each (of 6x6: 36): a digit is a symbol whose lower four bits are 1 … 9, in text as
  /// in plain numbers; every other symbol is blank. With a digit that 6x6 has not got there is no
  /// solution.
  const std::uint8_t* const* puzzles = nullptr;
  std::size_t size = 0;
  std::uint64_t limit = 2;  // solutions counted before a puzzle is done; 0: none
  std::uint64_t* counts = nullptr;
  /// Null, or where solution i goes: its symbols at solutions + i·pitch, digit plus `base`. Of
  /// several solutions it is the first that a depth-first search would meet, whatever the limit,
  /// the other puzzles and the width. Where there is none, what is written means nothing.
  std::uint8_t* solutions = nullptr;
  std::size_t pitch = 81;
  std::uint8_t base = 0;
  /// Of several solutions any one will do, and the limit ends the search.
  bool any_solution = false;
  /// Null, or a flag for each puzzle: set to 1 where a stop came before all was counted.
  std::uint8_t* unfinished = nullptr;
  /// A puzzle is given up that takes so many nodes, and more than to its last solution, without
  /// another one. An idle lane of a batch counts as a node of those that keep the others busy.
  std::uint64_t patience = std::uint64_t{1} << 62;
  /// Null: none is given up, and where more than 63 branches deep the solution may be any. Or a
  /// flag for each puzzle: set to 1 where it was given up, for too many nodes or branches; its
  /// count and solution then mean nothing.
  std::uint8_t* given_up = nullptr;
};

/// What a search did. Depends on the puzzles, the limit and the width alone, and so serves as a
/// signature.
struct BatchCounters {
  std::uint64_t batches = 0, rounds = 0, nodes = 0, branches = 0, solutions = 0;
};

/// Holds about half a megabyte; keep one in each thread.
class BatchSolver : KernelUser {
 public:
  explicit BatchSolver(const Kernel& = *kernels().front(), const Extras* = nullptr);

  /// Returns false when stopped. Counts are then lower bounds where `unfinished` says so.
  bool run(const BatchJob&, const Stop& = {});

  /// Counts the solutions of one grid from any candidates, up to a limit (0: none). No two cells of
  /// a house may be left with one and the same digit. Returns false when stopped; the number is
  /// then a lower bound. Out of patience, as above, it leaves nodes `open` whose solutions are yet
  /// to be counted.
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

  std::vector<Lane> lanes_;                // of the batch in the kernel
  std::vector<Lane> hot_;                  // of the next batch
  std::vector<const std::uint8_t*> rows_;  // their nodes
  std::size_t hot_size_ = 0;
  std::vector<Lane> parked_;  // of a later batch, since puzzles came in
  std::vector<SearchNode> parked_nodes_;
  std::size_t parked_size_ = 0;
  std::uint64_t staying_[max_lanes / 64] = {};  // lanes that go on where they are
  std::vector<Split> splits_;
  std::vector<std::uint32_t> resuming_;  // puzzles whose node was the last one on its way
  std::vector<SolutionPlace> winners_;   // solutions to be written
  int winners_size_ = 0;
  Waiting waiting_;

  // One for each puzzle of the job.
  std::vector<Path> best_;              // of the solutions found
  std::vector<std::uint16_t> horizon_;  // how the best of a puzzle that is done begins
  std::vector<std::uint32_t> account_;  // its number from 1; 0: none yet, as most never have

  std::vector<Account> accounts_;
  std::vector<SearchNode>* open_ = nullptr;  // where what is given up is left
  BatchCounters counters_;
};

}  // namespace clew::search
