// The facts that the checker calls needed prove a step alone, even if the evidence names more
// constraints than needed.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <random>

#include "clew/check.h"
#include "clew/explain.h"
#include "clew/text.h"
#include "support/position.h"
#include "support/seed.h"

namespace clew::test {
namespace {

std::vector<Puzzle> constrained_puzzles() {
  std::vector<Puzzle> puzzles;
  std::ifstream in(std::filesystem::path(CLEW_STARTER).parent_path() / "constraints.jsonl");
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    // A few of every kind of clue, and one whose tenth step needs constraints that a shorter proof
    // only seems not to need.
    if (++number % 40 != 0 && number != 415) continue;
    const auto row = nlohmann::json::parse(line);
    const auto puzzle = read_puzzle(row["puzzle"].get<std::string>());
    EXPECT_TRUE(puzzle);
    if (puzzle) puzzles.push_back(*puzzle);
  }
  return puzzles;
}

/// Facts that some of the layout's constraints hold.
std::vector<Fact> some_constraints(const Layout& layout, std::mt19937_64& random) {
  std::vector<Fact> facts;
  for (std::uint16_t i = 0; i < layout.constraints().size(); ++i)
    if (!told_by_houses.has(layout.constraints()[i].kind) && random() % 2)
      facts.push_back({{Unit::Kind::constraint, 0, i, 0}, Fact::Says::holds});
  return facts;
}

TEST(Needed, TheFactsKeptProveTheStep) {
  std::mt19937_64 random(seed());
  std::size_t steps = 0, dropped = 0;
  for (const Puzzle& puzzle : constrained_puzzles()) {
    const Layout& layout = *puzzle.layout;
    auto explainer = Explainer::make(puzzle.layout);
    Checker checker = *Checker::make(puzzle.layout);
    Grid grid = start(puzzle);
    const Path path = explainer->path(grid, {.unique = false});
    for (const Step& step : path.steps()) {
      ASSERT_EQ(checker.check(grid, {}, step), Verdict::proven) << conclusion(layout, step);
      std::vector<Fact> facts = some_constraints(layout, random);
      facts.insert(random() % 2 ? facts.begin() : facts.end(), step.facts.begin(),
                   step.facts.end());
      Step argued = step;
      argued.facts = facts;
      const std::vector<bool> needed = checker.needed(grid, argued);
      ASSERT_EQ(needed.size(), facts.size()) << conclusion(layout, step);
      std::vector<Fact> kept;
      for (std::size_t i = 0; i < facts.size(); ++i)
        if (needed[i]) kept.push_back(facts[i]);
      Step shorter = step;
      shorter.facts = kept;
      EXPECT_EQ(checker.check(grid, {}, shorter), Verdict::proven)
          << puzzle.layout->name() << ' ' << conclusion(layout, step) << " with " << kept.size();
      dropped += facts.size() - kept.size();
      apply(layout, step, grid);
      ++steps;
    }
  }
  EXPECT_GT(steps, 500u);
  EXPECT_GT(dropped, steps);
}

}  // namespace
}  // namespace clew::test
