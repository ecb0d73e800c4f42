// Automata of ISS strings against a second reader: the test has its own encoder of letters, and
// finds the accepted lines by running the automaton digit by digit.
#include <gtest/gtest.h>

#include <array>
#include <random>
#include <set>
#include <string>

#include "clew/solve.h"
#include "clew/text.h"
#include "support/seed.h"

namespace clew {
namespace {

constexpr int digits = 4, to_next_part = digits;  // the symbol between the parts of a line

struct Automaton {
  struct Edge {
    int from, symbol, to;
  };
  int states = 1, starts = 1, ends = 0;  // starts come first, then ends that are no starts
  std::vector<bool> start_ends;
  std::vector<Edge> edges;

  std::set<int> step(const std::set<int>& from, int symbol) const {
    std::set<int> next;
    for (const Edge& e : edges)
      if (e.symbol == symbol && from.contains(e.from)) next.insert(e.to);
    return next;
  }
  /// Returns true if it accepts parts of a line, each a list of digits from 1.
  bool accepts(const std::vector<std::vector<int>>& parts) const {
    std::set<int> now;
    for (int s = 0; s < starts; ++s) now.insert(s);
    for (std::size_t i = 0; i < parts.size(); ++i) {
      if (i) now = step(now, to_next_part);
      for (const int d : parts[i]) now = step(now, d - 1);
    }
    for (const int s : now)
      if (s < starts ? start_ends[static_cast<std::size_t>(s)] : s < starts + ends) return true;
    return false;
  }
};

// Bits, the highest of a number first, six of them a letter.
class Letters {
 public:
  void put(int value, int bits) {
    while (bits-- > 0) bits_.push_back(value >> bits & 1);
  }
  std::string text() {
    while (bits_.size() % 8) bits_.push_back(false);
    std::string letters;
    for (std::size_t i = 0; i < bits_.size(); i += 6) {
      std::size_t six = 0;
      for (std::size_t k = i; k < i + 6; ++k) six = 2 * six + (k < bits_.size() && bits_[k]);
      letters += "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"[six];
    }
    return letters;
  }

 private:
  std::vector<bool> bits_;
};

// Plain: a count of edges for each state, then symbol and target of each. Packed: a bit for each symbol,
// the last first, then the targets in order of symbols; at most one edge for a state and a symbol.
std::string letters_of(const Automaton& a, bool packed) {
  constexpr int state_bits = 4, count_bits = 6, symbol_bits = 3, symbols = digits + 1;
  Letters out;
  out.put(packed ? 1 : 0, 2);
  out.put(state_bits - 1, 4);
  out.put(symbols - 1, 4);
  out.put(a.starts, state_bits);
  out.put(a.ends, state_bits);
  for (std::size_t i = a.start_ends.size(); i-- > 0;) out.put(a.start_ends[i], 1);
  if (!packed) out.put(count_bits, 4);
  for (int from = 0; from < a.states; ++from) {
    std::vector<Automaton::Edge> own;
    for (int symbol = 0; symbol < symbols; ++symbol)
      for (const auto& e : a.edges)
        if (e.from == from && e.symbol == symbol) own.push_back(e);
    if (packed)
      for (int symbol = symbols; symbol-- > 0;)
        out.put(std::ranges::count(own, symbol, &Automaton::Edge::symbol) > 0, 1);
    else
      out.put(static_cast<int>(own.size()), count_bits);
    for (const auto& e : own) {
      if (!packed) out.put(e.symbol, symbol_bits);
      out.put(e.to, state_bits);
    }
  }
  return out.text();
}

Automaton some_automaton(std::mt19937_64& random, bool packed) {
  const auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
  Automaton a;
  a.states = 2 + below(7);
  a.starts = packed || below(2) ? 1 : 1 + below(2);
  a.ends = below(a.states - a.starts + 1);
  for (int s = 0; s < a.starts; ++s) a.start_ends.push_back(below(3) == 0);
  for (int from = 0; from < a.states; ++from)
    for (int symbol = 0; symbol <= to_next_part; ++symbol) {
      std::set<int> targets;
      for (int k = packed ? below(5) > 0 : below(3); k > 0; --k) targets.insert(below(a.states));
      for (const int to : targets) a.edges.push_back({from, symbol, to});
    }
  return a;
}

// The numbers of cells of each part: some are empty, also the first and the last.
std::vector<int> some_parts(std::mt19937_64& random) {
  std::vector<int> parts(1 + random() % 4);
  for (int cells = 4; cells > 0; --cells) ++parts[random() % parts.size()];
  return parts;
}

TEST(IssAutomaton, AcceptsWhatASecondReaderAccepts) {
  std::mt19937_64 random(test::seed());
  int accepted = 0, refused = 0, parted = 0;
  for (int round = 0; round < 400; ++round) {
    const bool packed = random() % 2;
    const Automaton a = some_automaton(random, packed);
    const auto parts = some_parts(random);
    parted += parts.size() > 1;
    std::string iss = ".Shape~4x4.NFA~" + letters_of(a, packed) + "~_some";
    for (std::size_t i = 0, cell = 0; i < parts.size(); ++i) {
      if (i) iss += "~-";
      for (int k = 0; k < parts[i]; ++k) iss += "~R1C" + std::to_string(++cell);
    }
    const auto puzzle = read_puzzle(iss, {.from = Format::iss});
    ASSERT_TRUE(puzzle) << puzzle.error().reason << "\n" << iss;
    std::array<int, digits> row{1, 2, 3, 4};
    do {
      std::vector<std::vector<int>> words;
      for (std::size_t i = 0, cell = 0; i < parts.size(); ++i) {
        words.emplace_back();
        for (int k = 0; k < parts[i]; ++k) words.back().push_back(row[cell++]);
      }
      Puzzle given = *puzzle;
      for (std::size_t c = 0; c < row.size(); ++c) given.givens[c] = static_cast<Digit>(row[c]);
      const auto solved = solve(given);
      ASSERT_TRUE(solved);
      const bool want = a.accepts(words);
      ASSERT_EQ(solved->status != Status::none, want) << iss << " " << row[0] << row[1] << row[2];
      (want ? accepted : refused) += 1;
    } while (std::ranges::next_permutation(row).found);
  }
  EXPECT_GT(accepted, 1000);
  EXPECT_GT(refused, 1000);
  EXPECT_GT(parted, 100);
}

// Two words that lead to different states before the second part and to the same one in it.
TEST(IssAutomaton, MergesStatesBetweenParts) {
  Automaton a{.states = 4, .starts = 1, .ends = 1, .start_ends = {false}, .edges = {}};
  for (int symbol = 0; symbol < digits; ++symbol) {
    a.edges.push_back({0, symbol, symbol < 2 ? 2 : 3});
    a.edges.push_back({1, symbol, 1});
  }
  a.edges.push_back({2, to_next_part, 1});
  a.edges.push_back({3, to_next_part, 1});
  const auto puzzle = read_puzzle(".Shape~4x4.NFA~" + letters_of(a, true) + "~_any~R1C1~-~R1C2",
                                  {.from = Format::iss});
  ASSERT_TRUE(puzzle) << puzzle.error().reason;
  EXPECT_EQ(count(*puzzle)->solutions, 288u);
}

}  // namespace
}  // namespace clew
