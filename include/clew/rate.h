// How hard a puzzle is: Sudoku Explainer's three numbers, with the path behind them.
//
// ER is the hardest step, EP the hardest up to the first placement, ED the first step. They depend
// on the puzzle as it is given: an equivalent form may differ by a tenth. On layouts that nobody
// rates the same procedure runs and the answer says that the numbers are Clew's own.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "clew/error.h"
#include "clew/evidence.h"
#include "clew/puzzle.h"
#include "clew/stop.h"

namespace clew {

/// Ratings in tenths: 72 is 7.2.
using Tenths = int;

/// Whose numbers. Both follow the same procedure; the second has more techniques, and corrects a
/// few rules of the first.
enum class Scale : std::uint8_t {
  sudoku_explainer,  // Sudoku Explainer 1.2.1
  sukaku_explainer,  // SukakuExplainer 1.18.1 as it is set at first
};

struct RatedStep {
  Tenths rating = 0;
  std::string name;  // as Sudoku Explainer's users call it: "Cell Forcing Chains"
  std::vector<Candidate> placements, eliminations;
  // The evidence, as in a Step, when asked for.
  std::vector<Fact> facts;
  std::vector<CellId> pattern_cells;  // of a deadly pattern
  std::vector<DigitSet> pattern_digits;
};

struct Rating {
  enum class Status {
    rated,       // to the end
    unfinished,  // stopped: the numbers are what is known so far, the true ER is not below them
    stuck,       // no rule of the scale goes on; ER is 20.0 as in the original
  };
  Status status = Status::rated;
  Tenths er = 0, ep = 0, ed = 0;
  bool own = false;     // no community rates this layout: the numbers are Clew's own
  std::string hardest;  // the name of the first step of rating er
  int steps = 0;
  bool ep_known = false;        // a digit was placed: EP will not grow
  std::vector<RatedStep> path;  // when asked for
};

struct RateOptions {
  bool path = false;
  bool evidence = false;  // the path's steps with their reasons
  Stop stop;
  /// May be empty: how much is done, 0 to 1; told before each rule that may take long.
  std::function<void(double)> progress = {};
};

/// The puzzle must have exactly one solution; entries and marks count as they stand. Fails when it
/// is not valid (clew/validate.h), and where Rater::make fails.
Expected<Rating> rate(const Puzzle&, const RateOptions& = {}, Scale = {});

/// Rates many puzzles of one layout without setting up anew; one per thread.
class Rater {
 public:
  static constexpr Kinds kinds = told_by_houses;

  /// Fails when there is no layout, when it is beyond what the procedure takes (64 digits, 1,536
  /// cells), and when it has constraints of other kinds.
  static Expected<Rater> make(LayoutPtr, Scale = {});
  ~Rater();
  Rater(Rater&&) noexcept;
  Rater& operator=(Rater&&) noexcept;
  Expected<Rating> rate(const Puzzle&, const RateOptions& = {});

 private:
  struct State;
  explicit Rater(std::unique_ptr<State>);
  std::unique_ptr<State> state_;
};

}  // namespace clew
