// Bad input: every malformed puzzle is named, those beside it are answered, nothing crashes.
#include <gmock/gmock.h>

#include <random>

#include "cli/clew.h"
#include "support/seed.h"

namespace clew {
namespace {

using test::clew;
using test::Folder;
using test::Ran;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::StartsWith;

const std::string puzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string answer =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179,1";

TEST(BadInput, IsNamedAndTheRestAnswered) {
  const Folder folder;
  std::string bad = puzzle;
  bad[40] = '!';
  const std::string file = folder.write("some.txt", puzzle + "\n" + bad + "\n" + puzzle + "\n");
  const Ran lines = clew({"solve", file});
  EXPECT_EQ(lines.status, 1);
  EXPECT_EQ(lines.out, answer + "\n!\n" + answer + "\n");
  EXPECT_THAT(lines.err, StartsWith(file + ":2:41: "));

  const Ran json = clew({"solve", "--json", file});
  EXPECT_EQ(json.status, 1);
  EXPECT_THAT(json.out, HasSubstr("\n{\"error\":\""));
  EXPECT_THAT(json.out, HasSubstr("\"file\":\"" + file + "\",\"line\":2,\"column\":41}\n"));
}

TEST(BadInput, OfAnyLengthAmongManyLines) {
  std::string input;
  for (int i = 0; i < 300; ++i) input += (i % 3 == 1 ? puzzle.substr(1) : puzzle) + "\n";
  const Ran ran = clew({"solve", "--threads", "3"}, input);
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 300);
  EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '!'), 100);
  EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 100);
}

TEST(BadInput, StandardInputIsCalledADash) {
  const Ran ran = clew({"solve"}, "12345\n");
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(ran.out, "!\n");
  EXPECT_THAT(ran.err, StartsWith("-:1:"));
}

TEST(BadInput, AMillionSymbolsInALine) {
  const Ran ran = clew({"solve"}, std::string(1'000'000, '1') + "\n" + puzzle + "\n");
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(ran.out, "!\n" + answer + "\n");
}

TEST(BadInput, NulBytes) {
  std::string bad = puzzle;
  bad[5] = '\0';
  const Ran ran = clew({"solve"}, bad + "\n" + puzzle + "\n");
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(ran.out, "!\n" + answer + "\n");
  EXPECT_EQ(clew({"solve"}, std::string(1000, '\0')).status, 1);
}

TEST(BadInput, Noise) {
  std::mt19937_64 random(test::seed());
  for (int round = 0; round < 12; ++round) {
    std::string noise(20'000, '\0');
    for (char& c : noise) {
      const auto wide = static_cast<char>(random());
      c = round % 2 ? wide : "123456789.\n\n |-+{}<>:,#ab"[random() % 25];
    }
    for (const char* verb : {"solve", "convert"}) {
      const Ran ran = clew({verb, "--timeout", "0.01"}, noise);
      EXPECT_LE(ran.status, 1) << verb << " " << round;
    }
  }
}

TEST(BadInput, DirectoriesAndMissingFiles) {
  const Folder folder;
  const Ran directory = clew({"solve", folder.path(), puzzle});
  EXPECT_EQ(directory.status, 1);
  EXPECT_EQ(directory.out, answer + "\n");
  EXPECT_THAT(directory.err, MatchesRegex(folder.path() + ": is a folder\n"));
  const Ran missing = clew({"solve", folder.file("nothing.txt"), puzzle});
  EXPECT_EQ(missing.status, 1);
  EXPECT_EQ(missing.out, answer + "\n");
  EXPECT_THAT(missing.err, StartsWith(folder.file("nothing.txt") + ":"));
}

TEST(BadInput, WordsThatAreNoPuzzle) {
  const Ran ran = clew({"solve", "hello"});
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(ran.out, "!\n");
  EXPECT_EQ(ran.err, "argument 1:1:1: 'hello' is neither a puzzle nor the name of a file\n");
}

TEST(BadInput, WhatAFormCannotExpressIsAnError) {
  const std::string text = "sudoku 1\nlayout samurai\ngivens\n" + std::string(369, '.') + "\n";
  const Ran ran = clew({"convert", "--to", "sdk"}, text);
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(ran.out, "!\n");
  EXPECT_THAT(ran.err, StartsWith("-:1:1: "));
}

TEST(Usage, UnknownWordsAreWrongUsage) {
  EXPECT_EQ(clew({"slove"}).status, 2);
  EXPECT_EQ(clew({"solve", "--nonsense", puzzle}).status, 2);
  EXPECT_EQ(clew({"solve", "--layout", "samuria", puzzle}).status, 2);
  EXPECT_THAT(clew({"solve", "--layout", "samuria"}).err, HasSubstr("samurai"));
  EXPECT_EQ(clew({"solve", "--format", "sdk", puzzle}).status, 2);
  EXPECT_EQ(clew({"solve", "--threads", "many", puzzle}).status, 2);
  EXPECT_EQ(clew({"convert", "--to", "nothing", puzzle}).status, 2);
}

TEST(BadInput, EveryPictureThatIsMissingIsNamed) {
  const Ran ran = clew({"photo", "/nowhere/one.png", "/nowhere/two.png"});
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.err, HasSubstr("/nowhere/one.png"));
  EXPECT_THAT(ran.err, HasSubstr("/nowhere/two.png"));
}

}  // namespace
}  // namespace clew
