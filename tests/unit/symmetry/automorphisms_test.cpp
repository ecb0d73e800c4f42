#include "symmetry/automorphisms.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <map>
#include <set>

#include "base/random.h"
#include "clew/symmetry.h"

namespace clew::symmetry {
namespace {

LayoutPtr layout(std::string_view name) { return *find_layout(name); }

bool keeps_layout(const Layout& layout, const Permutation& g) {
  std::set<std::vector<CellId>> houses;
  for (int h = 0; h < layout.declared_houses(); ++h) houses.insert(layout.houses()[h].cells);
  for (std::vector<CellId> cells : houses) {
    for (CellId& c : cells) c = g[c];
    std::sort(cells.begin(), cells.end());
    if (!houses.contains(cells)) return false;
  }
  for (auto [a, b] : layout.links())
    if (!layout.sees(g[a], g[b])) return false;
  return true;
}

struct Order {
  const char* layout;
  const char* order;
};
class Orders : public testing::TestWithParam<Order> {};

TEST_P(Orders, AsKnown) {
  EXPECT_EQ(Automorphisms(*layout(GetParam().layout)).order().decimal(), GetParam().order);
}
// Squares: (rows in bands, bands) times (columns in stacks, stacks), twice that if boxes are
// square. Latin squares: n! n! 2. Roxdoku: 3!^3 planes, 3! axes. Tridoku: six of the triangle, and
// six pairs of cells that see the same others.
INSTANTIATE_TEST_SUITE_P(Layouts, Orders,
                         testing::Values(Order{"4x4", "128"}, Order{"6x6", "3456"},
                                         Order{"8x8", "442368"}, Order{"9x9", "3359232"},
                                         Order{"latin-7", "50803200"}, Order{"roxdoku", "1296"},
                                         Order{"tridoku", "384"}, Order{"antiknight", "8"},
                                         Order{"hyper", "128"},
                                         Order{"25x25", "17832200896512000000000000"}));

TEST(Automorphisms, GeneratorsAndRandomOnesKeepTheLayout) {
  Random random(1);
  for (const char* name :
       {"9x9", "samurai", "tridoku", "hyper-x", "roxdoku", "antiking", "windmill"}) {
    const LayoutPtr l = layout(name);
    const Automorphisms group(*l);
    for (const Permutation& g : group.generators()) EXPECT_TRUE(keeps_layout(*l, g)) << name;
    for (int i = 0; i < 20; ++i)
      EXPECT_TRUE(keeps_layout(*l, group.random([&](std::size_t n) { return random.below(n); })))
          << name;
  }
}

TEST(Automorphisms, RandomOnesAreUniform) {
  Random random(2);
  const Automorphisms group(*layout("4x4"));
  std::map<Permutation, int> seen;
  for (int i = 0; i < 128 * 100; ++i)
    ++seen[group.random([&](std::size_t n) { return random.below(n); })];
  EXPECT_EQ(seen.size(), 128u);
  for (const auto& [_, times] : seen) EXPECT_NEAR(times, 100, 50);
}

TEST(Group, ClassesOfASymmetricGroup) {
  const auto classes = conjugacy_classes({{1, 0, 2, 3, 4}, {1, 2, 3, 4, 0}}, 5, 1000);
  ASSERT_TRUE(classes);
  EXPECT_EQ(classes->size(), 7u);  // partitions of 5
  std::uint64_t elements = 0;
  for (const auto& c : *classes) elements += c.size;
  EXPECT_EQ(elements, 120u);
  EXPECT_EQ(classes->front().representative, identity(5));
  EXPECT_FALSE(conjugacy_classes({{1, 0, 2, 3, 4}, {1, 2, 3, 4, 0}}, 5, 100));
}

TEST(Labelling, EqualGraphsHaveEqualOrders) {
  // Random graphs, renumbered: the edges between canonical places must be the same.
  Random random(3);
  for (int round = 0; round < 200; ++round) {
    const auto n = static_cast<Vertex>(4 + random.below(12));
    std::vector<std::pair<Vertex, Vertex>> edges, moved;
    Permutation rename = identity(n);
    random.shuffle(rename);
    for (Vertex a = 0; a < n; ++a)
      for (Vertex b = a + 1; b < n; ++b)
        if (random.below(3) == 0) {
          edges.emplace_back(a, b);
          moved.emplace_back(rename[a], rename[b]);
        }
    auto canonical = [&](const auto& list) {
      const Labelling labelling =
          label(Graph::from_edges(std::vector<std::uint32_t>(n), list), Purpose::order);
      std::vector<Vertex> place(n);
      for (Vertex i = 0; i < n; ++i) place[labelling.order[i]] = i;
      std::set<std::pair<Vertex, Vertex>> result;
      for (auto [a, b] : list) result.insert(std::minmax(place[a], place[b]));
      return result;
    };
    ASSERT_EQ(canonical(edges), canonical(moved)) << "round " << round;
  }
}

// Extreme layouts: 4,096 cells, or 160 grids that can all be permuted.
TEST(Symmetry, EveryCallStopsWhenTold) {
  std::atomic<bool> flag{true};
  const Stop stop{.flag = &flag, .deadline = {}};
  LayoutSpec large{
      .digits = 64,
      .grids = {{.height = 64, .width = 64, .box_height = 8, .box_width = 8, .regions = {}}}};
  LayoutSpec many{.digits = 2, .grids = {}};
  for (int i = 0; i < 160; ++i)
    many.grids.push_back({.at = {3 * (i / 20), 3 * (i % 20)}, .height = 2, .width = 2});
  for (const LayoutSpec& spec : {large, many}) {
    const auto layout = build(spec);
    ASSERT_TRUE(layout) << layout.error().reason;
    EXPECT_TRUE(Automorphisms(**layout, {}, stop).stopped());
    EXPECT_TRUE(label(graph_of(**layout), Purpose::order, stop).stopped);
    EXPECT_FALSE(Canonizer::make(*layout, stop));
    EXPECT_FALSE(Morphs::make(*layout, stop));
  }
  auto canonizer = Canonizer::make(layout("samurai"));
  ASSERT_TRUE(canonizer);
  const std::vector<Digit> empty(369);
  const auto late = canonizer->form(empty, stop);
  ASSERT_FALSE(late);
  EXPECT_EQ(late.error().reason, "stopped before the canonical form was known");
  EXPECT_TRUE(canonizer->form(empty));
}

}  // namespace
}  // namespace clew::symmetry
