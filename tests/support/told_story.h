// Follows a told chain or net claim by claim. What is claimed must follow from what has been
// claimed before by a fact of the evidence and by cells that see each other, and by nothing else.
#pragma once

#include <map>
#include <optional>
#include <set>

#include "clew/check.h"
#include "clew/puzzle.h"
#include "clew/step.h"
#include "support/told_words.h"

namespace clew::test {

struct Phrase {
  enum Number { one, several, any_of, none_of } number = one;
  std::vector<CellId> cells;
  std::vector<Digit> digits;
  bool is = true, cannot = false;
  std::size_t end = 0;  // the word after it
};

/// Lists in a row of words: "r1c1, r1c2 and r1c3", "1, 2 or 5".
class Lists {
 public:
  Lists(const Dictionary& dictionary, const Words& words)
      : dictionary_(dictionary), words_(words) {}

  bool is(std::size_t i, std::string_view text) const {
    return i < words_.size() && words_[i].kind != Word::line && words_[i].text == text;
  }
  bool are(std::size_t i, std::initializer_list<std::string_view> texts) const {
    for (std::string_view text : texts)
      if (!is(i++, text)) return false;
    return true;
  }
  bool joins(std::size_t i) const {
    return is(i, ",") || is(i, "and") || is(i, "or") || is(i, "nor");
  }

  std::vector<CellId> cells(std::size_t& i) const {
    std::vector<CellId> list;
    while (i < words_.size() && words_[i].kind == Word::cell) {
      list.push_back(words_[i++].cell_id);
      if (!joins(i) || i + 1 >= words_.size() || words_[i + 1].kind != Word::cell) break;
      ++i;
    }
    return list;
  }
  std::vector<Digit> digits(std::size_t& i) const {
    std::vector<Digit> list;
    while (i < words_.size() && dictionary_.digit(words_[i])) {
      list.push_back(dictionary_.digit(words_[i++]));
      if (!joins(i) || i + 1 >= words_.size() || !dictionary_.digit(words_[i + 1])) break;
      // "1, 2 is in r1c1" begins something new
      if (is(i, ",") && (is(i + 2, "is") || is(i + 2, "can"))) break;
      ++i;
    }
    return list;
  }

  /// "one of r1c1 and r1c2 is 5", "r1c1 is not 5", "r1c1 cannot be 5 or 6".
  std::optional<Phrase> claim(std::size_t i) const {
    Phrase phrase;
    if ((is(i, "one") || is(i, "One")) && is(i + 1, "of")) phrase.number = Phrase::any_of, i += 2;
    if ((is(i, "none") || is(i, "None")) && is(i + 1, "of"))
      phrase.number = Phrase::none_of, i += 2;
    if (is(i, "neither") || is(i, "Neither")) phrase.number = Phrase::none_of, ++i;
    phrase.cells = cells(i);
    if (phrase.cells.empty()) return std::nullopt;
    if (phrase.number == Phrase::one && phrase.cells.size() > 1) phrase.number = Phrase::several;
    if (is(i, "cannot") && is(i + 1, "be"))
      phrase.cannot = true, phrase.is = false, i += 2;
    else if (is(i, "is"))
      ++i;
    else
      return std::nullopt;
    if (!phrase.cannot && is(i, "not")) phrase.is = false, ++i;
    if (phrase.number == Phrase::none_of) phrase.is = false;
    phrase.digits = digits(i);
    phrase.end = i;
    return phrase.digits.empty() ? std::nullopt : std::optional(phrase);
  }

  const Words& words() const { return words_; }

 private:
  const Dictionary& dictionary_;
  const Words& words_;
};

/// What is known in a story, and what may follow from it.
class Follower {
 public:
  Follower(const Layout& layout, const Grid& grid, const Step& step)
      : layout_(layout), grid_(grid), step_(step) {}

  struct Known {
    std::set<Candidate> on, off;
    std::vector<Phrase> groups;  // one of these cells is the digit
  };
  Known known;

  bool sees(Candidate x, Candidate y) const {
    if (x.cell == y.cell) return x.digit != y.digit;
    if (x.digit != y.digit) return false;
    if (layout_.sees(x.cell, y.cell)) return true;
    for (const Fact& fact : step_.facts)
      if (fact.says == Fact::Says::one && fact.unit.kind == Unit::Kind::house &&
          fact.unit.digit == x.digit && in(fact.unit.a, x.cell) && in(fact.unit.a, y.cell))
        return true;
    return false;
  }
  bool in(HouseId h, CellId c) const {
    const auto& cells = layout_.houses()[h].cells;
    return std::binary_search(cells.begin(), cells.end(), c);
  }
  bool off(Candidate x) const {
    if (known.off.contains(x)) return true;
    for (Candidate y : known.on)
      if (sees(x, y)) return true;
    for (const Phrase& group : known.groups) {
      bool all = true;
      for (CellId c : group.cells) all = all && sees({c, group.digits[0]}, x);
      if (all) return true;
    }
    return false;
  }
  /// Whether a constraint or a sum that the step names has no room for this, or, asked of nothing, none at
  /// all.
  bool ruled_by_constraint(std::optional<Candidate> x) const {
    Grid now = grid_;
    for (CellId c = 0; c < layout_.size(); ++c)
      for (const Digit d : grid_.candidates[c])
        if (off({c, d})) now.candidates[c].remove(d);
    if (x && !now.candidates[x->cell].has(x->digit)) return true;
    Checker checker = *Checker::make(LayoutPtr(std::shared_ptr<void>(), &layout_));
    return std::ranges::any_of(step_.facts, [&](const Fact& fact) {
      if (fact.says != Fact::Says::holds && fact.says != Fact::Says::adds) return false;
      std::vector<Fact> facts;  // a sum in whole, of cells that differ
      for (const Fact& other : step_.facts)
        if (fact.says == Fact::Says::holds
                ? &other == &fact
                : other.says == Fact::Says::one ||
                      (other.says == Fact::Says::adds && other.part == fact.part))
          facts.push_back(other);
      Step argued;
      argued.facts = facts;
      if (x) argued.eliminations = {&*x, 1};
      return checker.check(now, {}, argued) == Verdict::proven;
    });
  }
  bool has_fact(Unit::Kind kind, std::uint16_t a, Digit d) const {
    for (const Fact& fact : step_.facts)
      if (fact.says == Fact::Says::some && fact.unit.kind == kind && fact.unit.a == a &&
          fact.unit.digit == d)
        return true;
    return false;
  }
  std::vector<Candidate> left_in_cell(CellId c) const {
    std::vector<Candidate> list;
    for (Digit d : grid_.candidates[c])
      if (!off({c, d})) list.push_back({c, d});
    return list;
  }
  std::vector<Candidate> left_in_house(HouseId h, Digit d) const {
    std::vector<Candidate> list;
    for (CellId c : layout_.houses()[h].cells)
      if (grid_.candidates[c].has(d) && !off({c, d})) list.push_back({c, d});
    return list;
  }
  static bool same(const std::vector<Candidate>& list, const Phrase& phrase) {
    std::set<Candidate> told;
    for (CellId c : phrase.cells)
      for (Digit d : phrase.digits) told.insert({c, d});
    return std::set<Candidate>(list.begin(), list.end()) == told;
  }
  /// Nothing but what is told is left; where a contradiction is near, not even that may be.
  static bool no_more(const std::vector<Candidate>& list, const Phrase& phrase) {
    return std::ranges::all_of(list, [&](Candidate x) {
      return x.digit == phrase.digits[0] &&
             std::ranges::find(phrase.cells, x.cell) != phrase.cells.end();
    });
  }
  void learn(const Phrase& phrase) {
    if (phrase.is && phrase.cells.size() > 1) {
      known.groups.push_back(phrase);
    } else {
      for (CellId c : phrase.cells)
        (phrase.is ? known.on : known.off).insert({c, phrase.digits[0]});
    }
  }

  const Layout& layout() const { return layout_; }
  const Grid& grid() const { return grid_; }

 private:
  const Layout& layout_;
  const Grid& grid_;
  const Step& step_;
};

class ToldStory {
 public:
  ToldStory(const Lists& lists, const Follower& follower) : lists_(lists), follower_(follower) {}

  /// The first claim that does not follow, as the place of its word and why; none if all do.
  std::optional<std::string> fault() {
    const Words& words = lists_.words();
    bool begun = false;
    for (std::size_t i = 0; i < words.size() && !ended_;) {
      if (words[i].kind == Word::line) line_ = words[i].number;
      if (lists_.is(i, "Suppose") || lists_.is(i, "If")) {
        const auto claim = lists_.claim(i + 1);
        if (claim) {
          suppose(*claim, lists_.is(i, "If"));
          begun = true;
          i = claim->end;
          continue;
        }
      }
      if (!begun) {
        ++i;
        continue;
      }
      if (const std::size_t next = ends(i)) {
        i = next;
        continue;
      }
      const std::size_t next = step(i);
      if (!fault_.empty()) return fault_ + " at line " + std::to_string(line_);
      i = next;
    }
    if (!begun) return "no supposition";
    return std::nullopt;
  }

 private:
  // "If" may go back to what is known; "Suppose" begins anew.
  void suppose(const Phrase& claim, bool may_go_back) {
    if (lists_.is(claim.end, ",") && lists_.is(claim.end + 1, "too")) {
      outside_ = follower_.known;
      supposed_ = claim;
    } else if (!may_go_back || !is_known(claim)) {
      follower_.known = {};
    }
    follower_.learn(claim);
    last_ = claim;
  }
  bool is_known(const Phrase& claim) const {
    return claim.cells.size() == 1 && (claim.is ? follower_.known.on : follower_.known.off)
                                          .contains({claim.cells[0], claim.digits[0]});
  }

  // Where the story is over, what is concluded from it is judged elsewhere.
  std::size_t ends(std::size_t i) {
    const bool after_line = i > 0 && lists_.words()[i - 1].kind == Word::line;
    if (lists_.is(i, "So") || lists_.is(i, "Either") ||
        (lists_.is(i, "In") && lists_.is(i + 1, "each")))
      ended_ = true;
    if (lists_.is(i, "Then") && !after_line) {
      const std::size_t after = clash(i + 1);
      if (!after && fault_.empty() && !lists_.claim(i + 1) && !tells_houses_left(i + 1))
        fault_ = "no clash";
      ended_ = true;
    }
    return ended_ ? i + 1 : 0;
  }
  // A kraken fish ends with its bases.
  bool tells_houses_left(std::size_t i) const {
    return i < lists_.words().size() &&
           (lists_.words()[i].kind == Word::houses || lists_.is(i, "not"));
  }

  // One claim with its reason, or one word.
  std::size_t step(std::size_t i) {
    if (lists_.is(i, "Then")) {
      const std::size_t after = clash(i + 1);
      last_ = {};
      if (!after) fault_ = "an inner supposition without a clash";
      if (after && outside_) follower_.known = *std::exchange(outside_, std::nullopt);
      if (after && fault_.empty())
        follower_.known.off.insert({supposed_.cells[0], supposed_.digits[0]});
      return std::max(after, i + 1);
    }
    if (lists_.are(i, {"can", "be", "kept", "in", "no", "other", "way"})) {
      by_rule_ = true;
      return i + 7;
    }
    if (const std::size_t next = left(i)) return next;
    const auto claim = lists_.claim(i);
    if (!claim || claim->digits.size() != 1) return i + 1;
    std::size_t end = claim->end;
    const bool joined = i >= 2 && lists_.are(i - 2, {",", "so"}) && left_.empty() && !by_rule_;
    if (claim->is)
      holds(*claim, end);
    else
      fails(*claim);
    if (joined && fault_.empty() && !rests_on_last(*claim))
      fault_ = "joined by so, but not by reason";
    follower_.learn(*claim);
    left_.clear();
    by_rule_ = false;
    last_ = *claim;
    return end;
  }

  // "r1c1 is not 5, so r1c2 is 5 (the last place in row 1)": r1c1 is in row 1.
  bool rests_on_last(const Phrase& claim) const {
    if (last_.digits.empty()) return true;
    const Digit digit = last_.digits[0];
    const auto gone = [&](Candidate x) {
      if (!last_.is) return x.digit == digit && std::ranges::count(last_.cells, x.cell) > 0;
      return std::ranges::all_of(last_.cells,
                                 [&](CellId c) { return follower_.sees(x, {c, digit}); });
    };
    const Words& words = lists_.words();
    const CellId cell = claim.cells[0];
    if (!claim.is)
      return std::ranges::any_of(claim.cells, [&](CellId c) { return gone({c, claim.digits[0]}); });
    std::size_t reason = claim.end + 1;  // after the bracket
    if (lists_.are(reason, {"the", "last", "candidate"})) {
      bool any = false;
      for (Digit d : follower_.grid().candidates[cell]) any = any || gone({cell, d});
      return any;
    }
    if (lists_.are(reason, {"the", "last"}) && words[reason + 4].kind == Word::houses)
      return std::ranges::any_of(follower_.layout().houses()[words[reason + 4].list[0]].cells,
                                 [&](CellId c) { return gone({c, claim.digits[0]}); });
    const auto set = lists_.cells(reason);
    return std::ranges::any_of(last_.cells,
                               [&](CellId c) { return std::ranges::find(set, c) != set.end(); });
  }

  // "in row 3, 5 is in r3c1 or r3c5", "r1c1 is left with 2 or 3".
  std::size_t left(std::size_t i) {
    const Words& words = lists_.words();
    if ((lists_.is(i, "in") || lists_.is(i, "In")) && i + 1 < words.size() &&
        words[i + 1].kind == Word::houses) {
      std::size_t at = i + 2 + lists_.is(i + 2, ",");
      Phrase phrase;
      phrase.digits = lists_.digits(at);
      if (phrase.digits.size() != 1 || !lists_.are(at, {"is", "in"})) return 0;
      at += 2;
      phrase.cells = lists_.cells(at);
      const HouseId h = words[i + 1].list[0];
      const auto rest = follower_.left_in_house(h, phrase.digits[0]);
      if (!Follower::same(rest, phrase)) fault_ = "more is left of a house";
      if (!follower_.has_fact(Unit::Kind::house, h, phrase.digits[0]))
        fault_ = "no such fact of a house";
      left_.push_back(rest);
      return at;
    }
    if (i >= words.size() || words[i].kind != Word::cell ||
        !lists_.are(i + 1, {"is", "left", "with"}))
      return 0;
    Phrase phrase{.cells = {words[i].cell_id}};
    std::size_t end = i + 4;
    phrase.digits = lists_.digits(end);
    const auto rest = follower_.left_in_cell(words[i].cell_id);
    if (!Follower::same(rest, phrase)) fault_ = "more is left of a cell";
    if (!follower_.has_fact(Unit::Kind::cell, words[i].cell_id, 0))
      fault_ = "no such fact of a cell";
    left_.push_back(rest);
    return end;
  }

  // By the reason in brackets.
  void holds(const Phrase& claim, std::size_t& i) {
    const Digit d = claim.digits[0];
    const CellId c = claim.cells[0];
    if (!lists_.is(i, "(")) return void(fault_ = "a claim without a reason");
    ++i;
    const Words& words = lists_.words();
    if (lists_.are(i, {"the", "last", "candidate"})) {
      const auto rest = follower_.left_in_cell(c);
      if (claim.cells.size() != 1 || !Follower::no_more(rest, claim))
        fault_ = "not the last candidate";
      if (!follower_.has_fact(Unit::Kind::cell, c, 0)) fault_ = "no such fact of a cell";
    } else if (lists_.are(i, {"the", "last"}) && lists_.is(i + 3, "in") &&
               words[i + 4].kind == Word::houses) {
      const HouseId h = words[i + 4].list[0];
      if (!Follower::no_more(follower_.left_in_house(h, d), claim)) fault_ = "not the last places";
      if (!follower_.has_fact(Unit::Kind::house, h, d)) fault_ = "no such fact of a house";
    } else {
      auto cells = lists_.cells(i);
      if (cells.empty() || !lists_.are(i, {"have", "only"})) fault_ = "an unknown reason";
      DigitSet left;
      std::set<CellId> with;
      for (CellId s : cells) {
        if (!follower_.has_fact(Unit::Kind::cell, s, 0)) fault_ = "no such fact of a set's cell";
        for (Digit e : follower_.grid().candidates[s]) {
          const bool off = follower_.off({s, e});
          if (!off || e == d) left.add(e);
          if (!off && e == d) with.insert(s);
        }
      }
      if (left.size() != static_cast<int>(cells.size()) && !loses_one(cells))
        fault_ = "not a locked set";
      for (CellId s : with)
        if (std::find(claim.cells.begin(), claim.cells.end(), s) == claim.cells.end())
          fault_ = "more places in the set";
    }
    while (i < words.size() && !lists_.is(i, ")")) {
      if (lists_.is(i, "by")) lines(i + 1);
      ++i;
    }
  }
  // One digit more than cells, of which one has been taken away.
  bool loses_one(const std::vector<CellId>& cells) const {
    DigitSet digits;
    for (CellId c : cells) digits = digits | follower_.grid().candidates[c];
    if (digits.size() != static_cast<int>(cells.size()) + 1) return false;
    for (Digit d : digits) {
      const bool lost = std::ranges::all_of(cells, [&](CellId c) {
        return !follower_.grid().candidates[c].has(d) || follower_.known.off.contains({c, d});
      });
      if (lost) return true;
    }
    return false;
  }
  void lines(std::size_t i) {
    for (; i < lists_.words().size() && !lists_.is(i, ")"); ++i)
      if (std::isdigit(static_cast<unsigned char>(lists_.words()[i].text[0])) &&
          std::stoi(lists_.words()[i].text) >= line_)
        fault_ = "rests on a later line";
  }

  void fails(const Phrase& claim) {
    for (CellId c : claim.cells) {
      const Candidate x{c, claim.digits[0]};
      if (follower_.off(x)) continue;
      if (by_rule_) {
        if (!follower_.ruled_by_constraint(x)) fault_ = "no constraint rules it out";
        continue;
      }
      bool possible = left_.empty();
      auto fits = [&](Candidate y) { return !follower_.sees(x, y); };
      if (left_.size() == 1)
        for (Candidate y : left_[0]) possible = possible || fits(y);
      if (left_.size() == 2)
        for (Candidate y : left_[0])
          for (Candidate z : left_[1])
            possible = possible || (fits(y) && fits(z) && !follower_.sees(y, z));
      if (possible) fault_ = "nothing rules it out";
    }
  }

  // The word after the clash, 0: there is none.
  std::size_t clash(std::size_t i) {
    const Words& words = lists_.words();
    if (i >= words.size()) return 0;
    if (words[i].kind == Word::cell && lists_.are(i + 1, {"has", "no", "candidate", "left"})) {
      if (!follower_.left_in_cell(words[i].cell_id).empty()) fault_ = "a candidate is left";
      if (!follower_.has_fact(Unit::Kind::cell, words[i].cell_id, 0))
        fault_ = "no such fact of a cell";
      return i + 5;
    }
    std::size_t at = i;
    while (at < words.size() && at < i + 40 && !lists_.is(at, ".") && !lists_.is(at, "cannot"))
      ++at;
    if (lists_.are(at, {"cannot", "be", "kept"})) {
      if (!follower_.ruled_by_constraint(std::nullopt)) fault_ = "the constraint can be kept";
      return at + 3;
    }
    at = i;
    const auto digits = lists_.digits(at);
    if (digits.size() == 1 && lists_.are(at, {"has", "no", "place", "left", "in"}) &&
        words[at + 5].kind == Word::houses) {
      const HouseId h = words[at + 5].list[0];
      if (!follower_.left_in_house(h, digits[0]).empty()) fault_ = "a place is left";
      if (!follower_.has_fact(Unit::Kind::house, h, digits[0])) fault_ = "no such fact of a house";
      return at + 6;
    }
    if (words[i].kind == Word::houses && lists_.is(i + 1, "has") && lists_.is(i + 3, "twice")) {
      at = i + 5;
      return twice(lists_.cells(at), i + 2, at);
    }
    if (digits.size() > 1 && lists_.are(at, {"have", "only"})) {
      at += 2;
      const auto room = lists_.cells(at);
      if (!lists_.are(at, {"left", "in"}) || room.size() >= digits.size()) fault_ = "places enough";
      const HouseId h = words[at + 2].list.empty() ? HouseId{0} : words[at + 2].list[0];
      for (Digit d : digits) {
        if (!follower_.has_fact(Unit::Kind::house, h, d)) fault_ = "no such fact of a house";
        for (const Candidate& x : follower_.left_in_house(h, d))
          if (std::find(room.begin(), room.end(), x.cell) == room.end()) fault_ = "more places";
      }
      return at + 3;
    }
    at = i;
    const auto cells = lists_.cells(at);
    if (lists_.are(at, {"have", "only"})) {
      at += 2;
      const auto room = lists_.digits(at);
      if (!lists_.is(at, "left") || room.size() >= cells.size()) fault_ = "digits enough";
      for (CellId c : cells) {
        if (!follower_.has_fact(Unit::Kind::cell, c, 0)) fault_ = "no such fact of a cell";
        for (const Candidate& x : follower_.left_in_cell(c))
          if (std::find(room.begin(), room.end(), x.digit) == room.end()) fault_ = "more digits";
      }
      return at;
    }
    if (cells.size() == 2 && lists_.are(at, {"are", "both"})) return twice(cells, at + 2, at + 3);
    if (cells.size() == 1 && lists_.are(at, {"is", "both"})) {
      std::size_t digit = at + 2;
      for (Digit d : lists_.digits(digit))
        if (!follower_.known.on.contains({cells[0], d})) fault_ = "not known to be so";
      return digit;
    }
    if (cells.size() == 1 && lists_.are(at, {"both", "is"})) {
      std::size_t digit = at + 2;
      for (Digit d : lists_.digits(digit))
        if (!follower_.known.on.contains({cells[0], d}) || !follower_.off({cells[0], d}))
          fault_ = "not known to be both";
      return digit;
    }
    return 0;
  }
  std::size_t twice(const std::vector<CellId>& cells, std::size_t digit, std::size_t end) {
    const auto digits = lists_.digits(digit);
    for (CellId c : cells)
      if (digits.empty() || !follower_.known.on.contains({c, digits[0]}))
        fault_ = "not known to be so";
    if (cells.size() != 2 || !follower_.sees({cells[0], digits.empty() ? Digit{0} : digits[0]},
                                             {cells[1], digits.empty() ? Digit{0} : digits[0]}))
      fault_ = "these two do not exclude each other";
    return end;
  }

  const Lists& lists_;
  Follower follower_;
  std::vector<std::vector<Candidate>> left_;
  std::optional<Follower::Known> outside_;
  Phrase supposed_, last_;  // last_: what was claimed before
  std::string fault_;
  int line_ = 0;
  bool ended_ = false, by_rule_ = false;
};

}  // namespace clew::test
