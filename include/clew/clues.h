// Every puzzle with n clues that has a given grid as its only solution.
//
// A job names the grid, n, and optionally a part of the work. The result depends on the job alone,
// so a job can be cut into parts, run anywhere, and repeated. docs/clues.md explains the method.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "clew/layout.h"
#include "clew/stop.h"

namespace clew {

struct CluesJob {
  std::vector<Digit> grid;  // a solution of the layout, one digit a cell
  int clues = 17;
  std::vector<CellId> given;      // cells that must be clues
  std::vector<CellId> forbidden;  // cells that must be blank
  bool minimal = false;           // only puzzles from which no clue can be removed
  /// Part of the work, 0 … parts-1. Each puzzle is found in exactly one part. A small number of
  /// parts take about equally long; each part computes the unavoidable sets of the grid again.
  int part = 0, parts = 1;
  Stop stop;
};

/// Counters of the work. The same job has the same counters on every processor.
struct CluesCounters {
  std::uint64_t firsts = 0;      // choices for the first band; other layouts: branches
  std::uint64_t joined = 0;      // pairs of a first and a second band's choice; other layouts:
                                 // nodes
  std::uint64_t thirds = 0;      // pairs that were extended by the third band
  std::uint64_t candidates = 0;  // sets of clues that hit all known unavoidable sets
  std::uint64_t puzzles = 0;     // candidates with exactly one solution

  friend bool operator==(const CluesCounters&, const CluesCounters&) = default;
};

struct CluesReport {
  bool exact = false;  // the work was finished; false if the sink or a stop ended it
  CluesCounters counters;
};

/// Finds puzzles of one layout with at most 128 cells. Use one object per thread; it keeps its
/// knowledge of a grid for the next job. The classic 9x9 is searched band by band. Other layouts
/// are searched by unavoidable sets as they come up, which is much slower on many cells.
class ClueFinder {
 public:
  static constexpr Kinds kinds = told_by_houses;
  /// Fails if the layout is null, has more than 128 cells, or has constraints of kinds outside
  /// `kinds`.
  static Expected<ClueFinder> make(LayoutPtr);
  ~ClueFinder();
  ClueFinder(ClueFinder&&) noexcept;
  ClueFinder& operator=(ClueFinder&&) noexcept;

  /// Receives each puzzle as one digit per cell, 0 = blank, in an order that depends on the job
  /// alone. Returns false to end the search. The search fails if the job is invalid: the grid is
  /// not a solution, a cell is both given and forbidden, or the part does not exist.
  using Sink = std::function<bool(std::span<const Digit>)>;
  Expected<CluesReport> find(const CluesJob&, const Sink&);

 private:
  struct Method;
  explicit ClueFinder(std::unique_ptr<Method>);
  std::unique_ptr<Method> method_;
};

}  // namespace clew
