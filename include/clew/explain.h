// Human logic: the next step, all steps of a technique, the path that solves a puzzle.
//
// An Explainer is made for a layout and works on any number of grids, one at a time. Use one object
// per thread. The caller states if the puzzle has exactly one solution; uniqueness techniques are
// used only then.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "clew/puzzle.h"
#include "clew/step.h"
#include "clew/stop.h"

namespace clew {

/// Choice among the many paths of a puzzle.
enum class PathKind : std::uint8_t {
  in_order,  // at each step, the first technique of the table that finds something, and its first
             // step
  easiest,   // as `in_order`, but the step with the fewest facts: the smallest hardest step
  shortest,  // no step can be left out. The shortest path found before a stop; not proven to be the
             // shortest
};

struct ExplainOptions {
  /// The puzzle has exactly one solution.
  bool unique = false;
  TechniqueSet techniques = TechniqueSet::all();
  /// path() and hint(): techniques to try before all others, in this order.
  std::span<const TechniqueId> order;
  /// find() only: restricts techniques that use one digit to this digit; 0: all digits.
  Digit digit = 0;
  /// The puzzle's givens, one per cell, 0 = none. A uniqueness pattern must not contain a given. If
  /// empty, every value counts as given.
  std::span<const Digit> givens;
  /// The candidates that the puzzle gives, one set per cell. The digits of a uniqueness pattern
  /// must be among them. If empty, the puzzle gives no candidates.
  std::span<const DigitSet> given_marks;
  Stop stop = {};
  /// path() only.
  PathKind kind = PathKind::in_order;
  /// find() only, may be empty: receives each conclusion when it is first found, easy techniques
  /// first. The step may have more facts than the final one. Returns false to end the search.
  std::function<bool(const Step&)> first_seen;
  /// find() only, may be empty: receives the share done, 0 to 1.
  std::function<void(double)> progress;
};

/// Steps in order, with the memory that their spans point into. Movable and reusable.
class Path {
 public:
  enum class Status : std::uint8_t {
    solved,
    stuck,    // no technique finds a step
    error,    // the grid cannot be solved; the last step shows why
    stopped,  // ended by a stop
    invalid,  // the grid or the givens do not fit the layout (clew/validate.h)
  };

  Path();
  ~Path();
  Path(Path&&) noexcept;
  Path& operator=(Path&&) noexcept;

  Status status() const { return status_; }
  const std::vector<Step>& steps() const { return steps_; }
  /// Number of searches for a step: one per step, and one more if the last search found nothing.
  int cycles() const { return cycles_; }
  /// The hardest level of the steps; beyond_logic unless the path solves the puzzle.
  Level level() const;
  /// The grid after the last step.
  const Grid& end() const { return end_; }

 private:
  friend class Explainer;
  class Keeper;
  void clear();
  std::unique_ptr<Keeper> keeper_;
  std::vector<Step> steps_;
  Grid end_;
  int cycles_ = 0;
  Status status_ = Status::stuck;
};

class Explainer {
 public:
  static constexpr Kinds kinds = told_by_houses | told_by_primitives;

  /// Fails if the layout is null, has more than 1,344 cells or constraints of kinds outside
  /// `kinds`, or has a constraint that is too large.
  static Expected<Explainer> make(LayoutPtr);
  ~Explainer();
  Explainer(Explainer&&) noexcept;
  Explainer& operator=(Explainer&&) noexcept;

  const LayoutPtr& layout() const { return layout_; }

  /// Finds the path in the order that the options ask for. Replaces the contents of `path` and
  /// reuses its memory.
  void path(const Grid&, const ExplainOptions&, Path& path);
  Path path(const Grid& grid, const ExplainOptions& options) {
    Path result;
    path(grid, options, result);
    return result;
  }
  /// Finds the first step of the path: a path of one step, or of none if stuck or solved.
  Path hint(const Grid&, const ExplainOptions&);
  /// Finds every instance of the techniques in a grid: one step per technique and conclusion, with
  /// the fewest facts. If the search ends early, the status is `stopped` and instances may be
  /// missing.
  Path find(const Grid&, const ExplainOptions&);

  class Engine;

 private:
  bool fits(const Grid&, const ExplainOptions&, Path&) const;
  void walk(const Grid&, const ExplainOptions&, bool leanest, Path&);
  Explainer(LayoutPtr, std::unique_ptr<Engine>);
  LayoutPtr layout_;
  std::unique_ptr<Engine> engine_;
};

/// Applies a step to the grid in which it was found: makes its placements, removes them from the
/// candidates of their peers, and makes its eliminations.
void apply(const Layout&, const Step&, Grid&);

}  // namespace clew
