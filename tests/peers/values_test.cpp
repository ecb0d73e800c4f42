// Peer puzzles whose values count from 0: the answer is the stated solution, symbol by symbol, and
// the puzzle written as an ISS string or as puzzle text has the same answer.
#include "clew/values.h"

#include <gmock/gmock.h>

#include <set>

#include "clew/solve.h"
#include "clew/text.h"
#include "support/peer_data.h"
#include "support/process.h"

namespace clew {
namespace {

struct Stated {
  std::string id, iss, solution;
};

// Each string once.
std::vector<Stated> from_zero(const std::filesystem::path& folder) {
  std::vector<Stated> all;
  std::set<std::string> seen;
  for (const char* name :
       {"layouts/iss_examples.jsonl", "constraints/collected.jsonl", "published/ctc.jsonl"}) {
    std::ifstream in(folder / name);
    for (std::string line; std::getline(in, line);) {
      const auto json = nlohmann::json::parse(line, nullptr, false);
      if (!json.is_object()) continue;
      const char* key = json.contains("iss") ? "iss" : "constraints";
      if (!json.contains(key) || !json[key].is_string() ||
          !json.value("solution", nlohmann::json()).is_string())
        continue;
      Stated one{json.value("id", ""), json[key], json["solution"]};
      const bool zero = one.iss.find("~0-") != one.iss.npos;
      if (zero && seen.insert(one.iss).second) all.push_back(std::move(one));
    }
  }
  return all;
}

std::string head(const std::string& line, std::size_t cells) { return line.substr(0, cells); }

TEST(ValuesPeers, AreAnsweredAsTheyAreWritten) {
  const auto folder = test::peer_data();
  if (!folder) GTEST_SKIP() << "CLEW_PEER_DATA names no folder";
  int compared = 0;
  for (const Stated& one : from_zero(*folder)) {
    SCOPED_TRACE(one.id);
    const auto puzzle = read_puzzle(one.iss, {.from = Format::iss});
    ASSERT_TRUE(puzzle) << puzzle.error().reason;
    EXPECT_EQ(puzzle->layout->value(1), 0);
    const auto solved = solve(*puzzle);
    ASSERT_TRUE(solved) << solved.error().reason;
    EXPECT_EQ(solved->status, Status::unique);
    // Cells beside the grid follow those in it.
    EXPECT_EQ(head(to_line(*puzzle->layout, solved->solution), one.solution.size()), one.solution);
    for (const Format format : {Format::text, Format::iss}) {
      const auto written = write(*puzzle, format);
      ASSERT_TRUE(written) << name(format) << ": " << written.error().reason;
      const auto again = read_puzzle(*written, {.from = format});
      ASSERT_TRUE(again) << name(format) << ": " << again.error().reason;
      EXPECT_EQ(solve(*again)->solution, solved->solution) << name(format);
    }
    ++compared;
  }
  std::printf("%d puzzles with values from 0\n", compared);
  EXPECT_EQ(compared, 15);
}

#ifdef CLEW_BINARY
TEST(ValuesPeers, CommandLine) {
  const auto folder = test::peer_data();
  if (!folder) GTEST_SKIP() << "CLEW_PEER_DATA names no folder";
  std::string input;
  const auto all = from_zero(*folder);
  for (const Stated& one : all) input += one.iss + "\n";
  const test::Ran ran = test::run(CLEW_BINARY, {"solve", "-"}, input);
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.err, "");
  std::istringstream lines(ran.out);
  int compared = 0;
  for (const Stated& one : all) {
    SCOPED_TRACE(one.id);
    std::string line;
    ASSERT_TRUE(std::getline(lines, line));
    EXPECT_EQ(head(line, one.solution.size()), one.solution);
    EXPECT_TRUE(line.ends_with(",1"));
    ++compared;
  }
  EXPECT_EQ(compared, 15);
}
#endif

}  // namespace
}  // namespace clew
