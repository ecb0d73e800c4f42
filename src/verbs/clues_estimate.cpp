#include <algorithm>
#include <cmath>

#include "system/program.h"
#include "verbs/clues_search.h"

namespace clew::verbs {
Expected<CluesEstimate> estimate_clues(ClueDesk& desk, const LayoutPtr& layout, CluesJob job) {
  constexpr int parts = 32, samples = 4;
  const auto finder = desk.finder(layout, 0);
  if (!finder) return std::unexpected(finder.error());
  const int from = job.part * parts;
  job.parts *= parts;
  double first = 0, sum = 0, squares = 0, joined = 0;
  for (int i = 0; i <= samples; ++i) {
    // The first also pays for the preparations.
    job.part = from + (i == 0 ? 0 : (2 * i - 1) * parts / (2 * samples));
    const double begun = system::thread_seconds();
    const auto report = (*finder)->find(job, [](std::span<const Digit>) { return true; });
    if (!report) return std::unexpected(report.error());
    if (!report->exact) return fail("stopped before there was a sample to tell from");
    const double seconds = system::thread_seconds() - begun;
    if (i == 0) {
      first = seconds;
      continue;
    }
    sum += seconds;
    squares += seconds * seconds;
    joined += static_cast<double>(report->counters.joined);
  }
  const double mean = sum / samples;
  const double error = std::sqrt(std::max(0.0, squares / samples - mean * mean) / samples);
  auto total = [&](double each) {
    return std::max(0.0, first - mean) + std::max(0.0, each) * parts;
  };
  return CluesEstimate{.seconds = total(mean),
                       .least = total(mean - 2 * error),
                       .most = total(mean + 2 * error),
                       .joined = joined / samples * parts};
}

}  // namespace clew::verbs
