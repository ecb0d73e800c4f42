#include "logic/combinations.h"

#include <algorithm>

namespace clew::logic {

using constraints::ConstraintPiece;

namespace {

DigitSet standing_in(const ConstraintPiece& piece, std::span<const DigitSet> candidates) {
  DigitSet digits;
  for (const CellId c : piece.cells)
    if (candidates[c].size() == 1) digits = digits | candidates[c];
  return digits;
}

}  // namespace

bool Combinations::has(const ConstraintPiece& piece) {
  if (piece.tested) return false;
  const auto& sets = piece.parts.sets;
  if (sets.size() == 1) return sets[0].cells.size() == piece.cells.size();
  return sets.empty() && piece.cells.size() == 2;
}

// Returns true if the cells can hold exactly these digits; leaves the remaining candidates of each
// cell in the work buffer.
bool Combinations::fits(const Layout& layout, const ConstraintPiece& piece, DigitSet digits,
                        std::span<const DigitSet> candidates) {
  for (const CellId c : piece.cells) {
    work_[c] = candidates[c] & digits;
    if (work_[c].empty()) return false;
  }
  return narrower_.narrow(layout, piece.parts, work_);
}

const std::vector<DigitSet>& Combinations::of(const Layout& layout, const ConstraintPiece& piece,
                                              std::size_t number,
                                              std::span<const DigitSet> candidates) {
  if (known_.size() <= number) known_.resize(number + 1);
  seen_.clear();
  for (const CellId c : piece.cells) seen_.push_back(candidates[c]);
  auto& [seen, sets] = known_[number];
  if (seen == seen_) return sets;
  seen = seen_;
  sets.clear();
  work_.resize(candidates.size());
  const DigitSet standing = standing_in(piece, candidates);
  const auto add = [&](DigitSet digits) {
    if (fits(layout, piece, digits, candidates)) sets.push_back(digits - standing);
  };
  if (!piece.parts.sets.empty()) {
    std::ranges::for_each(piece.parts.sets[0].family, add);
    return sets;
  }
  for (const Digit a : seen[0] | seen[1])
    for (const Digit b : seen[0] | seen[1])
      if (a <= b) add(DigitSet::of(a) | DigitSet::of(b));
  return sets;
}

void Combinations::leave(const Layout& layout, const ConstraintPiece& piece,
                         std::span<const DigitSet> some, std::span<const DigitSet> candidates,
                         std::span<DigitSet> left) {
  work_.resize(candidates.size());
  for (const CellId c : piece.cells) left[c] = {};
  const DigitSet standing = standing_in(piece, candidates);
  for (const DigitSet digits : some)
    if (fits(layout, piece, digits | standing, candidates))
      for (const CellId c : piece.cells) left[c] = left[c] | work_[c];
}

}  // namespace clew::logic
