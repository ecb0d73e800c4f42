// What hint, explain and find have in common: a puzzle to reason about, whether it has one
// solution, and which techniques may be used.
#pragma once

#include <vector>

#include "clew/explain.h"
#include "clew/solve.h"
#include "verbs/request.h"

namespace clew::verbs {

struct Reasoning {
  Puzzle puzzle;
  Grid grid;
  Explainer explainer;
  ExplainOptions options;
  Solved solved;  // of the givens alone
};

/// The techniques of "only" and "without".
Expected<TechniqueSet> techniques_of(Request&);
/// Reads all that, and solves what is given.
Expected<Reasoning> reasoning(Request&);

}  // namespace clew::verbs
