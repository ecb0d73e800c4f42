// Houses that a layout has without declaring them: a value removes its digit there only once the
// candidate has been removed explicitly; until then it counts as a place of the digit.
#include "support/position.h"

namespace clew::test {
namespace {

TEST(ImpliedHouses, WhatIsFoundBeforeTheyAreMarkedOffIsProven) {
  Position p("hyper");  // generated for the project
  p.line(".8.3...9.......4........7164............28....21..4.............7.....6.......3.7");
  auto explainer = Explainer::make(p.layout());
  Checker checker = *Checker::make(p.layout());
  ExplainOptions options{.unique = true, .techniques = {}, .givens = p.givens()};
  for (const char* name : {"crossing", "turbot-fish", "empty-rectangle", "multi-colours-2",
                           "bivalue-forcing-chain", "finned-x-wing"}) {
    const auto ids = find_techniques(name);
    for (TechniqueId id : *ids) options.techniques.add(id);
  }
  const Path path = explainer->find(p.grid(), options);
  EXPECT_GT(path.steps().size(), 10u);
  for (const Step& step : path.steps())
    EXPECT_EQ(checker.check(p.grid(), p.givens(), step), Verdict::proven)
        << technique(step.technique).name << ": " << conclusion(*p.layout(), step);
}

}  // namespace
}  // namespace clew::test
