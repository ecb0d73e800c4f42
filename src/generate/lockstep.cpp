// Each lane tests the next given of its own random order; all tests of a round go through the
// kernel together. Two things spare tests without changing what comes out: a given that is the last
// of an unavoidable set stays unasked, and the first givens of the order are taken away all at
// once, since when the puzzle without them has one solution, so has each on the way there.
#include "generate/lockstep.h"

#include <numeric>

namespace clew::generation {
namespace {

constexpr int first_leap = 28;

// The same rules with every group of less than nine as pairs: the kernel knows houses of nine and
// pairs.
LayoutSpec in_pairs(LayoutSpec spec) {
  std::vector<std::vector<Place>> groups;
  for (const auto& group : spec.groups) {
    if (static_cast<int>(group.size()) == spec.digits) {
      groups.push_back(group);
      continue;
    }
    for (std::size_t i = 0; i < group.size(); ++i)
      for (std::size_t j = i + 1; j < group.size(); ++j) groups.push_back({group[i], group[j]});
  }
  spec.groups = std::move(groups);
  return spec;
}

}  // namespace

std::optional<Lockstep> Lockstep::make(const Layout& layout, const GridSource& source) {
  auto extras = search::extras_of(layout);
  if (!extras)
    if (const auto loose = build(in_pairs(layout.spec()))) extras = search::extras_of(**loose);
  if (!extras) return std::nullopt;
  return Lockstep(source, extras->houses || extras->links ? extras : std::nullopt);
}

void Lockstep::begin(Lane& lane, Random& random, const Stop& stop) {
  lane.running = true;
  if (source_.classic()) {
    source_.draw_classic(random, lane.solution.data());
  } else {
    const auto grid = source_.draw(random, stop);
    lane.running = !grid.empty();
    if (!lane.running) return;
    std::copy(grid.begin(), grid.end(), lane.solution.begin());
  }
  std::copy(lane.solution.begin(), lane.solution.end(), lane.symbols.begin());
  std::iota(lane.order.begin(), lane.order.end(), std::uint8_t{0});
  random.shuffle(lane.order);
  if (source_.classic()) lane.sets.find(lane.solution.data(), lane.order);
  lane.givens = (UnavoidableSets::Cells{1} << 81) - 1;
  lane.next = 0;
  lane.tested = 0;
}

void Lockstep::take(Lane& lane, int cells) {
  for (int i = 0; i < cells; ++i) {
    const int cell = lane.order[static_cast<std::size_t>(lane.next + i)];
    lane.symbols[static_cast<std::size_t>(cell)] = 0;
    lane.givens &= ~(UnavoidableSets::Cells{1} << cell);
  }
  lane.tested = cells;
}

// Prepares the lane's next test; returns false when all its givens are settled.
bool Lockstep::advance(Lane& lane) {
  if (lane.next == 0 && lane.tested == 0) {
    int leap = 0;
    for (auto givens = lane.givens; leap < first_leap; ++leap) {
      const int cell = lane.order[static_cast<std::size_t>(leap)];
      if (source_.classic() && lane.sets.holds(leap, givens)) break;
      givens &= ~(UnavoidableSets::Cells{1} << cell);
    }
    if (leap > 1) {
      take(lane, leap);
      return true;
    }
  }
  while (lane.next < 81 && source_.classic() && lane.sets.holds(lane.next, lane.givens))
    ++lane.next;
  if (lane.next == 81) return false;
  take(lane, 1);
  return true;
}

void Lockstep::settle(Lane& lane, bool several) {
  if (!several) {
    lane.next += lane.tested;
  } else {
    for (int i = 0; i < lane.tested; ++i) {
      const auto cell =
          static_cast<std::size_t>(lane.order[static_cast<std::size_t>(lane.next + i)]);
      lane.symbols[cell] = lane.solution[cell];
      lane.givens |= UnavoidableSets::Cells{1} << cell;
    }
    if (lane.tested == 1) ++lane.next;  // needed: it stays
  }
  // After a leap that failed the givens are taken one by one.
  lane.tested = 1;
}

auto Lockstep::make_minimal(std::uint64_t seed, std::uint64_t first, std::size_t count,
                            const Stop& stop) -> std::optional<std::vector<Draft>> {
  lanes_.resize(count);
  counts_.resize(count);
  for (std::size_t i = 0; i < count; ++i) {
    Random random(seed, first + i);
    begin(lanes_[i], random, stop);
  }
  for (;;) {
    puzzles_.clear();
    lane_of_.clear();
    for (std::uint32_t i = 0; i < count; ++i) {
      Lane& lane = lanes_[i];
      if (!lane.running || !(lane.running = advance(lane))) continue;
      puzzles_.push_back(lane.symbols.data());
      lane_of_.push_back(i);
    }
    if (puzzles_.empty()) break;
    const search::BatchJob job{
        .puzzles = puzzles_.data(), .size = puzzles_.size(), .limit = 2, .counts = counts_.data()};
    if (!batch_.run(job, stop)) return std::nullopt;
    for (std::size_t i = 0; i < lane_of_.size(); ++i) settle(lanes_[lane_of_[i]], counts_[i] > 1);
  }
  std::vector<Draft> drafts(count);
  for (std::size_t i = 0; i < count; ++i) {
    const Lane& lane = lanes_[i];
    if (lane.next != 81) continue;
    drafts[i].givens.assign(lane.symbols.begin(), lane.symbols.begin() + 81);
    drafts[i].solution.assign(lane.solution.begin(), lane.solution.end());
  }
  return drafts;
}

}  // namespace clew::generation
