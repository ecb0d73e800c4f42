// Many givens go at once at first. If the rest is not solved, half as many are tried, down to one.
// It takes long to find that no chain or net replaces a given, so the harder levels end after some
// givens that could not go. The givens of a diabolical puzzle go by easier techniques first, and then
// one by one until only a diabolical technique replaces them.
#include "generate/to_level.h"

#include <algorithm>
#include <span>

#include "base/assert.h"

namespace clew::generation {
namespace {

class LevelRemover {
 public:
  LevelRemover(const CellOrbits& orbits, const std::vector<Digit>& solution, Judge& judge,
               const Stop& stop)
      : solution_(solution), givens_(solution), judge_(judge), stop_(stop) {
    for (const auto& orbit : orbits) order_.push_back(&orbit);
  }

  void shuffle(Random& random) { random.shuffle(order_); }
  /// Ends after all orbits, or after this number of them that could not go.
  void remove_all(Level, std::size_t patience);
  /// Removes more, one by one, until easier techniques do not solve the puzzle.
  void remove_beyond(Level easier, Level, int patience);
  std::vector<Digit> givens() && { return std::move(givens_); }

 private:
  using Orbits = std::span<const CellOrbits::value_type* const>;

  // Takes orbits away if the rest is solved.
  bool take(Orbits orbits, Level level) {
    for (const auto* orbit : orbits)
      for (const CellId c : *orbit) givens_[c] = 0;
    if (judge_.solves(givens_, level, false)) return true;
    for (const auto* orbit : orbits)
      for (const CellId c : *orbit) givens_[c] = solution_[c];
    return false;
  }

  const std::vector<Digit>& solution_;
  std::vector<Digit> givens_;
  std::vector<const CellOrbits::value_type*> order_;
  Judge& judge_;
  const Stop& stop_;
};

void LevelRemover::remove_all(Level level, std::size_t patience) {
  const Orbits all = order_;
  std::size_t next = 0, many = all.size() / 4 + 1, refused = 0;
  while (next < all.size() && refused < patience && !stop_.requested()) {
    many = std::min(many, all.size() - next);
    const bool taken = take(all.subspan(next, many), level);
    if (taken || many == 1) next += many;
    refused += !taken && many == 1;
    if (!taken) many = (many + 1) / 2;
  }
}

void LevelRemover::remove_beyond(Level easier, Level level, int patience) {
  for (const auto*& orbit : order_) {
    if (!givens_[orbit->front()]) continue;
    if (!take({&orbit, 1}, level))
      --patience;
    else if (!judge_.solves(givens_, easier, true))
      return;
    if (!patience || stop_.requested()) return;
  }
}

}  // namespace

std::optional<std::vector<Digit>> remove_to_level(const CellOrbits& orbits,
                                                  const std::vector<Digit>& solution, Level level,
                                                  Judge& judge, Random& random, const Stop& stop) {
  CLEW_ASSERT(level < Level::beyond_logic);
  LevelRemover remover(orbits, solution, judge, stop);
  remover.shuffle(random);
  if (level == Level::diabolical) {
    remover.remove_all(Level::very_hard, 1);
    remover.remove_beyond(Level::very_hard, level, 3);
  } else {
    remover.remove_all(level, level == Level::very_hard ? 32 : orbits.size());
  }
  if (stop.requested()) return std::nullopt;
  return std::move(remover).givens();
}

}  // namespace clew::generation
