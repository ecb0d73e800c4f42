// Which reading of a grid is right: the likeliest that has exactly one solution.
#pragma once

#include <cstdint>
#include <vector>

#include "clew/layout.h"
#include "clew/solve.h"
#include "clew/stop.h"

namespace clew::photo {

/// For each cell the natural logarithms of the probabilities of blank (0) and of each digit; then for each cage those of
/// its likely totals.
using Likelihoods = std::vector<std::vector<float>>;

/// A choice for each cell (a digit, 0: blank) and for each cage (the place of its total in the list of likely ones).
using Reading = std::vector<std::uint8_t>;

/// A cage with the totals that it may have; none if it has no total.
struct CageReading {
  std::vector<CellId> cells;
  std::vector<int> totals;
};

/// Asks the solver about readings, which may hold repeats.
class ReadingJudge {
 public:
  /// The layout has a square grid. Fails if nobody can solve it.
  static Expected<ReadingJudge> make(LayoutPtr, std::vector<CageReading> = {}, Stop = {});
  /// True if the reading has exactly one solution.
  bool one_solution(const Reading&) const;
  /// The layout with the cages of a reading; null if it cannot be built.
  LayoutPtr layout(const Reading&) const;

 private:
  ReadingJudge(Solver solver, std::vector<CageReading> cages, Stop stop)
      : solver_(std::move(solver)), cages_(std::move(cages)), stop_(stop) {}
  bool add_up(const Reading&) const;

  Solver solver_;  // without cages
  std::vector<CageReading> cages_;
  Stop stop_;
};

struct Decision {
  Reading first;                    // the likeliest reading
  Reading taken;                    // the likeliest with exactly one solution; otherwise as `first`
  bool unique = false;              // there is one
  double cost = 0;                  // nats between the two
  int readings = 0;                 // asked about
  std::vector<std::size_t> doubts;  // places in the reading, ascending
};

/// Looks for the likeliest reading with exactly one solution among at most `most` readings. The first `cells` places of
/// a reading are cells, the others cages.
Decision decide(const ReadingJudge&, const Likelihoods&, std::size_t cells, int most);

}  // namespace clew::photo
