#include "proof/certificate/prover.h"

#include <algorithm>

#include "proof/certificate/learner.h"

namespace clew::certificate {
namespace {

constexpr std::size_t most_supposed = 3000;  // before clauses are learned instead
constexpr std::size_t most_tested =
    300;  // rows and candidates of which each is tried to be left out

}  // namespace

void StepProver::load(std::vector<RowId> rows, std::vector<std::vector<Multiple>> sums,
                      std::size_t variables) {
  loaded_ = std::move(rows);
  sums_ = std::move(sums);
  variables_ = variables;
  named_.clear();
  missing_.clear();
  std::vector<sat::Lit> literals;
  for (const RowId row : loaded_)
    for (const RowTerm& t : rows_.terms(row))
      if (t.literal.var() < candidates_) literals.push_back(t.literal);
  std::ranges::sort(literals);
  literals.erase(std::unique(literals.begin(), literals.end()), literals.end());
  for (const sat::Lit l : literals)
    if (!gone_.is(l.var())) {
      if (named_.empty() || named_.back() != l.var()) named_.push_back(l.var());
    } else if (!l.negated()) {
      missing_.push_back(~l);
    }
}

void StepProver::start(Propagator& p, const sat::Lit* supposed) {
  p.reset(variables_);
  for (const sat::Lit l : missing_) p.assign(l);
  if (supposed) p.assign(*supposed);
  for (const RowId row : loaded_) p.add(row);
}

RowId StepProver::prove(std::string_view label, const sat::Lit* goal, const Stop& stop) {
  stop_ = &stop;
  if (const RowId row = by_propagation(label, goal)) return row;
  if (const RowId row = by_sums(label, goal)) return row;
  if (!goal) return by_cases(label);
  if (const RowId row = by_contradiction(label, *goal, false)) return row;
  return by_contradiction(label, *goal, true);
}

RowId StepProver::by_propagation(std::string_view label, const sat::Lit* goal) {
  const sat::Lit opposite = goal ? ~*goal : sat::Lit{};
  const sat::Lit* const supposed = goal ? &opposite : nullptr;
  start(all_, supposed);
  const RowId broken = all_.propagate();
  if (!broken) return 0;
  const auto ids = hints(all_.ground(broken), supposed);
  return lines_.rup(label, {goal, goal ? 1u : 0u}, ids);
}

RowId StepProver::by_sums(std::string_view label, const sat::Lit* goal) {
  for (std::size_t i = 0; i < sums_.size(); ++i) {
    const ProofLines::Mark mark = lines_.mark();
    loaded_.push_back(lines_.sum(sums_[i]));
    if (const RowId row = by_propagation(label, goal)) {
      sums_.erase(sums_.begin() + static_cast<std::ptrdiff_t>(i));
      return row;
    }
    loaded_.pop_back();
    all_.reset(0);
    lines_.back_to(mark);
  }
  return 0;
}

RowId StepProver::by_contradiction(std::string_view label, sat::Lit goal, bool learning) {
  const ProofLines::Mark mark = lines_.mark();
  const RowId opposite = lines_.begin(label, goal);
  start(all_, nullptr);
  all_.assign(~goal, opposite);
  patience_ = most_supposed;
  const RowId found = all_.propagate() ? 0 : learning ? learn() : refute();
  gone_.forget(mark.row);
  if (found) return lines_.end(goal, found);
  all_.reset(0);
  lines_.back_to(mark);
  return 0;
}

// Without a conclusion: the rows contradict each other.
RowId StepProver::by_cases(std::string_view label) {
  for (const bool learning : {false, true}) {
    const ProofLines::Mark mark = lines_.mark();
    start(all_, nullptr);
    patience_ = most_supposed;
    const RowId found = all_.propagate() ? 0 : learning ? learn() : refute();
    if (found) return lines_.rup(label, {}, {&found, 1});
    gone_.forget(mark.row);
    all_.reset(0);
    lines_.back_to(mark);
  }
  return 0;
}

// After a conflict.
RowId StepProver::contradiction(RowId broken) {
  return lines_.rup({}, {}, hints(all_.ground(broken), nullptr));
}

std::vector<sat::Lit> StepProver::open_candidates() const {
  std::vector<sat::Lit> open;
  for (const sat::Var v : named_)
    if (all_.is_open(sat::Lit::yes(v))) open.push_back(sat::Lit::yes(v));
  return open;
}

// Removes candidates that fail at once. Returns the row of a contradiction, or 0; `longest` is the literal
// from which most follows, if none failed.
RowId StepProver::suppose_each(std::span<const sat::Lit> literals,
                               std::optional<sat::Lit>& longest) {
  std::size_t most = 0;
  bool failed = false;
  for (const sat::Lit l : literals) {
    if (!all_.is_open(l)) continue;
    if (patience_ == 0 || stop_->requested()) return patience_ = 0;
    --patience_;
    const std::size_t before = all_.trail().size();
    all_.assign(l);
    const RowId broken = all_.propagate();
    if (!broken && all_.trail().size() - before > most) {
      most = all_.trail().size() - before;
      longest = l;
    }
    const auto ids = broken ? hints(all_.ground(broken), &l) : std::vector<RowId>{};
    all_.undo(before);
    if (!broken) continue;
    failed = true;
    const sat::Lit opposite = ~l;
    all_.add(lines_.rup({}, {&opposite, 1}, ids));
    if (const RowId end = all_.propagate()) return contradiction(end);
  }
  if (failed) longest.reset();
  return 0;
}

// Derives a contradiction from the assignment.
RowId StepProver::refute() {
  for (;;) {
    std::vector<sat::Lit> open = open_candidates();
    std::optional<sat::Lit> longest;
    if (const RowId row = suppose_each(open, longest); row || patience_ == 0) return row;
    if (!longest && open_candidates().size() < open.size()) continue;
    std::optional<sat::Lit> longest_without;
    for (sat::Lit& l : open) l = ~l;
    if (const RowId row = suppose_each(open, longest_without); row || patience_ == 0) return row;
    if (!longest_without && open_candidates().size() < open.size()) continue;
    if (!longest) return 0;  // nothing is left to suppose
    const RowId row = refute_within(*longest);
    if (!row) return 0;
    all_.add(row);
    if (const RowId broken = all_.propagate()) return contradiction(broken);
  }
}

// The opposite of a literal, which does not fail at once.
RowId StepProver::refute_within(sat::Lit supposed) {
  const std::size_t before = all_.trail().size();
  const RowId row = lines_.begin({}, ~supposed);
  all_.assign(supposed, row);
  const RowId found = all_.propagate() ? 0 : refute();
  all_.undo(before);
  all_.remove_after(row - 1);
  gone_.forget(row - 1);
  return found ? lines_.end(~supposed, found) : 0;
}

RowId StepProver::learn() {
  std::vector<sat::Var> variables = named_;
  for (const RowId row : loaded_)
    for (const RowTerm& t : rows_.terms(row))
      if (t.literal.var() >= candidates_) variables.push_back(t.literal.var());
  ConflictLearner learner(all_, std::move(variables),
                          [&](std::span<const sat::Lit> clause, const Propagator::Ground& ground) {
                            return lines_.rup({}, clause, named_by(ground));
                          });
  const RowId broken = learner.contradiction({}, *stop_);
  return broken ? contradiction(broken) : 0;
}

bool StepProver::is_missing(sat::Lit l) const { return all_.position(l.var()) < missing_.size(); }

std::vector<RowId> StepProver::named_by(const Propagator::Ground& ground) {
  std::vector<RowId> ids;
  for (const sat::Lit l : ground.assumed)
    if (is_missing(l)) ids.push_back(gone_.row(l.var()));
  ids.insert(ids.end(), ground.rows.begin(), ground.rows.end());
  return ids;
}

// Row by row, as often as something follows: the rows are few, and in the order in which they are used.
bool StepProver::refutes(const std::vector<RowId>& rows, const std::vector<sat::Lit>& gone,
                         const sat::Lit* supposed) {
  value_.resize(2 * variables_);
  const auto set = [&](sat::Lit l) {
    value_[l.code] = 1;
    value_[(~l).code] = -1;
    set_.push_back(l);
  };
  for (const sat::Lit l : gone) set(l);
  if (supposed) set(*supposed);
  bool refuted = false;
  for (std::size_t before = 0; !refuted && before != set_.size() + 1;) {
    before = set_.size() + 1;
    for (const RowId row : rows) {
      std::int64_t slack = -rows_.bound(row);
      for (const RowTerm& t : rows_.terms(row))
        if (value_[t.literal.code] >= 0) slack += t.factor;
      refuted = slack < 0;
      if (refuted) break;
      if (slack >= rows_.greatest_factor(row)) continue;
      for (const RowTerm& t : rows_.terms(row))
        if (t.factor > slack && value_[t.literal.code] == 0) set(t.literal);
    }
  }
  for (const sat::Lit l : set_) value_[l.code] = value_[(~l).code] = 0;
  set_.clear();
  return refuted;
}

// RowList without any of which the contradiction is not seen.
std::vector<RowId> StepProver::hints(const Propagator::Ground& ground, const sat::Lit* supposed) {
  std::vector<RowId> rows = ground.rows;
  std::vector<sat::Lit> gone;
  for (const sat::Lit l : ground.assumed)
    if (is_missing(l)) gone.push_back(l);
  if (rows.size() + gone.size() <= most_tested) {
    const auto leave_out = [&](auto& from) {
      for (std::size_t i = from.size(); i-- > 0;) {
        const auto left_out = from[i];
        from.erase(from.begin() + static_cast<std::ptrdiff_t>(i));
        if (!refutes(rows, gone, supposed))
          from.insert(from.begin() + static_cast<std::ptrdiff_t>(i), left_out);
      }
    };
    leave_out(rows);
    leave_out(gone);
  }
  std::vector<RowId> ids;
  for (const sat::Lit l : gone) ids.push_back(gone_.row(l.var()));
  ids.insert(ids.end(), rows.begin(), rows.end());
  return ids;
}

}  // namespace clew::certificate
