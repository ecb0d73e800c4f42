// The sentences of one step of each technique, at all three depths, as they were read by eye and
// found good. docs/techniques/make.py writes the file, and the pages with the same examples.
#include <gmock/gmock.h>

#include <set>

#include "clew/words.h"
#include "support/golden_steps.h"

namespace clew::test {
namespace {

using testing::AnyOf, testing::HasSubstr, testing::IsEmpty, testing::Not;

std::vector<std::string> texts(const GoldenStep& golden, Language language) {
  std::vector<std::string> list;
  for (Detail detail : {Detail::where, Detail::technique, Detail::reason})
    list.push_back(tell(*golden.layout, golden.grid, *golden.step, detail, language));
  return list;
}

TEST(Words, AreTheOnesThatWereRead) {
  std::set<std::string> techniques_told;
  for (const Json& one : golden_words()) {
    techniques_told.insert(one["technique"].get<std::string>());
    const GoldenStep golden = golden_step(one);
    if (!golden.step) continue;
    for (const auto& [language, key] :
         {std::pair{Language::english, "texts"}, std::pair{Language::german, "german"}}) {
      const auto told = texts(golden, language);
      EXPECT_EQ(told, one[key].get<std::vector<std::string>>()) << one["technique"];
      for (const std::string& text : told)
        EXPECT_THAT(text, Not(AnyOf(IsEmpty(), HasSubstr("(?)"), HasSubstr("{"))))
            << one["technique"];
    }
  }
  for (const Technique& t : techniques())
    EXPECT_TRUE(techniques_told.contains(std::string(t.name))) << t.name;
}

}  // namespace
}  // namespace clew::test
