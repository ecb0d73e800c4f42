// Houses and crossings as lanes.
#include "search/sweep/banks.h"

namespace clew::search {
namespace {

SweepCells cells_of(std::span<const CellId> cells) {
  SweepCells all;
  for (const CellId c : cells) all.add(c);
  return all;
}

}  // namespace
SweepRows SweepPlan::add_rows(std::size_t count, unsigned value) {
  SweepLanes all;
  std::ranges::fill(all.at, static_cast<std::uint16_t>(value));
  const SweepRows rows{static_cast<std::uint32_t>(base_.lanes.size()),
                       static_cast<std::uint32_t>(count)};
  base_.lanes.resize(base_.lanes.size() + count, all);
  return rows;
}

void SweepPlan::fill(const SweepRows& rows, unsigned lane, std::span<const CellId> cells) {
  for (unsigned i = 0; i < cells.size(); ++i) base_.lanes[rows.first + i].at[lane] = cells[i];
}

void SweepPlan::fill(const SweepRows& rows, unsigned lane, const SweepCells& cells) {
  std::uint32_t i = rows.first;
  for (const int c : cells) base_.lanes[i++].at[lane] = static_cast<std::uint16_t>(c);
}

// By cell the lanes of the bank that have it.
SweepRows SweepPlan::add_homes(const SweepRows& cells) {
  std::uint8_t times[sweep_cells] = {};
  SweepRows homes = add_rows(0);
  for (unsigned i = 0; i < cells.count; ++i)
    for (std::uint16_t lane = 0; lane < lanes_of_bank; ++lane) {
      const std::size_t c = base_.lanes[cells.first + i].at[lane];
      if (c == sweep_unused) continue;
      const unsigned row = times[c]++ * 3u;
      if (row == homes.count) homes.count += add_rows(3, lanes_of_bank).count;
      base_.lanes[homes.first + row + c / sweep_lanes].at[c % sweep_lanes] = lane;
    }
  return homes;
}

SweepCells SweepPlan::cover(std::span<const CellId> cells) {
  const SweepCells all = cells_of(cells);
  for (const CellId c : cells) base_.covered[c] |= all;
  return all;
}

// Other pairs of distinct cells that no other lane covers.
SweepPlan::Groups SweepPlan::groups_beside(std::span<const constraints::Differ> differ) {
  Groups groups;
  const auto add = [&](const std::vector<CellId>& cells) {
    const SweepCells these = cells_of(cells);
    if (std::ranges::all_of(cells, [&](CellId c) { return these.within(base_.covered[c]); }))
      return;
    cover(cells);
    groups.push_back(&cells);
  };
  for (const House& house : layout_->houses())
    if (!house.complete) add(house.cells);
  for (const auto& group : differ)
    if (group.cells.size() <= sweep_digits) add(group.cells);
  return groups;
}

void SweepPlan::lay_out_houses(const Groups& groups) {
  Groups all;
  for (const House& house : layout_->houses())
    if (house.complete) all.push_back(&house.cells);
  const std::size_t complete = all.size();
  all.insert(all.end(), groups.begin(), groups.end());
  std::size_t number = 0;
  in_banks(all, [&](std::span<const std::vector<CellId>*> bank) {
    SweepHouses houses;
    houses.cells = add_rows(most(bank, [](const auto* cells) { return cells->size(); }));
    for (unsigned i = 0; i < bank.size(); ++i) {
      fill(houses.cells, i, *bank[i]);
      if (number++ < complete) houses.needed.at[i] = bits_of(layout_->all_digits());
    }
    houses.homes = add_homes(houses.cells);
    base_.house_banks.push_back(houses);
  });
}

// Crossings of two complete houses, or of a complete house and an incomplete one, which needs no
// digit.
void SweepPlan::lay_out_crossings(bool complete) {
  struct Lane {
    SweepCells here, there;
  };
  std::vector<Lane> all;
  const auto& houses = layout_->houses();
  for (std::size_t h = 0; h < houses.size(); ++h) {
    if (!houses[h].complete) continue;
    const SweepCells here = cells_of(houses[h].cells);
    for (const Crossing& x : layout_->crossings(static_cast<HouseId>(h))) {
      const House& other = houses[x.other];
      if (other.complete != complete || (complete && x.other < h)) continue;
      const SweepCells there = cells_of(other.cells);
      if (const SweepCells rest = there - here; !rest.empty()) all.push_back({here - there, rest});
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
      if (complete) crossings.there_needed.at[i] = bits_of(layout_->all_digits());
    }
    base_.crossing_banks.push_back(crossings);
  });
}

}  // namespace clew::search
