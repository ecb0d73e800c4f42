#include "clew/constraint.h"

#include <algorithm>
#include <array>

#include "clew/layout.h"

namespace clew {
namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(Constraint::Kind::count)> names{
    "main diagonal", "anti-diagonal", "windows", "disjoint groups",
    "anti-knight",   "anti-king",     "group",   "custom rule"};
static_assert(!names.back().empty(), "each kind has a name");

}  // namespace

std::string_view name(Constraint::Kind kind) { return names[static_cast<std::size_t>(kind)]; }

void LayoutSpec::add(ConstraintSpec constraint) {
  const auto place =
      std::ranges::upper_bound(constraints, constraint.kind, {}, &ConstraintSpec::kind);
  const bool whole = constraint.cells.empty() && constraint.values.empty();
  if (whole && place != constraints.begin() && *std::prev(place) == constraint) return;
  constraints.insert(place, std::move(constraint));
}

bool LayoutSpec::has(Constraint::Kind kind) const {
  return std::ranges::binary_search(constraints, kind, {}, &ConstraintSpec::kind);
}

Expected<void> supported(const Layout& layout, Kinds by) {
  const Kinds others = layout.kinds() - by;
  if (others.empty()) return {};
  return fail("not supported: " + std::string(name(others.first())));
}

}  // namespace clew
