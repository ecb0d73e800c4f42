// Techniques see no difference between a grid and its morphs: permuting digits, rows and columns
// permutes the set of steps found.
#include <algorithm>
#include <numeric>
#include <random>

#include "support/position.h"
#include "support/seed.h"

namespace clew::test {
namespace {

struct Morph {
  std::vector<CellId> cell;  // image of each cell
  std::vector<Digit> digit;  // image of each digit; [0] = 0
};

// Rows within bands, bands, the same for columns, perhaps a transposition, and digits, of a square
// grid with boxes.
Morph random_morph(const Layout& layout, std::mt19937_64& random) {
  const SubGrid& g = layout.spec().grids[0];
  auto lines = [&](int box, int count) {
    std::vector<int> bands(count / box), result;
    std::iota(bands.begin(), bands.end(), 0);
    std::shuffle(bands.begin(), bands.end(), random);
    for (int band : bands) {
      std::vector<int> within(box);
      std::iota(within.begin(), within.end(), band * box);
      std::shuffle(within.begin(), within.end(), random);
      result.insert(result.end(), within.begin(), within.end());
    }
    return result;
  };
  const auto rows = lines(g.box_height, g.height), cols = lines(g.box_width, g.width);
  const bool transposed = g.box_height == g.box_width && random() % 2;
  Morph morph{std::vector<CellId>(layout.size()), std::vector<Digit>(layout.digits() + 1)};
  for (int r = 0; r < g.height; ++r)
    for (int c = 0; c < g.width; ++c)
      morph.cell[r * g.width + c] = static_cast<CellId>(
          layout.at(transposed ? Place{cols[c], rows[r]} : Place{rows[r], cols[c]}));
  std::iota(morph.digit.begin(), morph.digit.end(), Digit{0});
  std::shuffle(morph.digit.begin() + 1, morph.digit.end(), random);
  return morph;
}

struct State {
  Grid grid;
  std::vector<Digit> givens;
};

State morphed(const State& from, const Morph& morph) {
  State to = from;
  for (std::size_t c = 0; c < from.givens.size(); ++c) {
    const CellId at = morph.cell[c];
    to.givens[at] = morph.digit[from.givens[c]];
    to.grid.values[at] = morph.digit[from.grid.values[c]];
    to.grid.candidates[at] = {};
    for (Digit d : from.grid.candidates[c]) to.grid.candidates[at].add(morph.digit[d]);
  }
  return to;
}

using Conclusion = std::pair<std::vector<Candidate>, std::vector<Candidate>>;

std::set<Conclusion> conclusions(const Path& path, const Morph* morph) {
  std::set<Conclusion> result;
  for (const Step& step : path.steps()) {
    Conclusion found{{step.placements.begin(), step.placements.end()},
                     {step.eliminations.begin(), step.eliminations.end()}};
    for (auto* list : {&found.first, &found.second}) {
      if (morph)
        for (Candidate& x : *list) x = {morph->cell[x.cell], morph->digit[x.digit]};
      std::sort(list->begin(), list->end());
    }
    result.insert(found);
  }
  return result;
}

struct Sample {
  const char *layout, *givens;
};
constexpr Sample samples[] = {
    // The first puzzle of the English Wikipedia's article on Sudoku.
    {"9x9", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"},
    // AI Escargot, by Arto Inkala, 2006.
    {"9x9", "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."},
    // Generated; with exactly one solution each.
    {"6x6", "6..5....1.62.....3..6.1........2..5."},
    {"6x6", ".45..31.....5....6........1.4...32.."},
};

TEST(LogicMorphs, PermuteTheStepsFound) {
  std::mt19937_64 random(seed());
  TechniqueSet basic;
  for (const Technique& t : techniques())
    if (t.level <= Level::intermediate) basic.add(t.id);
  for (const Sample& sample : samples) {
    const LayoutPtr layout = layout_named(sample.layout);
    auto explainer = Explainer::make(layout);
    Position position(layout);
    position.line(sample.givens);
    // Once as given, and once after singles and locked candidates.
    State state{position.grid(), position.givens()};
    for (bool late : {false, true}) {
      if (late) state.grid = explainer->path(state.grid, {.techniques = basic}).end();
      const Morph morph = random_morph(*layout, random);
      const State other = morphed(state, morph);
      for (const Technique& t : techniques()) {
        if (t.level == Level::diabolical && !late) continue;  // too many to list so early
        ExplainOptions options{.unique = true, .techniques = {}, .givens = state.givens};
        options.techniques.add(t.id);
        const auto here = conclusions(explainer->find(state.grid, options), &morph);
        options.givens = other.givens;
        const auto there = conclusions(explainer->find(other.grid, options), nullptr);
        EXPECT_EQ(here, there) << t.name << " on " << sample.givens << (late ? ", late" : "");
      }
    }
  }
}

}  // namespace
}  // namespace clew::test
