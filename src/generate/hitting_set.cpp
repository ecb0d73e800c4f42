#include "generate/hitting_set.h"

#include <algorithm>

namespace clew::generation {

void HittingSet::add(Items set) {
  for (const std::uint32_t item : set)
    sets_of_[item].push_back(static_cast<std::uint32_t>(sets_.size()));
  sets_.push_back(std::move(set));
}

HittingSet::Items HittingSet::choose(Random& random) const {
  std::vector<std::size_t> gain(sets_of_.size());  // sets not yet hit that the item hits
  for (std::size_t i = 0; i < gain.size(); ++i) gain[i] = sets_of_[i].size();
  std::vector<std::uint32_t> hits(sets_.size());  // chosen items, by set
  Items chosen, best;
  for (std::size_t left = sets_.size(); left;) {
    const std::size_t most = *std::ranges::max_element(gain);
    best.clear();
    for (std::uint32_t i = 0; i < gain.size(); ++i)
      if (gain[i] == most) best.push_back(i);
    const std::uint32_t item = best[random.below(best.size())];
    chosen.push_back(item);
    for (const std::uint32_t set : sets_of_[item]) {
      if (hits[set]++) continue;
      --left;
      for (const std::uint32_t other : sets_[set]) --gain[other];
    }
  }
  // A later choice may have made an earlier one superfluous.
  random.shuffle(chosen);
  std::erase_if(chosen, [&](std::uint32_t item) {
    const auto& sets = sets_of_[item];
    if (std::ranges::any_of(sets, [&](std::uint32_t set) { return hits[set] == 1; })) return false;
    for (const std::uint32_t set : sets) --hits[set];
    return true;
  });
  std::ranges::sort(chosen);
  return chosen;
}

}  // namespace clew::generation
