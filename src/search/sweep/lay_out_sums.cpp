// Cages, sums and skyscrapers as lanes; those of a bank are about as long.
#include "search/sweep/banks.h"

namespace clew::search {
namespace {

using constraints::Set;
using constraints::Total;

constexpr unsigned most_near = 10;        // outside cells that see all cells of a set
constexpr std::uint16_t no_set = 0x8000;  // a set of digits that no cells hold

}  // namespace

void SweepPlan::lay_out_sets() {
  std::ranges::stable_sort(sets_, {}, [](const Set* set) { return set->cells.size(); });
  const std::uint16_t all_digits = bits_of(layout_->all_digits());
  in_banks(sets_, [&](std::span<const Set* const> bank) {
    SweepSets sets;
    const auto cells = most(bank, [](const Set* s) { return s->cells.size(); });
    sets.cells = add_rows(cells);
    sets.families = add_rows(most(bank, [](const Set* s) { return s->family.size(); }), no_set);
    for (SweepRows& near : sets.near) near = add_rows(most_near);
    SweepRows nears[2] = {sets.near[0], sets.near[1]};
    for (SweepRows& near : nears) near.count = 0;
    for (unsigned i = 0; i < bank.size(); ++i) {
      const Set& set = *bank[i];
      fill(sets.cells, i, set.cells);
      const unsigned unused = set.cells.size() < cells;
      SweepLanes* const families = &base_.lanes[sets.families.first];
      for (unsigned k = 0; k < set.family.size(); ++k)
        families[k].at[i] = static_cast<std::uint16_t>(bits_of(set.family[k]) | unused);
      sets.total.at[i] = static_cast<std::uint16_t>(sum_of(set.family[0]));
      SweepCells these, outside{{~std::uint64_t{0}, ~std::uint64_t{0}}};
      for (const CellId c : set.cells) {
        these.add(c);
        outside &= sees_[c];
      }
      unsigned side = 0;
      const auto add_near = [&](const SweepCells& near) {
        SweepLanes* const rows = &base_.lanes[nears[side].first];
        unsigned n = 0;
        for (const int c : near)
          if (n < most_near) rows[n++].at[i] = static_cast<std::uint16_t>(c);
        nears[side].count = std::max(nears[side].count, n);
        outside -= near;
        ++side;
      };
      for (const SweepCells& house : base_.houses) {
        if (!these.within(house)) continue;
        sets.needed[side].at[i] = all_digits;
        add_near(house - these);
        if (side == 2) break;
      }
      if (side < 2) add_near(outside);
    }
    for (unsigned side = 0; side < 2; ++side) sets.near[side] = nears[side];
    for (unsigned i = static_cast<unsigned>(bank.size()); i < sweep_lanes; ++i)
      sets.unused.at[i] = 0xFFFF;
    sets.homes = add_homes(sets.cells);
    set_banks_.push_back(sets);
  });
}

void SweepPlan::lay_out_totals() {
  std::ranges::stable_sort(totals_, {}, [](const Total* total) { return total->terms.size(); });
  in_banks(totals_, [&](std::span<const Total* const> bank) {
    SweepTotals totals;
    const auto count = most(bank, [](const Total* total) { return total->terms.size(); });
    totals.cells = add_rows(count);
    for (SweepRows* const rows : {&totals.minus, &totals.alike, &totals.unlike})
      *rows = add_rows(count, 0);
    SweepLanes *const cells = &base_.lanes[totals.cells.first],
                      *const minus = &base_.lanes[totals.minus.first],
                      *const alike = &base_.lanes[totals.alike.first],
                      *const unlike = &base_.lanes[totals.unlike.first];
    for (unsigned i = 0; i < bank.size(); ++i) {
      const auto& terms = bank[i]->terms;
      auto total = bank[i]->total;
      for (unsigned a = 0; a < terms.size(); ++a) {
        cells[a].at[i] = terms[a].cell;
        if (terms[a].factor < 0) {
          total += 10;
          minus[a].at[i] = 0xFFFF;
        }
        for (unsigned b = 0; b < terms.size(); ++b) {
          const unsigned bit = static_cast<unsigned>(sees_[terms[a].cell].has(terms[b].cell)) << b;
          (terms[a].factor == terms[b].factor ? alike : unlike)[a].at[i] |=
              static_cast<std::uint16_t>(bit);
        }
      }
      totals.total.at[i] = static_cast<std::uint16_t>(total);
    }
    lay_out_cliques(totals, bank.size());
    total_banks_.push_back(totals);
  });
}

void SweepPlan::lay_out_towers() {
  in_banks(towers_, [&](std::span<const constraints::Outside* const> bank) {
    SweepTowers towers;
    towers.cells = add_rows(static_cast<std::size_t>(layout_->digits()));
    std::ranges::fill(towers.unused.at, std::uint16_t{0xFFFF});
    for (unsigned i = 0; i < bank.size(); ++i) {
      fill(towers.cells, i, bank[i]->cells);
      towers.seen.at[i] = static_cast<std::uint16_t>(1u << bank[i]->value);
      towers.unused.at[i] = 0;
    }
    tower_banks_.push_back(towers);
  });
}

// A cell joins the first clique whose cells have its sign and see it.
void SweepPlan::lay_out_cliques(SweepTotals& totals, std::size_t lanes) {
  std::uint16_t cliques[lanes_of_bank][sweep_most];  // places as bits
  unsigned most_cliques = 0;
  for (unsigned i = 0; i < lanes; ++i) {
    unsigned n = 0;
    std::uint16_t all[sweep_most];
    for (unsigned a = 0; a < totals.cells.count; ++a) {
      if (base_.lanes[totals.cells.first + a].at[i] == sweep_unused) break;
      const unsigned alike = base_.lanes[totals.alike.first + a].at[i];
      unsigned k = 0;
      while (k < n && (all[k] & ~alike)) ++k;
      if (k == n) all[n++] = 0;
      all[k] |= static_cast<std::uint16_t>(1u << a);
    }
    unsigned kept = 0;
    for (unsigned k = 0; k < n; ++k)
      if (all[k] & (all[k] - 1)) cliques[i][kept++] = all[k];
    std::fill(cliques[i] + kept, std::end(cliques[i]), std::uint16_t{0});
    most_cliques = std::max(most_cliques, kept);
  }
  totals.sizes = add_rows(most_cliques, 0);
  totals.cliques = add_rows(most_cliques * totals.cells.count, 0);
  for (unsigned i = 0; i < lanes; ++i)
    for (unsigned k = 0; k < most_cliques && cliques[i][k]; ++k) {
      base_.lanes[totals.sizes.first + k].at[i] =
          static_cast<std::uint16_t>(std::popcount(cliques[i][k]));
      SweepLanes* const rows = &base_.lanes[totals.cliques.first + k * totals.cells.count];
      for (unsigned rest = cliques[i][k]; rest; rest &= rest - 1)
        rows[std::countr_zero(rest)].at[i] = 0xFFFF;
    }
}

}  // namespace clew::search
