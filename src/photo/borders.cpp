// Thick lines divide a jigsaw into regions of as many cells as there are digits. A threshold between thin and thick is
// searched for with which they do.
#include "photo/borders.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace clew::photo {
namespace {

constexpr int across = 21;  // samples across a border
constexpr double parted =
    0.92;  // share of pairs of a box border and an inner one of which the former is darker
constexpr float clear_gap =
    0.12F;  // gap between thin and thick, as a share of the darkest, that shows intent

std::size_t at(int i) { return static_cast<std::size_t>(i); }

/// Darkness summed across a border whose middle is (u, v), relative to the paper within `reach` cells beside it; `down`:
/// it runs down.
float darkness(const Sheet& sheet, double reach, double u, double v, bool down) {
  std::array<float, across> profile{};
  for (int k = 0; k < across; ++k) {
    const double off = (2.0 * k / (across - 1) - 1) * reach;
    // The median along the border passes over print that touches it.
    std::array<float, 9> along{};
    for (int s = 0; s < 9; ++s) {
      const double way = (s - 4) * 0.07;
      along[at(s)] = down ? sheet.at(u + off, v + way) : sheet.at(u + way, v + off);
    }
    std::ranges::nth_element(along, along.begin() + 4);
    profile[at(k)] = along[4];
  }
  std::array<float, across> sorted = profile;
  std::ranges::nth_element(sorted, sorted.begin() + across * 3 / 4);
  const float paper = std::max(sorted[across * 3 / 4], 1.0F);
  float sum = 0;
  for (const float value : profile) sum += std::max(0.0F, (paper - value) / paper);
  return sum;
}

struct Edge {
  float dark;
  int a, b;  // cells
};

std::vector<Edge> edges(const Borders& borders) {
  std::vector<Edge> all;
  const int n = borders.size;
  for (int row = 0; row < n; ++row)
    for (int column = 0; column < n; ++column) {
      const int cell = row * n + column;
      if (column + 1 < n) all.push_back({borders.right_of(row, column), cell, cell + 1});
      if (row + 1 < n) all.push_back({borders.below_of(row, column), cell, cell + n});
    }
  return all;
}

/// Share of pairs of a border between boxes and one within a box of which the former is darker.
double box_contrast(const std::vector<Edge>& all, int n, int height, int width) {
  std::vector<float> between, within;
  for (const Edge& edge : all) {
    const auto box = [&](int cell) { return cell / n / height * n + cell % n / width; };
    (box(edge.a) != box(edge.b) ? between : within).push_back(edge.dark);
  }
  std::ranges::sort(within);
  double darker = 0;
  for (const float dark : between)
    darker += static_cast<double>(std::ranges::lower_bound(within, dark) - within.begin());
  return darker / static_cast<double>(between.size() * within.size());
}

/// The connected parts that remain when borders of at least `thick` are cut; empty unless all have n cells.
std::vector<std::uint16_t> parts(const std::vector<Edge>& all, int n, float thick) {
  std::vector<int> parent(at(n * n));
  std::iota(parent.begin(), parent.end(), 0);
  const auto find = [&](int a) {
    while (parent[at(a)] != a) a = parent[at(a)] = parent[at(parent[at(a)])];
    return a;
  };
  for (const Edge& edge : all)
    if (edge.dark < thick) parent[at(find(edge.a))] = find(edge.b);
  std::vector<int> count(at(n * n)), number(at(n * n), -1);
  std::vector<std::uint16_t> regions;
  int next = 0;
  for (int cell = 0; cell < n * n; ++cell) {
    const int root = find(cell);
    if (++count[at(root)] > n) return {};
    if (number[at(root)] < 0) number[at(root)] = next++;
    regions.push_back(static_cast<std::uint16_t>(number[at(root)]));
  }
  return next == n ? regions : std::vector<std::uint16_t>{};
}

struct Box {
  int height, width;
};
std::vector<Box> boxes_of(int size) {
  switch (size) {
    case 6:
      return {{2, 3}, {3, 2}};
    case 16:
      return {{4, 4}};
    default:
      return {{3, 3}};
  }
}

}  // namespace

Borders measure_borders(const Sheet& sheet, int n, double reach) {
  Borders borders{n, {}, {}};
  for (int row = 0; row < n; ++row)
    for (int column = 0; column + 1 < n; ++column)
      borders.right.push_back(darkness(sheet, reach, column + 1, row + 0.5, true));
  for (int row = 0; row + 1 < n; ++row)
    for (int column = 0; column < n; ++column)
      borders.below.push_back(darkness(sheet, reach, column + 0.5, row + 1, false));
  return borders;
}

Borders turned(const Borders& borders, int quarters) {
  Borders result = borders;
  const int n = borders.size;
  for (int turn = 0; turn < (quarters & 3); ++turn) {
    const Borders before = result;
    // The cell at (row, column) was at (n - 1 - column, row).
    for (int row = 0; row < n; ++row)
      for (int column = 0; column + 1 < n; ++column)
        result.right[at(row * (n - 1) + column)] = before.below_of(n - 2 - column, row);
    for (int row = 0; row + 1 < n; ++row)
      for (int column = 0; column < n; ++column)
        result.below[at(row * n + column)] = before.right_of(n - 1 - column, row);
  }
  return result;
}

Division divide(const Borders& borders) {
  const int n = borders.size;
  const std::vector<Edge> all = edges(borders);
  Division division;
  double best = -1;
  for (const Box box : boxes_of(n))
    if (const double contrast = box_contrast(all, n, box.height, box.width); contrast > best) {
      best = contrast;
      division.box_height = box.height;
      division.box_width = box.width;
    }
  if (best >= parted) return division;
  std::vector<float> dark;
  for (const Edge& edge : all) dark.push_back(edge.dark);
  std::ranges::sort(dark);
  float widest = 0;
  std::vector<std::uint16_t> found;
  for (std::size_t k = 1; k < dark.size(); ++k) {
    const float gap = dark[k] - dark[k - 1];
    if (gap <= widest) continue;
    if (auto regions = parts(all, n, 0.5F * (dark[k] + dark[k - 1])); !regions.empty()) {
      widest = gap;
      found = std::move(regions);
    }
  }
  if (!found.empty()) {
    division.kind = Division::Kind::regions;
    division.regions = std::move(found);
    return division;
  }
  // Without regions a jigsaw shows all the same: many borders are far darker than the usual one.
  const float usual = dark[dark.size() / 4], thick = dark[dark.size() * 9 / 10];
  if (best < 0.8 && thick > 1.6F * usual + clear_gap) division.kind = Division::Kind::unclear;
  return division;
}

bool has_diagonals(const Sheet& sheet, int n) {
  for (const bool falling : {true, false}) {
    int seen = 0, asked = 0;
    for (int cell = 0; cell < n; ++cell)
      for (const double way : {0.2, 0.26, 0.74, 0.8}) {
        const double u = cell + way, v = falling ? u : n - u;
        const double across_way =
            falling ? -1 : 1;  // a step to the right leads across the diagonal with this step down
        float darkest = 255;
        for (const double off : {-0.03, 0.0, 0.03})
          darkest = std::min(darkest, sheet.at(u + off, v + off * across_way));
        const float beside = std::min(sheet.at(u + 0.09, v + 0.09 * across_way),
                                      sheet.at(u - 0.09, v - 0.09 * across_way));
        ++asked;
        if (darkest < 0.88F * beside) ++seen;
      }
    if (seen < 0.75 * asked) return false;
  }
  return true;
}

}  // namespace clew::photo
