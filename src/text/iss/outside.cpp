// Rules of an ISS string for rows, columns and diagonals, and those that are read in their own way.
#include <fmt/format.h>

#include <algorithm>

#include "text/iss/rule_reader.h"
#include "text/pieces/piece.h"

namespace clew::text::iss {

Expected<Cells> RuleReader::line_of(std::string_view id, bool back) const {
  const int n = id.size() > 1 ? number(id.substr(1)) : -1;
  const bool across = id.starts_with('R') || id.starts_with('r');
  const bool down = id.starts_with('C') || id.starts_with('c');
  if ((!across && !down) || n < 1 || n > (across ? shape_.height : shape_.width))
    return wrong(fmt::format("names no row or column: {}", quoted(id)));
  Cells line = across ? shape_.row(n - 1) : shape_.column(n - 1);
  if (back) std::ranges::reverse(line);
  return line;
}

Expected<void> RuleReader::read_outside() {
  for (const bool back : {false, true}) {
    const std::size_t at = back ? 2 : 1;
    if (item_.args.size() <= at || item_.args[at].empty()) continue;
    const auto clue = number_at(at);
    if (!clue) return std::unexpected(clue.error());
    auto line = line_of(item_.args[0], back);
    if (!line) return std::unexpected(line.error());
    ConstraintSpec c{.kind = rule_.kind, .cells = *std::move(line), .values = {*clue}};
    if (rule_.kind == Kind::full_rank && setting_.ties) c.values.push_back(1);
    add(std::move(c));
  }
  return {};
}

Expected<void> RuleReader::read_special() {
  const auto& args = item_.args;
  switch (rule_.kind) {
    case Kind::sandwich: {
      const auto total = number_at(0);
      auto line = line_of(args.size() > 1 ? args[1] : "", false);
      if (!total || !line) return std::unexpected((total ? line.error() : total.error()));
      // The cells between the least and the greatest digit of the line.
      const bool all = static_cast<int>(line->size()) == shape_.digits;
      add(all ? Kind::sandwich : Kind::lunchbox, *std::move(line), {*total});
      return {};
    }
    case Kind::little_killer: {
      const auto total = number_at(0);
      if (!total) return std::unexpected(total.error());
      const auto first = cell_of(args.size() > 1 ? args[1] : "", shape_, {});
      auto line = first ? diagonal_from(shape_, *first) : Cells{};
      if (line.empty()) return wrong("has no diagonal");
      add(Kind::little_killer, std::move(line), {*total});
      return {};
    }
    case Kind::sum:
      return read_sum();
    case Kind::connected:
      return read_connected();
    case Kind::count_alike:
      return read_count_alike();
    case Kind::run_length:
      return read_run_length();
    case Kind::look_and_say: {
      std::vector<int> values;
      const std::string_view clue = args.empty() ? std::string_view{} : args[0];
      if (!is_number(clue) || clue.size() % 2) return wrong("has a clue that is no pairs");
      bool never = false;
      for (std::size_t i = 0; i < clue.size(); i += 2) {
        const int times = clue[i] - '0', value = clue[i + 1] - '0';
        if (shape_.has_value(value))
          values.insert(values.end(), {times, value});
        else
          never |= times > 0;
      }
      if (!never && !values.empty()) return read_line(1, std::move(values));
      const auto all = cells(1);
      if (!all) return std::unexpected(all.error());
      if (never) add_never(*all);
      return {};
    }
    case Kind::quadruple: {
      const auto corner = cell_of(args.empty() ? "" : args[0], shape_, move_);
      if (!corner) return wrong(corner.error().reason);
      const auto values = numbers(std::span(args).subspan(1));
      if (!values) return std::unexpected(values.error());
      Cells square;
      for (const auto& [rows, cols] : {std::pair{0, 0}, {0, 1}, {1, 0}, {1, 1}})
        if (const auto cell = shape_.next_to(*corner, rows, cols)) square.push_back(*cell);
      if (square.size() < 4) return wrong("has no four cells");
      if (!std::ranges::all_of(*values, [&](int v) { return shape_.has_value(v); }))
        add_never(square);
      else if (!values->empty())
        add(Kind::quadruple, std::move(square), *values);
      return {};
    }
    case Kind::equal_sums: {
      std::vector<Cells> pieces;
      for (std::size_t from = 0; from <= args.size();) {
        const auto end = static_cast<std::size_t>(
            std::find(args.begin() + static_cast<std::ptrdiff_t>(from), args.end(), "-") -
            args.begin());
        auto piece = cells(std::span(args).subspan(from, end - from));
        if (!piece) return std::unexpected(piece.error());
        pieces.push_back(*std::move(piece));
        from = end + 1;
      }
      return add_equal_sums(pieces);
    }
    default: {
      auto all = cells(1);
      if (!all) return std::unexpected(all.error());
      if (args[0] != "R" && args[0] != "C") return wrong("is neither R nor C");
      add(args[0] == "R" ? Kind::row_indexer : Kind::column_indexer, *std::move(all));
      return {};
    }
  }
}

// 15, or 15_=_1_-2 with a factor for each cell.
Expected<void> RuleReader::read_sum() {
  const auto parts = split(item_.args.empty() ? std::string_view{} : item_.args[0], '_');
  const auto total = whole(parts[0]);
  auto all = cells(1);
  if (!all) return std::unexpected(all.error());
  std::vector<int> factors;
  if (parts.size() > 1 && parts[1] == "=")
    for (std::size_t i = 2; i < parts.size(); ++i) {
      const auto factor = whole(parts[i]);
      if (!factor)
        return wrong(fmt::format("has a factor that is no number: {}", quoted(parts[i])));
      factors.push_back(*factor);
    }
  else if (parts.size() > 1)
    return wrong("has a total that is no number");
  if (!total) return wrong("has a total that is no number");
  if (parts.size() > 1 && factors.size() != all->size())
    return wrong("needs a factor for each of its cells");
  add_sum(*std::move(all), *total, std::move(factors));
  return {};
}

}  // namespace clew::text::iss
