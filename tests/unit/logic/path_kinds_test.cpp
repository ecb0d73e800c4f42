#include <random>

#include "support/position.h"
#include "support/seed.h"

namespace clew::test {
namespace {

struct Walked {
  Path path;
  TechniqueId hardest{};
};

Walked walk(const Position& p, PathKind kind) {
  auto explainer = Explainer::make(p.layout());
  Walked result{explainer->path(p.grid(), {.unique = true, .givens = p.givens(), .kind = kind})};
  Checker checker = *Checker::make(p.layout());
  Grid grid = p.grid();
  for (const Step& step : result.path.steps()) {
    EXPECT_EQ(checker.check(grid, p.givens(), step), Verdict::proven)
        << technique(step.technique).name << ": " << conclusion(*p.layout(), step);
    apply(*p.layout(), step, grid);
    result.hardest = std::max(result.hardest, step.technique);
  }
  EXPECT_EQ(grid.values, result.path.end().values);
  return result;
}

struct Sample {
  const char *layout, *givens;
};
constexpr Sample samples[] = {
    // Generated.
    {"6x6", ".45..31.....5....6........1.4...32.."},
    // AI Escargot, by Arto Inkala, 2006.
    {"9x9", "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."},
};

TEST(PathKinds, EasiestIsNoHarder) {
  for (const Sample& sample : samples) {
    Position p(sample.layout);
    p.line(sample.givens);
    const Walked ordered = walk(p, PathKind::in_order), easiest = walk(p, PathKind::easiest);
    EXPECT_EQ(easiest.path.status(), Path::Status::solved);
    EXPECT_LE(easiest.hardest, ordered.hardest);
  }
}

TEST(PathKinds, ShortHasNoStepTooMany) {
  for (const Sample& sample : samples) {
    Position p(sample.layout);
    p.line(sample.givens);
    const Walked ordered = walk(p, PathKind::in_order), shortest = walk(p, PathKind::shortest);
    EXPECT_EQ(shortest.path.status(), Path::Status::solved);
    EXPECT_LE(shortest.path.steps().size(), ordered.path.steps().size());
    const auto& steps = shortest.path.steps();
    Checker checker = *Checker::make(p.layout());
    for (std::size_t gone = 0; gone < steps.size(); ++gone) {
      Grid grid = p.grid();
      bool holds = true;
      for (std::size_t i = 0; i < steps.size() && holds; ++i) {
        if (i == gone) continue;
        holds = checker.check(grid, p.givens(), steps[i]) == Verdict::proven;
        apply(*p.layout(), steps[i], grid);
      }
      EXPECT_FALSE(holds && grid.values == shortest.path.end().values) << "step " << gone;
    }
  }
}

// Each step is by the first technique that has one, in a random order of the techniques up to very
// hard ones; techniques that are not named come after them.
TEST(PathKinds, TechniquesAreTriedInTheOrderThatIsAskedFor) {
  std::mt19937_64 random(seed());
  std::vector<TechniqueId> order;
  for (const Technique& t : techniques())
    if (t.level <= Level::very_hard && t.on_path) order.push_back(t.id);
  for (const Sample& sample : samples) {
    Position p(sample.layout);
    p.line(sample.givens);
    auto explainer = Explainer::make(p.layout());
    std::shuffle(order.begin(), order.end(), random);
    const ExplainOptions options{.unique = true, .order = order, .givens = p.givens()};
    const Path path = explainer->path(p.grid(), options);
    ASSERT_EQ(path.status(), Path::Status::solved);
    Checker checker = *Checker::make(p.layout());
    Grid grid = p.grid();
    for (const Step& step : path.steps()) {
      EXPECT_EQ(checker.check(grid, p.givens(), step), Verdict::proven);
      const Path first = explainer->hint(grid, options);
      ASSERT_EQ(first.steps().size(), 1u);
      EXPECT_EQ(first.steps()[0].technique, step.technique);
      for (const TechniqueId before : order) {
        if (before == step.technique) break;
        ExplainOptions alone{.unique = true, .techniques = {}, .givens = p.givens()};
        alone.techniques.add(before);
        EXPECT_TRUE(explainer->hint(grid, alone).steps().empty())
            << technique(before).name << " before " << technique(step.technique).name;
      }
      apply(*p.layout(), step, grid);
    }
  }
}

}  // namespace
}  // namespace clew::test
