// A puzzle: a layout (which holds the constraints), its givens, and the values and marks that a
// player has entered.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "clew/layout.h"

namespace clew {

struct Puzzle {
  LayoutPtr layout;             // never null in a puzzle that a reader returned
  std::vector<Digit> givens;    // one per cell, 0 = blank
  std::vector<Digit> entries;   // the player's own values, 0 = none; empty or one per cell
  std::vector<DigitSet> marks;  // candidates left in each cell; empty (no marks) or one per cell
  /// Candidates that the puzzle itself gives, as a Sukaku does; empty (none) or one per cell.
  /// Excludes marks made by a player. `marks` must be subsets of these.
  std::vector<DigitSet> given_marks;
  std::string title, author, source, level;
  std::string rules;    // in the setter's own words; nothing is read from them
  std::string message;  // shown to a player who has solved the puzzle
  /// One sentence about parts that a reader ignored: drawings without a meaning for digits, rules
  /// in words.
  std::string remark;
  /// If asked for (ReadOptions::notes): the other columns of the puzzle's table or members of its
  /// JSON object, by name, unchecked.
  std::vector<std::pair<std::string, std::string>> notes;
};

/// Values and candidates at one moment, one of each per cell. A cell with a value has it as its
/// only candidate.
struct Grid {
  std::vector<Digit> values;  // 0 = open
  std::vector<DigitSet> candidates;
};

/// Returns the grid at the start of a puzzle. Givens and entries are placed; every other cell keeps
/// its marks (or all digits) except the values that it sees. Values that repeat in a house stay,
/// each its cell's only candidate.
Grid start(const Puzzle&);

}  // namespace clew
