#include "support/position.h"

namespace clew::test {
namespace {

TEST(Nishio, TwoRowsTooFew) {
  Position p("9x9");  // with a 7 in column 1, rows 2 and 8 both need theirs in column 5
  p.only("row 2", 7, "r2c1 r2c5").only("row 8", 7, "r8c1 r8c5");
  const Found all = found(p, "nishio");
  EXPECT_TRUE(all.contains("r5c1<>7"));
  EXPECT_TRUE(all.contains("r5c5<>7"));
  EXPECT_FALSE(all.contains("r5c2<>7"));
}

TEST(Nishio, InOneGridOfASamurai) {
  Position p("samurai");
  p.only("row 2 of grid 5", 7, "r14c13 r14c17").only("row 8 of grid 5", 7, "r20c13 r20c17");
  EXPECT_TRUE(found(p, "nishio").contains("r17c13<>7"));
}

TEST(ForcingChains, TwoThreesInARow) {
  Position p("9x9");  // 1 in r1c1: r1c5 is 2, so r5c5 is 3; and r5c1 is 3
  p.cell("r1c1", "14").cell("r1c5", "12").cell("r5c5", "23").cell("r5c1", "13");
  EXPECT_TRUE(found(p, "1301").contains("r1c1<>1"));
}

TEST(ForcingChains, OnTriangles) {
  Position p("tridoku");  // the cells of the left edge all differ
  p.cell("r1c1", "14").cell("r2c1", "12").cell("r3c1", "23").cell("r4c1", "13");
  EXPECT_TRUE(found(p, "forcing-chain-contradiction").contains("r1c1<>1"));
}

TEST(ForcingChains, WhicheverOfThree) {
  Position p("9x9");  // 1, 2 or 3 in r5c5: one of r5c1, r1c5 and r1c9 is 9
  p.cell("r5c5", "123").cell("r5c1", "19").cell("r1c5", "29").cell("r5c9", "38");
  p.cell("r1c9", "89");
  EXPECT_TRUE(found(p, "1302").contains("r1c1<>9"));
}

TEST(ForcingChains, WhereverADigitGoes) {
  Position p("6x6");  // 1 in row 1: at r1c1 or r1c3, so r4c1 or r4c3 is 3
  p.only("row 1", 1, "r1c1 r1c3").cell("r4c1", "13").cell("r4c3", "13");
  EXPECT_TRUE(found(p, "forcing-chain-verity").contains("r4c2<>3"));
}

TEST(ForcingNets, CellsNarrowedTwice) {
  Position p("9x9");  // 1 in r1c1: r1c9 is 2, so r1c5 is 3 and r5c9 is 4, r5c5 is 6; r5c1 is 6 too
  p.cell("r1c1", "15").cell("r1c9", "12").cell("r1c5", "123").cell("r5c9", "24");
  p.cell("r5c5", "346").cell("r5c1", "16");
  EXPECT_TRUE(found(p, "1303").contains("r1c1<>1"));
  EXPECT_FALSE(found(p, "1301").contains("r1c1<>1"));
}

TEST(ForcingNets, EitherWayToOneCell) {
  Position p("8x8");  // 1 or 2 in r1c1, the other in r1c8: either way r1c5 is 3
  p.cell("r1c1", "12").cell("r1c8", "12").cell("r1c5", "123");
  EXPECT_TRUE(found(p, "1304").contains("r1c5=3"));
}

TEST(DynamicForcingNet, APairWithinTheNet) {
  Position p("9x9");  // 1 in r1c1 makes a pair 2, 3 of r1c2 and r1c3, so r1c9 is 4 and r5c9 is 6
  p.cell("r1c1", "15").cell("r1c2", "123").cell("r1c3", "123").cell("r1c9", "234");
  p.cell("r5c9", "46").cell("r5c1", "16");
  EXPECT_TRUE(found(p, "dynamic-forcing-net").contains("r1c1<>1"));
  EXPECT_FALSE(found(p, "1303").contains("r1c1<>1"));
}

TEST(DynamicForcingNet, AnXWingWithinTheNet) {
  Position p("10x10");  // 1 in r1c1: rows 3 and 8 keep their 1s in columns 4 and 9
  p.only("row 3", 1, "r3c1 r3c4 r3c9").only("row 8", 1, "r8c1 r8c4 r8c9");
  p.cell("r5c4", "12").cell("r5c9", "12").cell("r1c1", "13");
  EXPECT_TRUE(found(p, "dynamic-forcing-net").contains("r1c1<>1"));
}

// AI Escargot, by Arto Inkala, 2006.
constexpr const char* escargot =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

// Number of steps that `find` lists, each of them proven.
std::size_t proven(const Position& p, TechniqueId technique) {
  auto explainer = Explainer::make(p.layout());
  ExplainOptions options{.unique = true, .techniques = {}, .givens = p.givens()};
  options.techniques.add(technique);
  const Path path = explainer->find(p.grid(), options);
  Checker checker = *Checker::make(p.layout());
  for (const Step& step : path.steps())
    EXPECT_EQ(checker.check(p.grid(), p.givens(), step), Verdict::proven)
        << conclusion(*p.layout(), step);
  return path.steps().size();
}

// Most candidates here exclude all of some unit, or all but few of eight places and more.
TEST(DynamicForcingNet, WhereSetsStandOnTheBoardItself) {
  Position p("antichess");  // generated for the project
  p.line(".......8....................65........2.1.........3......7.......4...............");
  EXPECT_GT(proven(p, TechniqueId::dynamic_forcing_net), 100u);
}

TEST(NestedForcing, OpensWhereNothingElseDoes) {
  Position p("9x9");
  p.line(escargot);
  const std::size_t plain = proven(p, TechniqueId::dynamic_forcing_net),
                    chains = proven(p, TechniqueId::nested_forcing_chain),
                    nets = proven(p, TechniqueId::nested_forcing_net);
  EXPECT_GT(chains, plain);
  EXPECT_GT(nets, chains);
}

TEST(Forcing, SilentOnAnEmptyGrid) {
  for (const char* layout : {"9x9", "6x6", "tridoku"})
    for (const char* technique :
         {"nishio", "1301", "1302", "1303", "1304", "dynamic-forcing-net", "nested-forcing-chain"})
      EXPECT_EQ(found(Position(layout), technique), Found()) << layout << " " << technique;
}

// With every technique allowed, the hardest puzzles are solved, and each step is proven.
TEST(Forcing, SolvesTheHardestWithoutTrial) {
  Position p("9x9");
  for (const char* line :
       {escargot,
        // Golden Nugget, by tarx0134, 2007.
        ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."}) {
    p.line(line);
    auto explainer = Explainer::make(p.layout());
    ExplainOptions options{.unique = true, .givens = p.givens()};
    options.techniques.remove(TechniqueId::trial);
    const Path path = explainer->path(p.grid(), options);
    EXPECT_EQ(path.status(), Path::Status::solved) << line;
    Checker checker = *Checker::make(p.layout());
    Grid grid = p.grid();
    for (const Step& step : path.steps()) {
      ASSERT_EQ(checker.check(grid, p.givens(), step), Verdict::proven)
          << technique(step.technique).name << ": " << conclusion(*p.layout(), step);
      apply(*p.layout(), step, grid);
    }
  }
}

}  // namespace
}  // namespace clew::test
