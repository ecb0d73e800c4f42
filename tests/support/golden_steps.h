// The steps of tests/golden/words.json, found again: one or two of each technique.
#pragma once

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>

#include "clew/text.h"
#include "support/position.h"

namespace clew::test {

using Json = nlohmann::json;

inline Json golden_words() {
  std::ifstream in(std::filesystem::path(CLEW_TEST_DATA).parent_path() / "golden" / "words.json");
  return Json::parse(in);
}

struct GoldenStep {
  LayoutPtr layout;
  Grid grid;
  std::shared_ptr<Path> path;  // the step is in it
  const Step* step = nullptr;  // null: there is no such step any more
};

inline std::vector<Candidate> candidates(const Position& position, const Json& list) {
  std::vector<Candidate> result;
  for (const Json& x : list)
    result.push_back({position.id(x["cell"].get<std::string>()), x["digit"].get<Digit>()});
  return result;
}

/// Returns the step with the conclusion of a row of the file.
inline GoldenStep golden_step(const Json& golden) {
  const bool has_rules = golden.contains("text");
  const auto puzzle =
      has_rules ? read_puzzle(golden["text"].get<std::string>())
                : read_puzzle(golden["grid"].get<std::string>(),
                              {.from = format_named("hodoku"),
                               .layout = layout_named(golden["layout"].get<std::string>())});
  EXPECT_TRUE(puzzle) << golden["technique"];
  if (!puzzle) return {};
  GoldenStep found{puzzle->layout, start(*puzzle), nullptr};
  const Position position(found.layout);
  const auto placements = candidates(position, golden["placements"]);
  const auto eliminations = candidates(position, golden["eliminations"]);
  ExplainOptions options{.unique = true, .techniques = {}, .givens = puzzle->givens};
  const auto ids = find_techniques(golden["technique"].get<std::string>());
  for (TechniqueId id : *ids) options.techniques.add(id);
  std::set<Digit> digits;
  for (const auto* list : {&placements, &eliminations})
    for (const Candidate& x : *list) digits.insert(x.digit);
  if (digits.size() == 1) options.digit = *digits.begin();
  auto explainer = Explainer::make(found.layout);
  found.path = std::make_shared<Path>(explainer->find(found.grid, options));
  for (const Step& step : found.path->steps())
    if (technique(step.technique).name == golden["technique"].get<std::string>() &&
        std::ranges::equal(step.placements, placements) &&
        std::ranges::equal(step.eliminations, eliminations)) {
      found.step = &step;
      return found;
    }
  ADD_FAILURE() << golden["technique"] << " finds nothing of the kind any more";
  return found;
}

}  // namespace clew::test
