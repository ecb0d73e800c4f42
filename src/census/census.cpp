// Choice of the counting method: special methods for the layouts they cover, decomposition of glued
// grids, the frontier walk for small layouts, templates for 9x9 with more rules, the solver where
// there are few grids, and an estimate for the rest.
#include "clew/census.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <map>
#include <tuple>

#include "base/assert.h"
#include "base/natural.h"
#include "base/parallel.h"
#include "census/burnside.h"
#include "census/estimate.h"
#include "census/frontier.h"
#include "census/glue.h"
#include "census/nine.h"
#include "census/templates.h"
#include "census/two_rows.h"
#include "clew/solve.h"

namespace clew {
namespace {

using census::CycleType;
using census::FrontierPlan;
using Method = Census::Method;

struct Counted {
  std::optional<Natural> grids;
  Method method = Method::none;
  bool grid_by_grid = false;
};

constexpr int most_parts = 1'000'000;
// The guess is far above the number met, but beyond this none has been small enough.
constexpr double most_log2_states = 36;

bool bare_grids(const LayoutSpec& spec) {
  if (!spec.constraints.empty() || spec.grids.empty()) return false;
  for (const SubGrid& g : spec.grids)
    if (!g.regions.empty() || g.height != spec.digits || g.width != spec.digits ||
        g.box_height * g.box_width != spec.digits)
      return false;
  return true;
}

class Counter {
 public:
  explicit Counter(const CensusOptions& options)
      : options_(options),
        share_{static_cast<std::size_t>(options.part), static_cast<std::size_t>(options.parts)},
        threads_(thread_count(options.threads)) {}

  bool patience_was_short() const { return impatient_; }

  Counted count(const Layout& layout) {
    const LayoutSpec& spec = layout.spec();
    if (bare_grids(spec))
      if (Counted known = count_bare(spec); known.grids) return known;
    if (auto glued = census::take_apart(spec)) return count_glued(*glued);
    if (Counted walked = count_by_walk(layout); walked.grids) return walked;
    return count_by_templates(layout);
  }

  /// Counts the grids whose first complete house has its digits in order, if they are few.
  Counted count_one_by_one(const Layout& layout, double log10_grids) const {
    constexpr std::uint64_t most = 100'000;
    const Natural names = factorial(layout.digits());
    const auto house = std::ranges::find_if(layout.houses(), &House::complete);
    if (house == layout.houses().end() || log10_grids - names.log10() > std::log10(most)) return {};
    const auto again = build(layout.spec());
    const auto solver = again ? Solver::make(*again) : std::unexpected(again.error());
    if (!solver) return {};
    std::vector<Digit> givens(static_cast<std::size_t>(layout.size()));
    Digit next = 1;
    for (const CellId c : house->cells) givens[c] = next++;
    const auto found = solver->count({.layout = *again, .givens = std::move(givens)},
                                     {.limit = most, .stop = options_.stop});
    if (!found || !found->exact) return {};
    Natural grids = names;
    grids *= Natural(Wide{found->solutions});
    return {grids, Method::one_by_one};
  }

  /// Counts the share that the options name, if the whole count is a sum of pieces.
  std::optional<Counted> count_share(const Layout& layout) {
    const LayoutSpec& spec = layout.spec();
    if (bare_grids(spec)) {
      if (has_two_rows(spec)) return count_two_rows(spec);
      return std::nullopt;
    }
    if (census::take_apart(spec) || FrontierPlan(layout, {}).log2_states() <= most_log2_states)
      return std::nullopt;
    const census::TemplateCensus templates(layout);
    if (!templates.possible()) return std::nullopt;
    return count_by(templates);
  }

 private:
  static bool has_two_rows(const LayoutSpec& spec) {
    const SubGrid& g = spec.grids[0];
    return spec.grids.size() == 1 && std::min(g.box_height, g.box_width) == 2 &&
           std::max(g.box_height, g.box_width) <= 6;
  }

  Counted count_two_rows(const LayoutSpec& spec) {
    const int width = std::max(spec.grids[0].box_height, spec.grids[0].box_width);
    // Seconds on one core: at once, 120, and about four hours.
    if (takes_too_long(width <= 4 ? 0 : width == 5 ? 120 : 15'000)) return {};
    return {census::count_two_rows(width, share_, threads_, options_.stop, options_.progress),
            Method::splits_of_bands};
  }

  Counted count_bare(const LayoutSpec& spec) {
    const SubGrid& g = spec.grids[0];
    if (g.box_height == 3 && g.box_width == 3) {
      if (spec.grids.size() == 1) return {census::count_nine(), Method::column_partitions};
      if (spec.grids.size() == 2) {
        const Place a = spec.grids[0].at, b = spec.grids[1].at;
        if ((a.row == b.row && std::abs(a.col - b.col) == 6) ||
            (a.col == b.col && std::abs(a.row - b.row) == 6))
          return {census::count_nine_twins(), Method::shared_column_partitions};
      }
      return {};
    }
    return has_two_rows(spec) ? count_two_rows(spec) : Counted{};
  }

  Counted count_glued(const census::Glued& glued) {
    CLEW_ASSERT(glued.shared.size() + 1 == glued.parts.size());
    Natural product(1);
    std::map<std::string, Counted> known;  // equal parts are counted once
    Method method = Method::none;
    for (std::size_t i = 0; i < glued.parts.size(); ++i) {
      auto layout = build(glued.parts[i]);
      if (!layout) return {};
      std::string key;
      for (const SubGrid& g : glued.parts[i].grids) {
        for (int n : {g.height, g.width, g.box_height, g.box_width}) key += std::to_string(n) + ',';
        for (auto r : g.regions) key += std::to_string(r) + ';';
      }
      // Several grids in one part are counted as they lie; a grid alone may lie anywhere.
      if (glued.parts[i].grids.size() > 1) key += std::to_string(i);
      auto [at, fresh] = known.try_emplace(key);
      if (fresh) at->second = count(**layout);
      if (!at->second.grids) return {};
      method = at->second.method;
      product *= *at->second.grids;
    }
    for (std::size_t i = 0; i < glued.shared.size(); ++i)
      for (int k = 0; k < glued.shared[i]; ++k) {
        [[maybe_unused]] const std::uint64_t rest =
            product.divide(static_cast<std::uint64_t>(glued.parts[i].digits - k));
        CLEW_ASSERT(rest == 0);
      }
    return {product, method, true};
  }

  Counted count_by_walk(const Layout& layout) {
    const FrontierPlan plan(layout, {});
    if (plan.log2_states() > most_log2_states) return {};
    return {plan.count(CycleType(static_cast<std::size_t>(layout.digits()), 1),
                       {.stop = options_.stop}),
            Method::memory_of_subproblems};
  }

  Counted count_by_templates(const Layout& layout) {
    const census::TemplateCensus templates(layout);
    return templates.possible() ? count_by(templates) : Counted{};
  }

  Counted count_by(const census::TemplateCensus& templates) {
    if (takes_too_long(templates.seconds_estimate(options_.stop))) return {};
    return {templates.count(share_, threads_, options_.stop, options_.progress),
            Method::templates_of_digits};
  }

  // Predicted from the time of the whole count on one core.
  bool takes_too_long(double seconds) {
    const bool too_long = seconds / threads_ / options_.parts > options_.patience;
    impatient_ |= too_long;
    return too_long;
  }

  const CensusOptions& options_;
  census::Share share_;
  int threads_;
  bool impatient_ = false;
};

}  // namespace

std::string_view name(Census::Method method) {
  static constexpr std::string_view names[] = {"",
                                               "by column partitions",
                                               "by column partitions of the shared boxes",
                                               "by splits of the bands and edge colourings",
                                               "by filling with a memory of equal sub-problems",
                                               "by joining the templates of nine digits",
                                               "by finding each grid",
                                               "by sampling"};
  return names[static_cast<int>(method)];
}

Expected<Census> take_census(const Layout& layout, const CensusOptions& options) {
  if (auto ok = supported(layout, census_kinds); !ok) return std::unexpected(std::move(ok.error()));
  const bool in_parts = options.parts != 1;
  if (options.parts < 1 || options.parts > most_parts || options.part < 0 ||
      options.part >= options.parts)
    return fail("part is from 0 to parts - 1");
  const auto begin = Stop::Clock::now();
  CensusOptions in_time = options;
  Stop patience = stop_after(options.patience);
  if (options.stop.deadline && !in_parts) {  // half of the time is left for an estimate
    const auto half = begin + (*options.stop.deadline - begin) / 2;
    patience.deadline = std::min(patience.deadline.value_or(half), half);
  }
  if (patience.deadline && (!options.stop.deadline || *patience.deadline < *options.stop.deadline))
    in_time.stop.deadline = patience.deadline;
  Counter counter(in_time);
  Counted counted;
  if (!in_parts) {
    counted = counter.count(layout);
  } else if (auto share = counter.count_share(layout)) {
    counted = std::move(*share);
  } else {
    return fail("this count has no parts: it is no sum of pieces that could be counted apart");
  }
  std::optional<search::LogMean> guess;
  if (!counted.grids && !in_parts) {
    guess = census::estimate(layout, options.seed, options.threads, options.stop,
                             in_time.stop.deadline, options.progress);
    if (guess) counted = counter.count_one_by_one(layout, guess->log10);
  }
  Census result;
  result.patience_was_short =
      !counted.grids && (counter.patience_was_short() || in_time.stop.requested());
  result.seconds = std::chrono::duration<double>(Stop::Clock::now() - begin).count();
  if (!counted.grids) {
    if (in_parts) return result;
    result.method = Method::sampling;
    if (guess) result.estimate = {guess->log10, guess->relative_error};
    return result;
  }
  CLEW_ASSERT(counted.method != Method::none && counted.method != Method::sampling);
  result.grids = counted.grids->decimal();
  result.method = counted.method;
  result.grid_by_grid = counted.grid_by_grid;
  if (options.essentially_different && !in_parts)
    if (const auto classes = census::essentially_different(layout, *counted.grids, options.threads,
                                                           in_time.stop, options.progress))
      result.essentially_different = classes->decimal();
  return result;
}

}  // namespace clew
