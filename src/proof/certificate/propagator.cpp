#include "proof/certificate/propagator.h"

#include <algorithm>

namespace clew::certificate {

void Propagator::reset(std::size_t variables) {
  undo(0);
  for (const sat::Lit l : occurring_) occurs_[l.code].clear();
  occurring_.clear();
  pending_.clear();
  added_.clear();
  if (reason_.size() >= variables) return;
  value_.resize(2 * variables);
  occurs_.resize(2 * variables);
  reason_.resize(variables);
  position_.resize(variables);
  marked_.resize(variables);
}

void Propagator::add(RowId row) {
  if (slack_.size() <= row) slack_.resize(std::max<std::size_t>(row + 1u, 2 * slack_.size()));
  slack_[row] = -rows_.bound(row);
  for (const RowTerm& t : rows_.terms(row)) {
    auto& occurrences = occurs_[t.literal.code];
    if (occurrences.empty()) occurring_.push_back(t.literal);
    occurrences.push_back({row, t.factor});
    if (!is_false(t.literal)) slack_[row] += t.factor;
  }
  added_.push_back(row);
  pending_.push_back(row);
}

void Propagator::remove_after(RowId last) {
  std::erase_if(pending_, [last](RowId row) { return row > last; });
  for (; !added_.empty() && added_.back() > last; added_.pop_back())
    for (const RowTerm& t : rows_.terms(added_.back())) occurs_[t.literal.code].pop_back();
}

bool Propagator::assign(sat::Lit l, RowId reason) {
  if (!is_open(l)) return is_true(l);
  value_[l.code] = 1;
  value_[(~l).code] = -1;
  reason_[l.var()] = reason;
  position_[l.var()] = static_cast<std::uint32_t>(trail_.size());
  trail_.push_back(l);
  for (const Occurrence& o : occurs_[(~l).code]) slack_[o.row] -= o.factor;
  return true;
}

RowId Propagator::propagate() {
  const auto look_at = [&](RowId row) {
    const std::int64_t slack = slack_[row];
    if (slack < 0) return false;
    if (slack < rows_.greatest_factor(row))
      for (const RowTerm& t : rows_.terms(row))
        if (t.factor > slack && is_open(t.literal)) assign(t.literal, row);
    return true;
  };
  while (!pending_.empty()) {
    const RowId row = pending_.back();
    pending_.pop_back();
    if (!look_at(row)) return pending_.push_back(row), row;
  }
  for (; done_ < trail_.size(); ++done_)
    for (const Occurrence& o : occurs_[(~trail_[done_]).code])
      if (!look_at(o.row)) return o.row;
  return 0;
}

void Propagator::undo(std::size_t left) {
  while (trail_.size() > left) {
    const sat::Lit l = trail_.back();
    trail_.pop_back();
    value_[l.code] = value_[(~l).code] = 0;
    for (const Occurrence& o : occurs_[(~l).code]) slack_[o.row] += o.factor;
  }
  done_ = std::min(done_, left);
}

void Propagator::causes(RowId row, const sat::Lit* forced, std::vector<sat::Lit>& to) const {
  // Those that are not listed may all be true.
  std::int64_t slack = -rows_.bound(row);
  std::int64_t need = 0;  // slack must come below this
  const std::uint32_t before = forced ? position_[forced->var()] : ~std::uint32_t{0};
  std::vector<RowTerm> lost;
  for (const RowTerm& t : rows_.terms(row)) {
    slack += t.factor;
    if (forced && t.literal == *forced)
      need = t.factor;
    else if (is_false(t.literal) && position_[t.literal.var()] < before)
      lost.push_back(t);
  }
  std::ranges::sort(lost, {}, [&](const RowTerm& t) { return position_[t.literal.var()]; });
  for (const RowTerm& t : lost) {
    if (slack < need) break;
    slack -= t.factor;
    to.push_back(t.literal);
  }
}

Propagator::Ground Propagator::ground(RowId contradiction) const {
  Ground ground;
  std::vector<sat::Lit> open;
  std::vector<sat::Var> marked;
  const auto mark = [&](RowId row, const sat::Lit* forced) {
    open.clear();
    causes(row, forced, open);
    for (const sat::Lit l : open)
      if (!marked_[l.var()]) marked_[l.var()] = 1, marked.push_back(l.var());
  };
  ground.rows.push_back(contradiction);
  mark(contradiction, nullptr);
  for (std::size_t i = trail_.size(); i-- > 0;) {
    const sat::Lit l = trail_[i];
    if (!marked_[l.var()]) continue;
    if (const RowId row = reason_[l.var()]) {
      if (std::ranges::find(ground.rows, row) == ground.rows.end()) ground.rows.push_back(row);
      mark(row, &l);
    } else {
      ground.assumed.push_back(l);
    }
  }
  for (const sat::Var v : marked) marked_[v] = 0;
  std::ranges::reverse(ground.rows);
  std::ranges::reverse(ground.assumed);
  return ground;
}

}  // namespace clew::certificate
