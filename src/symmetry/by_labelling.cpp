// A puzzle's graph is its layout's, with a vertex for each digit that occurs, joined to its givens.
// Equivalent puzzles have equal canonical labellings; the ranks of the cells and houses there are
// then the same up to a symmetry of the layout, and bringing these to their least gives one form.
#include "symmetry/by_labelling.h"

#include <algorithm>
#include <array>

#include "symmetry/labelling.h"

namespace clew::symmetry {

FormByLabelling::FormByLabelling(LayoutPtr layout)
    : layout_(std::move(layout)), graph_(graph_of(*layout_)), group_(*layout_) {}

void FormByLabelling::find(std::span<const Digit> puzzle, std::span<Digit> result) const {
  const auto cells = static_cast<std::size_t>(layout_->size());
  const Labelling labelling = label(with_digits(puzzle), Purpose::order);
  std::vector<std::uint32_t> rank(labelling.order.size());
  for (std::uint32_t r = 0; r < rank.size(); ++r) rank[labelling.order[r]] = r;
  const Permutation from = group_.to_least(rank);
  for (std::size_t c = 0; c < cells; ++c) result[c] = puzzle[from[c]];

  std::array<Digit, max_digits + 1> name{};  // 1, 2, … as they come up
  Digit next = 0;
  for (Digit& d : result) {
    if (!d) continue;
    if (!name[d]) name[d] = ++next;
    d = name[d];
  }
}

Graph FormByLabelling::with_digits(std::span<const Digit> puzzle) const {
  std::vector<std::uint32_t> colours = graph_.colour;
  std::vector<std::pair<Vertex, Vertex>> edges;
  for (Vertex v = 0; v < graph_.size(); ++v)
    for (std::uint32_t e = graph_.first[v]; e < graph_.first[v + 1]; ++e)
      if (v < graph_.to[e]) edges.emplace_back(v, graph_.to[e]);
  std::array<Vertex, max_digits + 1> vertex{};
  const std::uint32_t digit_colour = *std::max_element(colours.begin(), colours.end()) + 1;
  for (Vertex c = 0; c < puzzle.size(); ++c) {
    if (!puzzle[c]) continue;
    Vertex& digit = vertex[puzzle[c]];
    if (!digit) {
      digit = static_cast<Vertex>(colours.size());
      colours.push_back(digit_colour);
    }
    edges.emplace_back(c, digit);
  }
  return Graph::from_edges(std::move(colours), edges);
}

}  // namespace clew::symmetry
