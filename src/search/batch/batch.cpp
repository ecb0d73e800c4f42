// The search around the kernel.
//
// Each step sends a batch through some rounds. What comes back solved is counted, what is dead
// forgotten; a node that still changed goes on as it is, and one that does not is split in two:
// the first child (the chosen cell holds its lowest digit) goes on at once, without being copied,
// the second is pushed on the pool. The next batch is the nodes that go on, then the top of the
// pool. New puzzles come in when too few nodes are left to fill a batch.
#include "search/batch.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <new>

namespace clew::search {
namespace {

constexpr Path no_path = std::numeric_limits<Path>::max();
// Where a path begins, in few bits: what a puzzle that is done still wants is looked up for every
// node, and short tables stay in the cache. Some nodes more than are wanted pass, none less.
constexpr int horizon_shift = 49;
constexpr std::uint16_t no_horizon = 1 << (64 - horizon_shift);
constexpr std::uint16_t horizon_of(Path best) {
  return static_cast<std::uint16_t>((best + (Path{1} << horizon_shift) - 1) >> horizon_shift);
}
// Nodes get four rounds. Puzzles begin with five; more when too many still change after that, fewer
// when hardly any does.
constexpr int node_rounds = 4, first_rounds = 5, least_rounds = 4, most_rounds = 7;
// Rounds do not see equal givens in a house, which make the search of a sparse puzzle endless;
// those that take long are looked at.
constexpr std::uint64_t steps_to_repeats = 512;
// One in so many puzzles of a batch is hardly any. So few branch in the next batch, after some
// rounds more, which costs less than choosing a cell for them now.
constexpr int few_of = 40;

/// Whether two equal digits stand in a row, column or box.
bool has_repeat(const std::uint8_t* symbols, Grid grid) {
  std::uint16_t rows[9] = {}, columns[9] = {}, boxes[9] = {};
  const int size = size_of(grid), box_rows = box_rows_of(grid), box_columns = size / box_rows;
  for (int c = 0; c < size * size; ++c) {
    const int digit = symbols[c] & 15, r = c / size, k = c % size,
              b = r / box_rows * box_rows + k / box_columns;
    if (digit < 1 || digit > 9) continue;
    const auto bit = static_cast<std::uint16_t>(1 << digit);
    if ((rows[r] | columns[k] | boxes[b]) & bit) return true;
    rows[r] |= bit;
    columns[k] |= bit;
    boxes[b] |= bit;
  }
  return false;
}

}  // namespace

Batch::Batch(const Kernel& kernel, const Extras* extras)
    : KernelUser(kernel, extras),
      hot_(kernel.lanes),
      lanes_(kernel.lanes),
      rows_(kernel.lanes),
      winners_(kernel.lanes) {}

bool Batch::run(const BatchJob& job, const Stop& stop) {
  counters_ = {};
  deep_.assign(job.size, 0);
  if (job.unfinished) std::fill_n(job.unfinished, job.size, 0);
  const bool finished = search(job, stop, Order::any);
  redo_in_order(job, stop);
  return finished;
}

bool Batch::search(const BatchJob& job, const Stop& stop, Order order) {
  const auto most = order == Order::depth_first ? 1 : kernel_.lanes;
  std::size_t next = 0;
  int rounds = first_rounds;
  std::uint64_t node_steps = 0;
  hot_size_ = 0;
  pool_.clear();
  std::fill_n(job.counts, job.size, 0);
  horizon_.assign(job.size, no_horizon);
  best_.assign(job.size, job.solutions ? no_path : 0);  // or no path is wanted for being the first
  for (;;) {
    if (stop.requested()) {
      name_unfinished(job, next);
      return false;
    }
    const std::size_t waiting = hot_size_ + pool_.size();
    if (next < job.size && waiting < static_cast<std::size_t>(most)) {
      park_hot();
      const int n = take_puzzles(job, next);
      const std::size_t restless = step(job, n, rounds, n / few_of);
      if (restless * 8 > static_cast<std::size_t>(n) && rounds < most_rounds) {
        ++rounds;
      } else if (restless * few_of < static_cast<std::size_t>(n) && rounds > least_rounds) {
        --rounds;
      }
    } else if (waiting > 0) {
      if (++node_steps % steps_to_repeats == 0) drop_repeats(job);
      if (const int n = take_nodes(most)) step(job, n, node_rounds, 1);
    } else {
      return true;
    }
  }
}

void Batch::drop_repeats(const BatchJob& job) {
  std::size_t last = job.size;  // nodes of a puzzle stand together
  const auto drop = [&](const Node& node) {
    if (is_done(node.puzzle) || node.puzzle == last) return;
    last = node.puzzle;
    if (has_repeat(job.puzzles[node.puzzle], kernel_.grid)) horizon_[node.puzzle] = 0;
  };
  for (std::size_t i = 0; i < hot_size_; ++i) drop(*hot_[i]);
  for (std::size_t i = 0; i < pool_.size(); ++i) drop(pool_[i]);
}

void Batch::name_unfinished(const BatchJob& job, std::size_t next) const {
  if (!job.unfinished) return;
  const auto name = [&](const Node& node) { job.unfinished[node.puzzle] = !is_done(node.puzzle); };
  for (std::size_t i = 0; i < hot_size_; ++i) name(*hot_[i]);
  for (std::size_t i = 0; i < pool_.size(); ++i) name(pool_[i]);
  for (std::size_t i = next; i < job.size; ++i) job.unfinished[i] = 1;
}

int Batch::take_puzzles(const BatchJob& job, std::size_t& next) {
  const int n = static_cast<int>(std::min<std::size_t>(kernel_.lanes, job.size - next));
  const std::uint8_t* const* const puzzles = job.puzzles + next;
  for (int i = 0; i < n; ++i) lanes_[i] = {root_path, static_cast<std::uint32_t>(next + i)};
  next += n;
  kernel_.load_puzzles(planes_.get(), puzzles, n);
  return n;
}

/// Has it as many solutions as are counted?
bool Batch::is_done(std::size_t puzzle) const { return horizon_[puzzle] != no_horizon; }

/// A puzzle that is done still wants solutions that come before the one it has.
bool Batch::wanted(Path path, std::size_t puzzle) const {
  return path >> horizon_shift < horizon_[puzzle];
}

/// Hot nodes, all of which are wanted, then what waits.
int Batch::take_nodes(int most) {
  int n = 0;
  const auto take = [&](const Node& node, bool wanted) {
    lanes_[n] = {node.path, node.puzzle};
    rows_[n] = &node.cell;
    n += wanted;
  };
  for (; hot_size_ > 0; --hot_size_) take(*hot_[n], true);
  while (n < most && !pool_.empty()) {
    const Node& node = pool_.pop();
    take(node, wanted(node.path, node.puzzle));
  }
  if (n == 0) return 0;
  std::fill(rows_.begin() + n, rows_.end(), rows_[0]);
  kernel_.load_nodes(planes_.get(), rows_.data());
  return n;
}

void Batch::park_hot() {
  pool_.reserve(hot_size_);
  for (std::size_t i = 0; i < hot_size_; ++i) pool_.push() = *hot_[i];
  hot_size_ = 0;
}

/// Returns how many nodes still changed.
std::size_t Batch::step(const BatchJob& job, int n, int rounds, int least_branching) {
  LaneSets sets;
  kernel_.step(planes_.get(), extras_.get(), n, rounds, least_branching, sets);
  ++counters_.batches;
  counters_.rounds += rounds;
  counters_.nodes += n;
  std::uint64_t survivors[max_lanes / 64], some = 0, solved = 0;
  for (int w = 0; w < kernel_.lanes / 64; ++w) {
    survivors[w] = sets.alive[w] & ~sets.solved[w];
    some |= survivors[w];
    solved |= sets.solved[w];
  }
  winners_size_ = 0;
  if (solved) count_solved(job, sets);
  const bool many = winners_size_ >= kernel_.many_solutions;
  if (many) {
    kernel_.store_solutions(planes_.get(), winners_.data(), winners_size_, job.base);
  } else {
    for (int i = 0; i < winners_size_; ++i) {
      survivors[winners_[i].lane / 64] |= std::uint64_t{1} << winners_[i].lane % 64;
    }
  }
  if (some || (winners_size_ > 0 && !many)) {
    kernel_.store_nodes(planes_.get(), survivors, nodes_.get());
  }
  if (!many) kernel_.expand_solutions(nodes_.get(), winners_.data(), winners_size_, job.base);
  return some ? branch_survivors(sets) : 0;
}

void Batch::count_solved(const BatchJob& job, const LaneSets& sets) {
  int winners = 0;
  std::uint64_t solutions = 0;
  for (int w = 0; w < kernel_.lanes / 64; ++w) {
    for_each_lane(sets.solved[w], w, [&](int lane) {
      const auto [path, puzzle] = lanes_[lane];
      ++solutions;
      const bool done = is_done(puzzle) || ++job.counts[puzzle] == job.limit;
      if (path < best_[puzzle]) {
        best_[puzzle] = path;
        if (job.solutions) winners_[winners++] = {job.solutions + puzzle * job.pitch, lane};
      }
      if (done) horizon_[puzzle] = horizon_of(best_[puzzle]);
    });
  }
  winners_size_ = winners;
  counters_.solutions += solutions;
}

/// Returns how many still changed.
std::size_t Batch::branch_survivors(const LaneSets& sets) {
  pool_.reserve(kernel_.lanes);
  const int size = size_of(kernel_.grid);
  const std::size_t before = pool_.size();
  std::size_t hot = 0, restless = 0;
  const auto name = [](Node& node, Path path, std::uint32_t puzzle) {
    node.path = path;
    node.puzzle = puzzle;
  };
  for (int w = 0; w < kernel_.lanes / 64; ++w) {
    const std::uint64_t survivors = sets.alive[w] & ~sets.solved[w];
    for_each_lane(survivors & ~sets.changed[w], w, [&](int lane) {
      const auto [path, puzzle] = lanes_[lane];
      if (!wanted(path, puzzle)) return;
      Node& node = nodes_[lane];
      Node& other = pool_.push() = node;
      split(node, other, size);
      const bool full = is_full(path);
      if (full) deep_[puzzle] = 1;
      name(node, full ? path : first_child(path), puzzle);
      name(other, full ? path : second_child(path), puzzle);
      hot_[hot++] = &node;
    });
    for_each_lane(survivors & sets.changed[w], w, [&](int lane) {
      const auto [path, puzzle] = lanes_[lane];
      if (!wanted(path, puzzle)) return;
      name(nodes_[lane], path, puzzle);
      hot_[hot++] = &nodes_[lane];
      ++restless;
    });
  }
  hot_size_ = hot;
  counters_.branches += pool_.size() - before;
  return restless;
}

/// Puzzles whose paths could not tell which of several solutions comes first are searched once
/// more, one node at a time, until the first.
void Batch::redo_in_order(const BatchJob& job, const Stop& stop) {
  if (!job.solutions) return;
  std::vector<std::size_t> again;
  for (std::size_t i = 0; i < job.size; ++i) {
    if (deep_[i] && job.counts[i] > 1) again.push_back(i);
  }
  for (const std::size_t i : again) {
    std::uint64_t count = 0;
    BatchJob one = job;
    one.puzzles += i;
    one.size = 1;
    one.limit = 1;
    one.counts = &count;
    one.solutions += i * job.pitch;
    one.unfinished = nullptr;
    search(one, stop, Order::depth_first);
  }
}

}  // namespace clew::search
