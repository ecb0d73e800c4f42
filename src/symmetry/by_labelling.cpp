// A puzzle's graph is its layout's, with a vertex for each digit that occurs, joined to its givens and
// to the open cells that have it as a candidate. Cells of these three sorts have a colour each.
// Equivalent puzzles have equal canonical labellings; the ranks of the cells and houses there are
// then the same up to a symmetry of the layout, and bringing these to their least gives one form.
#include "symmetry/by_labelling.h"

#include <algorithm>
#include <array>

#include "base/assert.h"
#include "symmetry/labelling.h"

namespace clew::symmetry {

FormByLabelling::FormByLabelling(LayoutPtr layout, const Stop& stop)
    : layout_(std::move(layout)), graph_(graph_of(*layout_)), group_(*layout_, {}, stop) {}

bool FormByLabelling::find(std::span<const Digit> puzzle, std::span<const DigitSet> candidates,
                           std::span<Digit> result, std::span<DigitSet> left,
                           const Stop& stop) const {
  const auto cells = static_cast<std::size_t>(layout_->size());
  const Numbered numbered = with_digits(puzzle, candidates);
  const Labelling labelling = label(numbered.graph, Purpose::order, stop);
  if (labelling.stopped) return false;
  std::vector<std::uint32_t> rank(labelling.order.size());
  for (std::uint32_t r = 0; r < rank.size(); ++r) rank[labelling.order[r]] = r;
  const Permutation from = group_.to_least(rank);
  CLEW_ASSERT(rank.size() == numbered.graph.size() && from.size() == cells);
  for (std::size_t c = 0; c < cells; ++c) result[c] = puzzle[from[c]];

  std::array<Digit, max_digits + 1> name{};  // 1, 2, … as they come up
  Digit next = 0;
  for (Digit& d : result) {
    if (!d) continue;
    if (!name[d]) name[d] = ++next;
    d = name[d];
  }
  CLEW_ASSERT(std::ranges::count(result, 0) == std::ranges::count(puzzle, 0));
  CLEW_ASSERT(next <= layout_->digits());
  if (candidates.empty()) return true;
  std::vector<Digit> others;  // digits that occur as candidates only, in the order of the labelling
  for (Digit d = 1; d <= layout_->digits(); ++d)
    if (!name[d] && numbered.vertex[d]) others.push_back(d);
  std::ranges::sort(others, {}, [&](Digit d) { return rank[numbered.vertex[d]]; });
  for (const Digit d : others) name[d] = ++next;
  for (std::size_t c = 0; c < cells; ++c) {
    left[c] = result[c] ? DigitSet::of(result[c]) : DigitSet{};
    if (result[c]) continue;
    for (const Digit d : candidates[from[c]]) left[c].add(name[d]);
    CLEW_ASSERT(left[c].size() == candidates[from[c]].size());
  }
  return true;
}

auto FormByLabelling::with_digits(std::span<const Digit> puzzle,
                                  std::span<const DigitSet> candidates) const -> Numbered {
  Numbered numbered;
  std::vector<std::uint32_t> colours = graph_.colour;
  std::vector<std::pair<Vertex, Vertex>> edges;
  for (Vertex v = 0; v < graph_.size(); ++v)
    for (std::uint32_t e = graph_.first[v]; e < graph_.first[v + 1]; ++e)
      if (v < graph_.to[e]) edges.emplace_back(v, graph_.to[e]);
  const std::uint32_t digit_colour = *std::max_element(colours.begin(), colours.end()) + 1;
  const auto join = [&](Vertex c, Digit d) {
    Vertex& digit = numbered.vertex[d];
    if (!digit) {
      digit = static_cast<Vertex>(colours.size());
      colours.push_back(digit_colour);
    }
    edges.emplace_back(c, digit);
  };
  for (Vertex c = 0; c < puzzle.size(); ++c) {
    if (puzzle[c]) {
      join(c, puzzle[c]);
      if (!candidates.empty()) colours[c] = digit_colour + 1;
    } else if (!candidates.empty()) {
      for (const Digit d : candidates[c]) join(c, d);
    }
  }
  CLEW_ASSERT(colours.size() <= graph_.size() + static_cast<std::size_t>(layout_->digits()));
  numbered.graph = Graph::from_edges(std::move(colours), edges);
  return numbered;
}

}  // namespace clew::symmetry
