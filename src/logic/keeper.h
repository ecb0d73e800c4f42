// Keeps copies of steps.
#pragma once

#include "base/arena.h"
#include "clew/explain.h"

namespace clew {

class StepKeeper {
 public:
  Step keep(const Step& step) {
    Step copy = step;
    copy.placements = arena_.copy(step.placements);
    copy.eliminations = arena_.copy(step.eliminations);
    copy.facts = arena_.copy(step.facts);
    copy.chain = arena_.copy(step.chain);
    copy.chain_cells = arena_.copy(step.chain_cells);
    if (step.deadly) {
      const DeadlyPattern pattern{arena_.copy(step.deadly->cells),
                                  arena_.copy(step.deadly->digits)};
      copy.deadly = arena_.copy(std::span{&pattern, 1}).data();
    }
    return copy;
  }
  void clear() { arena_.clear(); }

 private:
  Arena arena_;
};

class Path::Keeper : public StepKeeper {};

}  // namespace clew
