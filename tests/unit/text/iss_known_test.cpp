// Relations and automata of ISS strings: their names, known kinds among them, and large ones.
#include <gmock/gmock.h>

#include <set>

#include "clew/solve.h"
#include "clew/text.h"
#include "text/iss/codes.h"

namespace clew {
namespace {

using ::testing::HasSubstr;
using text::iss::letters_of_automaton;
using text::iss::letters_of_relation;

/// The line of puzzle text that an item on 9x9 becomes.
std::string line_of(const std::string& item) {
  const auto puzzle = read_puzzle(item, {.from = Format::iss});
  if (!puzzle) return puzzle.error().reason;
  const std::string text = *write(*puzzle, Format::text);
  const std::size_t at = text.find("box 3x3\n") + 8;
  return text.substr(at, text.find("givens\n") - at);
}

template <class Good>
std::string relation(const Good& good) {
  std::vector<int> pairs;
  for (int a = 1; a <= 9; ++a)
    for (int b = 1; b <= 9; ++b)
      if (good(a, b)) pairs.insert(pairs.end(), {a, b});
  return letters_of_relation(pairs, 9);
}

TEST(IssKnown, RelationsThatAreAKindAreReadAsIt) {
  const auto whisper = relation([](int a, int b) { return std::abs(a - b) >= 5; });
  EXPECT_EQ(line_of(".Pair~" + whisper + "~_~R1C1~R2C2~R3C3"), "whispers r1c1 r2c2 r3c3\n");
  EXPECT_EQ(line_of(".Pair~" + relation([](int a, int b) { return a < b; }) + "~_~R1C1~R2C2~R3C3"),
            "thermo r1c1 r2c2 r3c3\n");
  EXPECT_EQ(line_of(".Pair~" + relation([](int a, int b) { return a > b; }) + "~_~R1C1~R2C2~R3C3"),
            "thermo r3c3 r2c2 r1c1\n");
  EXPECT_EQ(line_of(".Pair~" + relation([](int a, int b) { return (a - b) % 2 != 0; }) +
                    "~_~R1C1~R2C2~R3C3"),
            "modular 2 r1c1 r2c2 r3c3\n");
  EXPECT_EQ(line_of(".Pair~" + relation([](int a, int b) { return a + b == 7; }) + "~_~R1C1~R5C2"),
            "pairsum 7 r1c1 r5c2\n");
  EXPECT_EQ(line_of(".Pair~" + relation([](int a, int b) { return a * 3 == b || b * 3 == a; }) +
                    "~_~R1C1~R5C2"),
            "ratio 3 r1c1 r5c2\n");
  EXPECT_EQ(line_of(".PairX~" + relation([](int a, int b) { return std::abs(a - b) > 1; }) +
                    "~_~R1C1~R5C2~R6C6"),
            "nabner r1c1 r5c2 r6c6\n");
  EXPECT_EQ(
      line_of(".PairX~" + relation([](int a, int b) { return a != b; }) + "~_~R1C1~R5C2~R6C6"),
      "group r1c1 r5c2 r6c6\n");
  // A dot would be an exception to a negative constraint; a relation is not.
  EXPECT_THAT(line_of(".StrictXV.Pair~" + relation([](int a, int b) { return a + b == 10; }) +
                      "~_~R1C1~R1C2"),
              HasSubstr("pair 1,9"));
}

TEST(IssKnown, NamesAreKept) {
  const auto odd_even = relation([](int a, int b) { return a + b == 7 || a + b == 8; });
  const std::string item = ".Pair~" + odd_even + "~_Seven%20or%20%22Eight%22%20%23~R1C1~R1C2~R1C3";
  EXPECT_THAT(line_of(item), HasSubstr(R"( r1c1 r1c2 r1c3 "Seven or \"Eight\" \x23")"));
  const auto puzzle = read_puzzle(item);
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(puzzle->layout->constraint_told(0), "Seven or \"Eight\" #");
  EXPECT_EQ(puzzle->layout->constraint_name(0), "Seven or \"Eight\" # 1");
  for (const Format format : {Format::text, Format::iss}) {
    const auto again = read_puzzle(*write(*puzzle, format));
    ASSERT_TRUE(again) << again.error().reason;
    EXPECT_EQ(again->layout->spec(), puzzle->layout->spec()) << name(format);
  }
  // The name is kept even if the kind is known.
  const auto whisper = relation([](int a, int b) { return std::abs(a - b) >= 5; });
  EXPECT_EQ(line_of(".Pair~" + whisper + "~_German~R1C1~R2C2~R3C3~_~R5C1~R5C2~R5C3"),
            "whispers r1c1 r2c2 r3c3 \"German\"\nwhispers r5c1 r5c2 r5c3\n");
}

// The words of a rule on a line of some cells, as an automaton with a state a prefix.
template <class Good>
std::vector<int> automaton_of(int digits, int length, const Good& good) {
  std::vector<int> values, word;
  std::vector<int> ends;
  int next = 1;
  const auto grow = [&](const auto& self, int state) -> void {
    if (static_cast<int>(word.size()) == length) {
      if (good(word)) ends.push_back(state);
      return;
    }
    for (int d = 1; d <= digits; ++d) {
      const int to = next++;
      values.insert(values.end(), {state, to, d});
      word.push_back(d);
      self(self, to);
      word.pop_back();
    }
  };
  grow(grow, 0);
  for (const int end : ends) values.insert(values.end(), {end, -1, 0});
  return values;
}

// Each kind's own words, as an automaton, are read as that kind.
TEST(IssKnown, AutomataThatAreAKindAreReadAsIt) {
  std::size_t compared = 0;
  for (const char* line : {"thermo r1c1 r2c2 r3c3",
                           "slowthermo r1c1 r2c2 r3c3",
                           "whispers r1c1 r2c2 r3c3",
                           "whispers 3 r1c1 r2c2 r3c3",
                           "palindrome r1c1 r2c2 r3c3",
                           "palindrome r1c1 r2c2 r3c3 r4c4",
                           "renban r1c1 r2c3 r3c4",
                           "group r1c1 r2c3 r3c4",
                           "between r1c1 r2c2 r3c3",
                           "between r1c1 r2c2 r3c3 r4c4",
                           "lockout 2 r1c1 r2c2 r3c3",
                           "lockout 1 r1c1 r2c2 r3c3",
                           "sum 7 r1c1 r2c2 r3c3",
                           "cage 8 r1c1 r2c3 r3c4",
                           "arrow r1c1 | r2c2 r3c3",
                           "doublearrow r1c1 r2c2 r3c3 r4c4",
                           "sequence r1c1 r2c2 r3c3",
                           "modular r1c1 r2c2 r3c3 r4c4",
                           "odd r1c1",
                           "even r1c1",
                           "skyscraper 2 r1c1 r2c2 r3c3",
                           "modular 2 r1c1 r2c2 r3c3"}) {
    SCOPED_TRACE(line);
    const std::string head = "sudoku 1\nlayout 4x4\n", givens = "\ngivens\n................";
    const auto puzzle = read_puzzle(head + line + givens);
    ASSERT_TRUE(puzzle) << puzzle.error().reason;
    const ConstraintSpec& spec = puzzle->layout->spec().constraints[0];
    const int length = static_cast<int>(spec.cells.size());
    // The rule alone, on cells that need not differ.
    LayoutSpec alone{.digits = 4, .grids = {}};
    for (const Place p : spec.cells)
      alone.add({.kind = Constraint::Kind::candidates, .cells = {p}, .values = {1, 2, 3, 4}});
    alone.add(spec);
    const LayoutPtr layout = *build(alone);
    const auto values = automaton_of(4, length, [&](const std::vector<int>& word) {
      Puzzle whole{.layout = layout,
                   .givens = std::vector<Digit>(static_cast<std::size_t>(layout->size()))};
      for (std::size_t i = 0; i < word.size(); ++i)
        whole.givens[static_cast<std::size_t>(layout->at(spec.cells[i]))] =
            static_cast<Digit>(word[i]);
      return solve(whole)->status == Status::unique;
    });
    std::string item = ".Shape~4x4.NFA~" + *letters_of_automaton(values, 4) + "~_";
    for (const Place p : spec.cells)
      item += "~R" + std::to_string(p.row + 1) + "C" + std::to_string(p.col + 1);
    const auto read = read_puzzle(item);
    ASSERT_TRUE(read) << read.error().reason;
    EXPECT_EQ(read->layout->spec().constraints, std::vector{spec}) << *write(*read, Format::text);
    ++compared;
  }
  EXPECT_EQ(compared, 22u);
}

// Four hundred states to begin in and as many chains of them become a handful. Every word that holds
// a 1 is accepted.
TEST(IssKnown, LargeAutomataAreMadeSmall) {
  text::iss::IssAutomaton automaton;
  constexpr int chains = 400;
  int next = chains;
  for (int chain = 0; chain < chains; ++chain) {
    automaton.starts.push_back(chain);
    int state = chain;
    for (int i = 0; i < 9; ++i) {
      const int to = next++;
      for (int d = 0; d < 9; ++d)
        if (i != chain % 9 || d == 0) automaton.steps.push_back({state, to, d});
      state = to;
    }
    automaton.ends.push_back(state);
  }
  const auto values = text::iss::values_of(automaton, 9, {9});
  ASSERT_TRUE(values);
  std::set<int> states;
  for (std::size_t i = 0; i < values->size(); i += 3) states.insert((*values)[i]);
  EXPECT_LE(states.size(), 20u);
}

}  // namespace
}  // namespace clew
