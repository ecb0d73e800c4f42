// The group solver against CaDiCaL on random instances: same answers, models that are models, cores
// that are cores, minimal cores of which none can be left out, smallest cores that are smallest.
#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cadical.hpp>
#include <cstdlib>
#include <random>

#include "sat/core.h"
#include "sat/solver.h"
#include "support/seed.h"

namespace clew::sat {
namespace {

// CLEW_FUZZ_ROUNDS: how many times as many instances as a quick run.
int rounds(int quick) {
  const char* text = std::getenv("CLEW_FUZZ_ROUNDS");
  return quick * (text ? std::atoi(text) : 1);
}

struct Group {
  GroupKind kind;
  std::vector<Var> members;
};

// An instance as stated, for either solver and for inspection.
struct Instance {
  std::size_t variables = 0;
  std::vector<Group> groups;
  std::vector<std::vector<Lit>> clauses;
};

int number(Lit l) {
  return l.negated() ? -static_cast<int>(l.var() + 1) : static_cast<int>(l.var() + 1);
}

void tell(ClauseSolver& solver, const Group& g) {
  switch (g.kind) {
    case GroupKind::exactly_one:
      solver.exactly_one(g.members);
      break;
    case GroupKind::at_least_one:
      solver.at_least_one(g.members);
      break;
    case GroupKind::at_most_one:
      solver.at_most_one(g.members);
      break;
  }
}

void tell(CaDiCaL::Solver& oracle, const std::vector<Lit>& clause) {
  for (Lit l : clause) oracle.add(number(l));
  oracle.add(0);
}

void tell(CaDiCaL::Solver& oracle, const Group& g) {
  std::vector<Lit> any;
  for (Var v : g.members) any.push_back(Lit::yes(v));
  if (g.kind != GroupKind::at_most_one) tell(oracle, any);
  if (g.kind == GroupKind::at_least_one) return;
  for (std::size_t i = 0; i < any.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) tell(oracle, {~any[i], ~any[j]});
}

bool is_model(const Instance& instance, const std::vector<Lit>& assumed,
              const ClauseSolver& solver) {
  auto holds = [&](Lit l) { return solver.value(l.var()) != l.negated(); };
  for (const Group& g : instance.groups) {
    const auto yes =
        std::count_if(g.members.begin(), g.members.end(), [&](Var v) { return solver.value(v); });
    if (g.kind != GroupKind::at_least_one && yes > 1) return false;
    if (g.kind != GroupKind::at_most_one && yes < 1) return false;
  }
  for (const auto& clause : instance.clauses)
    if (std::none_of(clause.begin(), clause.end(), holds)) return false;
  return std::all_of(assumed.begin(), assumed.end(), holds);
}

class Random {
 public:
  explicit Random(std::uint64_t s) : engine_(s) {}
  int upto(int n) { return static_cast<int>(engine_() % static_cast<std::uint64_t>(n + 1)); }
  int between(int a, int b) { return a + upto(b - a); }
  Var var(std::size_t n) { return static_cast<Var>(engine_() % n); }
  Lit lit(std::size_t n) { return Lit{static_cast<std::uint32_t>(engine_() % (2 * n))}; }

 private:
  std::mt19937_64 engine_;
};

Group random_group(Random& random, std::size_t variables) {
  Group g;
  const int kind = random.upto(5);
  g.kind = kind == 0   ? GroupKind::at_least_one
           : kind <= 2 ? GroupKind::at_most_one
                       : GroupKind::exactly_one;
  const int size = random.between(1, random.upto(9) ? 9 : 80);
  for (int i = 0; i < size; ++i) g.members.push_back(random.var(variables));
  return g;
}

// Groups over a grid of rows and columns with digits, so that locks and long chains come about, or
// groups at random; clauses of two to five literals on top.
Instance random_instance(Random& random) {
  Instance instance;
  if (random.upto(2)) {
    const auto n = static_cast<std::size_t>(random.between(2, 5));
    const std::size_t box = n == 4 ? 2 : 1;
    instance.variables = n * n * n;
    auto id = [&](std::size_t r, std::size_t c, std::size_t d) {
      return static_cast<Var>((r * n + c) * n + d);
    };
    for (std::size_t a = 0; a < n; ++a)
      for (std::size_t b = 0; b < n; ++b) {
        Group cell{GroupKind::exactly_one, {}}, row = cell, column = cell, square = cell;
        for (std::size_t i = 0; i < n; ++i) {
          cell.members.push_back(id(a, b, i));
          row.members.push_back(id(a, i, b));
          column.members.push_back(id(i, a, b));
          square.members.push_back(id(a / box * box + i / box, a % box * box + i % box, b));
        }
        if (random.upto(30) == 0) row.kind = GroupKind::at_most_one;
        if (random.upto(30) == 0) column.kind = GroupKind::at_least_one;
        for (Group& g : std::array{cell, row, column}) instance.groups.push_back(g);
        if (box > 1) instance.groups.push_back(square);
      }
  } else {
    instance.variables = static_cast<std::size_t>(random.between(1, 60));
  }
  for (int i = random.upto(static_cast<int>(instance.variables) / 5); i > 0; --i)
    instance.groups.push_back(random_group(random, instance.variables));
  for (int i = random.upto(static_cast<int>(instance.variables) * 2); i > 0; --i) {
    std::vector<Lit> clause;
    for (int k = random.between(2, 5); k > 0; --k) clause.push_back(random.lit(instance.variables));
    instance.clauses.push_back(clause);
  }
  return instance;
}

std::vector<Lit> random_assumptions(Random& random, std::size_t variables) {
  std::vector<Lit> assumed;
  for (int i = random.upto(random.upto(1) ? 3 : 12); i > 0; --i)
    assumed.push_back(random.lit(variables));
  return assumed;
}

class Pair {
 public:
  explicit Pair(Instance instance) : instance_(std::move(instance)), ours(instance_.variables) {
    oracle.set("quiet", 1);
    oracle.reserve(static_cast<int>(instance_.variables));
    for (const Group& g : instance_.groups) sat::tell(ours, g), sat::tell(oracle, g);
    for (const auto& c : instance_.clauses) ours.clause(c), sat::tell(oracle, c);
  }

  void add(const Group& g) {
    instance_.groups.push_back(g);
    sat::tell(ours, g);
    sat::tell(oracle, g);
  }
  void add(const std::vector<Lit>& c) {
    instance_.clauses.push_back(c);
    ours.clause(c);
    sat::tell(oracle, c);
  }

  bool oracle_says(const std::vector<Lit>& assumed) {
    for (Lit l : assumed) oracle.assume(number(l));
    return oracle.solve() == 10;
  }

  ClauseAnswer compare(const std::vector<Lit>& assumed) {
    const ClauseAnswer answer = ours.solve(assumed);
    EXPECT_NE(answer, ClauseAnswer::unknown);
    EXPECT_EQ(answer == ClauseAnswer::yes, oracle_says(assumed));
    if (answer == ClauseAnswer::yes) {
      EXPECT_TRUE(is_model(instance_, assumed, ours));
    } else {
      EXPECT_FALSE(oracle_says(ours.core()));
      for (Lit l : ours.core()) EXPECT_NE(std::count(assumed.begin(), assumed.end(), l), 0);
    }
    return answer;
  }

  const Instance& instance() const { return instance_; }

 private:
  Instance instance_;

 public:
  ClauseSolver ours;
  CaDiCaL::Solver oracle;
};

TEST(SatOracle, SameAnswersWhileThingsAreAdded) {
  Random random(test::seed(20240607));
  int yes = 0, no = 0;
  for (int i = 0; i < rounds(400) && !testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE(testing::Message() << "instance " << i);
    Pair pair(random_instance(random));
    for (int k = 0; k < 6; ++k) {
      const std::size_t n = pair.instance().variables;
      const ClauseAnswer answer = pair.compare(random_assumptions(random, n));
      ++(answer == ClauseAnswer::yes ? yes : no);
      if (random.upto(1)) pair.add(random_group(random, n));
      if (random.upto(1)) pair.add(std::vector{random.lit(n), random.lit(n), random.lit(n)});
    }
  }
  EXPECT_GT(yes, 50);
  EXPECT_GT(no, 50);
}

// Random clauses of three, about half of the instances with a model: thousands of conflicts, so
// that restarts and clause reductions take part.
TEST(SatOracle, SameAnswersWhereItIsHard) {
  Random random(test::seed(20240607) + 4);
  std::uint64_t reductions = 0;
  const auto more = [&](int i) { return i < rounds(12) || (!reductions && i < rounds(300)); };
  for (int i = 0; more(i) && !testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE(testing::Message() << "instance " << i);
    Instance instance;
    instance.variables = static_cast<std::size_t>(random.between(120, 170));
    for (std::size_t k = 0; k < instance.variables * 41 / 10; ++k)
      instance.clauses.push_back({random.lit(instance.variables), random.lit(instance.variables),
                                  random.lit(instance.variables)});
    for (int k = random.upto(4); k > 0; --k)
      instance.groups.push_back({GroupKind::at_most_one,
                                 {random.var(instance.variables), random.var(instance.variables),
                                  random.var(instance.variables)}});
    Pair pair(instance);
    for (int k = 0; k < 3; ++k) {
      pair.compare({random.lit(instance.variables)});
    }
    reductions += pair.ours.counters().reductions;
  }
  EXPECT_GT(reductions, 0u);
}

TEST(SatOracle, MinimalCoresLeaveNothingOut) {
  Random random(test::seed(20240607) + 1);
  int found = 0;
  for (int i = 0; i < rounds(300) && !testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE(testing::Message() << "instance " << i);
    Pair pair(random_instance(random));
    std::vector<Lit> assumed;
    for (int k = 0; k < 14; ++k) assumed.push_back(random.lit(pair.instance().variables));
    const bool satisfiable = pair.oracle_says(assumed);
    const auto core = minimal_core(pair.ours, assumed);
    ASSERT_EQ(core.has_value(), !satisfiable);
    if (!core) continue;
    ASSERT_TRUE(core->minimal);
    ASSERT_FALSE(pair.oracle_says(core->literals));
    for (std::size_t k = 0; k < core->literals.size(); ++k) {
      std::vector<Lit> fewer = core->literals;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(k));
      ASSERT_TRUE(pair.oracle_says(fewer));
    }
    if (!core->literals.empty()) {
      std::vector<Lit> others(core->literals.begin() + 1, core->literals.end());
      ASSERT_EQ(short_core(pair.ours, core->literals[0], others, others.size(), 1'000'000), others);
    }
    const auto smallest = smallest_core(pair.ours, assumed);
    ASSERT_TRUE(smallest && smallest->smallest);
    ASSERT_FALSE(pair.oracle_says(smallest->literals));
    ASSERT_LE(smallest->literals.size(), core->literals.size());
    // No set with one assumption fewer is contradictory.
    std::sort(assumed.begin(), assumed.end());
    assumed.erase(std::unique(assumed.begin(), assumed.end()), assumed.end());
    if (smallest->literals.empty() || smallest->literals.size() > 4) continue;
    for (unsigned set = 0; set < 1u << assumed.size(); ++set) {
      if (std::popcount(set) + 1 != static_cast<int>(smallest->literals.size())) continue;
      std::vector<Lit> some;
      for (std::size_t b = 0; b < assumed.size(); ++b)
        if (set >> b & 1) some.push_back(assumed[b]);
      ASSERT_TRUE(pair.oracle_says(some));
    }
    ++found;
  }
  EXPECT_GT(found, 20);
}

TEST(SatOracle, SameNumberOfModels) {
  Random random(test::seed(20240607) + 2);
  for (int i = 0; i < rounds(200) && !testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE(testing::Message() << "instance " << i);
    Pair pair(random_instance(random));
    const std::vector<Lit> assumed = random_assumptions(random, pair.instance().variables);
    constexpr int limit = 300;
    int ours = 0, theirs = 0;
    while (ours < limit && pair.ours.solve(assumed) == ClauseAnswer::yes) {
      ASSERT_TRUE(is_model(pair.instance(), assumed, pair.ours));
      ++ours;
      pair.ours.forbid();
    }
    while (theirs < limit && pair.oracle_says(assumed)) {
      ++theirs;
      std::vector<int> other;
      for (Var v = 0; v < pair.instance().variables; ++v)
        other.push_back(-pair.oracle.val(static_cast<int>(v + 1)));
      for (int l : other) pair.oracle.add(l);
      pair.oracle.add(0);
    }
    ASSERT_EQ(ours, theirs);
  }
}

// Assumptions change, and facts and clauses are added, while models are enumerated: none is lost or
// repeated.
TEST(SatOracle, ForbiddenModelsStayForbidden) {
  Random random(test::seed(20240607) + 3);
  int many = 0;
  for (int i = 0; i < rounds(100) && !testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE(testing::Message() << "instance " << i);
    Pair pair(random_instance(random));
    const std::size_t n = pair.instance().variables;
    std::vector<int> block;
    int models = 0;
    for (int turn = 0; turn < 12; ++turn) {
      std::vector<Lit> assumed;
      if (turn < 11) assumed = random_assumptions(random, n);
      if (turn % 3 == 2) pair.add(std::vector{random.lit(n), random.lit(n), random.lit(n)});
      for (int k = random.between(1, 150); k > 0; --k) {
        const ClauseAnswer answer = pair.ours.solve(assumed);
        if (k == 1 || answer == ClauseAnswer::no) {
          ASSERT_EQ(answer == ClauseAnswer::yes, pair.oracle_says(assumed));
        }
        if (answer == ClauseAnswer::no) {
          ASSERT_FALSE(pair.oracle_says(pair.ours.core()));
          break;
        }
        ASSERT_TRUE(is_model(pair.instance(), assumed, pair.ours));
        block.clear();
        for (Var v = 0; v < n; ++v)
          block.push_back(pair.ours.value(v) ? -static_cast<int>(v + 1) : static_cast<int>(v + 1));
        // A model given twice would be one that the oracle has been forbidden.
        for (int l : block) pair.oracle.assume(-l);
        ASSERT_EQ(pair.oracle.solve(), 10);
        for (int l : block) pair.oracle.add(l);
        pair.oracle.add(0);
        pair.ours.forbid();
        ++models;
      }
    }
    many += models > 200;
  }
  EXPECT_GT(many, 5);
}

}  // namespace
}  // namespace clew::sat
