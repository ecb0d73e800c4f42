#include "stream/pipeline.h"

#include <gtest/gtest.h>
#include <unistd.h>
#include <zlib.h>
#include <zstd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace clew::stream {
namespace {

const std::string classic =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

struct Result {
  std::string text, errors;
  Report report;
};

/// Answers each puzzle with its line, or with `!`.
Result echo(std::vector<Source> sources, unsigned threads, std::size_t most = 8192,
            bool flush = false) {
  Result result;
  PipelineOptions options{
      .sources = std::move(sources), .threads = threads, .most_per_batch = most};
  options.worker = [flush] {
    return [flush](const Batch& batch, text::Layouts& layouts, BatchOutput& output) {
      for (std::size_t i = 0; i < batch.size(); ++i) {
        const auto puzzle = batch.read(i, layouts);
        if (!puzzle) output.malformed(batch, puzzle.error());
        output.text += puzzle ? to_line(*puzzle->layout, puzzle->givens) : "!";
        output.text += '\n';
        if (flush) output.flush_if_large();
      }
    };
  };
  options.write = [&](std::string_view text) {
    result.text += text;
    return true;
  };
  options.write_errors = [&](std::string_view text) { result.errors += text; };
  result.report = run(options);
  return result;
}

/// Lines that differ, each with its number in it.
std::string many_lines(int count) {
  std::string text;
  for (int i = 0; i < count; ++i) {
    std::string line = classic;
    for (int n = i, c = 0; n; n /= 9, ++c)
      line[static_cast<std::size_t>(c)] = static_cast<char>('1' + n % 9);
    text += line + '\n';
  }
  return text;
}

TEST(Pipeline, KeepsTheOrderOnAnyNumberOfThreads) {
  const std::string text = many_lines(30000);
  for (unsigned threads : {1u, 2u, 5u})
    for (std::size_t most : {std::size_t{1000}, std::size_t{8192}}) {
      const Result result = echo({Source::in_memory("x", text)}, threads, most);
      EXPECT_TRUE(result.text == text) << threads;
      EXPECT_EQ(result.report.puzzles, 30000u);
      EXPECT_EQ(result.report.malformed, 0u);
    }
}

TEST(Pipeline, MalformedOnesKeepTheirPlace) {
  std::string text = many_lines(500);
  text.replace(82 * 100 + 7, 1, "x");
  text.replace(82 * 300, 40, "");
  const Result result = echo({Source::in_memory("f", text)}, 2);
  EXPECT_EQ(result.report.puzzles, 500u);
  EXPECT_EQ(result.report.malformed, 2u);
  EXPECT_EQ(result.errors,
            "f:101:8: 'x' is neither a digit (1-9) nor a blank (. 0 _ * -)\nf:301:42: 41 symbols, "
            "81 are needed for 9x9\n");
  EXPECT_EQ(std::count(result.text.begin(), result.text.end(), '!'), 2);
  EXPECT_EQ(result.text.substr(82 * 100, 2), "!\n");
}

TEST(Pipeline, SeveralInputsAndTrouble) {
  const Result result = echo({Source::in_memory("a", classic), Source::file("/nowhere/at/all"),
                              Source::in_memory("b", "bad\n" + classic + "\r\n")},
                             2);
  EXPECT_EQ(result.text, classic + "\n!\n" + classic + "\n");
  EXPECT_TRUE(result.report.trouble);
  EXPECT_EQ(result.errors.substr(0, 17), "/nowhere/at/all: ");
}

TEST(Pipeline, RemarksAndTables) {
  std::string remarks, table = "quizzes,solutions\n", crlf;
  for (int i = 0; i < 300; ++i) {
    remarks += classic + (i % 3 ? ";x\n" : ";yy\n");
    table += classic + "," + classic + "\n";
    crlf += classic + "\r\n";
  }
  for (const auto& text : {remarks, table, crlf}) {
    const Result result = echo({Source::in_memory("a", text)}, 2);
    EXPECT_EQ(result.report.puzzles, 300u);
    EXPECT_EQ(result.report.malformed, 0u);
  }
}

// A line that is one symbol shorter than those before it, with an empty one behind it.
TEST(Pipeline, AnEmptyLineCountsWhereLinesAreUnlike) {
  std::string wrong = classic;
  wrong[7] = 'x';
  const std::string text =
      classic + " \n" + classic + " \n" + classic + "\n\n" + wrong + " \n" + classic + " \n";
  const Result result = echo({Source::in_memory("f", text)}, 1);
  EXPECT_EQ(result.report.puzzles, 5u);
  EXPECT_EQ(result.errors.substr(0, 6), "f:5:8:");
}

// Progress is passed on now and then; the worker tells the same until it is.
TEST(Pipeline, HalfABatchIsHalfItsBytes) {
  const std::string text = many_lines(100);
  std::vector<Progress> told;
  std::size_t puzzles = 0;  // of the first batch
  PipelineOptions options{.sources = {Source::in_memory("x", text)}, .threads = 1};
  options.worker = [&] {
    return [&](const Batch& batch, text::Layouts&, BatchOutput& output) {
      if (told.empty()) puzzles = batch.size();
      for (int i = 0; i < 1'000'000'000 && told.empty(); ++i) output.tell(0.5);
    };
  };
  options.write = [](std::string_view) { return true; };
  options.progress = [&](const Progress& progress) { told.push_back(progress); };
  run(options);
  ASSERT_FALSE(told.empty());
  EXPECT_EQ(told[0].total, text.size());
  EXPECT_EQ(told[0].bytes, puzzles * (classic.size() + 1) / 2);
}

TEST(Pipeline, LongOutputIsWrittenThrough) {
  const std::string text = many_lines(40000);
  EXPECT_TRUE(echo({Source::in_memory("x", text)}, 3, 16384, true).text == text);
}

TEST(Pipeline, AClosedPipeEndsIt) {
  const std::string text = many_lines(50000);
  PipelineOptions options{.sources = {Source::in_memory("x", text)}, .threads = 2};
  options.worker = [] {
    return [](const Batch& batch, text::Layouts&, BatchOutput& output) {
      output.text.append(batch.size(), 'x');
    };
  };
  int writes = 0;
  options.write = [&](std::string_view) { return ++writes < 3; };
  const Report report = run(options);
  EXPECT_TRUE(report.closed_pipe);
  EXPECT_LT(report.puzzles, 50000u);
  EXPECT_EQ(writes, 3);
}

TEST(Pipeline, AnInterruptLeavesWholeAnswers) {
  const std::string text = many_lines(120000);  // more than may wait to be written
  std::atomic<bool> interrupted = false;
  PipelineOptions options{.sources = {Source::in_memory("x", text)},
                          .threads = 3,
                          .most_per_batch = 100,
                          .interrupted = &interrupted};
  options.worker = [&] {
    return [&](const Batch& batch, text::Layouts&, BatchOutput& output) {
      for (std::size_t i = 0; i < batch.size(); ++i) {
        if (output.stop_requested()) return output.stopped_short(i);
        output.text += batch.bare() ? std::string(batch.symbols(i)) + "\n" : classic + "\n";
      }
    };
  };
  std::string written;
  options.write = [&](std::string_view part) {
    written += part;
    if (written.size() > 82 * 5000) interrupted = true;
    return true;
  };
  const Report report = run(options);
  EXPECT_TRUE(report.interrupted);
  EXPECT_EQ(written.size(), report.puzzles * 82);
  EXPECT_LT(written.size(), text.size());
  EXPECT_EQ(written.substr(82), text.substr(82, written.size() - 82));
}

TEST(Pipeline, CompressedInput) {
  const std::string text = many_lines(5000);
  const auto folder =
      std::filesystem::temp_directory_path() / ("clew-test-" + std::to_string(getpid()));
  std::filesystem::create_directory(folder);
  const std::string gz = folder / "a.gz", zst = folder / "a.zst", cut = folder / "cut.gz";
  gzFile file = gzopen(gz.c_str(), "wb");
  gzwrite(file, text.data(), static_cast<unsigned>(text.size()));
  gzclose(file);
  std::string packed(ZSTD_compressBound(text.size()), '\0');
  packed.resize(ZSTD_compress(packed.data(), packed.size(), text.data(), text.size(), 3));
  std::ofstream(zst, std::ios::binary) << packed << packed;
  std::filesystem::copy_file(gz, cut);
  std::filesystem::resize_file(cut, std::filesystem::file_size(gz) / 2);
  EXPECT_TRUE(echo({Source::file(gz)}, 2).text == text);
  EXPECT_TRUE(echo({Source::file(zst)}, 2).text == text + text);
  const Result broken = echo({Source::file(cut)}, 1);
  EXPECT_TRUE(broken.report.trouble);
  EXPECT_NE(broken.errors.find("the gzip data end too early"), std::string::npos) << broken.errors;
  EXPECT_TRUE(text.starts_with(broken.text));
  std::filesystem::remove_all(folder);
}

TEST(ParseBare, Symbols) {
  Digit values[81];
  EXPECT_TRUE(parse_bare(classic, values));
  EXPECT_EQ(values[0], 5);
  EXPECT_EQ(values[2], 0);
  EXPECT_FALSE(parse_bare(std::string(80, '.') + "A", values));
}

// The first batch's text so far is written before the batch ends; a later batch's text waits.
TEST(Pipeline, WritesPiecesInTurn) {
  std::string written;
  for (unsigned threads : {1u, 3u}) {
    written.clear();
    PipelineOptions options{.sources = {Source::in_memory("many", many_lines(40))},
                            .threads = threads,
                            .most_per_batch = 4};
    options.worker = [] {
      return [](const Batch& batch, text::Layouts& layouts, BatchOutput& output) {
        for (std::size_t i = 0; i < batch.size(); ++i) {
          const auto puzzle = batch.read(i, layouts);
          output.tell(static_cast<double>(i) / static_cast<double>(batch.size()));
          for (char symbol : to_line(*puzzle->layout, puzzle->givens) + '\n') {
            output.text += symbol;
            output.flush_in_turn();
          }
        }
      };
    };
    options.write = [&](std::string_view text) {
      written += text;
      return true;
    };
    const Report report = run(options);
    EXPECT_EQ(report.puzzles, 40u);
    EXPECT_EQ(written, many_lines(40));
  }
}

}  // namespace
}  // namespace clew::stream
