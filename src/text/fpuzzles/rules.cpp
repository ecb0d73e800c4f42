#include "text/fpuzzles/rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "text/fpuzzles/table.h"

namespace clew::text {
namespace {

using namespace fpuzzles;
using Specs = std::vector<ConstraintSpec>;

// Lines of one cell, and rings that end in their first cell, are drawn as they are; these kinds want
// each cell once.
constexpr Kinds of_sets{Drawn::renban, Drawn::nabner};

const FpuzzlesRule* rule_of(std::string_view key) {
  const auto* it = std::ranges::find(fpuzzles::rules, key, &FpuzzlesRule::key);
  return it == std::end(fpuzzles::rules) ? nullptr : it;
}

std::string quoted(const Json& json) {
  return text::quoted(json.is_string() ? json.get_ref<const std::string&>() : json.dump());
}

/// "R0C3", "R10C5": beside the grid, or at its corner.
std::optional<Place> clue_place(const Json& name) {
  if (!name.is_string()) return std::nullopt;
  const auto& text = name.get_ref<const std::string&>();
  Place place;
  std::size_t end = 0;
  const auto take = [&](char letter, int& number) {
    if (end >= text.size() || (text[end] | 0x20) != letter) return false;
    const std::size_t begin = ++end;
    number = 0;
    while (end < text.size() && end < begin + 3 && text[end] >= '0' && text[end] <= '9')
      number = 10 * number + (text[end++] - '0');
    return end > begin;
  };
  if (!take('r', place.row) || !take('c', place.col) || end != text.size()) return std::nullopt;
  return Place{place.row - 1, place.col - 1};
}

/// Into the grid, from a clue beside it; {} from anywhere else.
Place inwards(Place clue, const SubGrid& grid) {
  const bool beside = clue.row >= 0 && clue.row < grid.height;
  const bool above = clue.col >= 0 && clue.col < grid.width;
  if (above && !beside && (clue.row == -1 || clue.row == grid.height))
    return {clue.row < 0 ? 1 : -1, 0};
  if (beside && !above && (clue.col == -1 || clue.col == grid.width))
    return {0, clue.col < 0 ? 1 : -1};
  return {};
}

class RuleReader {
 public:
  RuleReader(const FpuzzlesRule& rule, const Json& puzzle, const SubGrid& grid)
      : rule_(rule), puzzle_(puzzle), grid_(grid) {}

  Expected<Specs> read(const Json& items) {
    if (rule_.form == FpuzzlesForm::flag) {
      // Dots are exceptions to it, if there are any.
      const bool dots =
          rule_.kind == Drawn::nonconsecutive &&
          (!says_nothing(member(puzzle_, "difference")) || !says_nothing(member(puzzle_, "ratio")));
      add(dots ? ConstraintSpec{.kind = Drawn::no_difference, .values = {1}}
               : ConstraintSpec{.kind = rule_.kind});
    } else {
      if (!items.is_array()) return wrong("is no list");
      ConstraintSpec marks{.kind = rule_.kind};
      for (const Json& item : items) {
        auto ok = only_known(item);
        if (ok) ok = rule_.form == FpuzzlesForm::marks ? read_marks(item, marks) : read_item(item);
        if (!ok) return std::unexpected(ok.error());
      }
      if (!marks.cells.empty()) add(std::move(marks));
    }
    return std::move(specs_);
  }

 private:
  std::unexpected<Error> wrong(std::string_view what) const {
    return fail(fmt::format("the rule '{}' {}", rule_.key, what));
  }
  void add(ConstraintSpec spec) { specs_.push_back(std::move(spec)); }

  Expected<std::vector<Place>> cells(const Json& names) const {
    std::vector<Place> result;
    if (!names.is_array()) return wrong("has an item without cells");
    for (const Json& name : names) {
      const auto place = cell_in(grid_, name);
      if (!place) return wrong("names no cell: " + quoted(name));
      result.push_back(*place);
    }
    return result;
  }

  Expected<void> only_known(const Json& item) const {
    if (!item.is_object()) return {};
    for (const auto& [name, says] : item.items())
      if (!says_nothing(says) && !has_member(rule_.form, name))
        return wrong(fmt::format("has an unknown name: {}", text::quoted(name)));
    return {};
  }

  /// Returns the value of an item as values; empty if the item has none.
  Expected<std::vector<int>> value(const Json& item) const {
    const Json& json = member(item, "value");
    if (says_nothing(json) || trimmed(text_of(item, "value")).empty()) {
      // Dutch whispers differ by one less than German ones.
      if (rule_.key == "dutchwhispers") return std::vector<int>{(grid_.height + 1) / 2 - 1};
      return std::vector<int>{};
    }
    const int n = whole_number(json);
    if (n < 0) return wrong("has a value that is no number: " + quoted(json));
    return std::vector<int>{n};
  }

  Expected<void> read_marks(const Json& item, ConstraintSpec& marks) const {
    const auto all =
        cells(item.contains("cells") ? item["cells"] : Json::array({member(item, "cell")}));
    if (!all) return std::unexpected(all.error());
    marks.cells.insert(marks.cells.end(), all->begin(), all->end());
    return {};
  }

  Expected<void> read_item(const Json& item) {
    if (!item.is_object()) return wrong("has an item that says nothing");
    auto values = rule_.form == FpuzzlesForm::xv || rule_.form == FpuzzlesForm::digits
                      ? std::vector<int>{}
                      : value(item);
    if (!values) return std::unexpected(values.error());
    switch (rule_.form) {
      case FpuzzlesForm::lines: {
        const Json& lines = member(item, "lines");
        if (!lines.is_array()) return wrong("has an item without lines");
        for (const Json& line : lines)
          if (auto ok = read_cells(line, *values); !ok) return ok;
        return {};
      }
      case FpuzzlesForm::arrow:
        return read_arrow(item);
      case FpuzzlesForm::clone:
        return read_clone(item);
      case FpuzzlesForm::outside:
      case FpuzzlesForm::diagonal:
        return read_clue(item, *values);
      case FpuzzlesForm::xv: {
        const std::string letter = lower(trimmed(text_of(item, "value")));
        if (letter.empty()) return {};
        if (letter != "x" && letter != "v") return wrong("has a value other than X and V");
        *values = {letter == "x" ? 10 : 5};
        break;
      }
      case FpuzzlesForm::digits: {
        const Json& digits = member(item, "values");
        if (says_nothing(digits)) return {};
        if (!digits.is_array()) return wrong("has values that are no list");
        for (const Json& digit : digits) values->push_back(whole_number(digit));
        break;
      }
      default:
        break;
    }
    return read_cells(member(item, "cells"), *values);
  }

  Expected<void> read_cells(const Json& names, std::vector<int> values) {
    auto all = cells(names);
    if (!all) return std::unexpected(all.error());
    Drawn kind = rule_.kind;
    if (of_sets.has(kind)) {
      std::set<Place> met;
      std::erase_if(*all, [&](Place p) { return !met.insert(p).second; });
    }
    if (kind == Drawn::cage && (values.empty() || values[0] <= 0)) kind = Drawn::group, values = {};
    if (kind == Drawn::group) values = {};
    if (all->empty() || (all->size() == 1 && kind != Drawn::cage)) return {};
    add({.kind = kind, .cells = std::move(*all), .values = std::move(values)});
    return {};
  }

  Expected<void> read_arrow(const Json& item) {
    auto circle = cells(member(item, "cells"));
    if (!circle) return std::unexpected(circle.error());
    const Json& lines = member(item, "lines");
    if (!lines.is_array()) return wrong("has an item without lines");
    ConstraintSpec arrow{.kind = Drawn::arrow};
    arrow.cells = *circle;
    std::ranges::sort(arrow.cells);  // a pill is read as a number from its first place on
    for (const Json& line : lines) {
      auto shaft = cells(line);
      if (!shaft) return std::unexpected(shaft.error());
      if (!shaft->empty() && std::ranges::find(*circle, shaft->front()) != circle->end())
        shaft->erase(shaft->begin());
      if (shaft->empty()) continue;
      arrow.splits.push_back(static_cast<std::uint16_t>(arrow.cells.size()));
      arrow.cells.insert(arrow.cells.end(), shaft->begin(), shaft->end());
    }
    if (!arrow.splits.empty() && !circle->empty()) add(std::move(arrow));
    return {};
  }

  Expected<void> read_clone(const Json& item) {
    auto shape = cells(member(item, "cells"));
    const auto other = cells(member(item, "cloneCells"));
    if (!shape || !other) return std::unexpected((shape ? other : shape).error());
    if (shape->size() != other->size()) return wrong("has two shapes of different sizes");
    if (shape->empty()) return {};
    const auto size = static_cast<std::uint16_t>(shape->size());
    shape->insert(shape->end(), other->begin(), other->end());
    add({.kind = Drawn::clone, .cells = std::move(*shape), .splits = {size}});
    return {};
  }

  Expected<void> read_clue(const Json& item, std::vector<int> values) {
    if (values.empty()) return {};
    const auto clue = clue_place(member(item, "cell"));
    if (!clue) return wrong("has a clue without a place");
    std::vector<Place> line;
    if (rule_.form == FpuzzlesForm::outside) {
      const Place step = inwards(*clue, grid_);
      if (step == Place{}) return wrong("has a clue that is not beside the grid");
      line = seen_from(*clue, step, grid_);
    } else if (const Json& listed = member(item, "cells"); !says_nothing(listed)) {
      auto all = cells(listed);
      if (!all) return std::unexpected(all.error());
      line = std::move(*all);
    } else {
      const std::string way = lower(text_of(item, "direction"));
      if (way.size() != 2 || (way[0] != 'u' && way[0] != 'd') || (way[1] != 'l' && way[1] != 'r'))
        return wrong("has a clue without a direction");
      line = seen_from(*clue, {way[0] == 'd' ? 1 : -1, way[1] == 'r' ? 1 : -1}, grid_);
    }
    if (line.empty()) return wrong("has a clue that sees no cells");
    add({.kind = rule_.kind, .cells = std::move(line), .values = std::move(values)});
    return {};
  }

  const FpuzzlesRule& rule_;
  const Json& puzzle_;
  const SubGrid& grid_;
  Specs specs_;
};

/// The values of the dots of a kind, which their absence excludes as well.
std::vector<int> values_of_dots(const Json& dots, int usual) {
  std::set<int> values;
  if (dots.is_array())
    for (const Json& dot : dots) {
      const int n = whole_number(member(dot, "value"));
      values.insert(n > 0 ? n : usual);
    }
  if (values.empty()) values.insert(usual);
  return {values.begin(), values.end()};
}

Expected<Specs> negatives(const Json& names, const Json& puzzle) {
  Specs specs;
  if (!names.is_array()) return fail("the rule 'negative' is no list");
  for (const Json& name : names) {
    if (name == "ratio")
      specs.push_back(
          {.kind = Drawn::no_ratio, .values = values_of_dots(member(puzzle, "ratio"), 2)});
    else if (name == "xv")
      specs.push_back({.kind = Drawn::no_sum, .values = {5, 10}});
    else
      return fail("the rule 'negative' has an unknown name: " + quoted(name));
  }
  return specs;
}

}  // namespace

bool has_rule(const Json& puzzle, std::string_view name) {
  std::string key = lower(name);
  std::erase(key, ' ');
  if (!says_nothing(member(puzzle, key.c_str()))) return true;
  const FpuzzlesRule* named = rule_of(key);
  if (!named) return false;
  for (const auto& [other, items] : puzzle.items()) {
    const FpuzzlesRule* rule = says_nothing(items) ? nullptr : rule_of(other);
    if (rule && rule->kind == named->kind) return true;
  }
  return false;
}

bool is_of_cell(std::string_view name) {
  for (std::string_view known :
       {"value", "given", "region", "parity", "givenPencilMarks", "centerPencilMarks",
        "cornerPencilMarks", "c", "cArray", "highlight", "highlightArray"})
    if (name == known) return true;
  return false;
}

bool is_rule(std::string_view key) { return key == "negative" || rule_of(key); }

Expected<Specs> constraints_of(std::string_view key, const Json& rule, const Json& puzzle,
                               const SubGrid& grid) {
  if (key == "negative") return negatives(rule, puzzle);
  return RuleReader(*rule_of(key), puzzle, grid).read(rule);
}

}  // namespace clew::text
