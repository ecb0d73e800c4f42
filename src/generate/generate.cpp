// Attempts are numbered and independent. They are made in blocks, each block by all threads, and
// what meets the wishes is handed over in the order of the numbers: so the threads do not matter.
#include "clew/generate.h"

#include <algorithm>

#include "base/parallel.h"
#include "generate/grid_source.h"
#include "generate/judge.h"
#include "generate/minimal.h"
#include "generate/orbits.h"
#include "generate/pattern.h"
#include "generate/remove.h"

namespace clew {
namespace generation {
namespace {

// Whether some of the orbits have together that many cells.
bool sum_of_orbits(const CellOrbits& orbits, std::size_t wanted) {
  std::vector<bool> reached(wanted + 1);
  reached[0] = true;
  for (const auto& orbit : orbits)
    for (std::size_t n = wanted; n >= orbit.size(); --n)
      if (reached[n - orbit.size()]) reached[n] = true;
  return reached[wanted];
}

Expected<void> check(const Layout& layout, const Wishes& wishes, const CellOrbits& orbits) {
  if (wishes.clues && (*wishes.clues < 0 || *wishes.clues > layout.size()))
    return fail("this layout has " + std::to_string(layout.size()) +
                " cells: " + std::to_string(*wishes.clues) + " givens cannot be had");
  if (wishes.clues && !sum_of_orbits(orbits, static_cast<std::size_t>(*wishes.clues)))
    return fail("no set of givens with the symmetry '" + std::string(name(wishes.symmetry)) +
                "' has exactly " + std::to_string(*wishes.clues) + " cells");
  if (wishes.er && wishes.er->first > wishes.er->second) return fail("the range of ER is empty");
  if (wishes.pattern.empty()) return {};
  if (wishes.pattern.size() != static_cast<std::size_t>(layout.size()))
    return fail("the pattern has " + std::to_string(wishes.pattern.size()) + " cells, the layout " +
                std::to_string(layout.size()));
  const auto marked = std::count(wishes.pattern.begin(), wishes.pattern.end(), true);
  if (wishes.clues && *wishes.clues != marked)
    return fail("the pattern has " + std::to_string(marked) + " givens, not " +
                std::to_string(*wishes.clues));
  for (const auto& orbit : orbits)
    for (CellId c : orbit)
      if (wishes.pattern[c] != wishes.pattern[orbit.front()])
        return fail("the pattern does not have the symmetry '" +
                    std::string(name(wishes.symmetry)) + "'");
  return {};
}

/// What one thread needs to make and judge attempts.
class Worker {
 public:
  Worker(const GridSource& source, const CellOrbits& orbits, const Wishes& wishes,
         const GenerateOptions& options, Judge judge, std::optional<MinimalMaker> minimal_maker)
      : source_(source),
        orbits_(orbits),
        wishes_(wishes),
        options_(options),
        judge_(std::move(judge)),
        minimal_maker_(std::move(minimal_maker)) {}

  using Results = std::vector<std::optional<Generated>>;

  /// Attempts first … first + results.size() - 1.
  void make(std::uint64_t first, Results& results) {
    if (minimal_maker_) {
      auto drafts = minimal_maker_->make(options_.seed, first, results.size(), options_.stop);
      for (std::size_t i = 0; drafts && i < results.size(); ++i)
        if (!(*drafts)[i].givens.empty())
          results[i] =
              Generated{std::move((*drafts)[i].givens), std::move((*drafts)[i].solution), {}, {}};
    } else {
      for (std::size_t i = 0; i < results.size() && !options_.stop.requested(); ++i)
        results[i] = make_one(first + i);
    }
    for (std::size_t i = 0; i < results.size(); ++i) {
      auto& made = results[i];
      if (made && !(fits(*made) && !options_.stop.requested() && judge_.accepts(*made, first + i)))
        made.reset();
    }
  }

 private:
  std::optional<Generated> make_one(std::uint64_t attempt) {
    Random random(options_.seed, attempt);
    const Stop& stop = options_.stop;
    if (!wishes_.pattern.empty()) {
      auto fitted = fit_pattern(source_, wishes_.pattern, random, stop);
      if (!fitted) return std::nullopt;
      if (wishes_.minimal &&
          has_idle_given(source_.solver(), fitted->givens, fitted->solution, stop).value_or(true))
        return std::nullopt;
      return Generated{std::move(fitted->givens), std::move(fitted->solution), {}, {}};
    }
    auto solution = source_.draw(random, stop);
    if (solution.empty()) return std::nullopt;
    auto givens = remove_givens(source_.solver(), orbits_, solution,
                                {wishes_.minimal, wishes_.clues}, random, stop);
    if (!givens) return std::nullopt;
    return Generated{std::move(*givens), std::move(solution), {}, {}};
  }

  bool fits(const Generated& made) const {
    return !wishes_.clues || made.givens.size() - static_cast<std::size_t>(std::count(
                                                      made.givens.begin(), made.givens.end(), 0)) ==
                                 static_cast<std::size_t>(*wishes_.clues);
  }

  const GridSource& source_;
  const CellOrbits& orbits_;
  const Wishes& wishes_;
  const GenerateOptions& options_;
  Judge judge_;
  std::optional<MinimalMaker> minimal_maker_;
};

}  // namespace
}  // namespace generation

using namespace generation;

Expected<GenerateReport> generate(const LayoutPtr& layout, const Wishes& wishes,
                                  const GenerateOptions& options,
                                  const std::function<bool(const Generated&)>& sink) {
  const auto orbits = orbits_of(*layout, wishes.symmetry);
  if (!orbits) return std::unexpected(orbits.error());
  if (auto ok = check(*layout, wishes, *orbits); !ok) return std::unexpected(ok.error());

  const GridSource source(layout);
  // All that can go, goes, given by given: what the batch kernel makes. A wished number is then a
  // sieve.
  const bool all_that_can_go = wishes.symmetry == GivensSymmetry::none && wishes.pattern.empty() &&
                               (!wishes.clues || wishes.minimal);
  const int threads = thread_count(options.threads);
  std::vector<Worker> workers;  // each makes one group of attempts of a block
  bool many = false;
  for (int i = 0; i < threads; ++i) {
    auto judge = Judge::make(layout, wishes, options);
    if (!judge) return std::unexpected(judge.error());
    auto minimal_maker = all_that_can_go ? MinimalMaker::make(*layout, source) : std::nullopt;
    many = minimal_maker.has_value();
    workers.emplace_back(source, *orbits, wishes, options, std::move(*judge),
                         std::move(minimal_maker));
  }

  GenerateReport report;
  // Few attempts while few are needed, more while hardly any succeeds.
  const std::size_t most = many ? 8192 : 4;
  std::size_t group = many ? static_cast<std::size_t>(std::min<std::uint64_t>(
                                 most, std::max<std::uint64_t>(16, options.count)))
                           : 1;
  while (report.found < options.count && !options.stop.requested()) {
    std::vector<Worker::Results> results(workers.size(), Worker::Results(group));
    const std::uint64_t first = report.tried;
    parallel_for(results.size(), threads,
                 [&](std::size_t i) { workers[i].make(first + i * group, results[i]); });
    // After a stop some attempts are missing, and what follows them would be out of order.
    if (options.stop.requested()) break;
    for (const auto& some : results)
      for (const auto& made : some) {
        if (report.found == options.count) break;
        ++report.tried;
        if (!made) continue;
        ++report.found;
        if (!sink(*made)) return report;
      }
    if (options.progress) options.progress(report.found, report.tried);
    group = std::min(most, group * 2);
  }
  return report;
}

std::vector<Digit> random_grid(const LayoutPtr& layout, std::uint64_t seed, std::uint64_t number,
                               const Stop& stop) {
  Random random(seed, number);
  return GridSource(layout).draw(random, stop);
}

}  // namespace clew
