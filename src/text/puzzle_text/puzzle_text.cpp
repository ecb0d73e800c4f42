// The project's own format: `sudoku 1`, words about the puzzle, the layout, then rows. Above the
// rows a line is a word and its arguments, and ` #` begins a comment. It is written in one
// canonical form: a layout of the catalogue by its name, any other word by word.
#include <fmt/format.h>
#include <algorithm>

#include "base/nearest.h"
#include "layouts/whole.h"
#include "text/lines/grid_rows.h"
#include "text/puzzle_text/constraint_words.h"
#include "text/puzzle_text/quotes.h"
#include "text/puzzle_text/spec_reader.h"
#include "text/sudokupad/picture.h"
#include "text/symbols.h"

namespace clew::text {
namespace {

struct Field {
  const char* name;
  std::string Puzzle::* value;
};
constexpr Field fields[] = {{"title", &Puzzle::title},   {"author", &Puzzle::author},
                            {"source", &Puzzle::source}, {"level", &Puzzle::level},
                            {"rules", &Puzzle::rules},   {"message", &Puzzle::message}};

// Givens, entries or marks: the lines below the word, up to the next such word.
struct Section {
  std::string_view name;
  std::vector<std::string_view> lines;
  const char* end;
};

// Rows without a cell may be left out or empty; a comment may follow the last row.
void align(std::vector<std::string_view>& lines, const Layout& layout) {
  std::erase_if(lines, [](auto line) { return trimmed(line).empty(); });
  const auto rows = static_cast<std::size_t>(layout.rows());
  while (lines.size() > 1 && lines.back().starts_with('#') &&
         (lines.size() > rows ||
          (lines.back().size() > 1 && is_space(lines.back()[1]) && lines.size() == 2)))
    lines.pop_back();
}

Expected<std::vector<std::string_view>> cells_of(const Piece& piece, Section& section,
                                                 const LayoutPtr& layout, bool groups) {
  align(section.lines, *layout);
  const auto cells = static_cast<std::size_t>(layout->size());
  if (section.lines.empty())
    return fail_at(piece, section.end, fmt::format("no rows follow `{}`", section.name));
  if (section.lines.size() == 1 && !groups) {
    const std::string_view line = trimmed(section.lines[0]);
    const auto numbers = row_tokens(line, {});
    if (line.size() == cells || numbers.size() == cells) {
      const bool side_by_side = line.size() == cells;
      std::vector<std::string_view> result(cells);
      const auto order = line_order(*layout);
      for (std::size_t i = 0; i < cells; ++i)
        result[order[i]] = side_by_side ? line.substr(i, 1) : numbers[i];
      return result;
    }
    if (layout->rows() > 1)
      return fail_at(piece, line.data() + std::min(line.size(), cells),
                     fmt::format("{} symbols on one line, {} are needed", line.size(), cells));
  }
  return cells_of_lines(piece, section.lines, layout);
}

Expected<void> read_rows(const Piece& piece, Section& section, Puzzle& puzzle) {
  auto cells = cells_of(piece, section, puzzle.layout, false);
  if (!cells) return std::unexpected(cells.error());
  auto values = values_of(piece, *cells, *puzzle.layout, true);
  if (!values) return std::unexpected(values.error());
  if (section.name == "givens") {
    puzzle.givens = std::move(*values);
    return {};
  }
  puzzle.entries = std::move(*values);
  return no_clash(piece, puzzle, *cells);
}

void keep_among(const std::vector<DigitSet>& given, std::vector<DigitSet>& marks) {
  for (std::size_t c = 0; c < given.size(); ++c) marks[c] = marks[c] & given[c];
}

// "5", "1,2,64" or "-" if digits have no symbols, otherwise groups of symbols.
Expected<std::vector<DigitSet>> read_marks(const Piece& piece, Section& section,
                                           const LayoutPtr& layout) {
  std::vector<std::string_view> groups;
  align(section.lines, *layout);
  for (std::string_view line : section.lines)
    for (std::string_view word; !(word = take_word(line)).empty();)
      if (word != "#") groups.push_back(word);
  const auto cells = static_cast<std::size_t>(layout->size());
  if (groups.size() != cells)
    return fail_at(piece, groups.size() > cells ? groups[cells].data() : section.end,
                   fmt::format("{} groups of marks, {} are needed", groups.size(), cells));
  std::vector<DigitSet> marks;
  for (std::string_view group : groups) {
    if (!layout->in_numbers()) {
      auto set = candidates_of(piece, group, *layout);
      if (!set) return std::unexpected(set.error());
      marks.push_back(*set);
      continue;
    }
    DigitSet set;
    for (std::string_view rest = group; !rest.empty() && group != "-";) {
      const std::size_t end = std::min(rest.find(','), rest.size());
      const Digit digit = layout->digit_of(number(rest.substr(0, end)));
      if (!digit)
        return fail_at(piece, rest.data(),
                       fmt::format("{} is no number from {} to {}", quoted(rest.substr(0, end)),
                                   layout->value(1), layout->value(layout->digits())));
      set.add(digit);
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    marks.push_back(set);
  }
  return marks;
}

using Drawn = Constraint::Kind;

void write_constraints(const LayoutSpec& spec, std::string& out) {
  for (const ConstraintSpec& constraint : spec.constraints) {
    const bool main = spec.has(Drawn::main_diagonal), anti = spec.has(Drawn::anti_diagonal);
    if (constraint.kind == Drawn::main_diagonal)  // both diagonals are one line
      out += anti ? "diagonal both" : "diagonal main";
    else if (constraint.kind != Drawn::anti_diagonal)
      out += words_of(constraint, spec);
    else if (!main)
      out += "diagonal anti";
    else
      continue;
    out += '\n';
  }
}

void write_spec(const LayoutSpec& spec, std::string& out) {
  if (const auto name = catalogue_name(spec); !name.empty()) {
    const std::size_t plus = std::min(name.find('+'), name.size());
    out += fmt::format("layout {}\n", name.substr(0, plus));
    LayoutSpec besides = spec;
    std::erase_if(besides.constraints, [](const auto& c) { return !of_whole(c.kind); });
    if (!spec.values.are_digits()) out += fmt::format("digits {}\n", spec.values.text(spec.digits));
    if (plus < name.size()) write_constraints(besides, out);
    return;
  }
  out += fmt::format("digits {}\n", spec.values.text(spec.digits));
  for (const SubGrid& g : spec.grids) {
    out += fmt::format("at {},{} grid {}x{}", g.at.row + 1, g.at.col + 1, g.height, g.width);
    if (g.box_height) out += fmt::format(" box {}x{}", g.box_height, g.box_width);
    if (g.regions.empty()) {
      out += g.box_height ? "\n" : " box none\n";
      continue;
    }
    const auto [least, most] = std::minmax_element(g.regions.begin(), g.regions.end());
    if (*least >= 1 && *most <= max_symbols) {
      out += " regions ";
      for (auto region : g.regions) out += symbol_of(static_cast<Digit>(region));
      out += '\n';
    } else {
      out += fmt::format(" regions {}{}\n", fmt::join(g.regions, ","),
                         g.regions.size() == 1 ? "," : "");
    }
  }
  if (spec.triangle) out += fmt::format("shape triangle {}\n", spec.triangle);
  write_constraints(spec, out);
}

// One row of the picture a line; `#` for no cell.
template <class Cell>
void write_rows(const Layout& layout, bool apart, const Cell& cell, std::string& out) {
  for (int r = 0; r < layout.rows(); ++r) {
    std::string row;
    for (int c = 0; c < layout.cols(); ++c) {
      if (apart && c) row += ' ';
      const int id = layout.at({r, c});
      row += id < 0 ? "#" : cell(static_cast<std::size_t>(id));
    }
    if (layout.spec().triangle)
      while (row.ends_with('#') || row.ends_with(' ')) row.pop_back();
    out += row + '\n';
  }
}

void write_values(const Layout& layout, const std::vector<Digit>& values, std::string& out) {
  write_rows(
      layout, layout.in_numbers(),
      [&](std::size_t c) { return values[c] ? layout.symbol(values[c]) : std::string("."); }, out);
}

std::string no_word(std::string_view name) {
  const std::string small = lower(name);
  Nearest nearest(small);
  for (const Constraint::Kind kind : Kinds::all()) nearest.consider(word(kind));
  for (const Field& field : fields) nearest.consider(field.name);
  for (std::string_view other : {"layout", "digits", "at", "grid", "shape", "givens"})
    nearest.consider(other);
  return fmt::format("{} is no word of puzzle text", quoted(name)) + nearest.question();
}

}  // namespace

std::string_view without_comment(std::string_view line) {
  if (trimmed(line).starts_with('#')) return {};
  return line.substr(0, std::min(line.find(" #"), line.find("\t#")));
}

bool is_section_header(std::string_view line) {
  const std::string_view word = trimmed(without_comment(line));
  return word == "givens" || word == "entries" || word == "marks";
}

Expected<Puzzle> read_text(const Piece& piece, FormContext& context) {
  const auto lines = lines_of(piece.text);
  std::string_view head = lines.empty() ? std::string_view{} : lines[0];
  const std::string_view word = take_word(head), version = take_word(head);
  if (word != "sudoku")
    return fail_at(piece, piece.text.data(), "puzzle text begins with `sudoku 1`");
  if (version != "1")
    return fail_at(piece, version.data(),
                   fmt::format("puzzle text of version {} is not known, only 1", quoted(version)));

  Puzzle puzzle;
  SpecReader spec(piece, context.layouts);
  std::size_t i = 1;
  for (; i < lines.size() && !is_section_header(lines[i]); ++i) {
    std::string_view rest = lines[i];
    const std::string_view name = take_word(rest);
    const auto field = std::find_if(std::begin(fields), std::end(fields),
                                    [&](const Field& f) { return name == f.name; });
    if (field != std::end(fields)) {
      auto value = read_value(piece, rest);
      if (!value) return std::unexpected(value.error());
      puzzle.*(field->value) = std::move(*value);
      continue;
    }
    const std::string_view line = without_comment(lines[i]);
    if (trimmed(line).empty()) continue;
    auto taken = spec.take(line);
    if (!taken) return std::unexpected(taken.error());
    if (!*taken) return fail_at(piece, name.data(), no_word(name));
  }
  const char* end = i < lines.size() ? lines[i].data() : piece.text.data() + piece.text.size();
  auto layout = spec.finish(end);
  if (!layout) return std::unexpected(layout.error());
  puzzle.layout = *layout;
  if (i == lines.size() || trimmed(without_comment(lines[i])) != "givens")
    return fail_at(piece, end, "the givens are missing");

  // Marks above the entries, or without any, belong to the puzzle; below them, to the player.
  bool played = false;
  while (i < lines.size()) {
    Section section{trimmed(without_comment(lines[i])), {}, lines[i].data() + lines[i].size()};
    for (++i; i < lines.size() && !is_section_header(lines[i]); ++i) {
      section.lines.push_back(lines[i]);
      if (!trimmed(lines[i]).empty()) section.end = lines[i].data() + lines[i].size();
    }
    if (section.name == "marks") {
      auto marks = read_marks(piece, section, puzzle.layout);
      if (!marks) return std::unexpected(marks.error());
      if (played)
        keep_among(puzzle.given_marks, *marks);
      else
        puzzle.given_marks = *marks;
      puzzle.marks = std::move(*marks);
    } else {
      played |= section.name == "entries";
      if (auto ok = read_rows(piece, section, puzzle); !ok) return std::unexpected(ok.error());
    }
  }
  if (std::ranges::none_of(puzzle.entries, [](Digit d) { return d != 0; })) puzzle.entries.clear();
  return puzzle;
}

namespace {

void write_marks(const Layout& layout, const std::vector<DigitSet>& marks, std::string& out) {
  out += "marks\n";
  const bool numbers = layout.in_numbers();
  write_rows(
      layout, true,
      [&](std::size_t c) {
        const DigitSet set = marks[c];
        if (set.empty()) return std::string("-");
        std::string group;
        for (const Digit d : set)
          group += (numbers && !group.empty() ? "," : "") + layout.symbol(d);
        return group;
      },
      out);
}

}  // namespace

Expected<std::string> write_text(const Puzzle& puzzle) {
  const Layout& layout = *puzzle.layout;
  std::string out = "sudoku 1\n";
  for (const Field& field : fields)
    if (const std::string& value = puzzle.*field.value; !value.empty())
      out += fmt::format("{} {}\n", field.name, written(value));
  write_spec(layout.spec(), out);
  out += "givens\n";
  write_values(layout, puzzle.givens, out);
  const bool marked = !puzzle.marks.empty() && puzzle.marks != puzzle.given_marks;
  if (!puzzle.given_marks.empty()) write_marks(layout, puzzle.given_marks, out);
  if (!puzzle.entries.empty() || marked) {
    out += "entries\n";
    write_values(layout,
                 puzzle.entries.empty() ? std::vector<Digit>(puzzle.givens.size()) : puzzle.entries,
                 out);
  }
  if (marked) write_marks(layout, puzzle.marks, out);
  out.pop_back();
  return out;
}

}  // namespace clew::text
