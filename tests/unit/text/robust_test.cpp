// Nonsense input: it is answered, in bounded memory, and the puzzles after it are read.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>

#include "clew/text.h"
#include "clew/validate.h"
#include "support/seed.h"

namespace clew {
namespace {

const std::string classic =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

struct Counts {
  int read = 0, malformed = 0;
};

/// A source that gives `lead`, then `filler` over and over, then `tail`.
Counts count(std::string lead, std::string filler, std::size_t times, std::string tail,
             ReadOptions options = {}) {
  std::size_t at = 0;
  const std::size_t middle = filler.size() * times, all = lead.size() + middle + tail.size();
  PuzzleReader reader(
      [&](char* into, std::size_t room) {
        std::size_t n = 0;
        for (; n < room && at < all; ++n, ++at)
          into[n] = at < lead.size()            ? lead[at]
                    : at < lead.size() + middle ? filler[(at - lead.size()) % filler.size()]
                                                : tail[at - lead.size() - middle];
        return n;
      },
      std::move(options));
  Counts counts;
  while (auto puzzle = reader.next()) {
    ++(*puzzle ? counts.read : counts.malformed);
    if (*puzzle) {
      EXPECT_TRUE(validate(**puzzle));
      continue;
    }
    const Error& error = puzzle->error();
    EXPECT_FALSE(error.reason.empty());
    EXPECT_TRUE(error.line > 0 && error.column > 0) << error.reason;
    EXPECT_TRUE(std::ranges::none_of(error.reason, [](unsigned char c) { return c < 0x20; }))
        << error.reason;
  }
  return counts;
}

TEST(Robust, AMillionSymbolsInALine) {
  const Counts counts = count(classic + "\n", "1", 1'000'000, "\n" + classic + "\n");
  EXPECT_EQ(counts.read, 2);
  EXPECT_EQ(counts.malformed, 1);
}

TEST(Robust, ALineWithoutEnd) {
  const Counts counts = count(classic + "\n", "1", 20'000'000, "\n" + classic + "\n");
  EXPECT_EQ(counts.read, 2);
  EXPECT_EQ(counts.malformed, 1);
}

TEST(Robust, RowsWithoutEnd) {
  const Counts counts = count("", classic.substr(0, 9) + "\n", 90'000, "");
  EXPECT_EQ(counts.read, 10'000);
  EXPECT_EQ(counts.malformed, 0);
}

// As many rows and symbols as a 9x9 has, and yet none.
TEST(Robust, RowsWithNoiseBetweenTheCells) {
  const Counts counts =
      count("\t53.|.7\xe1|...\n6..|195|...\n.98|...|.6.\n-----------\n8..|.6.|?.3\n" +
                std::string(1, '\0') + "=.|8.#3|..1\n7..|.2.|..6\n-----------\n.6.|...|28.\n",
            "", 0, "...|419|..5\n...|.8.|\xae.79");
  EXPECT_EQ(counts.read, 0);
  EXPECT_EQ(counts.malformed, 1);
}

TEST(Robust, DeepJson) {
  for (const char* open : {"[", "{\"a\":"}) {
    const Counts counts = count("{\"grid\":", open, 100'000, "\n\n");
    EXPECT_EQ(counts.read, 0);
    EXPECT_GE(counts.malformed, 1);
  }
}

TEST(Robust, HugeNumbers) {
  const std::string huge = "99999999999999999999999999";
  for (const std::string& text : std::vector<std::string>{
           "sudoku 1\ngrid " + huge + "x9\ngivens\n",
           "sudoku 1\ndigits 1-" + huge + "\ngrid 9x9\ngivens\n",
           "sudoku 1\nat " + huge + ",1 grid 9x9\ngivens\n",
           "sudoku 1\ngrid 4x4\ngroup r" + huge + "c1 r1c1\ngivens\n",
           "sudoku 1\ngrid 4x4\ngroup r1c1-r4096c4096\ngivens\n",
           "{\"size\":" + huge + ",\"grid\":[]}", "{\"size\":1e99,\"grid\":[]}",
           "sudoku 1\ndigits 1-4\ngroup r4096c4096 r1c1\ngivens\n.\n"}) {
    EXPECT_FALSE(read_puzzle(text)) << text;
  }
}

TEST(Robust, Noise) {
  std::mt19937_64 random(test::seed(7));
  int refused = 0;
  const std::string some =
      "123456789.0_*-#|+: \t\n\n\r,;\"'`[]{}<>ABabruxN4Iscl=&/\\\0\x80\xE2\x94\xFF";
  for (int round = 0; round < 300; ++round) {
    std::string text =
        round % 3 ? ""
                  : std::array{"sudoku 1\n", "<game ", "{",
                               ":0300:", "[Puzzle]\n"}[static_cast<std::size_t>(round) % 5];
    for (int i = round * 3; i > 0; --i)
      text += round % 2 ? static_cast<char>(random()) : some[random() % some.size()];
    for (auto from : formats()) refused += count(text, "\n", 1, "", {.from = from}).malformed;
    refused += count(text, "\n", 1, "").malformed;
  }
  EXPECT_GT(refused, 1000);
}

TEST(Robust, NamesOfUnknownRulesAreQuoted) {
  EXPECT_EQ(count(".Non\x01sense~R1C1\n", "", 0, "", {.from = Format::iss}).malformed, 1);
}

TEST(Robust, MalformedNeighboursAreCountedOneByOne) {
  EXPECT_EQ(count("", "nonsense\n\n", 50, "").malformed, 50);
  EXPECT_EQ(count(classic + "\n", "nonsense\n", 50, classic).malformed, 50);
  EXPECT_EQ(
      count("sudoku 1\nbad\n", "sudoku 1\nlayout 4x4\ngivens\n1...............\n", 50, "").read,
      50);
  EXPECT_EQ(count("", "{\"size\":1\n", 50, "").malformed, 50);
}

}  // namespace
}  // namespace clew
