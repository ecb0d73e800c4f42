// The difficulty of a puzzle: Sudoku Explainer's three numbers and the path behind them.
//
// ER is the rating of the hardest step, EP of the hardest step up to the first placement, ED of the
// first step. They depend on the form of the puzzle: an equivalent form may differ by a tenth.
// Other layouts use the same procedure; the result says that the numbers are Clew's own.
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

/// The program whose ratings are computed. Both follow the same procedure; SukakuExplainer has more
/// techniques and corrects a few rules.
enum class Scale : std::uint8_t {
  sudoku_explainer,  // Sudoku Explainer 1.2.1
  sukaku_explainer,  // SukakuExplainer 1.18.1 with its default settings
};

struct RatedStep {
  Tenths rating = 0;
  std::string name;  // name in Sudoku Explainer: "Cell Forcing Chains"
  std::vector<Candidate> placements, eliminations;
  // The evidence, as in a Step, if asked for.
  std::vector<Fact> facts;
  std::vector<CellId> pattern_cells;  // cells of a deadly pattern
  std::vector<DigitSet> pattern_digits;
};

struct Rating {
  enum class Status {
    rated,       // rated to the end
    unfinished,  // stopped: the numbers are known so far; the true ER is at least `er`
    stuck,       // no rule of the scale applies; ER is 20.0 as in the original
  };
  Status status = Status::rated;
  Tenths er = 0, ep = 0, ed = 0;
  bool own = false;     // no community rates this layout; the numbers are Clew's own
  std::string hardest;  // name of the first step with rating `er`
  int steps = 0;
  bool ep_known = false;        // a digit was placed, so EP is final
  std::vector<RatedStep> path;  // set if asked for
};

struct RateOptions {
  bool path = false;
  bool evidence = false;  // include the reasons of the path's steps
  Stop stop;
  /// Receives the share done, 0 to 1, before each rule that may take long. May be empty.
  std::function<void(double)> progress = {};
};

/// Rates a puzzle with exactly one solution; entries and marks are part of the position. Fails if
/// the puzzle is invalid (clew/validate.h), and if Rater::make fails.
Expected<Rating> rate(const Puzzle&, const RateOptions& = {}, Scale = {});

/// Rates many puzzles of one layout without new setup. Use one object per thread.
class Rater {
 public:
  static constexpr Kinds kinds = told_by_houses;

  /// Fails if the layout is null, has more than 64 digits or 1,536 cells, or has constraints of
  /// kinds outside `kinds`.
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
