// What is wrong with a puzzle, if it is not right: what a setter wants to know.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "clew/puzzle.h"
#include "clew/solve.h"
#include "clew/stop.h"

namespace clew {

/// The same digit given in cells that see each other.
struct Repeat {
  Digit digit = 0;
  std::vector<CellId> cells;  // two or more, ascending
  int house = -1;             // in which they are; -1 when they are linked
};

struct Diagnosis {
  Status status = Status::unknown;
  std::vector<Repeat> repeats;

  /// Without a solution: values and constraints that contradict each other and of which none can be
  /// left out. Empty also when the marks or the layout alone leave no solution.
  std::vector<CellId> core;
  std::vector<std::uint32_t> core_constraints;  // theirs: places in the layout's list
  bool core_is_minimal = false;                 // proven: none can be left out
  bool core_is_fewest = false;                  // proven: no such set has fewer

  /// With several solutions: two of them, and the cells where they differ.
  std::vector<Digit> first, second;
  std::vector<CellId> differ;

  /// Values each of which could be left out by itself without letting in another solution; when
  /// asked for.
  std::vector<CellId> idle;
  bool idle_is_complete = false;
};

struct DiagnoseOptions {
  bool idle = false;  // look for idle values
  Stop stop;
  std::size_t memory = std::size_t{1} << 30;
  /// Seconds that the search for the fewest may take once some core is known.
  double seconds_for_fewest = 5;
  /// How much of the search for idle values is done, 0 to 1. May be empty.
  std::function<void(double)> progress;
};

/// The values are the puzzle's givens and entries; marks hold whatever is left out. Fails when the
/// puzzle is not valid (clew/validate.h), or its layout is none that Solver works on.
Expected<Diagnosis> diagnose(const Puzzle&, const DiagnoseOptions& = {});

}  // namespace clew
