// The rating loop: the next hint, applied, until the board is solved.
#include "clew/rate.h"
#include "clew/validate.h"

#include <algorithm>

#include "base/assert.h"
#include "rating/ladder.h"
#include "rating/names.h"

namespace clew {
namespace {

using namespace rating;

// As the original prints its ratings, which are sums of tenths in binary.
Tenths tenths(double rating) { return static_cast<int>((rating + 0.05) * 10); }

constexpr Tenths beyond = 200;

// Shapes with known ratings: the original's 9x9, and the variants that its successor supports.
bool rated_by_others(const rating::RatingLayout& shape) {
  const Layout& layout = shape.layout();
  const LayoutSpec& s = layout.spec();
  if (layout.size() != 81 || layout.digits() != 9 || s.grids.size() != 1 ||
      s.grids[0].box_height != 3)
    return false;
  if (shape.scale() == Scale::sukaku_explainer && !shape.classic()) return false;
  using Kind = Constraint::Kind;
  constexpr Kinds variants[] = {{},
                                {Kind::main_diagonal, Kind::anti_diagonal},
                                {Kind::windows},
                                {Kind::disjoint},
                                {Kind::antiknight}};
  return std::ranges::find(variants, layout.kinds()) != std::end(variants);
}

RatedStep step_of(const RatingBoard& board, Chains& chains, const Hint& hint, bool evidence) {
  RatedStep step{tenths(hint.rating), name_of(hint, board.shape()), {}, {}, {}, {}, {}};
  auto as_candidate = [&](Cand a) {
    return Candidate{static_cast<CellId>(board.cell_of(a)),
                     static_cast<Digit>(board.digit_of(a) + 1)};
  };
  if (hint.placed >= 0) step.placements.push_back(as_candidate(hint.placed));
  for (Cand a : hint.removed) step.eliminations.push_back(as_candidate(a));
  std::sort(step.eliminations.begin(), step.eliminations.end());
  if (!evidence) return step;
  Facts facts(board);
  Pattern pattern;
  if (hint.rule >= HintRule::x_cycle)
    chains.explain(board, hint, facts);
  else
    explain(board, hint, facts, pattern);
  step.facts = std::move(facts.list);
  step.pattern_cells = std::move(pattern.cells);
  step.pattern_digits = std::move(pattern.digits);
  return step;
}

}  // namespace

struct Rater::State {
  LayoutPtr layout;
  RatingLayoutPtr shape;
  RatingBoard board;
  Ladder ladder;
  Hint hint;
  State(LayoutPtr l, const RatingLayoutPtr& s)
      : layout(std::move(l)), shape(s), board(s), ladder(s) {}
};

Expected<Rater> Rater::make(LayoutPtr layout, Scale scale) {
  if (auto ok = supported(layout, kinds); !ok) return std::unexpected(std::move(ok.error()));
  const RatingLayoutPtr shape = rating::RatingLayout::of(layout, scale);
  if (!shape) return fail("this layout is too large to be rated");
  return Rater(std::make_unique<State>(std::move(layout), shape));
}
Rater::Rater(std::unique_ptr<State> state) : state_(std::move(state)) {}
Rater::~Rater() = default;
Rater::Rater(Rater&&) noexcept = default;
Rater& Rater::operator=(Rater&&) noexcept = default;

Expected<Rating> Rater::rate(const Puzzle& puzzle, const RateOptions& options) {
  if (auto good = validate(puzzle); !good) return std::unexpected(std::move(good.error()));
  if (!state_) return fail("there is no layout");  // moved from
  auto& [layout, shape, board, ladder, hint] = *state_;
  if (puzzle.layout->size() != layout->size() || puzzle.layout->digits() != layout->digits())
    return fail("the puzzle's layout is not that of the rater");
  board.start(puzzle);
  ladder.start(board);
  Rating result;
  result.own = !rated_by_others(*shape);
  double er = 0;
  const auto left = [&now = board] { return static_cast<double>(now.left()); };
  const auto tell = [&, all = std::max(left(), 1.0)] {
    if (options.progress) options.progress(1 - left() / all);
  };
  while (!board.solved()) {
    const Asked asked = ladder.next(board, hint, options.stop, tell);
    if (asked != Asked::found) {
      result.status = asked == Asked::stopped ? Rating::Status::unfinished : Rating::Status::stuck;
      if (asked == Asked::nothing) {
        result.er = beyond;
        result.hardest.clear();
      }
      break;
    }
    CLEW_ASSERT(hint.rating > 0 && (hint.placed >= 0 || !hint.removed.empty()));
    CLEW_ASSERT(std::ranges::all_of(hint.removed, [&now = board](Cand a) { return now.has(a); }));
    if (hint.rating > er) {
      er = hint.rating;
      result.er = tenths(er);
      result.hardest = name_of(hint, *shape);
    }
    if (!result.steps) result.ed = result.er;
    ++result.steps;
    if (hint.placed >= 0 && !result.ep_known) {
      result.ep_known = true;
      result.ep = result.er;
    }
    if (options.path || options.evidence)
      result.path.push_back(step_of(board, ladder.chains(), hint, options.evidence));
    [[maybe_unused]] const int before = board.left();
    ladder.apply(hint, board);
    CLEW_ASSERT(board.left() < before && board.is_whole());
  }
  if (!result.ep_known) result.ep = result.er;
  CLEW_ASSERT(result.ed <= result.ep && result.ep <= result.er);
  return result;
}

Expected<Rating> rate(const Puzzle& puzzle, const RateOptions& options, Scale scale) {
  auto rater = Rater::make(puzzle.layout, scale);
  if (!rater) return std::unexpected(std::move(rater.error()));
  return rater->rate(puzzle, options);
}

}  // namespace clew
