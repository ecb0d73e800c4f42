// The reasons of a hint as facts that the checker can prove.
#pragma once

#include <vector>

#include "clew/evidence.h"
#include "rating/hint.h"

namespace clew::rating {

/// A list of facts without repeats.
class Facts {
 public:
  explicit Facts(const RatingBoard& board) : board_(&board) {}

  void some_cell(int c, Role role = Role::reason);
  void some_house(int h, int d, Role role = Role::reason);
  void one_house(int h, int d, Role role = Role::reason);
  /// That two cells cannot both hold the digit: by a house of both, else by their link.
  void see(int a, int b, int d, Role role = Role::weak);
  void add(const std::vector<Fact>&);

  std::vector<Fact> list;

 private:
  void add(const Fact&);
  const RatingBoard* board_;
};

/// Cells with two digits each, where uniqueness is the reason.
struct Pattern {
  std::vector<CellId> cells;
  std::vector<DigitSet> digits;
};

/// Of any hint but chains, on the board that it was found on.
void explain(const RatingBoard&, const Hint&, Facts&, Pattern&);

}  // namespace clew::rating
