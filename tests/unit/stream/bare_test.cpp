#include "stream/bare.h"

#include <gtest/gtest.h>

#include <thread>

#include "clew/solve.h"
#include "search/single.h"
#include "support/puzzles.h"
#include "support/seed.h"

namespace clew::stream {
namespace {

using test::Nine;

struct Result {
  std::string text, errors;
  Report report;
};

struct Settings {
  const char* layout = "9x9";
  std::uint64_t limit = 2;
  BareAnswer answer = BareAnswer::solution_and_count;
  unsigned threads = 1;
  std::size_t most = 8192;
  const std::atomic<bool>* interrupted = nullptr;
};

std::string line_of(const Digit* cells, std::size_t number = 81) {
  std::string line;
  for (std::size_t c = 0; c < number; ++c)
    line += cells[c] ? static_cast<char>('0' + cells[c]) : '.';
  return line;
}

/// The answer to a puzzle that did not come in a bare batch.
std::string answer(const Puzzle& puzzle, const Settings& settings) {
  std::vector<DigitSet> start;
  for (const Digit d : puzzle.givens)
    start.push_back(d ? DigitSet::of(d) : puzzle.layout->all_digits());
  std::vector<Digit> shown;
  const Visit keep_first = [&](std::span<const Digit> solution) {
    if (shown.empty()) shown.assign(solution.begin(), solution.end());
    return true;
  };
  const search::Job job{.start = start,
                        .limit = settings.limit,
                        .stop = {.flag = settings.interrupted},
                        .visit = &keep_first};
  const bool classic = settings.layout == std::string("9x9");
  const search::Outcome outcome =
      classic ? search::search_single(job)
              : test::search_without_kernels(search::Tables(*puzzle.layout), job);
  std::string text = std::to_string(outcome.solutions) + "\n";
  if (settings.answer == BareAnswer::count) return text;
  return line_of(shown.empty() ? puzzle.givens.data() : shown.data(), puzzle.givens.size()) + "," +
         text;
}

Result solve(const std::string& text, const Settings& settings) {
  Result result;
  const LayoutPtr layout = find_layout(settings.layout).value();
  PipelineOptions options{.sources = {Source::in_memory("f", text)},
                          .threads = settings.threads,
                          .most_per_batch = settings.most,
                          .interrupted = settings.interrupted};
  options.read.layout = layout;
  options.worker = [&] {
    auto solver = std::make_shared<BareSolver>(
        BareSolver::make(*layout, settings.limit, settings.answer, settings.interrupted).value());
    return [&, solver](const Batch& batch, text::Layouts& layouts, BatchOutput& output) {
      const auto other = [&](std::size_t i) {
        const auto puzzle = batch.read(i, layouts);
        if (!puzzle) {
          output.text += "!\n";
          output.malformed(batch, puzzle.error());
        } else {
          const std::string line = answer(*puzzle, settings);
          if (output.stop_requested()) return output.stopped_short(i);
          output.text += line;
        }
      };
      if (batch.bare()) return solver->answer(batch, other, output);
      for (std::size_t i = 0; i < batch.size(); ++i) other(i);
    };
  };
  options.write = [&](std::string_view written) {
    result.text += written;
    return true;
  };
  options.write_errors = [&](std::string_view written) { result.errors += written; };
  result.report = run(options);
  return result;
}

std::string text_of(const std::vector<Nine>& puzzles) {
  std::string text;
  for (const Nine& puzzle : puzzles) text += line_of(puzzle.data()) + '\n';
  return text;
}

TEST(Bare, SolvesInOrderOnAnyNumberOfThreads) {
  test::Random random(test::seed());
  const LayoutPtr layout = find_layout("9x9").value();
  auto puzzles = test::random_puzzles(layout, 1000, 24, 35, random);
  for (std::size_t i = 0; i < 15000; ++i) puzzles.push_back(Nine(puzzles[i]));
  const std::string text = text_of(puzzles);
  const Result one = solve(text, {});
  ASSERT_EQ(one.text.size(), puzzles.size() * 84);
  const Solver solver = *Solver::make(layout);
  for (std::size_t i = 0; i < 1000; ++i) {
    const Puzzle puzzle{.layout = layout, .givens = {puzzles[i].begin(), puzzles[i].end()}};
    const Solved solved = *solver.solve(puzzle);
    const std::string answer = one.text.substr(84 * i, 84);
    EXPECT_EQ(answer.substr(81), "," + std::to_string(solved.solutions) + "\n");
    if (solved.solutions == 0) EXPECT_EQ(answer.substr(0, 81), line_of(puzzles[i].data()));
    if (solved.solutions == 1) EXPECT_EQ(answer.substr(0, 81), line_of(solved.solution.data()));
  }
  for (const unsigned threads : {2u, 3u}) {
    for (const std::size_t most : {std::size_t{7}, std::size_t{700}, std::size_t{8192}}) {
      EXPECT_TRUE(solve(text, {.threads = threads, .most = most}).text == one.text);
    }
  }
}

TEST(Bare, CountsAndOtherLimits) {
  test::Random random(test::seed());
  const LayoutPtr layout = find_layout("x-9x9").value();
  const auto puzzles = test::random_puzzles(layout, 300, 20, 30, random);
  const std::string text = text_of(puzzles);
  const Result counts =
      solve(text, {.layout = "x-9x9", .limit = 0, .answer = BareAnswer::count, .threads = 2});
  const Result both = solve(text, {.layout = "x-9x9", .limit = 50});
  const Solver solver = *Solver::make(layout);
  std::string expected_counts;
  std::istringstream lines(both.text);
  for (const Nine& p : puzzles) {
    const Puzzle puzzle{.layout = layout, .givens = {p.begin(), p.end()}};
    const std::uint64_t count = solver.count(puzzle)->solutions;
    expected_counts += std::to_string(count) + "\n";
    std::string line;
    ASSERT_TRUE(std::getline(lines, line));
    EXPECT_EQ(line.substr(81), "," + std::to_string(std::min<std::uint64_t>(count, 50)));
    if (count) continue;
    EXPECT_EQ(line.substr(0, 81), line_of(p.data()));
  }
  EXPECT_EQ(counts.text, expected_counts);
}

TEST(Bare, BlanksOfEveryKindAndOtherSymbols) {
  const std::string line =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  std::string text;
  for (const char blank : {'.', '0', '_', '*', '-', 'x', '/'}) {
    std::string other = line;
    std::replace(other.begin(), other.end(), '.', blank);
    text += other + '\n';
  }
  const Result result = solve(text, {});
  const std::string solved =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179,1\n";
  EXPECT_EQ(result.text, solved + solved + solved + solved + solved + "!\n!\n");
  EXPECT_EQ(result.report.malformed, 2u);
  EXPECT_EQ(result.errors.substr(0, 6), "f:6:3:");
}

TEST(Bare, SixBySix) {
  const std::string line = "..1.3...6.5.65........42.4.6...3.1..";
  std::string seven = line;  // not a digit there
  seven[0] = '7';
  std::string zeros = line;
  std::replace(zeros.begin(), zeros.end(), '.', '0');
  std::string none = line;
  none[0] = '6';
  const std::string solved = "421536316254653421165342542613234165,1\n";
  std::string text, expected;
  for (int i = 0; i < 200; ++i) {
    text += i % 3 ? line + "\n" : zeros + "\n";
    expected += solved;
  }
  EXPECT_EQ(solve(text, {.layout = "6x6-vertical", .threads = 2, .most = 50}).text, expected);
  const Result result = solve(text + seven + "\n" + none + "\n", {.layout = "6x6-vertical"});
  EXPECT_EQ(result.text, expected + "!\n" + none + ",0\n");
  EXPECT_EQ(result.report.malformed, 1u);
  EXPECT_EQ(result.errors.substr(0, 8), "f:201:1:");
  // With other boxes this is another puzzle.
  EXPECT_EQ(solve(text, {.layout = "6x6"}).text.substr(36, 3), ",0\n");
}

TEST(Bare, InterruptedWritesWholeLines) {
  std::atomic<bool> flag = false;
  std::string text;
  for (int i = 0; i < 100; ++i) text += std::string(81, '.') + '\n';
  std::thread other([&] {
    std::this_thread::yield();
    flag = true;
  });
  const Result result = solve(text, {.limit = 0, .interrupted = &flag});
  other.join();
  EXPECT_TRUE(result.report.interrupted);
  EXPECT_EQ(result.report.puzzles, 0u);
  EXPECT_EQ(result.text, "");
}

}  // namespace
}  // namespace clew::stream
