// Sweeps over a whole board: the removed candidates, for every kernel that this processor runs.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "constraints/sums.h"
#include "search/constrained/model.h"
#include "support/seed.h"

namespace clew {
namespace {

using constraints::Parts;
using Board = std::uint16_t[search::sweep_cells];

LayoutPtr classic() { return find_layout("9x9").value(); }

// All digits in all cells.
void fill(Board& board) {
  std::ranges::fill(board, std::uint16_t{1});
  std::fill_n(board, 81, std::uint16_t{0x3FE});
}

// The possible digits of three cells, by trying all combinations.
std::vector<std::uint16_t> by_trying(const Layout& layout, const constraints::Total& total,
                                     const Board& board) {
  std::vector<std::uint16_t> kept(3);
  int digits[3];
  const auto fits = [&] {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < 3; ++i) {
      const CellId c = total.terms[i].cell;
      if (!(board[c] >> digits[i] & 1)) return false;
      sum += total.terms[i].factor * digits[i];
      for (std::size_t k = 0; k < i; ++k)
        if (digits[k] == digits[i] && layout.sees(total.terms[k].cell, c)) return false;
    }
    return sum == total.total;
  };
  for (digits[0] = 1; digits[0] <= 9; ++digits[0])
    for (digits[1] = 1; digits[1] <= 9; ++digits[1])
      for (digits[2] = 1; digits[2] <= 9; ++digits[2])
        if (fits())
          for (std::size_t i = 0; i < 3; ++i)
            kept[i] |= static_cast<std::uint16_t>(1u << digits[i]);
  return kept;
}

TEST(Sweep, KeepsOfThreeCellsJustWhatAddsUp) {
  const LayoutPtr layout = classic();
  std::mt19937_64 random(test::seed());
  const auto below = [&](unsigned n) { return static_cast<unsigned>(random() % n); };
  int impossible = 0;
  for (int round = 0; round < 3000; ++round) {
    SCOPED_TRACE(round);
    Parts parts;
    constraints::Total total{{}, below(30)};
    Board start;
    fill(start);
    const unsigned span = round % 2 ? 81 : 9;  // of all cells, or of a row
    while (total.terms.size() < 3) {
      const auto c = static_cast<CellId>(below(span));
      if (std::ranges::find(total.terms, c, &constraints::Term::cell) != total.terms.end())
        continue;
      total.terms.push_back({c, below(3) ? 1 : -1});
      start[c] &= static_cast<std::uint16_t>(random() | (below(2) ? random() : 0));
    }
    if (below(4) == 0) total.total -= 12;
    parts.totals.push_back(total);
    const auto want = by_trying(*layout, total, start);
    impossible += !want[0];
    for (const auto* kernel : search::sweep_kernels()) {
      const search::Model model(*layout, parts, kernel);
      Board board;
      std::ranges::copy(start, board);
      const bool possible = model.sweeps->run(board);
      ASSERT_EQ(possible, want[0] != 0) << kernel->name;
      for (std::size_t i = 0; possible && i < 3; ++i)
        ASSERT_EQ(board[total.terms[i].cell], want[i]) << kernel->name << ", cell " << i;
    }
  }
  EXPECT_GT(impossible, 100);
}

// Random cages, sums and skyscrapers that need not fit together, over random candidates.
Parts random_parts(std::mt19937_64& random) {
  const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
  Parts parts;
  for (std::size_t i = below(50); i > 0; --i) {
    const auto row = static_cast<CellId>(below(9) * 9), first = static_cast<CellId>(below(5));
    const std::size_t size = 1 + below(5);
    constraints::Set set;
    for (std::size_t k = 0; k < size && first + k < 9; ++k)
      set.cells.push_back(static_cast<CellId>(row + first + k));
    const auto n = static_cast<std::int64_t>(set.cells.size());
    const auto sum = n * (n + 1) / 2 +
                     static_cast<std::int64_t>(below(static_cast<std::size_t>(n * (9 - n) + 1)));
    set.family = constraints::sets_adding_to(DigitSet::up_to(9), set.cells.size(), sum);
    parts.sets.push_back(std::move(set));
  }
  for (std::size_t i = below(50); i > 0; --i) {
    constraints::Total total{{}, 0};
    for (std::size_t size = 2 + below(8); size > 0; --size) {
      const auto c = static_cast<CellId>(below(81));
      if (std::ranges::find(total.terms, c, &constraints::Term::cell) != total.terms.end())
        continue;
      total.terms.push_back({c, below(4) ? 1 : -1});
      total.total += total.terms.back().factor * static_cast<std::int64_t>(2 + below(7));
    }
    parts.totals.push_back(std::move(total));
  }
  for (std::size_t i = below(20); i > 0; --i) {
    constraints::Outside clue{Constraint::Kind::skyscraper, {}, static_cast<int>(1 + below(6))};
    const std::size_t line = below(9);
    for (std::size_t k = 0; k < 9; ++k) clue.cells.push_back(static_cast<CellId>(k * 9 + line));
    if (below(2)) std::ranges::reverse(clue.cells);
    parts.outsides.push_back(std::move(clue));
  }
  return parts;
}

TEST(Sweep, TakesTheSameAwayByEveryKernel) {
  if (search::sweep_kernels().empty()) GTEST_SKIP() << "no kernel for this processor";
  const LayoutPtr layout = classic();
  std::mt19937_64 random(test::seed() + 1);
  int possible = 0;
  for (int round = 0; round < 1500; ++round) {
    SCOPED_TRACE(round);
    const Parts parts = round % 8 ? random_parts(random) : Parts{};
    Board start;
    fill(start);
    for (int c = 0; c < 81; ++c)
      start[c] &= static_cast<std::uint16_t>(random() | random() | random() | random());
    Board first;
    bool first_possible = false;
    for (const auto* kernel : search::sweep_kernels()) {
      const search::Model model(*layout, parts, kernel);
      Board board;
      std::ranges::copy(start, board);
      const bool stands = model.sweeps->run(board);
      if (kernel == search::sweep_kernels().front()) {
        first_possible = stands;
        std::ranges::copy(board, first);
      }
      ASSERT_EQ(stands, first_possible) << kernel->name;
      if (stands) ASSERT_TRUE(std::ranges::equal(board, first)) << kernel->name;
    }
    possible += first_possible;
  }
  EXPECT_GT(possible, 50);
}

// The same boards on every processor, whatever the seed.
TEST(Sweep, TakesTheSameAwayOnEveryProcessor) {
  const LayoutPtr layout = classic();
  for (const auto* kernel : search::sweep_kernels()) {
    std::mt19937_64 random(1);
    std::uint64_t hash = 0;
    for (int round = 0; round < 300; ++round) {
      const search::Model model(*layout, random_parts(random), kernel);
      Board board;
      fill(board);
      for (int c = 0; c < 81; ++c)
        board[c] &= static_cast<std::uint16_t>(random() | random() | random() | random());
      const bool possible = model.sweeps->run(board);
      hash = hash * 31 + possible;
      for (int c = 0; possible && c < 81; ++c) hash = hash * 31 + board[c];
    }
    EXPECT_EQ(hash, 2839012281726412490u) << kernel->name;
  }
}

TEST(Sweep, LeavesTwoCellsWhatTheyShare) {
  const LayoutPtr layout = classic();
  for (const auto* kernel : search::sweep_kernels()) {
    const search::Model model(*layout, {}, kernel);
    Board board;
    fill(board);
    board[0] = board[8] = 0b110;
    ASSERT_TRUE(model.sweeps->run(board));
    EXPECT_EQ(board[4], 0x3FE & ~0b110) << kernel->name;
    EXPECT_EQ(board[0], 0b110);
    EXPECT_EQ(board[13], 0x3FE);
  }
}

TEST(Sweep, SeesTheGreatestFirstWhereOneIsSeen) {
  const LayoutPtr layout = classic();
  Parts parts;
  parts.outsides.push_back({Constraint::Kind::skyscraper, {0, 1, 2, 3, 4, 5, 6, 7, 8}, 1});
  parts.outsides.push_back({Constraint::Kind::skyscraper, {72, 63, 54, 45, 36, 27, 18, 9, 0}, 9});
  for (const auto* kernel : search::sweep_kernels()) {
    const search::Model model(*layout, parts, kernel);
    Board board;
    fill(board);
    ASSERT_TRUE(model.sweeps->run(board));
    EXPECT_EQ(board[0], 1u << 9) << kernel->name;
    for (int i = 0; i < 9; ++i) EXPECT_EQ(board[72 - 9 * i], 2u << i);
  }
}

TEST(Sweep, LeavesLargeBoardsAlone) {
  for (const auto& [name, fits] :
       {std::pair{"9x9", true}, {"6x6", true}, {"samurai", false}, {"16x16", false}})
    EXPECT_EQ(search::SweepPlan::fits(*find_layout(name).value()), fits) << name;
}

}  // namespace
}  // namespace clew
