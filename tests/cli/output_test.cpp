// Output that cannot be written, for every verb.
#include <gmock/gmock.h>

#include <algorithm>
#include <map>

#include "cli/clew.h"
#include "support/process.h"

namespace clew {
namespace {

using test::Folder;
using test::Ran;
using Arguments = std::vector<std::string>;

const std::string puzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Runs with standard output to a device that is always full.
Ran into_full_device(const Arguments& arguments) {
  const Folder folder;
  const int in = open("/dev/null", O_RDONLY), out = open("/dev/full", O_WRONLY),
            err = open(folder.file("err").c_str(), O_WRONLY | O_CREAT, 0600);
  const pid_t child = test::start(CLEW_BINARY, arguments, in, out, err);
  for (const int fd : {in, out, err}) close(fd);
  int status = 0;
  waitpid(child, &status, 0);
  return {test::status_of(status), {}, folder.read("err")};
}

std::size_t times(const std::string& text, const std::string& what) {
  std::size_t count = 0;
  for (std::size_t at = 0; (at = text.find(what, at)) != text.npos; at += what.size()) ++count;
  return count;
}

void expect_told_once(const Arguments& arguments) {
  const Ran ran = into_full_device(arguments);
  std::string line = "clew";
  for (const std::string& word : arguments) line += ' ' + word;
  EXPECT_EQ(ran.status, 1) << line;
  EXPECT_EQ(times(ran.err, "cannot write"), 1u) << line << "\n" << ran.err;
}

Arguments verbs() {
  const Ran help = test::run(CLEW_BINARY, {"--help"});
  Arguments result;
  std::istringstream lines(help.out.substr(help.out.find("Verbs:\n") + 7));
  for (std::string line; std::getline(lines, line) && !line.empty();)
    result.push_back(line.substr(2, line.find(' ', 2) - 2));
  return result;
}

TEST(FullDevice, IsToldByEveryVerbOnce) {
  const Folder folder;
  const std::string db = folder.file("some.db"), file = folder.write("some.txt", puzzle + "\n");
  ASSERT_EQ(test::run(CLEW_BINARY, {"library", "import", "--db", db, puzzle}).status, 0);
  const std::string drawing = folder.write("drawing.json", test::drawing);
  const std::string page = CLEW_PAGE;
  const std::string grid =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  std::map<std::string, std::vector<Arguments>> asked = {
      {"solve", {{puzzle}, {"--all", puzzle}, {"--json", puzzle}}},
      {"count", {{puzzle}}},
      {"candidates", {{puzzle}}},
      {"check", {{puzzle}}},
      {"rate", {{puzzle}}},
      {"generate", {{}, {"--count", "20", "--json"}}},
      {"grids", {{"4x4"}, {"4x4", "--json"}}},
      {"canon", {{puzzle}, {"--unique", puzzle}}},
      {"explain", {{puzzle}}},
      {"hint", {{puzzle}}},
      {"find", {{puzzle}}},
      {"prove", {{"--claim", "r5c5=5", puzzle}}},
      {"techniques", {{}, {"--json"}}},
      {"backdoors", {{puzzle}}},
      {"library",
       {{"list", "--db", db},
        {"export", "--db", db, "--to", "csv"},
        {"pick", "--db", db},
        {"stats", "--db", db}}},
      {"clues", {{"24", "--first", grid}}},
      {"unavoidable", {{grid}}},
      {"layouts", {{}, {"samurai"}}},
      {"photo", {{page}, {"--json", page}}},
      {"read", {{drawing}, {"--json", drawing}}},
      {"convert", {{puzzle}, {"--to", "opensudoku", puzzle}, {"--to", "text", puzzle}}},
      {"mcp", {}},    // answers messages of standard input
      {"serve", {}},  // prints one line, an address, before it begins; its help must do
      {"bench", {{"--most", "1", "--plain", "1", "--rounds", "1", file}}}};
  for (const std::string& verb : verbs()) {
    ASSERT_TRUE(asked.contains(verb)) << verb << " is not tried";
    expect_told_once({verb, "--help"});
    for (Arguments arguments : asked[verb]) {
      arguments.insert(arguments.begin(), verb);
      expect_told_once(arguments);
    }
  }
  expect_told_once({"--help"});
  expect_told_once({"--version"});
}

TEST(FullDevice, DoesNotHideWhatElseIsWrong) {
  const Ran ran = into_full_device({"solve", "123", puzzle});
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(times(ran.err, "symbols"), 1u) << ran.err;
  EXPECT_EQ(times(ran.err, "cannot write"), 1u) << ran.err;
}

// The output is closed: no message, and no failure.
TEST(ClosedPipe, EndsEveryVerbQuietly) {
  for (const Arguments& arguments : {Arguments{"layouts"},
                                     {"techniques"},
                                     {"grids", "4x4"},
                                     {"generate"},
                                     {"convert", puzzle}}) {
    const Folder folder;
    int out[2];
    ASSERT_EQ(pipe(out), 0);
    const int in = open("/dev/null", O_RDONLY),
              err = open(folder.file("err").c_str(), O_WRONLY | O_CREAT, 0600);
    close(out[0]);
    const pid_t child = test::start(CLEW_BINARY, arguments, in, out[1], err);
    for (const int fd : {in, out[1], err}) close(fd);
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT_EQ(test::status_of(status), 0) << arguments[0];
    EXPECT_EQ(folder.read("err"), "") << arguments[0];
  }
}

}  // namespace
}  // namespace clew
