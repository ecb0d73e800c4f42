// Every peer puzzle whose rules are all of the form "these cells differ": through the library, and
// as puzzle text through the command line.
#include "clew/solve.h"

#include <gmock/gmock.h>

#include "clew/text.h"
#include "support/peer_data.h"
#include "support/process.h"

namespace clew {
namespace {

using test::PeerRecord;

std::string status_of(const PeerRecord& record) {
  if (record.count == "0") return "none";
  return record.count == "1" ? "unique" : "multiple";
}

std::string name_of(Status status) {
  static constexpr const char* names[] = {"none", "unique", "multiple", "unknown"};
  return names[static_cast<int>(status)];
}

std::vector<PeerRecord> all_records(const std::filesystem::path& folder) {
  std::vector<PeerRecord> all;
  test::PeerReader reader;
  for (const auto& file : test::peer_files(folder))
    for (PeerRecord& record : reader.read(file)) all.push_back(std::move(record));
  return all;
}

bool keeps_the_rules(const Puzzle& puzzle, std::span<const Digit> solution) {
  for (int c = 0; c < puzzle.layout->size(); ++c) {
    if (puzzle.givens[c] && puzzle.givens[c] != solution[c]) return false;
    for (const CellId peer : puzzle.layout->peers(static_cast<CellId>(c)))
      if (solution[c] == solution[peer]) return false;
  }
  return true;
}

TEST(SolvePeers, Library) {
  const auto folder = test::peer_data();
  if (!folder) GTEST_SKIP() << "CLEW_PEER_DATA names no folder";
  std::optional<Solver> solver;
  int puzzles = 0, counts = 0;
  for (const PeerRecord& record : all_records(*folder)) {
    SCOPED_TRACE(record.id);
    if (!solver || solver->layout() != record.puzzle.layout)
      solver = *Solver::make(record.puzzle.layout);
    const Solved solved = *solver->solve(record.puzzle);
    EXPECT_EQ(name_of(solved.status), status_of(record));
    if (record.count == "1") EXPECT_EQ(solved.solution, record.solution);
    if (record.count == "2+") EXPECT_TRUE(keeps_the_rules(record.puzzle, solved.solution));
    ++(record.count == "1" ? puzzles : counts);
  }
  std::printf("%d puzzles, %d with none or several solutions\n", puzzles, counts);
  EXPECT_GT(puzzles, 0);
  EXPECT_GT(counts, 0);
}

#ifdef CLEW_BINARY
TEST(SolvePeers, CommandLineFromPuzzleText) {
  const auto folder = test::peer_data();
  if (!folder) GTEST_SKIP() << "CLEW_PEER_DATA names no folder";
  const std::vector<PeerRecord> records = all_records(*folder);
  std::string input;
  for (const PeerRecord& record : records) {
    const auto text = write(record.puzzle, Format::text);
    ASSERT_TRUE(text) << record.id << ": " << text.error().reason;
    input += *text + "\n";
  }
  const test::Ran ran = test::run(CLEW_BINARY, {"solve", "--json"}, input);
  EXPECT_EQ(ran.status, 0) << ran.err;
  std::istringstream lines(ran.out);
  for (const PeerRecord& record : records) {
    SCOPED_TRACE(record.id);
    std::string line;
    ASSERT_TRUE(std::getline(lines, line));
    const auto json = nlohmann::json::parse(line, nullptr, false);
    EXPECT_EQ(json["status"], status_of(record));
    if (record.count == "1")
      EXPECT_EQ(json["solution"], to_line(*record.puzzle.layout, record.solution));
  }
}
#endif

}  // namespace
}  // namespace clew
