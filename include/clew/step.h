// A step: one deduction, as data. Text, colours, JSON and the checker read the same evidence.
#pragma once

#include <span>

#include "clew/error.h"
#include "clew/evidence.h"
#include "clew/technique.h"

namespace clew {

/// The spans point into the memory of the path or finder that made the step. A step passed to a
/// sink is valid until the sink returns. A step lists only conclusions that its reason proves: a
/// placement does not list the candidates that it removes from its peers. A step without a
/// conclusion says that the grid is in error, because its facts cannot all hold.
struct Step {
  TechniqueId technique{};
  std::span<const Candidate> placements;    // ascending by cell, digit
  std::span<const Candidate> eliminations;  // ascending by cell, digit
  std::span<const Fact> facts;              // in reading order
  std::span<const Node> chain;              // for drawing only; may be empty
  std::span<const CellId> chain_cells;      // cells that the chain's nodes refer to
  const DeadlyPattern* deadly = nullptr;    // uniqueness techniques only

  bool shows_error() const { return placements.empty() && eliminations.empty(); }
};

/// Fails unless the layout has all cells, digits, houses and constraints that a step names, and the
/// chain's cells. Does not check that the step is correct.
Expected<void> validate(const Layout&, const Step&);

}  // namespace clew
