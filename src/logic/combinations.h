// The combinations of a cage: the sets of digits that it can still hold. Cages, renbans and other
// families of sets have combinations, and so do two cells with a dot, a letter or a line between
// them.
#pragma once

#include <span>
#include <vector>

#include "constraints/narrow.h"
#include "constraints/pieces.h"

namespace clew::logic {

class Combinations {
 public:
  /// Returns true if the sets of digits of its cells express the whole piece.
  static bool has(const constraints::ConstraintPiece&);

  /// Returns the combinations that the candidates (by cell of the layout) allow, without the digits
  /// already placed in the cells. The piece must have combinations. The result for its number and
  /// these candidates is cached.
  const std::vector<DigitSet>& of(const Layout&, const constraints::ConstraintPiece&,
                                  std::size_t number, std::span<const DigitSet> candidates);
  /// Restricts the piece's cells to the candidates of some combinations.
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
