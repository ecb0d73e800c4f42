// Names of a layout's constraints in sentences: kind and number, or the two cells for a mark
// between cells.
#include "base/assert.h"
#include "clew/layout.h"

namespace clew {
namespace {

using Kind = Constraint::Kind;

std::string mark(const Constraint& c, Language language) {
  const bool german = language == Language::german;
  const std::string article = german ? "" : "the ";
  if (c.kind == Kind::pair_sum && (c.values[0] == 5 || c.values[0] == 10))
    return article + (c.values[0] == 5 ? "V" : "X");
  if (german) return std::string(name(c.kind, language));
  switch (c.kind) {
    case Kind::difference:
      return article + "white dot";
    case Kind::ratio:
      return article + "black dot";
    case Kind::pair_sum:
      return article + "sum";
    default:
      return article + std::string(name(c.kind));
  }
}

}  // namespace

std::string Layout::constraint_told(std::size_t i, Language language) const {
  const Constraint& c = constraints_[i];
  if (!called_by_cells.has(c.kind) || !c.label.empty()) return constraint_name(i, language);
  CLEW_ASSERT(c.cells.size() == 2);
  const std::string a = cell_name(c.cells[0]), b = cell_name(c.cells[1]);
  return language == Language::german ? mark(c, language) + " " + a + "-" + b
                                      : mark(c, language) + " between " + a + " and " + b;
}

std::string Layout::constraint_name(std::size_t i, Language language) const {
  const Constraint& c = constraints_[i];
  CLEW_ASSERT(c.number >= 1);
  const bool only = c.cells.empty() && c.number == 1 &&
                    (i + 1 == constraints_.size() || constraints_[i + 1].kind != c.kind);
  const std::string called(c.label.empty() ? clew::name(c.kind, language) : c.label);
  return only ? called : called + " " + std::to_string(c.number);
}

}  // namespace clew
