#include "clues/plain.h"

#include <algorithm>

#include "base/assert.h"
#include "unavoidable/closure.h"
#include "unavoidable/minimal.h"
#include "unavoidable/shape.h"

namespace clew::clues {
namespace {

using unavoidable::cell_bit;
using unavoidable::Cells;
using unavoidable::lowest;
using unavoidable::size_of;

/// Calls f for the sets in these words until it returns false.
template <class Words, class F>
void for_each_set(const Words& sets, std::size_t words, F&& f) {
  for (std::size_t w = 0; w < words; ++w)
    for (std::uint64_t bits = sets[w]; bits; bits &= bits - 1)
      if (!f(64 * w + static_cast<std::size_t>(std::countr_zero(bits)))) return;
}

constexpr std::size_t task_depth = 2;

}  // namespace

void PlainSearch::begin(std::span<const Digit> grid, int clues, Cells given, Cells free) {
  grid_.assign(grid.begin(), grid.end());
  given_ = given;
  free_ = free;
  clues_ = clues - size_of(given);
  counters_ = {};
  sets_.clear();
  for (Sets& sets : sets_of_) sets = {};
  hopeless_ = false;
  start_with_sets();
  known_at_first_ = sets_.size();
}

/// Finds sets by closure from rows, columns and boxes. Other rules may exclude some of them, but
/// not always within a part of these cells.
void PlainSearch::start_with_sets() {
  const auto shape = unavoidable::shape_of(*solver_.layout(), true);
  if (!shape) return;
  const bool alone = unavoidable::shape_of(*solver_.layout()).has_value();
  unavoidable::Closure<Cells> closure(*shape, grid_.data(), 0);
  std::vector<Cells> found;
  closure.find(alone ? 12 : 14, found);
  const Cells all = ~Cells{0} >> (128 - grid_.size());
  if (!alone) {
    unavoidable::keep_minimal(found);
    for (Cells& set : found) set = difference(all & ~set, {}, nullptr);
    std::erase(found, Cells{0});
  }
  std::erase_if(found, [&](Cells set) { return (set & given_) != 0; });
  for (Cells& set : found) set &= free_;
  unavoidable::keep_minimal(found);
  // Room is left for those that come up.
  if (found.size() > most_sets / 2) found.resize(most_sets / 2);
  for (const Cells set : found) know(set);
}

void PlainSearch::know(Cells set) {
  if (!set) hopeless_ = true;
  if (sets_.size() == most_sets) return;
  CLEW_ASSERT(!(set & ~free_));
  const std::size_t i = sets_.size();
  const std::uint64_t bit = std::uint64_t{1} << i % 64;
  sets_.push_back(set);
  for (Cells rest = set; rest; rest &= rest - 1) sets_of_[lowest(rest)][i / 64] |= bit;
  for (std::size_t d = 0; d <= depth_ && d < path_.size(); ++d) path_[d].left[i / 64] |= bit;
}

/// Returns false if the remaining sets cannot be hit. Otherwise sets `branch` to cells of which one
/// must be a clue.
bool PlainSearch::branch_on(const Node& node, Cells& branch) const {
  branch = node.free;
  if (size_of(node.free) < node.clues) return false;
  Sets left = node.left;
  int apart = 0, fewest = 999;
  bool fits = true;
  // Sets that share no free cell need a clue each.
  for (std::size_t w = 0; w < words() && fits; ++w)
    while (left[w] && fits) {
      const std::size_t i = 64 * w + static_cast<std::size_t>(std::countr_zero(left[w]));
      const Cells cells = sets_[i] & node.free;
      fits = cells && ++apart <= node.clues;
      if (size_of(cells) < fewest) {
        fewest = size_of(cells);
        branch = cells;
      }
      left[w] &= left[w] - 1;
      for (Cells rest = cells; rest; rest &= rest - 1)
        for (std::size_t v = w; v < words(); ++v) left[v] &= ~sets_of_[lowest(rest)][v];
    }
  return fits;
}

void PlainSearch::choose(const Node& node, int cell, Cells free, Node& next) const {
  for (std::size_t w = 0; w < words(); ++w) next.left[w] = node.left[w] & ~sets_of_[cell][w];
  next.free = free;
  next.chosen = node.chosen | cell_bit<Cells>(cell);
  next.clues = node.clues - 1;
  CLEW_ASSERT(next.clues >= 0 && size_of(next.chosen) + next.clues == clues_);
}

/// A cell that was tried is closed to those that follow.
template <class F>
void PlainSearch::expand(const Node& node, F&& child) {
  Cells branch, free = node.free;
  ++counters_.nodes;
  if (!branch_on(node, branch)) return;
  for (; branch && !over(); branch &= branch - 1) {
    const int cell = lowest(branch);
    free &= ~cell_bit<Cells>(cell);
    child(cell, free);
  }
}

/// At most one clue is left to choose: it lies in every remaining set.
void PlainSearch::finish(const Node& node) {
  Cells ends = node.clues ? node.free : 0;
  bool left = false;
  for_each_set(node.left, words(), [&](std::size_t i) {
    left = true;
    return (ends &= sets_[i]) != 0;
  });
  if (!node.clues) {
    if (!left) candidate(node.chosen);
    return;
  }
  const Cells chosen = node.chosen;
  for (; ends && !over(); ends &= ends - 1) {
    const Cells last = ends & -ends;
    candidate(chosen | last);
    // A set that came up just now closes all cells outside it.
    for_each_set(path_[depth_].left, words(), [&](std::size_t i) {
      ends &= sets_[i] | last;
      return true;
    });
  }
}

void PlainSearch::search(std::size_t depth) {
  depth_ = depth;
  CLEW_ASSERT(depth < path_.size());
  if (path_[depth].clues <= 1) return finish(path_[depth]);
  expand(path_[depth], [&](int cell, Cells free) {
    choose(path_[depth], cell, free, path_[depth + 1]);
    search(depth + 1);
    depth_ = depth;
  });
}

/// Returns the cells in which another solution with these clues differs from the grid. Empty if
/// there is none, or if the call was stopped and is not exact.
PlainSearch::Cells PlainSearch::difference(Cells clues, const Stop& stop, bool* exact) const {
  Puzzle puzzle{.layout = solver_.layout(), .givens = std::vector<Digit>(grid_.size())};
  for (Cells rest = clues; rest; rest &= rest - 1)
    puzzle.givens[lowest(rest)] = grid_[lowest(rest)];
  Cells other = 0;
  const auto count = solver_.enumerate(puzzle,
                                       [&](std::span<const Digit> solution) {
                                         for (std::size_t c = 0; c < grid_.size(); ++c)
                                           if (solution[c] != grid_[c])
                                             other |= cell_bit<Cells>(static_cast<int>(c));
                                         return !other;
                                       },
                                       {.limit = 2, .stop = stop});
  if (exact) *exact = count->exact;
  CLEW_ASSERT(!(other & clues));
  return other;
}

void PlainSearch::candidate(Cells chosen) {
  ++counters_.candidates;
  CLEW_ASSERT(!(chosen & ~free_) && size_of(chosen) == clues_);
  bool exact = false;
  if (const Cells other = difference(given_ | chosen, *stop_, &exact)) return know(other & free_);
  if (!exact || !(*sink_)(given_ | chosen)) ended_ = true;
}

/// Sets that came up in a task.
void PlainSearch::forget() {
  for (; sets_.size() > known_at_first_; sets_.pop_back()) {
    const std::size_t last = sets_.size() - 1;
    for (Cells rest = sets_[last]; rest; rest &= rest - 1)
      sets_of_[lowest(rest)][last / 64] &= ~(std::uint64_t{1} << last % 64);
  }
}

bool PlainSearch::run(int part, int parts, const Sink& sink, const Stop& stop) {
  sink_ = &sink;
  stop_ = &stop;
  ended_ = false;
  if (hopeless_ || clues_ < 0) return true;
  forget();
  CLEW_ASSERT(sets_.size() == known_at_first_ && !(free_ & given_));
  Node root{.left = {}, .free = free_, .chosen = 0, .clues = clues_};
  for (std::size_t i = 0; i < sets_.size(); ++i) root.left[i / 64] |= std::uint64_t{1} << i % 64;
  // The tasks depend only on the sets known at the start, and a task forgets the sets found by
  // others, so parts may be run in any order and anywhere.
  std::vector<Node> tasks{root}, next;
  for (std::size_t d = 0; d < task_depth && clues_ > 2; ++d) {
    for (const Node& node : tasks)
      if (node.clues > 1)
        expand(node, [&](int cell, Cells free) { choose(node, cell, free, next.emplace_back()); });
    tasks = std::move(next);
    next = {};
  }
  for (std::size_t i = 0; i < tasks.size() && !over(); ++i) {
    if (static_cast<int>(i % static_cast<std::size_t>(parts)) != part) continue;
    forget();
    ++counters_.tasks;
    // Words that only sets to come will use must be empty.
    path_.assign(static_cast<std::size_t>(clues_) + 2, Node{});
    path_[0] = tasks[i];
    search(0);
    hopeless_ = false;
  }
  return !ended_;
}

}  // namespace clew::clues
