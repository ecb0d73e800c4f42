// A step: one deduction, as data. Text, colours, JSON and the checker all read the same evidence.
#pragma once

#include <span>

#include "clew/error.h"
#include "clew/evidence.h"
#include "clew/technique.h"

namespace clew {

/// The spans point into the arena of the path, or of the finder, that made the step; a step handed
/// to a sink is gone when the sink returns. A step lists only what its reason proves: a placement
/// does not list the candidates that it removes from its peers. A step without any conclusion says
/// that the grid is in error: its facts cannot all hold.
struct Step {
  TechniqueId technique{};
  std::span<const Candidate> placements;    // ascending by cell, digit
  std::span<const Candidate> eliminations;  // ascending by cell, digit
  std::span<const Fact> facts;              // in the order in which a reader wants them
  std::span<const Node> chain;              // drawing order only; empty where there is none
  std::span<const CellId> chain_cells;      // what the chain's nodes refer to
  const DeadlyPattern* deadly = nullptr;    // uniqueness only

  bool shows_error() const { return placements.empty() && eliminations.empty(); }
};

/// Whether the layout has all cells, digits, houses and constraints that a step speaks of, and its
/// chain all cells; not whether it is right.
Expected<void> validate(const Layout&, const Step&);

}  // namespace clew
