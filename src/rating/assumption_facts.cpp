// Facts of branching chains, for their evidence and for chains that nest them.
#include "rating/assumptions.h"

namespace clew::rating {
namespace {

void add_beginning(const Finding& finding, const RatingBoard& board, Facts& facts) {
  if (finding.cell >= 0) facts.some_cell(finding.cell, Role::pivot);
  if (finding.house >= 0)
    facts.some_house(finding.house, board.digit_of(cand_of((*finding.ends[0].net)[0].lit)),
                     Role::pivot);
}

}  // namespace

void Assumptions::all(const RatingBoard& board, const RatingBoard& before, std::vector<Nested>& out,
                      const Stop& stop, bool with_facts) {
  reach_ = nullptr;
  search(board, stop, true, with_facts);
  for (const Finding& finding : ranking_.sorted()) {
    Nested& nested = out.emplace_back();
    describe(finding, board, before, nested);
    if (!with_facts) continue;
    Facts facts(board);
    for (const NetEnd& end : finding.ends) collect(board, *end.net, end.node, facts);
    add_beginning(finding, board, facts);
    nested.facts = std::move(facts.list);
  }
}

void Assumptions::explain(const RatingBoard& board, Facts& facts) {
  nets_.begin(board, {}, true);
  for (const NetEnd& end : ranking_.best().ends)
    collect(board, nets_.grown_again((*end.net)[0].lit), end.node, facts);
  add_beginning(ranking_.best(), board, facts);
}

// Walks each branch back breadth first: the order in which its parents are named and its print
// taken.
void Assumptions::describe(const Finding& finding, const RatingBoard& board,
                           const RatingBoard& before, Nested& out) const {
  out.removed = removed_by(finding.target, board);
  out.complexity = finding.complexity;
  Parents parents(before, board, out.parents);
  std::uint64_t print = 3;
  std::vector<int> todo, next;
  std::vector<std::uint8_t> done;
  for (const NetEnd& end : finding.ends) print = mix(print, (*end.net)[end.node].lit);
  for (const NetEnd& end : finding.ends) {
    const AssumptionNet& net = *end.net;
    done.assign(net.nodes().size(), 0);
    print = mix(print, ~std::uint64_t{0});
    todo = {end.node};
    while (!todo.empty()) {
      next.clear();
      for (int i : todo) {
        if (done[i]) continue;
        done[i] = 1;
        const AssumptionNode& node = net[i];
        const Cand a = cand_of(node.lit);
        print = mix(print, node.lit);
        if (is_on(node.lit)) {
          if (node.cause >= 0)
            parents.house(node.cause, board.digit_of(a));
          else if (node.cause == by_cell || (node.cause == by_assumption && finding.cell >= 0))
            parents.cell(board.cell_of(a));
          else if (node.cause == by_assumption && finding.house >= 0)
            parents.house(finding.house, board.digit_of(a));
        }
        next.insert(next.end(), net.parents(node), net.parents(node) + node.parent_count);
      }
      todo.swap(next);
    }
  }
  out.print = print;
}

// Collects all nodes that lead to a node. The nodes of a net are in order, so one pass backwards
// suffices.
void Assumptions::collect(const RatingBoard& board, const AssumptionNet& net, int end,
                          Facts& facts) const {
  std::vector<std::uint8_t> needed(static_cast<std::size_t>(end) + 1);
  needed[end] = 1;
  for (int i = end; i >= 0; --i) {
    if (!needed[i]) continue;
    const AssumptionNode& node = net[i];
    for (int k = 0; k < node.parent_count; ++k) needed[net.parents(node)[k]] = 1;
    const int c = board.cell_of(cand_of(node.lit)), d = board.digit_of(cand_of(node.lit));
    if (node.cause == by_rule) {
      if (node.nested >= 0) facts.add(nets_.nested(node).facts);
      for (auto [noted, note] : net.notes)
        if (noted == i) facts.add(nets_.note(note));
    } else if (node.cause == by_assumption) {
      continue;
    } else if (is_on(node.lit)) {
      if (node.cause >= 0)
        facts.some_house(node.cause, d, Role::strong);
      else
        facts.some_cell(c, Role::strong);
    } else if (const int from = board.cell_of(cand_of(net[net.parents(node)[0]].lit)); from != c) {
      facts.see(c, from, d);
    }
  }
}

}  // namespace clew::rating
