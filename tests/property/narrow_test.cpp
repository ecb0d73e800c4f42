// One primitive alone, at random: narrowing keeps exactly the candidates that some filling uses.
#include "constraints/narrow.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <random>

#include "support/seed.h"

namespace clew::constraints {
namespace {

constexpr CellId cells = 8;
constexpr int digits = 5;

class NarrowOne : public testing::Test {
 protected:
  unsigned below(unsigned n) { return static_cast<unsigned>(random_() % n); }
  DigitSet some_digits() {
    DigitSet set;
    while (set.empty())
      for (Digit d = 1; d <= digits; ++d)
        if (below(2)) set.add(d);
    return set;
  }
  std::vector<CellId> some_cells(std::size_t count) {
    std::vector<CellId> all;
    for (CellId c = 0; c < cells; ++c) all.push_back(c);
    std::ranges::shuffle(all, random_);
    all.resize(count);
    return all;
  }

  /// Compares with every way to fill the primitive's cells.
  void compare(const Parts& parts, const std::vector<CellId>& of) {
    std::vector<DigitSet> before(cells), used(cells);
    for (DigitSet& set : before) set = some_digits();
    used = before;
    for (const CellId c : of) used[c] = {};
    std::vector<Digit> grid(cells, 1);
    bool any = false;
    const std::function<void(std::size_t)> fill = [&](std::size_t i) {
      if (i < of.size()) {
        for (const Digit d : before[of[i]]) {
          grid[of[i]] = d;
          fill(i + 1);
        }
      } else if (satisfied(parts, *layout_, grid)) {
        any = true;
        for (const CellId c : of) used[c].add(grid[c]);
      }
    };
    fill(0);
    std::vector<DigitSet> left = before;
    ASSERT_EQ(Narrower().narrow(*layout_, parts, left), any);
    if (any) ASSERT_EQ(left, used);
    ++(!any ? impossible_ : left == before ? kept_ : narrowed_);
  }
  void TearDown() override {
    EXPECT_GT(impossible_, 20);
    EXPECT_GT(kept_, 20);
    EXPECT_GT(narrowed_, 100);
  }

 private:
  std::mt19937_64 random_{test::seed()};
  LayoutPtr layout_ = *build({.digits = digits, .grids = {{.height = 2, .width = 4}}});
  int impossible_ = 0, kept_ = 0, narrowed_ = 0;
};

TEST_F(NarrowOne, Pair) {
  for (int round = 0; round < 2000; ++round) {
    Parts parts;
    const auto of = some_cells(2);
    Relation relation(digits);
    for (DigitSet& partners : relation)
      if (below(3)) partners = some_digits() & some_digits();
    parts.pairs.push_back({of[0], of[1], parts.relation(relation)});
    compare(parts, of);
    if (HasFatalFailure()) return;
  }
}

TEST_F(NarrowOne, Set) {
  for (int round = 0; round < 3000; ++round) {
    Parts parts;
    const auto of = some_cells(2 + below(3));
    Set set{.cells = of, .family = {}};
    for (unsigned members = 1 + below(4); set.family.size() < members;)
      if (const DigitSet member = some_digits();
          static_cast<std::size_t>(member.size()) == of.size())
        set.family.push_back(member);
    parts.sets.push_back(set);
    compare(parts, of);
    if (HasFatalFailure()) return;
  }
}

TEST_F(NarrowOne, Total) {
  for (int round = 0; round < 3000; ++round) {
    Parts parts;
    const auto of = some_cells(1 + below(4));
    Total total{.terms = {}, .total = 0};
    for (const CellId c : of) {
      const int factor = below(3) ? 1 : below(2) ? -1 : 2;
      total.terms.push_back({c, factor});
      total.total += factor * static_cast<int>(1 + below(digits));
    }
    parts.totals.push_back(total);
    compare(parts, of);
    if (HasFatalFailure()) return;
  }
}

// Sums with more bits than a word has.
TEST_F(NarrowOne, LongTotal) {
  for (int round = 0; round < 6000; ++round) {
    Parts parts;
    const auto of = some_cells(1 + below(4));
    Total total{.terms = {}, .total = 0};
    for (const CellId c : of) {
      const int size = below(2) ? 1 + static_cast<int>(below(3)) : 1 + static_cast<int>(below(60));
      const int factor = below(4) ? size : -size;
      total.terms.push_back({c, factor});
      total.total += factor * static_cast<int>(1 + below(digits));
    }
    parts.totals.push_back(total);
    compare(parts, of);
    if (HasFatalFailure()) return;
  }
}

// Statements about one cell each.
TEST_F(NarrowOne, Some) {
  for (int round = 0; round < 3000; ++round) {
    Parts parts;
    const auto of = some_cells(1 + below(5));
    Some some;
    for (const CellId c : of) some.literals.push_back({c, some_digits()});
    for (std::size_t i = 0; i <= of.size(); ++i) some.allowed.push_back(below(3) == 0);
    parts.somes.push_back(some);
    compare(parts, of);
    if (HasFatalFailure()) return;
  }
}

// Choices between statements about the same cells keep the union of their candidates.
TEST_F(NarrowOne, Either) {
  for (int round = 0; round < 2000; ++round) {
    Parts parts;
    const auto of = some_cells(3);
    constraints::Either either;
    for (unsigned choices = 1 + below(3); either.choices.size() < choices;) {
      Parts& choice = either.choices.emplace_back();
      Total total{.terms = {}, .total = 3 + static_cast<int>(below(12))};
      for (const CellId c : of) total.terms.push_back({c, 1});
      choice.totals.push_back(total);
    }
    parts.eithers.push_back(either);
    compare(parts, of);
    if (HasFatalFailure()) return;
  }
}

// A cell with no candidate left is a contradiction, whatever the others have.
TEST(Narrow, NothingFillsACellWithoutCandidates) {
  const LayoutPtr layout = *build({.digits = digits, .grids = {{.height = 2, .width = 4}}});
  std::vector<Parts> all(3);
  all[0].totals.push_back({.terms = {{0, 1}, {1, 1}, {2, -1}}, .total = 3});
  all[1].totals.push_back({.terms = {{0, 50}, {1, 50}, {2, 1}}, .total = 203});
  all[2].sets.push_back({.cells = {0, 1, 2}, .family = {DigitSet{0b111}, DigitSet{0b1011}}});
  for (const Parts& parts : all)
    for (const CellId empty : {0, 1, 2}) {
      std::vector<DigitSet> left(cells, layout->all_digits());
      EXPECT_TRUE(Narrower().narrow(*layout, parts, left));
      left.assign(cells, layout->all_digits());
      left[empty] = {};
      EXPECT_FALSE(Narrower().narrow(*layout, parts, left));
    }
}

}  // namespace
}  // namespace clew::constraints
