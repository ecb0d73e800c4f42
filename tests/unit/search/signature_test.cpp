// Counters of the kernels on a few well-known puzzles. The numbers change only when the search is
// changed on purpose.
#include <gtest/gtest.h>

#include <map>

#include "search/batch.h"
#include "search/single.h"

namespace clew::search {
namespace {

const std::vector<std::string> puzzles = {
    // Wikipedia's example
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    // Arto Inkala 2006 (AI Escargot) and 2012
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    // Golden Nugget and Easter Monster, of the players' forums
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
    // no clues
    "................................................................................."};

TEST(Signature, OfBatches) {
  std::vector<const std::uint8_t*> rows;
  for (const std::string& p : puzzles) {
    rows.push_back(reinterpret_cast<const std::uint8_t*>(p.data()));
  }
  std::vector<std::uint64_t> counts(rows.size());
  // Batches, rounds, nodes, branches, solutions; the fewer lanes, the less is begun in vain.
  const std::map<int, std::vector<std::uint64_t>> signatures = {{512, {41, 165, 17445, 16547, 7}},
                                                                {256, {42, 169, 9401, 8758, 7}},
                                                                {128, {43, 173, 5005, 4495, 9}}};
  for (const Kernel* kernel : kernels()) {
    BatchSolver batch(*kernel);
    ASSERT_TRUE(batch.run(
        {.puzzles = rows.data(), .size = rows.size(), .limit = 2, .counts = counts.data()}));
    EXPECT_EQ(counts, (std::vector<std::uint64_t>{1, 1, 1, 1, 1, 2}));
    const BatchCounters& c = batch.counters();
    const std::vector<std::uint64_t> all{c.batches, c.rounds, c.nodes, c.branches, c.solutions};
    EXPECT_EQ(all, signatures.at(kernel->lanes)) << kernel->name;
  }
}

TEST(Signature, OfSinglePuzzles) {
  for (const SingleKernel* kernel : single_kernels()) {
    std::vector<std::uint64_t> all(4);  // rounds, nodes, branches, solutions
    for (const std::string& p : puzzles) {
      const auto r = kernel->search_symbols(reinterpret_cast<const std::uint8_t*>(p.data()), {});
      all[0] += r.rounds;
      all[1] += r.nodes;
      all[2] += r.branches;
      all[3] += r.solutions;
    }
    EXPECT_EQ(all, (std::vector<std::uint64_t>{2482, 597, 316, 7})) << kernel->name;
  }
}

}  // namespace
}  // namespace clew::search
