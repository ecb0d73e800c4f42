// The constrained search's board under one sum or one set, at random: of two or three cells it keeps exactly the
// candidates that some filling uses.
#include "search/constrained/board.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <random>

#include "constraints/parts.h"
#include "support/seed.h"

namespace clew {
namespace {

using constraints::Parts;
using search::Mask;

constexpr int digits = 9;

// Sixteen cells, in rows and columns that are too short to need any digit.
class BoardOfOne : public testing::Test {
 protected:
  unsigned below(unsigned n) { return static_cast<unsigned>(random_() % n); }
  DigitSet some_digits() { return DigitSet{random_()} & layout_->all_digits(); }
  bool see_each_other(const std::vector<CellId>& of) const {
    return std::ranges::any_of(of, [&](CellId a) {
      return std::ranges::any_of(of, [&](CellId b) { return layout_->sees(a, b); });
    });
  }
  std::vector<CellId> some_cells(std::size_t count) {
    std::vector<CellId> all;
    for (CellId c = 0; c < layout_->size(); ++c) all.push_back(c);
    std::ranges::shuffle(all, random_);
    all.resize(count);
    return all;
  }

  /// Compares with every filling of the cells.
  void compare(const Parts& parts, const std::vector<CellId>& of,
               const std::function<bool(std::span<const Digit>)>& holds) {
    std::vector<Mask> before(static_cast<std::size_t>(layout_->size()), layout_->all_digits().bits);
    for (const CellId c : of)
      while (!(before[c] = some_digits().bits)) {
      }
    std::vector<DigitSet> used(of.size());
    std::vector<Digit> filling(of.size());
    const std::function<void(std::size_t)> fill = [&](std::size_t i) {
      if (i == of.size()) {
        if (holds(filling))
          for (std::size_t k = 0; k < i; ++k) used[k].add(filling[k]);
        return;
      }
      for (const Digit d : DigitSet{before[of[i]]}) {
        bool stands = true;
        for (std::size_t k = 0; k < i; ++k)
          stands = stands && (filling[k] != d || !layout_->sees(of[k], of[i]));
        filling[i] = d;
        if (stands) fill(i + 1);
      }
    };
    fill(0);
    const search::Model model(*layout_, parts, nullptr);
    search::ConstrainedBoard board(model);
    const bool possible = !used[0].empty();
    ASSERT_EQ(board.reset(before), possible);
    bool narrowed = false;
    for (std::size_t i = 0; possible && i < of.size(); ++i) {
      ASSERT_EQ(DigitSet{board.candidates()[of[i]]}, used[i]) << "cell " << i;
      narrowed |= used[i].bits != before[of[i]];
    }
    ++(!possible ? impossible_ : narrowed ? narrowed_ : kept_);
  }
  void TearDown() override {
    EXPECT_GT(impossible_, 100);
    EXPECT_GT(narrowed_, 500);
    EXPECT_GT(kept_, 10);
  }

  LayoutPtr layout_ = *build({.digits = digits, .grids = {{.height = 4, .width = 4}}});

 private:
  std::mt19937_64 random_{test::seed()};
  int impossible_ = 0, kept_ = 0, narrowed_ = 0;
};

// Cells that see each other count once or are subtracted once.
TEST_F(BoardOfOne, Total) {
  for (int round = 0; round < 5000; ++round) {
    SCOPED_TRACE(round);
    const auto of = some_cells(2 + below(2));
    const bool apart = see_each_other(of);
    constraints::Total total{{}, 0};
    for (const CellId c : of) {
      const int size = apart || below(2) ? 1 : 2 + static_cast<int>(below(2));
      const int factor = below(3) ? size : -size;
      total.terms.push_back({c, factor});
      total.total += factor * static_cast<int>(1 + below(digits));
    }
    Parts parts;
    parts.totals.push_back(total);
    compare(parts, of, [&](std::span<const Digit> filling) {
      std::int64_t sum = 0;
      for (std::size_t i = 0; i < filling.size(); ++i) sum += total.terms[i].factor * filling[i];
      return sum == total.total;
    });
    if (HasFatalFailure()) return;
  }
}

TEST_F(BoardOfOne, Set) {
  for (int round = 0; round < 5000; ++round) {
    SCOPED_TRACE(round);
    const auto of = some_cells(2 + below(2));
    constraints::Set set{.cells = of, .family = {}};
    // At times more than the bits of a word.
    const unsigned members = 1 + below(round % 8 ? 6 : of.size() < 3 ? 30 : 80);
    while (set.family.size() < members)
      if (const DigitSet member = some_digits();
          static_cast<std::size_t>(member.size()) == of.size() &&
          std::ranges::find(set.family, member) == set.family.end())
        set.family.push_back(member);
    Parts parts;
    parts.differ.push_back({of});
    parts.sets.push_back(set);
    compare(parts, of, [&](std::span<const Digit> filling) {
      DigitSet held;
      for (const Digit d : filling) held.add(d);
      return std::ranges::find(set.family, held) != set.family.end();
    });
    if (HasFatalFailure()) return;
  }
}

}  // namespace
}  // namespace clew
