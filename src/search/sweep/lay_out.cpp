// Lists of cells as lanes, 32 to a bank; those of a bank are about as long.
#include <algorithm>
#include <bit>

#include "search/sweep/plan.h"

namespace clew::search {
namespace {

constexpr std::size_t most_near = 10;     // of the cells outside that see all of a set
constexpr std::uint16_t no_set = 0x8000;  // a set of digits that no cells hold

std::uint16_t bits_of(DigitSet set) { return static_cast<std::uint16_t>(set.bits << 1); }

std::vector<CellId> without(const std::vector<CellId>& cells, std::uint64_t places) {
  std::vector<CellId> result;
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (!(places >> i & 1)) result.push_back(cells[i]);
  return result;
}

constexpr std::size_t lanes_of_bank = sweep_lanes - 1;

// Visits `all` in pieces of as many as a bank has lanes.
void in_banks(auto& all, auto visit) {
  for (std::size_t begin = 0; begin < all.size(); begin += lanes_of_bank)
    visit(std::span(all).subspan(begin, std::min(lanes_of_bank, all.size() - begin)));
}

std::size_t most(const auto& bank, auto size) {
  std::size_t result = 0;
  for (const auto& one : bank) result = std::max<std::size_t>(result, size(one));
  return result;
}

}  // namespace

SweepRows SweepPlan::add_rows(std::size_t count, unsigned value) {
  SweepLanes all;
  std::ranges::fill(all.at, static_cast<std::uint16_t>(value));
  const SweepRows rows{static_cast<std::uint32_t>(lanes_.size()),
                       static_cast<std::uint32_t>(count)};
  lanes_.resize(lanes_.size() + count, all);
  return rows;
}

void SweepPlan::fill(const SweepRows& rows, unsigned lane, std::span<const CellId> cells) {
  for (unsigned i = 0; i < cells.size(); ++i) lanes_[rows.first + i].at[lane] = cells[i];
}

// By cell the lanes of the bank that have it.
SweepRows SweepPlan::add_homes(const SweepRows& cells) {
  std::uint8_t times[sweep_cells] = {};
  SweepRows homes = add_rows(0);
  for (unsigned i = 0; i < cells.count; ++i)
    for (std::uint16_t lane = 0; lane < lanes_of_bank; ++lane) {
      const std::size_t c = lanes_[cells.first + i].at[lane];
      if (c == sweep_unused) continue;
      const unsigned row = times[c]++ * 3u;
      if (row == homes.count) homes.count += add_rows(3, lanes_of_bank).count;
      lanes_[homes.first + row + c / sweep_lanes].at[c % sweep_lanes] = lane;
    }
  return homes;
}

void SweepPlan::cover(std::span<const CellId> cells) {
  Cells all;
  for (const CellId c : cells) all.set(c);
  for (const CellId c : cells) covered_[c] |= all;
}

// Every complete house, and what else differs where no other lane tells it.
void SweepPlan::lay_out_houses(std::span<const constraints::Differ> differ) {
  struct Lane {
    const std::vector<CellId>* cells;
    bool complete;
  };
  std::vector<Lane> all;
  const auto add_unless_told = [&](const std::vector<CellId>& cells) {
    Cells these;
    for (const CellId c : cells) these.set(c);
    if (std::ranges::all_of(cells, [&](CellId c) { return (these & ~covered_[c]).none(); })) return;
    cover(cells);
    all.push_back({&cells, false});
  };
  for (const House& house : layout_->houses())
    if (house.complete) all.push_back({&house.cells, true});
  for (const House& house : layout_->houses())
    if (!house.complete) add_unless_told(house.cells);
  for (const auto& group : differ)
    if (group.cells.size() <= sweep_digits) add_unless_told(group.cells);
  in_banks(all, [&](std::span<const Lane> bank) {
    SweepHouses houses;
    houses.cells = add_rows(most(bank, [](const Lane& l) { return l.cells->size(); }));
    for (unsigned i = 0; i < bank.size(); ++i) {
      fill(houses.cells, i, *bank[i].cells);
      if (bank[i].complete) houses.needed.at[i] = bits_of(layout_->all_digits());
    }
    houses.homes = add_homes(houses.cells);
    houses_.push_back(houses);
  });
}

void SweepPlan::lay_out_crossings() {
  struct Lane {
    std::vector<CellId> here, there;
    bool complete;  // the other house, too
  };
  std::vector<Lane> all;
  const auto& houses = layout_->houses();
  for (std::size_t h = 0; h < houses.size(); ++h) {
    if (!houses[h].complete) continue;
    for (const Crossing& x : layout_->crossings(static_cast<HouseId>(h))) {
      const House& other = houses[x.other];
      if (other.complete && x.other < h) continue;  // had already
      Lane lane{without(houses[h].cells, x.here), without(other.cells, x.there), other.complete};
      if (!lane.there.empty()) all.push_back(std::move(lane));
    }
  }
  in_banks(all, [&](std::span<const Lane> bank) {
    SweepCrossings crossings;
    crossings.here = add_rows(most(bank, [](const Lane& l) { return l.here.size(); }));
    crossings.there = add_rows(most(bank, [](const Lane& l) { return l.there.size(); }));
    for (unsigned i = 0; i < bank.size(); ++i) {
      fill(crossings.here, i, bank[i].here);
      fill(crossings.there, i, bank[i].there);
      crossings.here_needed.at[i] = bits_of(layout_->all_digits());
      if (bank[i].complete) crossings.there_needed.at[i] = bits_of(layout_->all_digits());
    }
    crossings_.push_back(crossings);
  });
}

void SweepPlan::lay_out_sets() {
  std::ranges::stable_sort(sets_, {}, [](const Set& set) { return set.cells.size(); });
  in_banks(sets_, [&](std::span<const Set> bank) {
    SweepSets sets;
    const auto cells = most(bank, [](const Set& s) { return s.cells.size(); });
    sets.cells = add_rows(cells);
    sets.families = add_rows(most(bank, [](const Set& s) { return s.family.size(); }), no_set);
    std::vector<CellId> near[sweep_lanes][2];
    for (unsigned i = 0; i < bank.size(); ++i) {
      const Set& set = bank[i];
      fill(sets.cells, i, set.cells);
      const unsigned unused = set.cells.size() < cells;
      for (unsigned k = 0; k < set.family.size(); ++k)
        lanes_[sets.families.first + k].at[i] =
            static_cast<std::uint16_t>(bits_of(set.family[k]) | unused);
      sets.total.at[i] = set.total;
      Cells these, outside;
      for (const CellId c : set.cells) these.set(c);
      outside.set();
      for (const CellId c : set.cells) outside &= sees_[c];
      unsigned side = 0;
      for (const Seat& seat : layout_->seats(set.cells[0])) {
        const House& house = layout_->houses()[seat.house];
        if (side == 2 || !house.complete) continue;
        std::vector<CellId> rest;
        for (const CellId c : house.cells)
          if (!these[c]) rest.push_back(c);
        if (rest.size() + set.cells.size() > house.cells.size()) continue;  // it is not inside
        for (const CellId c : rest) outside.reset(c);
        sets.needed[side].at[i] = bits_of(layout_->all_digits());
        near[i][side++] = std::move(rest);
      }
      if (side < 2)
        for (std::size_t c = 0; c < outside.size() && near[i][side].size() < most_near; ++c)
          if (outside[c]) near[i][side].push_back(static_cast<CellId>(c));
    }
    for (unsigned i = static_cast<unsigned>(bank.size()); i < sweep_lanes; ++i)
      sets.unused.at[i] = 0xFFFF;
    for (unsigned side = 0; side < 2; ++side) {
      sets.near[side] = add_rows(most(near, [&](const auto& n) { return n[side].size(); }));
      for (unsigned i = 0; i < bank.size(); ++i) fill(sets.near[side], i, near[i][side]);
    }
    sets.homes = add_homes(sets.cells);
    set_banks_.push_back(sets);
  });
}

void SweepPlan::lay_out_totals() {
  std::ranges::stable_sort(totals_, {}, [](const auto& total) { return total.terms.size(); });
  in_banks(totals_, [&](std::span<const constraints::Total> bank) {
    SweepTotals totals;
    const auto count = most(bank, [](const auto& total) { return total.terms.size(); });
    totals.cells = add_rows(count);
    for (SweepRows* const rows : {&totals.minus, &totals.alike, &totals.unlike})
      *rows = add_rows(count, 0);
    for (unsigned i = 0; i < bank.size(); ++i) {
      const auto& terms = bank[i].terms;
      auto total = bank[i].total;
      for (unsigned a = 0; a < terms.size(); ++a) {
        lanes_[totals.cells.first + a].at[i] = terms[a].cell;
        if (terms[a].factor < 0) {
          total += 10;
          lanes_[totals.minus.first + a].at[i] = 0xFFFF;
        }
        for (unsigned b = 0; b < terms.size(); ++b) {
          if (!sees_[terms[a].cell][terms[b].cell]) continue;
          const auto& rows = terms[a].factor == terms[b].factor ? totals.alike : totals.unlike;
          lanes_[rows.first + a].at[i] |= static_cast<std::uint16_t>(1u << b);
        }
      }
      totals.total.at[i] = static_cast<std::uint16_t>(total);
    }
    lay_out_cliques(bank, totals);
    total_banks_.push_back(totals);
  });
}

// A cell goes to the first clique whose cells have its sign and see it.
void SweepPlan::lay_out_cliques(std::span<const constraints::Total> bank, SweepTotals& totals) {
  std::vector<std::vector<std::uint16_t>> all(bank.size());  // places as bits
  std::size_t most_cliques = 0;
  for (std::size_t i = 0; i < bank.size(); ++i) {
    const auto& terms = bank[i].terms;
    for (std::size_t a = 0; a < terms.size(); ++a) {
      const auto fits = std::ranges::find_if(all[i], [&](std::uint16_t members) {
        for (unsigned rest = members; rest; rest &= rest - 1) {
          const auto& other = terms[static_cast<unsigned>(std::countr_zero(rest))];
          if (other.factor != terms[a].factor || !sees_[terms[a].cell][other.cell]) return false;
        }
        return true;
      });
      const auto bit = static_cast<std::uint16_t>(1u << a);
      if (fits == all[i].end())
        all[i].push_back(bit);
      else
        *fits |= bit;
    }
    std::erase_if(all[i], [](std::uint16_t members) { return std::popcount(members) < 2; });
    most_cliques = std::max(most_cliques, all[i].size());
  }
  totals.sizes = add_rows(most_cliques, 0);
  totals.cliques = add_rows(most_cliques * totals.cells.count, 0);
  for (unsigned i = 0; i < bank.size(); ++i)
    for (unsigned k = 0; k < all[i].size(); ++k) {
      lanes_[totals.sizes.first + k].at[i] = static_cast<std::uint16_t>(std::popcount(all[i][k]));
      for (unsigned rest = all[i][k]; rest; rest &= rest - 1) {
        const unsigned place = static_cast<unsigned>(std::countr_zero(rest));
        lanes_[totals.cliques.first + k * totals.cells.count + place].at[i] = 0xFFFF;
      }
    }
}

}  // namespace clew::search
