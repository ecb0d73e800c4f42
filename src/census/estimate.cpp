// Knuth (1975) estimates the size of a search tree by random descents: the product of the numbers
// of choices along the way is, on average, the number of leaves. Here whole populations descend:
// after each step those that hit a dead end are replaced by copies of the living, drawn by weight,
// and the mean weight goes into the estimate (sequential Monte Carlo; Del Moral 2004). That too is
// unbiased, and its spread stays small where single descents almost never arrive. Each step
// branches on what has fewest options, a cell or a digit in a complete house. Runs are repeated
// with other random numbers: their mean is the estimate, their spread its error.
#include "census/estimate.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>
#include <vector>

#include "base/parallel.h"
#include "base/random.h"

namespace clew::census {
namespace {

// What all members of a population share.
struct Shape {
  explicit Shape(const Layout& l) : layout(l), digits(l.digits()), houses_of(l.size()) {
    for (const House& house : l.houses()) {
      if (!house.complete) continue;
      for (CellId c : house.cells)
        houses_of[c].push_back(static_cast<std::uint16_t>(houses.size()));
      houses.push_back(house.cells);
    }
  }
  const Layout& layout;
  int digits;
  std::vector<std::vector<CellId>> houses;  // the complete ones
  std::vector<std::vector<std::uint16_t>> houses_of;
};

class Descent {
 public:
  explicit Descent(const Shape& shape)
      : options_(shape.layout.size(), shape.layout.all_digits()),
        places_(shape.houses.size() * shape.digits, static_cast<std::uint8_t>(shape.digits)),
        placed_(shape.layout.size(), false) {}

  bool dead() const { return dead_; }

  /// Fills one cell; returns by how many choices it was found.
  int step(const Shape& shape, Random& random) {
    int best = 1 << 30;
    std::size_t cell = 0, place = 0;
    bool by_place = false;
    for (std::size_t c = 0; c < options_.size() && best > 1; ++c)
      if (!placed_[c] && options_[c].size() < best) {
        best = options_[c].size();
        cell = c;
      }
    for (std::size_t p = 0; p < places_.size() && best > 1; ++p)
      if (places_[p] && places_[p] < best) {
        best = places_[p];
        place = p;
        by_place = true;
      }
    auto pick = random.below(static_cast<std::uint64_t>(best));
    if (by_place) {
      const Digit d = static_cast<Digit>(place % shape.digits + 1);
      for (CellId c : shape.houses[place / shape.digits])
        if (options_[c].has(d) && pick-- == 0) {
          put(shape, c, d);
          break;
        }
    } else {
      for (Digit d : options_[cell])
        if (pick-- == 0) {
          put(shape, static_cast<CellId>(cell), d);
          break;
        }
    }
    return best;
  }

 private:
  void put(const Shape& shape, CellId c, Digit digit) {
    placed_[c] = true;
    for (Digit d : options_[c])
      if (d != digit) remove(shape, c, d);
    for (std::uint16_t h : shape.houses_of[c])
      places_[std::size_t{h} * shape.digits + digit - 1] = 0;
    for (CellId p : shape.layout.peers(c))
      if (!placed_[p] && options_[p].has(digit)) remove(shape, p, digit);
  }

  void remove(const Shape& shape, CellId c, Digit d) {
    options_[c].remove(d);
    if (options_[c].empty()) dead_ = true;
    for (std::uint16_t h : shape.houses_of[c])
      if (auto& left = places_[std::size_t{h} * shape.digits + d - 1]; left && --left == 0)
        dead_ = true;
  }

  std::vector<DigitSet> options_;
  std::vector<std::uint8_t> places_;  // of a digit in a complete house; 0 once it is placed
  std::vector<bool> placed_;
  bool dead_ = false;
};

// The natural logarithm of one run's estimate; minus infinity when all members died.
double run(const Shape& shape, std::size_t members, Random random, const Stop& stop) {
  std::vector<Descent> now(members, Descent(shape)), next;
  std::vector<double> weights(members, 1);
  double log_estimate = 0;
  for (int n = 0; n < shape.layout.size(); ++n) {
    if (stop.requested()) return -INFINITY;
    double sum = 0, squares = 0;
    for (std::size_t i = 0; i < members; ++i) {
      if (weights[i] == 0) continue;
      weights[i] *= now[i].step(shape, random);
      if (now[i].dead()) weights[i] = 0;
      sum += weights[i];
      squares += weights[i] * weights[i];
    }
    if (sum == 0) return -INFINITY;
    const double mean = sum / static_cast<double>(members);
    for (double& w : weights) w /= mean;
    log_estimate += std::log(mean);
    if (sum * sum > squares * static_cast<double>(members) / 2) continue;
    // Systematic resampling: member i is kept about weights[i] times.
    next.clear();
    double at = random.unit(), reached = 0;
    for (std::size_t i = 0; i < members; ++i) {
      reached += weights[i];
      for (; at < reached && next.size() < members; ++at) next.push_back(now[i]);
    }
    while (next.size() < members) next.push_back(next.back());
    std::swap(now, next);
    std::fill(weights.begin(), weights.end(), 1);
  }
  return log_estimate;
}

}  // namespace

std::optional<Estimate> estimate(const Layout& layout, std::uint64_t seed, int threads,
                                 const Stop& stop, const std::function<void(double)>& progress) {
  constexpr std::size_t runs = 24;
  const Shape shape(layout);
  // A step looks at all cells and places: about the same time for every layout.
  const double step_cost = static_cast<double>(layout.size()) *
                           (static_cast<double>(layout.size()) +
                            static_cast<double>(shape.houses.size()) * shape.digits);
  const auto members = static_cast<std::size_t>(std::clamp(1.5e8 / step_cost, 64.0, 4000.0));
  std::vector<double> logs(runs);
  std::atomic<int> done{0};
  parallel_for(runs, threads, [&](std::size_t i) {
    logs[i] = run(shape, members, Random(seed, i), stop);
    if (progress) progress(++done / double{runs});
  });
  const double most = *std::max_element(logs.begin(), logs.end());
  if (stop.requested() || most == -INFINITY) return std::nullopt;
  double sum = 0, squares = 0;
  for (double log : logs) {
    const double value = std::exp(log - most);
    sum += value;
    squares += value * value;
  }
  const double mean = sum / runs;
  const double variance = std::max(0.0, squares / runs - mean * mean) / (runs - 1);
  return Estimate{(most + std::log(mean)) / std::log(10.0), std::sqrt(variance) / mean};
}

}  // namespace clew::census
