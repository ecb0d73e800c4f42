// Populations of random descents, as census/estimate.h has them for grids (Knuth 1975; Del Moral
// 2004), with the whole propagation of a board, and one step of foresight: a descent goes on with one
// of the digits of a cell that are not refuted at once, and counts their number. What propagation
// removes is in no solution, so the mean stays unbiased.
#include "search/questions/estimate.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "base/random.h"
#include "search/constrained/board.h"
#include "search/descent.h"

namespace clew::search {
namespace {

constexpr int most_runs = 24, least_runs = 4;
constexpr std::uint64_t most_work = 30'000'000;  // changes of cells in all runs

class Run {
 public:
  Run(ConstrainedBoard& board, const std::vector<Mask>& start, std::size_t members, Random random)
      : board_(board),
        random_(random),
        members_(members, start),
        weights_(members, 1),
        solved_(members) {}

  /// The logarithm of the estimate; minus infinity if each descent failed, nothing if stopped.
  std::optional<double> descend(const Stop& stop) {
    while (std::ranges::find(solved_, 0) != solved_.end()) {
      double sum = 0, squares = 0;
      for (std::size_t i = 0; i < members_.size(); ++i) {
        if (stop.requested()) return std::nullopt;
        if (weights_[i] > 0 && !solved_[i]) step(i);
        sum += weights_[i];
        squares += weights_[i] * weights_[i];
      }
      if (sum == 0) return -INFINITY;
      const double mean = sum / static_cast<double>(members_.size());
      for (double& w : weights_) w /= mean;
      log_ += std::log(mean);
      if (sum * sum < squares * static_cast<double>(members_.size()) / 2) draw_again();
      for (std::size_t i = 0; i < members_.size(); ++i)
        if (weights_[i] == 0) solved_[i] = 1;  // has ended
    }
    return log_;
  }

 private:
  // Fixes an open cell with the fewest digits.
  void step(std::size_t i) {
    if (!board_.reset(members_[i])) {
      weights_[i] = 0;
      return;
    }
    if (board_.solved()) {
      solved_[i] = 1;
      return;
    }
    const CellId cell = fewest();
    int alive = 0;
    for (Mask rest = board_.candidates()[cell]; rest; rest &= rest - 1) {
      const std::size_t mark = board_.mark();
      if (board_.narrow(cell, rest & -rest) && board_.propagate() &&
          random_.below(static_cast<std::uint64_t>(++alive)) == 0)
        chosen_ = board_.candidates();
      board_.undo(mark);
    }
    weights_[i] *= alive;
    if (alive) members_[i] = chosen_;
  }

  CellId fewest() const {
    CellId best = 0;
    int least = 65;
    const auto& cells = board_.candidates();
    for (CellId c = 0; c < cells.size(); ++c)
      if (const int n = std::popcount(cells[c]); n > 1 && n < least) least = n, best = c;
    return best;
  }

  // Copies each member about as often as its weight says.
  void draw_again() {
    std::vector<std::vector<Mask>> next;
    std::vector<std::uint8_t> solved;
    double at = random_.unit(), reached = 0;
    std::size_t last = 0;
    for (std::size_t i = 0; i < members_.size(); ++i) {
      reached += weights_[i];
      if (weights_[i] > 0) last = i;
      for (; at < reached && next.size() < members_.size(); ++at) {
        next.push_back(members_[i]);
        solved.push_back(solved_[i]);
      }
    }
    next.resize(members_.size(), members_[last]);
    solved.resize(members_.size(), solved_[last]);
    members_ = std::move(next);
    solved_ = std::move(solved);
    weights_.assign(members_.size(), 1);
  }

  ConstrainedBoard& board_;
  Random random_;
  std::vector<std::vector<Mask>> members_;
  std::vector<double> weights_;       // 0: it has failed; mean 1
  std::vector<std::uint8_t> solved_;  // by member: it is a solution, or has failed
  std::vector<Mask> chosen_;
  double log_ = 0;
};

std::optional<Estimate> told(std::span<const double> logs) {
  const auto mean = logs.size() < 2 ? std::nullopt : mean_of(logs);
  if (!mean) return std::nullopt;
  return Estimate{.log10_solutions = mean->log10, .relative_error = mean->relative_error};
}

}  // namespace

std::optional<Estimate> estimate(const Model& model, std::span<const DigitSet> start,
                                 std::uint64_t seed, const Stop& stop) {
  const auto candidates =
      static_cast<std::size_t>(model.cells) * static_cast<std::size_t>(model.digits);
  const std::size_t members = std::clamp<std::size_t>(100'000 / candidates, 8, 300);
  ConstrainedBoard board(model);
  std::vector<Mask> first;
  for (const DigitSet cell : start) first.push_back(cell.bits);
  if (!board.reset(first)) return std::nullopt;
  first = board.candidates();
  std::vector<double> logs;
  const std::uint64_t before = board.work();
  for (int i = 0; i < most_runs; ++i) {
    if (i >= least_runs && board.work() - before > most_work) break;
    const auto log =
        Run(board, first, members, Random(seed, static_cast<std::uint64_t>(i))).descend(stop);
    if (!log) break;
    logs.push_back(*log);
  }
  return told(logs);
}

// Without constraints, cheap descents of many do better on large layouts.
std::optional<Estimate> estimate(const Layout& layout, std::span<const DigitSet> start,
                                 std::uint64_t seed, const Stop& stop) {
  const DescentShape shape(layout);
  const Descent first(shape, start);
  std::vector<double> logs;
  for (int i = 0; i < least_runs; ++i) {
    Random random(seed, static_cast<std::uint64_t>(i));
    const double log =
        descend(shape, first, usual_size(shape), random, [&] { return stop.requested(); }).log_mean;
    if (stop.requested()) break;
    logs.push_back(log);
  }
  return told(logs);
}

}  // namespace clew::search
