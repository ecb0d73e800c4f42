// The capabilities of each format, and the simple formats: lines, rows, candidates.
#include <fmt/format.h>
#include <algorithm>
#include <array>

#include "clew/validate.h"
#include "layouts/catalogue.h"
#include "text/forms.h"
#include "text/symbols.h"

namespace clew {
namespace {

using namespace text;

struct Named {
  Format format;
  std::string_view name;
};
constexpr Named names[] = {{Format::line, "line"},
                           {Format::grid, "grid"},
                           {Format::pencil, "pencil"},
                           {Format::text, "text"},
                           {Format::hodoku, "hodoku"},
                           {Format::sdk, "sdk"},
                           {Format::sdm, "sdm"},
                           {Format::sdx, "sdx"},
                           {Format::ss, "ss"},
                           {Format::opensudoku, "opensudoku"},
                           {Format::fpuzzles, "fpuzzles"},
                           {Format::sudokupad, "sudokupad"},
                           {Format::sudokumaker, "sudokumaker"},
                           {Format::iss, "iss"}};
constexpr auto all_formats = [] {
  std::array<Format, std::size(names)> all{};
  std::ranges::transform(names, all.begin(), &Named::format);
  return all;
}();

bool has_entries(const Puzzle& p) {
  return std::any_of(p.entries.begin(), p.entries.end(), [](Digit d) { return d != 0; });
}

// Returns true if the marks are stricter than the values.
bool has_marks(const Puzzle& p) {
  if (p.marks.empty()) return false;
  Puzzle plain = p;
  plain.marks.clear();
  plain.given_marks.clear();
  return start(p).candidates != start(plain).candidates;
}

std::unexpected<Error> no_room(Format format, std::string_view what) {
  return fail(fmt::format("the form `{}` has no room for {}", name(format), what));
}

std::string framed_rule(const SubGrid& g, std::size_t width) {
  std::string rule;
  for (int c = 0; c < g.width; c += g.box_width)
    rule += "+" + std::string((width + 1) * static_cast<std::size_t>(g.box_width) + 1, '-');
  return rule + "+\n";
}

/// Rows of cells of one width; framed when the layout is one grid with boxes.
template <class CellText>
std::string rows_of(const Layout& layout, const CellText& text, std::string_view hole) {
  std::vector<std::string> cells;
  std::size_t width = 1;
  for (int c = 0; c < layout.size(); ++c) {
    cells.push_back(text(static_cast<CellId>(c)));
    width = std::max(width, cells.back().size());
  }
  auto padded = [&](std::string cell) {
    cell.resize(width, ' ');
    return cell;
  };
  const LayoutSpec& spec = layout.spec();
  const SubGrid* g = spec.grids.size() == 1 ? &spec.grids[0] : nullptr;
  std::string out;
  if (g && g->box_height && layout.size() == g->height * g->width) {
    for (int r = 0; r < g->height; ++r) {
      if (r % g->box_height == 0) out += framed_rule(*g, width);
      for (int c = 0; c < g->width; ++c) {
        if (c % g->box_width == 0) out += c ? "| " : "| ";
        out += padded(cells[static_cast<std::size_t>(r * g->width + c)]) + ' ';
      }
      out += "|\n";
    }
    out += framed_rule(*g, width);
  } else {
    for (int r = 0; r < layout.rows(); ++r) {
      std::string row;
      if (spec.triangle)
        row.assign(static_cast<std::size_t>(layout.rows() - 1 - r) * (width + 1), ' ');
      for (int c = 0; c < layout.cols(); ++c) {
        if (c) row += ' ';
        const int id = layout.at({r, c});
        row += padded(id >= 0 ? cells[static_cast<std::size_t>(id)]
                              : std::string(spec.triangle ? "" : hole));
      }
      while (row.ends_with(' ')) row.pop_back();
      out += row + '\n';
    }
  }
  out.pop_back();
  return out;
}

// A blank among numbers: 0, unless that is a value.
std::string blank_number(const Layout& layout) { return layout.value(1) ? "0" : "."; }

std::string value_text(const Layout& layout, Digit d) {
  if (!d) return ".";
  return layout.symbol(d);
}

}  // namespace

std::span<const Format> formats() { return all_formats; }

std::string_view name(Format f) { return std::ranges::find(names, f, &Named::format)->name; }

std::optional<Format> format_named(std::string_view name) {
  for (Format f : all_formats)
    if (clew::name(f) == name) return f;
  return std::nullopt;
}

std::vector<CellId> line_order(const Layout& layout) {
  std::vector<CellId> order(static_cast<std::size_t>(layout.size()));
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<CellId>(i);
  if (is_cube(layout.name()))
    for (std::size_t i = 0; i < order.size(); ++i)
      order[i] = static_cast<CellId>(i / 3 % 3 * 9 + i / 9 * 3 + i % 3);
  return order;
}

std::string to_line(const Layout& layout, std::span<const Digit> values) {
  if (!validate(layout, values)) return {};
  const bool numbers = layout.in_numbers();
  std::string line;
  line.reserve(values.size() * (numbers ? 3 : 1));
  for (CellId c : line_order(layout)) {
    if (numbers) {
      if (!line.empty()) line += ' ';
      line += values[c] ? layout.symbol(values[c]) : blank_number(layout);
    } else {
      line += values[c] ? symbol_of(layout.value(values[c])) : '.';
    }
  }
  return line;
}

std::string to_grid(const Layout& layout, std::span<const Digit> values) {
  if (!validate(layout, values)) return {};
  // Numbers are not all as wide as a hole.
  return rows_of(
      layout, [&](CellId c) { return value_text(layout, values[c]); },
      layout.in_numbers() ? "#" : "");
}

std::string to_pencil(const Layout& layout, const Grid& grid) {
  if (!validate(layout, grid.values) || !validate(layout, grid.candidates)) return {};
  const bool numbers = layout.in_numbers();
  return rows_of(
      layout,
      [&](CellId c) {
        if (grid.values[c]) return value_text(layout, grid.values[c]);
        std::string group;
        for (Digit d : grid.candidates[c])
          group += (numbers && !group.empty() ? "/" : "") + layout.symbol(d);
        return group.empty() ? std::string("-") : group;
      },
      "#");
}

bool is_one_line(Format f) {
  switch (f) {
    case Format::line:
    case Format::hodoku:
    case Format::sdm:
    case Format::opensudoku:
    case Format::fpuzzles:
    case Format::sudokupad:
    case Format::sudokumaker:
    case Format::iss:
      return true;
    default:
      return false;
  }
}

std::string_view opening(Format f) {
  return f == Format::opensudoku
             ? "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n"
             : "";
}

std::string_view closing(Format f) { return f == Format::opensudoku ? "</opensudoku>\n" : ""; }

Expected<std::string> write(const Puzzle& original, Format format, const WriteOptions& options) {
  if (auto good = validate(original); !good) return std::unexpected(std::move(good.error()));
  Puzzle stripped;
  if (options.givens_only) {
    stripped = original;
    stripped.entries.clear();
    stripped.marks.clear();
    stripped.given_marks.clear();
  }
  const Puzzle& puzzle = options.givens_only ? stripped : original;
  const LayoutSpec& spec = puzzle.layout->spec();
  switch (format) {
    case Format::line:
    case Format::grid:
    case Format::pencil:
      if (catalogue_name(spec).empty())
        return no_room(format, "a layout that has no name; `text` has");
      break;
    case Format::hodoku:
    case Format::sdm:
    case Format::sdk:
    case Format::sdx:
    case Format::ss:
    case Format::opensudoku:
      if (!spec.values.are_digits())
        return no_room(format, "the digits " + spec.values.text(spec.digits));
      if (catalogue_name(spec) != "9x9") return no_room(format, "any layout but 9x9");
      break;
    default:
      break;
  }
  const bool values_only = format == Format::line || format == Format::grid ||
                           format == Format::sdm || format == Format::ss;
  const bool no_marks = values_only || format == Format::sudokupad || format == Format::sudokumaker;
  const bool no_entries = no_marks || format == Format::iss;
  if (no_entries && has_entries(puzzle))
    return no_room(format, "values that were entered and are no givens");
  if (no_marks && has_marks(puzzle)) return no_room(format, "candidates that were ruled out");
  switch (format) {
    case Format::line:
      return write_line(puzzle);
    case Format::grid:
      return write_grid(puzzle);
    case Format::pencil:
      return write_pencil(puzzle);
    case Format::text:
      return write_text(puzzle);
    case Format::hodoku:
      return write_hodoku(puzzle);
    case Format::sdk:
      return write_sdk(puzzle);
    case Format::sdm:
      return write_sdm(puzzle);
    case Format::sdx:
      return write_sdx(puzzle);
    case Format::ss:
      return write_ss(puzzle);
    case Format::opensudoku:
      return write_opensudoku(puzzle);
    case Format::fpuzzles:
      return write_fpuzzles(puzzle);
    case Format::sudokupad:
      return write_sudokupad(puzzle);
    case Format::sudokumaker:
      return write_sudokumaker(puzzle);
    case Format::iss:
      return write_iss(puzzle);
  }
  return fail("no such form");
}

namespace text {
namespace {

// Large grids whose symbols would be read back in another alphabet.
bool reads_back(const Layout& layout, std::span<const Digit> values) {
  std::string symbols;
  if (layout.in_numbers() || !layout.values().are_digits()) return true;
  for (Digit d : values) symbols += d ? symbol_of(d) : '.';
  const auto reading = Symbols::that_fit(symbols, layout);
  return reading && reading->reading() == Symbols::Reading::plain;
}

std::string as_numbers(const Layout& layout, std::span<const Digit> values) {
  std::string line;
  for (CellId c : line_order(layout)) line += (line.empty() ? "" : " ") + std::to_string(values[c]);
  return line;
}

}  // namespace

Expected<std::string> write_line(const Puzzle& puzzle) {
  if (!reads_back(*puzzle.layout, puzzle.givens)) return as_numbers(*puzzle.layout, puzzle.givens);
  return to_line(*puzzle.layout, puzzle.givens);
}

Expected<std::string> write_grid(const Puzzle& puzzle) {
  if (!reads_back(*puzzle.layout, puzzle.givens))
    return rows_of(
        *puzzle.layout,
        [&](CellId c) {
          return puzzle.givens[c] ? std::to_string(puzzle.givens[c]) : std::string(".");
        },
        "#");
  return to_grid(*puzzle.layout, puzzle.givens);
}

Expected<std::string> write_pencil(const Puzzle& puzzle) {
  if (puzzle.layout->in_numbers()) return no_room(Format::pencil, "digits above 61");
  return to_pencil(*puzzle.layout, start(puzzle));
}

Expected<std::string> write_sdm(const Puzzle& puzzle) {
  std::string line = to_line(*puzzle.layout, puzzle.givens);
  std::replace(line.begin(), line.end(), '.', '0');
  return line;
}

Expected<std::string> write_sdx(const Puzzle& puzzle) {
  const Grid grid = start(puzzle);
  std::string out;
  for (std::size_t c = 0; c < grid.values.size(); ++c) {
    if (c) out += c % 9 ? ' ' : '\n';
    const bool entered = !puzzle.givens[c] && grid.values[c];
    if (entered) out += 'u';
    if (!entered && grid.candidates[c].empty()) out += '-';
    for (Digit d : grid.candidates[c]) out += symbol_of(d);
  }
  return out;
}

Expected<std::string> write_ss(const Puzzle& puzzle) {
  std::string out;
  for (std::size_t r = 0; r < 9; ++r) {
    if (r && r % 3 == 0) out += "-----------\n";
    for (std::size_t c = 0; c < 9; ++c) {
      if (c && c % 3 == 0) out += '|';
      const Digit d = puzzle.givens[r * 9 + c];
      out += d ? symbol_of(d) : '.';
    }
    out += '\n';
  }
  out.pop_back();
  return out;
}

}  // namespace text
}  // namespace clew
