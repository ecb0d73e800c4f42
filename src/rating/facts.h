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
  /// Adds the fact that two cells cannot both hold the digit: through a common house, or through
  /// their link.
  void see(int a, int b, int d, Role role = Role::weak);
  void add(const std::vector<Fact>&);

  std::vector<Fact> list;

 private:
  void add(const Fact&);
  const RatingBoard* board_;
};

/// Cells with two digits each, for steps based on uniqueness.
struct Pattern {
  std::vector<CellId> cells;
  std::vector<DigitSet> digits;
};

/// Explains any hint except chains, on the board on which it was found.
void explain(const RatingBoard&, const Hint&, Facts&, Pattern&);

}  // namespace clew::rating
