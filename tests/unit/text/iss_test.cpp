// Every rule of ISS, as the line of puzzle text that it is, and back.
#include <gmock/gmock.h>

#include <bit>
#include <set>

#include "clew/solve.h"
#include "clew/text.h"

namespace clew {
namespace {

using ::testing::HasSubstr;

/// The lines between the first and the givens, the usual grid's own left out.
std::string constraints_of(const std::string& text) {
  std::string lines = text.substr(9, text.find("givens\n") - 9);
  for (const char* plain : {"digits 1-9\nat 1,1 grid 9x9 box 3x3\n", "layout 9x9\n"})
    if (lines.starts_with(plain)) lines.erase(0, std::string_view(plain).size());
  return lines;
}

/// The constraints of a string, or why it is refused.
std::string lines_of(const std::string& iss) {
  const auto puzzle = read_puzzle(iss, {.from = Format::iss});
  if (!puzzle) return puzzle.error().reason;
  return constraints_of(*write(*puzzle, Format::text));
}

struct Case {
  const char *iss, *lines;
};

// Written as they are read.
constexpr Case cases[] = {
    {".AntiKnight", "layout antiknight\n"},
    {".AntiKing", "layout antiking\n"},
    {".AntiConsecutive", "nonconsecutive\n"},
    {".AntiTaxicab", "antitaxicab\n"},
    {".StrictKropki", "nodifference 1\nnoratio 2\n"},
    {".StrictXV", "nosum 5 10\n"},
    {".GlobalEntropy", "globalentropy\n"},
    {".GlobalMod", "globalmodular\n"},
    {".DutchFlatmates", "flatmates\n"},
    {".Diagonal~1", "diagonal anti\n"},
    {".Diagonal~-1", "diagonal main\n"},
    {".Windoku", "layout hyper\n"},
    {".DisjointSets", "layout disjoint\n"},
    {".AllDifferent~R1C1~R2C5", "group r1c1 r2c5\n"},
    {".Cage~15~R1C1~R1C2", "cage 15 r1c1 r1c2\n"},
    {".Cage~0~R1C1~R1C2", "cage r1c1 r1c2\n"},
    {".Or.Cage~8~R1C1~R1C2.Cage~9~R1C1~R1C2.End", "cage 8 9 r1c1 r1c2\n"},
    {".RellikCage~15~R1C1~R1C2", "rellik 15 r1c1 r1c2\n"},
    {".EqualityCage~R1C1~R1C2", "equalitycage r1c1 r1c2\n"},
    {".Sum~15~R1C1~R5C2", "sum 15 r1c1 r5c2\n"},
    {".Sum~-3_=_2_-1~R1C1~R5C2", "sum -3 2*r1c1 -1*r5c2\n"},
    {".Lunchbox~12~R1C1~R1C2~R1C3", "lunchbox 12 r1c1 r1c2 r1c3\n"},
    {".Arrow~R1C1~R1C2~R1C3", "arrow r1c1 | r1c2 r1c3\n"},
    {".Arrow~R1C1~R1C2.Arrow~R1C1~R2C1~R3C1", "arrow r1c1 | r1c2 | r2c1 r3c1\n"},
    {".PillArrow~2~R1C1~R1C2~R2C2~R3C2", "arrow r1c1 r1c2 | r2c2 r3c2\n"},
    {".DoubleArrow~R1C1~R1C2~R1C3", "doublearrow r1c1 r1c2 r1c3\n"},
    {".WhiteDot~R1C1~R1C2", "difference r1c1 r1c2\n"},
    {".BlackDot~R1C1~R1C2", "ratio r1c1 r1c2\n"},
    {".X~R1C1~R1C2", "pairsum 10 r1c1 r1c2\n"},
    {".V~R1C1~R1C2", "pairsum 5 r1c1 r1c2\n"},
    {".GreaterThan~R2C1~R1C1", "greater r2c1 r1c1\n"},
    {".Thermo~R1C1~R2C2", "thermo r1c1 r2c2\n"},
    {".Whisper~5~R1C1~R2C2", "whispers r1c1 r2c2\n"},
    {".Whisper~4~R1C1~R2C2", "whispers 4 r1c1 r2c2\n"},
    {".Palindrome~R1C1~R2C2~R3C3", "palindrome r1c1 r2c2 r3c3\n"},
    {".Renban~R1C1~R2C2", "renban r1c1 r2c2\n"},
    {".Between~R1C1~R2C2~R3C3", "between r1c1 r2c2 r3c3\n"},
    {".Lockout~4~R1C1~R2C2~R3C3", "lockout r1c1 r2c2 r3c3\n"},
    {".Lockout~2~R1C1~R2C2~R3C3", "lockout 2 r1c1 r2c2 r3c3\n"},
    {".Modular~3~R1C1~R2C2", "modular r1c1 r2c2\n"},
    {".Modular~2~R1C1~R2C2", "modular 2 r1c1 r2c2\n"},
    {".Entropic~R1C1~R2C2~R3C3", "entropic r1c1 r2c2 r3c3\n"},
    {".RegionSumLine~R3C3~R4C4", "regionsum r3c3 r4c4\n"},
    {".EqualSum~R1C1~R1C2~-~R5C5", "equalsums r1c1 r1c2 | r5c5\n"},
    {".SumLine~10~R1C1~R1C2~R2C2", "sumline 10 r1c1 r1c2 r2c2\n"},
    {".SumLine~10~R1C1~R1C2~R2C2~LOOP", "sumline 10 r1c1 r1c2 r2c2 r1c1\n"},
    {".Zipper~R1C1~R2C2~R3C3", "zipper r1c1 r2c2 r3c3\n"},
    {".SameValues~2~R1C1~R1C2~R5C1~R5C2", "samevalues r1c1 r1c2 | r5c1 r5c2\n"},
    {".Quad~R1C1~1~2", "quadruple 1 2 r1c1 r1c2 r2c1 r2c2\n"},
    {".ContainAtLeast~1_2_2~R1C1~R1C2~R1C3~R2C1", "contain 1 2 2 r1c1 r1c2 r1c3 r2c1\n"},
    {".ContainExact~1_2~R1C1~R1C2~R5C1", "containexactly 1 2 r1c1 r1c2 r5c1\n"},
    {".LookAndSay~2513~R1C1~R1C2~R5C1", "lookandsay 2x5 1x3 r1c1 r1c2 r5c1\n"},
    {".CountingCircles~R1C1~R2C2", "countingcircles r1c1 r2c2\n"},
    {".CountDistinct~R1C1~R2C1~R3C1", "countdistinct r1c1 | r2c1 r3c1\n"},
    {".Sandwich~12~R3", "sandwich row 3 12\n"},
    {".Sandwich~0~C3", "sandwich column 3 0\n"},
    {".XSum~R3~12", "xsum left 3 12\n"},
    {".Skyscraper~C3~~4", "skyscraper bottom 3 4\n"},
    {".HiddenSkyscraper~C3~4", "hiddenskyscraper top 3 4\n"},
    {".NumberedRoom~R3~~4", "numberedroom right 3 4\n"},
    {".FullRank~R3~7", "fullrank left 3 7\n"},
    {".FullRankTies~any.FullRank~R3~7", "fullrank left 3 7 1\n"},
    {".Indexing~R~R1C1", "rowindexer r1c1\n"},
    {".Indexing~C~R1C1~R2C5", "columnindexer r1c1 r2c5\n"},
    {".ValueIndexing~R1C1~R1C2~R1C3~R1C4", "valueindexing r1c1 r1c2 r1c3 r1c4\n"},
    {".Or.Thermo~R1C1~R1C2.And.X~R2C1~R2C2.Renban~R3C1~R3C2.End.End",
     "either thermo r1c1 r1c2 or pairsum 10 r2c1 r2c2 and renban r3c1 r3c2\n"},
    // From each side of the rim the diagonal goes clockwise.
    {".LittleKiller~20~R7C1", "littlekiller 20 r7c1 r8c2 r9c3\n"},
    {".LittleKiller~20~R1C3", "littlekiller 20 r1c3 r2c2 r3c1\n"},
    {".LittleKiller~20~R3C9", "littlekiller 20 r3c9 r2c8 r1c7\n"},
    {".LittleKiller~20~R9C7", "littlekiller 20 r9c7 r8c8 r7c9\n"},
    {".Sum~20~R7C9~R8C8~R9C7", "littlekiller 20 r7c9 r8c8 r9c7\n"},
    {".Sum~9~R1C9", "littlekiller 9 r1c9\n"},
    {".Sum~20~R8C8~R7C9", "sum 20 r8c8 r7c9\n"},
};

TEST(Iss, RulesAreReadAndWrittenAgain) {
  for (const auto& [iss, lines] : cases) {
    SCOPED_TRACE(iss);
    const auto puzzle = read_puzzle(iss);  // recognised
    ASSERT_TRUE(puzzle) << puzzle.error().reason;
    EXPECT_EQ(constraints_of(*write(*puzzle, Format::text)), lines);
    const auto written = write(*puzzle, Format::iss);
    ASSERT_TRUE(written) << written.error().reason;
    // One item alone would look like a part of a longer puzzle.
    const std::string shape = ".Shape~9x9";
    const bool whole = std::string_view(iss).substr(1).starts_with("FullRankTies") ||
                       std::string_view(iss).starts_with(".Arrow~R1C1~R1C2.Arrow");
    EXPECT_EQ(*written, whole ? iss : shape + iss);
  }
}

// A kind without an ISS word becomes a relation or a pattern, and is read back as itself.
TEST(Iss, CarriesKindsThatItHasNoWordFor) {
  for (const char* line :
       {"odd r1c1 r5c5", "even r1c1", "candidates 1 3 r1c1 r5c5", "slowthermo r1c1 r2c2 r3c3",
        "nabner r1c1 r2c2 r3c3", "clone r1c1 r1c2 | r5c1 r5c2", "difference 3 r1c1 r1c2",
        "difference r1c1 r5c5", "ratio 3 r1c1 r1c2", "pairsum 7 r1c1 r1c2",
        "pair 1,2 2,5 r1c1 r1c2 r1c3", "everypair 1,2 2,1 r1c1 r1c2 r1c3",
        "automaton 0>0:1,2 0>1:3 1! r1c1 r1c2", "automaton 0>0:1,2 0>1:2,3 1! r1c1 r1c2"}) {
    SCOPED_TRACE(line);
    const auto puzzle = read_puzzle("sudoku 1\nlayout 9x9\n" + std::string(line) + "\ngivens\n" +
                                    std::string(81, '.'));
    ASSERT_TRUE(puzzle) << puzzle.error().reason;
    const auto written = write(*puzzle, Format::iss);
    ASSERT_TRUE(written) << written.error().reason;
    const auto again = read_puzzle(*written);
    ASSERT_TRUE(again) << again.error().reason << "\n" << *written;
    EXPECT_EQ(again->layout->spec(), puzzle->layout->spec()) << *written;
  }
}

TEST(Iss, ReadsGrids) {
  EXPECT_EQ(lines_of(".Shape~4x4"), "layout 4x4\n");
  EXPECT_EQ(lines_of(".Shape~6x6.NoBoxes"), "layout latin-6\n");
  EXPECT_EQ(lines_of(".Shape~4x6"), "digits 1-6\nat 1,1 grid 4x6 box 2x3\n");
  EXPECT_EQ(lines_of(".Shape~4x4~6"), "digits 1-6\nat 1,1 grid 4x4 box 2x2\n");
  EXPECT_EQ(lines_of(".Shape~4x4.NoBoxes.Jigsaw~0001001120133333"),
            "the regions do not have 4 cells each");
  EXPECT_EQ(lines_of(".Shape~4x4.NoBoxes.Jigsaw~0001022112213333"),
            "digits 1-4\nat 1,1 grid 4x4 regions 1112133223324444\n");
}

// Never without its regions; a solution beside the grid has none that hang together.
TEST(Iss, ReadsGridsWithRegionsBesideThem) {
  for (const char* iss :
       {"1..............4 0001021122132333", "1..............40001021122132333"}) {
    const auto puzzle = read_puzzle(iss, {.from = Format::iss});
    ASSERT_TRUE(puzzle) << puzzle.error().reason;
    EXPECT_EQ(*write(*puzzle, Format::text),
              "sudoku 1\ndigits 1-4\nat 1,1 grid 4x4 regions 1112132233243444\n"
              "givens\n1...\n....\n....\n...4");
  }
  EXPECT_EQ(lines_of("1234............ 1234341221434321"), "layout 4x4\n");
}

TEST(Iss, ReadsGivensAndCandidates) {
  const auto puzzle = read_puzzle(".~R1C1_5~R9C9_1_2_3~R9C9_2_3_4");
  ASSERT_TRUE(puzzle) << puzzle.error().reason;
  EXPECT_EQ(puzzle->givens[0], 5);
  EXPECT_EQ(puzzle->marks[80], (DigitSet{} | DigitSet::up_to(3)) - DigitSet::up_to(1));
  EXPECT_EQ(*write(*puzzle, Format::iss), ".Shape~9x9.~R1C1_5~R9C9_2_3");
}

TEST(Iss, JoinsEveryPairOfNeighbours) {
  EXPECT_EQ(lines_of(".WhiteDot~R1C1~R1C2~R2C1"), "difference r1c1 r1c2\ndifference r1c1 r2c1\n");
  EXPECT_EQ(lines_of(".X~R1C1~R3C3"), "the rule 'X' joins no neighbours");
}

TEST(Iss, ReadsPatterns) {
  // "(12)*": base64 of the five characters.
  EXPECT_EQ(lines_of(".Regex~KDEyKSo~R1C1~R1C2"), "automaton 0>1:1 1>2:2 2>1:1 0! 2! r1c1 r1c2\n");
  EXPECT_EQ(lines_of(".Regex~KDEyKSo=~R1C1~R1C2"), lines_of(".Regex~KDEyKSo~R1C1~R1C2"));
  // Uncompressed, as in older addresses; any other text is not a pattern.
  EXPECT_EQ(lines_of(".Regex~(12)*~R1C1~R1C2"), "automaton 0>1:1 1>2:2 2>1:1 0! 2! r1c1 r1c2\n");
  EXPECT_EQ(lines_of(".Regex~[12~R1C1"),
            "the rule 'Regex' has a pattern that cannot be read, or is too large");
  // A relation is a bit for each pair, six a letter: 1,1 is the first, 1,3 the third.
  EXPECT_EQ(lines_of(".Shape~4x4.Pair~F~_name~R1C1~R1C2~~R2C1~R2C2"),
            "digits 1-4\nat 1,1 grid 4x4 box 2x2\npair 1,1 1,3 r1c1 r1c2 \"name\"\n"
            "pair 1,1 1,3 r2c1 r2c2 \"name\"\n");
  // Cells 1 on (bits 1 and 3): the dot is drawn twice.
  EXPECT_EQ(lines_of(".Replicate~K.WhiteDot~R1C1~R1C2.End"),
            "difference r1c2 r1c3\ndifference r1c4 r1c5\n");
}

TEST(Iss, ReadsAddresses) {
  const std::string site = "https://sigh.github.io/Interactive-Sudoku-Solver/?";
  const std::string cage = "cage 3 r1c3 r1c4\n";
  EXPECT_EQ(lines_of(site + "q=.Cage~3~R1C3~R1C4"), cage);
  EXPECT_EQ(lines_of(site + "mode=all&q=.Cage%7E3%7ER1C3%0A%7ER1C4#top"), cage);
  EXPECT_EQ(lines_of(site + "q=.Cage~3~R1C3~R1CX"), "the rule 'Cage' names no cell: 'R1CX'");
  EXPECT_EQ(lines_of(site + "q=" + site + "q=.Cage~3~R1C3~R1C4"),
            "the link holds another one, and no puzzle");
  const auto recognised = read_puzzle(site + "q=.Cage~3~R1C3~R1C4");
  ASSERT_TRUE(recognised) << recognised.error().reason;
  EXPECT_EQ(recognised->layout->constraints().size(), 1u);
}

TEST(Iss, ReadsCellsBesideTheGrid) {
  const auto puzzle = read_puzzle(".Shape~4x4.Var~A~name~2.Sum~7~R1C1~VA1~VA2.~VA2_3");
  ASSERT_TRUE(puzzle) << puzzle.error().reason;
  EXPECT_EQ(puzzle->layout->size(), 18);
  EXPECT_EQ(constraints_of(*write(*puzzle, Format::text)),
            "digits 1-4\nat 1,1 grid 4x4 box 2x2\ncandidates 1 2 3 4 r7c1\ncandidates 3 r7c4\n"
            "sum 7 r1c1 r7c1 r7c4\n");
  EXPECT_EQ(*write(*puzzle, Format::iss), ".Shape~4x4.Var~X~~2.Sum~7~R1C1~VX1~VX2.~VX2_3");
}

// An empty line parts puzzles; lines of one item each are one puzzle.
TEST(Iss, GoesOnInLinesOfOneItem) {
  const std::string text =
      ".Cage~3~R1C1~R1C2\n   .Cage~4~R2C1~R2C2.X~R1C3\n\t~R1C4\n.Cage~3~R1C1~R1C2\r\n"
      " .V~R2C1~R2C2\r\n\n .Cage~5~R1C1~R1C2";
  for (std::size_t room : {text.size(), std::size_t{1}}) {
    std::size_t at = 0;
    PuzzleReader reader([&](char* into, std::size_t most) {
      const std::size_t size = std::min({room, most, text.size() - at});
      text.copy(into, size, at);
      at += size;
      return size;
    });
    std::vector<std::string> lines;
    while (const auto puzzle = reader.next())
      lines.push_back(*puzzle ? constraints_of(*write(**puzzle, Format::text))
                              : puzzle->error().reason);
    EXPECT_THAT(lines, testing::ElementsAre("cage 3 r1c1 r1c2\ncage 4 r2c1 r2c2\ncage 3 r1c1 r1c2\n"
                                            "pairsum 10 r1c3 r1c4\npairsum 5 r2c1 r2c2\n",
                                            "cage 5 r1c1 r1c2\n"));
  }
}

TEST(Iss, MovesCellsBesideTheGrid) {
  // Two rows of three: their first column, and the cells to the right of it.
  const std::string list = ".Shape~4x4.Var~A~~2x3.Replicate~";
  EXPECT_EQ(lines_of(list + "J~VA1.Thermo~VA1~VA2.End"),
            lines_of(".Shape~4x4.Var~A~~2x3.Thermo~VA1~VA2.Thermo~VA4~VA5"));
  EXPECT_EQ(lines_of(list + "D~VA3.~VA3_2.End"), lines_of(".Shape~4x4.Var~A~~2x3.~VA3_2~VA4_2"));
  EXPECT_EQ(lines_of(list + "E~VA1.Thermo~VA1~VA2.End"),
            "the rule 'Thermo' is moved off the grid: 'VA2'");
  EXPECT_EQ(lines_of(list + "C~R1C1.Thermo~R1C1~VA2.End"),
            "the rule 'Thermo' names a cell of another list: 'VA2'");
  EXPECT_EQ(lines_of(list + "D~VA6.~VA6_2.End"), "the rule 'Replicate' has a place off the grid");
}

/// Counts grids whose rows, columns and boxes have 0 and all but one of the other digits to the
/// side: each lacks another digit, and the lines of each 0 lack three different digits.
class Doppelgangers {
 public:
  Doppelgangers(int side, int box_height, int box_width)
      : side_(side), box_height_(box_height), box_width_(box_width), cells_(side * side) {}
  int count(int cell = 0) {
    if (cell == side_ * side_) return fits();
    int sum = 0;
    for (int value = 0; value <= side_; ++value) {
      cells_[cell] = value;
      bool apart = true;
      for (int other = 0; other < cell; ++other)
        for (int kind = 0; kind < kinds(); ++kind)
          apart &= cells_[other] != value || house(kind, other) != house(kind, cell);
      if (apart) sum += count(cell + 1);
    }
    return sum;
  }

 private:
  int kinds() const { return box_height_ ? 3 : 2; }
  int house(int kind, int cell) const {
    const int row = cell / side_, col = cell % side_;
    return kind == 0   ? row
           : kind == 1 ? col
                       : row / box_height_ * (side_ / box_width_) + col / box_width_;
  }
  bool fits() const {
    std::vector<std::vector<int>> lacks(kinds(), std::vector<int>(side_));
    for (int kind = 0; kind < kinds(); ++kind) {
      unsigned all = 0;
      for (int h = 0; h < side_; ++h) {
        unsigned left = (2u << side_) - 1;
        for (int cell = 0; cell < side_ * side_; ++cell)
          if (house(kind, cell) == h) left ^= 1u << cells_[cell];
        lacks[kind][h] = std::countr_zero(left);
        all |= left;
      }
      if (all != (2u << side_) - 2) return false;
    }
    for (int cell = 0; cell < side_ * side_; ++cell) {
      std::set<int> at;
      for (int kind = 0; kind < kinds(); ++kind) at.insert(lacks[kind][house(kind, cell)]);
      if (!cells_[cell] && static_cast<int>(at.size()) < kinds()) return false;
    }
    return true;
  }

  int side_, box_height_, box_width_;
  std::vector<int> cells_;
};

TEST(Iss, DoppelgangersAreThoseOfTheRule) {
  for (const auto& [iss, rule] :
       {std::pair(".Shape~4x4~0-4.NoBoxes.Doppelganger", Doppelgangers(4, 0, 0)),
        std::pair(".Shape~4x4~0-4.RegionSize~4.Doppelganger", Doppelgangers(4, 2, 2))}) {
    SCOPED_TRACE(iss);
    const auto puzzle = read_puzzle(iss, {.from = Format::iss});
    ASSERT_TRUE(puzzle) << puzzle.error().reason;
    const auto counted = count(*puzzle);
    ASSERT_TRUE(counted) << counted.error().reason;
    const int all = Doppelgangers(rule).count();
    EXPECT_GT(all, 0);
    EXPECT_EQ(counted->solutions, static_cast<std::uint64_t>(all));
  }
  EXPECT_THAT(lines_of(".Doppelganger"), HasSubstr("needs a square grid"));
}

TEST(Iss, ReadsKillersOfOldForms) {
  std::string arrows(81, '0');
  arrows.replace(0, 3, "F<<");
  const auto killer = read_puzzle(arrows);
  ASSERT_TRUE(killer) << killer.error().reason;
  EXPECT_THAT(constraints_of(*write(*killer, Format::text)), HasSubstr("cage 15 r1c1 r1c2 r1c3\n"));
  std::string numbers = "3x3:d:k:";
  for (int cell = 0; cell < 81; ++cell) numbers += cell < 2 ? "2561:" : "0:";
  EXPECT_EQ(lines_of(numbers), "diagonal both\ncage 10 r1c1 r1c2\n");
  arrows.replace(0, 3, "><0");
  EXPECT_EQ(lines_of(arrows), "the arrows of a cage lead in a ring");
}

TEST(Iss, RefusesByName) {
  EXPECT_EQ(lines_of(".Shape~9x9~~Hex"),
            "rules that are not understood yet: Shape of the type Hex");
  EXPECT_EQ(lines_of(".Nonsense~R1C1"), "rules that are not understood yet: Nonsense");
  EXPECT_EQ(lines_of(".Thermo~R1C1~R1CA"), "the rule 'Thermo' names no cell: 'R1CA'");
  EXPECT_EQ(lines_of(".Or.X~R1C1~R1C2.End.StrictXV"),
            "the rule 'StrictXV' is not defined where a mark is one of several choices");
  EXPECT_EQ(lines_of(".Quad~R1C1~1.Quad~R1C1~2"), "the rule 'Quad' stands twice at one place");
  EXPECT_EQ(lines_of(".Or.X~R1C1~R1C2"), "an .End is missing");
  EXPECT_EQ(lines_of(".X~R1C1~R1C2.End"), ".End stands where nothing is open");
  EXPECT_EQ(lines_of(".~R1C1__8"), "a given has a value that is none: ''");
  const auto thermo = read_puzzle(".X~R1C1~R1C2.Thermo~R1C1~R3CX");
  EXPECT_EQ(thermo.error().column, 14u);
  EXPECT_EQ(lines_of(".Shape~9x99"), "the shape is not one from 1x1 to 16x16");
  const auto diagonal =
      read_puzzle("sudoku 1\nlayout 9x9\ndiagonalnonconsecutive\ngivens\n" + std::string(81, '.'));
  EXPECT_EQ(write(*diagonal, Format::iss).error().reason,
            "ISS has no room for this rule: diagonal non-consecutive");
}

// Rules without a word there are relations of neighbours, with their names.
TEST(Iss, TellsOfNeighboursByName) {
  for (const std::string rules :
       {"nodifference 1\ndifference r1c1 r1c2\n", "noratio 2 3\n", "nosum 5\npairsum 5 r1c1 r1c2\n",
        "maximum r5c5 r1c1 r1c2\n", "nodifference 1\nnosum 7\nminimum r1c1\n"}) {
    const auto puzzle =
        read_puzzle("sudoku 1\nlayout 9x9\n" + rules + "givens\n" + std::string(81, '.'));
    ASSERT_TRUE(puzzle) << puzzle.error().reason;
    const auto written = write(*puzzle, Format::iss);
    ASSERT_TRUE(written) << written.error().reason;
    EXPECT_EQ(lines_of(*written), rules);
  }
  // With one neighbour only, or with another relation, it is an ordinary relation.
  const std::string pair = ".Pair~9X_1f9X_1f9X_F~_nodifference%201~R1C1~R2C1";
  EXPECT_THAT(lines_of(pair), HasSubstr("pair "));
  EXPECT_THAT(lines_of(".Or" + pair + ".X~R1C1~R2C1.End"), HasSubstr("either pair "));
  EXPECT_THAT(lines_of(".Pair~EAEBEAAQAAAAE~_maximum~R1C1~R2C1~~R1C1~R1C2"), HasSubstr("ratio 3 "));
}

TEST(Iss, HoldsWhatIsHostileWithinBounds) {
  std::string deep, wide = ".Regex~";
  for (int i = 0; i < 100; ++i) deep += ".Or";
  EXPECT_EQ(lines_of(deep + "~"), "rules stand within rules too often");
  // ((((1{9}){9}){9}){9}){9}
  EXPECT_EQ(lines_of(".Regex~KCgoKDF7OX0pezl9KXs5fSl7OX0pezl9~R1C1"),
            "the rule 'Regex' has a pattern that cannot be read, or is too large");
  EXPECT_THAT(lines_of(".NFA~" + std::string(300'000, 'A') + "~R1C1"), HasSubstr("too large"));
}

TEST(Iss, IsToldFromRowsOfGrids) {
  const auto line = read_puzzle(std::string(".....6.8.") + std::string(72, '.'));
  ASSERT_TRUE(line) << line.error().reason;
  EXPECT_EQ(line->givens[5], 6);
}

}  // namespace
}  // namespace clew
