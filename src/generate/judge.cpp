#include "generate/judge.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "generate/families.h"

namespace clew::generation {
namespace {

// Attempts after which techniques are accepted that another of their own level can replace. Puzzles
// that need a technique strictly come once in a hundred or less.
constexpr std::uint64_t strict_attempts = 1000;

TechniqueId hardest_of(const Path& path) {
  TechniqueId hardest{};
  for (const Step& step : path.steps()) hardest = std::max(hardest, step.technique);
  return hardest;
}

}  // namespace

std::optional<Level> nearer(Level required, std::optional<Level> one, std::optional<Level> other) {
  if (!one || !other) return one ? one : other;
  const auto distance = [&](Level level) {
    return std::abs(static_cast<int>(level) - static_cast<int>(required));
  };
  return std::min(*one, *other, [&](Level a, Level b) {
    return std::pair(distance(a), a) < std::pair(distance(b), b);
  });
}

Expected<Judge> Judge::make(const LayoutPtr& layout, const Requirements& requirements,
                            const GenerateOptions& options) {
  Judge judge(layout, requirements, options);
  Kinds kinds = layout->kinds();
  for (const int family : requirements.with) kinds = kinds | kinds_of_family(family);
  const auto refused = [&](Kinds known) {
    return fail("not supported: " + std::string(name((kinds - known).first())));
  };
  const bool graded = requirements.level || !requirements.require.empty();
  judge.grades_ = graded || (options.grade && Explainer::kinds.includes(kinds));
  judge.rates_ = options.rate || requirements.er;
  if (graded && !Explainer::kinds.includes(kinds)) return refused(Explainer::kinds);
  if (judge.rates_ && !Rater::kinds.includes(kinds)) return refused(Rater::kinds);
  if (auto ok = judge.prepare(); !ok) return std::unexpected(ok.error());
  return judge;
}

Expected<void> Judge::prepare() {
  if (grades_) {
    auto explainer = Explainer::make(layout_);
    if (!explainer) return std::unexpected(explainer.error());
    explainer_ = std::move(*explainer);
  }
  if (rates_) {
    auto rater = Rater::make(layout_);
    if (!rater) return std::unexpected(rater.error());
    rater_ = std::move(*rater);
  }
  return {};
}

bool Judge::accepts(Generated& made, std::uint64_t attempt) {
  if (made.layout != layout_ && (grades_ || rates_)) {  // each puzzle has clues of its own
    layout_ = made.layout;
    if (!prepare()) return false;
  }
  const Puzzle puzzle{.layout = layout_, .givens = made.givens};
  if (explainer_ && !level_fits(puzzle, made, attempt < strict_attempts)) return false;
  if (!rater_) return true;
  auto rating = rater_->rate(puzzle, {.stop = options_.stop});
  if (!rating || rating->status == Rating::Status::unfinished) return false;
  if (requirements_.er &&
      (rating->er < requirements_.er->first || rating->er > requirements_.er->second))
    return false;
  made.rating = std::move(*rating);
  return true;
}

bool Judge::solves(const std::vector<Digit>& givens, Level level, bool unique) {
  TechniqueSet known;
  for (const Technique& t : techniques())
    if (t.level <= level) known.add(t.id);
  const Puzzle puzzle{.layout = layout_, .givens = givens};
  explainer_->path(
      start(puzzle),
      {.unique = unique, .techniques = known, .givens = puzzle.givens, .stop = options_.stop},
      path_);
  return path_.status() == Path::Status::solved;
}

bool Judge::level_fits(const Puzzle& puzzle, Generated& made, bool strict) {
  if (requirements_.at && !comes_to_one(puzzle, made)) return false;
  if (requirements_.at && !requirements_.level && !options_.grade) return true;
  explainer_->path(start(puzzle), {.unique = true, .givens = puzzle.givens, .stop = options_.stop},
                   path_);
  if (path_.status() == Path::Status::stopped) return false;
  made.level = path_.level();
  if (requirements_.level) nearest_ = nearer(*requirements_.level, nearest_, made.level);
  if (requirements_.level && *made.level != *requirements_.level) return false;
  if (requirements_.require.empty() || requirements_.at) return true;
  return path_.status() == Path::Status::solved && needs_techniques(puzzle, strict);
}

bool Judge::comes_to_one(const Puzzle& puzzle, Generated& made) {
  const auto& wanted = requirements_.require;
  TechniqueSet techniques = requirements_.by;
  for (const TechniqueId id : wanted) techniques.add(id);
  explainer_->path(
      start(puzzle),
      {.unique = true, .techniques = techniques, .givens = puzzle.givens, .stop = options_.stop},
      path_);
  if (path_.status() == Path::Status::stopped) return false;
  Grid grid = start(puzzle);
  for (const Step& step : path_.steps()) {
    if (std::find(wanted.begin(), wanted.end(), step.technique) != wanted.end()) {
      made.position = Position{step.technique, std::move(grid)};
      return true;
    }
    apply(*layout_, step, grid);
  }
  return false;
}

bool Judge::needs_techniques(const Puzzle& puzzle, bool strict) {
  for (TechniqueId wanted : requirements_.require)
    if (std::none_of(path_.steps().begin(), path_.steps().end(),
                     [&](const Step& step) { return step.technique == wanted; }))
      return false;
  const Level level = path_.level();
  const TechniqueId hardest = hardest_of(path_);
  for (TechniqueId wanted : requirements_.require) {
    TechniqueSet others = TechniqueSet::all();
    others.remove(wanted);
    explainer_->path(
        start(puzzle),
        {.unique = true, .techniques = others, .givens = puzzle.givens, .stop = options_.stop},
        path_);
    if (path_.status() == Path::Status::stopped) return false;
    if (path_.status() != Path::Status::solved) continue;
    if (strict ? path_.level() <= level : hardest_of(path_) <= hardest) return false;
  }
  return true;
}

}  // namespace clew::generation
