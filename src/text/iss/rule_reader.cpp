#include "text/iss/rule_reader.h"

#include <fmt/format.h>

#include <algorithm>

#include "text/iss/told.h"
#include "text/pieces/piece.h"

namespace clew::text::iss {
namespace {

// Lines of one cell have no meaning.
constexpr Kinds of_two_cells{Kind::thermometer, Kind::palindrome, Kind::between,  Kind::entropic,
                             Kind::zipper,      Kind::whispers,   Kind::modular,  Kind::pair,
                             Kind::every_pair,  Kind::region_sum, Kind::lunchbox, Kind::lockout};

// Kinds that ISS defines for values from 1 alone.
constexpr Kinds from_one{Kind::entropic, Kind::global_entropy, Kind::antitaxicab, Kind::flatmates};

// Kinds about whole rows and columns.
constexpr Kinds of_lines{Kind::sandwich, Kind::row_indexer, Kind::antiknight, Kind::antiking};

}  // namespace

Expected<Specs> RuleReader::read() {
  if (shape_.shift() && from_one.has(rule_.kind))
    return wrong("is not defined where values count from 0");
  if (setting_.raw && (rule_.form == IssForm::outside || of_lines.has(rule_.kind)))
    return wrong("needs rows and columns");
  if (auto ok = read_form(); !ok) return std::unexpected(ok.error());
  for (const ConstraintSpec& c : specs_) {
    // Relations with the name of a rule may not be that rule; this is decided later.
    if (told_kinds.has(c.kind) && rule_.form == IssForm::relation) continue;
    if (auto ok = check(c, shape_.digits, shape_.values()); !ok)
      return wrong(fmt::format("is wrong: {}", ok.error().reason));
  }
  return std::move(specs_);
}

std::unexpected<Error> RuleReader::wrong(std::string_view what) const {
  return fail(fmt::format("the rule '{}' {}", rule_.type, what));
}

void RuleReader::add(ConstraintSpec c) {
  if (c.cells.size() > 1 || !of_two_cells.has(c.kind)) specs_.push_back(std::move(c));
}

void RuleReader::add(Kind kind, Cells cells, std::vector<int> values) {
  add({.kind = kind, .cells = std::move(cells), .values = std::move(values)});
}

Expected<Cells> RuleReader::cells(std::size_t from) const {
  return cells(std::span(item_.args).subspan(std::min(from, item_.args.size())));
}

Expected<Cells> RuleReader::cells(std::span<const std::string_view> names) const {
  Cells result;
  for (std::string_view name : names) {
    const auto place = cell_of(name, shape_, move_);
    if (!place) return wrong(place.error().reason);
    result.push_back(*place);
  }
  if (result.empty()) return wrong("has no cells");
  return result;
}

Expected<int> RuleReader::number_at(std::size_t i) const {
  const auto n = i < item_.args.size() ? whole(item_.args[i]) : std::nullopt;
  if (!n)
    return wrong(
        fmt::format("needs a number, not {}", quoted(i < item_.args.size() ? item_.args[i] : "")));
  return *n;
}

Expected<std::vector<int>> RuleReader::numbers(std::span<const std::string_view> values) const {
  std::vector<int> result;
  for (std::string_view value : values) {
    const auto n = whole(value);
    if (!n) return wrong(fmt::format("has a value that is no number: {}", quoted(value)));
    result.push_back(*n);
  }
  return result;
}

void RuleReader::add_never(const Cells& cells) {
  add(Kind::sum, {cells[0]}, {shape_.greatest() + 1});
}

void RuleReader::add_sum(Cells cells, int total, std::vector<int> factors) {
  // A little killer outside ISS's form: from the diagonal's other end, or in a corner.
  const bool diagonal =
      factors.empty() && is_diagonal(shape_, cells) && diagonal_from(shape_, cells[0]) != cells;
  factors.insert(factors.begin(), total);
  add(diagonal ? Kind::little_killer : Kind::sum, std::move(cells), std::move(factors));
}

Expected<void> RuleReader::read_form() {
  switch (rule_.form) {
    case IssForm::flag:
      add({.kind = rule_.kind});
      return {};
    case IssForm::line:
      return read_line(0);
    case IssForm::number_line:
      return read_number_line();
    case IssForm::digits: {
      if (item_.args.empty()) return wrong("has no cells");
      const auto values = numbers(split(item_.args[0], '_'));
      if (!values) return std::unexpected(values.error());
      if (std::ranges::all_of(*values, [&](int v) { return shape_.has_value(v); }))
        return read_line(1, *values);
      const auto all = cells(1);
      if (!all) return std::unexpected(all.error());
      add_never(*all);
      return {};
    }
    case IssForm::neighbours:
      return read_neighbours();
    case IssForm::relation:
      return read_relation();
    case IssForm::outside:
      return read_outside();
    default:
      return read_special();
  }
}

}  // namespace clew::text::iss
