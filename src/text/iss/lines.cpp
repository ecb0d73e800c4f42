// Rules of an ISS string about lines of cells or neighbours.
#include <fmt/format.h>

#include <algorithm>

#include "text/iss/rule_reader.h"

namespace clew::text::iss {
namespace {

ConstraintSpec joined(Kind kind, const std::vector<Cells>& lists) {
  ConstraintSpec c{.kind = kind};
  for (const Cells& list : lists) {
    if (!c.cells.empty()) c.splits.push_back(static_cast<std::uint16_t>(c.cells.size()));
    c.cells.insert(c.cells.end(), list.begin(), list.end());
  }
  return c;
}

}  // namespace

Expected<void> RuleReader::read_line(std::size_t from, std::vector<int> values) {
  auto line = cells(from);
  if (!line) return std::unexpected(line.error());
  switch (rule_.kind) {
    case Kind::arrow: {
      const int pill = values.empty() ? 1 : values[0];
      return read_arrow(*std::move(line), pill);
    }
    case Kind::region_sum:
      return read_region_sum(*line);
    case Kind::count_distinct:
      if (line->size() < 2) return wrong("needs two cells or more");
      add({.kind = rule_.kind, .cells = *std::move(line), .splits = {1}});
      return {};
    case Kind::entropic:
      if (shape_.digits != 9) return wrong("needs the digits 1 to 9");
      break;
    default:
      break;
  }
  add(rule_.kind, *std::move(line), std::move(values));
  return {};
}

Expected<void> RuleReader::read_arrow(Cells line, int pill) {
  const auto n = static_cast<std::size_t>(pill);
  if (line.size() <= n) return wrong("has no shaft");
  std::sort(line.begin(), line.begin() + pill);  // a number is read row by row
  if (pill == 1 || shape_.greatest() <= 9) {
    add({.kind = Kind::arrow, .cells = std::move(line), .splits = {static_cast<std::uint16_t>(n)}});
    return {};
  }
  std::vector<int> factors(line.size(), 1);
  for (std::size_t i = n, tens = 1; i-- > 0; tens *= 10) factors[i] = -static_cast<int>(tens);
  std::vector<int> small;
  for (int value = shape_.first; value <= 9; ++value) small.push_back(value);
  add(Kind::candidates, Cells(line.begin() + 1, line.begin() + pill), small);
  add_sum(std::move(line), 0, std::move(factors));
  return {};
}

Expected<void> RuleReader::add_equal_sums(const std::vector<Cells>& pieces) {
  if (pieces.size() < 2) return {};
  add(joined(Kind::equal_sums, pieces));
  return {};
}

Expected<void> RuleReader::read_region_sum(const Cells& line) {
  if (setting_.regions.empty()) return {};
  std::vector<Cells> pieces;
  const Cells* before = nullptr;
  bool all_known = true;
  for (const Place p : line) {
    const Cells* here = nullptr;
    for (const Cells& region : setting_.regions)
      if (std::ranges::find(region, p) != region.end()) here = &region;
    all_known &= here != nullptr;
    if (pieces.empty() || here != before) pieces.emplace_back();
    pieces.back().push_back(p);
    before = here;
  }
  if (!all_known) return add_equal_sums(pieces);
  add(Kind::region_sum, line);
  return {};
}

Expected<void> RuleReader::read_number_line() {
  if (item_.args.empty()) return wrong("has no cells");
  const bool left_out = rule_.kind == Kind::whispers && !whole(item_.args[0]);
  auto number = left_out                                            ? 5
                : item_.args[0].empty() && rule_.kind == Kind::cage ? Expected<int>(0)
                                                                    : number_at(0);
  if (!number) return std::unexpected(number.error());
  const int n = *number;
  const std::size_t from = left_out ? 0 : 1;
  switch (rule_.kind) {
    case Kind::cage:
      return read_cage(n);
    case Kind::rellik: {
      auto all = different_cells(from);
      if (!all) return std::unexpected(all.error());
      add(Kind::rellik, *std::move(all), {n});
      return {};
    }
    case Kind::whispers:
      if (n == (shape_.digits + 1) / 2) return read_line(from);
      break;
    case Kind::lockout:
      if (n == 4) return read_line(from);
      break;
    case Kind::modular:
      if (n < 1) return wrong("needs a number from 1 on");
      if (n == 3) return read_line(from);
      break;
    case Kind::sum_line:
      return read_sum_line(n);
    case Kind::same_values:
      return read_same_values(n);
    case Kind::arrow:
      if (n != 2 && n != 3) return wrong("has a pill of other than 2 or 3 cells");
      break;
    default:
      break;
  }
  return read_line(from, {n});
}

// Each cell once, in the order of their first places: a repeated cell need not differ from itself.
Expected<Cells> RuleReader::different_cells(std::size_t from) const {
  const auto all = cells(from);
  if (!all) return all;
  Cells once;
  for (const Place p : *all)
    if (std::ranges::find(once, p) == once.end()) once.push_back(p);
  return once;
}

// A sum of 0 is any. A cell that is listed twice counts twice.
Expected<void> RuleReader::read_cage(int sum) {
  auto all = cells(1);
  auto once = different_cells(1);
  if (!all || !once) return std::unexpected((all ? once.error() : all.error()));
  if (all->size() == once->size()) {
    add(Kind::cage, *std::move(all), sum ? std::vector{sum} : std::vector<int>{});
    return {};
  }
  if (sum) {
    std::vector<int> factors;
    for (const Place p : *once) factors.push_back(static_cast<int>(std::ranges::count(*all, p)));
    add_sum(*once, sum, std::move(factors));
  }
  if (once->size() > 1) add(Kind::cage, *std::move(once));
  return {};
}

Expected<void> RuleReader::read_sum_line(int n) {
  const bool loop = item_.args.back() == "LOOP";
  auto line = cells(std::span(item_.args).subspan(1, item_.args.size() - 1 - loop));
  if (!line) return std::unexpected(line.error());
  if (line->size() > 2 && line->front() == line->back())
    return wrong("ends where it begins and is no loop");
  if (loop && line->size() > 2) line->push_back(line->front());
  add(Kind::sum_line, *std::move(line), {n});
  return {};
}

Expected<void> RuleReader::read_same_values(int sets) {
  auto all = cells(1);
  if (!all) return std::unexpected(all.error());
  const auto n = static_cast<std::size_t>(std::max(sets, 0));
  if (!n || all->size() % n) return wrong("does not divide its cells into lists of one size");
  if (n < 2) return {};
  ConstraintSpec c{.kind = Kind::same_values};
  for (std::size_t i = all->size() / n; i < all->size(); i += all->size() / n)
    c.splits.push_back(static_cast<std::uint16_t>(i));
  c.cells = *std::move(all);
  add(std::move(c));
  return {};
}

Expected<void> RuleReader::read_neighbours() {
  const auto all = cells(0);
  if (!all) return std::unexpected(all.error());
  for (std::size_t i = 0; i < all->size(); ++i)
    for (std::size_t j = i + 1; j < all->size(); ++j) {
      const Place a = (*all)[i], b = (*all)[j];
      if (!shape_.adjacent(a, b)) continue;
      if (rule_.kind == Kind::pair_sum) {
        add(rule_.kind, {a, b}, {rule_.type == "X" ? 10 : 5});
      } else {
        add(rule_.kind, {a, b});
      }
    }
  if (specs_.empty()) return wrong("joins no neighbours");
  return {};
}

}  // namespace clew::text::iss
