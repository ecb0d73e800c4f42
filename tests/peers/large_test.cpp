// The search by clause learning on every peer puzzle whose rules are all of the form "these cells
// differ".
#include "search/clause_search.h"

#include <gmock/gmock.h>

#include "support/peer_data.h"

namespace clew {
namespace {

TEST(LargePeers, RightStatusAndSolution) {
  const auto folder = test::peer_data();
  if (!folder) GTEST_SKIP() << "CLEW_PEER_DATA names no folder";
  int puzzles = 0, counts = 0;
  test::PeerReader reader;
  for (const auto& file : test::peer_files(*folder)) {
    LayoutPtr layout;
    std::unique_ptr<search::Tables> tables;
    for (const test::PeerRecord& record : reader.read(file)) {
      SCOPED_TRACE(file.filename().string() + " " + record.id);
      if (layout != record.puzzle.layout) {
        layout = record.puzzle.layout;
        tables = std::make_unique<search::Tables>(*layout);
      }
      std::vector<DigitSet> start;
      for (const Digit d : record.puzzle.givens)
        start.push_back(d ? DigitSet::of(d) : layout->all_digits());
      std::vector<Digit> first;
      const Visit visit = [&](std::span<const Digit> solution) {
        if (first.empty()) first.assign(solution.begin(), solution.end());
        return true;
      };
      search::Job job;
      job.start = start;
      job.limit = 2;
      job.visit = &visit;
      const search::Outcome outcome = search_large(*tables, job);
      if (record.count == "2+") {
        EXPECT_EQ(outcome.solutions, 2u);
      } else {
        EXPECT_TRUE(outcome.exact);
        EXPECT_EQ(std::to_string(outcome.solutions), record.count);
        EXPECT_EQ(first, record.solution);
      }
      ++(record.count == "1" ? puzzles : counts);
    }
  }
  EXPECT_GT(puzzles, 0);
  EXPECT_GT(counts, 0);
}

}  // namespace
}  // namespace clew
