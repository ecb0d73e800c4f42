// The solvers of the excluder: the houses, and a few pieces, or all pieces as assumptions.
#include "constraints/gadgets.h"
#include "logic/excluder.h"

namespace clew::logic {

Excluder::Asker& Excluder::asker_of_houses() {
  if (!houses_) houses_ = houses_alone();
  return *houses_;
}

Excluder::Asker& Excluder::asker_of(std::uint32_t piece) {
  auto& asker = alone_[piece];
  if (!asker) asker = asker_with({&piece, 1});
  return *asker;
}

std::unique_ptr<Excluder::Asker> Excluder::asker_with(std::span<const std::uint32_t> pieces) const {
  auto asker = houses_alone();
  constraints::Gadgets gadgets(
      layout_, asker->written, [&](CellId c, Digit d) { return asker->variables[at(c, d)]; },
      asker->solver, true);
  for (const std::uint32_t piece : pieces) {
    gadgets.add(rules_.pieces[piece].parts);
    for (const auto& sums : distinct_sums(piece)) gadgets.add(sums.parts);
  }
  std::vector<sat::Var> near;
  for (CellId c = 0; c < first_.size(); ++c)
    if (candidates_[c].has(first_[c])) near.push_back(asker->variables[at(c, first_[c])]);
  asker->solver.try_first(near);
  return asker;
}

std::unique_ptr<Excluder::Asker> Excluder::asker_of_all() {
  auto asker = houses_alone();
  constraints::Gadgets gadgets(
      layout_, asker->written, [&](CellId c, Digit d) { return asker->variables[at(c, d)]; },
      asker->solver, true);
  for (std::uint32_t p = 0; p < rules_.pieces.size(); ++p) {
    if (!takes(p)) continue;
    asker->pieces.push_back(sat::Lit::yes(asker->solver.add_variable()));
    gadgets.add_if(asker->pieces.back().var(), rules_.pieces[p].parts);
    for (const auto& sums : distinct_sums(p))
      gadgets.add_if(asker->pieces.back().var(), sums.parts);
  }
  return asker;
}

// Keeps a grid that satisfies all pieces, if it is found soon.
void Excluder::find_first() {
  constexpr std::uint64_t patience = 1000;  // conflicts
  sought_first_ = true;
  const auto asker = asker_of_all();
  Work unlimited = 0;
  if (ask(*asker, asker->pieces, patience, unlimited) != sat::ClauseAnswer::yes) return;
  first_ = model_of(*asker);
  keep(first_, std::nullopt);
}

// Removes the candidates that are gone since the solver was written.
void Excluder::narrow(Asker& asker) const {
  for (CellId c = 0; c < candidates_.size(); ++c) {
    if (asker.written[c] == candidates_[c]) continue;
    for (const Digit d : asker.written[c] - candidates_[c])
      asker.solver.fact(sat::Lit::no(asker.variables[at(c, d)]));
    asker.written[c] = candidates_[c];
  }
}

std::vector<constraints::DistinctSums> Excluder::distinct_sums(std::uint32_t piece) const {
  return constraints::distinct_sums(layout_, rules_.pieces[piece].parts.totals, candidates_,
                                    [this](CellId a, CellId b) { return layout_.sees(a, b); });
}

std::unique_ptr<Excluder::Asker> Excluder::houses_alone() const {
  auto asker = std::make_unique<Asker>();
  asker->written = candidates_;
  asker->variables.resize(holding_.size());
  write_houses(*asker);
  return asker;
}

void Excluder::write_houses(Asker& asker) const {
  std::vector<sat::Var> members;
  for (CellId c = 0; c < candidates_.size(); ++c) {
    members.clear();
    for (const Digit d : candidates_[c])
      members.push_back(asker.variables[at(c, d)] = asker.solver.add_variable());
    asker.solver.exactly_one(members);
  }
  for (const House& house : layout_.houses()) {
    if (house.implied) continue;
    DigitSet left;
    for (const CellId c : house.cells) left = left | candidates_[c];
    const bool full = left.size() == static_cast<int>(house.cells.size());
    for (int i = 1; i <= layout_.digits(); ++i) {
      const auto d = static_cast<Digit>(i);
      members.clear();
      for (const CellId c : house.cells)
        if (candidates_[c].has(d)) members.push_back(asker.variables[at(c, d)]);
      house.complete || (full && left.has(d)) ? asker.solver.exactly_one(members)
                                              : asker.solver.at_most_one(members);
    }
  }
  for (const Layout::Link& link : layout_.lone_links())
    for (const Digit d : candidates_[link.first] & candidates_[link.second])
      asker.solver.at_most_one(
          {asker.variables[at(link.first, d)], asker.variables[at(link.second, d)]});
}

}  // namespace clew::logic
