// One layout's logic at work on one grid: the board, and a record of failed searches with their
// time. Hides the widths of the cell sets.
#pragma once

#include "clew/explain.h"
#include "logic/finder.h"
#include "logic/rules.h"

namespace clew {

class Explainer::Engine {
 public:
  virtual ~Engine() = default;

  virtual void load(const Grid&) = 0;
  virtual void store(Grid&) const = 0;
  virtual bool solved() const = 0;
  /// Passes the first step of the techniques, tried in this order, to the sink. Returns false if
  /// there is none. If the grid is in error, the step is the one that shows it, for any techniques.
  /// With `all`, the sink gets every step of that technique, and returns false when it has enough.
  virtual bool next(const logic::Terms&, std::span<const TechniqueId>, logic::StepSink&,
                    bool all = false) = 0;
  /// Hands over every instance of one technique.
  virtual void find(const logic::Terms&, TechniqueId, logic::StepSink&) = 0;
  virtual void apply(const Step&) = 0;

  /// Returns null if the layout has too many cells.
  static std::unique_ptr<Engine> make(const Layout&, std::shared_ptr<const logic::Rules>);
};

}  // namespace clew
