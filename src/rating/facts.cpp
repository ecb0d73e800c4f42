#include "rating/facts.h"

#include <algorithm>

namespace clew::rating {

void Facts::add(const Fact& fact) {
  for (const Fact& old : list)
    if (old.unit == fact.unit && old.says == fact.says) return;
  list.push_back(fact);
}

void Facts::add(const std::vector<Fact>& facts) {
  for (const Fact& fact : facts) add(fact);
}

void Facts::some_cell(int c, Role role) {
  add({{Unit::Kind::cell, 0, static_cast<std::uint16_t>(c), 0}, Fact::Says::some, role, 0});
}

void Facts::some_house(int h, int d, Role role) {
  add({{Unit::Kind::house, static_cast<Digit>(d + 1), board_->shape().id(h), 0},
       Fact::Says::some,
       role,
       0});
}

void Facts::one_house(int h, int d, Role role) {
  add({{Unit::Kind::house, static_cast<Digit>(d + 1), board_->shape().id(h), 0},
       Fact::Says::one,
       role,
       0});
}

void Facts::see(int a, int b, int d, Role role) {
  for (const HousePlace& seat : board_->shape().seats(a))
    if (board_->shape().bits(seat.house).has(b)) return one_house(seat.house, d, role);
  if (a > b) std::swap(a, b);
  add({{Unit::Kind::pair, static_cast<Digit>(d + 1), static_cast<std::uint16_t>(a),
        static_cast<std::uint16_t>(b)},
       Fact::Says::one,
       role,
       0});
}

namespace {

class Explanation {
 public:
  Explanation(const RatingBoard& board, const Hint& hint, Facts& facts, Pattern& pattern)
      : board_(board), hint_(hint), facts_(facts), pattern_(pattern) {}

  void write() {
    switch (hint_.rule) {
      case HintRule::hidden_single:
        return facts_.some_house(hint_.base[0], placed_digit(), Role::base);
      case HintRule::naked_single:
        return facts_.some_cell(board_.cell_of(hint_.placed), Role::subset);
      case HintRule::direct_locking:
      case HintRule::locking:
      case HintRule::fish:
        digits([&](int d) {
          for (std::uint16_t h : hint_.base) facts_.some_house(h, d, Role::base);
          for (std::uint16_t h : hint_.cover) facts_.one_house(h, d, Role::cover);
        });
        return;
      case HintRule::intersection:
        facts_.some_house(hint_.base[0], lowest(hint_.digits), Role::base);
        for (Mask m = board_.in(hint_.base[0], lowest(hint_.digits)); m; m &= m - 1)
          seen_by(board_.shape().cell(hint_.base[0], lowest(m)), hint_.digits);
        return;
      case HintRule::direct_hidden_set:
        facts_.some_house(hint_.base[0], placed_digit(), Role::base);
        [[fallthrough]];
      case HintRule::hidden_set:
        digits([&](int d) { facts_.some_house(hint_.base[0], d, Role::subset); });
        return;
      case HintRule::naked_set:
        return naked(hint_.cells, hint_.digits);
      case HintRule::xy_wing:
      case HintRule::xyz_wing:
        return wing();
      case HintRule::unique_loop:
        return loop();
      case HintRule::bug:
        return grave();
      case HintRule::aligned_exclusion:
        return exclusion();
      case HintRule::strong_links:
        digits([&](int d) {
          for (std::uint16_t h : hint_.base) facts_.some_house(h, d, Role::strong);
          for (std::uint16_t h : hint_.cover) facts_.one_house(h, d);
        });
        for (std::uint16_t c : hint_.cells) seen_by(c, hint_.digits);
        return;
      case HintRule::large_wing:
        return large_wing();
      default:
        return;  // chains explain themselves
    }
  }

 private:
  int placed_digit() const { return board_.digit_of(hint_.placed); }

  template <class Do>
  void digits(Do&& act) {
    for (Mask m = hint_.digits; m; m &= m - 1) act(lowest(m));
  }

  // A digit removed from cells that see `cell` cannot be in those cells together with it.
  void seen_by(int cell, Mask of) {
    for (Cand a : hint_.removed) {
      const int c = board_.cell_of(a), d = board_.digit_of(a);
      if (c != cell && of >> d & 1 && board_.has(cell, d) && board_.shape().peers(cell).has(c))
        facts_.see(c, cell, d);
    }
  }

  void naked(const std::vector<std::uint16_t>& cells, Mask of) {
    for (std::uint16_t c : cells) facts_.some_cell(c, Role::subset);
    for (Mask m = of; m; m &= m - 1)
      for (std::uint16_t h : hint_.base) facts_.one_house(h, lowest(m), Role::base);
    for (std::uint16_t c : cells) seen_by(c, of);
  }

  void wing() {
    const int pivot = hint_.cells[0];
    facts_.some_cell(pivot, Role::pivot);
    for (std::size_t i = 1; i < 3; ++i) {
      const int c = hint_.cells[i];
      facts_.some_cell(c, Role::pincer);
      for (Mask m = board_.at(c) & board_.at(pivot) & ~hint_.digits; m; m &= m - 1)
        facts_.see(pivot, c, lowest(m));
    }
    for (std::uint16_t c : hint_.cells) seen_by(c, hint_.digits);
  }

  void large_wing() {
    for (std::size_t i = 0; i < hint_.cells.size(); ++i) {
      const int c = hint_.cells[i];
      facts_.some_cell(c, i + 1 == hint_.cells.size() ? Role::pincer : Role::subset);
      for (std::size_t j = 0; j < i; ++j) {
        const int other = hint_.cells[j];
        if (!board_.shape().peers(c).has(other)) continue;
        for (Mask m = board_.at(c) & board_.at(other); m; m &= m - 1)
          facts_.see(c, other, lowest(m));
      }
      seen_by(c, board_.at(c));
    }
  }

  void loop() {
    const std::vector<std::uint16_t> cells(hint_.cells.begin(), hint_.cells.begin() + hint_.size);
    const std::vector<std::uint16_t> others(hint_.cells.begin() + hint_.size, hint_.cells.end());
    for (std::uint16_t c : cells) {
      facts_.some_cell(c, Role::pattern);
      pattern_.cells.push_back(c);
      pattern_.digits.push_back({hint_.digits});
    }
    if (hint_.type == 2)
      for (std::uint16_t c : cells) seen_by(c, hint_.extra);
    if (hint_.type == 3 && hint_.cover.empty()) {
      naked(others, hint_.extra);
      for (std::uint16_t c : cells) seen_by(c, hint_.extra & ~hint_.digits);
    }
    if (hint_.type == 3)
      for (std::uint16_t h : hint_.cover)
        for (Mask m = hint_.extra; m; m &= m - 1) facts_.some_house(h, lowest(m), Role::subset);
    if (hint_.type == 4) facts_.some_house(hint_.base[0], lowest(hint_.extra), Role::guard);
  }

  void grave() {
    for (int c = 0; c < board_.cells(); ++c) {
      if (!board_.open(c)) continue;
      Mask left = board_.at(c);
      for (std::size_t i = 0; i < hint_.size; ++i)
        if (hint_.cells[i] == c) left &= ~hint_.surplus[i];
      facts_.some_cell(c, Role::pattern);
      pattern_.cells.push_back(static_cast<CellId>(c));
      pattern_.digits.push_back({left});
    }
    const std::vector<std::uint16_t> cells(hint_.cells.begin(), hint_.cells.begin() + hint_.size);
    const std::vector<std::uint16_t> others(hint_.cells.begin() + hint_.size, hint_.cells.end());
    if (hint_.type == 2)
      for (std::uint16_t c : cells) seen_by(c, hint_.extra);
    if (hint_.type == 3) {
      naked(others, hint_.digits);
      for (std::uint16_t c : cells) seen_by(c, hint_.digits);
    }
    if (hint_.type == 4) facts_.some_house(hint_.base[0], lowest(hint_.digits), Role::guard);
  }

  void exclusion() {
    Mask all = 0;
    for (std::uint16_t c : hint_.cells) {
      facts_.some_cell(c, Role::subset);
      all |= board_.at(c);
    }
    auto apart = [&](int a, int b) {
      if (board_.shape().peers(a).has(b))
        for (Mask m = board_.at(a) & board_.at(b); m; m &= m - 1) facts_.see(a, b, lowest(m));
    };
    for (std::size_t i = 0; i < hint_.cells.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) apart(hint_.cells[i], hint_.cells[j]);
    for (int c = 0; c < board_.cells(); ++c) {
      const Mask at = board_.at(c);
      if (!several(at) || (at & ~all) || count(at) > hint_.size) continue;
      const bool common = std::all_of(hint_.cells.begin(), hint_.cells.end(),
                                      [&](int b) { return board_.shape().peers(b).has(c); });
      if (!common) continue;
      facts_.some_cell(c, Role::guard);
      for (std::uint16_t b : hint_.cells) apart(c, b);
    }
  }

  const RatingBoard& board_;
  const Hint& hint_;
  Facts& facts_;
  Pattern& pattern_;
};

}  // namespace

void explain(const RatingBoard& board, const Hint& hint, Facts& facts, Pattern& pattern) {
  Explanation(board, hint, facts, pattern).write();
}

}  // namespace clew::rating
