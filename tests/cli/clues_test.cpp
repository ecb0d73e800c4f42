// clew clues and clew unavoidable, as their users meet them.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <nlohmann/json.hpp>

#include "cli/clew.h"

namespace clew {
namespace {

using test::clew;
using test::lines_of;
using test::Ran;
using testing::HasSubstr;

const std::string six = "123456456123231564564231312645645312";
const std::string puzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string grid =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

TEST(CluesVerb, ListsCountsAndParts) {
  const Ran all = clew({"clues", "9", six, "--threads", "1"});
  ASSERT_EQ(all.status, 0) << all.err;
  const auto lines = lines_of(all.out);
  EXPECT_EQ(clew({"clues", "9", six, "--threads", "3"}).out, all.out);
  EXPECT_EQ(clew({"clues", "9", six, "--count"}).out, std::to_string(lines.size()) + "\n");
  std::vector<std::string> in_parts;
  for (const char* part : {"1/3", "2/3", "3/3"})
    for (const auto& line : lines_of(clew({"clues", "9", six, "--part", part}).out))
      in_parts.push_back(line);
  EXPECT_THAT(in_parts, testing::UnorderedElementsAreArray(lines));
  EXPECT_EQ(lines_of(clew({"clues", "9", six, "--first"}).out).size(), 1U);
  for (const auto& line : lines) EXPECT_EQ(std::ranges::count(line, '.'), 27);
}

TEST(CluesVerb, LeastIsTheFirstWithAPuzzle) {
  const Ran least = clew({"clues", "--least", six});
  ASSERT_EQ(least.status, 0) << least.err;
  const int n = std::stoi(least.out);
  EXPECT_NE(clew({"clues", std::to_string(n), six, "--count"}).out, "0\n");
  EXPECT_EQ(clew({"clues", std::to_string(n - 1), six, "--count"}).out, "0\n");
  EXPECT_EQ(clew({"clues", std::to_string(n - 1), "--least", six}).out, "none\n");
  const auto json = nlohmann::json::parse(clew({"clues", "--least", "--json", six}).out);
  EXPECT_EQ(json["least"], n);
  EXPECT_EQ(json["puzzle"].get<std::string>() + "\n",
            clew({"clues", std::to_string(n), "--first", six}).out);
}

TEST(CluesVerb, APuzzleNamesTheGridOfItsSolution) {
  const auto json = nlohmann::json::parse(clew({"clues", "15", puzzle, "--json"}).out);
  EXPECT_EQ(json["grid"], grid);
  EXPECT_EQ(json["clues"], 15);
  EXPECT_EQ(json["count"], 0);
  EXPECT_EQ(json["exact"], true);
  EXPECT_TRUE(json["puzzles"].empty());
  EXPECT_GT(json["counters"]["firsts"], 0);
}

TEST(CluesVerb, GivenAndForbiddenCells) {
  // All clues of a puzzle given, and one cell more.
  const std::string line = clew({"clues", "31", "--given", puzzle, "--count", puzzle}).out;
  EXPECT_EQ(line, "51\n");
  EXPECT_EQ(clew({"clues", "31", "--given", puzzle, "--not", "r1c3,r1c4", "--count", grid}).out,
            "49\n");
  EXPECT_EQ(clew({"clues", "30", "--given", puzzle, "--minimal", "--count", grid}).out, "0\n");
}

TEST(CluesVerb, ResumesWhereAFileEnds) {
  const test::Folder folder;
  const std::string grids =
      folder.write("grids", six + "\n654321" + six.substr(6) + "\n" + six + "\n" + six + "\n");
  const std::string whole = folder.file("whole"), cut = folder.file("cut");
  const std::vector<std::string> job{"clues", "8", "--json", grids, "--threads", "1", "--resume"};
  auto with = [&](const std::string& file) {
    auto arguments = job;
    arguments.push_back(file);
    return clew(arguments);
  };
  EXPECT_EQ(with(whole).status, 1);  // the second is no grid
  const std::string expected = folder.read("whole");
  ASSERT_EQ(lines_of(expected).size(), 4U);
  for (const std::size_t at :
       {std::size_t{0}, std::size_t{5}, expected.size() / 2, expected.size() - 1}) {
    folder.write("cut", expected.substr(0, at));
    with(cut);
    EXPECT_EQ(folder.read("cut"), expected);
  }
  EXPECT_EQ(with(whole).status, 0);
  EXPECT_EQ(folder.read("whole"), expected) << "nothing was left to do";
}

/// Interrupts the program once it has written something; returns the output before and after.
Ran interrupted(const std::vector<std::string>& arguments) {
  const test::Folder folder;
  int out[2];
  EXPECT_EQ(pipe(out), 0);
  const int in = open("/dev/null", O_RDONLY);
  const int err = open(folder.file("err").c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  const pid_t child = test::start(CLEW_BINARY, arguments, in, out[1], err);
  for (const int fd : {in, out[1], err}) close(fd);
  std::FILE* reader = fdopen(out[0], "r");
  std::string text(1, static_cast<char>(std::fgetc(reader)));
  kill(child, SIGINT);
  for (int c; (c = std::fgetc(reader)) != EOF;) text += static_cast<char>(c);
  std::fclose(reader);
  int status = 0;
  waitpid(child, &status, 0);
  return {test::status_of(status), text, folder.read("err")};
}

// The first grid has no puzzle with this number of clues, and fewer cells; the second takes
// minutes.
TEST(CluesVerb, AnInterruptIsNoAnswer) {
  const test::Folder folder;
  const std::string grids = folder.write("grids", "1234341221434321\n" + grid + "\n");
  for (const char* how : {"--count", "--json"}) {
    const Ran ran = interrupted({"clues", "20", how, grids, "--threads", "1"});
    EXPECT_EQ(ran.status, 130) << how;
    EXPECT_EQ(lines_of(ran.out).size(), 1U) << how;
    EXPECT_EQ(ran.err, "clew: interrupted after 1 puzzle\n") << how;
  }
  // A great many puzzles of one grid.
  const Ran ran = interrupted({"clues", "36", "--given", puzzle, grid, "--threads", "2"});
  EXPECT_EQ(ran.status, 130);
  EXPECT_THAT(ran.err, testing::EndsWith("clew: interrupted before the answer was known\n"));
}

// When time runs out: a bound if there is one, otherwise nothing.
TEST(CluesVerb, WhatTimeCutsShortSaysSo) {
  auto in_time = [](std::vector<std::string> arguments) {
    for (const char* more : {"--timeout", "0.01", "--threads", "1"}) arguments.emplace_back(more);
    return clew(arguments);
  };
  EXPECT_THAT(in_time({"clues", "20", "--count", grid}).out, testing::StartsWith("≥"));
  EXPECT_EQ(in_time({"clues", "--least", grid}).out, "unknown\n");
  const auto json = nlohmann::json::parse(in_time({"clues", "20", "--json", grid}).out);
  EXPECT_EQ(json["exact"], false);
  for (const char* how : {"--first", "--estimate"}) {
    const Ran ran = in_time({"clues", "20", how, grid});
    EXPECT_EQ(ran.status, 1) << how;
    EXPECT_EQ(ran.out, "!\n") << how;
    EXPECT_THAT(ran.err, HasSubstr("stopped")) << how;
  }
}

TEST(CluesVerb, SaysWhatIsWrong) {
  EXPECT_THAT(clew({"clues", grid}).err, HasSubstr("the number of clues comes first"));
  EXPECT_THAT(clew({"clues", "17", grid, "--part", "5/4"}).err, HasSubstr("--part takes a part"));
  EXPECT_THAT(clew({"clues", "17", grid, "--first", "--count"}).err, HasSubstr("only one of"));
  EXPECT_THAT(clew({"clues", "17", grid, "--given", "r1c10"}).err, HasSubstr("no cell r1c10"));
  EXPECT_THAT(clew({"clues", "17", grid, "--resume", "x"}).err, HasSubstr("one line each"));
  EXPECT_THAT(clew({"clues", "17", std::string(81, '.')}).err, HasSubstr("several solutions"));
  EXPECT_THAT(clew({"clues", "60", std::string(256, '.')}).err, HasSubstr("several solutions"));
}

TEST(UnavoidableVerb, ListsSets) {
  const Ran ran = clew({"unavoidable", "--size", "4", grid});
  EXPECT_EQ(ran.status, 0);
  const auto json =
      nlohmann::json::parse(clew({"unavoidable", "--size", "4", "--json", puzzle}).out);
  EXPECT_EQ(json["grid"], grid);
  EXPECT_EQ(json["exact"], true);
  EXPECT_EQ(json["sets"].size(), lines_of(ran.out).size());
  for (const auto& set : json["sets"]) EXPECT_EQ(set.size(), 4U);
  EXPECT_THAT(clew({"unavoidable", "--layout", "x-9x9",
                    clew({"solve", "--layout", "x-9x9", "--limit", "1", std::string(81, '.')})
                        .out.substr(0, 81)})
                  .err,
              HasSubstr("rows, columns and boxes"));
}

}  // namespace
}  // namespace clew
