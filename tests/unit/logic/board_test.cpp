// Loading a board equals placing its values and removing excluded candidates one by one.
#include "logic/board.h"

#include <random>

#include "support/position.h"

namespace clew::test {
namespace {

using logic::Board;

template <int W>
void expect_same(const Board<W>& a, const Board<W>& b) {
  const auto& frame = a.frame();
  EXPECT_EQ(a.in_error(), b.in_error());
  EXPECT_EQ(a.open(), b.open());
  EXPECT_EQ(a.naked_singles(), b.naked_singles());
  EXPECT_EQ(a.bivalue(), b.bivalue());
  for (CellId c = 0; c < frame.size(); ++c) {
    EXPECT_EQ(a.value(c), b.value(c));
    EXPECT_EQ(a.candidates(c), b.candidates(c));
  }
  for (Digit d = 1; d <= frame.digits(); ++d) EXPECT_EQ(a.places(d), b.places(d));
  for (HouseId h = 0; h < frame.houses(); ++h) {
    EXPECT_EQ(a.open(h), b.open(h));
    EXPECT_EQ(a.missing(h), b.missing(h));
    EXPECT_EQ(a.hidden_singles(h), b.hidden_singles(h));
    for (Digit d = 1; d <= frame.digits(); ++d) EXPECT_EQ(a.places(h, d), b.places(h, d));
  }
}

// Some values, here and there one that repeats, and marks of which some are gone.
Grid any_grid(const Layout& layout, std::mt19937& random) {
  Grid grid;
  for (int c = 0; c < layout.size(); ++c) {
    const auto value = static_cast<Digit>(1 + random() % static_cast<unsigned>(layout.digits()));
    const bool open = random() % 8 != 0;
    grid.values.push_back(open ? Digit{0} : value);
    DigitSet marks = layout.all_digits();
    marks.bits &= random() | random();
    grid.candidates.push_back(open ? marks : DigitSet::of(value));
  }
  return grid;
}

template <int W>
void compare(const char* name) {
  SCOPED_TRACE(name);
  const LayoutPtr layout = layout_named(name);
  const logic::Frame<W> frame(*layout);
  Board<W> loaded(frame), step_by_step(frame);
  std::mt19937 random(9);
  for (int i = 0; i < 40; ++i) {
    const Grid grid = any_grid(*layout, random);
    loaded.load(grid);
    step_by_step.load({});
    for (CellId c = 0; c < frame.size(); ++c)
      if (grid.values[c]) step_by_step.apply(std::vector{Candidate{c, grid.values[c]}}, {});
    for (CellId c = 0; c < frame.size(); ++c)
      if (!grid.values[c])
        for (Digit d : layout->all_digits() - grid.candidates[c])
          step_by_step.apply({}, std::vector{Candidate{c, d}});
    expect_same(loaded, step_by_step);
  }
}

TEST(Board, IsLoadedAsStepByStep) {
  for (const char* name : {"9x9", "hyper", "x-9x9", "antiknight", "4x4", "latin-9"})
    compare<2>(name);
  compare<6>("samurai");
}

}  // namespace
}  // namespace clew::test
