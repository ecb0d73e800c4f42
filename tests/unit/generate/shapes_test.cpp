// Shapes of clues: cages are connected, neighbours on a line touch, lines stay apart.
#include "generate/shapes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>

#include "clew/solve.h"
#include "support/position.h"
#include "support/seed.h"

namespace clew::generation {
namespace {

constexpr const char* squared[] = {"4x4", "6x6", "9x9", "12x12", "samurai", "butterfly"};

std::pair<int, int> apart(const Layout& layout, CellId a, CellId b) {
  const Place p = layout.cells()[a].place, q = layout.cells()[b].place;
  return {std::abs(p.row - q.row), std::abs(p.col - q.col)};
}
bool share_an_edge(const Layout& layout, CellId a, CellId b) {
  const auto [down, right] = apart(layout, a, b);
  return down + right == 1;
}
bool are_a_kings_move_apart(const Layout& layout, CellId a, CellId b) {
  const auto [down, right] = apart(layout, a, b);
  return std::max(down, right) == 1;
}

std::vector<LayoutPtr> layouts() {
  std::vector<LayoutPtr> result;
  for (const char* name : squared) result.push_back(*find_layout(name));
  return result;
}

struct Drawing {  // a full grid of a layout, to draw on
  Drawing(const LayoutPtr& of, std::uint64_t seed)
      : layout(of),
        solution(solve({.layout = of,
                        .givens = std::vector<Digit>(static_cast<std::size_t>(of->size()))})
                     ->solution),
        random(seed) {
    canvas.drawn.resize(solution.size());
  }
  LayoutPtr layout;
  std::vector<Digit> solution;
  Random random;
  Canvas canvas{*layout, solution, random};
};

TEST(Shapes, NeighboursAreThePairsThatTouch) {
  for (const LayoutPtr& layout : layouts())
    for (CellId a = 0; a < layout->size(); ++a) {
      std::set<CellId> edges, corners;
      for (CellId b = 0; b < layout->size(); ++b) {
        if (share_an_edge(*layout, a, b)) edges.insert(b);
        if (are_a_kings_move_apart(*layout, a, b)) corners.insert(b);
      }
      for (const bool with_corners : {false, true}) {
        const Cells found = neighbours(*layout, a, with_corners);
        const std::set<CellId> once(found.begin(), found.end());
        ASSERT_EQ(once, with_corners ? corners : edges) << layout->name() << ' ' << a;
        ASSERT_EQ(found.size(), once.size());
      }
    }
}

// A triangle has an edge in common with two of its row and with one below or above.
TEST(Shapes, NeighboursOfTriangles) {
  const test::Position p("tridoku");
  const auto of = [&](const char* cell) {
    Cells found = neighbours(*p.layout(), p.id(cell), true);
    std::ranges::sort(found);
    return found;
  };
  EXPECT_EQ(of("r1c1"), p.ids("r2c2"));
  EXPECT_EQ(of("r2c2"), p.ids("r1c1 r2c1 r2c3"));
  EXPECT_EQ(of("r2c3"), p.ids("r2c2 r3c4"));
  EXPECT_EQ(of("r9c1"), p.ids("r9c2"));
  std::size_t seen = 0;
  for (CellId c = 0; c < p.layout()->size(); ++c) {
    for (const CellId other : neighbours(*p.layout(), c, false)) {
      const Cells back = neighbours(*p.layout(), other, false);
      EXPECT_NE(std::ranges::find(back, c), back.end()) << c << ' ' << other;
      ++seen;
    }
  }
  EXPECT_EQ(seen, 2 * touching(*p.layout()).size());
  EXPECT_TRUE(squares_of(*p.layout()).empty());
}

TEST(Shapes, PairsAndSquaresAreEachThereOnce) {
  for (const LayoutPtr& layout : layouts()) {
    std::set<Cells> pairs, squares;
    for (CellId a = 0; a < layout->size(); ++a) {
      const auto [row, col] = layout->cells()[a].place;
      const int right = layout->at({row, col + 1}), below = layout->at({row + 1, col}),
                across = layout->at({row + 1, col + 1});
      for (const int other : {right, below})
        if (other >= 0) pairs.insert({a, static_cast<CellId>(other)});
      if (right >= 0 && below >= 0 && across >= 0)
        squares.insert({a, static_cast<CellId>(right), static_cast<CellId>(below),
                        static_cast<CellId>(across)});
    }
    const auto found_pairs = touching(*layout);
    const auto found_squares = squares_of(*layout);
    EXPECT_EQ(std::set(found_pairs.begin(), found_pairs.end()), pairs) << layout->name();
    EXPECT_EQ(found_pairs.size(), pairs.size()) << layout->name();
    EXPECT_EQ(std::set(found_squares.begin(), found_squares.end()), squares) << layout->name();
    EXPECT_EQ(found_squares.size(), squares.size()) << layout->name();
  }
}

TEST(Shapes, CagesHangTogetherWithoutRepeats) {
  const std::uint64_t seed = test::seed();
  for (const LayoutPtr& layout : layouts())
    for (unsigned round = 0; round < 20; ++round) {
      Drawing drawing(layout, seed + round);
      std::vector<bool> caged(drawing.solution.size());
      for (const Cells& cage : cages(drawing.canvas)) {
        ASSERT_TRUE(std::ranges::is_sorted(cage));
        ASSERT_GE(cage.size(), 2u);
        ASSERT_LE(cage.size(), 5u);
        ASSERT_LE(cage.size(), static_cast<std::size_t>(layout->digits()));
        Cells joined{cage[0]};  // cells reached by a walk along edges
        DigitSet digits;
        for (std::size_t i = 0; i < joined.size(); ++i)
          for (const CellId c : cage)
            if (share_an_edge(*layout, joined[i], c) &&
                std::ranges::find(joined, c) == joined.end())
              joined.push_back(c);
        for (const CellId c : cage) {
          ASSERT_FALSE(caged[c]) << "in two cages";
          caged[c] = true;
          ASSERT_FALSE(digits.has(drawing.solution[c])) << "a repeat";
          digits.add(drawing.solution[c]);
        }
        ASSERT_EQ(joined.size(), cage.size()) << layout->name() << " in pieces";
      }
      // Cells left over are few, and none of them could have joined a neighbour that is left too.
      EXPECT_GE(10 * std::ranges::count(caged, true), 8 * std::ssize(caged)) << layout->name();
      for (const Cells& pair : touching(*layout))
        EXPECT_TRUE(caged[pair[0]] || caged[pair[1]] ||
                    drawing.solution[pair[0]] == drawing.solution[pair[1]]);
    }
}

/// No cell is on two lines, neighbours are a king's move apart, no two diagonal moves cross.
void expect_apart(const Layout& layout, const std::vector<Cells>& lines) {
  std::set<CellId> drawn;
  std::set<std::set<CellId>> crossed;  // the other two corners of squares with a diagonal move
  for (const Cells& line : lines)
    for (std::size_t i = 0; i < line.size(); ++i) {
      EXPECT_TRUE(drawn.insert(line[i]).second) << layout.name() << " twice";
      if (i == 0) continue;
      EXPECT_TRUE(are_a_kings_move_apart(layout, line[i - 1], line[i])) << layout.name();
      const Place p = layout.cells()[line[i - 1]].place, q = layout.cells()[line[i]].place;
      if (p.row == q.row || p.col == q.col) continue;
      const int a = layout.at({p.row, q.col}), b = layout.at({q.row, p.col});
      EXPECT_FALSE(crossed.contains({line[i - 1], line[i]})) << layout.name() << " crosses";
      if (a >= 0 && b >= 0) crossed.insert({static_cast<CellId>(a), static_cast<CellId>(b)});
    }
}

TEST(Shapes, LinesAreKingsMovesThatKeepApart) {
  const std::uint64_t seed = test::seed();
  for (const LayoutPtr& layout : layouts()) {
    std::size_t drawn = 0;
    for (unsigned round = 0; round < 12; ++round) {
      Drawing drawing(layout, seed + round);
      const LineWish wish{.least = 3,
                          .most = 6,
                          .goes_on = [](const Cells&, CellId) { return true; },
                          .may_end = [](const Cells& line) { return line.size() % 2 == 1; }};
      std::vector<Cells> lines;
      for (int i = 0; i < 6; ++i)
        if (Cells line = draw_line(drawing.canvas, wish); !line.empty()) {
          EXPECT_EQ(line.size() % 2, 1u);
          EXPECT_GE(line.size(), 3u);
          EXPECT_LE(line.size(), 6u);
          lines.push_back(std::move(line));
        }
      for (int i = 0; i < 6; ++i)
        if (Cells line = draw_from_middle(drawing.canvas, 3, 7,
                                          [](const Cells&, CellId, CellId) { return true; });
            !line.empty()) {
          EXPECT_EQ(line.size() % 2, 1u);
          EXPECT_LE(line.size(), 7u);
          EXPECT_GE(line.size(), 3u);
          lines.push_back(std::move(line));
        }
      expect_apart(*layout, lines);
      for (CellId c = 0; c < layout->size(); ++c)
        EXPECT_EQ(drawing.canvas.drawn[c], std::ranges::any_of(lines, [&](const Cells& line) {
                    return std::ranges::count(line, c) == 1;
                  }));
      drawn += lines.size();
    }
    EXPECT_GT(drawn, 12u) << layout->name();
  }
}

TEST(Shapes, WhatALineMayHoldIsAsked) {
  Drawing drawing(*find_layout("9x9"), test::seed());
  const auto rises = [&](const Cells& line, CellId next) {
    return drawing.solution[line.back()] < drawing.solution[next];
  };
  const LineWish wish{4, 5, rises, [](const Cells&) { return true; }};
  int drawn = 0;
  for (int i = 0; i < 10; ++i) {
    const Cells line = draw_line(drawing.canvas, wish);
    for (std::size_t k = 1; k < line.size(); ++k)
      EXPECT_LT(drawing.solution[line[k - 1]], drawing.solution[line[k]]);
    drawn += !line.empty();
  }
  EXPECT_GT(drawn, 0);
  const auto none = [](const Cells&, CellId, CellId) { return false; };
  EXPECT_TRUE(draw_from_middle(drawing.canvas, 3, 5, none).empty());
}

TEST(Shapes, ViewsAreRowsAndColumnsAndDiagonalsOfEveryGrid) {
  const test::Position p("4x4");
  const std::vector<Cells> one_way = views(*p.layout(), true);
  ASSERT_EQ(one_way.size(), 8u);
  EXPECT_EQ(one_way[0], p.ids("r1c1 r1c2 r1c3 r1c4"));
  EXPECT_EQ(one_way[3], p.ids("r4c1 r4c2 r4c3 r4c4"));
  EXPECT_EQ(one_way[4], p.ids("r1c1 r2c1 r3c1 r4c1"));
  EXPECT_EQ(one_way[7], p.ids("r1c4 r2c4 r3c4 r4c4"));
  const std::vector<Cells> both = views(*p.layout(), false);
  ASSERT_EQ(both.size(), 16u);
  EXPECT_EQ(both[1], p.ids("r1c4 r1c3 r1c2 r1c1"));
  const std::vector<Cells> diagonals = diagonal_views(*p.layout());
  const std::set<Cells> expected{p.ids("r2c1 r3c2 r4c3"),      p.ids("r1c1 r2c2 r3c3 r4c4"),
                                 p.ids("r1c2 r2c3 r3c4"),      p.ids("r2c4 r3c3 r4c2"),
                                 p.ids("r1c4 r2c3 r3c2 r4c1"), p.ids("r1c3 r2c2 r3c1")};
  EXPECT_EQ(std::set(diagonals.begin(), diagonals.end()), expected);
  EXPECT_EQ(diagonals.size(), 6u);
  const LayoutPtr samurai = *find_layout("samurai");
  EXPECT_EQ(views(*samurai, true).size(), 5 * 18u);
  EXPECT_EQ(diagonal_views(*samurai).size(), 5 * 26u);
  for (const Cells& line : views(*samurai, false)) EXPECT_EQ(line.size(), 9u);
}

}  // namespace
}  // namespace clew::generation
