// Sums that a text states: of houses and rules, and bounds of cells ("r1c1 and r1c2 come to 3 at least and 17 at
// most").
#pragma once

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <string>
#include <vector>

#include "clew/evidence.h"
#include "constraints/pieces.h"
#include "support/told_phrases.h"

namespace clew::test {

class ToldSums {
 public:
  ToldSums(const Layout& layout, const Grid& grid) : layout_(layout), grid_(grid) {}

  /// Returns the fault of a text; empty: none.
  std::string fault(const Step& step, const std::string& text, const Lists& lists) const {
    const std::string wrong = totals(step, text);
    return wrong.empty() && step.technique == TechniqueId::sum_bounds ? bounds(lists) : wrong;
  }

 private:
  // The stated sums of houses and rules must be their sums; of sums that subtract cells, the sum that is left.
  std::string totals(const Step& step, const std::string& text) const {
    const std::int64_t more_than_digits = layout_.value(1) - 1;
    std::int64_t houses = 0, taken = 0;
    bool any = false, differences = false;
    for (const Fact& fact : step.facts) {
      if (fact.says != Fact::Says::adds || !step.chain.empty()) continue;
      any = true;
      if (fact.unit.kind == Unit::Kind::house) {
        houses += fact.times * layout_.digits() * (layout_.digits() + 1) / 2;
        houses += fact.times * layout_.digits() * more_than_digits;
        continue;
      }
      const auto piece = constraints::piece_of(layout_, fact.unit.a, fact.unit.b);
      const auto sum = piece ? constraints::sum_of(piece->parts) : std::nullopt;
      if (!sum) return "no such sum";
      taken -= fact.times * sum->total;
      for (const constraints::Term& term : sum->terms) {
        differences |= term.factor < 0;
        taken -= fact.times * term.factor * more_than_digits;
      }
    }
    if (!any || step.shows_error()) return {};
    if (differences) taken = std::abs(houses - taken);
    for (const std::int64_t n : {houses, taken})
      if (!(differences && n == 0) && text.find("to " + std::to_string(n)) == std::string::npos &&
          !(differences && text.find("by " + std::to_string(n)) != std::string::npos))
        return "not told: " + std::to_string(n);
    return {};
  }

  // Bounds of cells that all see each other.
  std::string bounds(const Lists& lists) const {
    const Words& words = lists.words();
    for (std::size_t i = 0; i < words.size(); ++i) {
      if (words[i].kind != Word::cell || (i > 0 && lists.joins(i - 1))) continue;
      std::size_t at = i;
      const auto cells = lists.cells(at);
      if (!lists.are(at, {"come", "to"}) || !lists.are(at + 3, {"at", "least", "and"})) continue;
      if (!all_see_each_other(cells)) continue;
      const int least = std::stoi(words[at + 2].text), most = std::stoi(words[at + 6].text);
      if (least != bound(cells, false) || most != bound(cells, true))
        return "other bounds than told of " + words[i].text;
    }
    return {};
  }

  bool all_see_each_other(const std::vector<CellId>& cells) const {
    return std::ranges::all_of(cells, [&](CellId a) {
      return std::ranges::all_of(cells, [&](CellId b) { return a == b || layout_.sees(a, b); });
    });
  }

  // The least or the greatest sum of different digits, by the sets of digits that the first cells can take.
  int bound(const std::vector<CellId>& cells, bool greatest) const {
    constexpr int none = std::numeric_limits<int>::min();
    std::vector<int> best(std::size_t{1} << layout_.digits(), none);  // negative sums for the least
    best[0] = 0;
    for (std::size_t set = 0; set < best.size(); ++set) {
      const auto next = static_cast<std::size_t>(std::popcount(set));
      if (best[set] == none || next == cells.size()) continue;
      const Digit value = grid_.values[cells[next]];
      for (Digit d = 1; d <= layout_.digits(); ++d) {
        const std::size_t with = set | std::size_t{1} << (d - 1);
        if (with == set || !(value ? value == d : grid_.candidates[cells[next]].has(d))) continue;
        best[with] =
            std::max(best[with], best[set] + (greatest ? layout_.value(d) : -layout_.value(d)));
      }
    }
    int result = none;
    for (std::size_t set = 0; set < best.size(); ++set)
      if (static_cast<std::size_t>(std::popcount(set)) == cells.size())
        result = std::max(result, best[set]);
    return greatest ? result : -result;
  }

  const Layout& layout_;
  const Grid& grid_;
};

}  // namespace clew::test
