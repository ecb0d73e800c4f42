#include "constraints/sums.h"

namespace clew::constraints {
namespace {

void choose(DigitSet from, std::size_t more, std::int64_t rest, DigitSet chosen,
            std::vector<DigitSet>& to) {
  if (more == 0) {
    if (rest == 0) to.push_back(chosen);
    return;
  }
  while (from.size() >= static_cast<int>(more)) {
    const Digit d = from.first();
    if (d > rest) return;
    from.remove(d);
    choose(from, more - 1, rest - d, chosen | DigitSet::of(d), to);
  }
}

}  // namespace

std::vector<DigitSet> sets_adding_to(DigitSet from, std::size_t number, std::int64_t total) {
  std::vector<DigitSet> sets;
  choose(from, number, total, {}, sets);
  return sets;
}

}  // namespace clew::constraints
