// Which reading of a grid is right: the likeliest that has exactly one solution.
#pragma once

#include <optional>
#include <vector>

#include "clew/layout.h"
#include "clew/solve.h"
#include "clew/stop.h"

namespace clew::photo {

/// For each cell the natural logarithms of the probabilities of blank (0) and of each digit.
using Likelihoods = std::vector<std::vector<float>>;

/// Asks the solver about readings, which may hold repeats.
class ReadingJudge {
 public:
  static Expected<ReadingJudge> make(LayoutPtr, Stop = {});
  /// True if the digits (0: blank) have exactly one solution.
  bool one_solution(const std::vector<Digit>&) const;
  const LayoutPtr& layout() const { return solver_.layout(); }

 private:
  ReadingJudge(Solver solver, Stop stop) : solver_(std::move(solver)), stop_(stop) {}
  Solver solver_;
  Stop stop_;
};

struct Decision {
  std::vector<Digit> first;    // the likeliest reading
  std::vector<Digit> digits;   // the likeliest with exactly one solution; otherwise as `first`
  bool unique = false;         // there is one
  double cost = 0;             // nats between the two
  int readings = 0;            // asked about
  std::vector<CellId> doubts;  // ascending
};

/// Looks for the likeliest reading with exactly one solution among at most `most` readings.
Decision decide(const ReadingJudge&, const Likelihoods&, int most);

}  // namespace clew::photo
