// Techniques with a planted fault: each finds an apparent step, which the checker refutes, while it
// proves the sound twin.
#include "clew/check.h"
#include "logic/finder.h"
#include "support/position.h"

namespace clew::test {
namespace {

using logic::Finder;

// An X-wing that forgets to look whether the second row has a third place.
template <int W>
bool find_careless_x_wing(Finder<W>& f, HouseId first, HouseId second, Digit d, bool careless) {
  const auto a = f.board.places(first, d), b = f.board.places(second, d);
  if (std::popcount(a) != 2 || (a & ~b) || (!careless && a != b)) return true;
  f.begin();
  f.draft.some_in(first, d, Role::base);
  f.draft.some_in(second, d, Role::base);
  for (int p : Bits{a}) {
    const auto column = f.frame.seats(f.frame.cell(first, p))[1].house;
    f.draft.one_in(column, d, Role::cover);
    for (int c : f.board.places(d) & f.frame.cells(column))
      if (!f.frame.cells(first).has(c) && !f.frame.cells(second).has(c))
        f.draft.eliminate(static_cast<CellId>(c), d);
  }
  return f.emit();
}

// A naked pair that takes one digit too many from its house.
template <int W>
bool find_greedy_pair(Finder<W>& f, CellId a, CellId b, HouseId h, Digit extra) {
  f.begin();
  f.draft.some_cell(a);
  f.draft.some_cell(b);
  for (Digit d : f.board.candidates(a)) f.draft.one_in(h, d);
  for (CellId c : f.frame.house(h).cells)
    if (c != a && c != b) {
      for (Digit d : f.board.candidates(a)) f.draft.eliminate(c, d);
      if (extra) f.draft.eliminate(c, extra);
    }
  return f.emit();
}

class Judge final : public logic::StepSink {
 public:
  explicit Judge(const Position& p) : p_(p), checker_(*Checker::make(p.layout())) {}
  bool take(const Step& step) override {
    verdicts.push_back(checker_.check(p_.grid(), {}, step));
    return true;
  }
  std::vector<Verdict> verdicts;

 private:
  const Position& p_;
  Checker checker_;
};

template <class Run>
std::vector<Verdict> judged(const Position& p, Run run) {
  const logic::Frame<2> frame(*p.layout());
  logic::Board<2> board(frame);
  board.load(p.grid());
  logic::Draft draft;
  logic::Terms terms;
  Judge judge(p);
  logic::Scratch<2> scratch;
  Finder<2> finder(board, draft, scratch, judge, terms);
  run(finder);
  return judge.verdicts;
}

TEST(PlantedFault, ACarelessXWingIsCaught) {
  Position p("9x9");
  p.only("row 1", 7, "r1c2 r1c6").only("row 5", 7, "r5c2 r5c6 r5c9");
  auto run = [](Finder<2>& f) { find_careless_x_wing(f, 0, 4, 7, true); };
  EXPECT_EQ(judged(p, run), std::vector{Verdict::refuted});
  p.remove("r5c9", "7");
  EXPECT_EQ(judged(p, run), std::vector{Verdict::proven});
}

TEST(PlantedFault, AGreedyPairIsCaught) {
  Position p("9x9");
  p.cell("r1c1", "12").cell("r1c2", "12");
  EXPECT_EQ(judged(p, [](Finder<2>& f) { find_greedy_pair(f, 0, 1, 0, 3); }),
            std::vector{Verdict::refuted});
  EXPECT_EQ(judged(p, [](Finder<2>& f) { find_greedy_pair(f, 0, 1, 0, 0); }),
            std::vector{Verdict::proven});
}

}  // namespace
}  // namespace clew::test
