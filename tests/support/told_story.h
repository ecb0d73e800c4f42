// Follows the explanation of a chain or net claim by claim. Each claim must follow from earlier
// claims.
#pragma once

#include <algorithm>
#include <cctype>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "support/told_clash.h"

namespace clew::test {

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
  // "If" may refer to earlier claims; "Suppose" starts again.
  void suppose(const Phrase& claim, bool may_go_back) {
    if (lists_.is(claim.end, ",") && lists_.is(claim.end + 1, "too")) {
      within_.emplace_back(claim, follower_.known);
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

  // The conclusion after the end of the story is judged elsewhere.
  std::size_t ends(std::size_t i) {
    const bool after_line = i > 0 && lists_.words()[i - 1].kind == Word::line;
    if (lists_.is(i, "So") || lists_.is(i, "Either") ||
        (lists_.is(i, "In") && lists_.is(i + 1, "each")))
      ended_ = true;
    if (lists_.is(i, "Then") && !after_line) {
      const std::size_t after = ToldClash(lists_, follower_, fault_).end(i + 1);
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
      const std::size_t after = ToldClash(lists_, follower_, fault_).end(i + 1);
      last_ = {};
      if (!after) fault_ = "an inner supposition without a clash";
      if (after && !within_.empty()) {
        const auto& [supposed, outside] = within_.back();
        follower_.known = outside;
        follower_.known.off.insert({supposed.cells[0], supposed.digits[0]});
        within_.pop_back();
      }
      return std::max(after, i + 1);
    }
    if (lists_.are(i, {"no", "other", "way", "is", "left"}) ||
        lists_.are(i, {"No", "other", "way", "is", "left"})) {
      by_rule_ = true;
      return i + 5;
    }
    if (const std::size_t next = needs(i)) return next;
    if (const std::size_t next = left(i)) return next;
    const auto claim = lists_.claim(i);
    if (!claim || (claim->is && claim->digits.size() != 1)) return i + 1;
    std::size_t end = claim->end;
    const bool joined = i >= 2 && lists_.are(i - 2, {",", "so"}) && left_.empty() && !by_rule_;
    if (claim->is)
      holds(*claim, end);
    else
      fails(*claim);
    if (joined && fault_.empty() && !rests_on_last(*claim))
      fault_ = "joined by so, but not by reason";
    follower_.learn(*claim);
    const bool goes_on = lists_.joins(end) && lists_.claim(end + 1);
    if (!goes_on) left_.clear();
    by_rule_ = by_rule_ && goes_on;
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

  // "cage 4 needs 5 in r1c1 or r1c2": without these it cannot be kept.
  std::size_t needs(std::size_t i) {
    if (!lists_.is(i, "needs")) return 0;
    std::size_t at = i + 1;
    Phrase phrase;
    phrase.digits = lists_.digits(at);
    if (phrase.digits.size() != 1 || !lists_.is(at, "in")) return 0;
    phrase.cells = lists_.cells(++at);
    std::vector<Candidate> places;
    Follower without = follower_;
    for (const CellId c : phrase.cells) {
      places.push_back({c, phrase.digits[0]});
      without.known.off.insert(places.back());
    }
    if (!without.ruled_by_constraint(std::nullopt)) fault_ = "a constraint does not need a digit";
    left_.push_back(places);
    return at;
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
    for (const Candidate& x : follower_.off_by(claim)) {
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

  const Lists& lists_;
  Follower follower_;
  std::vector<std::vector<Candidate>> left_;
  std::vector<std::pair<Phrase, Follower::Known>> within_;  // what is supposed within, still open
  Phrase last_;                                             // the last claim
  std::string fault_;
  int line_ = 0;
  bool ended_ = false, by_rule_ = false;
};

}  // namespace clew::test
