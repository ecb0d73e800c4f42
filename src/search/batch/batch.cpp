// The search around the kernel.
//
// Each step sends a batch through some rounds. Solved nodes are counted and dead ones dropped. A
// node that still changes continues as it is (in its lane, if a batch of puzzles has few survivors
// and new puzzles can fill it). A node without changes is split in two: the first child (the chosen
// cell has its lowest digit) continues at once, without a copy; the second waits until the search
// of its puzzle returns to it. So a puzzle has one lane, which searches depth first. When no new
// puzzle is left to fill a batch, other lanes help with waiting nodes.
#include "search/batch.h"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <limits>
#include <utility>

#include "base/assert.h"

namespace clew::search {
namespace {

constexpr Path no_path = std::numeric_limits<Path>::max();
// The first bits of a path. The best path of a finished puzzle is looked up for every node, and
// short tables stay in the cache.
constexpr std::uint16_t beginning_of(Path path) { return static_cast<std::uint16_t>(path >> 49); }
constexpr std::uint16_t no_horizon = 1 << 15;  // later than any
// Nodes get four rounds. Puzzles begin with five; more when many still change after that, fewer
// when hardly any does.
constexpr int node_rounds = 4, first_rounds = 5, least_rounds = 4, most_rounds = 12;
// Number of steps between two checks of each puzzle's cost.
constexpr std::uint64_t steps_between_looks = 32;
// Rounds do not detect equal givens in a house, which make the search of a sparse puzzle endless.
// Puzzles with many nodes are checked for repeats.
constexpr std::uint64_t nodes_to_repeats = 2048;
// A batch with fewer than one in this number of branching puzzles: they branch after some more
// rounds, with others, which costs less than choosing a cell for them now.
constexpr int few_of = 40;
// New puzzles come in if fewer eighths of a batch continue.
constexpr int enough_eighths = 7;

/// Returns true if a row, column or box contains a digit twice.
bool has_repeat(const std::uint8_t* symbols, GridShape grid) {
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

BatchSolver::BatchSolver(const Kernel& kernel, const Extras* extras)
    : KernelUser(kernel, extras),
      lanes_(kernel.lanes),
      hot_(kernel.lanes),
      rows_(kernel.lanes),
      parked_(kernel.lanes),
      parked_nodes_(kernel.lanes),
      splits_(kernel.lanes),
      resuming_(kernel.lanes),
      winners_(kernel.lanes) {}

bool BatchSolver::run(const BatchJob& job, const Stop& stop) {
  counters_ = {};
  if (job.unfinished) std::fill_n(job.unfinished, job.size, 0);
  if (job.given_up) std::fill_n(job.given_up, job.size, 0);
  begin(job);
  return search(job, stop);
}

bool BatchSolver::count(const SearchNode& node, std::uint64_t limit, std::uint64_t& solutions,
                        std::uint64_t patience, std::vector<SearchNode>& open, const Stop& stop) {
  counters_ = {};
  std::uint8_t given_up = 0;
  const BatchJob job{
      .size = 1, .limit = limit, .counts = &solutions, .patience = patience, .given_up = &given_up};
  begin(job);
  begin_puzzles(job, 0, 1);
  parked_nodes_[0] = node;
  parked_[0] = {root_path, 0};
  parked_size_ = 1;
  open_ = &open;
  const bool finished = search(job, stop, 1);
  open_ = nullptr;
  return finished;
}

void BatchSolver::begin(const BatchJob& job) {
  hot_size_ = parked_size_ = 0;
  std::ranges::fill(staying_, 0);
  waiting_.clear(job.size);
  horizon_.resize(job.size);
  best_.resize(job.size);
  account_.resize(job.size);
  accounts_.clear();
}

/// Searches the puzzles from `next` on, and the parked nodes.
bool BatchSolver::search(const BatchJob& job, const Stop& stop, std::size_t next) {
  const std::size_t enough = kernel_.lanes / 8 * enough_eighths;
  int rounds = first_rounds;
  std::uint64_t node_steps = 0;
  for (;;) {
    if (stop.requested()) {
      std::fill_n(job.counts + next, job.size - next, 0);
      name_unfinished(job, next);
      return false;
    }
    if (next < job.size && hot_size_ + parked_size_ < enough) {
      park_hot();
      const int n = take_puzzles(job, next);
      const bool more_come = job.size - next >= static_cast<std::size_t>(kernel_.lanes);
      const int restless = step(job, n, rounds, n / few_of, more_come);
      if (restless > n * 2 / 5 && rounds < most_rounds) {
        ++rounds;
      } else if (restless < n / 16 && rounds > least_rounds) {
        --rounds;
      }
    } else if (hot_size_ + parked_size_ > 0) {
      if (const int n = take_nodes()) {
        if (++node_steps % steps_between_looks == 0) charge(job, n);
        step(job, n, node_rounds, 1, false);
      }
    } else {
      return true;
    }
  }
}

/// Calls f with the number of each puzzle that is begun and may be unfinished. Waiting nodes belong
/// to the same puzzles as active ones.
template <class F>
void BatchSolver::for_each_begun(F f) const {
  for (std::size_t i = 0; i < hot_size_; ++i) f(hot_[i].puzzle);
  for (std::size_t i = 0; i < parked_size_; ++i) f(parked_[i].puzzle);
  for (int w = 0; w < kernel_.lanes / 64; ++w)
    for_each_lane(staying_[w], w, [&](int lane) { f(lanes_[lane].puzzle); });
}

/// Charges the puzzles in the n lanes for the steps since the last check, idle lanes included, and
/// gives up puzzles that cost too much.
void BatchSolver::charge(const BatchJob& job, int n) {
  const std::uint64_t share = steps_between_looks * kernel_.lanes / n;
  for (int i = 0; i < n; ++i) {
    const std::uint32_t puzzle = lanes_[i].puzzle;
    if (!account_[puzzle]) {
      accounts_.push_back({});
      account_[puzzle] = static_cast<std::uint32_t>(accounts_.size());
    }
    Account& account = accounts_[account_[puzzle] - 1];
    const std::uint64_t before = std::exchange(account.nodes, account.nodes + share);
    if (account.solutions != job.counts[puzzle])
      account.solutions = job.counts[puzzle], account.at_last = account.nodes;
    if (before < nodes_to_repeats && account.nodes >= nodes_to_repeats && job.puzzles &&
        !is_done(puzzle) && has_repeat(job.puzzles[puzzle], kernel_.grid))
      drop(puzzle);
    if (account.nodes - account.at_last > job.patience + account.at_last) give_up(job, puzzle);
  }
  if (job.given_up && open_ && *job.given_up) leave_open(n);
}

/// Drops a puzzle whose result is complete.
void BatchSolver::drop(std::size_t puzzle) { best_[puzzle] = horizon_[puzzle] = 0; }

void BatchSolver::give_up(const BatchJob& job, std::size_t puzzle) {
  if (!job.given_up || (is_done(puzzle) && best_[puzzle] == 0)) return;
  job.given_up[puzzle] = 1;
  drop(puzzle);
}

/// Leaves the open nodes of the single puzzle: those in the n lanes, the parked and the waiting
/// ones.
void BatchSolver::leave_open(int n) {
  open_->clear();
  const auto leave = [&](const std::uint8_t* node) {
    std::memcpy(open_->emplace_back().row, node, SearchNode::bytes);
  };
  for (int i = 0; i < n; ++i) leave(rows_[i]);
  for (std::size_t i = 0; i < parked_size_; ++i) leave(parked_nodes_[i].row);
  Waiting::Stacks waiting = waiting_.stacks();
  while (!waiting.empty(0)) leave(waiting.nodes[waiting.pop(0)].row);
  waiting_.give_back(waiting);
}

void BatchSolver::name_unfinished(const BatchJob& job, std::size_t next) const {
  if (!job.unfinished) return;
  for_each_begun([&](std::uint32_t puzzle) { job.unfinished[puzzle] = !is_done(puzzle); });
  for (std::size_t i = next; i < job.size; ++i) job.unfinished[i] = 1;
}

/// Loads puzzles into all lanes except those that stay; some lanes stay only if enough puzzles
/// come.
int BatchSolver::take_puzzles(const BatchJob& job, std::size_t& next) {
  const std::size_t first = next;
  int n = 0;
  for (; n < kernel_.lanes && next < job.size; ++n) {
    const bool stays = staying_[n / 64] >> n % 64 & 1;
    rows_[n] = job.puzzles[next];
    if (!stays) lanes_[n] = {root_path, static_cast<std::uint32_t>(next)};
    next += !stays;
  }
  begin_puzzles(job, first, next);
  kernel_.load_puzzles(planes_.get(), rows_.data(), n, staying_);
  std::ranges::fill(staying_, 0);
  return n;
}

void BatchSolver::begin_puzzles(const BatchJob& job, std::size_t from, std::size_t to) {
  std::fill(job.counts + from, job.counts + to, 0);
  std::fill(horizon_.begin() + from, horizon_.begin() + to, no_horizon);
  std::fill(account_.begin() + from, account_.begin() + to, 0);
  // Without a request for solutions, every path is best.
  std::fill(best_.begin() + from, best_.begin() + to, job.solutions ? no_path : 0);
}

/// Returns true if as many solutions of the puzzle were found as must be counted.
bool BatchSolver::is_done(std::size_t puzzle) const { return horizon_[puzzle] != no_horizon; }

/// A puzzle that is done still wants solutions that come before the one it has.
bool BatchSolver::wanted(Path path, std::size_t puzzle) const {
  const std::uint16_t begins = beginning_of(path), horizon = horizon_[puzzle];
  if (begins != horizon) [[likely]]
    return begins < horizon;
  return path < best_[puzzle];
}

inline void BatchSolver::add_hot(const SearchNode& node, Lane lane) {
  CLEW_ASSERT(hot_size_ < hot_.size());
  rows_[hot_size_] = node.row;
  hot_[hot_size_++] = lane;
}

/// Makes the puzzle's top node that waits and is wanted hot, if there is one.
inline void BatchSolver::resume(Waiting::Stacks& waiting, std::uint32_t puzzle) {
  while (!waiting.empty(puzzle)) {
    const std::uint32_t number = waiting.pop(puzzle);
    const Path path = waiting.places[number].path;
    if (!wanted(path, puzzle)) continue;
    prefetch_node(waiting.nodes[number]);
    return add_hot(waiting.nodes[number], {path, puzzle});
  }
}

/// Takes hot nodes, then parked ones, then waiting ones of the same puzzles.
int BatchSolver::take_nodes() {
  const std::size_t most = kernel_.lanes;
  Waiting::Stacks waiting = waiting_.stacks();
  while (hot_size_ < most && parked_size_ > 0) {
    const Lane lane = parked_[--parked_size_];
    if (wanted(lane.path, lane.puzzle)) {
      add_hot(parked_nodes_[parked_size_], lane);
    } else {
      resume(waiting, lane.puzzle);
    }
  }
  for (std::size_t i = 0; i < hot_size_ && hot_size_ < most; ++i) resume(waiting, hot_[i].puzzle);
  waiting_.give_back(waiting);
  const std::size_t n = hot_size_;
  if (n == 0) return 0;
  std::fill(rows_.begin() + n, rows_.end(), rows_[0]);
  kernel_.load_nodes(planes_.get(), rows_.data());
  std::swap(lanes_, hot_);
  hot_size_ = 0;
  return static_cast<int>(n);
}

void BatchSolver::park_hot() {
  for (std::size_t i = 0; i < hot_size_; ++i) {
    CLEW_ASSERT(parked_size_ < parked_.size());
    std::memcpy(&parked_nodes_[parked_size_], rows_[i], SearchNode::bytes);
    parked_[parked_size_++] = hot_[i];
  }
  hot_size_ = 0;
}

/// Returns how many nodes still changed.
int BatchSolver::step(const BatchJob& job, int n, int rounds, int least_branching, bool more_come) {
  LaneSets sets;
  kernel_.step(planes_.get(), extras_.get(), n, rounds, least_branching, sets);
  ++counters_.batches;
  counters_.rounds += rounds;
  counters_.nodes += n;
  std::uint64_t survivors[max_lanes / 64], some = 0, solved = 0, branching = 0;
  for (int w = 0; w < kernel_.lanes / 64; ++w) {
    survivors[w] = sets.alive[w] & ~sets.solved[w];
    some |= survivors[w];
    branching |= survivors[w] & ~sets.changed[w];
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
  if (more_come && some && !branching && (many || winners_size_ == 0)) {
    std::ranges::copy(survivors, staying_);
    int restless = 0;
    for (int w = 0; w < kernel_.lanes / 64; ++w) restless += std::popcount(survivors[w]);
    return restless;
  }
  if (some || (winners_size_ > 0 && !many)) {
    kernel_.store_nodes(planes_.get(), survivors, nodes_.get());
  }
  if (!many) kernel_.expand_solutions(nodes_.get(), winners_.data(), winners_size_, job.base);
  return go_on(job, sets, n);
}

void BatchSolver::count_solved(const BatchJob& job, const LaneSets& sets) {
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
      if (done && job.any_solution) best_[puzzle] = 0;
      if (done) horizon_[puzzle] = beginning_of(best_[puzzle]);
    });
  }
  winners_size_ = winners;
  counters_.solutions += solutions;
}

/// Splits survivors that no longer change; the second child waits. After the last active node of a
/// puzzle, its search continues with a waiting node. Returns the number of survivors that still
/// changed.
int BatchSolver::go_on(const BatchJob& job, const LaneSets& sets, int n) {
  const bool in_order = job.solutions && !job.any_solution && job.given_up;
  waiting_.reserve(kernel_.lanes);
  Waiting::Stacks waiting = waiting_.stacks();
  const Lane* const lanes = lanes_.data();
  SearchNode* const nodes = nodes_.get();
  Lane* hot = hot_.data();
  const std::uint8_t** row = rows_.data();
  Split* split = splits_.data();
  std::uint32_t* resuming = resuming_.data();
  for (int w = 0; w < kernel_.lanes / 64; ++w) {
    const std::uint64_t survivors = sets.alive[w] & ~sets.solved[w];
    std::uint64_t ended = lanes_below(n, w) & ~survivors;
    const auto goes_on = [&](int lane) {
      if (wanted(lanes[lane].path, lanes[lane].puzzle)) return true;
      ended |= std::uint64_t{1} << lane % 64;
      return false;
    };
    for_each_lane(survivors & ~sets.changed[w], w, [&](int lane) {
      if (!goes_on(lane)) return;
      const auto [path, puzzle] = lanes[lane];
      const bool full = is_full(path);
      if (full && in_order) {
        give_up(job, puzzle);
        ended |= std::uint64_t{1} << lane % 64;
        return;
      }
      const std::uint32_t second = waiting.push(puzzle, full ? path : second_child(path));
      *split++ = {&nodes[lane], &waiting.nodes[second]};
      *row++ = nodes[lane].row;
      *hot++ = {full ? path : first_child(path), puzzle};
    });
    for_each_lane(survivors & sets.changed[w], w, [&](int lane) {
      if (!goes_on(lane)) return;
      *row++ = nodes[lane].row;
      *hot++ = lanes[lane];
    });
    if (waiting.nothing()) continue;
    // Half of these puzzles have something that waits, so this must not branch.
    for_each_lane(ended, w, [&](int lane) {
      *resuming = lanes[lane].puzzle;
      resuming += !waiting.empty(lanes[lane].puzzle);
    });
  }
  const std::ptrdiff_t branches = split - splits_.data();
  CLEW_ASSERT(branches <= n && resuming - resuming_.data() <= n);
  kernel_.split_nodes(splits_.data(), static_cast<int>(branches));
  counters_.branches += branches;
  hot_size_ = hot - hot_.data();
  const int restless = static_cast<int>(hot_size_ - branches);
  for (const std::uint32_t* p = resuming_.data(); p < resuming; ++p) resume(waiting, *p);
  waiting_.give_back(waiting);
  return restless;
}

}  // namespace clew::search
