#include <numeric>

#include "base/random.h"
#include "clew/symmetry.h"
#include "clew/validate.h"
#include "symmetry/automorphisms.h"

namespace clew {

Morphs::Morphs(LayoutPtr layout)
    : layout_(std::move(layout)),
      group_(layout_ ? std::make_shared<symmetry::Automorphisms>(*layout_) : nullptr) {}

std::string Morphs::symmetries() const {
  return group_ ? group_->order().decimal() : std::string();
}

std::vector<Digit> Morphs::morph(std::span<const Digit> puzzle, std::uint64_t seed,
                                 std::uint64_t number) const {
  if (!layout_ || !kinds.includes(layout_->kinds()) || !validate(*layout_, puzzle)) return {};
  Random random(seed, number);
  const auto map = group_->random([&](std::uint64_t n) { return random.below(n); });
  std::vector<Digit> names(static_cast<std::size_t>(layout_->digits()));
  std::iota(names.begin(), names.end(), Digit{1});
  random.shuffle(names);
  std::vector<Digit> result(puzzle.size());
  for (std::size_t c = 0; c < puzzle.size(); ++c)
    result[map[c]] = puzzle[c] ? names[puzzle[c] - 1] : 0;
  return result;
}

}  // namespace clew
