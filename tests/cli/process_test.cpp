// Signals, pipes and threads.
#include <fmt/core.h>
#include <gmock/gmock.h>

#include <algorithm>

#include "cli/clew.h"

namespace clew {
namespace {

using test::Folder;
using test::Ran;

const std::string puzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

TEST(Process, InterruptWritesWhatIsFinished) {
  const Folder folder;
  const std::string file = folder.write("two.txt", puzzle + "\n" + std::string(81, '.') + "\n");
  int out[2];
  ASSERT_EQ(pipe(out), 0);
  const int err = open(folder.file("err").c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  const pid_t child = test::start(CLEW_BINARY, {"count", "--threads", "1", file}, 0, out[1], err);
  close(out[1]);
  close(err);
  std::FILE* reader = fdopen(out[0], "r");
  std::string text;
  text += static_cast<char>(std::fgetc(reader));  // the first answer is there
  kill(child, SIGINT);
  for (int c; (c = std::fgetc(reader)) != EOF;) text += static_cast<char>(c);
  std::fclose(reader);
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_EQ(test::status_of(status), 130);
  EXPECT_THAT(text, testing::AnyOf("1\n", testing::MatchesRegex("1\n≥[0-9]+\n")));
  const auto answers = std::count(text.begin(), text.end(), '\n');
  EXPECT_EQ(folder.read("err"),
            fmt::format("clew: interrupted after {} puzzle{}\n", answers, answers == 1 ? "" : "s"));
}

TEST(Process, AClosedPipeEndsItQuietly) {
  const Folder folder;
  std::string many;
  for (int i = 0; i < 5000; ++i) many += puzzle + "\n";
  const std::string file = folder.write("many.txt", many);
  for (const char* option : {"--quiet", "--json"}) {
    int out[2];
    ASSERT_EQ(pipe(out), 0);
    const int err = open(folder.file("err").c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    const pid_t child = test::start(CLEW_BINARY, {"solve", option, file}, 0, out[1], err);
    close(out[0]);
    close(out[1]);
    close(err);
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT_EQ(test::status_of(status), 0);
    EXPECT_EQ(folder.read("err"), "");
  }
}

TEST(Process, ThreadsKeepTheOrder) {
  std::string input;
  for (int i = 0; i < 2000; ++i) {
    std::string p = puzzle;
    p[static_cast<std::size_t>(i * 7 % 81)] = '.';
    if (i % 97 == 5) p = std::string(16, '.');
    input += p + "\n";
  }
  for (const char* option : {"--quiet", "--json"}) {
    const Ran one = test::clew({"solve", option, "--threads", "1"}, input);
    const Ran four = test::clew({"solve", option, "--threads", "4"}, input);
    EXPECT_EQ(one.out, four.out);
    EXPECT_EQ(std::count(one.out.begin(), one.out.end(), '\n'), 2000);
  }
}

TEST(Process, TimeIsKept) {
  const Ran count = test::clew({"count", "--timeout", "0.02", std::string(81, '.')});
  EXPECT_EQ(count.status, 0);
  EXPECT_THAT(count.out, testing::StartsWith("≥"));
  const Ran json = test::clew({"count", "--json", "--timeout", "0.02", std::string(81, '.')});
  EXPECT_THAT(json.out, testing::HasSubstr("\"exact\":false"));
}

// Finding all instances on this grid takes minutes; the first are written at once, and everything
// found before the interrupt stays.
TEST(Process, FindTellsEachInstanceAsSoonAsItIsFound) {
  const std::string large =  // generated for the project
      "..A...4.65.3C..B......F62B...9.1G..E..A..1D..76....127.9.4.8...."
      "63.5...FE...7..9BC...D....19..A6A..26.........1.F...5...3.7.D4.."
      ".F.........G.1....9...C....B3..4...3.A7..C..G.5..5..E.21....9.F."
      "..2.14.7.6.D...F...49.....G..3.2..EBA..8F9.4....C.......7......A";
  const Folder folder;
  int out[2];
  ASSERT_EQ(pipe(out), 0);
  const int err = open(folder.file("err").c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  const pid_t child = test::start(CLEW_BINARY, {"find", large}, 0, out[1], err);
  close(out[1]);
  close(err);
  std::FILE* reader = fdopen(out[0], "r");
  std::string text;
  for (int c; (c = std::fgetc(reader)) != EOF;) {
    text += static_cast<char>(c);
    if (c == '\n' && std::count(text.begin(), text.end(), '\n') == 1) kill(child, SIGINT);
  }
  std::fclose(reader);
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_EQ(test::status_of(status), 130);
  EXPECT_TRUE(text.ends_with("\nstopped early: there may be more\n")) << text;
}

// These would take days.
TEST(Process, MorphsEndWithTheTime) {
  const Ran line = test::clew({"rate", "--timeout", "0.2", "--morphs", "1000000000000", puzzle});
  EXPECT_EQ(line.status, 0);
  EXPECT_THAT(line.out, testing::MatchesRegex(".* \\([0-9]+ of 1000000000000 forms\\)\n"));
}

}  // namespace
}  // namespace clew
