// Published drawings with their rules in words. How many are read in full is bounded below; one that is
// read and has another solution than the stated one is a fault.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "clew/solve.h"
#include "support/peer_lines.h"
#include "text/sudokupad/links.h"

namespace clew {
namespace {

TEST(PeerPads, AreReadInFullOrNotAtAll) {
  CLEW_NEEDS_PEER_DATA();
  text::Layouts layouts;
  int all = 0, full = 0, confirmed = 0, several = 0, wrong = 0;
  for (const std::string& line : test::peer_lines("published/pads.jsonl.gz")) {
    const auto record = nlohmann::json::parse(line);
    const std::string payload = record["payload"];
    ++all;
    const auto reading = text::read_explained(payload, layouts);
    if (!reading || !reading->in_full()) continue;
    // A bound that is the same on every machine.
    const auto solved = solve(reading->puzzle, {.conflicts = 20'000});
    ASSERT_TRUE(solved) << record["id"] << solved.error().reason;
    if (solved->status == Status::none) {
      ++wrong;
      ADD_FAILURE() << record["id"] << " has no solution as it is read";
    }
    several += solved->status == Status::multiple;
    if (solved->status != Status::unique) continue;
    ++full;
    if (reading->solution.empty()) continue;
    bool same = true;
    for (std::size_t c = 0; c < solved->solution.size(); ++c)
      same &= !reading->solution[c] || reading->solution[c] == solved->solution[c];
    confirmed += same;
    wrong += !same;
    EXPECT_TRUE(same) << record["id"] << " has another solution than the stated one";
  }
  std::printf(
      "pads: %d of %d in full, %d equal to the stated solution, %d with several solutions\n", full,
      all, confirmed, several);
  EXPECT_EQ(all, 2012);
  EXPECT_EQ(wrong, 0);
  EXPECT_GE(full, 520);
}

}  // namespace
}  // namespace clew
