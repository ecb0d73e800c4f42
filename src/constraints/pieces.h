// The constraints of a layout as one speaks of them: one by one, and those of the whole layout by
// the pair or the square of cells. They say what houses and links do not.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "constraints/parts.h"

namespace clew::constraints {

struct ConstraintPiece {
  std::uint16_t constraint;  // its place among the layout's
  std::uint16_t part = 0;    // of one that holds on the whole layout: which, from 1
  Parts parts;
  std::vector<CellId> cells{};  // ascending
  bool tested = false;          // a part of it is a test, which can be asked only way by way
};

/// Fails where a constraint is larger than can be worked with.
Expected<std::vector<ConstraintPiece>> pieces_of(const Layout&);

/// One of them, as evidence names it; nothing where there is none.
std::optional<ConstraintPiece> piece_of(const Layout&, std::uint16_t constraint,
                                        std::uint16_t part);

/// What the cells of a piece add to, where that is always the same.
struct Sum {
  std::vector<Term> terms;
  std::int64_t total;
};
/// Every sum that a piece says of its cells. Of a constraint with several, such as an arrow with
/// several shafts, the first.
std::optional<Sum> sum_of(const Parts&);

}  // namespace clew::constraints
