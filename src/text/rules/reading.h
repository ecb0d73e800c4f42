// The reading of a drawing: the constraints of each sentence, the sentence that claims each object,
// and the missing parts. All or nothing: the puzzle counts as understood only if every sentence is
// understood, every object is claimed by one sentence, and the stated solution satisfies every
// constraint.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "clew/solve.h"
#include "text/forms.h"
#include "text/rules/sentences.h"
#include "text/rules/shapes.h"

namespace clew::text::rules {

/// A constraint, its sentence (-1: the container itself), and its drawn objects.
struct Made {
  ConstraintSpec constraint;
  int sentence = -1;
};

struct Reading {
  Drawing drawing;
  std::vector<Sentence> sentences;
  std::vector<Object> objects;
  std::vector<Made> made;
  /// Reasons why the puzzle is not understood in full, in sentences; the first word of each is the
  /// same for the same sort of reason.
  std::vector<std::string> missing;
  /// Sentences about what is not drawn. If nothing else is missing, exactly one solution shows that they
  /// say nothing.
  std::vector<std::string> absent;
  /// The puzzle as far as it is understood; its layout is null if none can be built.
  Puzzle puzzle;
  /// No rules are stated, which is the only missing part: the sentences are the usual ones of such
  /// drawings. Exactly one solution confirms them.
  bool by_convention = false;
  std::vector<int> solution;  // stated, row by row, 0 = not stated; empty if none is
  /// Set by settle(): solutions by the rules as far as they are understood. Unique if there is exactly
  /// one and no other one is stated.
  std::optional<Status> solutions;

  bool in_full() const { return missing.empty() && absent.empty() && puzzle.layout; }
  /// Returns true if one solution would show that nothing is missing.
  bool needs_one_solution() const {
    return by_convention || (missing.empty() && !absent.empty() && puzzle.layout);
  }
  /// Returns true if rules are missing that may not be needed: if the others leave the stated solution
  /// alone, no other rule can exclude anything more.
  bool may_suffice() const;
  /// Returns true unless a digit, one a cell of the layout, differs from the stated solution.
  bool agrees(std::span<const Digit> digits) const;
};

/// Reads a drawing with its rules. Fails only if the grid itself is malformed.
Expected<Reading> read_drawing(Drawing, Layouts&);
/// Searches for a second solution, within bounds of some seconds.
Solved search(const Puzzle&);
/// Does so if one solution would show something.
void settle(Reading&);

}  // namespace clew::text::rules
