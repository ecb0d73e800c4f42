// Recognition of a catalogue layout, by its spec or by its outline.
#include <algorithm>
#include <tuple>

#include "base/assert.h"
#include "layouts/catalogue.h"
#include "layouts/whole.h"

namespace clew {
namespace {

auto key(const SubGrid& g) {
  return std::tie(g.at, g.height, g.width, g.box_height, g.box_width, g.regions);
}

// Returns the spec without its name, in a canonical order.
LayoutSpec bare(LayoutSpec spec) {
  spec.name.clear();
  std::sort(spec.grids.begin(), spec.grids.end(),
            [](const SubGrid& a, const SubGrid& b) { return key(a) < key(b); });
  for (ConstraintSpec& c : spec.constraints)
    if (c.kind == Constraint::Kind::group) std::ranges::sort(c.cells);
  std::sort(spec.constraints.begin(), spec.constraints.end());
  CLEW_ASSERT(std::is_sorted(spec.constraints.begin(), spec.constraints.end()));
  return spec;
}

struct NamedSpec {
  LayoutSpec spec;
  std::string name;
};

const std::vector<NamedSpec>& bare_catalogue() {
  static const std::vector<NamedSpec> all = [] {
    std::vector<NamedSpec> result;
    for (int n = 2; n <= 36; ++n)
      result.push_back(
          {{.digits = n, .grids = {{.height = n, .width = n}}}, "latin-" + std::to_string(n)});
    for (LayoutSpec& spec : catalogue_specs()) {
      std::string name = spec.name;
      result.push_back({bare(std::move(spec)), std::move(name)});
    }
    CLEW_ASSERT(std::ranges::none_of(result, [](const NamedSpec& n) { return n.name.empty(); }));
    return result;
  }();
  return all;
}

std::string_view name_of(const LayoutSpec& sought) {
  for (const auto& [known, name] : bare_catalogue())
    if (known == sought) return name;
  return {};
}

struct Outline {
  std::vector<std::vector<bool>> rows;
  std::string name;
};

const std::vector<Outline>& outlines() {
  static const std::vector<Outline> all = [] {
    std::vector<Outline> result;
    for (const auto& [spec, name] : bare_catalogue()) {
      if (spec.grids.size() < 2) continue;
      int height = 0, width = 0;
      for (const SubGrid& g : spec.grids) {
        height = std::max(height, g.at.row + g.height);
        width = std::max(width, g.at.col + g.width);
      }
      Outline outline{std::vector(height, std::vector<bool>(width)), name};
      for (const SubGrid& g : spec.grids)
        for (int r = 0; r < g.height; ++r)
          for (int c = 0; c < g.width; ++c) outline.rows[g.at.row + r][g.at.col + c] = true;
      CLEW_ASSERT(!outline.rows.empty() && !outline.name.empty());
      result.push_back(std::move(outline));
    }
    return result;
  }();
  return all;
}

std::string name_with_digits(LayoutSpec sought) {
  if (const auto name = name_of(sought); !name.empty()) return std::string(name);
  const auto begin = sought.constraints.begin();
  const auto end = std::ranges::find_if_not(sought.constraints, of_whole, &ConstraintSpec::kind);
  const std::vector<ConstraintSpec> besides(begin, end);
  sought.constraints.erase(begin, end);
  const auto name = name_of(sought);
  if (besides.empty() || name.empty() || is_cube(name)) return {};
  return std::string(name) + named(besides);
}

}  // namespace

std::string catalogue_name(const LayoutSpec& spec) {
  if (spec.grids.size() > 64 || spec.constraints.size() > 64) return {};
  LayoutSpec sought = bare(spec);
  sought.values = {};
  std::string name = name_with_digits(std::move(sought));
  // Digits come before constraints, because the numbers of constraints are values.
  if (!name.empty() && !spec.values.are_digits())
    name.insert(std::min(name.find('+'), name.size()), "+digits:" + spec.values.text(spec.digits));
  return name;
}

std::string_view layout_of_shape(const std::vector<std::vector<bool>>& rows) {
  for (const Outline& outline : outlines())
    if (outline.rows == rows) return outline.name;
  return {};
}

}  // namespace clew
