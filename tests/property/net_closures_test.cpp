// The closures of all assumptions together equal the net of each assumption alone.
#include "logic/net/closures.h"

#include "logic/frame.h"
#include "support/starter.h"

namespace clew::test {
namespace {

using logic::Cand;
using logic::Clash;
using logic::NetRules;
using logic::Outcome;

// Index of the first difference; -1: none.
int difference(const logic::Web& web, logic::Closures& closures, const NetRules& rules) {
  closures.follow(rules);
  logic::Net net;
  net.load(web, rules);
  const auto words = static_cast<std::size_t>(web.words());
  for (Outcome o = 0; o < 2 * static_cast<Outcome>(web.size()); ++o) {
    net.grow(o);
    const bool clash = net.clash().kind != Clash::none;
    if (clash != closures.clash(o)) return static_cast<int>(o);
    if (clash) continue;
    logic::CandBits expected(2 * words);
    for (const logic::NetNode& node : net.nodes()) {
      const Cand x = logic::cand_of(node.what);
      expected[(logic::is_on(node.what) ? 0 : words) + (x >> 6)] |= std::uint64_t{1} << (x & 63);
    }
    if (!std::ranges::equal(expected, closures.of(o))) return static_cast<int>(o);
  }
  return -1;
}

constexpr NetRules by_digit{.one_digit = true}, by_chains{.chains = true}, plain{},
    with_sets{.sets = true};

// Each way alone, and the sets after the nets without sets.
template <int W>
int difference(const logic::Board<W>& board, logic::Web& web, logic::Closures& closures) {
  if (!web.load(board)) return -1;
  closures.load(web);
  for (const NetRules& rules : {by_digit, by_chains, plain, with_sets, plain})
    if (const int at = difference(web, closures, rules); at >= 0) {
      ADD_FAILURE() << "outcome " << at << ", sets " << rules.sets << " chains " << rules.chains
                    << " digit " << rules.one_digit;
      return at;
    }
  return -1;
}

// Along a path of at least this number of steps.
template <int W>
void compare(const char* layout, std::size_t least, const char* line) {
  Position p(layout);
  p.line(line);
  const logic::Frame<W> frame(*p.layout());
  logic::Board<W> board(frame);
  logic::Web web;
  logic::Closures closures;
  auto explainer = Explainer::make(p.layout());
  const Path path = explainer->path(p.grid(), {.unique = true, .givens = p.givens()});
  EXPECT_GE(path.steps().size(), least);
  board.load(p.grid());
  for (const Step& step : path.steps()) {
    ASSERT_EQ(difference(board, web, closures), -1)
        << layout << " " << line << " before " << conclusion(*p.layout(), step);
    board.apply(step.placements, step.eliminations);
  }
}

TEST(NetClosures, AreWhatTheNetsComeTo) {
  compare<2>("9x9", 60,  // Golden Nugget, by tarx0134, 2007
             ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....");
  compare<2>("9x9", 60,  // Easter Monster, by champagne, 2007
             "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1");
}

TEST(NetClosures, OnOtherLayouts) {
  // Generated for the project.
  compare<2>("hyper", 60,
             ".5....2....9...8.7..32...........6.....9.......18...............2.....5.4.8.9....");
}

// At the start and after singles, and so with sets on the board itself.
TEST(NetClosures, WhereNothingSimplerWasDone) {
  constexpr int most = 600;  // candidates, for the time that it takes
  TechniqueSet singles;
  for (const char* name : {"full-house", "naked-single", "hidden-single"}) {
    const auto ids = find_techniques(name);
    for (TechniqueId id : *ids) singles.add(id);
  }
  int compared = 0;
  for (const Puzzle& puzzle : starter_puzzles(1)) {
    const logic::Frame<21> frame(*puzzle.layout);
    logic::Board<21> board(frame);
    logic::Web web;
    logic::Closures closures;
    auto explainer = Explainer::make(puzzle.layout);
    const Path path = explainer->path(start(puzzle), {.techniques = singles});
    for (const Grid& grid : {start(puzzle), path.end()}) {
      board.load(grid);
      if (!web.load(board) || web.size() > most) continue;
      ++compared;
      ASSERT_EQ(difference(board, web, closures), -1)
          << puzzle.layout->name() << " " << to_line(*puzzle.layout, grid.values);
    }
  }
  EXPECT_GT(compared, 50);
}

}  // namespace
}  // namespace clew::test
