// One layout's logic at work on one grid: the board, what has been looked for in vain and since
// when. The widths of its cell sets are hidden behind this.
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
  /// Hands the first step that the techniques find, in this order, to the sink. False: there is none.
  /// When the grid is in error the step is the one that shows it, whatever the techniques.
  /// When `all`, the sink gets every step of that technique, and says itself when it has enough.
  virtual bool next(const logic::Terms&, std::span<const TechniqueId>, logic::StepSink&,
                    bool all = false) = 0;
  /// Hands over every instance of one technique.
  virtual void find(const logic::Terms&, TechniqueId, logic::StepSink&) = 0;
  virtual void apply(const Step&) = 0;

  /// Null when the layout has too many cells.
  static std::unique_ptr<Engine> make(const Layout&, std::shared_ptr<const logic::Rules>);
};

}  // namespace clew
