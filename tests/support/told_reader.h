// Reads the explanation of a step back and compares it with its evidence: it must state every
// conclusion and every fact, and nothing else. Peers are plain from the grid and may stay unstated.
#pragma once

#include "constraints/pieces.h"
#include "support/told_rules.h"
#include "support/told_story.h"
#include "support/told_sums.h"

namespace clew::test {

class ToldReader {
 public:
  explicit ToldReader(const Layout& layout) : layout_(layout), dictionary_(layout) {}

  /// Returns the fault of a text of the third detail; empty: none.
  std::string fault(const Grid& grid, const Step& step, const std::string& text) const {
    if (const std::string form = bad_form(text); !form.empty()) return form;
    const std::size_t hidden = text.find(". Hidden ");
    const std::string reason = text.substr(0, hidden == std::string::npos ? hidden : hidden + 1);
    Words words = dictionary_.read(reason);
    const Lists lists(dictionary_, words);
    for (const std::string& fault :
         {conclusions(grid, step, lists), ToldRules(layout_).fault(step, reason),
          ToldSums(layout_, grid).fault(step, reason, lists), candidates(grid, lists),
          told_facts(grid, step, words), nothing_else(grid, step, words),
          story(grid, step, reason, lists),
          implied(step, hidden == std::string::npos ? "" : text.substr(hidden + 2))})
      if (!fault.empty()) return fault;
    return {};
  }

  /// Cells, digits of houses and houses that are spoken of: none may be lost from depth to depth.
  std::set<std::string> named(const std::string& text) const {
    std::set<std::string> names;
    for (const Word& word : dictionary_.read(text)) {
      if (word.kind == Word::cell) names.insert(word.text);
      for (HouseId h : word.list) names.insert(layout_.house_name(h));
    }
    return names;
  }

  /// Returns the fault of the form of a text of any detail.
  static std::string bad_form(const std::string& text) {
    if (text.empty()) return "empty";
    for (const char* bad :
         {"(?)", "  ", "..", " .", " ,", ",.", ": .", ":.", "{", "}", "()", " ;", "; ."})
      if (text.find(bad) != std::string::npos) return std::string("holds \"") + bad + "\"";
    if (text.back() != '.' && text.back() != '!') return "no full stop at the end";
    const char first = text.front();
    if (!(first >= 'A' && first <= 'Z') && !(first >= '0' && first <= '9') && first != 'r')
      return "begins badly";
    return {};
  }

 private:
  static std::string say(const Candidate& x, const Layout& layout) {
    return layout.cell_name(x.cell) + "/" + std::to_string(x.digit);
  }

  // "cannot be" is said of conclusions alone; a placement ends the text.
  // "can only be" stands for all that it leaves out, where the conclusion is told.
  std::string conclusions(const Grid& grid, const Step& step, const Lists& lists) const {
    std::set<Candidate> gone, placed;
    std::size_t last = 0;
    const Words& words = lists.words();
    for (std::size_t i = 0; i < words.size(); ++i) {
      if (lists.is(i, ":") || lists.is(i, "So") || lists.is(i, "way") || lists.is(i, "case"))
        last = i;
      const bool starts = i == 0 || words[i - 1].kind != Word::cell;
      const auto claim = starts ? lists.claim(i) : std::nullopt;
      if (claim && claim->only && told_last(lists, i))
        for (CellId c : claim->cells)
          for (Digit d : grid.candidates[c])
            if (std::ranges::find(claim->digits, d) == claim->digits.end()) gone.insert({c, d});
      if (!claim || !claim->cannot ||
          (i > 1 && lists.joins(i - 1) && words[i - 2].kind == Word::cell))
        continue;
      for (CellId c : claim->cells)
        for (Digit d : claim->digits) gone.insert({c, d});
    }
    for (std::size_t i = last; i < words.size() && !step.placements.empty(); ++i) {
      const auto claim = words[i].kind == Word::cell ? lists.claim(i) : std::nullopt;
      if (claim && claim->is && claim->number == Phrase::one)
        placed.insert({claim->cells[0], claim->digits[0]});
    }
    for (const Candidate& x : step.eliminations)
      if (!gone.erase(x)) return "an elimination is not told: " + say(x, layout_);
    for (const Candidate& x : step.placements)
      if (!placed.erase(x)) return "a placement is not told: " + say(x, layout_);
    if (!gone.empty()) return "told beyond the eliminations: " + say(*gone.begin(), layout_);
    if (!placed.empty()) return "told beyond the placements: " + say(*placed.begin(), layout_);
    return {};
  }

  // After the last colon or "So".
  static bool told_last(const Lists& lists, std::size_t i) {
    for (; i < lists.words().size(); ++i)
      if (lists.is(i, ":") || lists.is(i, "So")) return false;
    return true;
  }

  // "r1c1 has only 1 and 2", "r1c1 and r1c2 have only 1, 2 and 3", "in row 1, 5 can only be in
  // r1c1".
  std::string candidates(const Grid& grid, const Lists& lists) const {
    const Words& words = lists.words();
    for (std::size_t i = 0; i < words.size(); ++i) {
      if (words[i].kind == Word::cell && (i == 0 || !lists.joins(i - 1))) {
        std::size_t at = i;
        const auto cells = lists.cells(at);
        if (!lists.are(at, {"has", "only"}) && !lists.are(at, {"have", "only"})) continue;
        at += 2;
        DigitSet told, held;
        for (Digit d : lists.digits(at)) told.add(d);
        if (lists.is(at, "left")) continue;
        for (CellId c : cells) held = held | grid.candidates[c];
        if (told != held) return "other candidates than told in " + words[i].text;
      }
      if (words[i].kind == Word::houses && lists.is(i + 1, ",")) {
        std::size_t at = i + 2;
        const auto digits = lists.digits(at);
        const bool nowhere = lists.are(at, {"can", "go", "nowhere", "but", "in"});
        if (digits.empty() || (!nowhere && !lists.are(at, {"can", "only", "be", "in"}))) continue;
        at += nowhere ? 5 : 4;
        if (words[at].kind != Word::cell) continue;
        std::set<CellId> told, held;
        for (CellId c : lists.cells(at)) told.insert(c);
        for (HouseId h : words[i].list)
          for (CellId c : layout_.houses()[h].cells)
            for (Digit d : digits)
              if (grid.candidates[c].has(d)) held.insert(c);
        if (told != held)
          return "other places than told in " + layout_.house_name(words[i].list[0]);
      }
    }
    return {};
  }

  // A house with its digit in one sentence; a cell by its name.
  std::string told_facts(const Grid& grid, const Step& step, const Words& words) const {
    std::set<std::pair<HouseId, Digit>> told;
    std::set<CellId> cells;
    std::vector<HouseId> houses;
    DigitSet digits;
    auto close = [&] {
      for (HouseId h : houses)
        for (Digit d : digits) told.insert({h, d});
      houses.clear();
      digits = {};
    };
    bool all_but = false;
    for (const Word& word : words) {
      if (word.kind == Word::line ||
          (word.kind == Word::mark && (word.text == "." || word.text == "\n")))
        close();
      if (word.kind == Word::cell) cells.insert(word.cell_id);
      if (const Digit d = dictionary_.digit(word)) digits.add(d);
      houses.insert(houses.end(), word.list.begin(), word.list.end());
      all_but = all_but || word.text == "Every";
    }
    close();
    for (const Fact& fact : step.facts) {
      if (fact.says != Fact::Says::some) continue;
      if (fact.unit.kind == Unit::Kind::cell && !cells.contains(fact.unit.a)) {
        // "Every open cell but …"
        if (!all_but || !step.deadly || grid.values[fact.unit.a])
          return "a cell is not told: " + layout_.cell_name(fact.unit.a);
      }
      if (fact.unit.kind == Unit::Kind::house && !told.contains({fact.unit.a, fact.unit.digit}))
        return "not told: " + std::to_string(fact.unit.digit) + " in " +
               layout_.house_name(fact.unit.a);
    }
    return {};
  }

  // Adds the cells of a constraint and of the choices in it.
  static void add_drawn(const Constraint& c, std::set<CellId>& cells) {
    cells.insert(c.cells.begin(), c.cells.end());
    for (const Constraint& inner : c.inner) add_drawn(inner, cells);
  }

  // Cells, houses and digits that the evidence does not speak of.
  std::string nothing_else(const Grid& grid, const Step& step, const Words& words) const {
    std::set<CellId> cells(step.chain_cells.begin(), step.chain_cells.end());
    std::set<HouseId> houses;
    for (const auto* list : {&step.placements, &step.eliminations})
      for (const Candidate& x : *list) cells.insert(x.cell);
    if (step.deadly) cells.insert(step.deadly->cells.begin(), step.deadly->cells.end());
    for (const Fact& fact : step.facts) {
      const Unit& unit = fact.unit;
      if (unit.kind == Unit::Kind::constraint) {
        if (const auto piece = constraints::piece_of(layout_, unit.a, unit.b))
          cells.insert(piece->cells.begin(), piece->cells.end());
        for (HouseId h = 0; h < layout_.houses().size(); ++h)
          if (layout_.houses()[h].constraint == static_cast<int>(unit.a)) houses.insert(h);
        add_drawn(layout_.constraints()[unit.a], cells);
        continue;
      }
      if (unit.kind != Unit::Kind::house) cells.insert(unit.a);
      if (unit.kind == Unit::Kind::pair) cells.insert(unit.b);
      if (unit.kind != Unit::Kind::house) continue;
      houses.insert(unit.a);
      for (CellId c : layout_.houses()[unit.a].cells)
        if (!unit.digit || grid.candidates[c].has(unit.digit)) cells.insert(c);
    }
    if (step.technique == TechniqueId::naked_single) {
      const CellId c = step.placements[0].cell;
      houses.insert(layout_.houses_of(c).begin(), layout_.houses_of(c).end());
      cells.insert(layout_.peers(c).begin(), layout_.peers(c).end());
    }
    for (std::size_t i = 0; i < words.size(); ++i) {
      const Word& word = words[i];
      if (word.kind == Word::cell && !cells.contains(word.cell_id))
        return "nothing is known of " + word.text;
      const bool twice = i + 3 < words.size() && words[i + 3].text == "twice";
      for (HouseId h : word.list)
        if (!houses.contains(h) && !twice) return "nothing is known of " + layout_.house_name(h);
    }
    return {};
  }

  std::string story(const Grid& grid, const Step& step, const std::string& text,
                    const Lists& lists) const {
    // Facts alone, one by one: the checker judges their consequences.
    const bool flat = text.starts_with("From ");
    if (step.chain.empty() || step.shows_error() || flat) return {};
    using Id = TechniqueId;
    for (Id other : {Id::simple_colours_trap, Id::simple_colours_wrap, Id::multi_colours_1,
                     Id::multi_colours_2, Id::remote_pair, Id::exocet})
      if (step.technique == other) return {};
    ToldStory told(lists, Follower(layout_, grid, step));
    const auto fault = told.fault();
    return fault ? *fault + " in: " + text : std::string();
  }

  // "Hidden window 5 is r2c1, …: windows 1 and 2 hold every digit once each in rows 2, 3 and 4, …".
  std::string implied(const Step& step, const std::string& text) const {
    std::set<HouseId> needed;
    for (const Fact& fact : step.facts)
      if (fact.unit.kind == Unit::Kind::house && layout_.houses()[fact.unit.a].implied)
        needed.insert(fact.unit.a);
    const Words words = dictionary_.read(text);
    const Lists lists(dictionary_, words);
    for (std::size_t i = 0; i < words.size(); ++i) {
      if (words[i].kind != Word::houses || !layout_.houses()[words[i].list[0]].implied ||
          !lists.is(i + 1, "is"))
        continue;
      const HouseId h = words[i].list[0];
      std::size_t at = i + 2;
      if (lists.cells(at) != layout_.houses()[h].cells)
        return "other cells than told in an implied house";
      if (text.find("which all see each other") != std::string::npos &&
          !layout_.houses()[h].complete) {
        for (CellId a : layout_.houses()[h].cells)
          for (CellId b : layout_.houses()[h].cells)
            if (a < b && !layout_.sees(a, b)) return "not all of an implied group see each other";
        needed.erase(h);
        continue;
      }
      // It and some of the named houses cover the cells of the others.
      std::map<CellId, int> covered;
      for (CellId c : layout_.houses()[h].cells) covered[c] += 1;
      const bool twice = text.find("twice", 0) != std::string::npos;
      std::vector<HouseId> named[2];
      int list = 0;
      for (; at < words.size() && !lists.is(at, "."); ++at) {
        if (lists.is(at, "in") && !twice) list = 1;
        named[list].insert(named[list].end(), words[at].list.begin(), words[at].list.end());
      }
      for (HouseId g : named[0])
        for (CellId c : layout_.houses()[g].cells) covered[c] += twice ? -1 : 1;
      for (HouseId g : named[1])
        for (CellId c : layout_.houses()[g].cells) covered[c] -= 1;
      if (named[0].empty()) return "no reason for an implied house";
      if (!twice)
        for (const auto& [c, n] : covered)
          if (n != 0) return "the implied house does not follow";
      needed.erase(h);
    }
    return needed.empty() ? std::string() : "an implied house is not explained";
  }

  const Layout& layout_;
  Dictionary dictionary_;
};

}  // namespace clew::test
