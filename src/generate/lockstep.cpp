// Each lane tests the next given of its own random order; all tests of a round go through the
// kernel together. A given is needed if the puzzle without it has a solution with another digit in
// its cell, so one solution decides. A given that is the last of an unavoidable set stays unasked,
// which spares half of the tests that find a solution and changes nothing of what comes out.
#include "generate/lockstep.h"

#include <numeric>

namespace clew::generation {
namespace {

using Candidates = std::array<std::uint8_t, 96>;

constexpr void set(Candidates& candidates, std::size_t cell, int digit, bool possible) {
  const std::size_t bit = 81 * static_cast<std::size_t>(digit - 1) + cell;
  const auto mask = static_cast<std::uint8_t>(1 << (bit & 7));
  std::uint8_t& byte = candidates[bit >> 3];
  byte = static_cast<std::uint8_t>(possible ? byte | mask : byte & ~mask);
}

/// All nine of a cell.
constexpr std::array<Candidates, 81> all_of_cell = [] {
  std::array<Candidates, 81> all{};
  for (std::size_t c = 0; c < 81; ++c)
    for (int d = 1; d <= 9; ++d) set(all[c], c, d, true);
  return all;
}();

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
  lane.candidates.fill(0);
  for (std::size_t c = 0; c < 81; ++c) set(lane.candidates, c, lane.solution[c], true);
  std::iota(lane.order.begin(), lane.order.end(), std::uint8_t{0});
  random.shuffle(lane.order);
  if (source_.classic()) finder_.find(lane.solution.data(), lane.order, lane.sets);
  lane.givens = (UnavoidableSets::Cells{1} << 81) - 1;
  lane.next = 0;
}

// Prepares the lane's next test: the cell must hold another digit. Returns false when all its
// givens are settled.
bool Lockstep::advance(Lane& lane) {
  while (lane.next < 81 && source_.classic() && lane.sets.holds(lane.next, lane.givens))
    ++lane.next;
  if (lane.next == 81) return false;
  const std::size_t cell = lane.order[static_cast<std::size_t>(lane.next)];
  const Candidates& all = all_of_cell[cell];
  for (std::size_t b = 0; b < all.size(); ++b) lane.candidates[b] |= all[b];
  set(lane.candidates, cell, lane.solution[cell], false);
  lane.givens &= ~UnavoidableSets::bit_of[cell];
  return true;
}

void Lockstep::settle(Lane& lane, bool needed) {
  const std::size_t cell = lane.order[static_cast<std::size_t>(lane.next++)];
  if (needed) {
    const Candidates& all = all_of_cell[cell];
    for (std::size_t b = 0; b < all.size(); ++b)
      lane.candidates[b] = static_cast<std::uint8_t>(lane.candidates[b] & ~all[b]);
    lane.givens |= UnavoidableSets::bit_of[cell];
  }
  set(lane.candidates, cell, lane.solution[cell], true);
}

auto Lockstep::make_minimal(std::uint64_t seed, std::uint64_t first, std::size_t count,
                            const Stop& stop) -> std::optional<std::vector<Draft>> {
  lanes_.resize(count);
  counts_.resize(count);
  for (std::size_t i = 0; i < count; ++i) {
    Random random(seed, first + i);
    begin(lanes_[i], random, stop);
  }
  for (std::size_t times = 0;; ++times) {
    puzzles_.clear();
    const std::uint64_t* count_of = counts_.data();  // of the lanes that asked before
    for (std::uint32_t i = 0; i < count; ++i) {
      // A round goes over more memory than the nearer caches hold.
      if (i + 8 < count) {
        const char* ahead = reinterpret_cast<const char*>(&lanes_[i + 8]);
        for (std::size_t b = 0; b < sizeof(Lane); b += 64) __builtin_prefetch(ahead + b);
        lanes_[i + 4].sets.prefetch(lanes_[i + 4].next);
      }
      Lane& lane = lanes_[i];
      if (!lane.running) continue;
      if (times > 0) settle(lane, *count_of++ > 0);
      lane.running = advance(lane);
      if (lane.running) puzzles_.push_back(lane.candidates.data());
    }
    if (puzzles_.empty()) break;
    const search::BatchJob job{.puzzles = puzzles_.data(),
                               .as_candidates = true,
                               .size = puzzles_.size(),
                               .limit = 1,
                               .counts = counts_.data(),
                               .rounds = &rounds_[times]};
    if (!batch_.run(job, stop)) return std::nullopt;
  }
  std::vector<Draft> drafts(count);
  for (std::size_t i = 0; i < count; ++i) {
    const Lane& lane = lanes_[i];
    if (lane.next != 81) continue;
    drafts[i].solution.assign(lane.solution.begin(), lane.solution.end());
    drafts[i].givens = drafts[i].solution;
    for (std::size_t c = 0; c < 81; ++c)
      if (!(lane.givens >> c & 1)) drafts[i].givens[c] = 0;
  }
  return drafts;
}

}  // namespace clew::generation
