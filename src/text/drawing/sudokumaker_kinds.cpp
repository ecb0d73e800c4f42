#include "text/drawing/sudokumaker_kinds.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "text/drawing/sudokumaker_drawn.h"
#include "text/drawing/sudokumaker_groups.h"
#include "text/pieces/piece.h"
#include "text/puzzle_text/square_spec.h"

namespace clew::text::drawing::maker {
namespace {

// Applies `read` to each item of a list, which may be absent. False if one of them is malformed.
template <class Read>
bool each(const Json& items, Read read) {
  return (items.is_array() || items.is_null()) &&
         std::ranges::all_of(items, [&](const Json& item) { return read(item); });
}

bool is_ratio(int times, int a, int b) { return a == times * b || b == times * a; }

// Lists of constraints that a grid without rows and columns cannot carry.
constexpr Kinds needs_rows_and_columns{Drawn::row_indexer, Drawn::column_indexer};

}  // namespace

bool KindReader::read(const Json& item) {
  const int type = whole_number(member(item, "type"));
  const auto row = std::ranges::find(types, type, &TypeRow::type);
  if (row == std::end(types)) return unknown(item);
  if (row->form != Form::silent && row->form != Form::drawn &&
      !says_nothing(member(item, "solverIgnored")))
    return unknown(item, "that is only drawn");
  for (const auto& [name, value] : item.items())
    if (!has_member(*row, name) && !says_nothing(value))
      return unknown(item, "with '" + name.substr(0, 40) + "'");
  if (!grid_.has_rows_and_columns && needs_rows_and_columns.has(row->kind))
    return unknown(item, "without rows and columns");
  return read_row(*row, item);
}

bool KindReader::unknown(const Json& item, std::string_view what) {
  const int type = whole_number(member(item, "type"));
  std::string name = text_of(item, "name");
  if (name.empty()) name = text_of(member(item, "definition"), "name");
  std::string text =
      type == code_type ? std::string("custom code") : fmt::format("constraint of type {}", type);
  if (!name.empty()) text += " " + quoted(name, 40);
  if (!what.empty()) text += " " + std::string(what);
  drawing_.unknown.push_back(std::move(text));
  return true;
}

bool KindReader::read_row(const TypeRow& row, const Json& item) {
  const Json& clues = member(item, "clues");
  const Json& cages = member(item, "cages");
  switch (row.form) {
    case Form::silent:
      drawing_.fog |= row.type >= fog_type;
      return true;
    case Form::regions:
      return read_regions(item);
    case Form::flag:
      return read_flag(row.kind, item);
    case Form::groups:
      return read_groups(item);
    case Form::cells:
      return add_cells(row.kind, member(item, "cells"));
    case Form::edges:
      return read_edges(row, item);
    case Form::thermos: {
      const bool slow = !says_nothing(member(item, "slow"));
      return each(member(item, "thermometers"), [&](const Json& line) {
        return add_cells(slow ? Drawn::slow_thermometer : Drawn::thermometer, line);
      });
    }
    case Form::cages:
      return each(cages, [&](const Json& cage) { return read_cage(cage); });
    case Form::clones:
      return read_clones(item);
    case Form::quadruple:
      return each(clues, [&](const Json& clue) { return read_quadruple(clue); });
    case Form::look:
      return read_look(item);
    case Form::lines:
      return read_lines(row, item);
    case Form::arrows:
      return each(member(item, "bulbsWithArrows"),
                  [&](const Json& bulb) { return read_arrow(bulb); });
    case Form::diagonal:
    case Form::outside:
      return each(clues, [&](const Json& clue) { return read_clue(row, clue); });
    case Form::drawn:
      return read_drawn(row.type, item);
  }
  return false;
}

// A line of one cell says nothing; only a renban may be so short.
bool KindReader::add_cells(Drawn kind, const Json& json, std::vector<int> values) {
  auto cells = grid_.cells_of(json);
  if (!cells) return false;
  const bool line = kinds_of(KindShape::line).has(kind) && kind != Drawn::renban;
  if (cells->size() > (line ? 1U : 0U))
    add({.kind = kind, .cells = std::move(*cells), .values = std::move(values)});
  return true;
}

bool KindReader::read_flag(Drawn kind, const Json& item) {
  if (kind == Drawn::disjoint) return add_disjoint(item);
  const bool diagonal = kind == Drawn::main_diagonal || kind == Drawn::anti_diagonal;
  if (diagonal && grid_.height != grid_.width) return unknown(item, "on a grid that is no square");
  if (!diagonal || grid_.has_rows_and_columns) {
    add({kind});
    return true;
  }
  ConstraintSpec group{.kind = Drawn::group};
  for (int i = 0; i < grid_.height; ++i)
    group.cells.push_back({i, kind == Drawn::main_diagonal ? i : grid_.width - 1 - i});
  add(std::move(group));
  return true;
}

bool KindReader::read_regions(const Json& item) {
  const Json& list = member(item, "regions");
  if (!list.is_array() || list.size() != grid_.cells()) return false;
  std::map<int, std::vector<Place>> regions;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const int region = whole_number(list[i]);
    if (region >= static_cast<int>(list.size())) return false;
    if (region >= 0) regions[region].push_back(grid_.place(static_cast<int>(i)));
  }
  // Regions that are drawn over others are groups.
  for (auto& [number, cells] : regions)
    if (!has_regions_)
      drawing_.regions.push_back(std::move(cells));
    else
      add({.kind = Drawn::group, .cells = std::move(cells)});
  has_regions_ = true;
  return true;
}

// Cells at the same place in the reading order of their regions.
bool KindReader::add_disjoint(const Json& item) {
  SubGrid grid{.height = grid_.height, .width = grid_.width};
  if (!grid_.regions.empty()) set_regions(grid, grid_.regions);
  if (grid.box_height && grid_.has_rows_and_columns) {
    add({Drawn::disjoint});
    return true;
  }
  std::map<int, std::vector<Place>> regions;
  for (std::size_t i = 0; i < grid_.regions.size(); ++i)
    if (grid_.regions[i] >= 0)
      regions[grid_.regions[i]].push_back(grid_.place(static_cast<int>(i)));
  if (regions.empty()) return unknown(item, "without regions");
  const std::size_t size = regions.begin()->second.size();
  if (std::ranges::any_of(regions, [&](const auto& r) { return r.second.size() != size; }))
    return unknown(item, "with regions of several sizes");
  for (std::size_t i = 0; i < size; ++i) {
    ConstraintSpec group{.kind = Drawn::group};
    for (const auto& [number, cells] : regions) group.cells.push_back(cells[i]);
    if (group.cells.size() > 1) add(std::move(group));
  }
  return true;
}

bool KindReader::read_groups(const Json& item) {
  const std::vector<unsigned> groups =
      maker::read_groups(member(item, "groups"), grid_.least, grid_.most);
  if (groups.empty() || std::ranges::find(groups, 0U) != groups.end())
    return unknown(item, "with an empty group");
  const auto line = line_of_groups(groups, grid_.least, grid_.most);
  if (line && line->kind == Drawn::entropic) {
    add({Drawn::global_entropy});
  } else if (line && line->values == std::vector{3}) {
    add({Drawn::global_modular});
  } else {
    for (ConstraintSpec& spec : squares_of_groups(groups, {grid_.height, grid_.width}))
      add(std::move(spec));
  }
  return true;
}

bool KindReader::read_edges(const TypeRow& row, const Json& item) {
  const bool differences = row.kind == Drawn::difference, ratios = row.kind == Drawn::ratio;
  Dots& dots = differences ? differences_ : ratios ? ratios_ : sums_;
  const Json& exempts =
      member(item, differences ? "overrideNegativeRatios" : "overrideNegativeDifferences");
  for (const Json& clue : member(item, "clues")) {
    const auto sides = grid_.sides_of(whole_number(member(clue, "edge")));
    if (!sides) return false;
    const Json& number = member(clue, "value");
    const int value = says_nothing(number) && !ratios && !differences ? -1
                      : says_nothing(number)                          ? (ratios ? 2 : 1)
                                                                      : whole_number(number);
    if (value < 0) return false;
    if (row.kind == Drawn::pair_sum && value != 5 && value != 10)
      return unknown(item, "with a sum that has no letter");
    add({.kind = row.kind, .cells = {(*sides)[0], (*sides)[1]}, .values = {value}});
    dots.edges.insert(*sides);
    if (exempts.is_boolean() && !exempts.get<bool>()) dots.not_exempt.insert(*sides);
  }
  for (const Json& value : member(item, "negative")) {
    const int never = whole_number(value);
    if (never < 0) return false;
    dots.never.insert(never);
  }
  return true;
}

void KindReader::add_never(Drawn kind, const std::set<int>& values) {
  if (!values.empty()) add({.kind = kind, .values = {values.begin(), values.end()}});
}

// Dots of one type keep the rule of dots of the other type, of which the edge has none.
void KindReader::forbid_pairs(const std::set<Sides>& edges, const Dots& other, Drawn kind) {
  if (other.never.empty()) return;
  for (const Sides& edge : edges) {
    if (other.edges.contains(edge)) continue;
    ConstraintSpec spec{.kind = Drawn::pair, .cells = {edge[0], edge[1]}};
    for (int a = grid_.least; a <= grid_.most; ++a)
      for (int b = grid_.least; b <= grid_.most; ++b)
        if (std::ranges::none_of(other.never, [&](int never) {
              return kind == Drawn::ratio ? is_ratio(never, a, b) : std::abs(a - b) == never;
            }))
          spec.values.insert(spec.values.end(), {a, b});
    add(std::move(spec));
  }
}

void KindReader::finish() {
  add_never(Drawn::no_difference, differences_.never);
  add_never(Drawn::no_ratio, ratios_.never);
  add_never(Drawn::no_sum, sums_.never);
  forbid_pairs(differences_.not_exempt, ratios_, Drawn::ratio);
  forbid_pairs(ratios_.not_exempt, differences_, Drawn::difference);
}

// A cage without a number, or with 0, only holds no digit twice.
bool KindReader::read_cage(const Json& cage) {
  const Json& value = member(cage, "value");
  const int sum = says_nothing(value) ? 0 : whole_number(value);
  return sum >= 0 && add_cells(Drawn::cage, member(cage, "cells"),
                               sum > 0 ? std::vector{sum} : std::vector<int>{});
}

// Each list has the cells that hold the same digit: one of each copy of the shape.
bool KindReader::read_clones(const Json& item) {
  std::vector<std::vector<Place>> lists;
  for (const Json& list : member(item, "groups")) {
    auto cells = grid_.cells_of(list);
    if (!cells) return false;
    if (cells->size() > 1) lists.push_back(std::move(*cells));
  }
  const bool pairs = std::ranges::all_of(lists, [](const auto& list) { return list.size() == 2; });
  if (pairs && !lists.empty()) {
    ConstraintSpec spec{.kind = Drawn::clone, .splits = {static_cast<std::uint16_t>(lists.size())}};
    for (const std::size_t copy : {0U, 1U})
      for (const auto& list : lists) spec.cells.push_back(list[copy]);
    add(std::move(spec));
    return true;
  }
  for (const auto& list : lists)
    for (std::size_t i = 1; i < list.size(); ++i)
      add({.kind = Drawn::clone, .cells = {list[0], list[i]}, .splits = {1}});
  return true;
}

bool KindReader::read_quadruple(const Json& clue) {
  ConstraintSpec spec{.kind = Drawn::quadruple,
                      .cells = grid_.around(whole_number(member(clue, "corner")))};
  if (spec.cells.empty()) return false;
  if (spec.cells.size() < 4) spec.kind = Drawn::contain;
  for (const Json& digit : member(clue, "digits")) spec.values.push_back(whole_number(digit));
  if (!spec.values.empty()) add(std::move(spec));
  return true;
}

// The text is read aloud: 1522 is one five and two twos.
bool KindReader::read_look(const Json& item) {
  for (const Json& cage : member(item, "cages")) {
    const auto cells = grid_.cells_of(member(cage, "cells"));
    if (!cells) return false;
    const std::string text = text_of(cage, "value");
    if (text.empty() || cells->empty()) continue;
    const bool digits = std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    if (!digits || text.size() % 2) return unknown(item, "with " + quoted(text, 40));
    ConstraintSpec spec{.kind = Drawn::look_and_say, .cells = *cells};
    for (const char c : text) spec.values.push_back(c - '0');
    add(std::move(spec));
  }
  return true;
}

bool KindReader::read_drawn(int type, const Json& item) {
  switch (type) {
    case 2000:
      return each(member(item, "lines"), [&](const Json& line) {
        return read_maker_stroke(line, member(item, "style"), drawing_);
      });
    case 2001:
      return each(member(item, "cages"), [&](const Json& cage) {
        auto cells = grid_.cells_of(member(cage, "cells"));
        if (cells && !cells->empty())
          drawing_.cages.push_back({.cells = std::move(*cells), .value = text_of(cage, "value")});
        return cells.has_value();
      });
    default:
      return read_maker_symbols(item, drawing_);
  }
}

}  // namespace clew::text::drawing::maker
