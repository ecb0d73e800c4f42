// Human logic: the next step, all steps of a technique, the path that solves a puzzle.
//
// An Explainer is made once for a layout and then works on any number of grids, one at a time; give
// each thread its own. It is told by its caller whether the puzzle has exactly one solution: only
// then are uniqueness techniques used.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "clew/puzzle.h"
#include "clew/step.h"
#include "clew/stop.h"

namespace clew {

/// Which path of the many that there are.
enum class PathKind : std::uint8_t {
  in_order,  // the first technique that finds something, its first step, then from the top
  easiest,   // of that technique the step with the fewest facts: the smallest hardest step
  shortest,  // no step can be left out; the fewest found until told to stop, not claimed least
};

struct ExplainOptions {
  /// The puzzle has exactly one solution.
  bool unique = false;
  TechniqueSet techniques = TechniqueSet::all();
  /// path() and hint(): those of them that are tried before the others, in this order.
  std::span<const TechniqueId> order;
  /// find() only: this digit alone, where a technique is about one; 0: all.
  Digit digit = 0;
  /// The puzzle's givens, one per cell, 0 = none: patterns of uniqueness must not hold any. Empty:
  /// every value counts as given.
  std::span<const Digit> givens;
  /// The candidates that the puzzle gives, one set per cell: the digits of a pattern of uniqueness must
  /// be among them. Empty: the puzzle gives none.
  std::span<const DigitSet> given_marks;
  Stop stop = {};
  /// path() only.
  PathKind kind = PathKind::in_order;
  /// find() only, may be empty: handed each conclusion as soon as it is first found, easy
  /// techniques first, by an instance of perhaps more facts than are found later; false ends the
  /// search.
  std::function<bool(const Step&)> first_seen;
  /// find() only, may be empty: how much is done, 0 to 1.
  std::function<void(double)> progress;
};

/// Steps in order, with the memory that they point into. May be moved, and used again.
class Path {
 public:
  enum class Status : std::uint8_t {
    solved,
    stuck,    // no technique finds anything more
    error,    // the grid cannot be solved; the last step shows why
    stopped,  // told to stop
    invalid,  // the grid or the givens do not fit the layout (clew/validate.h)
  };

  Path();
  ~Path();
  Path(Path&&) noexcept;
  Path& operator=(Path&&) noexcept;

  Status status() const { return status_; }
  const std::vector<Step>& steps() const { return steps_; }
  /// How often the loop came round: once a step, and once more when it found nothing.
  int cycles() const { return cycles_; }
  /// The hardest level among the steps; beyond_logic unless solved.
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

  /// Fails when there is no layout, or when it has more than 1,344 cells, or constraints of other
  /// kinds, or one that is too large to be worked on.
  static Expected<Explainer> make(LayoutPtr);
  ~Explainer();
  Explainer(Explainer&&) noexcept;
  Explainer& operator=(Explainer&&) noexcept;

  const LayoutPtr& layout() const { return layout_; }

  /// The path: in order, as a person would go, or as the options ask. Replaces what `path` held and
  /// uses its memory again.
  void path(const Grid&, const ExplainOptions&, Path& path);
  Path path(const Grid& grid, const ExplainOptions& options) {
    Path result;
    path(grid, options, result);
    return result;
  }
  /// The first step of that path alone: one step, or none when stuck or solved.
  Path hint(const Grid&, const ExplainOptions&);
  /// Every instance of the techniques in this grid: one for each technique and conclusion, with the
  /// fewest facts. Ended early, its status is stopped, and there may be more.
  Path find(const Grid&, const ExplainOptions&);

  class Engine;

 private:
  bool fits(const Grid&, const ExplainOptions&, Path&) const;
  void walk(const Grid&, const ExplainOptions&, bool leanest, Path&);
  Explainer(LayoutPtr, std::unique_ptr<Engine>);
  LayoutPtr layout_;
  std::unique_ptr<Engine> engine_;
};

/// The grid after a step that was found in it: placements made, also in what their peers can hold,
/// and eliminations.
void apply(const Layout&, const Step&, Grid&);

}  // namespace clew
