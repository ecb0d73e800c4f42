#include "constraints/may_hold.h"

#include <bit>
#include <vector>

#include "constraints/holds.h"
#include "constraints/shape.h"

namespace clew::constraints {
namespace {

using Line = std::vector<CellId>;
using Candidates = std::span<const DigitSet>;

/// Returns true if every number that the first line can form is less than every number that the
/// second can form.
bool surely_less(const Line& a, const Line& b, Candidates candidates) {
  for (std::size_t i = 0; i < a.size() && i < b.size(); ++i) {
    const int most = std::bit_width(candidates[a[i]].bits), least = candidates[b[i]].first();
    if (most != least) return most < least;
  }
  return a.size() < b.size();
}

// Its place is one more than the lines that are surely less; those that may be less come on top.
bool full_rank(const Layout& layout, const Constraint& c, Candidates candidates) {
  int least = 1, most = 1;
  for (const Line& line : lines_both_ways(layout, c.cells)) {
    if (line == c.cells) continue;
    if (surely_less(line, c.cells, candidates))
      ++least, ++most;
    else if (!surely_less(c.cells, line, candidates))
      ++most;
  }
  return least <= c.values[0] && c.values[0] <= most;
}

}  // namespace

bool may_hold(const Layout& layout, const Constraint& c, Candidates candidates) {
  if (c.kind == Constraint::Kind::full_rank && !full_rank(layout, c, candidates)) return false;
  std::vector<Digit> digits;
  for (const DigitSet cell : candidates) {
    if (cell.size() != 1) return true;
    digits.push_back(cell.first());
  }
  return holds(layout, c, digits);
}

}  // namespace clew::constraints
