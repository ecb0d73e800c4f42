#include "census/glue.h"

#include <algorithm>

#include "base/assert.h"

namespace clew::census {
namespace {

struct Overlap {
  int top, left, bottom, right;  // bottom and right are past the end
  int cells() const { return std::max(0, bottom - top) * std::max(0, right - left); }
};

Overlap overlap(const SubGrid& a, const SubGrid& b) {
  return {std::max(a.at.row, b.at.row), std::max(a.at.col, b.at.col),
          std::min(a.at.row + a.height, b.at.row + b.height),
          std::min(a.at.col + a.width, b.at.col + b.width)};
}

// Returns true if the cells lie in one row, column or box of the grid.
bool in_one_house(const SubGrid& g, const Overlap& o) {
  if (o.bottom - o.top == 1 || o.right - o.left == 1) return true;
  if (!g.box_height) return false;
  return (o.top - g.at.row) / g.box_height == (o.bottom - 1 - g.at.row) / g.box_height &&
         (o.left - g.at.col) / g.box_width == (o.right - 1 - g.at.col) / g.box_width;
}

}  // namespace

std::optional<Glued> take_apart(const LayoutSpec& spec) {
  if (spec.grids.size() < 2 || !spec.constraints.empty()) return std::nullopt;
  Glued glued;
  std::vector<SubGrid> rest = spec.grids;
  auto part = [&](std::vector<SubGrid> grids) {
    LayoutSpec alone;
    alone.digits = spec.digits;
    alone.grids = std::move(grids);
    return alone;
  };
  // A leaf touches at most one other grid, in cells of one house of both.
  for (bool found = true; found && rest.size() > 1;) {
    found = false;
    for (std::size_t i = 0; i < rest.size() && !found; ++i) {
      int touched = 0, shared = 0;
      bool plain = true;
      for (std::size_t j = 0; j < rest.size(); ++j) {
        if (j == i) continue;
        const Overlap o = overlap(rest[i], rest[j]);
        if (!o.cells()) continue;
        ++touched;
        shared = o.cells();
        plain = plain && in_one_house(rest[i], o) && in_one_house(rest[j], o);
      }
      if (touched > 1 || !plain) continue;
      found = true;
      glued.parts.push_back(part({rest[i]}));
      glued.shared.push_back(shared);
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    }
  }
  if (glued.parts.empty()) return std::nullopt;
  CLEW_ASSERT(glued.parts.size() + rest.size() == spec.grids.size());
  CLEW_ASSERT(glued.shared.size() == glued.parts.size());
  glued.parts.insert(glued.parts.begin(), part(rest));
  return glued;
}

}  // namespace clew::census
