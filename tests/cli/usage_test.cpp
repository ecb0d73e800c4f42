// Values of options, and the messages for invalid ones.
#include <gmock/gmock.h>

#include <map>
#include <set>

#include "clew/version.h"
#include "cli/clew.h"

namespace clew {
namespace {

using test::clew;
using test::Ran;
using testing::HasSubstr;

const std::string puzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

using Words = std::vector<std::string>;

/// All verbs, and of `library` everything it does.
std::vector<Words> verbs() {
  std::vector<Words> all;
  const std::string help = clew({"--help"}).out;
  std::istringstream lines(help.substr(help.find("Verbs:\n") + 7));
  for (std::string line; std::getline(lines, line) && !line.empty();) {
    const std::string verb = line.substr(2, line.find(' ', 2) - 2);
    if (verb == "library")
      for (const char* act : {"import", "export", "list", "pick", "stats"})
        all.push_back({verb, act});
    else
      all.push_back({verb});
  }
  return all;
}

Words operator+(Words words, const Words& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

struct Option {
  std::string name, kind;
};

/// As a verb's help lists them: "  --limit N    Solutions …".
std::vector<Option> options_of(const Words& verb) {
  std::vector<Option> options;
  std::istringstream lines(clew(verb + Words{"--help"}).out);
  for (std::string line; std::getline(lines, line);) {
    // One with a letter is listed as "  -j,--threads N".
    if (line.starts_with("  -j,--") || line.starts_with("  -o,--")) line.erase(2, 3);
    if (!line.starts_with("  --")) continue;
    std::istringstream words(line.substr(0, 26));
    Option option;
    words >> option.name >> option.kind;
    options.push_back(option);
  }
  return options;
}

std::string joined(const Words& words) {
  std::string all;
  for (const std::string& word : words) all += word + ' ';
  return all;
}

/// Wrong usage is reported in one sentence that names the option and points to the help.
void expect_refused(const Words& words, const std::string& option, const std::string& says) {
  const Ran ran = clew(words);
  EXPECT_EQ(ran.status, 2) << joined(words);
  EXPECT_EQ(ran.out, "") << joined(words);
  EXPECT_THAT(ran.err, HasSubstr(": " + option + " ")) << joined(words);
  EXPECT_THAT(ran.err, HasSubstr(says)) << joined(words);
  EXPECT_THAT(ran.err, HasSubstr("\nSee `clew " + words[0])) << joined(words);
  EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 2) << ran.err;
  EXPECT_LT(ran.err.find('\n'), 160u) << ran.err;
}

TEST(Usage, NumbersOutOfRangeAreRefusedEverywhere) {
  const std::set<std::string> kinds = {"N", "D", "SECONDS"};
  const std::set<std::string> nothing_makes_sense = {"--threads", "--count", "--clues", "--max",
                                                     "--detail",  "--most",  "--plain", "--rounds"};
  std::map<std::string, int> seen;
  for (const Words& verb : verbs())
    for (const auto& [name, kind] : options_of(verb)) {
      if (!kinds.contains(kind)) continue;
      ++seen[name];
      Words values = {"-1",  "-3", "nan", "inf", "", "1e309", std::string(309, '7'),
                      "0x1", "1 ", "x"};
      // Puzzles with clues may have no givens.
      const bool nothing_is_some = verb == Words{"generate"} && name == "--clues";
      if (nothing_makes_sense.contains(name) && !nothing_is_some) values.emplace_back("0");
      for (const std::string& value : values)
        expect_refused(
            verb + Words{name, value}, name,
            kind == "SECONDS" ? " takes a number of seconds from " : " takes a whole number from ");
      expect_refused(verb + Words{name + "=-3"}, name, " from ");
      expect_refused(verb + Words{name}, name, " needs a value");
    }
  for (const char* name : {"--limit", "--timeout", "--threads", "--seed", "--max", "--detail",
                           "--digit", "--morphs", "--count", "--clues", "--patience", "--port",
                           "--most", "--plain", "--rounds", "--givens-from", "--givens-to"})
    EXPECT_GE(seen[name], 1) << name;
}

TEST(Usage, RangesOfRatingsAreRefused) {
  for (const char* value : {"", "x", "-1", "nan", "1e309", "7.5-7.1", "7.1-", "-7.1-7.5", "inf"}) {
    const Ran ran = clew({"generate", "--er", value});
    EXPECT_EQ(ran.status, 2) << value;
    EXPECT_THAT(ran.err, HasSubstr(": --er")) << value;
  }
}

TEST(Usage, ADetailIsOneOfThree) {
  for (const char* detail : {"0", "4"}) {
    const Ran ran = clew({"hint", "--detail", detail, puzzle});
    EXPECT_EQ(ran.status, 2) << detail;
    EXPECT_THAT(ran.err, HasSubstr("--detail takes a whole number from 1 to 3"));
  }
}

TEST(Usage, OptionsOfOtherVerbsAreUnknown) {
  const Ran ran = clew({"rate", "--order", "x-wing", puzzle});
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.err, HasSubstr("no option is called '--order'"));
  EXPECT_THAT(clew({"generate", "--help"}).out, testing::Not(HasSubstr("layout of bare puzzles")));
  EXPECT_THAT(clew({"solve", "--help"}).out, HasSubstr("layout of bare puzzles"));
}

TEST(Usage, GivensStandInThePattern) {
  const std::string pattern = "1..1.11..11.1..1";
  const Ran made = clew({"generate", "--layout", "4x4", "--pattern", pattern, "--seed", "3"});
  EXPECT_EQ(made.status, 0) << made.err;
  const std::string line = made.out.substr(0, made.out.find('\n'));
  ASSERT_EQ(line.size(), pattern.size());
  for (std::size_t c = 0; c < line.size(); ++c)
    EXPECT_TRUE(line[c] == '.' || pattern[c] == '1') << line;
  const Ran wrong = clew({"generate", "--layout", "4x4", "--pattern", "1..1"});
  EXPECT_EQ(wrong.status, 2);
  EXPECT_THAT(wrong.err, HasSubstr("16"));
}

TEST(Usage, NothingIsNoName) {
  for (const Words& verb : verbs())
    for (const auto& [name, kind] : options_of(verb))
      if (!kind.empty()) {
        const Ran ran = clew(verb + Words{name, ""});
        EXPECT_EQ(ran.status, 2) << joined(verb) << name;
        EXPECT_THAT(ran.err, HasSubstr(": " + name + " ")) << joined(verb) << name;
      }
}

TEST(Usage, FlagsTakeNoValueAndNothingIsSaidTwice) {
  for (const Words& verb : verbs())
    for (const auto& [name, kind] : options_of(verb)) {
      if (kind.empty()) expect_refused(verb + Words{name + "=no"}, name, " takes no value");
      if (kind == "N")
        expect_refused(verb + Words{name, "3", name, "3"}, name, " is given more than once");
    }
}

TEST(Usage, WhatMakesSenseOnlyBesideAnotherIsRefusedWithoutIt) {
  for (const char* name : {"--trace", "--verify"})
    expect_refused({"rate", name, puzzle}, name, " only with --json");
  expect_refused({"generate", "--rate"}, "--rate", " only with --json");
  expect_refused({"grids", "--only-grids", "4x4"}, "--only-grids", " only with --json");
  expect_refused({"find", "--texts", puzzle}, "--texts", " only with --json");
  expect_refused({"solve", "--max", "3", puzzle}, "--max", " only with --all");
  expect_refused({"solve", "--all", "--limit", "3", puzzle}, "--limit", " and --all exclude");
}

TEST(Usage, WithoutAVerbHelpIsShown) {
  const Ran ran = clew({});
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.out, clew({"--help"}).out);
  EXPECT_EQ(ran.err, "");
}

TEST(Usage, TheVersionIsThatOfTheHeadersAlsoAsJson) {
  const Ran ran = clew({"--version", "--json"});
  const auto json = nlohmann::json::parse(ran.out);
  EXPECT_EQ(json["version"], version);
  for (const char* key : {"compiler", "batch", "single"}) EXPECT_NE(json[key], "") << key;
  EXPECT_EQ(std::to_string(CLEW_VERSION_MAJOR) + "." + std::to_string(CLEW_VERSION_MINOR) + "." +
                std::to_string(CLEW_VERSION_PATCH),
            version);
  EXPECT_EQ(clew({"--version", "--jsn"}).status, 2);
}

TEST(Usage, AnswersGoIntoAFile) {
  const test::Folder folder;
  const std::string out = folder.file("out.txt"), in = folder.write("in.txt", puzzle + "\n");
  const std::string expected = clew({"solve", in}).out;
  for (const Words& words :
       {Words{"-o", out}, {"--output", out}, {"--output=" + out}, {"-j1", "-o", out}}) {
    folder.write(
        "out.txt",
        "as it was before, and longer than the answer of one short line can be\n" + expected);
    const Ran ran = clew(Words{"solve", in} + words);
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(folder.read("out.txt"), expected);
  }
  // A file that is read stays as it is.
  EXPECT_EQ(clew({"convert", "--to", "line", in, "-o", in}).status, 2);
  EXPECT_EQ(folder.read("in.txt"), puzzle + "\n");
  EXPECT_EQ(clew({"solve", puzzle, "-o", folder.file("no/out.txt")}).status, 2);
}

TEST(Library, TheStarterLibraryComesWithTheProgram) {
  const test::Folder folder;
  const std::string db = folder.file("my.db");
  const Ran ran = clew({"library", "import", "--no-grade", "--starter", "--db", db});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.err, HasSubstr("3486 puzzles read, 3486 of them new"));
}

TEST(Usage, ALibraryNeedsToBeToldWhatToDo) {
  for (const Words& words :
       {Words{"library"}, {"library", "nosuch"}, {"library", ""}, {"library", "--db", "x.db"}}) {
    const Ran ran = clew(words);
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_THAT(ran.err, HasSubstr("one of import, export, list, pick, stats is needed"));
  }
  EXPECT_THAT(clew({"library", "export", "--er", "x"}).err,
              HasSubstr("See `clew library export --help`"));
}

TEST(Usage, ANameThatIsNearIsAskedFor) {
  EXPECT_THAT(clew({"slove"}).err, HasSubstr("did you mean 'solve'?"));
  EXPECT_THAT(clew({"solve", "--limi", "3"}).err, HasSubstr("did you mean '--limit'?"));
  EXPECT_THAT(clew({"solve", "--layout", "samuria"}).err, HasSubstr("did you mean 'samurai'?"));
  EXPECT_THAT(clew({"find", "--technique", "x-wyng"}).err, HasSubstr("did you mean 'x-wing'?"));
  for (const char* verb : {"find", "hint", "explain"})
    EXPECT_THAT(clew({verb, "--only", "nosuch", puzzle}).err,
                HasSubstr(std::string("\nSee `clew ") + verb + " --help`."));
}

TEST(Usage, AnEmptyArgumentIsNoPuzzle) {
  for (const char* word : {"", " ", "\n"}) {
    const Ran ran = clew({"solve", puzzle, word});
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_THAT(ran.err, HasSubstr("argument 2 is empty"));
  }
}

// Runs the examples of each verb's help, in a folder with the files that they name.
TEST(Help, EveryExampleWorks) {
  const test::Folder folder;
  folder.write("puzzles.txt", puzzle + "\n" + puzzle + "\n");
  folder.write("puzzle.txt", puzzle + "\n");
  folder.write("unfinished.txt", puzzle.substr(0, 45) + std::string(36, '.') + "\n");
  folder.write("puzzle.json", test::drawing);
  folder.write("links.txt", std::string(test::drawing) + "\n");
  folder.write("jigsaw.txt", "sudoku 1\nat 1,1 grid 4x4 regions 1122112233443344\ngivens\n" +
                                 std::string(16, '.'));
  std::filesystem::copy(CLEW_PAGE, folder.path() + "/newspaper.jpg");
  folder.write("puzzle.sdk", clew({"convert", "--to", "sdk", puzzle}).out);
  const std::string path = std::filesystem::path(CLEW_BINARY).parent_path().string();
  std::set<std::string> shown;
  for (const Words& verb : verbs()) {
    const std::string help = clew(verb + Words{"--help"}).out;
    std::istringstream lines(help.substr(help.find("\nExample:\n") + 10));
    for (std::string line; std::getline(lines, line);) {
      if (!line.starts_with("  clew ")) continue;
      EXPECT_TRUE(line.starts_with("  clew " + verb[0])) << line;
      // The server runs until it is interrupted, and tests of its own start it.
      if (verb[0] == "serve" || !shown.insert(line).second) continue;
      const Ran ran = test::run("/bin/sh", {"-c", "cd " + folder.path() + " && PATH=" + path +
                                                      ":$PATH && timeout 300" + line});
      EXPECT_EQ(ran.status, 0) << line << '\n' << ran.err;
    }
  }
  EXPECT_GE(shown.size(), 25u);
}

}  // namespace
}  // namespace clew
