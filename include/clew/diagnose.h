// Diagnosis of a puzzle without exactly one solution, for setters.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "clew/puzzle.h"
#include "clew/solve.h"
#include "clew/stop.h"

namespace clew {

/// A digit given in two or more cells that see each other.
struct Repeat {
  Digit digit = 0;
  std::vector<CellId> cells;  // two or more, ascending
  int house = -1;             // index of the house that contains the cells; -1 if they are linked
};

struct Diagnosis {
  Status status = Status::unknown;
  std::vector<Repeat> repeats;

  /// If the puzzle has no solution: values that contradict each other, together with
  /// `core_constraints`. Also empty if the marks or the layout alone leave no solution.
  std::vector<CellId> core;
  std::vector<std::uint32_t> core_constraints;  // constraints of the core: indices into the
                                                // layout's list
  bool core_is_minimal = false;                 // proven: no value or constraint of the core can be
                                                // left out
  bool core_is_fewest = false;                  // proven: no smaller core exists

  /// If the puzzle has several solutions: two of them, and the cells in which they differ.
  std::vector<Digit> first, second;
  std::vector<CellId> differ;

  /// Values and drawn constraints (indices into the layout's list) that could each be removed alone
  /// without adding a solution. Empty unless asked for.
  std::vector<CellId> idle;
  std::vector<std::uint32_t> idle_constraints;
  bool idle_is_complete = false;
};

struct DiagnoseOptions {
  bool idle = false;  // look for idle values and constraints
  Stop stop;
  std::size_t memory = std::size_t{1} << 30;
  /// Seconds for the search for a smallest core after a first core is known.
  double seconds_for_fewest = 5;
  /// Receives the share of the search for idle values and constraints that is done, 0 to 1. May be empty.
  std::function<void(double)> progress;
};

/// Diagnoses a puzzle. Givens and entries are its values; marks restrict the candidates. Fails if
/// the puzzle is invalid (clew/validate.h) or Solver does not support its layout.
Expected<Diagnosis> diagnose(const Puzzle&, const DiagnoseOptions& = {});

}  // namespace clew
