// Each attempt visits its givens in its own random order. A given is needed if the puzzle without
// it has a solution with another digit in its cell, so one solution decides. Hardly any of the
// first givens is needed, so many are removed at once. If the puzzle still has one solution, each
// of them could have been removed in turn; if not, bisection finds the first that could not. A
// given that is the last of an unavoidable set is not tested. Both methods save tests and do not
// change the result.
#include "generate/minimal.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>

#include "base/assert.h"

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

// Returns the end of the test that begins at a position of the order.
constexpr int end_from(int place) {
  for (const int end : {34, 38, 41, 43})
    if (place < end) return end;
  return place + 1;
}

// The same rules with every group of fewer than nine cells as pairs; the kernel supports houses of
// nine and pairs.
LayoutSpec in_pairs(LayoutSpec spec) {
  constexpr auto group = Constraint::Kind::group;
  for (const ConstraintSpec& c : std::exchange(spec.constraints, {})) {
    if (c.kind != group || static_cast<int>(c.cells.size()) == spec.digits) {
      spec.add(c);
      continue;
    }
    for (std::size_t i = 0; i < c.cells.size(); ++i)
      for (std::size_t j = i + 1; j < c.cells.size(); ++j)
        spec.add({group, {c.cells[i], c.cells[j]}});
  }
  return spec;
}

}  // namespace

std::optional<MinimalMaker> MinimalMaker::make(const Layout& layout, const GridSource& source) {
  auto extras = search::extras_of(layout);
  if (!extras)
    if (const auto loose = build(in_pairs(layout.spec()))) extras = search::extras_of(**loose);
  if (!extras) return std::nullopt;
  return MinimalMaker(source, extras->houses || extras->links ? extras : std::nullopt);
}

bool MinimalMaker::begin(Attempt& attempt, Random& random, const Stop& stop) {
  if (source_.classic()) {
    source_.draw_classic(random, attempt.solution.data());
  } else {
    const auto grid = source_.draw(random, stop);
    if (grid.empty()) return false;
    std::copy(grid.begin(), grid.end(), attempt.solution.begin());
  }
  attempt.candidates.fill(0);
  for (std::size_t c = 0; c < 81; ++c)
    search::add_candidate(attempt.candidates.data(), attempt.solution[c] - 1, c);
  std::iota(attempt.order.begin(), attempt.order.end(), std::uint8_t{0});
  random.shuffle(attempt.order);
  CLEW_ASSERT(std::ranges::all_of(attempt.solution, [](Digit d) { return d >= 1 && d <= 9; }));
  if (source_.classic()) finder_.find(attempt.solution.data(), attempt.order, attempt.sets);
  attempt.givens = (TwoLineSets::Cells{1} << 81) - 1;
  attempt.next = attempt.end = attempt.needed_before = 0;
  return true;
}

bool MinimalMaker::held(const Attempt& attempt, int place) const {
  return source_.classic() && attempt.sets.holds(place, attempt.givens);
}

void MinimalMaker::take_away(Attempt& attempt, std::size_t cell) {
  const Candidates& all = all_of_cell[cell];
  CLEW_ASSERT(attempt.givens & TwoLineSets::bit_of[cell]);
  for (std::size_t b = 0; b < all.size(); ++b) attempt.candidates[b] |= all[b];
  attempt.givens &= ~TwoLineSets::bit_of[cell];
}

void MinimalMaker::give_back(Attempt& attempt, std::size_t cell) {
  const Candidates& all = all_of_cell[cell];
  CLEW_ASSERT(!(attempt.givens & TwoLineSets::bit_of[cell]));
  for (std::size_t b = 0; b < all.size(); ++b)
    attempt.candidates[b] = static_cast<std::uint8_t>(attempt.candidates[b] & ~all[b]);
  search::add_candidate(attempt.candidates.data(), attempt.solution[cell] - 1, cell);
  attempt.givens |= TwoLineSets::bit_of[cell];
}

// Prepares the next test. Returns false when all givens are settled.
bool MinimalMaker::next_test(Attempt& attempt) const {
  for (;; ++attempt.next) {
    if (attempt.next >= attempt.needed_before) attempt.needed_before = 0;
    if (attempt.next == 81) return false;
    if (attempt.next + 1 != attempt.needed_before && !held(attempt, attempt.next)) break;
  }
  attempt.end =
      attempt.needed_before ? (attempt.next + attempt.needed_before) / 2 : end_from(attempt.next);
  CLEW_ASSERT(attempt.next < attempt.end && attempt.end <= 81);
  take_away(attempt, attempt.order[attempt.next]);
  for (int place = attempt.next + 1; place < attempt.end; ++place)
    if (!held(attempt, place)) take_away(attempt, attempt.order[place]);
  return true;
}

void MinimalMaker::settle(Attempt& attempt, bool needed) const {
  const bool one = attempt.tests_one();
  if (needed) {
    for (int place = attempt.next; place < attempt.end; ++place)
      if (!(attempt.givens >> attempt.order[place] & 1)) give_back(attempt, attempt.order[place]);
    attempt.needed_before = one ? 0 : attempt.end;
    attempt.next += one;
  } else {
    attempt.next = attempt.end;
  }
}

/// Asks the solver if the kernel gives up. The answer is arbitrary after a stop.
bool MinimalMaker::ask_slowly(const Attempt& attempt, const Stop& stop) const {
  const LayoutPtr& layout = source_.solver().layout();
  Puzzle puzzle{.layout = layout, .givens = finish(attempt).givens};
  if (attempt.tests_one()) {
    const std::size_t cell = attempt.order[attempt.next];
    puzzle.marks.assign(puzzle.givens.size(), layout->all_digits());
    puzzle.marks[cell].remove(attempt.solution[cell]);
  }
  const std::uint64_t sought = attempt.tests_one() ? 1 : 2;
  const auto solved = source_.solver().solve(puzzle, {.limit = sought, .stop = stop});
  return solved && solved->solutions == sought;
}

auto MinimalMaker::finish(const Attempt& attempt) -> MinimalPuzzle {
  MinimalPuzzle draft;
  draft.solution.assign(attempt.solution.begin(), attempt.solution.end());
  draft.givens = draft.solution;
  for (std::size_t c = 0; c < 81; ++c)
    if (!(attempt.givens >> c & 1)) draft.givens[c] = 0;
  return draft;
}

auto MinimalMaker::make(std::uint64_t seed, std::uint64_t first, std::size_t count,
                        const Stop& stop) -> std::optional<std::vector<MinimalPuzzle>> {
  std::vector<MinimalPuzzle> drafts(count);
  std::size_t begun = 0;
  // For one given the question is a solution with another digit; for several, a second solution.
  const auto ask = [&](std::size_t lane) {
    const Attempt& attempt = attempts_[lane];
    auto& node = questions_.ask(lane, attempt.candidates.data(), attempt.tests_one() ? 1 : 2);
    if (!attempt.tests_one()) return;
    const std::size_t cell = attempt.order[attempt.next];
    search::remove_candidate(node.row, attempt.solution[cell] - 1, cell);
  };
  const auto begin_next = [&](std::size_t lane) {
    while (begun < count) {
      Attempt& attempt = attempts_[lane];
      attempt.number = begun++;
      Random random(seed, first + attempt.number);
      if (!begin(attempt, random, stop)) continue;
      next_test(attempt);
      return ask(lane);
    }
  };
  for (std::size_t lane = 0; lane < attempts_.size(); ++lane) begin_next(lane);
  while (questions_.busy()) {
    if (stop.requested()) {
      questions_.drop();
      return std::nullopt;
    }
    const auto& answers = questions_.step();
    for (std::size_t i = 0; i < answers.size(); ++i) {
      if (i + 2 < answers.size()) {
        // All attempts together are larger than the nearest cache.
        const char* ahead = reinterpret_cast<const char*>(&attempts_[answers[i + 2].asker]);
        for (std::size_t b = 0; b < offsetof(Attempt, sets); b += 64) __builtin_prefetch(ahead + b);
      }
      const auto [lane, says] = answers[i];
      Attempt& attempt = attempts_[lane];
      CLEW_ASSERT(attempt.number < begun && drafts[attempt.number].givens.empty());
      settle(attempt, says == search::Questions::Says::nothing
                          ? ask_slowly(attempt, stop)
                          : says == search::Questions::Says::yes);
      if (next_test(attempt)) {
        ask(lane);
      } else {
        drafts[attempt.number] = finish(attempt);
        begin_next(lane);
      }
    }
  }
  return drafts;
}

}  // namespace clew::generation
