// Random constraints of every kind, written as an ISS string: reading back and writing gives the
// same string with the same meaning, or the kind is refused by its name.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <set>

#include "clew/text.h"
#include "support/constraints.h"
#include "support/seed.h"

namespace clew {
namespace {

using Kind = Constraint::Kind;

constexpr Kinds without_a_word{Kind::diagonal_nonconsecutive,
                               Kind::no_move_sum,
                               Kind::taxicab,
                               Kind::sequence,
                               Kind::product_cage,
                               Kind::index_line,
                               Kind::box_indexer,
                               Kind::count_alike,
                               Kind::run_length,
                               Kind::connected,
                               Kind::chaos,
                               Kind::modifier,
                               Kind::custom,
                               Kind::global_entropy,
                               Kind::flatmates,
                               Kind::entropic,
                               Kind::every_pair,
                               Kind::global_modular};

std::vector<Digit> random_digits(const Layout& layout, std::mt19937_64& random) {
  std::vector<Digit> digits;
  for (int c = 0; c < layout.size(); ++c)
    digits.push_back(static_cast<Digit>(1 + random() % static_cast<unsigned>(layout.digits())));
  return digits;
}

TEST(IssRoundTrip, RandomConstraintsOfEveryKind) {
  const auto seed = test::seed(20250611);
  std::mt19937_64 random(seed);
  for (const char* name : {"4x4", "6x6"}) {
    const LayoutPtr plain = *find_layout(name);
    std::set<Kind> carried;
    for (int round = 0; round < 60; ++round)
      for (int k = 0; k < static_cast<int>(Kind::count); ++k) {
        const auto kind = static_cast<Kind>(k);
        if (kind == Kind::custom) continue;
        SCOPED_TRACE(std::string(word(kind)) + ", round " + std::to_string(round));
        test::ConstraintMaker maker(*plain, random_digits(*plain, random), random);
        LayoutSpec spec = plain->spec();
        spec.name.clear();
        spec.add(maker.spec_of(maker.make(kind, 5)));
        const auto layout = build(spec);
        if (!layout) continue;
        Puzzle puzzle{.layout = *layout};
        puzzle.givens.resize(static_cast<std::size_t>((*layout)->size()));
        const auto written = write(puzzle, Format::iss);
        if (!written) {
          EXPECT_NE(written.error().reason.find("ISS"), std::string::npos);
          continue;
        }
        const auto again = read_puzzle(*written, {.from = Format::iss});
        ASSERT_TRUE(again) << again.error().reason << "\n" << *written;
        const auto twice = write(*again, Format::iss);
        ASSERT_TRUE(twice) << twice.error().reason << "\n" << *written;
        EXPECT_EQ(*twice, *written);
        ASSERT_EQ(again->layout->size(), (*layout)->size());
        ASSERT_TRUE(std::ranges::equal(again->layout->peers(0), (*layout)->peers(0))) << *written;
        // Both accept the same grids.
        for (int i = 0; i < 40; ++i) {
          const auto digits = random_digits(**layout, random);
          const auto holds = [&](const Layout& l) {
            return std::ranges::all_of(l.constraints(), [&](const Constraint& c) {
              return constraints::holds(l, c, digits);
            });
          };
          ASSERT_EQ(holds(**layout), holds(*again->layout)) << *written;
        }
        carried.insert(kind);
      }
    for (int k = 0; k < static_cast<int>(Kind::count); ++k)
      if (const auto kind = static_cast<Kind>(k); !without_a_word.has(kind)) {
        // Relations of every two cells are rarely symmetric, and outside clues see a whole line;
        // random cells do not produce these.
        const bool of_lines = kind == Kind::sandwich || kind == Kind::x_sum ||
                              kind == Kind::skyscraper || kind == Kind::hidden_skyscraper ||
                              kind == Kind::numbered_room || kind == Kind::little_killer ||
                              kind == Kind::quadruple || kind == Kind::windows;
        EXPECT_TRUE(of_lines || carried.contains(kind)) << word(kind) << " on " << name;
      }
  }
}

}  // namespace
}  // namespace clew
