#include "logic/net/closures.h"

#include <algorithm>

#include "base/transpose.h"

namespace clew::logic {

void Closures::load(const Web& web) {
  web_ = &web;
  begun_ = false;
  know_sets_ = know_sets_ && take_over();
}

// Fewer candidates make no new locks or crosses; those that are left get their new numbers. False
// when these are not fewer candidates, but others.
bool Closures::take_over() {
  constexpr auto gone = static_cast<std::uint32_t>(-1);
  std::vector<std::uint32_t> candidate(candidates_.size(), gone), unit(units_.size(), gone);
  int kept = 0;
  for (std::size_t x = 0; x < candidates_.size() && kept < web_->size(); ++x)
    if (candidates_[x] == web_->candidate(static_cast<Cand>(kept)))
      candidate[x] = static_cast<std::uint32_t>(kept++);
  if (kept < web_->size()) return false;
  kept = 0;
  for (std::size_t u = 0; u < units_.size() && kept < web_->units(); ++u)
    if (units_[u] == web_->unit(kept)) unit[u] = static_cast<std::uint32_t>(kept++);
  if (kept < web_->units()) return false;

  auto renumber = [&](std::vector<Cand>& some) {
    std::erase_if(some, [&](Cand x) { return candidate[x] == gone; });
    for (Cand& x : some) x = static_cast<Cand>(candidate[x]);
  };
  std::erase_if(locks_, [&](const Lock& lock) { return unit[lock.unit] == gone; });
  for (Lock& lock : locks_) {
    lock.unit = unit[lock.unit];
    renumber(lock.rest);
    renumber(lock.gone);
  }
  std::erase_if(locks_, [](const Lock& lock) { return lock.rest.empty() || lock.gone.empty(); });
  // A unit may be gone while its candidates remain: an implied house that has its value, before
  // anybody has removed the candidates.
  for (auto& [units, all] : crosses_) {
    std::erase_if(all, [&](const Cross& cross) {
      return std::ranges::any_of(cross, [&](Cand x) { return candidate[x] == gone; });
    });
    for (Cross& cross : all)
      for (Cand& x : cross) x = static_cast<Cand>(candidate[x]);
    for (std::uint32_t& u : units) u = unit[u];
  }
  std::erase_if(crosses_, [&](const Crosses& crosses) {
    const auto [u, v] = crosses.units;
    return crosses.all.empty() || u == gone || v == gone || !narrows(u, v);
  });
  note_numbers();
  return true;
}

void Closures::note_numbers() {
  candidates_.clear();
  units_.clear();
  for (int x = 0; x < web_->size(); ++x)
    candidates_.push_back(web_->candidate(static_cast<Cand>(x)));
  for (int u = 0; u < web_->units(); ++u) units_.push_back(web_->unit(u));
}

// Two units that are down to two on the board are no matter of an assumption.
bool Closures::narrows(std::uint32_t unit, std::uint32_t other) const {
  return web_->members(static_cast<int>(unit)).size() > 2 ||
         web_->members(static_cast<int>(other)).size() > 2;
}

// Each assumption is an outcome of itself.
void Closures::begin() {
  const auto outcomes = 2 * static_cast<std::size_t>(web_->size()), parts = (outcomes + 255) / 256;
  all_on_.assign(parts, std::vector<Row>(web_->size()));
  all_off_.assign(parts, std::vector<Row>(web_->size()));
  clashes_.assign(parts, {});
  sets_.assign(outcomes * 2 * words(), 0);
  for (std::size_t o = 0; o < 256 * parts; ++o) {
    const int bit = o & 255;
    if (o >= outcomes)
      clashes_[o >> 8].add(bit);  // the unit has no such candidate
    else
      (is_on(o) ? all_on_ : all_off_)[o >> 8][cand_of(o)].add(bit);
  }
}

void Closures::follow(const NetRules& rules, const Stop& stop) {
  NetRules without_sets = rules;
  without_sets.sets = false;
  if (begun_ && rules_ == rules) return;
  if (!begun_ || !(rules_ == without_sets)) begin();
  begun_ = true;
  rules_ = rules;
  if (rules.sets && !know_sets_) {
    find_locks();
    find_crosses();
    note_numbers();
    know_sets_ = true;
  }
  for (std::size_t part = 0; part < clashes_.size(); ++part) {
    on_ = all_on_[part].data();
    off_ = all_off_[part].data();
    clash_ = &clashes_[part];
    settle(stop);
    collect(part);
  }
  if (stop.requested()) begun_ = false;
}

// Visits the common exclusions of both, from a candidate's word on.
template <class Do>
void Closures::each_excluded(Cand x, Cand y, Do act, Cand from) const {
  const auto first = web_->excluded(x), second = web_->excluded(y);
  for (std::size_t w = from / 64; w < first.size(); ++w)
    for (int i : Bits{first[w] & second[w]})
      act(static_cast<Cand>(64 * w + static_cast<std::size_t>(i)));
}

void Closures::settle(const Stop& stop) {
  const auto candidates = static_cast<std::size_t>(web_->size());
  const auto units = static_cast<std::size_t>(web_->units());
  fresh_.assign(on_, on_ + candidates);
  came_on_.resize(candidates);
  for (std::size_t x = 0; x < candidates; ++x) came_on_[x] = static_cast<Cand>(x);
  two_.resize(units);
  is_narrowed_.assign(units, 1);
  is_to_see_.assign(units, 1);
  narrowed_.resize(units);
  for (std::size_t u = 0; u < units; ++u) narrowed_[u] = static_cast<std::uint32_t>(u);
  to_see_ = narrowed_;
  do {
    do exclude();
    while (look_at_units());
  } while (rules_.sets && !stop.requested() && look_at_sets());
}

void Closures::turn_on(Cand x, const Row& where) {
  if (fresh_[x].empty()) came_on_.push_back(x);
  fresh_[x] |= where;
  on_[x] |= where;
}

bool Closures::turn_off(Cand x, const Row& where) {
  const Row out = where - off_[x] - *clash_;
  if (out.empty()) return false;
  off_[x] |= out;
  for (std::uint32_t u : web_->units_of(x)) {
    if (!is_narrowed_[u]) narrowed_.push_back(u);
    is_narrowed_[u] = 1;
  }
  return true;
}

// Turns off the candidates that the new "on"s exclude.
void Closures::exclude() {
  for (; !came_on_.empty(); came_on_.pop_back()) {
    const Cand x = came_on_.back();
    const Row where = fresh_[x] - *clash_;
    fresh_[x] = {};
    if (where.empty()) continue;
    each_excluded(x, x, [&](Cand y) {
      if (rules_.one_digit && web_->candidate(x).digit != web_->candidate(y).digit) return;
      *clash_ |= where & on_[y];
      turn_off(y, where);
    });
  }
}

// Handles units with one candidate left, or none. Returns true if any candidate came on.
bool Closures::look_at_units() {
  for (; !narrowed_.empty(); narrowed_.pop_back()) {
    const std::uint32_t u = narrowed_.back();
    is_narrowed_[u] = 0;
    if (!is_to_see_[u]) to_see_.push_back(u);
    is_to_see_[u] = 1;
    if (rules_.one_digit && web_->unit(static_cast<int>(u)).kind == Unit::Kind::cell) continue;
    const auto members = web_->members(static_cast<int>(u));
    Row all{}, one{}, two{}, three{};  // at least this many are left
    for (std::uint64_t& word : all.words) word = ~std::uint64_t{0};
    const Row none = all;
    for (Cand x : members) {
      const Row left = none - off_[x];
      three |= two & left;
      two |= one & left;
      one |= left;
    }
    *clash_ |= none - one;
    two_[u] = two - three;
    if (rules_.chains ? members.size() != 2 : members.size() < 2) continue;
    const Row last = one - two - *clash_;
    if (last.empty()) continue;
    for (Cand x : members)
      if (const Row where = last - off_[x] - on_[x]; !where.empty()) turn_on(x, where);
  }
  return !came_on_.empty();
}

// Returns true if any candidate went off.
bool Closures::look_at_sets() {
  bool any = false;
  for (const Lock& lock : locks_) {
    if (!is_to_see_[lock.unit]) continue;
    Row where = off_[lock.rest.front()] - *clash_;
    for (Cand x : lock.rest) where &= off_[x];
    if (where.empty()) continue;
    for (Cand y : lock.gone) any |= turn_off(y, where);
  }
  for (const Crosses& crosses : crosses_) {
    const auto [u, v] = crosses.units;
    if (!is_to_see_[u] && !is_to_see_[v]) continue;
    const Row two = (two_[u] & two_[v]) - *clash_;
    if (two.empty()) continue;
    for (const Cross& cross : crosses.all) {
      Row where = two;
      for (Cand x : cross) where -= off_[x];
      if (where.empty()) continue;
      const auto [a, b, c, d] = cross;
      for (auto [x, z] : {std::pair(a, c), std::pair(b, d)})
        each_excluded(x, z, [&](Cand y) { any |= turn_off(y, where); });
    }
  }
  for (std::uint32_t u : to_see_) is_to_see_[u] = 0;
  to_see_.clear();
  return any;
}

// Turns the rows over.
void Closures::collect(std::size_t part) {
  constexpr std::size_t lanes = 4;
  const std::size_t first = 64 * lanes * part;
  const std::size_t end = std::min(first + 64 * lanes, 2 * static_cast<std::size_t>(web_->size()));
  for (const Row* rows : {on_, off_})
    for (std::size_t w = 0; w < words(); ++w) {
      std::uint64_t squares[64 * lanes]{};
      const std::size_t x = 64 * w, height = std::min<std::size_t>(64, web_->size() - x);
      for (std::size_t i = 0; i < height; ++i)
        std::ranges::copy(rows[x + i].words, squares + lanes * i);
      transpose<lanes>(squares);
      const std::size_t half = rows == on_ ? 0 : words();
      for (std::size_t n = first; n < end; ++n)
        sets_[n * 2 * words() + half + w] = squares[n % 64 * lanes + (n - first) / 64];
    }
}

// Candidates that exclude several of a unit, but not all.
void Closures::find_locks() {
  locks_.clear();
  std::vector<std::pair<std::uint64_t, Cand>> reach;  // excluded candidates of the unit, and the
                                                      // candidates that exclude them
  std::vector<std::uint64_t> hit(web_->size());
  for (int u = 0; u < web_->units(); ++u) {
    const auto members = web_->members(u);
    reach.clear();
    for (std::size_t i = 0; i < members.size(); ++i)
      each_excluded(members[i], members[i], [&](Cand x) {
        if (!hit[x]) reach.push_back({0, x});
        hit[x] |= std::uint64_t{1} << i;
      });
    for (auto& [mask, x] : reach) mask = std::exchange(hit[x], 0);
    std::erase_if(reach, [&](const auto& r) {
      const int n = std::popcount(r.first);
      return n < 2 || n == static_cast<int>(members.size()) ||
             std::ranges::count(members, r.second);
    });
    std::sort(reach.begin(), reach.end());
    std::uint64_t last = 0;
    for (const auto& [mask, x] : reach) {
      if (mask != last) {
        locks_.push_back({static_cast<std::uint32_t>(u), {}, {}});
        for (std::size_t i = 0; i < members.size(); ++i)
          if (!(mask >> i & 1)) locks_.back().rest.push_back(members[i]);
      }
      last = mask;
      locks_.back().gone.push_back(x);
    }
  }
}

// Finds the exclusions between the candidates of each pair of units.
void Closures::find_crosses() {
  crosses_.clear();
  using Link = std::pair<Cand, Cand>;
  std::vector<std::vector<Link>> links(static_cast<std::size_t>(web_->units()));
  std::vector<std::uint32_t> linked;
  for (std::uint32_t u = 0; u < links.size(); ++u) {
    for (const Cand a : web_->members(static_cast<int>(u)))
      each_excluded(a, a, [&](Cand c) {
        for (const std::uint32_t v : web_->units_of(c)) {
          if (v <= u || !narrows(u, v)) continue;
          if (links[v].empty()) linked.push_back(v);
          links[v].emplace_back(a, c);
        }
      });
    for (const std::uint32_t v : linked) {
      std::vector<Cross> all;
      for (const auto& [a, c] : links[v])
        for (const auto& [b, d] : links[v])
          if (a < b && c != d && c != b && a != d) all.push_back({a, b, c, d});
      if (!all.empty()) crosses_.push_back({{u, v}, std::move(all)});
      links[v].clear();
    }
    linked.clear();
  }
}

}  // namespace clew::logic
