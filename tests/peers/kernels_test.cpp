// Every 9x9 puzzle of the peers' benchmark files, on every kernel: the plain solver's count, and
// valid solutions, the same at every width.
#include <gtest/gtest.h>

#include "search/batch.h"
#include "search/depth_first.h"
#include "search/single.h"
#include "search/tables.h"
#include "stream/input.h"
#include "support/peer_data.h"
#include "support/puzzles.h"

namespace clew::search {
namespace {

using test::Nine;

std::vector<Nine> read_puzzles(const std::string& file) {
  auto input = stream::Input::open(stream::Source::file(file), nullptr).value();
  std::string text(1 << 16, 0);
  std::size_t length = 0;
  while (const std::size_t got = input->read(text.data() + length, text.size() - length).value()) {
    length += got;
    if (length == text.size()) text.resize(2 * length);
  }
  text.resize(length);
  std::vector<Nine> puzzles;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line.size() < 81 || line[0] == '#') continue;
    Nine puzzle{};
    for (int c = 0; c < 81; ++c) {
      if (line[c] >= '1' && line[c] <= '9') puzzle[c] = static_cast<Digit>(line[c] - '0');
    }
    puzzles.push_back(puzzle);
  }
  return puzzles;
}

class Peers : public testing::TestWithParam<const char*> {};

TEST_P(Peers, AllKernelsAgreeWithThePlainSolver) {
  const auto folder = test::peer_data();
  if (!folder) GTEST_SKIP() << "CLEW_PEER_DATA names no folder";
  const auto puzzles = read_puzzles(*folder / "bench" / (std::string(GetParam()) + ".gz"));
  ASSERT_FALSE(puzzles.empty());
  const LayoutPtr layout = find_layout("9x9").value();
  const Tables tables(*layout);
  std::vector<std::uint64_t> expected;
  std::vector<const std::uint8_t*> rows;
  std::vector<DigitSet> start(81);
  for (const Nine& puzzle : puzzles) {
    for (int c = 0; c < 81; ++c) {
      start[c] = puzzle[c] ? DigitSet::of(puzzle[c]) : DigitSet::up_to(9);
    }
    expected.push_back(search_plain(tables, {.start = start, .limit = 2}).solutions);
    rows.push_back(puzzle.data());
  }
  std::vector<Digit> widest;
  for (const Kernel* kernel : kernels()) {
    SCOPED_TRACE(kernel->name);
    BatchSolver batch(*kernel);
    std::vector<std::uint64_t> counts(puzzles.size());
    std::vector<Digit> solutions(81 * puzzles.size());
    ASSERT_TRUE(batch.run({.puzzles = rows.data(),
                           .size = rows.size(),
                           .counts = counts.data(),
                           .solutions = solutions.data()}));
    EXPECT_TRUE(counts == expected);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      if (counts[i] == 0) continue;
      ASSERT_TRUE(test::is_solution(*layout, puzzles[i], solutions.data() + 81 * i)) << i;
    }
    if (widest.empty()) widest = solutions;
    EXPECT_TRUE(solutions == widest);
  }
  for (const SingleKernel* kernel : single_kernels()) {
    SCOPED_TRACE(kernel->name);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      Digit first[81] = {};
      const auto keep_first = [](void* context, const std::uint8_t* digits) {
        auto* const to = static_cast<Digit*>(context);
        if (to[0] == 0) std::copy_n(digits, 81, to);
        return true;
      };
      const SingleResult result =
          kernel->search_symbols(rows[i], {.limit = 2, .visit = keep_first, .context = first});
      ASSERT_EQ(result.solutions, expected[i]) << i;
      ASSERT_TRUE(std::equal(first, first + 81, widest.data() + 81 * i)) << i;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Bench, Peers,
                         testing::Values("clue17", "easy34_50k", "hardest_1106",
                                         "hardest_1905_11plus", "magictour_1465", "minimal_50k",
                                         "multi_10k"));

// 6x6 and 6x6 with diagonals, as many boxes of 2x3 as of 3x2.
TEST(PeersOf6x6, KernelsAgreeWithThePlainSolver) {
  const auto folder = test::peer_data();
  if (!folder) GTEST_SKIP() << "CLEW_PEER_DATA names no folder";
  int tested = 0;
  test::PeerReader reader;
  for (const char* file : {"std_6x6.jsonl", "x_6x6.jsonl"}) {
    for (const test::PeerRecord& record : reader.read(*folder / "layouts" / file)) {
      const Layout& layout = *record.puzzle.layout;
      std::vector<DigitSet> start;
      for (const Digit d : record.puzzle.givens)
        start.push_back(d ? DigitSet::of(d) : DigitSet::up_to(6));
      const auto expected = search_plain(Tables(layout), {.start = start, .limit = 2}).solutions;
      for (const GridShape grid : {GridShape::six, GridShape::six_vertical}) {
        const auto extras = extras_of(layout, grid);
        if (!extras) continue;
        for (const Kernel* kernel : kernels(grid)) {
          SCOPED_TRACE(record.id + ", " + kernel->name);
          BatchSolver batch(*kernel, &*extras);
          const std::uint8_t* const row = record.puzzle.givens.data();
          std::uint64_t count = 0;
          std::vector<Digit> solution(36);
          ASSERT_TRUE(batch.run(
              {.puzzles = &row, .size = 1, .counts = &count, .solutions = solution.data()}));
          EXPECT_EQ(count, expected);
          if (!record.solution.empty()) EXPECT_EQ(solution, record.solution);
          ++tested;
        }
      }
    }
  }
  EXPECT_GT(tested, 0);
}

}  // namespace
}  // namespace clew::search
