#include "constraints/sums.h"

#include <array>
#include <bit>

namespace clew::constraints {
namespace {

// Adds `more` digits to a set. Prunes choices whose smallest digits exceed the sum or whose
// greatest digits fall short of it.
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

constexpr int few_digits = 9;  // number of digits up to which all sets are kept

// All sets of the first digits, those of a size and a total together.
struct Kept {
  std::vector<DigitSet> sets;
  std::array<std::array<std::uint16_t, 47>, few_digits + 1> begin{};  // by size and total

  Kept() {
    for (std::size_t n = 1; n < begin.size(); ++n) {
      for (std::size_t total = 0; total + 1 < begin[n].size(); ++total) {
        begin[n][total] = static_cast<std::uint16_t>(sets.size());
        choose(DigitSet::up_to(few_digits), static_cast<std::int64_t>(n),
               static_cast<std::int64_t>(total), {}, sets);
      }
      begin[n].back() = static_cast<std::uint16_t>(sets.size());
    }
  }
};

}  // namespace

std::vector<DigitSet> sets_adding_to(DigitSet from, std::size_t number, std::int64_t total) {
  const int digits = std::bit_width(from.bits);
  if (digits <= few_digits && from == DigitSet::up_to(digits) && number >= 1 &&
      number <= static_cast<std::size_t>(digits)) {
    static const Kept kept;
    const auto& begin = kept.begin[number];
    if (total < 0 || total + 1 >= static_cast<std::int64_t>(begin.size())) return {};
    const std::span all(kept.sets.data() + begin[static_cast<std::size_t>(total)],
                        kept.sets.data() + begin[static_cast<std::size_t>(total) + 1]);
    if (digits == few_digits) return {all.begin(), all.end()};
    std::vector<DigitSet> sets;
    for (const DigitSet set : all)
      if (!(set.bits >> digits)) sets.push_back(set);
    return sets;
  }
  std::vector<DigitSet> sets;
  if (number == 0 && total == 0) sets.emplace_back();
  if (number > 0) choose(from, static_cast<std::int64_t>(number), total, {}, sets);
  return sets;
}

bool some_add_to(const Values& values, DigitSet set, int total) {
  std::vector<bool> sums(static_cast<std::size_t>(values.sum_of(set)) + 1);
  sums[0] = true;
  for (const Digit digit : set) {
    const auto v = static_cast<std::size_t>(values.of_digit(digit));
    for (std::size_t s = sums.size(); s-- > v;)
      if (sums[s - v]) sums[s] = true;
  }
  return total > 0 && static_cast<std::size_t>(total) < sums.size() &&
         sums[static_cast<std::size_t>(total)];
}

}  // namespace clew::constraints
