// The sentences of one step of each technique, at all three depths, as they were read by eye and
// found good. docs/techniques/make.py writes the file, and the pages with the same examples.
#include <gmock/gmock.h>

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
using testing::AnyOf, testing::HasSubstr, testing::IsEmpty, testing::Not;

std::vector<Candidate> candidates(const Position& position, const Json& list) {
  std::vector<Candidate> result;
  for (const Json& x : list)
    result.push_back({position.id(x["cell"].get<std::string>()), x["digit"].get<Digit>()});
  return result;
}

struct Texts {
  std::vector<std::string> english, german;
};

// The step with that conclusion, explained at all three details.
Texts told(const Json& golden) {
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
    Texts texts;
    for (Detail detail : {Detail::where, Detail::technique, Detail::reason}) {
      texts.english.push_back(tell(*layout, grid, step, detail));
      texts.german.push_back(tell(*layout, grid, step, detail, Language::german));
    }
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
    const Texts texts = told(one);
    EXPECT_EQ(texts.english, one["texts"].get<std::vector<std::string>>()) << one["technique"];
    EXPECT_EQ(texts.german, one["german"].get<std::vector<std::string>>()) << one["technique"];
    for (const auto* language : {&texts.english, &texts.german})
      for (const std::string& text : *language)
        EXPECT_THAT(text, Not(AnyOf(IsEmpty(), HasSubstr("(?)"), HasSubstr("{"))))
            << one["technique"];
  }
  for (const Technique& t : techniques())
    EXPECT_TRUE(techniques_told.contains(std::string(t.name))) << t.name;
}

// A missing German title falls back to English, which a player would take for a fault.
TEST(Words, EveryTechniqueHasAGermanTitleOfItsOwn) {
  std::set<std::string_view> titles;
  for (const Technique& t : techniques()) {
    EXPECT_FALSE(title(t, Language::german).empty()) << t.name;
    EXPECT_TRUE(titles.insert(title(t, Language::german)).second) << t.name;
    EXPECT_EQ(title(t, Language::english), t.title);
  }
}

}  // namespace
}  // namespace clew::test
