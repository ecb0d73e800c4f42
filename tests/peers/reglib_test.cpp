// HoDoKu's technique cases: in each position, one of the instances that `find` lists for the code
// has exactly the eliminations and placements of the case; in an `x` case there is none.
#include <algorithm>
#include <map>
#include <set>
#include <sstream>

#include "clew/check.h"
#include "clew/explain.h"
#include "support/peer_lines.h"
#include "support/position.h"

namespace clew::test {
namespace {

struct Case {
  std::string text, code, variant, extra;
  Position position{"9x9"};
  std::vector<Digit> givens = std::vector<Digit>(81);
  std::set<Candidate> placements, eliminations;
  Digit digit = 0;  // 0: several
};

std::vector<std::string> split(const std::string& text, char at) {
  std::vector<std::string> parts{""};
  for (char ch : text)
    if (ch == at)
      parts.emplace_back();
    else
      parts.back() += ch;
  return parts;
}

std::set<Candidate> candidates(const std::string& list) {  // <digit><row><col> …
  std::set<Candidate> result;
  std::istringstream in(list);
  for (std::string word; in >> word;)
    if (word.size() == 3)
      result.insert({static_cast<CellId>((word[1] - '1') * 9 + word[2] - '1'),
                     static_cast<Digit>(word[0] - '0')});
  return result;
}

Case read(const std::string& line) {
  Case c;
  c.text = line;
  const auto fields = split(line, ':');
  const auto code = split(fields[1], '-');
  c.code = code[0];
  c.variant = code.size() > 1 ? code[1] : "";
  c.digit = fields[2].size() == 1 ? static_cast<Digit>(fields[2][0] - '0') : Digit{0};
  Puzzle puzzle{.layout = c.position.layout(),
                .givens = std::vector<Digit>(81),
                .entries = std::vector<Digit>(81)};
  bool placed = false;
  std::size_t cell = 0;
  for (char ch : fields[3]) {
    if (ch == '+') {
      placed = true;
      continue;
    }
    (placed ? puzzle.entries : puzzle.givens)[cell++] = symbol_value(ch);
    placed = false;
  }
  c.givens = puzzle.givens;
  Grid grid = start(puzzle);
  if (fields.size() > 4)
    for (const Candidate& x : candidates(fields[4])) grid.candidates[x.cell].remove(x.digit);
  c.position.set(grid, puzzle.givens);
  if (fields.size() > 5) c.eliminations = candidates(fields[5]);
  if (fields.size() > 6) c.placements = candidates(fields[6]);
  return c;
}

TEST(Reglib, EveryCaseOfEveryCodeThatStands) {
  CLEW_NEEDS_PEER_DATA();
  const char* only = std::getenv("CLEW_REGLIB");     // the beginning of a code
  std::map<std::string, std::pair<int, int>> tally;  // by code: passed, all
  auto explainer = Explainer::make(layout_named("9x9"));
  Checker checker = *Checker::make(layout_named("9x9"));
  int unknown = 0, larger = 0;
  for (const std::string& line : peer_lines("reglib/cases.txt")) {
    const Case c = read(line);
    if (only && !c.code.starts_with(only)) continue;
    const auto ids = find_techniques(c.code);
    if (!ids) {
      ++unknown;
      continue;
    }
    ExplainOptions options{.unique = true, .techniques = {}, .givens = c.givens};
    for (TechniqueId id : *ids) options.techniques.add(id);
    const Path path = explainer->find(c.position.grid(), options);
    bool listed = false, and_more = false;
    std::string seen;
    for (const Step& step : path.steps()) {
      listed = listed ||
               (std::set(step.placements.begin(), step.placements.end()) == c.placements &&
                std::set(step.eliminations.begin(), step.eliminations.end()) == c.eliminations);
      and_more = and_more || (step.placements.empty() && c.placements.empty() &&
                              std::includes(step.eliminations.begin(), step.eliminations.end(),
                                            c.eliminations.begin(), c.eliminations.end()));
      if (seen.size() < 600) seen += "\n    " + conclusion(*c.position.layout(), step);
      EXPECT_EQ(checker.check(path.end(), c.givens, step), Verdict::proven)
          << line << "\n"
          << conclusion(*c.position.layout(), step);
    }
    const bool good = c.variant == "x" ? path.steps().empty() : listed;
    auto& [passed, all] = tally[c.code];
    passed += good;
    ++all;
    // If a loop or a pair of sets excludes more than the library lists, ours is the whole list.
    larger += !good && and_more;
    EXPECT_TRUE(good || (and_more && c.variant != "x")) << line << "\n  found:" << seen;
  }
  int passed = 0, all = 0;
  for (const auto& [code, count] : tally) {
    std::printf("%s %d/%d\n", code.c_str(), count.first, count.second);
    passed += count.first;
    all += count.second;
  }
  if (!only) EXPECT_EQ(all + unknown, 558);
  EXPECT_GT(all, 0);
  EXPECT_LE(larger, 4);
  std::printf("all %d/%d, of no known code %d\n", passed, all, unknown);
}

}  // namespace
}  // namespace clew::test
