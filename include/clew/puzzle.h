// A puzzle: a layout (which holds the constraints), its givens, and what a player has already
// entered or ruled out.
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
  /// The candidates that the puzzle itself gives, as a Sukaku does; empty (none) or one per cell. Marks
  /// that a player made are not among them. Where these are given, `marks` holds no others.
  std::vector<DigitSet> given_marks;
  std::string title, author, source, level;
  /// What a reader passed over, in a sentence: drawings that say nothing about digits, rules that
  /// are words.
  std::string remark;
  /// When asked for (ReadOptions::notes): the other columns of its table, or members of its JSON
  /// object, by name. Nothing of it is checked.
  std::vector<std::pair<std::string, std::string>> notes;
};

/// Values and candidates at one moment: one of each per cell. A cell with a value has that value as
/// its only candidate.
struct Grid {
  std::vector<Digit> values;  // 0 = open
  std::vector<DigitSet> candidates;
};

/// The grid a puzzle stands for: givens and entries placed, every other cell left what its marks
/// (or all digits) allow once the values it sees are removed. Values that repeat in a house stay as
/// they are, each still its cell's only candidate.
Grid start(const Puzzle&);

}  // namespace clew
