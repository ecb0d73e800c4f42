// The sentences of one step of each technique, at all three depths, as they were read by eye and
// found good. docs/techniques/make.py writes the file, and the pages with the same examples.
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "clew/text.h"
#include "clew/words.h"
#include "support/position.h"

namespace clew::test {
namespace {

using Json = nlohmann::json;

std::vector<Candidate> candidates(const Position& position, const Json& list) {
  std::vector<Candidate> result;
  for (const Json& x : list)
    result.push_back({position.id(x["cell"].get<std::string>()), x["digit"].get<Digit>()});
  return result;
}

// The step of that conclusion, told at all three depths.
std::vector<std::string> told(const Json& golden) {
  const bool has_rules = golden.contains("text");
  const auto puzzle =
      has_rules ? read_puzzle(golden["text"].get<std::string>())
                : read_puzzle(golden["grid"].get<std::string>(),
                              {.from = format_named("hodoku"),
                               .layout = layout_named(golden["layout"].get<std::string>())});
  EXPECT_TRUE(puzzle) << golden["technique"];
  if (!puzzle) return {};
  const LayoutPtr layout = puzzle->layout;
  const Grid grid = start(*puzzle);
  const Position position(layout);
  const auto placements = candidates(position, golden["placements"]);
  const auto eliminations = candidates(position, golden["eliminations"]);
  ExplainOptions options{.unique = true, .techniques = {}, .givens = puzzle->givens};
  const auto ids = find_techniques(golden["technique"].get<std::string>());
  for (TechniqueId id : *ids) options.techniques.add(id);
  std::set<Digit> digits;
  for (const auto* list : {&placements, &eliminations})
    for (const Candidate& x : *list) digits.insert(x.digit);
  if (digits.size() == 1) options.digit = *digits.begin();
  auto explainer = Explainer::make(layout);
  const Path path = explainer->find(grid, options);
  for (const Step& step : path.steps()) {
    if (technique(step.technique).name != golden["technique"].get<std::string>()) continue;
    if (!std::ranges::equal(step.placements, placements) ||
        !std::ranges::equal(step.eliminations, eliminations))
      continue;
    std::vector<std::string> texts;
    for (Detail detail : {Detail::where, Detail::technique, Detail::reason})
      texts.push_back(tell(*layout, grid, step, detail));
    return texts;
  }
  ADD_FAILURE() << golden["technique"] << " finds nothing of the kind any more";
  return {};
}

TEST(Words, AreTheOnesThatWereRead) {
  std::ifstream in(std::filesystem::path(CLEW_TEST_DATA).parent_path() / "golden" / "words.json");
  const Json golden = Json::parse(in);
  std::set<std::string> techniques_told;
  for (const Json& one : golden) {
    techniques_told.insert(one["technique"].get<std::string>());
    EXPECT_EQ(told(one), one["texts"].get<std::vector<std::string>>()) << one["technique"];
  }
  for (const Technique& t : techniques())
    EXPECT_TRUE(techniques_told.contains(std::string(t.name))) << t.name;
}

}  // namespace
}  // namespace clew::test
