// The contradiction at the end of a supposition in an explanation.
#pragma once

#include <algorithm>
#include <string>

#include "support/told_follower.h"

namespace clew::test {

class ToldClash {
 public:
  ToldClash(const Lists& lists, const Follower& follower, std::string& fault)
      : lists_(lists), follower_(follower), fault_(fault) {}

  /// Returns the index after it; 0 if no contradiction is stated there.
  std::size_t end(std::size_t i) {
    const Words& words = lists_.words();
    if (i >= words.size()) return 0;
    if (words[i].kind == Word::cell && lists_.are(i + 1, {"has", "no", "candidate", "left"})) {
      if (!follower_.left_in_cell(words[i].cell_id).empty()) fault_ = "a candidate is left";
      if (!follower_.has_fact(Unit::Kind::cell, words[i].cell_id, 0))
        fault_ = "no such fact of a cell";
      return i + 5;
    }
    std::size_t at = i;
    while (at < words.size() && at < i + 120 && !lists_.is(at, ".") && !lists_.is(at, "cannot"))
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

 private:
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
  const Follower& follower_;
  std::string& fault_;  // why it is none
};

}  // namespace clew::test
