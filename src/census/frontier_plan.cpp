// The order of a frontier walk: greedy, so that after each step the half-filled houses leave as few
// possibilities as they can: a house with k of D digits leaves C(D, k).
#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <set>

#include "base/assert.h"
#include "census/frontier.h"

namespace clew::census {
namespace {

struct Orbits {
  std::vector<std::vector<CellId>> cells;  // cells of each orbit: c, g(c), g(g(c)), …
  std::vector<int> orbit, turn;            // orbit of each cell, and its position in it
};

Orbits orbits_of(int cells, const CellMap& map) {
  Orbits result;
  result.orbit.assign(static_cast<std::size_t>(cells), -1);
  result.turn.assign(static_cast<std::size_t>(cells), 0);
  for (int first = 0; first < cells; ++first) {
    if (result.orbit[first] >= 0) continue;
    auto& orbit = result.cells.emplace_back();
    for (int c = first; result.orbit[c] < 0; c = map.empty() ? c : map[c]) {
      result.orbit[c] = static_cast<int>(result.cells.size()) - 1;
      result.turn[c] = static_cast<int>(orbit.size());
      orbit.push_back(static_cast<CellId>(c));
      CLEW_ASSERT(orbit.size() <= static_cast<std::size_t>(cells));
    }
  }
  return result;
}

struct Member {
  int orbit, turn;
};

// One of each orbit of houses, as orbits and turns.
std::vector<std::vector<Member>> houses_up_to(const Layout& layout, const CellMap& map,
                                              const Orbits& orbits) {
  std::vector<std::vector<Member>> result;
  std::set<std::vector<CellId>> seen;
  for (int h = 0; h < layout.declared_houses(); ++h) {
    std::vector<CellId> cells = layout.houses()[h].cells;
    if (!seen.insert(cells).second) continue;
    auto& members = result.emplace_back();
    for (CellId c : cells) members.push_back({orbits.orbit[c], orbits.turn[c]});
    if (map.empty()) continue;
    do {
      for (CellId& c : cells) c = map[c];
      std::sort(cells.begin(), cells.end());
    } while (seen.insert(cells).second);
  }
  return result;
}

}  // namespace

FrontierPlan::FrontierPlan(const Layout& layout, const CellMap& map) : digits_(layout.digits()) {
  const Orbits orbits = orbits_of(layout.size(), map);
  const auto houses = houses_up_to(layout, map, orbits);
  const int count = static_cast<int>(orbits.cells.size());

  struct Partner {
    int orbit, turn;  // relative to the cell with turn 0
  };
  std::vector<std::vector<Partner>> partners(count);  // by links outside houses
  for (auto [a, b] : layout.lone_links()) {
    const int oa = orbits.orbit[a], ob = orbits.orbit[b];
    if (oa == ob) continue;  // handled below, with all cells of one orbit
    const int la = static_cast<int>(orbits.cells[oa].size()),
              lb = static_cast<int>(orbits.cells[ob].size());
    partners[oa].push_back({ob, ((orbits.turn[b] - orbits.turn[a]) % lb + lb) % lb});
    partners[ob].push_back({oa, ((orbits.turn[a] - orbits.turn[b]) % la + la) % la});
  }
  std::vector<std::vector<int>> houses_of(count);  // houses of each orbit, with repeats
  for (int h = 0; h < static_cast<int>(houses.size()); ++h)
    for (Member m : houses[h]) houses_of[m.orbit].push_back(h);

  // Entropy of a house with k cells filled, in bits.
  std::vector<double> log2_choose(digits_ + 1);
  for (int k = 0; k <= digits_; ++k)
    log2_choose[k] =
        (std::lgamma(digits_ + 1) - std::lgamma(k + 1) - std::lgamma(digits_ - k + 1)) /
        std::log(2.0);
  const double log2_names = std::lgamma(digits_ + 1) / std::log(2.0);
  std::vector<int> filled(houses.size());
  auto entropy = [&](int h) {
    return filled[h] == static_cast<int>(houses[h].size()) ? 0 : log2_choose[filled[h]];
  };
  std::vector<bool> done(count);
  auto open_partners = [&](int o) {
    return std::any_of(partners[o].begin(), partners[o].end(),
                       [&](Partner p) { return !done[p.orbit]; });
  };

  constexpr int none = 255;
  std::vector<int> house_slot(houses.size(), none), value_slot(count, none);
  std::vector<bool> used;
  auto take_slot = [&] {
    const auto free = std::find(used.begin(), used.end(), false);
    const int slot = static_cast<int>(free - used.begin());
    if (free == used.end()) used.push_back(true);
    used[slot] = true;
    return slot;
  };

  double live = 0;
  for (int n = 0; n < count; ++n) {
    int best = -1;
    double least = std::numeric_limits<double>::infinity();
    for (int o = 0; o < count; ++o) {
      if (done[o]) continue;
      double change = 0;
      for (int h : houses_of[o]) {
        change -= entropy(h);
        ++filled[h];
        change += entropy(h);
      }
      for (int h : houses_of[o]) --filled[h];
      done[o] = true;
      if (open_partners(o)) change += log2_choose[1];
      for (Partner p : partners[o])
        if (done[p.orbit] && p.orbit != o && !open_partners(p.orbit)) change -= log2_choose[1];
      done[o] = false;
      if (change < least - 1e-9) {
        least = change;
        best = o;
      }
    }
    CLEW_ASSERT(best >= 0);
    live += least;
    log2_states_ = std::max(log2_states_, live);

    done[best] = true;
    Step& step = steps_.emplace_back();
    const auto& cells = orbits.cells[best];
    for (int length = 1; length <= digits_; ++length)
      if (cells.size() % length == 0) step.lengths |= std::uint64_t{1} << (length - 1);
    for (std::size_t k = 1; k < cells.size(); ++k)
      if (layout.sees(cells[0], cells[k]))
        for (int length = 1; length <= digits_; ++length)
          if (k % length == 0) step.lengths &= ~(std::uint64_t{1} << (length - 1));

    for (int h : houses_of[best]) ++filled[h];
    CLEW_ASSERT(std::ranges::all_of(
        houses_of[best], [&](int h) { return filled[h] <= static_cast<int>(houses[h].size()); }));
    std::set<int> met(houses_of[best].begin(), houses_of[best].end());
    for (int h : met) {
      if (house_slot[h] == none) house_slot[h] = take_slot();
      for (Member m : houses[h])
        if (m.orbit == best) {
          const Touch touch{static_cast<std::uint8_t>(house_slot[h]),
                            static_cast<std::uint16_t>(m.turn)};
          step.reads.push_back(touch);
          step.writes.push_back(touch);
        }
    }
    for (Partner p : partners[best])
      if (done[p.orbit]) {
        // Seen from the partner's first cell this orbit is at the opposite turn.
        const int length = static_cast<int>(cells.size());
        for (Partner back : partners[p.orbit])
          if (back.orbit == best)
            step.reads.push_back({static_cast<std::uint8_t>(value_slot[p.orbit]),
                                  static_cast<std::uint16_t>(back.turn % length)});
      }
    if (open_partners(best)) {
      value_slot[best] = take_slot();
      step.writes.push_back({static_cast<std::uint8_t>(value_slot[best]), 0});
    }
    slots_ = std::max(slots_, static_cast<int>(used.size()));
    auto close = [&](int& slot) {
      CLEW_ASSERT(slot != none && used[slot]);
      step.closes |= std::uint64_t{1} << (slot & 63);
      used[slot] = false;
      slot = none;
    };
    for (int h : met)
      if (filled[h] == static_cast<int>(houses[h].size())) close(house_slot[h]);
    for (Partner p : partners[best])
      if (value_slot[p.orbit] != none && done[p.orbit] && !open_partners(p.orbit))
        close(value_slot[p.orbit]);
    if (slots_ > 64) {  // more than a signature holds: never walked, only estimated
      log2_states_ = std::numeric_limits<double>::infinity();
      return;
    }
  }
  CLEW_ASSERT(std::ranges::none_of(used, [](bool u) { return u; }));  // every house is closed
  CLEW_ASSERT(static_cast<int>(steps_.size()) == count);
  log2_states_ = std::max(0.0, log2_states_ - log2_names);
}

}  // namespace clew::census
