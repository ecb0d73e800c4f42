// The library as a user meets it: imported puzzles are exported unchanged.
#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <thread>

#include "support/process.h"
#include "support/starter.h"

namespace clew {
namespace {

using test::Folder;
using test::Ran;
using testing::HasSubstr;

Ran library(std::vector<std::string> arguments, const std::string& db,
            std::string_view input = {}) {
  arguments.insert(arguments.begin(), "library");
  arguments.insert(arguments.end(), {"--db", db});
  return test::run(CLEW_BINARY, arguments, input);
}

std::vector<std::string> sorted_lines(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  std::sort(lines.begin(), lines.end());
  return lines;
}

std::size_t lines_in(const std::string& text) {
  return static_cast<std::size_t>(std::ranges::count(text, '\n'));
}

const std::string header =
    "puzzle,solution,givens,level,er,ep,ed,score,layout,techniques,source,date\n";
const std::string puzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string solution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
// A layout of one's own, and words that need quotes.
const std::string table =
    header + puzzle + "," + solution +
    ",30,hard,7.1,1.2,1.2,321,9x9,\"full-house,x-wing\",\"a \"\"good\"\" one, mine\",2001-02-03\n"
    "\"sudoku 1\ndigits 1-4\nat 1,1 grid 4x4 box 2x2\ngroup r1c1 r2c3\ngivens\n1...\n..2.\n.3..\n"
    "...4\",,,easy,,,,12,,naked-single,us,1999-12-31\n";

TEST(Library, TheStarterLibraryGoesInAndComesOutAsItIs) {
  const Folder folder;
  const std::string db = folder.file("starter.db");
  const Ran in = library({"import", CLEW_STARTER}, db);
  EXPECT_EQ(in.status, 0) << in.err;
  EXPECT_THAT(in.err, HasSubstr("3486 puzzles read, 3486 of them new"));
  const Ran out = library({"export", "--to", "csv"}, db);
  EXPECT_EQ(out.status, 0);
  std::ostringstream file;
  file << std::ifstream(CLEW_STARTER).rdbuf();
  EXPECT_TRUE(out.out == file.str()) << "another text, or another order";
}

TEST(Library, KeepsWhatATableSays) {
  const Folder folder;
  for (const char* form : {"csv", "json"}) {
    const std::string first = folder.file(std::string(form) + "1"),
                      second = folder.file(std::string(form) + "2");
    const Ran in = library({"import"}, first, table);
    ASSERT_EQ(in.status, 0) << in.err;
    const Ran out = library({"export", "--to", form}, first);
    EXPECT_THAT(out.out, HasSubstr(std::string(form) == "csv" ? "7.1,1.2,1.2,321,9x9" : "7.1"));
    EXPECT_THAT(out.out, HasSubstr("2001-02-03"));
    const Ran again = library({"import"}, second, out.out);
    ASSERT_EQ(again.status, 0) << again.err;
    EXPECT_EQ(library({"export", "--to", form}, second).out, out.out);
  }
}

TEST(Library, ChecksWhatATableSays) {
  const Folder folder;
  const std::string wrong = "puzzle,solution\n" + puzzle + ",1" + solution.substr(1) + "\n" +
                            std::string(81, '.') + ",\n" + puzzle + "," + solution + "\n";
  const Ran in = library({"import"}, folder.file("db"), wrong);
  EXPECT_EQ(in.status, 1);
  EXPECT_THAT(in.err, HasSubstr("-:2:1: the solution that comes with it is not this puzzle's"));
  EXPECT_THAT(in.err, HasSubstr("-:3:1: a library keeps puzzles with one solution"));
  EXPECT_THAT(in.err, HasSubstr("1 puzzle read, 1 of them new"));
  EXPECT_EQ(in.out, "");
}

TEST(Library, GradesWhatIsNotGradedOrAnew) {
  const Folder folder;
  library({"import"}, folder.file("kept"), table);
  EXPECT_THAT(library({"export", "--to", "csv"}, folder.file("kept")).out, HasSubstr(",hard,7.1"));
  library({"import", "--grade"}, folder.file("anew"), table);
  EXPECT_THAT(library({"export", "--to", "csv"}, folder.file("anew")).out, HasSubstr(",easy,7.1"));
  library({"import", puzzle}, folder.file("bare"));
  EXPECT_THAT(library({"stats"}, folder.file("bare")).out, HasSubstr("easy"));
  library({"import", "--no-grade", puzzle}, folder.file("none"));
  EXPECT_THAT(library({"stats"}, folder.file("none")).out, HasSubstr("not graded"));
}

TEST(Library, ThreadsKeepTheOrder) {
  const Folder folder;
  std::string many;
  const auto starter = test::starter_lines();
  for (const auto& [text, layout] : starter)
    if (layout == "9x9") many += text + "\n";
  ASSERT_GT(many.size(), 80'000u);
  for (const char* threads : {"1", "4"}) {
    const std::string db = folder.file(threads);
    library({"import", "--no-grade", "--threads", threads}, db, many);
    const std::string out = library({"list"}, db).out;
    EXPECT_EQ(out, many);
  }
}

TEST(Library, IsNotMadeByLookingForIt) {
  const Folder folder;
  for (const char* act : {"list", "stats", "export", "pick"}) {
    const std::string db = folder.file("no.db");
    const Ran ran = library({act}, db);
    EXPECT_EQ(ran.status, 1) << act;
    EXPECT_THAT(ran.err, HasSubstr("there is no library '" + db + "'")) << act;
    EXPECT_FALSE(std::filesystem::exists(db)) << act;
  }
}

TEST(Library, TwoFirstImportsAtOnceBothSucceed) {
  const Folder folder;
  const std::string file = folder.write("some.csv", table);
  for (int round = 0; round < 10; ++round) {
    const std::string db = folder.file("db" + std::to_string(round));
    Ran ran[4];
    {
      std::vector<std::jthread> threads;
      for (Ran& one : ran) threads.emplace_back([&] { one = library({"import", file}, db); });
    }
    for (const Ran& one : ran) EXPECT_EQ(one.status, 0) << one.err;
    EXPECT_EQ(sorted_lines(library({"list"}, db).out).size(), 10u);
  }
}

// An import that hits a limit reports it, keeps whole batches, and can be continued.
TEST(Library, AnImportThatHitsAFileLimitSaysSo) {
  const Folder folder;
  const std::string db = folder.file("db"), starter = CLEW_STARTER;
  const Ran cut = test::run("/bin/sh", {"-c", "ulimit -f 900; exec " CLEW_BINARY
                                              " library import --quiet --no-grade --db " +
                                                  db + " " + starter});
  EXPECT_EQ(cut.status, 1);
  EXPECT_THAT(cut.err, HasSubstr("clew library: the library '" + db + "' could not be written"));
  EXPECT_EQ(lines_in(cut.err), 1u) << cut.err;
  const Ran list = library({"list"}, db);
  EXPECT_EQ(list.status, 0) << list.err;
  EXPECT_LT(sorted_lines(list.out).size(), 3486u);
  EXPECT_THAT(library({"import", CLEW_STARTER}, db).err, HasSubstr("3486 puzzles read"));
  EXPECT_EQ(sorted_lines(library({"export", "--to", "csv"}, db).out).size(), 3487u);
}

TEST(Library, RefusesUnknownWishes) {
  const Folder folder;
  const std::string db = folder.file("db");
  library({"import"}, db, table);
  EXPECT_EQ(library({"list", "--level", "heavy"}, db).status, 2);
  EXPECT_EQ(library({"list", "--technique", "x-wong"}, db).status, 2);
  EXPECT_EQ(library({"list", "--technique", "9999"}, db).status, 2);
  EXPECT_EQ(library({"list", "--technique", "0300"}, db).out, puzzle + "\n");
  EXPECT_EQ(library({"list", "--technique", "X-Wing", "--level", "hard"}, db).out, puzzle + "\n");
}

TEST(Library, ListsPuzzlesByTheirNumberOfGivens) {
  const Folder folder;
  const std::string db = folder.file("some.db");
  std::string more = puzzle;
  more[2] = '4';
  EXPECT_EQ(library({"import", "-"}, db, puzzle + "\n" + more + "\n").status, 0);
  const auto number = [&](std::vector<std::string> range) {
    range.insert(range.begin(), "list");
    return lines_in(library(range, db).out);
  };
  EXPECT_EQ(number({}), 2u);
  EXPECT_EQ(number({"--givens-from", "31"}), 1u);
  EXPECT_EQ(number({"--givens-from", "32"}), 0u);
  EXPECT_EQ(number({"--givens-to", "30"}), 1u);
  EXPECT_EQ(number({"--givens-to", "0"}), 0u);
  EXPECT_EQ(number({"--givens-from", "30", "--givens-to", "31"}), 2u);
}

}  // namespace
}  // namespace clew
