// The verbs, as a user meets them.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "cli/clew.h"

namespace clew {
namespace {

using test::clew;
using test::lines_of;
using test::Ran;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

nlohmann::json json_of(std::vector<std::string> arguments, std::string_view input = {}) {
  arguments.emplace_back("--json");
  return nlohmann::json::parse(clew(arguments, input).out, nullptr, false);
}

const std::string puzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string solution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

std::string without(std::string text, std::initializer_list<std::size_t> cells) {
  for (const std::size_t c : cells) text[c] = '.';
  return text;
}

TEST(Solve, LinesAndStatus) {
  std::string none = puzzle;
  none[2] = '5';
  const std::string input = puzzle + "\n" + none + "\n" + std::string(81, '0') + "\n";
  const Ran ran = clew({"solve", "-"}, input);
  EXPECT_EQ(ran.status, 0);
  EXPECT_THAT(ran.out, StartsWith(solution + ",1\n" + none + ",0\n"));
  EXPECT_THAT(ran.out, EndsWith(",2\n"));

  const auto unique = json_of({"solve", puzzle});
  EXPECT_EQ(unique["puzzle"], puzzle);
  EXPECT_EQ(unique["layout"], "9x9");
  EXPECT_EQ(unique["status"], "unique");
  EXPECT_EQ(unique["solutions"], 1);
  EXPECT_EQ(unique["solution"], solution);
  const auto nothing = json_of({"solve", none});
  EXPECT_EQ(nothing["status"], "none");
  EXPECT_TRUE(nothing["solution"].is_null());
  EXPECT_EQ(json_of({"solve", "--limit", "5", std::string(81, '.')})["solutions"], 5);
}

TEST(Prove, TellsRightFromWrong) {
  const Ran right = clew({"prove", "--claim", "r5c5=5", "--technique", "naked-single", puzzle});
  EXPECT_EQ(right.status, 0);
  EXPECT_THAT(right.out, StartsWith("Right. Naked single: "));
  EXPECT_EQ(clew({"prove", "--claim", "r1c3<>4,r5c5=5", puzzle}).out,
            "Wrong: r1c3 is 4 in the only solution.\n");
  const auto json = json_of({"prove", "--claim", "r5c5=5", "--technique", "x-wing", puzzle});
  EXPECT_EQ(json["verdict"], "other");
  EXPECT_EQ(json["steps"][0]["technique"], "naked-single");
  EXPECT_EQ(clew({"prove", puzzle}).status, 2);
  const Ran none = clew({"prove", "--claim", "r1c10=5", puzzle});
  EXPECT_EQ(none.status, 1);
  EXPECT_THAT(none.err, HasSubstr("no cell 'r1c10'"));
}

// Proofs of puzzles of two layouts, one after the other.
TEST(Solve, WritesAProofOfEachPuzzle) {
  const test::Folder folder;
  const std::string small = "sudoku 1\nlayout 4x4\ngivens\n1...\n..3.\n.4..\n...2\n";
  const Ran ran = clew({"solve", "--proof", folder.file("p"), puzzle, puzzle, small});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, StartsWith(solution + ",1\n" + solution + ",1\n"));
  int proofs = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder.path())) {
    if (entry.path().extension() != ".pbp") continue;
    std::ostringstream text;
    text << std::ifstream(entry.path()).rdbuf();
    EXPECT_THAT(text.str(), HasSubstr("conclusion BOUNDS")) << entry.path();
    ++proofs;
  }
  EXPECT_EQ(proofs, 3);
}

TEST(Generate, PartsOfARunAreTheSamePuzzles) {
  const std::vector<std::string> run = {"generate", "--seed", "5", "--level", "hard"};
  auto with = [&](std::initializer_list<std::string> more) {
    auto words = run;
    words.insert(words.end(), more);
    const Ran ran = clew(words);
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.err, "");
    return ran.out;
  };
  const std::string whole = with({"--attempts", "60"});
  EXPECT_NE(whole, "");
  EXPECT_EQ(with({"--attempts", "25"}) + with({"--first", "25", "--attempts", "35"}), whole);
  EXPECT_EQ(with({"--attempts", "60", "--count", "1"}), whole.substr(0, whole.find('\n') + 1));
  EXPECT_EQ(clew({"generate", "--first", "3"}).status, 2);
}

TEST(Generate, ForALayoutOfOnesOwn) {
  const std::string own =
      "sudoku 1\ndigits 1-4\nat 1,1 grid 4x4 regions 1122112233443344\ncage 5 r1c1 r1c2\n";
  const std::string text = own + "givens\n1...\n....\n....\n....\n";
  const Ran made = clew({"generate", "-", "--seed", "3", "--count", "3"}, text);
  EXPECT_EQ(made.status, 0) << made.err;
  const auto solved = lines_of(clew({"solve", "-"}, made.out).out);
  ASSERT_EQ(solved.size(), 3U) << made.out;
  for (const std::string& line : solved) {
    EXPECT_THAT(line, EndsWith(",1"));
    EXPECT_EQ(line[0] - '0' + line[1] - '0', 5) << line;
  }
  // The same from an argument; a line has room for givens alone.
  EXPECT_EQ(clew({"generate", text, "--seed", "3", "--count", "3"}).out, made.out);
  EXPECT_EQ(lines_of(clew({"generate", text, "--format", "line"}).out).at(0).size(), 16U);

  EXPECT_THAT(clew({"generate", text, "--layout", "6x6"}).err, HasSubstr("named twice"));
  EXPECT_THAT(clew({"generate", text, text}).err, HasSubstr("not 2"));
  const Ran wrong = clew({"generate", "-"}, own + "givens\n1..\n");
  EXPECT_EQ(wrong.status, 1);
  EXPECT_THAT(wrong.err, StartsWith("-:"));
}

TEST(Generate, PositionsBeforeATechnique) {
  const Ran text =
      clew({"generate", "--require", "naked-pair", "--at", "--seed", "5", "--count", "2"});
  EXPECT_EQ(text.status, 0);
  EXPECT_EQ(clew({"hint", "--detail", "2", "-"}, text.out).out.find("A naked pair"), 0U)
      << text.out;
  const Ran pencil =
      clew({"generate", "--require", "naked-pair", "--at", "--seed", "5", "--format", "pencil"});
  EXPECT_THAT(pencil.out, StartsWith("+---"));
  EXPECT_EQ(clew({"generate", "--at"}).status, 2);
  EXPECT_EQ(clew({"generate", "--require", "x-wing", "--at", "--format", "line"}).status, 2);
}

TEST(Solve, LimitCountsInBulkAsOneByOne) {
  std::string input;
  for (int i = 0; i < 40; ++i) input += without(puzzle, {0, 1, 4, 9, 12, 13, 14}) + "\n";
  const Ran many = clew({"solve", "--limit", "1000"}, input);
  const Ran one = clew({"solve", "--limit", "1000", without(puzzle, {0, 1, 4, 9, 12, 13, 14})});
  std::string repeated;
  for (int i = 0; i < 40; ++i) repeated += one.out;
  EXPECT_EQ(many.out, repeated);
}

TEST(Solve, All) {
  const std::string few = without(puzzle, {0, 1, 4, 9});
  const Ran count = clew({"count", few});
  const Ran all = clew({"solve", "--all", few});
  EXPECT_EQ(std::to_string(std::count(all.out.begin(), all.out.end(), '\n')) + "\n", count.out);
  EXPECT_THAT(all.out, HasSubstr(solution));
  const Ran three = clew({"solve", "--all", "--max", "3", "--json", std::string(81, '.')});
  EXPECT_EQ(std::count(three.out.begin(), three.out.end(), '\n'), 3);
  const Ran two = clew({"solve", "--all", puzzle, puzzle});
  EXPECT_EQ(two.out, solution + "\n\n" + solution + "\n");
}

TEST(Solve, APuzzleThatBeginsWithADash) {
  std::string dashes = puzzle;
  std::replace(dashes.begin(), dashes.end(), '.', '-');
  dashes[0] = '-';
  const Ran ran = clew({"solve", "--", dashes});
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.out, solution + ",1\n");
}

// Puzzles that programs before this one could not finish, in the form in which they had them.
TEST(Solve, SeedPuzzlesAsQuotedRows) {
  const Ran ran = clew({"solve"},
                       "$solve[] = \"__3_9_8_1\";\n$solve[] = \"_____6_5_\";\n"
                       "$solve[] = \"__97_1___\";\n$solve[] = \"13__4___8\";\n"
                       "$solve[] = \"2__1__46_\";\n$solve[] = \"_9____7__\";\n"
                       "$solve[] = \"___3__6_5\";\n$solve[] = \"____2_1__\";\n"
                       "$solve[] = \"34_9_____\";\n");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, EndsWith(",1\n"));
  EXPECT_EQ(ran.out.size(), 84u);
  EXPECT_EQ(ran.out[2], '3');
  const Ran six = clew({"solve"},
                       "$solve[] = \"__5_2_\";\n$solve[] = \"_2___6\";\n$solve[] = \"3____5\";\n"
                       "$solve[] = \"5____2\";\n$solve[] = \"1___3_\";\n$solve[] = \"_5_1__\";\n");
  EXPECT_EQ(six.status, 0) << six.err;
  EXPECT_EQ(six.out.size(), 39u);
}

TEST(Count, EmptyGrids) {
  EXPECT_EQ(clew({"count", std::string(16, '.')}).out, "288\n");
  EXPECT_EQ(clew({"count", std::string(36, '.')}).out, "28200960\n");
  const auto json = json_of({"count", std::string(36, '.')});
  EXPECT_EQ(json["solutions"], 28'200'960);
  EXPECT_EQ(json["exact"], true);
}

TEST(Candidates, DigitsAndShares) {
  const auto json = json_of({"candidates", without(puzzle, {0, 1, 4, 9})});
  EXPECT_EQ(json["candidates"].size(), 81u);
  EXPECT_THAT(json["candidates"]["r1c1"], testing::Contains(5));
  std::uint64_t sum = 0;
  for (const auto& [digit, share] : json["shares"]["r1c1"].items())
    sum += share.get<std::uint64_t>();
  EXPECT_EQ(sum, json["solutions"]);
  const auto many = json_of({"candidates", std::string(81, '.')});
  EXPECT_FALSE(many.contains("shares"));
  EXPECT_EQ(many["candidates"]["r9c9"].size(), 9u);
}

TEST(Check, SaysWhatIsWrong) {
  std::string repeated = puzzle;
  repeated[8] = '5';
  EXPECT_THAT(clew({"check", repeated}).out, HasSubstr("5 is repeated in row 1: r1c1 and r1c9"));
  const auto conflict = json_of({"check", repeated});
  EXPECT_EQ(conflict["status"], "none");
  EXPECT_EQ(conflict["conflicts"][0]["digit"], 5);
  EXPECT_EQ(conflict["core"].size(), 2u);
  EXPECT_EQ(conflict["core_is_fewest"], true);

  // Nothing repeats here, but 7, 8 and 9 must share the three cells beside the 9.
  const std::string hidden = "12345678.........." + std::string("........9") + std::string(54, '.');
  const auto core = json_of({"check", hidden});
  EXPECT_EQ(core["status"], "none");
  EXPECT_EQ(core["core"].size(), 7u);
  EXPECT_EQ(core["core_is_fewest"], true);
  EXPECT_EQ(core["conflicts"].size(), 0u);
  EXPECT_THAT(clew({"check", hidden}).out, HasSubstr("these 7 givens contradict each other"));

  const auto several = json_of({"check", without(puzzle, {0, 1, 4, 9, 12, 13, 14})});
  EXPECT_EQ(several["status"], "multiple");
  EXPECT_GE(several["cells"].size(), 4u);
  const std::string first = several["first"], second = several["second"];
  int differ = 0;
  for (std::size_t c = 0; c < 81; ++c) differ += first[c] != second[c];
  EXPECT_EQ(several["cells"].size(), static_cast<std::size_t>(differ));

  const auto idle = json_of({"check", "--minimal", solution});
  EXPECT_EQ(idle["status"], "unique");
  EXPECT_EQ(idle["idle"].size(), 81u);
}

TEST(Rate, OnEitherScale) {
  const std::string skyscraper =
      "1...8..34..7............1...853...42..25.8.....9..2.1..7...3....54.7...66.3...4..";
  EXPECT_EQ(clew({"rate", skyscraper}).out, skyscraper + " 6.6/1.2/1.2 very hard\n");
  EXPECT_EQ(clew({"rate", "--scale", "sk", skyscraper}).out,
            skyscraper + " 4.0/1.2/1.2 very hard\n");
  EXPECT_EQ(clew({"rate", "--scale", "xy", skyscraper}).status, 2);
}

TEST(Layouts, CatalogueAndOne) {
  EXPECT_THAT(clew({"layouts"}).out, HasSubstr("samurai"));
  const auto json = json_of({"layouts", "9x9"});
  EXPECT_EQ(json["rules"], 810);
  EXPECT_EQ(json["cells"].size(), 81u);
  EXPECT_EQ(json["houses"].size(), 27u);
  EXPECT_EQ(clew({"layouts", "nonsense"}).status, 2);
}

TEST(Convert, ToTextAndBack) {
  const Ran text = clew({"convert", "--to", "text", puzzle});
  EXPECT_THAT(text.out, StartsWith("sudoku 1\n"));
  EXPECT_EQ(clew({"convert", "--to", "line"}, text.out).out, puzzle + "\n");
  const Ran two = clew({"convert", "--to", "text", puzzle, puzzle});
  EXPECT_EQ(clew({"convert"}, two.out).out, puzzle + "\n" + puzzle + "\n");
}

TEST(Convert, ALineHasNoRoomForEntriesButItIsTold) {
  const std::string played = ":0000:x:53+4" + puzzle.substr(3) + ":::";
  const Ran refused = clew({"convert"}, played + "\n");
  EXPECT_NE(refused.status, 0);
  EXPECT_THAT(refused.err, HasSubstr("entered")) << refused.err;
  const Ran given = clew({"convert", "--givens"}, played + "\n");
  EXPECT_EQ(given.status, 0) << given.err;
  EXPECT_EQ(given.out, puzzle + "\n");
}

TEST(Help, EveryVerbShowsAnExample) {
  const Ran help = clew({"--help"});
  EXPECT_EQ(help.status, 0);
  std::size_t verbs = 0;
  std::istringstream lines(help.out.substr(help.out.find("Verbs:\n") + 7));
  for (std::string line; std::getline(lines, line) && !line.empty();) {
    const std::string verb = line.substr(2, line.find(' ', 2) - 2);
    const Ran one = clew({verb, "--help"});
    EXPECT_EQ(one.status, 0) << verb;
    EXPECT_THAT(one.out, HasSubstr("Example:\n  clew " + verb)) << verb;
    ++verbs;
  }
  EXPECT_GE(verbs, 6u);
  const Ran version = clew({"--version"});
  EXPECT_THAT(version.out, HasSubstr("clew "));
  EXPECT_THAT(version.out, HasSubstr("kernels: "));
}

TEST(With, ConstraintsOfTheWholeLayoutAreSolvedAndWritten) {
  const std::string blank(81, '.');
  const Ran ran = clew({"solve", "--layout", "9x9", "--with", "nonconsecutive,antiking", blank});
  EXPECT_EQ(ran.out, clew({"solve", "--layout", "9x9+antiking+non-consecutive", blank}).out);
  const std::string first = ran.out.substr(0, 81);
  EXPECT_EQ(clew({"count", "--layout", "9x9", "--with", "antiking", "--with", "nonconsecutive",
                  first.substr(0, 70) + std::string(11, '.')})
                .out,
            "1\n");
  const Ran text =
      clew({"convert", "--layout", "9x9", "--with", "nonconsecutive", "--to", "text", blank});
  EXPECT_THAT(text.out, StartsWith("sudoku 1\nlayout 9x9\nnonconsecutive\ngivens\n"));
  EXPECT_EQ(clew({"convert", "--to", "text", "-"}, text.out).out, text.out);
  EXPECT_EQ(json_of({"check", "--layout", "9x9+nonconsecutive", "12" + blank.substr(2)})["status"],
            "none");
}

TEST(With, WrongWordsAreRefused) {
  for (const auto& [words, says] : std::vector<std::pair<std::vector<std::string>, std::string>>{
           {{"solve", "--with", "x", "."}, "only with --layout"},
           {{"solve", "--layout", "9x9", "--with", "killer", "."}, "is called 'killer'"},
           {{"generate", "--with", "kiler"}, "did you mean 'killer'?"},
           {{"generate", "--with", "killer", "--er", "1-9"}, "not supported: cage"},
           {{"generate", "--with", "killer", "--format", "line"}, "only --format text"},
           {{"generate", "--layout", "tridoku", "--with", "sandwich"}, "on triangles"}}) {
    const Ran ran = clew(words);
    EXPECT_EQ(ran.status, 2) << says;
    EXPECT_THAT(ran.err, HasSubstr(says));
  }
}

TEST(With, CluesAreDrawnAsTextThatCanBeSolved) {
  const std::vector<std::string> wish{
      "generate", "--with", "killer,thermo", "--layout", "6x6",
      "--seed",   "7",      "--count",       "3",        "--minimal"};
  const std::string made = clew(wish).out;
  EXPECT_THAT(made, HasSubstr("\ncage "));
  EXPECT_THAT(made, HasSubstr("\nthermo "));
  const std::string solved = clew({"solve", "-"}, made).out;
  EXPECT_EQ(std::count(solved.begin(), solved.end(), '\n'), 3) << solved;
  EXPECT_EQ(solved.find(",2\n"), std::string::npos) << solved;
  const auto json = json_of({"generate", "--with", "killer", "--seed", "7"});
  EXPECT_EQ(json_of({"solve", json["puzzle"]})["solution"], json["solution"]);
}

TEST(Order, NamedTechniquesComeBeforeTheOthers) {
  EXPECT_THAT(clew({"hint", "--detail", "2", puzzle}).out, StartsWith("A naked single"));
  EXPECT_THAT(clew({"hint", "--detail", "2", "--order", "claiming,pointing", puzzle}).out,
              StartsWith("Claiming"));
  const auto path = json_of({"explain", "--verify", "--order", "pointing", puzzle});
  EXPECT_EQ(path["status"], "solved");
  EXPECT_EQ(path["steps"][0]["technique"], "pointing");
  for (const auto& step : path["steps"]) EXPECT_EQ(step["verified"], true);
  const Ran ran = clew({"hint", "--order", "x-wyng", puzzle});
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.err, HasSubstr("did you mean 'x-wing'?"));
}

// 4,096 cells that can change places in very many ways.
TEST(Canon, KeepsATimeoutOnTheLargestLayout) {
  std::string text = "sudoku 1\nat 1,1 grid 64x64 box 8x8\ngivens\n";
  for (int r = 0; r < 64; ++r) {
    for (int c = 0; c < 64; ++c) text += ". ";
    text += '\n';
  }
  const auto late = clew({"canon", "--timeout", "0.001"}, text);
  EXPECT_EQ(late.status, 1);
  EXPECT_EQ(late.out, "!\n");
  EXPECT_THAT(late.err, HasSubstr("stopped before the symmetries of the layout were known"));
}

TEST(Canon, TellsGivenCandidatesApart) {
  const std::string head = "sudoku 1\nlayout 4x4\ngivens\n1...\n....\n....\n....\nmarks\n";
  const std::string rest =
      " 1234 1234\n34 234 1234 1234\n1234 1234 1234 1234\n1234 1234 1234 1234\n";
  const auto one = clew({"canon"}, head + "1 23" + rest),
             other = clew({"canon"}, head + "1 24" + rest),
             again = clew({"canon"}, head + "1 34" + rest);
  EXPECT_EQ(lines_of(one.out).size(), 1u);
  EXPECT_NE(one.out, again.out);
  EXPECT_EQ(one.out, other.out);  // 3 and 4 change places
}

TEST(Generate, RefusesCandidatesItWouldNotKeep) {
  const auto ran = clew({"generate", "-"},
                        "sudoku 1\nlayout 4x4\ngivens\n1...\n....\n....\n....\n"
                        "marks\n1 23 1234 1234\n34 234 1234 1234\n"
                        "1234 1234 1234 1234\n1234 1234 1234 1234\n");
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.err, HasSubstr("candidates of its own"));
}

}  // namespace
}  // namespace clew
