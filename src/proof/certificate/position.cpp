#include "proof/certificate/position.h"

#include <algorithm>

namespace clew::certificate {

void PuzzleRows::begin(const Puzzle& puzzle) {
  rows_.cut(encoding_.rows());
  text_.clear();
  placed_.assign(static_cast<std::size_t>(layout_.size()), 0);
  gone_.assign(encoding_.candidates(), 0);
  marks_.clear();
  derived_.clear();
  implied_.clear();
  pairs_.clear();
  totals_.clear();
  Puzzle bare = puzzle;
  bare.marks.clear();
  bare.given_marks.clear();
  const Grid all = start(bare), left = start(puzzle);
  for (CellId c = 0; c < layout_.size(); ++c) {
    const std::string name = layout_.cell_name(c);
    if (const Digit d = all.values[c]) {
      const sat::Lit given = encoding_.literal(c, d);
      placed_[c] = rows_.clause({&given, 1});
      encoding_.write(placed_[c], rows_, name + "_given", text_);
    }
    for (const Digit d : all.candidates[c] - left.candidates[c]) {
      const sat::Lit mark = ~encoding_.literal(c, d);
      const RowId row = gone_[mark.var()] = rows_.clause({&mark, 1});
      marks_.push_back(row);
      encoding_.write(row, rows_, name + '_' + std::to_string(layout_.value(d)) + "_mark", text_);
    }
  }
  last_ = rows_.last();
}

bool PuzzleRows::is_gone(sat::Var v) const {
  const auto [cell, digit] = encoding_.candidate(v);
  return !grid_->candidates[cell].has(digit);
}

void PuzzleRows::remove(sat::Var v, RowId row) {
  if (gone_[v]) return;
  gone_[v] = row;
  derived_.push_back(v);
}

void PuzzleRows::forget_after(RowId row) {
  for (; !derived_.empty() && gone_[derived_.back()] > row; derived_.pop_back())
    gone_[derived_.back()] = 0;
}

RowId PuzzleRows::gone(sat::Var v) {
  if (!gone_[v])
    if (const RowId row = removed_by_value(encoding_.candidate(v))) remove(v, row);
  return gone_[v];
}

RowId PuzzleRows::removed_by_value(const Candidate& candidate) {
  const auto [cell, digit] = candidate;
  const sat::Lit gone = ~encoding_.literal(cell, digit);
  if (const RowId here = placed_[cell]) {
    const RowId hints[] = {here, encoding_.one(cell)};
    return lines_.rup({}, {&gone, 1}, hints);
  }
  for (const CellId peer : layout_.peers(cell)) {
    if (grid_->values[peer] != digit || !placed_[peer]) continue;
    RowId rule = encoding_.differ(cell, peer, digit);
    if (const int house = layout_.common_house(cell, peer); !rule && house >= 0)
      rule = one(static_cast<HouseId>(house), digit);
    const RowId hints[] = {placed_[peer], rule};
    return lines_.rup({}, {&gone, 1}, hints);
  }
  return 0;
}

RowId PuzzleRows::some(HouseId h, Digit d) {
  if (const RowId row = encoding_.some(h, d)) return row;
  if (!layout_.houses()[h].complete) return some_of_closed(h, d);
  const auto [at, is_new] = implied_.try_emplace({h, d, true}, 0);
  if (!is_new) return at->second;
  const Cover* const of = cover(h);
  if (!of) return 0;
  std::vector<Multiple> parts;
  for (const HouseId over : of->over) parts.push_back({some(over, d)});
  for (const HouseId rest : of->rest) parts.push_back({one(rest, d)});
  return implied_[{h, d, true}] = lines_.sum(parts);
}

RowId PuzzleRows::one(HouseId h, Digit d) {
  if (const RowId row = encoding_.one(h, d)) return row;
  const auto [at, is_new] = implied_.try_emplace({h, d, false}, 0);
  if (!is_new) return at->second;
  const Cover* const of = layout_.houses()[h].complete ? cover(h) : nullptr;
  if (!of) return implied_[{h, d, false}] = one_by_pairs(h, d);
  std::vector<Multiple> parts;
  for (const HouseId over : of->over) parts.push_back({one(over, d)});
  for (const HouseId rest : of->rest) parts.push_back({some(rest, d)});
  return implied_[{h, d, false}] = lines_.sum(parts);
}

// Cell by cell: the facts about the cells before, and about each of them with the next.
RowId PuzzleRows::one_by_pairs(HouseId h, Digit d) {
  const std::vector<CellId>& cells = layout_.houses()[h].cells;
  RowId known = 0;
  for (std::size_t k = 1; k < cells.size(); ++k) {
    std::vector<Multiple> parts;
    if (k > 1) parts.push_back({known, static_cast<std::int64_t>(k) - 1});
    for (std::size_t i = 0; i < k; ++i) {
      const bool linked = encoding_.differ(cells[i], cells[k], d) != 0;
      if (!linked && layout_.common_house(cells[i], cells[k]) == h) return 0;
      parts.push_back({pair(cells[i], cells[k], d)});
      if (!parts.back().row) return 0;
    }
    known = k > 1 ? lines_.sum(parts, static_cast<std::int64_t>(k)) : parts[0].row;
  }
  return known;
}

// As many digits as cells: each cell holds one of them, and each of the others stands once at most.
RowId PuzzleRows::some_of_closed(HouseId h, Digit d) {
  const House& house = layout_.houses()[h];
  DigitSet held;
  for (const CellId c : house.cells) held = held | grid_->candidates[c];
  if (!held.has(d) || held.size() != static_cast<int>(house.cells.size())) return 0;
  std::vector<Multiple> parts;
  for (const CellId c : house.cells) parts.push_back({encoding_.some(c)});
  for (const Digit e : held)
    if (e != d) parts.push_back({one(h, e)});
  for (const CellId c : house.cells)
    for (const Digit e : layout_.all_digits() - held) {
      const RowId row = gone(encoding_.variable(c, e));
      if (!row) return 0;
      parts.push_back({row});
    }
  return lines_.sum(parts);
}

RowId PuzzleRows::pair(CellId a, CellId b, Digit d) {
  if (const RowId row = encoding_.differ(a, b, d)) return row;
  const int house = layout_.common_house(a, b);
  if (house < 0) return 0;
  const auto key = std::tuple(std::min(a, b), std::max(a, b), d);
  if (const auto known = pairs_.find(key); known != pairs_.end()) return known->second;
  const sat::Lit literals[] = {~encoding_.literal(a, d), ~encoding_.literal(b, d)};
  const RowId rule = one(static_cast<HouseId>(house), d);
  return rule ? pairs_[key] = lines_.rup({}, literals, {&rule, 1}) : 0;
}

// Row by row of the steps: "d or more" d - 1 times gives the digit less 1.
SumRows PuzzleRows::total(HouseId h) {
  if (const auto known = totals_.find(h); known != totals_.end()) return known->second;
  std::vector<Multiple> least, most;
  for (const CellId c : layout_.houses()[h].cells) {
    RowId row = encoding_.steps(c).first;
    for (int d = 2; d < layout_.digits(); ++d, row += 2) {
      least.push_back({row, d - 1});
      most.push_back({row + 1, d - 1});
    }
  }
  for (int d = 2; d <= layout_.digits(); ++d) {
    least.push_back({some(h, static_cast<Digit>(d)), d - 1});
    most.push_back({one(h, static_cast<Digit>(d)), d - 1});
  }
  const SumRows rows{lines_.sum(least), lines_.sum(most)};
  return totals_[h] = rows;
}

// RowList or columns that the house meets; the rest of them is made up of houses before it.
const PuzzleRows::Cover* PuzzleRows::cover(HouseId h) {
  if (const auto known = covers_.find(h); known != covers_.end()) return &known->second;
  const House& house = layout_.houses()[h];
  for (const HouseKind kind : {HouseKind::row, HouseKind::column}) {
    Cover cover;
    std::vector<std::uint8_t> rest(static_cast<std::size_t>(layout_.size()));
    for (HouseId o = 0; o < layout_.declared_houses(); ++o) {
      const House& other = layout_.houses()[o];
      if (other.kind != kind || !other.complete || other.grid != house.grid) continue;
      if (std::ranges::none_of(
              house.cells, [&](CellId c) { return std::ranges::binary_search(other.cells, c); }))
        continue;
      cover.over.push_back(o);
      for (const CellId c : other.cells) rest[c] = 1;
    }
    const bool within = std::ranges::all_of(house.cells, [&](CellId c) { return rest[c]; });
    for (const CellId c : house.cells) rest[c] = 0;
    if (within && fill(rest, h, cover.rest)) return &(covers_[h] = std::move(cover));
  }
  return nullptr;
}

bool PuzzleRows::fill(const std::vector<std::uint8_t>& all, HouseId below,
                      std::vector<HouseId>& to) const {
  std::vector<std::uint8_t> rest = all;
  for (CellId c = 0; c < layout_.size(); ++c) {
    if (!rest[c]) continue;
    const auto houses = layout_.houses_of(c);
    const auto at = std::ranges::find_if(houses, [&](HouseId h) {
      const House& house = layout_.houses()[h];
      return h < below && house.complete &&
             std::ranges::all_of(house.cells, [&](CellId x) { return rest[x]; });
    });
    if (at == houses.end()) return false;
    to.push_back(*at);
    for (const CellId x : layout_.houses()[*at].cells) rest[x] = 0;
  }
  return true;
}

}  // namespace clew::certificate
