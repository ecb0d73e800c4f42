// The single-puzzle kernel against the plain solver, and against the batch kernel's order.
#include "search/single.h"

#include <gtest/gtest.h>

#include "search/batch.h"
#include "support/puzzles.h"
#include "support/seed.h"

namespace clew::search {
namespace {

using test::Nine;
using test::start_of;

LayoutPtr classic() { return find_layout("9x9").value(); }

struct Found {
  std::uint64_t solutions = 0;
  bool exact = false;
  std::vector<std::vector<Digit>> all;
};

template <class Engine>
Found find(std::span<const DigitSet> start, std::uint64_t limit, Engine engine) {
  Found f;
  const Visit visit = [&](std::span<const Digit> solution) {
    f.all.emplace_back(solution.begin(), solution.end());
    return true;
  };
  const Outcome outcome = engine(Job{.start = start, .limit = limit, .visit = &visit});
  f.solutions = outcome.solutions;
  f.exact = outcome.exact;
  return f;
}

TEST(Single, FindsTheSameSolutionsAsThePlainSolver) {
  const Tables tables(*classic());
  test::Random random(test::seed());
  const auto puzzles = test::random_puzzles(classic(), 200, 23, 40, random);
  for (const Nine& puzzle : puzzles) {
    auto start = start_of(puzzle);
    if (test::below(random, 3) == 0) {  // candidates removed, as by a player's marks
      for (DigitSet& set : start) {
        const auto d = static_cast<Digit>(1 + test::below(random, 9));
        if (set.size() > 1 && test::below(random, 4) == 0) set.remove(d);
      }
    }
    Found plain =
        find(start, 100, [&](const Job& job) { return test::search_without_kernels(tables, job); });
    std::optional<Found> widest;
    for (const SingleKernel* kernel : single_kernels()) {
      SCOPED_TRACE(kernel->name);
      Found found = find(start, 100, [&](const Job& job) { return search_single(job, *kernel); });
      EXPECT_EQ(found.solutions, plain.solutions);
      EXPECT_EQ(found.exact, plain.exact);
      for (const auto& s : found.all) EXPECT_TRUE(test::is_solution(*classic(), puzzle, s.data()));
      if (!widest) widest = found;
      EXPECT_EQ(found.all, widest->all);
      if (!plain.exact) continue;
      std::sort(found.all.begin(), found.all.end());
      std::sort(plain.all.begin(), plain.all.end());
      EXPECT_EQ(found.all, plain.all);
    }
  }
}

TEST(Single, MeetsFirstWhatABatchReturns) {
  test::Random random(test::seed());
  const auto puzzles = test::random_puzzles(classic(), 2000, 20, 27, random);
  std::vector<const std::uint8_t*> rows;
  for (const Nine& p : puzzles) rows.push_back(p.data());
  std::vector<std::uint64_t> counts(puzzles.size());
  std::vector<Digit> solutions(81 * puzzles.size());
  BatchSolver batch;
  ASSERT_TRUE(batch.run({.puzzles = rows.data(),
                         .size = rows.size(),
                         .counts = counts.data(),
                         .solutions = solutions.data()}));
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    if (counts[i] == 0) continue;
    const Found found =
        find(start_of(puzzles[i]), 1, [](const Job& job) { return search_single(job); });
    ASSERT_EQ(found.all.size(), 1u) << i;
    EXPECT_TRUE(std::equal(found.all[0].begin(), found.all[0].end(), &solutions[81 * i])) << i;
  }
}

TEST(Single, ReadsSymbols) {
  test::Random random(test::seed());
  for (const Nine& puzzle : test::random_puzzles(classic(), 64, 24, 40, random)) {
    const Outcome expected = search_single({.start = start_of(puzzle), .limit = 9});
    std::string text;
    for (const Digit d : puzzle) text += d ? static_cast<char>('0' + d) : ".0_*-"[text.size() % 5];
    const auto* const symbols = reinterpret_cast<const std::uint8_t*>(text.data());
    for (const SingleKernel* kernel : single_kernels()) {
      EXPECT_EQ(kernel->search_symbols(symbols, {.limit = 9}).solutions, expected.solutions);
      EXPECT_EQ(kernel->search_symbols(puzzle.data(), {.limit = 9}).solutions, expected.solutions);
    }
  }
}

TEST(Single, EndsWhenTold) {
  const std::vector<DigitSet> empty(81, DigitSet::up_to(9));
  const std::atomic<bool> flag = true;
  const Outcome stopped = search_single({.start = empty, .stop = {.flag = &flag}});
  EXPECT_TRUE(stopped.ended);
  EXPECT_FALSE(stopped.exact);
  int seen = 0;
  const Visit visit = [&](std::span<const Digit>) { return ++seen < 5; };
  EXPECT_TRUE(search_single({.start = empty, .visit = &visit}).ended);
  EXPECT_EQ(seen, 5);
}

TEST(Single, ACellWithoutCandidates) {
  std::vector<DigitSet> start(81, DigitSet::up_to(9));
  start[40] = {};
  const Outcome outcome = search_single({.start = start});
  EXPECT_EQ(outcome.solutions, 0u);
  EXPECT_TRUE(outcome.exact);
}

TEST(Single, KnowsAClassicLayout) {
  EXPECT_TRUE(Tables(*classic()).classic);
  for (const char* name : {"x-9x9", "latin-9", "antiknight", "6x6", "samurai"}) {
    EXPECT_FALSE(Tables(*find_layout(name).value()).classic) << name;
  }
}

}  // namespace
}  // namespace clew::search
