// Further clues that leave an unfinished puzzle one solution.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "clew/generate.h"
#include "clew/puzzle.h"
#include "clew/stop.h"

namespace clew {

struct CompleteOptions {
  /// Families of clues, as indices into clue_families(). Empty: givens alone. With families, a given
  /// is added only if no clue of theirs rules a second solution out.
  std::vector<int> with;
  std::optional<Level> level;        // of the completed puzzle
  std::vector<TechniqueId> require;  // its path in order uses each of these techniques
  std::uint64_t seed = 1;
  std::uint64_t attempts = 30;  // each has another solution as its aim
  Stop stop;
};

/// A puzzle with one solution. None of the added clues can be removed, unless some were added to
/// make the puzzle easier.
struct Completion {
  Puzzle puzzle;                      // the whole puzzle
  std::vector<CellId> givens;         // cells of the added givens, ascending
  std::vector<ConstraintSpec> clues;  // added constraints
  std::vector<Digit> solution;        // one digit a cell
  std::optional<Level> level;         // set if logic supports every constraint
  std::size_t steps = 0;              // number of steps of its path; 0 if it has no level

  std::size_t added() const { return givens.size() + clues.size(); }
};

struct CompleteReport {
  std::uint64_t tried = 0;
  bool solvable = false;  // some solution is known
};

/// Passes completions to the sink as they are found, until all attempts are made, the sink returns
/// false or a stop is requested. Entries and marks of the puzzle are ignored. Fails if the puzzle is
/// invalid, if its constraints are of kinds outside generate_kinds, or if a family has no room.
Expected<CompleteReport> complete(const Puzzle&, const CompleteOptions&,
                                  const std::function<bool(const Completion&)>& sink);

}  // namespace clew
