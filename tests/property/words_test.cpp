// Texts are read back: the sentences of every step of many paths, and of single techniques along
// the way, are compared with their evidence. CLEW_SEED picks the puzzles and techniques,
// CLEW_FUZZ_ROUNDS=10 tests ten times as many.
#include <filesystem>
#include <fstream>
#include <map>
#include <random>
#include <sstream>

#include "support/position.h"
#include "support/seed.h"
#include "support/telling.h"

namespace clew::test {
namespace {

int rounds() {
  const char* const text = std::getenv("CLEW_FUZZ_ROUNDS");
  return text ? std::max(1, std::atoi(text)) : 1;
}

// The starter library: by layout, its puzzles.
std::map<std::string, std::vector<std::string>> library() {
  std::map<std::string, std::vector<std::string>> puzzles;
  std::ifstream in(std::filesystem::path(CLEW_TEST_DATA).parent_path().parent_path() / "library" /
                   "starter.csv");
  std::string line;
  std::getline(in, line);
  while (std::getline(in, line)) {
    std::vector<std::string> fields(1);
    bool quoted = false;
    for (char ch : line) {
      if (ch == '"') quoted = !quoted;
      if (ch == ',' && !quoted)
        fields.emplace_back();
      else if (ch != '"')
        fields.back() += ch;
    }
    if (fields.size() > 8) puzzles[fields[8]].push_back(fields[0]);
  }
  return puzzles;
}

// Walks the path, and at times finds every instance of a technique.
void walk(Explainer& explainer, const std::string& line, std::mt19937_64& random,
          Telling& telling) {
  const LayoutPtr& layout = explainer.layout();
  Position position(layout);
  position.line(line);
  Grid grid = position.grid();
  const Path path = explainer.path(grid, {.unique = true, .givens = position.givens()});
  for (const Step& step : path.steps()) {
    telling.read(grid, step);
    if (testing::Test::HasFatalFailure()) return;
    if (layout->size() <= 128 && random() % 16 == 0) {
      ExplainOptions one{
          .unique = true, .techniques = {}, .givens = position.givens(), .stop = stop_after(0.2)};
      one.techniques.add(techniques()[random() % technique_count].id);
      const Path found = explainer.find(grid, one);
      for (std::size_t i = 0; i < found.steps().size() && i < 40; ++i) {
        telling.read(grid, found.steps()[i]);
        if (testing::Test::HasFatalFailure()) return;
      }
    }
    apply(*layout, step, grid);
  }
}

// The layouts in a few parts, which can run side by side.
constexpr int parts = 4;
class WordsOnLayouts : public testing::TestWithParam<int> {};

TEST_P(WordsOnLayouts, AreReadBackAsTheEvidence) {
  std::mt19937_64 random(seed(15));
  int steps = 0, next = 0;
  for (const auto& [name, puzzles] : library()) {
    if (next++ % parts != GetParam()) continue;
    const LayoutPtr layout = layout_named(name);
    auto explainer = Explainer::make(layout);
    ASSERT_TRUE(explainer) << name;
    Telling telling(layout);
    const int aim = 2000 * rounds();
    for (std::size_t i = 0; i < puzzles.size() * rounds() && telling.steps() < aim; ++i) {
      walk(*explainer, puzzles[random() % puzzles.size()], random, telling);
      if (HasFatalFailure()) return;
    }
    steps += telling.steps();
  }
  std::printf("%d steps\n", steps);
  EXPECT_GE(steps, 20'000 * rounds());
}

INSTANTIATE_TEST_SUITE_P(All, WordsOnLayouts, testing::Range(0, parts));

}  // namespace
}  // namespace clew::test
