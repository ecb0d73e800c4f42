// Each lane goes through its givens in its own random order, and all tests of a time go through the
// kernel together. A given is needed if the puzzle without it has a solution with another digit in
// its cell, so one solution decides. Of the first givens hardly any is needed: many are taken away
// at once, and if the puzzle still has one solution, each of them could have gone in turn; if not,
// halving finds the first that could not. A given that is the last of an unavoidable set stays
// unasked. Both spare tests and change nothing of what comes out.
#include "generate/lockstep.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace clew::generation {
namespace {

using Candidates = std::array<std::uint8_t, 96>;

/// All nine of a cell.
constexpr std::array<Candidates, 81> all_of_cell = [] {
  std::array<Candidates, 81> all{};
  for (std::size_t c = 0; c < 81; ++c)
    for (int d = 0; d < 9; ++d) search::add_candidate(all[c].data(), d, c);
  return all;
}();

// Where the test ends that begins at a place of the order.
constexpr int end_from(int place) {
  for (const int end : {34, 38, 41, 43})
    if (place < end) return end;
  return place + 1;
}

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
  for (std::size_t c = 0; c < 81; ++c)
    search::add_candidate(lane.candidates.data(), lane.solution[c] - 1, c);
  std::iota(lane.order.begin(), lane.order.end(), std::uint8_t{0});
  random.shuffle(lane.order);
  if (source_.classic()) finder_.find(lane.solution.data(), lane.order, lane.sets);
  lane.givens = (UnavoidableSets::Cells{1} << 81) - 1;
  lane.next = lane.end = lane.needed_before = 0;
}

bool Lockstep::held(const Lane& lane, int place) const {
  return source_.classic() && lane.sets.holds(place, lane.givens);
}

void Lockstep::take_away(Lane& lane, std::size_t cell) {
  const Candidates& all = all_of_cell[cell];
  for (std::size_t b = 0; b < all.size(); ++b) lane.candidates[b] |= all[b];
  lane.givens &= ~UnavoidableSets::bit_of[cell];
}

void Lockstep::give_back(Lane& lane, std::size_t cell) {
  const Candidates& all = all_of_cell[cell];
  for (std::size_t b = 0; b < all.size(); ++b)
    lane.candidates[b] = static_cast<std::uint8_t>(lane.candidates[b] & ~all[b]);
  search::add_candidate(lane.candidates.data(), lane.solution[cell] - 1, cell);
  lane.givens |= UnavoidableSets::bit_of[cell];
}

// Prepares the lane's next test. Returns false when all its givens are settled.
bool Lockstep::advance(Lane& lane) {
  for (;; ++lane.next) {
    if (lane.next >= lane.needed_before) lane.needed_before = 0;
    if (lane.next == 81) return false;
    if (lane.next + 1 != lane.needed_before && !held(lane, lane.next)) break;
  }
  lane.end = lane.needed_before ? (lane.next + lane.needed_before) / 2 : end_from(lane.next);
  take_away(lane, lane.order[lane.next]);
  for (int place = lane.next + 1; place < lane.end; ++place)
    if (!held(lane, place)) take_away(lane, lane.order[place]);
  if (lane.tests_one()) {
    const std::size_t cell = lane.order[lane.next];
    search::remove_candidate(lane.candidates.data(), lane.solution[cell] - 1, cell);
  }
  return true;
}

void Lockstep::settle(Lane& lane, bool needed) {
  const bool one = lane.tests_one();
  const auto settled = std::span(lane.order).subspan(lane.next, lane.end - lane.next);
  if (needed) {
    for (const std::size_t cell : settled)
      if (!(lane.givens >> cell & 1)) give_back(lane, cell);
    lane.needed_before = one ? 0 : lane.end;
    lane.next += one;
  } else {
    if (one)
      search::add_candidate(lane.candidates.data(), lane.solution[settled[0]] - 1, settled[0]);
    lane.next = lane.end;
  }
}

bool Lockstep::run(Tests& tests, std::uint64_t limit, std::size_t times, const Stop& stop) {
  tests.counts.resize(tests.puzzles.size());
  return batch_.run({.puzzles = tests.puzzles.data(),
                     .as_candidates = true,
                     .size = tests.puzzles.size(),
                     .limit = limit,
                     .counts = tests.counts.data(),
                     .rounds = &tests.rounds[std::min(times, tests.rounds.size() - 1)]},
                    stop);
}

auto Lockstep::make_minimal(std::uint64_t seed, std::uint64_t first, std::size_t count,
                            const Stop& stop) -> std::optional<std::vector<Draft>> {
  lanes_.resize(count);
  for (std::size_t i = 0; i < count; ++i) {
    Random random(seed, first + i);
    begin(lanes_[i], random, stop);
  }
  for (std::size_t times = 0;; ++times) {
    const std::uint64_t* count_of_one = ones_.counts.data();  // of the lanes that asked before
    const std::uint64_t* count_of_several = several_.counts.data();
    ones_.puzzles.clear();
    several_.puzzles.clear();
    for (std::size_t i = 0; i < count; ++i) {
      // A time goes over more memory than the nearer caches hold.
      if (i + 8 < count) {
        const char* ahead = reinterpret_cast<const char*>(&lanes_[i + 8]);
        for (std::size_t b = 0; b < sizeof(Lane); b += 64) __builtin_prefetch(ahead + b);
        lanes_[i + 4].sets.prefetch(lanes_[i + 4].next);
      }
      Lane& lane = lanes_[i];
      if (!lane.running) continue;
      if (times > 0) settle(lane, lane.tests_one() ? *count_of_one++ > 0 : *count_of_several++ > 1);
      lane.running = advance(lane);
      if (lane.running)
        (lane.tests_one() ? ones_ : several_).puzzles.push_back(lane.candidates.data());
    }
    if (ones_.puzzles.empty() && several_.puzzles.empty()) break;
    if (!run(ones_, 1, times, stop) || !run(several_, 2, times, stop)) return std::nullopt;
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
