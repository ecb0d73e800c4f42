// Pieces: a layout's constraints one by one, those on the whole layout cut into pairs or squares of
// cells, unknown regions into one region after the other. Pieces express only rules beyond houses and links.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "constraints/parts.h"

namespace clew::constraints {

struct ConstraintPiece {
  std::uint16_t constraint;  // its place among the layout's
  std::uint16_t part = 0;    // number of the piece of a constraint that is cut, from 1
  Parts parts;
  std::vector<CellId> cells{};  // ascending
  bool tested = false;          // a part of it is a test, which can be asked only way by way
};

/// Fails if a constraint is too large.
Expected<std::vector<ConstraintPiece>> pieces_of(const Layout&);

/// Returns the piece that evidence names; nothing if it does not exist.
std::optional<ConstraintPiece> piece_of(const Layout&, std::uint16_t constraint,
                                        std::uint16_t part);

/// Returns the sum that a piece fixes for its cells. For a constraint with several sums, such as an
/// arrow with several shafts, returns the first.
std::optional<Total> sum_of(const Parts&);

}  // namespace clew::constraints
