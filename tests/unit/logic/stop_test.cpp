// Techniques that enumerate many sets of a house examine no further house after a stop.
#include "logic/finder.h"
#include "logic/rules.h"
#include "logic/techniques/all.h"
#include "support/position.h"

namespace clew::test {
namespace {

class StepCount final : public logic::StepSink {
 public:
  bool take(const Step&) override {
    ++steps;
    return true;
  }
  int steps = 0;
};

int killer_pairs_found(const Stop& stop) {
  LayoutSpec spec = layout_named("9x9")->spec();
  spec.add({Constraint::Kind::cage, {{0, 0}, {0, 1}}, {}, {5}});
  spec.add({Constraint::Kind::cage, {{0, 2}, {0, 3}}, {}, {10}});
  Position p(*build(std::move(spec)));
  p.cell("r1c3", "1289").cell("r1c4", "1289");
  const auto rules = logic::rules_of(*p.layout());
  const logic::Frame<2> frame(*p.layout(), rules->get());
  logic::Board<2> board(frame);
  board.load(p.grid());
  logic::Draft draft;
  const logic::Terms terms{.stop = stop};
  logic::Scratch<2> scratch;
  StepCount sink;
  logic::Finder<2> finder(board, draft, scratch, sink, terms);
  EXPECT_TRUE(logic::find_killer_set(finder, 2));
  return sink.steps;
}

TEST(Stopped, KillerSetsLookAtNoFurtherHouse) {
  EXPECT_GT(killer_pairs_found({}), 0);
  const std::atomic<bool> told = true;
  EXPECT_EQ(killer_pairs_found({.flag = &told}), 0);
}

}  // namespace
}  // namespace clew::test
