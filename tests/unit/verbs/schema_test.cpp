// docs/schema/verbs.json lists exactly the fields that verbs take and answer.
#include "support/schema.h"

#include <gmock/gmock.h>

#include <regex>
#include <set>
#include <sstream>

#include "verbs/json.h"

namespace clew::verbs {
namespace {

using testing::HasSubstr;
using testing::Not;

const test::Schema& schema() {
  static const test::Schema read;
  return read;
}

const std::string line =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string chains =
    ".....1.3..4.2....8..6..7.......5.9.4.2..........6......1..8..5....7..3..9........";

std::string named(std::string verb, const char* end) {
  verb[0] = static_cast<char>(verb[0] - 'a' + 'A');
  return verb + end;
}

std::vector<std::string> verbs() {
  auto all = Json::parse(call("verbs", "{}"))["verbs"].get<std::vector<std::string>>();
  return all;
}

/// Every quoted word in the verbs' sources, which includes all their fields.
std::set<std::string> words_of_the_sources() {
  std::set<std::string> words;
  const std::regex word("\"([a-z_]+)\"");
  for (const auto& file :
       std::filesystem::directory_iterator(test::Schema::root() / "src" / "verbs")) {
    std::ostringstream text;
    text << std::ifstream(file.path()).rdbuf();
    const std::string all = text.str();
    for (std::sregex_iterator i(all.begin(), all.end(), word), end; i != end; ++i)
      words.insert((*i)[1]);
  }
  return words;
}

TEST(SchemaTest, NamesEveryFieldThatIsTakenAndNoOther) {
  const auto words = words_of_the_sources();
  ASSERT_GT(words.size(), 100U);
  for (const std::string& verb : verbs()) {
    const std::string definition = named(verb, "Request");
    ASSERT_TRUE(schema().defs().contains(definition)) << definition;
    const Json fields = schema().fields(definition);
    auto all = words;
    for (const auto& [name, rule] : fields.items()) all.insert(name);
    for (const std::string& field : all) {
      Json request = Json::object();
      if (fields.contains("puzzle")) request["puzzle"] = line;
      if (verb == "grids") request["layout"] = "4x4";
      request[field] = Json{{"no field", "is an object"}};  // so that nothing is ever run
      const std::string said = call(verb, request.dump());
      const std::string refusal = "no field '" + field + "'";
      if (fields.contains(field))
        EXPECT_THAT(said, Not(HasSubstr(refusal))) << verb;
      else
        EXPECT_THAT(said, HasSubstr(refusal)) << verb;
    }
  }
}

struct Asked {
  std::string verb;
  Json request;
};

std::vector<Asked> requests() {
  const std::string cages = "grid 4x4 box 2x2\ncage 5 r1c1 r1c2\ngivens\n....\n....\n....\n....\n";
  const std::string full =
      "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
  Json marks = Json::array();
  for (int i = 0; i < 81; ++i) marks.push_back(nullptr);
  marks[2] = {1, 2, 4};
  const std::vector<std::string> puzzles = {
      line, chains, std::string(81, '.'), "55" + std::string(79, '.'), cages, "1......4.2....3."};
  std::vector<Asked> all;
  for (const char* verb : {"backdoors", "candidates", "canon", "check", "convert", "explain",
                           "find", "hint", "rate", "read", "solve"})
    for (const std::string& puzzle : puzzles)
      all.push_back({verb, {{"puzzle", puzzle}, {"timeout", 0.05}}});
  // A drawing of f-puzzles.
  const std::string row = "[{}, {}, {}, {}]";
  all.push_back({"interpret",
                 {{"puzzle", R"({"size": 4, "ruleset": "Normal sudoku rules apply.", "grid": [)" +
                                 row + ", " + row + ", " + row + ", " + row + "]}"},
                  {"timeout", 0.5}}});
  const auto ask = [&](const char* verb, Json more, bool puzzle = true) {
    if (puzzle && !more.contains("puzzle")) more["puzzle"] = line;
    if (puzzle && !more.contains("timeout")) more["timeout"] = 0.5;
    all.push_back({verb, std::move(more)});
  };
  ask("verbs", Json::object(), false);
  ask("techniques", Json::object(), false);
  ask("layouts", Json::object(), false);
  for (const char* name : {"9x9", "samurai", "tridoku", "8x8+antiking", "nosuch"})
    ask("layouts", {{"name", name}}, false);
  for (const char* name : {"4x4", "6x6", "nosuch"}) ask("grids", {{"layout", name}}, false);
  ask("grids", {{"layout", "16x16"}, {"patience", 0}, {"timeout", 0.05}, {"seed", 3}}, false);
  ask("solve", {{"limit", 3}, {"marks", marks}, {"layout", "9x9"}, {"from", "line"}});
  ask("solve", {{"all", true}, {"max", 3}});
  ask("count", {{"limit", 10}, {"puzzle", std::string(81, '.')}});
  ask("count", {{"puzzle", std::string(36, '.')}});
  ask("check", {{"minimal", true}, {"entries", std::string(80, '.') + "1"}});
  ask("convert", {{"to", "text"}, {"givens", true}});
  ask("convert", {{"to", "nosuch"}});
  ask("hint", {{"detail", 2}, {"only", {"hidden-single"}}, {"without", "naked-single"}});
  ask("hint", {{"order", "pointing,naked-single"}});
  ask("hint", {{"entries", "..1" + std::string(78, '.')}, {"layout", "9x9"}});
  ask("explain", {{"path", "short"}, {"verify", true}, {"order", {"x-wing"}}});
  ask("explain", {{"path", "easiest"}, {"puzzle", chains}, {"verify", true}, {"timeout", 0.5}});
  ask("find", {{"texts", true}, {"digit", 5}, {"technique", "hidden-single"}});
  ask("find", {{"entries", "..1" + std::string(78, '.')}});
  for (const auto& language : languages())
    for (const char* verb : {"explain", "find", "hint"}) ask(verb, {{"language", language.code}});
  ask("prove", {{"claim", "r1c3=4"}, {"language", "de"}});
  ask("techniques", {{"language", "de"}}, false);
  ask("prove", {{"claim", {"r1c3=4", "r1c3<>9", "r1c4=1"}}, {"technique", "naked-single"}});
  ask("prove", {{"claim", "r1c3=4"}});
  ask("prove", {{"claim", "r1c3=4"}, {"entries", "..1" + std::string(78, '.')}});
  ask("prove", {{"claim", "r99c1=4"}});
  ask("rate", {{"trace", true}, {"verify", true}, {"morphs", 1}, {"seed", 7}, {"scale", "sk"}});
  ask("read", {{"entries", "..4" + std::string(78, '.')}, {"marks", marks}});
  ask("read", {{"puzzle", "53..\n6"}});
  ask("unavoidable", {{"puzzle", full}, {"size", 8}});
  ask("clues", {{"puzzle", "1234341221434321"}, {"least", true}});
  ask("clues", {{"puzzle", "1234341221434321"}, {"clues", 4}, {"minimal", true}});
  ask("clues", {{"puzzle", "1234341221434321"}, {"clues", 4}, {"count", true}});
  ask("clues", {{"puzzle", "1234341221434321"}, {"clues", 5}, {"estimate", true}});
  ask("generate", {{"count", 2}, {"rate", true}, {"seed", 3}, {"minimal", true}}, false);
  ask("generate", {{"require", "naked-pair"}, {"at", true}, {"timeout", 1}}, false);
  ask("generate", {{"layout", "4x4"}, {"clues", 1}, {"timeout", 0.2}}, false);
  ask("generate", {{"layout", "6x6"}, {"with", "x"}, {"symmetry", "half"}}, false);
  ask("generate", {{"layout", "9x9"}, {"with", "killer"}, {"timeout", 0.5}}, false);
  return all;
}

TEST(SchemaTest, IsWhatEveryVerbAnswers) {
  std::set<std::string> answered;
  for (const auto& [verb, request] : requests()) {
    EXPECT_EQ(schema().wrong(named(verb, "Request"), request), "") << verb << ' ' << request;
    const Json answer = Json::parse(call(verb, request.dump()));
    const bool failed = answer.contains("error");
    if (!failed) answered.insert(verb);
    EXPECT_EQ(schema().wrong(failed ? "Failure" : named(verb, "Answer"), answer), "")
        << verb << ' ' << request;
  }
  for (const std::string& verb : verbs()) EXPECT_TRUE(answered.contains(verb)) << verb;
}

TEST(SchemaTest, SeesWhatIsWrong) {
  EXPECT_THAT(schema().wrong("Candidate", {{"cell", "r1c1"}}), HasSubstr("lacks \"digit\""));
  EXPECT_THAT(schema().wrong("Candidate", {{"cell", "r1c1"}, {"digit", -1}}), HasSubstr("minimum"));
  EXPECT_THAT(schema().wrong("Candidate", {{"cell", "r1c1"}, {"digit", 1}, {"on", true}}),
              HasSubstr("has on"));
  EXPECT_THAT(schema().wrong("SolveRequest", {{"puzzle", 5}}), HasSubstr("type \"string\""));
  EXPECT_THAT(schema().wrong("Status", "maybe"), HasSubstr("enum"));
}

}  // namespace
}  // namespace clew::verbs
