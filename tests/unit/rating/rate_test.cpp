#include "clew/rate.h"

#include <gtest/gtest.h>

#include <atomic>
#include <string>
#include <string_view>

namespace clew {
namespace {

Puzzle puzzle(std::string_view givens, const char* layout = "9x9") {
  Puzzle p;
  p.layout = *find_layout(layout);
  for (char ch : givens)
    p.givens.push_back(ch >= '1' && ch <= '9' ? static_cast<Digit>(ch - '0') : 0);
  return p;
}

struct Known {
  const char* name;
  const char* givens;
  int er, ep, ed;
  const char* hardest;
};

class KnownRatings : public testing::TestWithParam<Known> {};

TEST_P(KnownRatings, AreMet) {
  const auto& [name, givens, er, ep, ed, hardest] = GetParam();
  const auto rating = rate(puzzle(givens), {.path = true});
  ASSERT_TRUE(rating);
  EXPECT_EQ(rating->status, Rating::Status::rated);
  EXPECT_EQ(rating->er, er);
  EXPECT_EQ(rating->ep, ep);
  EXPECT_EQ(rating->ed, ed);
  EXPECT_EQ(rating->hardest, hardest);
  EXPECT_EQ(rating->steps, static_cast<int>(rating->path.size()));
  EXPECT_FALSE(rating->own);
}

// Random minimal puzzles, and Arto Inkala's "AI Escargot" of 2006.
INSTANTIATE_TEST_SUITE_P(
    All, KnownRatings,
    testing::Values(
        Known{"singles",
              "..8126......7...636.73...984..5723895........87.69.42..5..17..2.1..45..628496.517",
              12, 10, 10, "Hidden Single"},
        Known{"claiming",
              "..3.6....52..........8.........5.62..5....1....6.4..73.8...6..5....197....12...9.",
              28, 12, 12, "Claiming"},
        Known{"bug",
              ".....5..9....72.6..481.......2........3...5.1...36.79.4..6...85.3.4.9......7.....",
              56, 12, 12, "BUG type 1"},
        Known{"turbot",
              ".......8757.91.2...3.......4...3...8..6.7....7..294........7..2..382.6........34.",
              66, 12, 12, "Turbot Fish"},
        Known{"y_cycle",
              "..2.9....1........46.8..3.237.2.6.9.5............3.12..5..72..9..4..5......4....8",
              69, 12, 12, "Bidirectional Y-Cycle"},
        Known{"xy_cycle",
              ".4......5..5..96..39.....2...14..2.6...5..47..7...1.....7.1..4..3.9.....2..6..5.8",
              71, 12, 12, "Bidirectional Cycle"},
        Known{"nishio",
              "3.......1.9.615...4..8.37.....9.6...7.3.5......63...8.64...8.3...5.....8.3......2",
              78, 12, 12, "Nishio Forcing Chains"},
        Known{"cell",
              "81.3.9......2.6....3..1.45..8........2...4..3..5.9.1..6...259..1.......2......6.5",
              85, 12, 12, "Cell Forcing Chains"},
        Known{"dynamic",
              "2.....6.7.6..7........4.95.1..49....92...5.6....1.....68......1..3...4.....9...23",
              89, 12, 12, "Dynamic Cell Forcing Chains"},
        Known{"escargot",
              "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
              105, 12, 12, "Dynamic Contradiction Forcing Chains (+ Forcing Chains)"}),
    [](const auto& of) { return std::string(of.param.name); });

class SukakuRatings : public testing::TestWithParam<Known> {};

TEST_P(SukakuRatings, AreMet) {
  const auto& [name, givens, er, ep, ed, hardest] = GetParam();
  const auto rating = rate(puzzle(givens), {}, Scale::sukaku_explainer);
  ASSERT_TRUE(rating);
  EXPECT_EQ(rating->er, er);
  EXPECT_EQ(rating->ep, ep);
  EXPECT_EQ(rating->ed, ed);
  EXPECT_EQ(rating->hardest, hardest);
  EXPECT_FALSE(rating->own);
}

// Random minimal puzzles.
INSTANTIATE_TEST_SUITE_P(
    All, SukakuRatings,
    testing::Values(
        Known{"skyscraper",
              "1...8..34..7............1...853...42..25.8.....9..2.1..7...3....54.7...66.3...4..",
              40, 12, 12, "Skyscraper 011"},
        Known{"kite",
              ".5.2.13...86.4....2...6..1...7.....2...47..615..9...........9.47..1......4.6...2.",
              41, 12, 12, "2-String Kite 012"},
        Known{"grouped_links",
              ".....7...95......6...2.8.9.71.4.....2.............23.4.38...5........6.3.6..95.4.",
              43, 12, 12, "Grouped 2 Strong links 101"},
        Known{"ring",
              "8..27...39..3....5....89.4...8.......398627..21..9......6....3.......56..7......2",
              55, 15, 15, "(3 Strong Links) X-Loop 0001"},
        Known{"skyscrapers",
              "62..1...7...9...3.....78........6.52..5...3...81...6......4..9..7...95...5....8.1",
              54, 12, 12, "3 Skyscrapers 0111"},
        Known{"three_string_kite",
              ".4.5..6..7....2.1.3..61..5.......4...1.3.47..2......6....1.9...67..2......8765...",
              55, 12, 12, "3-String Kite 0112"},
        Known{"grouped_ring",
              ".564...3.....6.1..32...9.....39.....4.........981.3...9..6.1.837.5.....2......9..",
              57, 12, 12, "(3 Strong Links) Grouped X-Loop 1012"},
        Known{"wing_of_4",
              "...9..86..2............31.5.6.......9..18...7.51.....8.7481...95...2...1.....9.5.",
              55, 12, 12, "WXYZ-Wing 126"},
        Known{"bug_of_the_successor",
              "1...4..2...2.....64....83.....6.....6.85..4...2.3..7...3.1.9....6..5.........3.91",
              57, 12, 12, "BUG type 2"},
        Known{"four_links",
              "..1..43...5..1.7...367..2..2.............8..1....2.5.....2.5..7.....7.46..9.4....",
              61, 12, 12, "Grouped 4 Strong links 20012"},
        Known{"wing_of_5",
              "8.........2.........51..24..5.........139....9..8.6.57.9..6...3....2.19...8.7....",
              64, 12, 12, "VWXYZ-Wing 239"},
        Known{"wing_of_6",
              ".....812...3.7..6..6.29..7....9...424..3..8.6....67...3........2.9.4..8...57...1.",
              66, 12, 12, "UVWXYZ-Wing 1414"},
        Known{"wing_of_7",
              "....3.6...4..1......6....81......5....8.4..7..7.8.9....53.6...7.....4..2.2...5..9",
              75, 12, 12, "TUVWXYZ-Wing 1622"}),
    [](const auto& of) { return std::string(of.param.name); });

TEST(Rate, ASolvedPuzzleHasNoSteps) {
  const auto rating = rate(
      puzzle("126437958895621473374985126457193862983246517612578394269314785548769231731852649"));
  ASSERT_TRUE(rating);
  EXPECT_EQ(rating->steps, 0);
  EXPECT_EQ(rating->er, 0);
}

TEST(Rate, SaysWhatItKnowsWhenStopped) {
  std::atomic<bool> stop{true};
  const auto rating = rate(
      puzzle("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."),
      {.stop = {&stop, {}}});
  ASSERT_TRUE(rating);
  EXPECT_EQ(rating->status, Rating::Status::unfinished);
  EXPECT_EQ(rating->ed, 12);
}

TEST(Rate, TheSecondScaleIsKnownForClassicPuzzlesOnly) {
  const auto rating = rate(
      puzzle(".5..4..6.....8..932......8..........9.....25.54................4.179......2......",
             "hyper"),
      {}, Scale::sukaku_explainer);
  ASSERT_TRUE(rating);
  EXPECT_EQ(rating->status, Rating::Status::rated);
  EXPECT_TRUE(rating->own);
}

TEST(Rate, OtherLayoutsAreClewsOwn) {
  const auto small = rate(puzzle("1...3..4..1..2..", "4x4"));
  ASSERT_TRUE(small);
  EXPECT_TRUE(small->own);
}

}  // namespace
}  // namespace clew
