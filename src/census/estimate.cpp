// Knuth (1975) estimates the size of a search tree by random descents: the product of the numbers
// of choices along the way is, on average, the number of leaves. Here whole populations descend.
// After each step, members in a dead end are replaced by copies of the others, drawn by weight, and
// the estimate is multiplied by the mean weight (sequential Monte Carlo; Del Moral 2004). This is
// unbiased too, and its spread stays small where single descents almost never reach a leaf. Each
// step branches on a cell, or on a digit in a complete house, with the fewest options. Runs are
// repeated with other random numbers; their mean is the estimate, and their spread gives its error.
#include "census/estimate.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <vector>

#include "base/assert.h"
#include "base/parallel.h"
#include "base/random.h"

namespace clew::census {

std::optional<search::LogMean> estimate(const Layout& layout, std::uint64_t seed, int threads,
                                        const Stop& stop,
                                        std::optional<Stop::Clock::time_point> late,
                                        const std::function<void(double)>& progress) {
  constexpr std::size_t most_runs = 24, least_runs = 4;
  const search::DescentShape shape(layout);
  const std::size_t members = search::usual_size(shape);
  std::vector<std::optional<double>> done(most_runs);
  std::atomic<int> finished{0};
  parallel_for(most_runs, threads, [&](std::size_t i) {
    if (i >= least_runs && late && Stop::Clock::now() > *late) return;
    Random random(seed, i);
    const double log = search::descend(shape, search::Descent(shape), members, random, [&] {
                         return stop.requested();
                       }).log_mean;
    if (!stop.requested()) done[i] = log;
    if (progress) progress(++finished / double{most_runs});
  });
  std::vector<double> logs;
  for (const auto& log : done)
    if (log) logs.push_back(*log);
  if (logs.size() < 2) return std::nullopt;  // stopped
  return search::mean_of(logs);
}

}  // namespace clew::census
