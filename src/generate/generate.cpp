// Attempts are numbered and independent. They are made in blocks, each block by all threads, and
// accepted puzzles are passed on in the order of their numbers. The result does not depend on the
// number of threads.
#include "clew/generate.h"

#include <algorithm>

#include "base/assert.h"
#include "base/parallel.h"
#include "generate/clue_maker.h"
#include "generate/families.h"
#include "generate/grid_source.h"
#include "generate/judge.h"
#include "generate/minimal.h"
#include "generate/orbits.h"
#include "generate/pattern.h"
#include "generate/possible.h"
#include "generate/remove.h"
#include "generate/to_level.h"
#include "model/solves.h"

namespace clew {
namespace generation {
namespace {

constexpr std::chrono::duration<double> moment{0.2};

/// Cells of the largest layout whose puzzles of every level are found by chance.
constexpr int most_sampled = 81;
/// Cells of the largest layout whose minimal puzzles are made in a moment: 20x20.
constexpr int most_searched = 400;

/// Everything that one thread needs to make and judge attempts.
class Worker {
 public:
  Worker(const GridSource& source, const CellOrbits& orbits, const Requirements& requirements,
         const GenerateOptions& options, Judge judge, std::optional<MinimalMaker> minimal_maker)
      : source_(source),
        orbits_(orbits),
        requirements_(requirements),
        options_(options),
        judge_(std::move(judge)),
        minimal_maker_(std::move(minimal_maker)),
        clue_maker_(source, source.solver().layout(), requirements) {}

  using Results = std::vector<std::optional<Generated>>;

  /// Attempts first … first + count - 1, or as many of them as were finished before a stop.
  Results make(std::uint64_t first, std::size_t count) {
    Results results(count);
    if (minimal_maker_) {
      auto drafts = minimal_maker_->make(options_.seed, first, count, options_.stop);
      if (!drafts) return {};
      for (std::size_t i = 0; i < count; ++i)
        if (auto& [givens, solution] = (*drafts)[i]; !givens.empty())
          results[i] = finished(std::move(givens), std::move(solution));
    }
    for (std::size_t i = 0; i < count; ++i) {
      auto& made = results[i];
      if (!minimal_maker_) made = make_one(first + i);
      if (made && !(fits(*made) && judge_.accepts(*made, first + i))) made.reset();
      CLEW_ASSERT(!made || keeps_givens(*made));
      if (made) made->attempt = first + i;
      if (!made && options_.stop.requested()) {
        results.resize(i);
        break;
      }
    }
    return results;
  }
  std::optional<Level> nearest() const { return judge_.nearest(); }

 private:
  std::optional<Generated> make_one(std::uint64_t attempt) {
    Random random(options_.seed, attempt);
    const Stop& stop = options_.stop;
    if (adds_givens()) return clue_maker_.make(random, stop);
    if (!requirements_.pattern.empty()) {
      auto fitted = fit_pattern(source_, requirements_.pattern, random, stop);
      if (!fitted) return std::nullopt;
      if (requirements_.minimal &&
          has_idle_given(source_.solver(), fitted->givens, fitted->solution, stop).value_or(true))
        return std::nullopt;
      return finished(std::move(fitted->givens), std::move(fitted->solution));
    }
    auto solution = source_.draw(random, stop);
    if (solution.empty()) return std::nullopt;
    auto givens =
        removes_by_logic()
            ? remove_to_level(orbits_, solution, *requirements_.level, judge_, random, stop)
            : remove_givens(source_.solver(), orbits_, solution,
                            {requirements_.minimal, requirements_.clues}, random, stop);
    if (!givens) return std::nullopt;
    return finished(std::move(*givens), std::move(solution));
  }

  /// Removing givens from a full grid leads to long searches if constraints are strong, so givens
  /// are added in that case.
  bool adds_givens() const {
    return !requirements_.with.empty() ||
           (!told_by_houses.includes(source_.solver().layout()->kinds()) &&
            requirements_.symmetry == GivensSymmetry::none && requirements_.pattern.empty());
  }
  /// Most minimal puzzles of a large layout are diabolical, and hardly any is easier. To make one
  /// takes the search long on the largest layouts.
  bool removes_by_logic() const {
    if (!requirements_.level || requirements_.minimal || requirements_.clues ||
        !requirements_.require.empty())
      return false;
    const int cells = source_.solver().layout()->size();
    if (*requirements_.level == Level::diabolical) return cells > most_searched;
    return *requirements_.level < Level::diabolical && cells > most_sampled;
  }
  Generated finished(std::vector<Digit> givens, std::vector<Digit> solution) const {
    return {std::move(givens), std::move(solution), source_.solver().layout(), {}, {}, {}, 0};
  }

  // Returns true if the solution keeps the layout's houses and links and holds all givens.
  static bool keeps_givens(const Generated& made) {
    for (std::size_t c = 0; c < made.givens.size(); ++c)
      if (made.givens[c] && made.givens[c] != made.solution[c]) return false;
    return solves(*made.layout, made.solution);
  }
  bool fits(const Generated& made) const {
    return !requirements_.clues ||
           made.givens.size() - static_cast<std::size_t>(
                                    std::count(made.givens.begin(), made.givens.end(), 0)) ==
               static_cast<std::size_t>(*requirements_.clues);
  }

  const GridSource& source_;
  const CellOrbits& orbits_;
  const Requirements& requirements_;
  const GenerateOptions& options_;
  Judge judge_;
  std::optional<MinimalMaker> minimal_maker_;
  ClueMaker clue_maker_;
};

// Returns true if a search of some seconds at most shows that no grid exists.
bool has_no_grid(const GridSource& source, const Stop& stop) {
  constexpr std::uint64_t conflicts = 20'000;
  if (source.classic()) return false;
  const LayoutPtr layout = source.solver().layout();
  const auto solved = source.solver().solve(
      {.layout = layout, .givens = std::vector<Digit>(static_cast<std::size_t>(layout->size()))},
      {.limit = 1, .stop = stop, .conflicts = conflicts});
  return solved && solved->status == Status::none;
}

}  // namespace
}  // namespace generation

using namespace generation;

Expected<GenerateReport> generate(const LayoutPtr& layout, const Requirements& requirements,
                                  const GenerateOptions& options,
                                  const std::function<bool(const Generated&)>& sink) {
  if (auto ok = supported(layout, generate_kinds); !ok) return std::unexpected(ok.error());
  const auto orbits = orbits_of(*layout, requirements.symmetry);
  if (!orbits) return std::unexpected(orbits.error());
  if (auto ok = possible(*layout, requirements, *orbits); !ok) return std::unexpected(ok.error());

  const auto made_source = GridSource::make(layout);
  if (!made_source) return std::unexpected(made_source.error());
  const GridSource& source = *made_source;
  if (has_no_grid(source, options.stop)) return fail("no grid of this layout exists");
  // The batch kernel removes givens one by one until none can be removed. A required number of
  // givens is then a filter.
  const bool all_that_can_go =
      requirements.with.empty() && requirements.symmetry == GivensSymmetry::none &&
      requirements.pattern.empty() && (!requirements.clues || requirements.minimal);
  const int threads = thread_count(options.threads);
  std::vector<Worker> workers;  // each makes one group of attempts of a block
  bool many = false;
  for (int i = 0; i < threads; ++i) {
    auto judge = Judge::make(layout, requirements, options);
    if (!judge) return std::unexpected(judge.error());
    auto minimal_maker = all_that_can_go ? MinimalMaker::make(*layout, source) : std::nullopt;
    many = minimal_maker.has_value();
    workers.emplace_back(source, *orbits, requirements, options, std::move(*judge),
                         std::move(minimal_maker));
  }

  const ClueMaker clue_maker(source, layout, requirements);
  if (auto ok = clue_maker.finds_clues(options.seed, options.stop); !ok)
    return std::unexpected(ok.error());

  GenerateReport report;
  // Few attempts while few puzzles are needed, more while hardly any attempt succeeds, and at most
  // a moment's work: puzzles are passed on after each round.
  const std::size_t most = many ? 8192 : 4;
  std::size_t group = many ? static_cast<std::size_t>(std::min<std::uint64_t>(
                                 most, std::max<std::uint64_t>(16, options.count)))
                           : 1;
  while (report.found < options.count && report.tried < options.attempts &&
         !options.stop.requested()) {
    group = static_cast<std::size_t>(
        std::min<std::uint64_t>(group, (options.attempts - report.tried - 1) / workers.size() + 1));
    const auto begun = Stop::Clock::now();
    std::vector<Worker::Results> results(workers.size());
    const std::uint64_t first = options.first + report.tried;
    parallel_for(results.size(), threads,
                 [&](std::size_t i) { results[i] = workers[i].make(first + i * group, group); });
    if (requirements.level)
      for (const Worker& worker : workers)
        report.nearest = nearer(*requirements.level, report.nearest, worker.nearest());
    for (const auto& some : results) {
      for (const auto& made : some) {
        if (report.found == options.count || report.tried == options.attempts) break;
        ++report.tried;
        if (!made) continue;
        ++report.found;
        CLEW_ASSERT(report.found <= report.tried && made->attempt < first + workers.size() * group);
        if (sink && !sink(*made)) return report;
      }
      CLEW_ASSERT(some.size() <= group);
      // After a stop some attempts are missing; later puzzles would be out of order.
      if (some.size() < group) break;
    }
    if (options.progress) options.progress(report);
    const std::chrono::duration<double> took = Stop::Clock::now() - begun;
    if (took < moment / 2) group = std::min(most, group * 2);
    if (took > moment * 2) group = std::max<std::size_t>(1, group / 2);
  }
  return report;
}

Expected<std::vector<Digit>> random_grid(const LayoutPtr& layout, std::uint64_t seed,
                                         std::uint64_t number, const Stop& stop) {
  if (auto ok = supported(layout, generate_kinds); !ok) return std::unexpected(ok.error());
  const auto source = GridSource::make(layout);
  if (!source) return std::unexpected(source.error());
  Random random(seed, number);
  return source->draw(random, stop);
}

}  // namespace clew
