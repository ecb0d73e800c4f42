// Canonical forms: morphs of a puzzle have its form, other puzzles do not, and a form that is
// claimed to be the least is the least.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

#include "base/random.h"
#include "clew/solve.h"
#include "clew/symmetry.h"
#include "support/seed.h"
#include "symmetry/group.h"

namespace clew {
namespace {

LayoutPtr layout(std::string_view name) { return *find_layout(name); }

// Digits thrown in at random, rules or no rules: forms must not depend on a puzzle making sense.
std::vector<Digit> random_puzzle(const Layout& l, Random& random, std::size_t clues) {
  std::vector<Digit> puzzle(static_cast<std::size_t>(l.size()));
  for (; clues; --clues)
    puzzle[random.below(puzzle.size())] =
        static_cast<Digit>(1 + random.below(static_cast<std::uint64_t>(l.digits())));
  return puzzle;
}

// A valid one: clues of a full grid that the solver finds when a few digits are given.
std::vector<Digit> random_grid(const LayoutPtr& l, Random& random) {
  Puzzle puzzle{.layout = l, .givens = std::vector<Digit>(static_cast<std::size_t>(l->size()))};
  const auto& house = l->houses()[random.below(l->houses().size())].cells;
  std::vector<Digit> digits;
  for (int d = 1; d <= l->digits(); ++d) digits.push_back(static_cast<Digit>(d));
  random.shuffle(digits);
  for (std::size_t i = 0; i < house.size(); ++i) puzzle.givens[house[i]] = digits[i];
  return solve(puzzle, {.limit = 1})->solution;
}

struct Case {
  const char* layout;
  int puzzles, morphs;
};
class Morphing : public testing::TestWithParam<Case> {};

TEST_P(Morphing, ComesBackToTheSameForm) {
  const LayoutPtr l = layout(GetParam().layout);
  Canonizer canonizer = *Canonizer::make(l);
  const Morphs morphs = *Morphs::make(l);
  Random random(test::seed());
  for (int i = 0; i < GetParam().puzzles; ++i) {
    std::vector<Digit> puzzle;
    if (i % 2 && l->name() != "tridoku") {
      puzzle = random_grid(l, random);
      if (i % 4 == 1)
        for (Digit& d : puzzle)
          if (random.below(3)) d = 0;
    } else {
      puzzle = random_puzzle(*l, random, random.below(static_cast<std::uint64_t>(l->size())));
    }
    const auto form = *canonizer.form(puzzle);
    EXPECT_EQ(*canonizer.form(form), form);
    for (int m = 0; m < GetParam().morphs; ++m)
      ASSERT_EQ(*canonizer.form(*morphs.morph(puzzle, random.next(), 0)), form) << "puzzle " << i;
    EXPECT_EQ(std::count(form.begin(), form.end(), 0), std::count(puzzle.begin(), puzzle.end(), 0));
  }
}

INSTANTIATE_TEST_SUITE_P(Layouts, Morphing,
                         testing::Values(Case{"4x4", 100, 10}, Case{"6x6", 50, 10},
                                         Case{"6x6-vertical", 50, 10}, Case{"8x8", 12, 4},
                                         Case{"8x8-vertical", 12, 4}, Case{"9x9", 100, 10},
                                         Case{"x-9x9", 30, 3}, Case{"hyper", 30, 3},
                                         Case{"tridoku", 30, 3}, Case{"roxdoku", 30, 3},
                                         Case{"latin-5", 30, 3}, Case{"12x12", 6, 2},
                                         Case{"samurai", 4, 2}, Case{"antiknight", 20, 3}));

// 9x9 puzzles that differ by one moved digit are hardly ever equivalent, and their forms must
// differ.
TEST(Canonizer, ThousandPuzzlesHaveAThousandForms) {
  const LayoutPtr l = layout("9x9");
  Canonizer canonizer = *Canonizer::make(l);
  const Morphs morphs = *Morphs::make(l);
  Random random(test::seed());
  std::map<std::vector<Digit>, int> forms;
  for (int i = 0; i < 1000; ++i) {
    const auto puzzle = random_puzzle(*l, random, 30);
    for (std::uint64_t m = 0; m < 10; ++m) ++forms[*canonizer.form(*morphs.morph(puzzle, 7, m))];
  }
  EXPECT_EQ(forms.size(), 1000u);
  for (const auto& [_, times] : forms) EXPECT_EQ(times, 10);
}

// All symmetries of a small square, with digits named in order: the least of all images.
std::vector<Digit> least_by_trying(const std::vector<Digit>& puzzle,
                                   const std::vector<symmetry::Permutation>& maps) {
  std::vector<Digit> best;
  for (const auto& map : maps) {
    std::vector<Digit> image(puzzle.size());
    for (std::size_t c = 0; c < puzzle.size(); ++c) image[map[c]] = puzzle[c];
    std::array<Digit, 16> name{};
    Digit next = 0;
    for (Digit& d : image) {
      if (!d) continue;
      if (!name[d]) name[d] = ++next;
      d = name[d];
    }
    if (best.empty() || image < best) best = image;
  }
  return best;
}

std::vector<symmetry::Permutation> all_maps(int n, int box_height, int box_width) {
  auto lines = [&](int band) {
    std::vector<symmetry::Permutation> result;
    symmetry::Permutation p = symmetry::identity(static_cast<std::size_t>(n));
    do {
      bool keeps = true;
      for (int i = 0; i < n; ++i) keeps = keeps && p[i] / band == p[i / band * band] / band;
      if (keeps) result.push_back(p);
    } while (std::next_permutation(p.begin(), p.end()));
    return result;
  };
  std::vector<symmetry::Permutation> maps;
  for (const auto& r : lines(box_height))
    for (const auto& c : lines(box_width))
      for (int transposed = 0; transposed < (box_height == box_width ? 2 : 1); ++transposed) {
        symmetry::Permutation map(static_cast<std::size_t>(n * n));
        for (int i = 0; i < n * n; ++i) {
          const int row = r[i / n], col = c[i % n];
          map[i] = static_cast<std::uint16_t>(transposed ? col * n + row : row * n + col);
        }
        maps.push_back(std::move(map));
      }
  return maps;
}

TEST(Canonizer, LeastMeansLeast) {
  Random random(test::seed());
  const std::tuple<const char*, int, int, int> squares[] = {
      {"4x4", 2, 2, 300}, {"6x6", 2, 3, 60}, {"6x6-vertical", 3, 2, 60}};
  for (auto [name, height, width, rounds] : squares) {
    const LayoutPtr l = layout(name);
    Canonizer canonizer = *Canonizer::make(l);
    EXPECT_TRUE(canonizer.least());
    const auto maps = all_maps(l->digits(), height, width);
    for (int i = 0; i < rounds; ++i) {
      auto puzzle = random_grid(l, random);
      const std::uint64_t kept = random.below(11);
      for (Digit& d : puzzle)
        if (random.below(10) >= kept) d = 0;
      ASSERT_EQ(*canonizer.form(puzzle), least_by_trying(puzzle, maps)) << name << " round " << i;
    }
  }
}

// 9x9: all 2 * 1296 orders of the columns, rows chosen level by level.
std::vector<Digit> least_nine_by_columns(const std::vector<Digit>& puzzle) {
  std::vector<symmetry::Permutation> columns;
  symmetry::Permutation p = symmetry::identity(9);
  do {
    bool keeps = true;
    for (std::size_t i = 0; i < 9; ++i) keeps = keeps && p[i] / 3 == p[i / 3 * 3] / 3;
    if (keeps) columns.push_back(p);
  } while (std::next_permutation(p.begin(), p.end()));
  struct State {
    unsigned used = 0;
    std::array<Digit, 10> name{};
    Digit names = 0;
  };
  std::vector<Digit> best;
  for (int side = 0; side < 2; ++side)
    for (const auto& order : columns) {
      std::vector<Digit> form;
      std::vector<State> now{{}};
      for (int level = 0; level < 9; ++level) {
        std::vector<Digit> least;
        std::vector<State> next;
        for (const State& s : now)
          for (unsigned r = 0; r < 9; ++r) {
            if (s.used >> r & 1) continue;
            if (level % 3) {
              const unsigned in_band = std::popcount(s.used >> (r / 3 * 3) & 7U);
              if (in_band == 0) continue;
            } else if (s.used >> (r / 3 * 3) & 7U) {
              continue;
            }
            State after = s;
            after.used |= 1U << r;
            std::vector<Digit> line;
            for (std::size_t c = 0; c < 9; ++c) {
              const Digit d = side ? puzzle[order[c] * 9U + r] : puzzle[r * 9U + order[c]];
              if (d && !after.name[d]) after.name[d] = ++after.names;
              line.push_back(d ? after.name[d] : 0);
            }
            if (least.empty() || line < least) {
              least = line;
              next.clear();
            }
            if (line == least) next.push_back(after);
          }
        form.insert(form.end(), least.begin(), least.end());
        now = std::move(next);
        if (!best.empty() && std::lexicographical_compare(
                                 best.begin(), best.begin() + static_cast<long>(form.size()),
                                 form.begin(), form.end()))
          break;
      }
      if (form.size() == 81 && (best.empty() || form < best)) best = form;
    }
  return best;
}

TEST(Canonizer, LeastMeansLeastFor9x9) {
  const LayoutPtr l = layout("9x9");
  Canonizer canonizer = *Canonizer::make(l);
  Random random(test::seed());
  for (int i = 0; i < 40; ++i) {
    auto puzzle = random_grid(l, random);
    if (i % 4)
      for (Digit& d : puzzle)
        if (random.below(4) >= static_cast<std::uint64_t>(i % 4)) d = 0;
    ASSERT_EQ(*canonizer.form(puzzle), least_nine_by_columns(puzzle)) << "round " << i;
  }
}

// Every grid of 4x4: two classes, as Burnside's lemma counts.
TEST(Canonizer, TwoClassesOf4x4) {
  const LayoutPtr l = layout("4x4");
  Canonizer canonizer = *Canonizer::make(l);
  std::set<std::vector<Digit>> forms;
  const Puzzle empty{.layout = l, .givens = std::vector<Digit>(16)};
  const Count all = *enumerate(empty, [&](std::span<const Digit> grid) {
    forms.insert(*canonizer.form(grid));
    return true;
  });
  EXPECT_EQ(all.solutions, 288u);
  EXPECT_EQ(forms.size(), 2u);
}

}  // namespace
}  // namespace clew
