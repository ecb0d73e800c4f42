#include "sat/solver.h"

#include <gmock/gmock.h>

#include <atomic>
#include <chrono>
#include <set>

namespace clew::sat {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

Lit yes(Var v) { return Lit::yes(v); }
Lit no(Var v) { return Lit::no(v); }

// Puts n pigeons into n-1 holes, none twice: hard for clause learning, easy to state with groups.
ClauseSolver pigeons(Var n) {
  ClauseSolver solver(n * (n - 1));
  for (Var p = 0; p < n; ++p) {
    std::vector<Var> holes;
    for (Var h = 0; h + 1 < n; ++h) holes.push_back(p * (n - 1) + h);
    solver.exactly_one(holes);
  }
  for (Var h = 0; h + 1 < n; ++h) {
    std::vector<Var> guests;
    for (Var p = 0; p < n; ++p) guests.push_back(p * (n - 1) + h);
    solver.at_most_one(guests);
  }
  return solver;
}

TEST(ClauseSolver, NothingHolds) {
  ClauseSolver solver;
  EXPECT_EQ(solver.solve(), ClauseAnswer::yes);
  solver.clause(std::initializer_list<Lit>{});
  EXPECT_EQ(solver.solve(), ClauseAnswer::no);
}

TEST(ClauseSolver, ExactlyOneHasAsManyModelsAsMembers) {
  ClauseSolver solver(5);
  solver.exactly_one({0, 1, 2, 3, 4});
  std::set<std::vector<bool>> models;
  while (solver.solve() == ClauseAnswer::yes) {
    std::vector<bool> model;
    for (Var v = 0; v < 5; ++v) model.push_back(solver.value(v));
    EXPECT_EQ(std::count(model.begin(), model.end(), true), 1);
    EXPECT_TRUE(models.insert(model).second);
    solver.forbid();
  }
  EXPECT_EQ(models.size(), 5u);
}

TEST(ClauseSolver, GroupsOfOneAndNone) {
  ClauseSolver one(2);
  one.exactly_one({0});
  one.at_least_one({1});
  ASSERT_EQ(one.solve(), ClauseAnswer::yes);
  EXPECT_TRUE(one.value(0));
  EXPECT_TRUE(one.value(1));
  EXPECT_EQ(one.root_value(0), 1);

  ClauseSolver none(1);
  none.at_most_one(std::initializer_list<Var>{});
  EXPECT_EQ(none.solve(), ClauseAnswer::yes);
  none.at_least_one(std::initializer_list<Var>{});
  EXPECT_EQ(none.solve(), ClauseAnswer::no);
}

TEST(ClauseSolver, AVariableNamedTwiceCountsTwice) {
  ClauseSolver solver(3);
  solver.exactly_one({0, 1, 0});
  solver.at_least_one({2, 2});
  ASSERT_EQ(solver.solve(), ClauseAnswer::yes);
  EXPECT_FALSE(solver.value(0));
  EXPECT_TRUE(solver.value(1));
  EXPECT_TRUE(solver.value(2));
}

// A member named twice is false, and leaves more groups empty than there are.
TEST(ClauseSolver, GroupsThatEmptyEachOther) {
  ClauseSolver solver;
  solver.add_variables(3);
  for (const std::vector<Var>& members : std::vector<std::vector<Var>>{
           {1, 1, 1, 0}, {2, 2, 1, 0}, {1, 0, 1, 1}, {2, 2, 1, 0}, {2, 0, 0, 0}, {2, 2, 0, 0, 0}})
    solver.exactly_one(members);
  EXPECT_EQ(solver.solve(), ClauseAnswer::no);
  EXPECT_EQ(solver.solve(), ClauseAnswer::no);
}

TEST(ClauseSolver, GroupsAboveSixtyFourMembers) {
  constexpr Var n = 150;
  ClauseSolver solver(n);
  std::vector<Var> all;
  for (Var v = 0; v < n; ++v) all.push_back(v);
  solver.exactly_one(all);
  ASSERT_EQ(solver.solve(), ClauseAnswer::yes);
  int count = 0;
  for (Var v = 0; v < n; ++v) count += solver.value(v);
  EXPECT_EQ(count, 1);
  for (Var v = 1; v < n; ++v)
    EXPECT_EQ(solver.solve(std::vector{yes(0), yes(v)}), ClauseAnswer::no) << v;
  std::vector<Lit> none;
  for (Var v = 0; v < n; ++v) none.push_back(no(v));
  EXPECT_EQ(solver.solve(none), ClauseAnswer::no);
  EXPECT_EQ(solver.core().size(), n);
}

TEST(ClauseSolver, CoreNamesTheAssumptionsThatClash) {
  ClauseSolver solver(6);
  solver.at_most_one({0, 1, 2});
  solver.clause({no(3), yes(1)});
  EXPECT_EQ(solver.solve(std::vector{yes(5), yes(0), no(4), yes(3)}), ClauseAnswer::no);
  EXPECT_THAT(solver.core(), UnorderedElementsAre(yes(0), yes(3)));
  EXPECT_EQ(solver.solve(std::vector{yes(5), no(4), yes(3)}), ClauseAnswer::yes);
  EXPECT_TRUE(solver.value(1));
  EXPECT_EQ(solver.solve(std::vector{yes(2), no(2)}), ClauseAnswer::no);
  EXPECT_THAT(solver.core(), UnorderedElementsAre(yes(2), no(2)));
}

TEST(ClauseSolver, CoreIsEmptyWhenNothingCanHold) {
  ClauseSolver solver = pigeons(5);
  const Var extra = solver.add_variable();
  EXPECT_EQ(solver.solve(std::vector{yes(extra)}), ClauseAnswer::no);
  EXPECT_THAT(solver.core(), IsEmpty());
}

TEST(ClauseSolver, AssumptionFalseAtTheRootIsACoreOfItsOwn) {
  ClauseSolver solver(2);
  solver.fact(no(1));
  EXPECT_EQ(solver.solve(std::vector{yes(0), yes(1)}), ClauseAnswer::no);
  EXPECT_THAT(solver.core(), ElementsAre(yes(1)));
}

TEST(ClauseSolver, AddsBetweenSolves) {
  ClauseSolver solver(4);
  solver.exactly_one({0, 1, 2});
  ASSERT_EQ(solver.solve(std::vector{yes(2)}), ClauseAnswer::yes);
  solver.fact(no(0));
  const Var late = solver.add_variable();
  solver.exactly_one({1, 3, late});
  solver.clause({no(2), no(late)});
  solver.fact(yes(late));
  ASSERT_EQ(solver.solve(), ClauseAnswer::no);
}

TEST(ClauseSolver, PigeonsDoNotFit) { EXPECT_EQ(pigeons(7).solve(), ClauseAnswer::no); }

TEST(ClauseSolver, StopsWhenTold) {
  ClauseSolver solver = pigeons(13);
  const std::atomic<bool> flag = true;
  EXPECT_EQ(solver.solve(Stop{&flag}), ClauseAnswer::unknown);
  EXPECT_EQ(solver.solve(Stop{nullptr, Stop::Clock::now()}), ClauseAnswer::unknown);
  EXPECT_EQ(solver.solve({}, Limits{.conflicts = 10}), ClauseAnswer::unknown);
  EXPECT_EQ(solver.counters().conflicts >= 10, true);
}

TEST(ClauseSolver, StaysInsideItsMemory) {
  ClauseSolver solver = pigeons(13);
  const std::size_t bound = solver.bytes() + 200'000;
  EXPECT_EQ(solver.solve({}, Limits{.memory = bound, .conflicts = 200'000}), ClauseAnswer::unknown);
  EXPECT_LT(solver.bytes(), bound + 100'000);
}

TEST(ClauseSolver, ClearForgetsAndRepeatsItself) {
  ClauseSolver solver = pigeons(7);
  EXPECT_EQ(solver.solve(), ClauseAnswer::no);
  const Counters before = solver.counters();
  solver.clear();
  EXPECT_EQ(solver.solve(), ClauseAnswer::yes);
  solver.clear();
  solver.add_variables(3);
  solver.exactly_one({0, 1, 2});
  EXPECT_EQ(solver.solve(), ClauseAnswer::yes);
  ClauseSolver again = pigeons(7);
  EXPECT_EQ(again.solve(), ClauseAnswer::no);
  EXPECT_EQ(again.counters(), before);
}

TEST(ClauseSolver, ForbidsUnderAssumptions) {
  ClauseSolver solver(6);
  solver.exactly_one({0, 1, 2});
  solver.exactly_one({3, 4, 5});
  const std::vector<Lit> assumed{no(0)};
  int models = 0;
  while (solver.solve(assumed) == ClauseAnswer::yes) {
    ++models;
    solver.forbid();
  }
  EXPECT_EQ(models, 6);
  // The other three were not forbidden.
  while (solver.solve() == ClauseAnswer::yes) {
    EXPECT_TRUE(solver.value(0));
    ++models;
    solver.forbid();
  }
  EXPECT_EQ(models, 9);
}

// The rest of one group lies within another one, though a group before them takes no part.
TEST(ClauseSolver, LocksHoldBesideGroupsWithoutThem) {
  ClauseSolver solver(9);
  solver.lock(false);
  solver.exactly_one({0, 1, 6});
  solver.lock(true);
  solver.exactly_one({2, 3, 4});
  solver.exactly_one({2, 3, 5, 7});
  solver.clause({no(4), no(8)});
  solver.fact(yes(8));
  ASSERT_EQ(solver.solve(), ClauseAnswer::yes);
  EXPECT_EQ(solver.root_value(4), -1);
  EXPECT_EQ(solver.root_value(5), -1);
  EXPECT_EQ(solver.root_value(7), -1);
  EXPECT_EQ(solver.root_value(2), 0);
}

}  // namespace
}  // namespace clew::sat
