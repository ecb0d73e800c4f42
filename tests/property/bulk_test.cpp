// Bulk solving against solving line by line: on every layout, and for puzzles with few clues, the
// answers are the same and the search ends.
#include <gtest/gtest.h>

#include <memory>
#include <sstream>

#include "clew/generate.h"
#include "clew/solve.h"
#include "stream/bare.h"
#include "support/puzzles.h"
#include "support/seed.h"

namespace clew {
namespace {

using test::below;
using test::Random;

using Givens = std::vector<Digit>;

std::string answer(const Solver& solver, const Givens& givens, std::uint64_t limit) {
  const Solved solved =
      *solver.solve({.layout = solver.layout(), .givens = givens}, {.limit = limit});
  const Givens& shown = solved.solution.empty() ? givens : solved.solution;
  return to_line(*solver.layout(), shown) + "," + std::to_string(solved.solutions) + "\n";
}

/// Every line through the kernel that gets a chance to, as many at once as `most`.
std::string in_bulk(const Solver& solver, const std::vector<Givens>& puzzles, std::uint64_t limit,
                    std::size_t most) {
  std::string lines, answers;
  for (const Givens& givens : puzzles) lines += to_line(*solver.layout(), givens) + '\n';
  stream::PipelineOptions options{
      .sources = {stream::Source::in_memory("lines", lines)}, .threads = 2, .most_per_batch = most};
  options.read.layout = solver.layout();
  options.worker = [&] {
    auto bulk = std::make_shared<stream::BareSolver>(
        stream::BareSolver::make(*solver.layout(), limit, stream::BareAnswer::solution_and_count,
                                 nullptr)
            .value());
    return
        [&, bulk](const stream::Batch& batch, text::Layouts& layouts, stream::BatchOutput& output) {
          const auto other = [&](std::size_t i) {
            output.text += answer(solver, batch.read(i, layouts)->givens, limit);
          };
          if (batch.bare()) return bulk->answer(batch, other, output);
          for (std::size_t i = 0; i < batch.size(); ++i) other(i);
        };
  };
  options.write = [&](std::string_view text) {
    answers += text;
    return true;
  };
  stream::run(options);
  return answers;
}

/// Gives random cells digits that no peer has.
Givens sparse(const Layout& layout, int clues, Random& random) {
  Givens givens(static_cast<std::size_t>(layout.size()));
  for (int i = 0; i < clues; ++i) {
    const auto c = static_cast<CellId>(below(random, layout.size()));
    DigitSet left = layout.all_digits();
    for (const CellId peer : layout.peers(c))
      if (givens[peer]) left.remove(givens[peer]);
    if (left.empty()) continue;
    auto digit = left.begin();
    for (int skip = below(random, left.size()); skip > 0; --skip) ++digit;
    givens[c] = *digit;
  }
  return givens;
}

std::vector<Givens> puzzles_of(const LayoutPtr& layout, Random& random) {
  const int cells = layout->size(), least = cells / 12;
  std::vector<Givens> all(3, Givens(static_cast<std::size_t>(cells)));  // empty
  for (int i = 0; i < 40; ++i)
    all.push_back(sparse(*layout, least + below(random, least + 2), random));
  for (int i = 0; i < 6; ++i) {  // contradictory
    Givens givens = sparse(*layout, least, random);
    const auto c = static_cast<CellId>(below(random, cells));
    givens[c] = 1;
    givens[layout->peers(c)[below(random, static_cast<int>(layout->peers(c).size()))]] = 1;
    all.push_back(givens);
  }
  const auto keep = [&](const Generated& made) {
    all.push_back(made.givens);
    // One given more than needed, which is wrong.
    Givens wrong = made.givens;
    const auto c = static_cast<std::size_t>(below(random, cells));
    wrong[c] = static_cast<Digit>(1 + made.solution[c] % layout->digits());
    all.push_back(wrong);
    return true;
  };
  EXPECT_TRUE(
      generate(layout, {.minimal = true}, {.count = 12, .seed = random(), .threads = 1}, keep));
  std::shuffle(all.begin(), all.end(), random);
  return all;
}

class Bulk : public testing::TestWithParam<const char*> {};

TEST_P(Bulk, AnswersLikeOneByOne) {
  const LayoutPtr layout = find_layout(GetParam()).value();
  const Solver solver = *Solver::make(layout);
  Random random(test::seed());
  const auto puzzles = puzzles_of(layout, random);
  for (const std::uint64_t limit : {1, 2, 12}) {
    std::string expected;
    for (const Givens& givens : puzzles) expected += answer(solver, givens, limit);
    for (const std::size_t most : {std::size_t{5}, puzzles.size()})
      EXPECT_EQ(in_bulk(solver, puzzles, limit, most), expected) << limit << " " << most;
  }
}

INSTANTIATE_TEST_SUITE_P(Layouts, Bulk,
                         testing::Values("9x9", "x-9x9", "hyper", "hyper-x", "disjoint",
                                         "antiknight", "antiking", "antichess", "asterisk",
                                         "girandola", "centerdot", "6x6", "x-6x6", "6x6-vertical"),
                         [](const auto& test) {
                           std::string name = test.param;
                           std::erase(name, '-');
                           return name;
                         });

// It has no solution, and the kernel would look for one without end.
TEST(Bulk, TheSameSparseLineAgainAndAgain) {
  const LayoutPtr layout = find_layout("hyper").value();
  const Solver solver = *Solver::make(layout);
  const std::string line =
      ".........2...................98........39...........9..............2.9..98.......";
  const std::vector<Givens> puzzles(100, read_values(*layout, line).value());
  const std::string one = answer(solver, puzzles[0], 2);
  std::string expected;
  for (std::size_t i = 0; i < puzzles.size(); ++i) expected += one;
  EXPECT_EQ(in_bulk(solver, puzzles, 2, 100), expected);
}

}  // namespace
}  // namespace clew
