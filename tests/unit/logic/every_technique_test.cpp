// Cases of every technique of the table: found on at least two layouts, with exactly the stated
// conclusion, proven by the checker; and not found with a spoiling candidate.
#include <map>

#include "support/telling.h"
#include "unit/logic/cases/all.h"

namespace clew::test {
namespace {

TechniqueId named(std::string_view name) {
  for (const Technique& t : techniques())
    if (t.name == name) return t.id;
  ADD_FAILURE() << "no technique is called " << name;
  return TechniqueId::count;
}

Path find(const Position& position, TechniqueId id, bool unique = true) {
  auto explainer = Explainer::make(position.layout());
  ExplainOptions options{.unique = unique, .techniques = {}, .givens = position.givens()};
  options.techniques.add(id);
  return explainer->find(position.grid(), options);
}

std::string list(const Position& position, const Path& path) {
  std::string text;
  for (const Step& step : path.steps()) text += "\n  " + conclusion(*position.layout(), step);
  return text;
}

Conclusion conclusion_of(const Step& step) {
  return {{step.placements.begin(), step.placements.end()},
          {step.eliminations.begin(), step.eliminations.end()}};
}

void expect_silent(const Position& position, TechniqueId id, bool unique = true) {
  const Path path = find(position, id, unique);
  EXPECT_TRUE(path.steps().empty()) << "not silent:" << list(position, path);
}

// Both halves of a Siamese fish are stated in full, though one may suffice for the other.
bool is_siamese(std::string_view name) { return name.starts_with("siamese"); }

void run(const Case& c, const std::string& layout) {
  SCOPED_TRACE(std::string(c.technique) + " on " + layout + ": " + c.position);
  const TechniqueId id = named(c.technique);
  const CasePosition text(layout, c.position);
  const Position& position = text.position();
  if (c.is_silent()) return expect_silent(position, id);
  const Conclusion expected = c.expected ? conclusion_of(position, c.expected) : text.shown();
  const Path path = find(position, id);
  bool listed = false;
  Telling telling(position.layout());
  for (const Step& step : path.steps()) {
    telling.read(position.grid(), step);
    if (conclusion_of(step) != expected) continue;
    listed = true;
    expect_checked(position, step, !is_net(step) && !is_siamese(c.technique));
  }
  EXPECT_TRUE(listed) << "found:" << list(position, path);
  if (technique(id).needs == Needs::unique) expect_silent(position, id, false);
  if (text.has_silent_cell()) expect_silent(text.silenced(), id);
  if (c.silent)
    expect_silent(CasePosition(layout, std::string(c.position) + ";" + c.silent).position(), id);
}

void run(const Cases& cases) {
  for (const Case& c : cases)
    for (const std::string& layout : c.layout_names()) run(c, layout);
}

TEST(TechniqueCases, Singles) { run(cases_of_singles()); }
TEST(TechniqueCases, Subsets) { run(cases_of_subsets()); }
TEST(TechniqueCases, BasicFish) { run(cases_of_basic_fish()); }
TEST(TechniqueCases, FinnedFish) { run(cases_of_finned_fish()); }
TEST(TechniqueCases, FrankenFish) { run(cases_of_franken_fish()); }
TEST(TechniqueCases, MutantFish) { run(cases_of_mutant_fish()); }
TEST(TechniqueCases, SiameseFish) { run(cases_of_siamese_fish()); }
TEST(TechniqueCases, SingleDigits) { run(cases_of_single_digits()); }
TEST(TechniqueCases, Chains) { run(cases_of_chains()); }
TEST(TechniqueCases, Uniqueness) { run(cases_of_uniqueness()); }
TEST(TechniqueCases, AlmostLockedSets) { run(cases_of_almost_locked_sets()); }
TEST(TechniqueCases, ExoticPatterns) { run(cases_of_exotic_patterns()); }
TEST(TechniqueCases, Forcing) { run(cases_of_forcing()); }
TEST(TechniqueCases, Constraints) { run(cases_of_constraints()); }

TEST(TechniqueCases, EveryTechniqueOnTwoLayoutsAndSilentOnce) {
  std::map<TechniqueId, std::set<std::string>> layouts;
  std::set<TechniqueId> silent;
  for (const Cases* family :
       {&cases_of_singles(), &cases_of_subsets(), &cases_of_basic_fish(), &cases_of_finned_fish(),
        &cases_of_franken_fish(), &cases_of_mutant_fish(), &cases_of_siamese_fish(),
        &cases_of_single_digits(), &cases_of_chains(), &cases_of_uniqueness(),
        &cases_of_almost_locked_sets(), &cases_of_exotic_patterns(), &cases_of_forcing(),
        &cases_of_constraints()})
    for (const Case& c : *family)
      for (const std::string& layout : c.layout_names()) {
        if (!c.is_silent()) layouts[named(c.technique)].insert(layout);
        if (c.is_silent() || c.silent || CasePosition(layout, c.position).has_silent_cell())
          silent.insert(named(c.technique));
      }
  for (const Technique& t : techniques()) {
    EXPECT_GE(layouts[t.id].size(), 2U) << t.name << " has no cases on two layouts";
    EXPECT_TRUE(silent.contains(t.id)) << t.name << " has no case where it must be silent";
  }
}

}  // namespace
}  // namespace clew::test
