#include "text/iss/rule_reader.h"

#include <fmt/format.h>

#include "text/iss/told.h"
#include "text/pieces/piece.h"

namespace clew::text::iss {
namespace {

// Lines of one cell say nothing.
constexpr Kinds of_steps{Kind::thermometer, Kind::palindrome, Kind::between,  Kind::entropic,
                         Kind::zipper,      Kind::whispers,   Kind::modular,  Kind::pair,
                         Kind::every_pair,  Kind::region_sum, Kind::lunchbox, Kind::lockout};

// What means the same whatever the least digit is called.
constexpr Kinds whatever_the_least{Kind::antiknight,
                                   Kind::antiking,
                                   Kind::nonconsecutive,
                                   Kind::global_modular,
                                   Kind::group,
                                   Kind::thermometer,
                                   Kind::palindrome,
                                   Kind::renban,
                                   Kind::between,
                                   Kind::zipper,
                                   Kind::equality_cage,
                                   Kind::double_arrow,
                                   Kind::region_sum,
                                   Kind::arrow,
                                   Kind::whispers,
                                   Kind::modular,
                                   Kind::lockout,
                                   Kind::cage,
                                   Kind::same_values,
                                   Kind::contain,
                                   Kind::contain_exactly,
                                   Kind::difference,
                                   Kind::greater,
                                   Kind::pair_sum,
                                   Kind::pair,
                                   Kind::every_pair,
                                   Kind::automaton,
                                   Kind::full_rank,
                                   Kind::little_killer,
                                   Kind::sum,
                                   Kind::look_and_say,
                                   Kind::quadruple,
                                   Kind::equal_sums,
                                   Kind::counting_circles,
                                   Kind::skyscraper,
                                   Kind::ratio};

}  // namespace

Expected<Specs> RuleReader::read() {
  if (shape_.shift() && !whatever_the_least.has(rule_.kind))
    return wrong("is not understood yet where values count from 0");
  if (auto ok = read_form(); !ok) return std::unexpected(ok.error());
  for (const ConstraintSpec& c : specs_) {
    // Whether relations with the name of a rule are that rule is not known yet.
    if (told_kinds.has(c.kind) && rule_.form == IssForm::relation) continue;
    if (auto ok = check(c, shape_.digits); !ok)
      return wrong(fmt::format("is wrong: {}", ok.error().reason));
  }
  return std::move(specs_);
}

std::unexpected<Error> RuleReader::wrong(std::string_view what) const {
  return fail(fmt::format("the rule '{}' {}", rule_.type, what));
}

void RuleReader::add(ConstraintSpec c) {
  if (c.cells.size() > 1 || !of_steps.has(c.kind)) specs_.push_back(std::move(c));
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

Expected<std::vector<int>> RuleReader::digits(std::span<const std::string_view> values) const {
  std::vector<int> result;
  for (std::string_view value : values) {
    const auto n = whole(value);
    const int digit = n ? *n + shape_.shift() : 0;
    if (digit < 1 || digit > shape_.digits)
      return wrong(fmt::format("has a value that is no digit: {}", quoted(value)));
    result.push_back(digit);
  }
  return result;
}

void RuleReader::add_sum(Cells cells, int total, std::vector<int> factors) {
  for (std::size_t i = 0; i < cells.size(); ++i)
    total += shape_.shift() * (factors.empty() ? 1 : factors[i]);
  // A little killer where ISS has none: from the diagonal's other end, and in a corner.
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
      const auto values = digits(split(item_.args[0], '_'));
      if (!values) return std::unexpected(values.error());
      return read_line(1, *values);
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
