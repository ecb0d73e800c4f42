// Each patch is sampled once from the full picture, through the mesh.
#include "photo/cells.h"

#include <algorithm>
#include <cmath>

namespace clew::photo {
namespace {

constexpr double margin = 0.05;  // of a cell, beyond each border
constexpr int inner_begin = 4;   // rows and columns of a patch in which paper and ink are measured
constexpr int inner_end = 24;
constexpr std::size_t rank =
    12;  // the reference is the 12th highest contrast: a puzzle has 17 givens or more

std::size_t at(int i) { return static_cast<std::size_t>(i); }

struct Tones {
  float paper, ink;  // 75th and 3rd percentile
};
Tones tones(const Patch& patch) {
  std::vector<float> inner;
  for (int y = inner_begin; y < inner_end; ++y)
    for (int x = inner_begin; x < inner_end; ++x) inner.push_back(patch[at(y * patch_side + x)]);
  std::ranges::nth_element(inner, inner.begin() + 299);
  const float paper = inner[299];
  std::ranges::nth_element(inner, inner.begin() + 12);
  return {paper, inner[12]};
}

/// Makes the covered parts of a cell paper.
void hide(Patch& patch, const Cover& cover, int cell) {
  const float paper = tones(patch).paper;
  const auto place = [](int k) { return (k + 0.5) / patch_side * (1 + 2 * margin) - margin; };
  const CoveredPart& part = cover.parts[at(cell)];
  for (int y = 0; y < patch_side; ++y)
    for (int x = 0; x < patch_side; ++x) {
      const double u = place(x), v = place(y), rim = cover.rim;
      if (u < rim || v < rim || u > 1 - rim || v > 1 - rim ||
          (u >= part.left && u <= part.right && v >= part.top && v <= part.bottom))
        patch[at(y * patch_side + x)] = paper;
    }
}

}  // namespace

Patch turned(const Patch& patch, int quarters) {
  Patch result = patch;
  for (int turn = 0; turn < (quarters & 3); ++turn) {
    const Patch before = result;
    for (int y = 0; y < patch_side; ++y)
      for (int x = 0; x < patch_side; ++x)
        result[at(y * patch_side + x)] = before[at((patch_side - 1 - x) * patch_side + y)];
  }
  return result;
}

CellPatches cut_cells(const Sheet& sheet, const PhotoFrame& frame, const Cover* cover) {
  const int n = frame.mesh.size();
  CellPatches cells;
  cells.patches.resize(at(n * n));
  std::vector<float> papers;
  for (int row = 0; row < n; ++row)
    for (int column = 0; column < n; ++column) {
      Patch& patch = cells.patches[at(row * n + column)];
      for (int y = 0; y < patch_side; ++y)
        for (int x = 0; x < patch_side; ++x) {
          const double u = (x + 0.5) / patch_side * (1 + 2 * margin) - margin;
          const double v = (y + 0.5) / patch_side * (1 + 2 * margin) - margin;
          patch[at(y * patch_side + x)] =
              sheet.at(frame.map(frame.mesh.place(column + u, row + v, row, column)));
        }
      if (cover) hide(patch, *cover, row * n + column);
      const Tones tone = tones(patch);
      papers.push_back(std::max(tone.paper, 1.0F));
      cells.contrast.push_back((tone.paper - tone.ink) / papers.back());
    }
  std::vector<float> sorted = cells.contrast;
  std::ranges::sort(sorted, std::greater{});
  // Of grids of another size the same share of the cells.
  cells.reference = sorted[std::min(sorted.size() - 1, rank * sorted.size() / 81)];
  if (n == 9) cells.reference = sorted[rank - 1];
  if (cover) cells.reference = std::max(cells.reference, cover->ink);
  for (std::size_t k = 0; k < cells.patches.size(); ++k) {
    const float scale = std::max({cells.contrast[k], 0.7F * cells.reference, 0.02F});
    for (float& value : cells.patches[k])
      value = std::clamp((papers[k] - value) / papers[k] / scale, -0.3F, 1.3F);
  }
  return cells;
}

}  // namespace clew::photo
