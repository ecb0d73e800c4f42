// 9x9: drawn from the census sum, exactly uniform. Other layouts: one member, drawn by weight, of a
// population of random descents with resampling. The weights are those that make the census
// estimate unbiased, so the draw becomes uniform as the population grows; at the sizes used here
// the bias is not measurable (docs/generating.md). If populations die out, as on 30x30 and 36x36, a
// random descent is backtracked before its dead end and completed by the solver: random, but not
// uniform.
#include "generate/grid_source.h"

#include <algorithm>

#include "base/assert.h"
#include "model/solves.h"

namespace clew::generation {
namespace {

// Conflicts that the solver may take to complete a first descent. Most take fewer, and a few would
// take a hundred times as many.
constexpr std::uint64_t first_patience = 2'000;

// Under constraints one cell in this number is set at random.
constexpr std::size_t set_share = 3;
// Sets of digits whose solution needs more than this number of nodes are skipped.
constexpr std::uint64_t set_patience = 500;

bool is_classic(const LayoutSpec& spec) {
  if (spec.digits != 9 || spec.grids.size() != 1 || !spec.constraints.empty()) return false;
  const SubGrid& g = spec.grids[0];
  return g.height == 9 && g.width == 9 && g.box_height == 3 && g.box_width == 3 &&
         g.regions.empty() && g.at == Place{};
}

}  // namespace

GridSource::GridSource(LayoutPtr layout, Solver solver)
    : layout_(std::move(layout)), shape_(*layout_), solver_(std::move(solver)) {
  if (is_classic(layout_->spec())) nine_ = std::make_unique<NineGrids>();
}

Expected<GridSource> GridSource::make(LayoutPtr layout) {
  auto solver = Solver::make(layout);
  if (!solver) return std::unexpected(std::move(solver.error()));
  GridSource source(std::move(layout), std::move(*solver));
  if (told_by_houses.includes(source.layout_->kinds())) return source;
  auto seeker = Seeker::about(source.layout_);
  if (!seeker) return std::unexpected(std::move(seeker.error()));
  source.seeker_ = std::move(*seeker);
  source.seeker_->be_patient(set_patience);
  return source;
}

std::vector<Digit> GridSource::draw(Random& random, const Stop& stop) const {
  if (nine_) {
    std::vector<Digit> cells(81);
    nine_->draw(random, cells.data());
    CLEW_ASSERT(solves(*layout_, cells));
    return cells;
  }
  if (!told_by_houses.includes(layout_->kinds())) return under_constraints(random, stop);
  if (layout_->size() <= 700)
    if (auto grid = from_population(random, stop); !grid.empty()) return grid;
  return completed(random, stop);
}

std::vector<Digit> GridSource::from_population(Random& random, const Stop& stop) const {
  // The larger the layout, the more even the weights; the size matters because of the members that
  // die.
  const std::size_t size = layout_->size() <= 100 ? 48 : 64;
  const search::Population population = search::descend(shape_, search::Descent(shape_), size,
                                                        random, [&] { return stop.requested(); });
  if (population.log_mean == -INFINITY) return {};
  double sum = 0;
  for (double w : population.weights) sum += w;
  double at = random.unit() * sum;
  std::size_t chosen = 0;
  for (std::size_t i = 0; i < population.weights.size(); ++i) {
    if (population.weights[i] == 0) continue;
    chosen = i;
    if ((at -= population.weights[i]) < 0) break;
  }
  CLEW_ASSERT(population.weights[chosen] > 0);
  std::vector<Digit> grid;
  for (int c = 0; c < layout_->size(); ++c)
    grid.push_back(population.members[chosen].options(static_cast<CellId>(c)).first());
  CLEW_ASSERT(solves(*layout_, grid));
  return grid;
}

// A random descent as far as it goes: the values of cells in the order in which they were filled.
auto GridSource::descend_once(Random& random) const -> std::vector<Filled> {
  search::Descent descent(shape_);
  std::vector<Filled> filled;
  std::vector<bool> done(static_cast<std::size_t>(layout_->size()));
  while (!descent.dead() && filled.size() < done.size()) {
    descent.step(shape_, random);
    for (CellId c = 0; c < done.size(); ++c)
      if (descent.filled(c) && !done[c] && !descent.options(c).empty()) {
        done[c] = true;
        filled.push_back({c, descent.options(c).first()});
      }
  }
  return filled;
}

std::vector<Digit> GridSource::completed(Random& random, const Stop& stop) const {
  for (std::uint64_t patience = first_patience;; patience *= 2) {
    const std::vector<Filled> filled = descend_once(random);
    // A quarter of the way there hardly ever has the dead end in it already; a half can take the
    // solver long to refute, and on small layouts that come here, which are tied all over (argyle),
    // a quarter can too. Then half of that, …
    for (std::size_t keep = filled.size() / (layout_->size() <= 100 ? 8 : 4);; keep /= 2) {
      Puzzle puzzle{.layout = layout_,
                    .givens = std::vector<Digit>(static_cast<std::size_t>(layout_->size()))};
      for (std::size_t i = 0; i < keep; ++i) puzzle.givens[filled[i].cell] = filled[i].digit;
      auto solved = solver_.solve(puzzle, {.limit = 1, .stop = stop, .conflicts = patience});
      if (!solved) return {};
      if (!solved->solution.empty()) return std::move(solved->solution);
      CLEW_ASSERT(solved->solutions == 0);
      if (stop.requested() || (keep == 0 && solved->exact)) return {};
      if (!solved->exact) break;  // another descent may be completed sooner
    }
  }
}

// Descents know houses and links only. Here a cell after the other is set to a random digit that
// some solution has there, until few solutions are left.
std::vector<Digit> GridSource::under_constraints(Random& random, const Stop& stop) const {
  auto answer = seeker_->any(std::vector<Digit>(static_cast<std::size_t>(layout_->size())), stop);
  std::vector<CellId> order(static_cast<std::size_t>(layout_->size()));
  for (CellId c = 0; c < order.size(); ++c) order[c] = c;
  random.shuffle(order);
  order.resize(order.size() / set_share);
  std::vector<Digit> set(static_cast<std::size_t>(layout_->size()));
  std::vector<Digit> grid = std::move(answer.solution);
  for (const CellId c : order) {
    if (stop.requested()) return {};
    std::vector<Digit> digits;
    for (const Digit d : layout_->all_digits()) digits.push_back(d);
    random.shuffle(digits);
    for (const Digit d : digits) {
      set[c] = d;
      if (!grid.empty() && grid[c] == d) break;
      if (answer = seeker_->any(set, stop); answer.told != Seeker::Told::found) continue;
      grid = std::move(answer.solution);
      break;
    }
    if (grid.empty() || grid[c] != set[c]) set[c] = 0;
  }
  CLEW_ASSERT(grid.empty() || solves(*layout_, grid));
  return grid;
}

}  // namespace clew::generation
