// Certificates of paths and answers: a checker of the tests accepts them, each step names nothing but its
// facts, and a line that is falsified is rejected.
#include "clew/certificate.h"

#include <gtest/gtest.h>

#include <random>
#include <set>

#include "clew/diagnose.h"
#include "clew/explain.h"
#include "clew/solve.h"
#include "constraints/pieces.h"
#include "support/proof_checker.h"
#include "support/seed.h"
#include "support/starter.h"

namespace clew::test {
namespace {

struct Proven {
  Path path;
  Certificate certificate;
};

std::optional<Proven> proven_path(const Puzzle& puzzle, Explainer& explainer,
                                  Certifier& certifier) {
  Proven result{explainer.path(start(puzzle), {.givens = puzzle.givens}), {}};
  Grid before = start(puzzle);
  EXPECT_TRUE(certifier.begin(puzzle));
  for (const Step& step : result.path.steps()) {
    const auto added = certifier.add(before, step, technique(step.technique).title);
    EXPECT_TRUE(added) << added.error().reason;
    if (!added) return std::nullopt;
    apply(*puzzle.layout, step, before);
  }
  auto certificate = certifier.finish(before);
  EXPECT_TRUE(certificate) << certificate.error().reason;
  if (!certificate) return std::nullopt;
  result.certificate = *std::move(certificate);
  return result;
}

// Labels of the rows that a step may name: its facts, what a cell holds, and steps of digits.
class AllowedRows {
 public:
  AllowedRows(const Layout& layout, const Step& step) {
    for (const Fact& fact : step.facts) add(layout, fact);
  }
  bool has(const std::string& label) const {
    if (label.ends_with("_one") && label[0] == 'r') return true;
    if (label.starts_with("r") && label.contains("_g")) return true;
    if (label.ends_with("_mark")) return true;
    if (labels_.contains(label)) return true;
    const auto piece = label.rfind('_');
    return piece != std::string::npos && pieces_.contains(label.substr(0, piece));
  }

 private:
  void add(const Layout& layout, const Fact& fact) {
    const Unit& unit = fact.unit;
    const std::string digit = '_' + std::to_string(layout.value(unit.digit ? unit.digit : 1));
    const auto some_in = [&](const std::vector<CellId>& cells) {
      for (const CellId c : cells) labels_.insert(layout.cell_name(c) + "_some");
    };
    switch (unit.kind) {
      case Unit::Kind::cell:
        labels_.insert(layout.cell_name(unit.a) +
                       (fact.says == Fact::Says::some ? "_some" : "_one"));
        break;
      case Unit::Kind::pair: {
        const auto [a, b] = std::minmax(unit.a, unit.b);
        labels_.insert(layout.cell_name(a) + '_' + layout.cell_name(b) + digit);
        if (const int h = layout.common_house(a, b); h >= 0)
          house(layout, static_cast<HouseId>(h), unit.digit);
        break;
      }
      case Unit::Kind::house:
        house(layout, unit.a, unit.digit);
        some_in(layout.houses()[unit.a].cells);  // of a closed house, or a sum
        break;
      case Unit::Kind::constraint: {
        const auto piece = constraints::piece_of(layout, unit.a, unit.b);
        pieces_.insert('c' + std::to_string(unit.a) + (unit.b ? 'p' + std::to_string(unit.b) : ""));
        if (piece) some_in(piece->cells);
      }
    }
  }
  // The rows of an implied house follow from lines and windows, or from pairs of its cells.
  void house(const Layout& layout, HouseId h, Digit d) {
    const bool declared = h < layout.declared_houses();
    for (const CellId a : layout.houses()[h].cells)
      for (const CellId b : layout.houses()[h].cells)
        for (const Digit e : layout.all_digits())
          if (!declared && a < b)
            labels_.insert(layout.cell_name(a) + '_' + layout.cell_name(b) + '_' +
                           std::to_string(layout.value(e)));
    for (HouseId o = declared ? h : HouseId{0}; o < (declared ? h + 1 : layout.declared_houses());
         ++o)
      for (const Digit e : layout.all_digits())
        if (!declared || e == d || d == 0 || !layout.houses()[h].complete)
          for (const char* const says : {"_some", "_one"})
            labels_.insert('h' + std::to_string(o) + '_' + std::to_string(layout.value(e)) + says);
  }
  std::set<std::string> labels_, pieces_;
};

int number_of_step(const std::string& label) {
  return label[0] == 's' ? std::stoi(label.substr(1)) : 0;
}

using LinesByRow = std::map<std::size_t, const ProofChecker::Line*>;

// A candidate that a value takes away, which no step tells.
bool removed_by_value(const ProofChecker& checker, const LinesByRow& by_row,
                      const ProofChecker::Line& line) {
  if (line.hints.size() != 2) return false;
  if (const auto label = checker.labels.find(line.hints[0]); label != checker.labels.end())
    return label->second.ends_with("_given");
  const auto of = by_row.find(line.hints[0]);
  return of != by_row.end() && !of->second->label.empty() && !of->second->goal.contains('~');
}

void each_step_names_its_facts(const ProofChecker& checker, const Layout& layout,
                               const Path& path) {
  LinesByRow by_row;
  for (const auto& line : checker.lines) by_row[line.row] = &line;
  std::set<int> steps;
  int within = 0;  // the step whose proof goes on
  for (std::size_t i = 0; i < checker.lines.size(); ++i) {
    const auto& line = checker.lines[i];
    if (const int n = number_of_step(line.label + " "); n) steps.insert(within = n);
    if (line.label.empty() && (line.depth == 0 || removed_by_value(checker, by_row, line)))
      continue;
    const AllowedRows allowed(layout, path.steps()[static_cast<std::size_t>(within) - 1]);
    std::vector<std::size_t> open = line.hints;
    while (!open.empty()) {
      const std::size_t row = open.back();
      open.pop_back();
      if (const auto label = checker.labels.find(row); label != checker.labels.end()) {
        EXPECT_TRUE(allowed.has(label->second)) << line.label << " names " << label->second;
        continue;
      }
      const auto of = by_row.find(row);
      if (of == by_row.end()) continue;  // the opposite of a goal
      // A candidate that is gone, by whatever took it; a line of this step; or what its lines rest on.
      const bool gone = of->second->goal.starts_with("1 ~") && !of->second->goal.contains(" 1 ");
      if (!gone && of->second->label.empty())
        open.insert(open.end(), of->second->hints.begin(), of->second->hints.end());
    }
  }
  EXPECT_EQ(steps.size(), path.steps().size());
}

// Proves every step of a puzzle of each layout, and its end.
TEST(Certificates, OfPathsOnEveryLayout) {
  int solved = 0, checked = 0;
  for (const Puzzle& puzzle : starter_puzzles(1)) {
    if (puzzle.layout->size() > 150) continue;
    SCOPED_TRACE(puzzle.layout->name());
    auto explainer = Explainer::make(puzzle.layout);
    auto certifier = Certifier::make(puzzle.layout);
    ASSERT_TRUE(explainer && certifier);
    const auto proven = proven_path(puzzle, *explainer, *certifier);
    ASSERT_TRUE(proven);
    ProofChecker checker;
    EXPECT_TRUE(checker.accepts(proven->certificate)) << checker.failed;
    EXPECT_EQ(checker.conclusion,
              proven->path.status() == Path::Status::solved ? "BOUNDS" : "NONE");
    each_step_names_its_facts(checker, *puzzle.layout, proven->path);
    ++checked;
    solved += proven->path.status() == Path::Status::solved;
  }
  EXPECT_GT(checked, 25);
  EXPECT_GT(solved, 20);
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}
std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

// One step says the opposite, or goes without one of its hints.
TEST(Certificates, FalsifiedOnesAreRejected) {
  std::mt19937_64 random(seed());
  int falsified = 0, without = 0;
  for (const Puzzle& puzzle : starter_puzzles(2)) {
    if (puzzle.layout->size() > 100) continue;
    SCOPED_TRACE(puzzle.layout->name());
    auto explainer = Explainer::make(puzzle.layout);
    auto certifier = Certifier::make(puzzle.layout);
    ASSERT_TRUE(explainer && certifier);
    const auto proven = proven_path(puzzle, *explainer, *certifier);
    ASSERT_TRUE(proven);
    const auto lines = lines_of(proven->certificate.proof);
    std::vector<std::size_t> named;
    for (std::size_t i = 0; i < lines.size(); ++i)
      if (lines[i].starts_with("@s") && lines[i].contains(" rup ")) named.push_back(i);
    if (named.empty()) continue;
    for (int round = 0; round < 3; ++round) {
      const std::size_t at = named[random() % named.size()];
      auto changed = lines;
      const std::size_t literal = changed[at].find("rup 1 ") + 6;
      if (changed[at][literal] == '~')
        changed[at].erase(literal, 1);
      else
        changed[at].insert(literal, 1, '~');
      EXPECT_FALSE(ProofChecker().accepts({proven->certificate.formula, joined(changed)}))
          << changed[at];
      ++falsified;

      changed = lines;
      const std::size_t hints = changed[at].find(": ~ ") + 4, end = changed[at].rfind(" ;");
      if (hints >= end) continue;
      std::istringstream in(changed[at].substr(hints, end - hints));
      std::vector<std::string> ids;
      for (std::string id; in >> id;) ids.push_back(id);
      ids.erase(ids.begin() + static_cast<std::ptrdiff_t>(random() % ids.size()));
      std::string rest;
      for (const std::string& id : ids) rest += id + ' ';
      changed[at] = changed[at].substr(0, hints) + rest + ';';
      EXPECT_FALSE(ProofChecker().accepts({proven->certificate.formula, joined(changed)}))
          << lines[at] << "\n"
          << changed[at];
      ++without;
    }
  }
  EXPECT_GT(falsified, 120);
  EXPECT_GT(without, 120);
}

TEST(Certificates, OfOneSolutionAndOfNone) {
  std::mt19937_64 random(seed());
  int unique = 0, none = 0;
  for (const Puzzle& puzzle : starter_puzzles(1)) {
    if (puzzle.layout->size() > 150) continue;
    SCOPED_TRACE(puzzle.layout->name());
    auto certifier = Certifier::make(puzzle.layout);
    ASSERT_TRUE(certifier);
    const auto solved = solve(puzzle);
    ASSERT_TRUE(solved && solved->status == Status::unique);
    const auto one = certifier->only_solution(puzzle, solved->solution);
    ASSERT_TRUE(one) << one.error().reason;
    ProofChecker checker;
    EXPECT_TRUE(checker.accepts(*one)) << checker.failed;
    EXPECT_EQ(checker.conclusion, "BOUNDS");
    ++unique;

    // A given that no solution has. On larger layouts the contradiction may take very long.
    if (puzzle.layout->size() > 36) continue;
    Puzzle wrong = puzzle;
    const auto cell = random() % wrong.givens.size();
    if (wrong.givens[cell]) continue;
    wrong.givens[cell] = solved->solution[cell] == 1 ? Digit{2} : Digit{1};
    const auto found = diagnose(wrong);
    ASSERT_TRUE(found);
    const auto contradiction = certifier->no_solution(wrong, found->core, found->core_constraints);
    ASSERT_TRUE(contradiction) << contradiction.error().reason;
    EXPECT_TRUE(checker.accepts(*contradiction)) << checker.failed;
    EXPECT_EQ(checker.conclusion, "UNSAT");
    // The last line names the values of the core, and no line any other.
    std::set<std::string> named, core;
    for (const auto& line : checker.lines)
      for (const std::size_t hint : line.hints)
        if (const auto label = checker.labels.find(hint);
            label != checker.labels.end() && label->second.ends_with("_given"))
          named.insert(label->second);
    for (const CellId c : found->core) core.insert(puzzle.layout->cell_name(c) + "_given");
    EXPECT_EQ(named, core);
    ++none;
  }
  EXPECT_GT(unique, 25);
  EXPECT_GT(none, 1);
}

TEST(Certificates, RefuseWhatIsNotSo) {
  const auto layout = layout_named("4x4");
  auto certifier = Certifier::make(layout);
  ASSERT_TRUE(certifier);
  Puzzle puzzle{.layout = layout, .givens = std::vector<Digit>(16)};
  const std::vector<Digit> grid{1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
  EXPECT_FALSE(certifier->only_solution(puzzle, grid)) << "there are others";
  auto wrong = grid;
  wrong[0] = 2;
  EXPECT_FALSE(certifier->only_solution(puzzle, wrong)) << "it is none";
  EXPECT_FALSE(certifier->no_solution(puzzle, {}, {}));
  const CellId first = 0;
  EXPECT_FALSE(certifier->no_solution(puzzle, {&first, 1}, {})) << "it has no value";
  ASSERT_TRUE(certifier->begin(puzzle));
  const Candidate claim{0, 1};
  const Step step{.eliminations = {&claim, 1}};
  const auto added = certifier->add(start(puzzle), step, "Guess");
  ASSERT_FALSE(added);
  EXPECT_EQ(added.error().reason, "step 1, Guess, does not follow from its facts");
}

}  // namespace
}  // namespace clew::test
