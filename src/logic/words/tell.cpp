// Fills the catalogue's sentences from a step's evidence.
#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include "clew/words.h"
#include "logic/words/catalogue.h"

namespace clew {
namespace {

using words::Language;

class Teller {
 public:
  Teller(const Language& language, const Layout& layout, const Grid& before, const Step& step)
      : w_(language), layout_(layout), grid_(before), step_(step) {}

  std::string tell(Detail detail) const {
    const auto i = static_cast<std::size_t>(detail) - 1;
    std::string text;
    if (step_.shows_error()) {
      text = fill(partition()[i]);
    } else {
      for (const words::Told& told : w_.techniques)
        if (told.technique == step_.technique)
          text = fill(i == 0 ? told.where : i == 1 ? told.name : told.reason);
    }
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z' && !starts_with_cell(text))
      text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
  }

 private:
  static bool starts_with_cell(const std::string& text) {
    return text.size() > 1 && text[0] == 'r' && text[1] >= '0' && text[1] <= '9';
  }

  const std::array<std::string_view, 3>& partition() const {
    const auto cells = cells_of(Role::subset);
    if (!cells.empty()) {
      if (cells.size() == 1) return w_.empty_cell;
      return grid_.values[cells[0]] ? w_.repeat : w_.cells_short;
    }
    return step_.facts.size() == 1 ? w_.no_place : w_.digits_short;
  }

  std::string fill(std::string_view sentence) const {
    std::string text;
    while (!sentence.empty()) {
      const std::size_t open = sentence.find('{');
      text += sentence.substr(0, open);
      if (open == std::string_view::npos) break;
      const std::size_t close = sentence.find('}', open);
      text += word(sentence.substr(open + 1, close - open - 1));
      sentence.remove_prefix(close + 1);
    }
    return text;
  }

  std::string word(std::string_view key) const {
    if (key == "cell") return step_.placements.empty() ? "" : name(step_.placements[0].cell);
    if (key == "value") return std::to_string(step_.placements[0].digit);
    if (key == "digit") return std::to_string(digit());
    if (key == "base_digit") return std::to_string(base_digit());
    if (key == "digits") return digits(all_digits(), w_.both);
    if (key == "cells") return names(cells());
    if (key == "n") return count();
    if (key == "house") return houses({house()});
    if (key == "base") return houses(houses_of(Role::base));
    if (key == "cover") return houses(sorted(houses_of(Role::cover)));
    if (key == "strong") return houses(houses_of(Role::strong));
    if (key == "places") return names(places(), w_.either);
    if (key == "fins") return names(fins());
    if (key == "effect") return effect();
    if (key == "pivot") return names(cells_of(Role::pivot));
    if (key == "pincers") return names(cells_of(Role::pincer));
    if (key == "chain") return chain();
    if (key == "ons") return names(nodes(true));
    if (key == "offs") return names(nodes(false));
    if (key == "start") return end(false);
    if (key == "end") return end(true);
    if (key == "pattern") return step_.deadly ? names(sorted(step_.deadly->cells)) : "";
    if (key == "pair") return step_.deadly ? digits(pattern_digits(), w_.both) : "";
    if (key == "either_pair") return step_.deadly ? digits(pattern_digits(), w_.either) : "";
    if (key == "target") return step_.eliminations.empty() ? "" : name(step_.eliminations[0].cell);
    if (key == "guards") return names(cells_of(Role::guard));
    if (key == "forced") return fill(contradicts_itself() ? w_.refuted : w_.agreed);
    if (key == "net") return net();
    if (key == "clash") return clash();
    if (key == "cases") return cases();
    if (key == "cases_stand") return cases_stand();
    if (key == "error") return std::string(w_.error);
    return {};
  }

  // ---- what the evidence holds

  static std::vector<CellId> sorted(std::span<const CellId> cells) {
    std::vector<CellId> result(cells.begin(), cells.end());
    std::ranges::sort(result);
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
  }
  std::vector<CellId> cells_of(Role role) const {
    std::vector<CellId> cells;
    for (const Fact& fact : step_.facts)
      if (fact.role == role && fact.unit.kind == Unit::Kind::cell) cells.push_back(fact.unit.a);
    return sorted(cells);
  }
  std::vector<HouseId> houses_of(Role role) const {
    std::vector<HouseId> result;
    for (const Fact& fact : step_.facts)
      if (fact.role == role && fact.unit.kind == Unit::Kind::house &&
          std::ranges::find(result, fact.unit.a) == result.end())
        result.push_back(fact.unit.a);
    return result;
  }
  HouseId house() const {
    for (const Fact& fact : step_.facts)
      if (fact.unit.kind == Unit::Kind::house) return fact.unit.a;
    return 0;
  }
  Digit digit() const {
    if (!step_.eliminations.empty()) return step_.eliminations[0].digit;
    if (!step_.placements.empty()) return step_.placements[0].digit;
    for (const Fact& fact : step_.facts)
      if (fact.unit.digit) return fact.unit.digit;
    return 0;
  }
  // The digits of a subset: what its cells hold, or else what its facts are about.
  DigitSet all_digits() const {
    DigitSet digits;
    for (CellId c : cells_of(Role::subset)) digits = digits | grid_.candidates[c];
    if (!digits.empty()) return digits;
    for (const Fact& fact : step_.facts)
      if (fact.unit.digit) digits.add(fact.unit.digit);
    return digits;
  }
  // The cells that the reason is about: those of the subset, named or as the places of its digits.
  std::vector<CellId> cells() const {
    std::vector<CellId> cells = cells_of(Role::subset);
    if (step_.deadly || !cells.empty()) return cells;
    for (const Fact& fact : step_.facts) {
      if (fact.says != Fact::Says::some) continue;
      if (fact.unit.kind == Unit::Kind::cell) cells.push_back(fact.unit.a);
      if (fact.unit.kind == Unit::Kind::house && fact.role == Role::subset)
        for (CellId c : layout_.houses()[fact.unit.a].cells)
          if (grid_.candidates[c].has(fact.unit.digit)) cells.push_back(c);
    }
    return sorted(cells);
  }
  std::string count() const {
    std::size_t n = 0;
    for (const Fact& fact : step_.facts) n += fact.role == Role::subset;
    return n < w_.numbers.size() ? std::string(w_.numbers[n]) : std::to_string(n);
  }
  std::vector<CellId> places() const {
    std::vector<CellId> cells = cells_of(Role::base);
    for (HouseId h : houses_of(Role::base))
      for (CellId c : layout_.houses()[h].cells)
        if (!grid_.values[c] && grid_.candidates[c].has(digit())) cells.push_back(c);
    return sorted(cells);
  }
  // Base cells in more bases than covers.
  std::vector<CellId> fins() const {
    auto count = [&](Role role, CellId c) {
      return std::ranges::count_if(houses_of(role), [&](HouseId h) {
        return std::ranges::binary_search(layout_.houses()[h].cells, c);
      });
    };
    std::vector<CellId> cells;
    for (CellId c : places())
      if (count(Role::base, c) > count(Role::cover, c)) cells.push_back(c);
    return cells;
  }
  // The digit of the bases, which is not always what is concluded about.
  Digit base_digit() const {
    for (const Fact& fact : step_.facts)
      if (fact.role == Role::base) return fact.unit.digit;
    return 0;
  }
  DigitSet pattern_digits() const {
    DigitSet digits;
    for (DigitSet pair : step_.deadly->digits) digits = digits | pair;
    return digits;
  }
  std::vector<CellId> nodes(bool on) const {
    std::vector<CellId> cells;
    for (const Node& node : step_.chain)
      if (node.on == on)
        for (CellId c : step_.chain_cells.subspan(node.first, node.count)) cells.push_back(c);
    return sorted(cells);
  }

  // ---- how it is said

  std::string name(CellId c) const { return layout_.cell_name(c); }

  std::string join(const std::vector<std::string>& items, std::string_view last) const {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (i) text += i + 1 == items.size() ? last : w_.comma;
      text += items[i];
    }
    return text;
  }
  std::string names(const std::vector<CellId>& cells, std::string_view last) const {
    std::vector<std::string> items;
    for (CellId c : cells) items.push_back(name(c));
    return join(items, last);
  }
  std::string names(const std::vector<CellId>& cells) const { return names(cells, w_.both); }
  std::string digits(DigitSet set, std::string_view last) const {
    std::vector<std::string> items;
    for (Digit d : set) items.push_back(std::to_string(d));
    return join(items, last);
  }

  std::string of_grid(int grid) const {
    if (!grid) return {};
    std::string text(w_.of_grid);
    return text.replace(text.find("{n}"), 3, std::to_string(grid));
  }
  bool is_great_diagonal(const House& h) const {
    return h.kind == HouseKind::diagonal && h.number <= 2 && h.complete;
  }
  // "rows 1 and 5 of grid 2", "row 1 and column 3".
  std::string houses(const std::vector<HouseId>& list) const {
    std::vector<std::string> items;
    for (std::size_t i = 0; i < list.size();) {
      const House& first = layout_.houses()[list[i]];
      if (is_great_diagonal(first)) {
        items.push_back(std::string(first.number == 1 ? w_.main_diagonal : w_.anti_diagonal) +
                        of_grid(first.grid));
        ++i;
        continue;
      }
      std::vector<std::string> numbers;
      for (; i < list.size(); ++i) {
        const House& h = layout_.houses()[list[i]];
        if (h.kind != first.kind || h.grid != first.grid || is_great_diagonal(h)) break;
        numbers.push_back(std::to_string(h.number));
      }
      const auto& kinds = numbers.size() > 1 ? w_.house_kinds_plural : w_.house_kinds;
      items.push_back(std::string(kinds[static_cast<std::size_t>(first.kind)]) + " " +
                      join(numbers, w_.both) + of_grid(first.grid));
    }
    return join(items, w_.both);
  }

  std::string say(std::string_view sentence, const std::string& cells,
                  const std::string& what) const {
    std::string text(sentence);
    text.replace(text.find("{cells}"), 7, cells);
    if (const std::size_t at = text.find("{digits}"); at != std::string::npos)
      text.replace(at, 8, what);
    return text;
  }
  // Placements, then eliminations: digits that go from the same cells together.
  std::string effect() const {
    std::vector<std::string> items;
    for (const Candidate& x : step_.placements)
      items.push_back(say(w_.is, name(x.cell), std::to_string(x.digit)));
    std::map<Digit, std::vector<CellId>> cells_of_digit;
    for (const Candidate& x : step_.eliminations) cells_of_digit[x.digit].push_back(x.cell);
    std::vector<std::pair<std::vector<CellId>, DigitSet>> groups;
    for (const auto& [d, cells] : cells_of_digit) {
      auto same =
          std::ranges::find(groups, cells, &std::pair<std::vector<CellId>, DigitSet>::first);
      if (same == groups.end()) same = groups.insert(groups.end(), {cells, {}});
      same->second.add(d);
    }
    for (const auto& [cells, set] : groups)
      items.push_back(say(w_.cannot, names(cells), digits(set, w_.either)));
    return join(items, items.size() > 2 ? w_.semicolon : w_.both);
  }

  std::string node(const Node& n) const {
    const auto span = step_.chain_cells.subspan(n.first, n.count);
    const std::vector<CellId> cells(span.begin(), span.end());
    const bool several = cells.size() > 1;
    return say(n.on ? (several ? w_.one_is : w_.is) : (several ? w_.none_is : w_.is_not),
               names(cells), std::to_string(n.digit));
  }
  // One sentence for each run of linked nodes.
  std::string chain() const {
    std::string text;
    bool first_link = true;
    for (std::size_t i = 0; i < step_.chain.size(); ++i) {
      const Node& n = step_.chain[i];
      if (n.link == Link::none || i == 0) {
        text += (text.empty() ? "" : ". ") + std::string(w_.if_) + node(n);
        first_link = true;
        continue;
      }
      text += std::string(first_link ? w_.then : w_.so) + node(n);
      first_link = false;
    }
    return text;
  }

  // ---- forcing

  const Fact* fact_of(Role role) const {
    for (const Fact& fact : step_.facts)
      if (fact.role == role) return &fact;
    return nullptr;
  }
  CellId first_cell(const Node& n) const { return step_.chain_cells[n.first]; }
  // Whether what was assumed is what turns out wrong.
  bool contradicts_itself() const {
    if (step_.chain.empty()) return true;
    const Node& start = step_.chain.front();
    const Candidate assumed{first_cell(start), start.digit};
    const auto& opposite = start.on ? step_.eliminations : step_.placements;
    return std::ranges::find(opposite, assumed) != opposite.end();
  }
  // A sentence for each assumption: what it makes true. Those within a net come before what follows
  // from their failing, and nothing of theirs lasts.
  std::string net() const {
    using Said = std::set<std::tuple<CellId, Digit, bool>>;
    const bool within = contradicts_itself();
    std::string text;
    Said said, outside;
    const Node* assumed = nullptr;
    bool first = true;
    for (const Node& n : step_.chain) {
      const CellId c = first_cell(n);
      if (assumed && assumed->on && !n.on && n.link == Link::none && assumed->digit == n.digit &&
          first_cell(*assumed) == c) {
        std::string fails(w_.fails);
        text += fails.replace(fails.find("{node}"), 6, node(n));
        said = std::exchange(outside, {});
        assumed = nullptr;
        first = true;
      } else if (n.link == Link::none && !said.contains({c, n.digit, n.on})) {
        text += (text.empty() ? "" : ". ") + std::string(w_.if_) + node(n);
        if (within)
          outside = said;
        else
          said.clear();
        assumed = &n;
        first = true;
      } else if (n.on && !said.contains({c, n.digit, true})) {
        text += std::string(first ? w_.then : w_.comma) + node(n);
        first = false;
      }
      said.insert({c, n.digit, n.on});
    }
    return text;
  }
  std::string in_house(std::string_view sentence, const Fact& fact) const {
    std::string text(sentence);
    text.replace(text.find("{house}"), 7, houses({fact.unit.a}));
    return text.replace(text.find("{digits}"), 8, std::to_string(fact.unit.digit));
  }
  std::string clash() const {
    const Fact* fact = fact_of(Role::clash);
    if (!fact) {  // the last cell that got two digits
      std::map<CellId, Digit> last;
      CellId twice = 0;
      for (const Node& n : step_.chain) {
        if (!n.on) continue;
        const auto [at, is_new] = last.try_emplace(first_cell(n), n.digit);
        if (at->second != n.digit) twice = first_cell(n);
      }
      return say(w_.clash_two, name(twice), "");
    }
    if (fact->unit.kind == Unit::Kind::cell) return say(w_.clash_cell, name(fact->unit.a), "");
    if (fact->unit.kind == Unit::Kind::house)
      return in_house(fact->says == Fact::Says::some ? w_.clash_place : w_.clash_twice, *fact);
    return say(w_.clash_pair, names({fact->unit.a, fact->unit.b}),
               std::to_string(fact->unit.digit));
  }
  std::string cases() const {
    const Fact* pivot = fact_of(Role::pivot);
    if (!pivot) return end(false);
    return pivot->unit.kind == Unit::Kind::cell ? name(pivot->unit.a) : houses({pivot->unit.a});
  }
  std::string cases_stand() const {
    const Fact* pivot = fact_of(Role::pivot);
    if (!pivot) return say(w_.case_split, end(false), std::to_string(step_.chain.front().digit));
    if (pivot->unit.kind == Unit::Kind::cell)
      return say(w_.case_cell, name(pivot->unit.a),
                 digits(grid_.candidates[pivot->unit.a], w_.either));
    std::vector<CellId> cells;
    for (CellId c : layout_.houses()[pivot->unit.a].cells)
      if (grid_.candidates[c].has(pivot->unit.digit)) cells.push_back(c);
    std::string text = in_house(w_.case_house, *pivot);
    return text.replace(text.find("{cells}"), 7, names(cells, w_.either));
  }

  std::string end(bool last) const {
    if (step_.chain.empty()) return {};
    const Node& n = last ? step_.chain.back() : step_.chain.front();
    const auto span = step_.chain_cells.subspan(n.first, n.count);
    return names({span.begin(), span.end()});
  }

  const Language& w_;
  const Layout& layout_;
  const Grid& grid_;
  const Step& step_;
};

}  // namespace

std::string tell(const Layout& layout, const Grid& before, const Step& step, Detail detail) {
  return Teller(words::english(), layout, before, step).tell(detail);
}

}  // namespace clew
