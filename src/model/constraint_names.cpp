// Names of a layout's constraints in sentences: kind and number, or the two cells for a mark
// between cells.
#include <algorithm>

#include "base/assert.h"
#include "clew/layout.h"
#include "model/names.h"

namespace clew {
namespace {

using Kind = Constraint::Kind;

std::string_view mark(const Constraint& c, const Names& names) {
  switch (c.kind) {
    case Kind::difference:
      return names.difference;
    case Kind::ratio:
      return names.ratio;
    case Kind::pair_sum:
      return c.values[0] == 5 ? names.v : c.values[0] == 10 ? names.x : names.pair_sum;
    default:
      CLEW_ASSERT(c.kind == Kind::greater);
      return names.greater;
  }
}

}  // namespace

std::string Layout::constraint_told(std::size_t i, Language language) const {
  const Constraint& c = constraints_[i];
  if (!c.label.empty() && std::ranges::count(constraints_, c.label, &Constraint::label) == 1)
    return c.label;
  if (!called_by_cells.has(c.kind) || !c.label.empty()) return constraint_name(i, language);
  CLEW_ASSERT(c.cells.size() == 2);
  const Names& names = names_of(language);
  std::string told(mark(c, names));
  told += names.between;
  told += cell_name(c.cells[0]);
  told += names.and_;
  return told += cell_name(c.cells[1]);
}

std::string Layout::constraint_name(std::size_t i, Language language) const {
  const Constraint& c = constraints_[i];
  CLEW_ASSERT(c.number >= 1);
  const bool is_single = c.label.empty() && c.cells.empty() && c.number == 1 &&
                         (i + 1 == constraints_.size() || constraints_[i + 1].kind != c.kind);
  const std::string called(c.label.empty() ? clew::name(c.kind, language) : c.label);
  return is_single ? called : called + " " + std::to_string(c.number);
}

}  // namespace clew
