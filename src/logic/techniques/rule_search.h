// Common code of the techniques of constraints: candidates to work on, their losses, and the cache
// of failed searches.
#pragma once

#include <algorithm>

#include "logic/rules.h"
#include "logic/techniques/all.h"

namespace clew::logic {

template <int W>
class RuleSearch {
 public:
  RuleSearch(Finder<W>& f, Barren::Question question)
      : f_(f), s_(f.scratch.rules), question_(question) {
    s_.work.resize(static_cast<std::size_t>(f.frame.size()));
  }

  /// Sets these cells to work on. The list must outlive the search for them.
  void load(std::span<const CellId> cells) {
    cells_ = cells;
    s_.seen.clear();
    for (const CellId c : cells) {
      s_.work[c] = f_.board.candidates(c);
      s_.seen.push_back(s_.work[c]);
    }
  }
  /// Returns true if the same question about these candidates found nothing before.
  bool is_barren(std::size_t index) const { return is_barren(index, question_); }
  bool is_barren(std::size_t index, Barren::Question question) const {
    const auto& known = s_.barren.known[question];
    return index < known.size() && known[index] == s_.seen;
  }
  void note_barren(std::size_t index) {
    if (f_.terms.digit) return;  // not everything was looked for
    auto& known = s_.barren.known[question_];
    if (known.size() <= index) known.resize(index + 1);
    known[index] = s_.seen;
  }
  /// Returns true if the cells have so few fillings that each can be examined.
  bool few_ways() const {
    std::size_t ways = 1;
    for (const DigitSet can : s_.seen)
      if ((ways *= static_cast<std::size_t>(can.size())) > 1000) return false;
    return true;
  }
  /// Puts the removed candidates into the draft; returns false if there are none.
  bool conclude() {
    for (std::size_t i = 0; i < cells_.size(); ++i)
      for (const Digit d : s_.seen[i] - s_.work[cells_[i]])
        if (f_.wanted(d)) f_.draft.eliminate(cells_[i], d);
    return f_.draft.has_conclusion();
  }
  /// Adds facts that cells which see each other differ, as far as needed: by houses, else by links.
  void tell_differ() {
    for (std::size_t i = 0; i < cells_.size(); ++i)
      for (std::size_t k = 0; k < i; ++k)
        if (f_.frame.sees(cells_[i], cells_[k]))
          for (const Digit d : s_.seen[i] & s_.seen[k])
            f_.one(cells_[i], cells_[k], d, Role::cover);
  }
  /// Drops superfluous facts from the draft. Returns false if it cannot be proven within this
  /// number of conflicts, or if houses alone prove it: a step of a constraint needs a constraint.
  bool is_left_with_rule(std::uint64_t* conflicts = nullptr) {
    return f_.scratch.trim.by_checker(f_.board, f_.draft, conflicts) &&
           std::ranges::any_of(f_.draft.facts(), [](const Fact& fact) {
             return fact.unit.kind == Unit::Kind::constraint;
           });
  }
  /// Returns true if the draft needs so many constraints.
  bool needs(std::ptrdiff_t many) const {
    return std::ranges::count(f_.draft.facts(), Fact::Says::holds, &Fact::says) == many;
  }
  auto sees() const {
    return [this](CellId a, CellId b) { return f_.frame.sees(a, b); };
  }

 private:
  Finder<W>& f_;
  RuleScratch& s_;
  Barren::Question question_;
  std::span<const CellId> cells_;
};

}  // namespace clew::logic
