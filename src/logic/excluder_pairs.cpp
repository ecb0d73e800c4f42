// Pairs of constraints, one pair after the other. Among all constraints a question is harder, and its
// answer often rests on many of them where two would do.
#include <algorithm>

#include "logic/excluder.h"

namespace clew::logic {
namespace {

constexpr std::size_t most_pairs = 60;          // of a layout
constexpr std::size_t most_lists = 3;           // that are returned
constexpr std::uint64_t most_conflicts = 100;   // of a question about two pieces
constexpr std::size_t variables_to_write = 20;  // that cost a unit to write
constexpr std::size_t most_variables = 6000;    // of a pair: in more a question takes too long

}  // namespace

std::vector<Excluder::Excluded> Excluder::look_at_pairs(Work work) {
  if (!pairs_) {
    pairs_.emplace();
    const auto taken = [this](std::uint32_t piece) { return takes(piece); };
    for (const auto& [p, q] : pairs_near(layout_, rules_, most_pairs, taken))
      pairs_->push_back({{p, q}});
  }
  std::vector<Excluded> found;
  if (rests(vain_pairs_)) return found;
  for (Pair& pair : *pairs_) {
    if (work <= 0 || found.size() == most_lists) break;
    std::vector<DigitSet> marks = marks_of(pair.pieces[0]);
    std::ranges::copy(marks_of(pair.pieces[1]), std::back_inserter(marks));
    if (pair.is_large || pair.marks == marks) continue;
    auto gone = excluded_by(pair, work);
    if (!gone.empty())
      found.push_back({std::move(gone), {pair.pieces[0], pair.pieces[1]}});
    else if (work > 0)
      pair.marks = std::move(marks);
  }
  note_vain(vain_pairs_, found.empty());
  return found;
}

// The candidates of the cells of two pieces that no grid with both holds, but one with each alone.
std::vector<Candidate> Excluder::excluded_by(Pair& pair, Work& work) {
  const auto& [p, q] = pair.pieces;
  std::vector<CellId> cells;
  std::ranges::set_union(rules_.pieces[p].cells, rules_.pieces[q].cells, std::back_inserter(cells));
  // What is out of reach of one of them was not asked of it before.
  const auto excludes_alone = [&](std::uint32_t piece, Candidate x) {
    if (std::ranges::binary_search(reach_[piece], x.cell)) return false;
    Asker& asker = asker_of(piece);
    return ask(asker, x, most_conflicts, work) == sat::ClauseAnswer::no;
  };
  const auto is_known = [&](Candidate x) {
    return by_houses_[x.cell].has(x.digit) || std::ranges::find(gone_[p], x) != gone_[p].end() ||
           std::ranges::find(gone_[q], x) != gone_[q].end();
  };
  std::vector<Candidate> gone;
  std::unique_ptr<Asker> asker;
  for (const CellId c : cells) {
    if (candidates_[c].size() < 2) continue;
    for (const Digit d : candidates_[c]) {
      const Candidate x{c, d};
      if (work <= 0) return gone;
      if (holding_[at(c, d)].meets(alive_ & kept_[p] & kept_[q]) || is_known(x)) continue;
      if (!asker) {
        asker = asker_with(pair.pieces);
        work -= static_cast<Work>(asker->solver.variables() / variables_to_write);
        pair.is_large = asker->solver.variables() > most_variables;
        if (pair.is_large) return gone;
      }
      const auto answer = ask(*asker, x, most_conflicts, work);
      if (answer == sat::ClauseAnswer::yes) keep(model_of(*asker), p);
      if (answer == sat::ClauseAnswer::no && !excludes_alone(p, x) && !excludes_alone(q, x))
        gone.push_back(x);
    }
  }
  return gone;
}

}  // namespace clew::logic
