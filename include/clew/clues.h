// Every puzzle with n clues that has a given grid as its only solution.
//
// A job names the grid and n, and perhaps a part of the work; what it finds depends on nothing
// else, so that a job can be cut into parts, done anywhere, and done again. docs/clues.md tells the
// method.
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
  std::vector<CellId> given;      // cells that are clues
  std::vector<CellId> forbidden;  // cells that are none
  bool minimal = false;           // only puzzles of which no clue can be left out
  /// Part 0 … parts-1 of the work: each puzzle is found in exactly one. Parts take about equally
  /// long when there are few; each needs the unavoidable sets of the grid anew.
  int part = 0, parts = 1;
  Stop stop;
};

/// The signature of the work: the same for the same job on every processor.
struct CluesCounters {
  std::uint64_t firsts = 0;      // choices for the first band; on other layouts: branches
  std::uint64_t joined = 0;      // with a second band's; on other layouts: nodes
  std::uint64_t thirds = 0;      // of these, looked at with the third
  std::uint64_t candidates = 0;  // sets of clues that meet all unavoidable sets known
  std::uint64_t puzzles = 0;     // of these, with one solution

  friend bool operator==(const CluesCounters&, const CluesCounters&) = default;
};

struct CluesReport {
  bool exact = false;  // the work was done to its end; otherwise the sink or a stop ended it
  CluesCounters counters;
};

/// For one thread; keeps what it knows of a grid from one job to the next. Any layout of at most
/// 128 cells: the classic 9x9 by bands, others by unavoidable sets as they come up, which takes far
/// longer where they have many cells.
class ClueFinder {
 public:
  static constexpr Kinds kinds = told_by_houses;
  /// Fails when there is no layout, when it has more than 128 cells, or constraints of other kinds.
  static Expected<ClueFinder> make(LayoutPtr);
  ~ClueFinder();
  ClueFinder(ClueFinder&&) noexcept;
  ClueFinder& operator=(ClueFinder&&) noexcept;

  /// Puzzles as the digits of each cell, 0 = blank, in an order that depends on the job alone; the
  /// sink ends the search by returning false. Fails when the job makes no sense: a grid that is no
  /// solution, a cell both given and forbidden, a part that is none.
  using Sink = std::function<bool(std::span<const Digit>)>;
  Expected<CluesReport> find(const CluesJob&, const Sink&);

 private:
  struct Method;
  explicit ClueFinder(std::unique_ptr<Method>);
  std::unique_ptr<Method> method_;
};

}  // namespace clew
