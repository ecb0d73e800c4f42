#include "constraints/sums.h"

#include <bit>

namespace clew::constraints {
namespace {

// Adds to a set so many more digits, where the smallest are not too large and the greatest not too
// small.
void choose(DigitSet from, std::int64_t more, std::int64_t rest, DigitSet chosen,
            std::vector<DigitSet>& to) {
  const std::int64_t above_even_steps = more * (more - 1) / 2;
  for (; !from.empty(); from.remove(from.first())) {
    const std::int64_t least = from.first(), most = std::bit_width(from.bits);
    if (more * least + above_even_steps > rest || more * most - above_even_steps < rest) return;
    if (more == 1) {
      if (from.has(static_cast<Digit>(rest)))
        to.push_back(chosen | DigitSet::of(static_cast<Digit>(rest)));
      return;
    }
    DigitSet others = from;
    others.remove(from.first());
    choose(others, more - 1, rest - least, chosen | DigitSet::of(from.first()), to);
  }
}

}  // namespace

std::vector<DigitSet> sets_adding_to(DigitSet from, std::size_t number, std::int64_t total) {
  std::vector<DigitSet> sets;
  if (number == 0 && total == 0) sets.emplace_back();
  if (number > 0) choose(from, static_cast<std::int64_t>(number), total, {}, sets);
  return sets;
}

}  // namespace clew::constraints
