#include <algorithm>
#include <numeric>

#include "base/assert.h"
#include "base/random.h"
#include "clew/symmetry.h"
#include "clew/validate.h"
#include "symmetry/automorphisms.h"

namespace clew {

Expected<Morphs> Morphs::make(LayoutPtr layout, const Stop& stop) {
  if (auto ok = supported(layout, kinds); !ok) return std::unexpected(std::move(ok.error()));
  auto group =
      std::make_shared<const symmetry::Automorphisms>(*layout, std::vector<std::uint32_t>{}, stop);
  if (group->stopped()) return fail("stopped before the symmetries of the layout were known");
  return Morphs(std::move(layout), std::move(group));
}

Morphs::Morphs(LayoutPtr layout, std::shared_ptr<const symmetry::Automorphisms> group)
    : layout_(std::move(layout)), group_(std::move(group)) {}

std::string Morphs::symmetries() const { return group_ ? group_->order().decimal() : ""; }

Expected<std::vector<Digit>> Morphs::morph(std::span<const Digit> puzzle, std::uint64_t seed,
                                           std::uint64_t number) const {
  if (!layout_) return fail("there is no layout");  // moved from
  if (auto good = validate(*layout_, puzzle); !good)
    return std::unexpected(std::move(good.error()));
  Random random(seed, number);
  const auto map = group_->random([&](std::uint64_t n) { return random.below(n); });
  std::vector<Digit> names(static_cast<std::size_t>(layout_->digits()));
  std::iota(names.begin(), names.end(), Digit{1});
  random.shuffle(names);
  CLEW_ASSERT(map.size() == puzzle.size());
  std::vector<Digit> result(puzzle.size());
  for (std::size_t c = 0; c < puzzle.size(); ++c)
    result[map[c]] = puzzle[c] ? names[puzzle[c] - 1] : 0;
  CLEW_ASSERT(std::ranges::count(result, 0) == std::ranges::count(puzzle, 0));
  return result;
}

}  // namespace clew
