// Published drawings with their rules in words. How many are read in full is bounded below; one that is
// read and has another solution than the stated one is a fault.
#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>

#include "clew/solve.h"
#include "clew/text.h"
#include "support/peer_lines.h"
#include "text/sudokupad/links.h"

namespace clew {
namespace {

TEST(PeerPads, AreReadInFullOrNotAtAll) {
  CLEW_NEEDS_PEER_DATA();
  text::Layouts layouts;
  int all = 0, full = 0, confirmed = 0, several = 0, usual = 0, wrong = 0;
  for (const std::string& line : test::peer_lines("published/pads.jsonl.gz")) {
    const auto record = nlohmann::json::parse(line);
    const std::string payload = record["payload"];
    ++all;
    const auto reading = text::read_explained(payload, layouts);
    if (!reading || !(reading->in_full() || reading->needs_one_solution())) continue;
    // A bound that is the same on every machine. Conflicts between values of modified cells take longest.
    const bool modified = reading->puzzle.layout->kinds().has(Constraint::Kind::modifier);
    const auto solved = solve(reading->puzzle, {.conflicts = modified ? 1'000U : 20'000U});
    ASSERT_TRUE(solved) << record["id"] << solved.error().reason;
    // Other verbs take what is read in full, too.
    if (solved->status == Status::unique) {
      const auto puzzle = read_puzzle(payload);
      ASSERT_TRUE(puzzle) << record["id"] << puzzle.error().reason;
      if (puzzle->layout->spec() != reading->puzzle.layout->spec()) {  // by typed rules alone
        EXPECT_EQ(solve(*puzzle)->solution, solved->solution) << record["id"];
      }
    }
    if (reading->by_convention) {
      usual += solved->status == Status::unique;
      continue;
    }
    if (!reading->in_full() && solved->status != Status::unique) continue;
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
      "pads: %d of %d in full, %d equal to the stated solution, %d with several solutions; %d more "
      "without words have one solution by their usual rules\n",
      full, all, confirmed, several, usual);
  EXPECT_EQ(all, 2012);
  EXPECT_EQ(wrong, 0);
  EXPECT_GE(full, 720);
  EXPECT_GE(usual, 40);
}

// Compares drawings with constraints that others wrote down: both have the same only solution.
TEST(PeerPads, HaveTheSolutionOfTheirStrings) {
  CLEW_NEEDS_PEER_DATA();
  text::Layouts layouts;
  std::map<std::string, std::string> payloads;
  for (const std::string& line : test::peer_lines("published/pads.jsonl.gz")) {
    const auto record = nlohmann::json::parse(line);
    payloads[record["id"]] = record["payload"];
  }
  int all = 0, full = 0;
  for (const std::string& line : test::peer_lines("published/pairs.jsonl")) {
    const auto record = nlohmann::json::parse(line);
    ++all;
    const auto reading = text::read_explained(payloads.at(record["id"]), layouts);
    ASSERT_TRUE(reading) << record["id"] << reading.error().reason;
    if (!reading->in_full() && !reading->needs_one_solution()) continue;
    const SolveOptions bounded{.conflicts = 20'000};
    const auto drawn = solve(reading->puzzle, bounded);
    const auto string = read_puzzle(record["iss"].get<std::string>());
    ASSERT_TRUE(string) << record["id"] << string.error().reason;
    const auto written = solve(*string, bounded);
    ASSERT_TRUE(drawn && written) << record["id"];
    if (drawn->status != Status::unique) continue;
    ++full;
    EXPECT_EQ(drawn->solution, written->solution) << record["id"];
  }
  EXPECT_EQ(all, 19);
  EXPECT_GE(full, 15);
}

// Every link without code or cosmetic drawings is read; the cells hold the setter's own solution.
TEST(PeerSudokuMaker, TypedLinksHaveTheSettersSolution) {
  CLEW_NEEDS_PEER_DATA();
  text::Layouts layouts;
  int all = 0, full = 0, confirmed = 0, several = 0;
  for (const std::string& line : test::peer_lines("published/sudokumaker.jsonl.gz")) {
    const auto record = nlohmann::json::parse(line);
    ++all;
    const auto reading = text::read_explained(record["link"].get<std::string>(), layouts);
    ASSERT_TRUE(reading) << record["id"] << reading.error().reason;
    if (!reading->in_full()) {
      EXPECT_FALSE(reading->missing.empty());
      continue;
    }
    const auto solved = solve(reading->puzzle, {.conflicts = 20'000});
    ASSERT_TRUE(solved) << record["id"] << solved.error().reason;
    // Grids without clues, and two puzzles that leave more open than their setter thought.
    if (solved->status == Status::multiple) {
      ++several;
      continue;
    }
    ++full;
    EXPECT_EQ(solved->status, Status::unique) << record["id"];
    if (solved->status != Status::unique || reading->solution.empty()) continue;
    bool same = true;
    for (std::size_t c = 0; c < solved->solution.size(); ++c)
      same &= reading->solution[c] == solved->solution[c];
    EXPECT_TRUE(same) << record["id"];
    confirmed += same;
  }
  std::printf("sudokumaker: %d of %d in full, %d equal to the setter's solution\n", full, all,
              confirmed);
  EXPECT_EQ(all, 90);
  EXPECT_GE(full, 29);
  EXPECT_EQ(confirmed, full);
  EXPECT_LE(several, 4);
}

// Demonstrations, most without a solution: each decodes, or its grid is not square.
TEST(PeerPenpa, LinksAreDecoded) {
  CLEW_NEEDS_PEER_DATA();
  text::Layouts layouts;
  int all = 0, decoded = 0;
  for (const std::string& line : test::peer_lines("published/penpa.jsonl")) {
    const auto record = nlohmann::json::parse(line);
    std::string link = record["url"];
    if (!link.starts_with("http")) link = "https://swaroopg92.github.io/penpa-edit/" + link;
    ++all;
    const auto reading = text::read_explained(link, layouts);
    if (!reading) {
      EXPECT_NE(reading.error().reason.find("not square"), std::string::npos);
      continue;
    }
    ++decoded;
    // The first line of what the link holds names the title.
    const std::string head = record["head"];
    EXPECT_NE(head.find(reading->drawing.title), std::string::npos) << head;
  }
  EXPECT_EQ(all, 11);
  EXPECT_EQ(decoded, 10);
}

}  // namespace
}  // namespace clew
