// Exclusions by constraints with all houses, compared with every grid of a small board: nothing is
// missed, nothing is wrong, and removed candidates need no new object.
#include <gtest/gtest.h>

#include <array>

#include "logic/excluder.h"
#include "support/constraints.h"
#include "support/house_grids.h"
#include "support/position.h"
#include "support/seed.h"

namespace clew::test {
namespace {

using Kind = Constraint::Kind;
using logic::Excluder;
using Marks = std::vector<DigitSet>;
using Grids = std::vector<std::vector<Digit>>;

std::vector<int> kinds_of_pieces() {
  std::vector<int> result;
  for (int k = 0; k < static_cast<int>(Kind::custom); ++k)
    if (!told_by_houses.has(static_cast<Kind>(k))) result.push_back(k);
  return result;
}
std::string name_of_piece(const testing::TestParamInfo<int>& info) {
  return std::string(word(static_cast<Kind>(info.param)));
}

class Boards {
 public:
  Boards(const Layout& layout, const logic::Rules& rules)
      : layout_(layout), rules_(rules), grids_(test::grids_of_houses(layout)) {}

  // The candidates that no grid with some pieces holds.
  std::vector<Candidate> excluded(const Marks& marks, std::span<const std::uint32_t> pieces) const {
    Marks held(marks.size());
    for (const auto& grid : grids_) {
      bool is_left = true;
      for (std::size_t c = 0; c < grid.size(); ++c) is_left = is_left && marks[c].has(grid[c]);
      for (const std::uint32_t p : pieces)
        is_left = is_left && constraints::satisfied(rules_.pieces[p].parts, layout_, grid);
      for (std::size_t c = 0; is_left && c < grid.size(); ++c) held[c].add(grid[c]);
    }
    std::vector<Candidate> gone;
    for (CellId c = 0; c < marks.size(); ++c)
      for (const Digit d : marks[c] - held[c]) gone.push_back({c, d});
    return gone;
  }

  // Compares the answers about one piece; returns the number of exclusions.
  std::size_t compare(Excluder& excluder, const Marks& marks, std::uint32_t piece) const {
    const std::vector<Candidate> by_houses = excluded(marks, {});
    const std::uint32_t alone[] = {piece};
    std::vector<Candidate> expected = excluded(marks, alone), told;
    std::erase_if(expected, [&](Candidate x) {
      return std::ranges::binary_search(by_houses, x) || marks[x.cell].size() < 2 ||
             !is_near(piece, x.cell);
    });
    Excluder::Work work = 1'000'000;
    excluder.look(piece, told, work);
    EXPECT_EQ(told, expected) << "piece " << piece;
    return told.size();
  }

  // Checks lists of pieces that exclude candidates; returns the number of lists.
  std::size_t check_lists(const std::vector<Excluder::Excluded>& lists, const Marks& marks) const {
    for (const auto& [what, pieces] : lists) {
      const std::vector<Candidate> gone = excluded(marks, pieces);
      for (const Candidate& x : what) EXPECT_TRUE(std::ranges::binary_search(gone, x));
      for (std::size_t i = 0; i < pieces.size(); ++i) {
        auto fewer = pieces;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        EXPECT_FALSE(std::ranges::binary_search(excluded(marks, fewer), what[0]));
      }
    }
    return lists.size();
  }

  // Compares the answers about pairs, of which three pieces have no more than are returned.
  void compare_pairs(const std::vector<Excluder::Excluded>& told, const Marks& marks) const {
    const auto all = static_cast<std::uint32_t>(rules_.pieces.size());
    for (std::uint32_t p = 0; p < all && all <= 3; ++p)
      for (std::uint32_t q = p + 1; q < all; ++q) {
        if (rules_.pieces[p].tested || rules_.pieces[q].tested || !are_near(p, q)) continue;
        std::vector<Candidate> expected = excluded(marks, std::array{p, q});
        for (const std::uint32_t one : {p, q}) {
          const auto alone = excluded(marks, {&one, 1});
          std::erase_if(expected, [&](Candidate x) {
            return std::ranges::binary_search(alone, x) || marks[x.cell].size() < 2;
          });
        }
        std::erase_if(expected, [&](Candidate x) {
          return !std::ranges::binary_search(rules_.pieces[p].cells, x.cell) &&
                 !std::ranges::binary_search(rules_.pieces[q].cells, x.cell);
        });
        const auto found =
            std::ranges::find(told, std::vector<std::uint32_t>{p, q}, &Excluder::Excluded::pieces);
        EXPECT_EQ(found == told.end() ? std::vector<Candidate>{} : found->what, expected)
            << "pieces " << p << " and " << q;
      }
  }

 private:
  bool are_near(std::uint32_t p, std::uint32_t q) const {
    const auto& pieces = rules_.pieces;
    return pieces[p].cells.size() > 1 && pieces[q].cells.size() > 1 &&
           std::ranges::any_of(pieces[p].cells, [&](CellId a) {
             return std::ranges::any_of(pieces[q].cells,
                                        [&](CellId b) { return a == b || layout_.sees(a, b); });
           });
  }
  bool is_near(std::uint32_t piece, CellId c) const {
    const auto& cells = rules_.pieces[piece].cells;
    if (std::ranges::binary_search(cells, c)) return true;
    return std::ranges::any_of(layout_.houses(), [&](const House& house) {
      return !house.implied && std::ranges::binary_search(house.cells, c) &&
             std::ranges::count_if(
                 cells, [&](CellId x) { return std::ranges::binary_search(house.cells, x); }) > 1;
    });
  }

  const Layout& layout_;
  const logic::Rules& rules_;
  Grids grids_;
};

// Five digits come to 15 at least, and two to 17 at most.
TEST(Exclusions, BoundTheSumOfALineWithoutASearch) {
  const LayoutPtr with = layout_with("9x9", "regionsum r4c2 r4c3 r3c3 r2c3 r1c3 r1c2 r2c2\n");
  const Layout& layout = *with;
  const auto rules = logic::rules_of(layout);
  ASSERT_TRUE(rules && *rules);
  constexpr Excluder::Effort little{.conflicts = 3};
  Excluder excluder(layout, **rules);
  excluder.load(Marks(static_cast<std::size_t>(layout.size()), layout.all_digits()), little);
  std::vector<Candidate> gone;
  Excluder::Work work = 2000;
  excluder.look(0, gone, work);
  for (const CellId c : {28, 29})
    for (Digit d = 1; d <= 9; ++d)
      EXPECT_EQ(std::ranges::binary_search(gone, Candidate{c, d}), d < 6) << c << ' ' << int{d};
}

class ExclusionsOfKind : public testing::TestWithParam<int> {};

TEST_P(ExclusionsOfKind, AreThoseOfEveryGrid) {
  const auto kind = static_cast<Kind>(GetParam());
  std::mt19937_64 random(seed() + static_cast<unsigned>(GetParam()));
  const LayoutSpec bare_spec{.digits = 4,
                             .grids = {{.height = 4, .width = 4, .box_height = 2, .box_width = 2}}};
  const auto bare = build(bare_spec);
  ASSERT_TRUE(bare);
  const Grids grids = test::grids_of_houses(**bare);
  int compared = 0;
  for (int round = 0; round < 12; ++round) {
    SCOPED_TRACE(round);
    const std::vector<Digit>& solution = grids[random() % grids.size()];
    LayoutSpec spec = bare_spec;
    for (int i = 0; i < 3; ++i) {
      ConstraintMaker maker(**bare, solution, random);
      if (const auto c = maker.make_true(i == 2 ? Kind::cage : kind, 4))
        spec.add(maker.spec_of(*c));
    }
    const auto layout = build(spec);
    if (!layout) continue;
    const auto rules = logic::rules_of(**layout);
    ASSERT_TRUE(rules);
    if (!*rules) continue;
    // A modifier may change the values that a cage of its layout adds.
    if (!std::ranges::all_of((*rules)->pieces, [&](const constraints::ConstraintPiece& piece) {
          return constraints::satisfied(piece.parts, **layout, solution);
        }))
      continue;
    const Boards boards(**layout, **rules);
    constexpr Excluder::Effort enough{.conflicts = 1'000'000};  // no question of a 4x4 stays open
    Excluder kept(**layout, **rules);
    Marks marks(static_cast<std::size_t>((*layout)->size()), (*layout)->all_digits());
    for (int removed = 0; removed < 4; ++removed) {
      Excluder fresh(**layout, **rules);
      kept.load(marks, enough);
      fresh.load(marks, enough);
      for (std::uint32_t p = 0; p < (*rules)->pieces.size(); ++p) {
        ++compared;
        if ((*rules)->pieces[p].tested) continue;
        boards.compare(kept, marks, p);
        boards.compare(fresh, marks, p);
      }
      constexpr Excluder::Work enough_work = 1'000'000;
      EXPECT_EQ(boards.check_lists(kept.look_at_all(enough_work), marks),
                boards.check_lists(fresh.look_at_all(enough_work), marks));
      boards.compare_pairs(fresh.look_at_pairs(enough_work), marks);
      for (std::size_t c = 0; c < marks.size(); ++c)
        for (const Digit d : marks[c])
          if (d != solution[c] && random() % 4 == 0) marks[c].remove(d);
    }
    if (HasFailure()) return;
  }
  EXPECT_GT(compared, 0);
}
INSTANTIATE_TEST_SUITE_P(Every, ExclusionsOfKind, testing::ValuesIn(kinds_of_pieces()),
                         name_of_piece);

}  // namespace
}  // namespace clew::test
