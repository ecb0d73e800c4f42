// The sets of digits that a cage can still hold: its combinations. Cages, renbans and whatever else
// is a family of sets have them, and so do two cells with a dot, a letter or a line between them.
#pragma once

#include <span>
#include <vector>

#include "constraints/narrow.h"
#include "constraints/pieces.h"

namespace clew::logic {

class Combinations {
 public:
  /// Whether the sets of digits that its cells can hold tell what it says.
  static bool has(const constraints::ConstraintPiece&);

  /// All that the candidates, by cell of the layout, allow; each without what stands in the cells
  /// already. The piece must have them; what was found for its number and these candidates is kept.
  const std::vector<DigitSet>& of(const Layout&, const constraints::ConstraintPiece&,
                                  std::size_t number, std::span<const DigitSet> candidates);
  /// What some of them leave to the piece's cells.
  void leave(const Layout&, const constraints::ConstraintPiece&, std::span<const DigitSet> some,
             std::span<const DigitSet> candidates, std::span<DigitSet> left);

 private:
  struct Known {
    std::vector<DigitSet> seen, sets;
  };

  bool fits(const Layout&, const constraints::ConstraintPiece&, DigitSet,
            std::span<const DigitSet> candidates);

  constraints::Narrower narrower_;
  std::vector<DigitSet> work_, seen_;  // by cell of the layout; of the piece's cells
  std::vector<Known> known_;           // by number
};

}  // namespace clew::logic
