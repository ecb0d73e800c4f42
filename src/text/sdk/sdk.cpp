// SadMan Sudoku's .sdk: nine rows, above them headings (#A author, #D description, #S source, #U
// its address, #L level, #B date, #C comment) or sections in brackets: [Puzzle], [State] with the
// placed values, [PencilMarks] with the remaining candidates, nine groups a row.
#include <fmt/format.h>
#include <algorithm>

#include "text/lines/grid_rows.h"
#include "text/sudokupad/picture.h"

namespace clew::text {
namespace {

using Lines = std::vector<std::string_view>;

std::string& metadata(Puzzle& puzzle, char heading) {
  switch (heading) {
    case 'A':
      return puzzle.author;
    case 'L':
      return puzzle.level;
    case 'D':
      return puzzle.title;
    default:
      return puzzle.source;
  }
}

Expected<LayoutPtr> layout_for(const Piece& piece, FormContext& context) {
  auto layout = context.options.layout ? Expected<LayoutPtr>(context.options.layout)
                                       : context.layouts.named("9x9");
  if (layout && ((*layout)->size() != 81 || (*layout)->rows() != 9))
    return fail_at(piece, piece.text.data(),
                   fmt::format("an .sdk file has 9x9 cells, not those of {}", (*layout)->name()));
  return layout;
}

Expected<std::vector<Digit>> values(const Piece& piece, const Lines& lines,
                                    const LayoutPtr& layout) {
  auto cells = cells_of_lines(piece, lines, layout);
  if (!cells) return std::unexpected(cells.error());
  return values_of(piece, *cells, *layout);
}

}  // namespace

Expected<Puzzle> read_sdk(const Piece& piece, FormContext& context) {
  auto layout = layout_for(piece, context);
  if (!layout) return std::unexpected(layout.error());
  Puzzle puzzle{.layout = *layout};
  Lines rows, state, marks;
  Lines* section = &rows;
  Lines ignored;
  for (std::string_view line : lines_of(piece.text)) {
    if (trimmed(line).empty()) continue;
    if (line[0] == '[') {
      const std::string name = lower(trimmed(line));
      section = name == "[puzzle]"        ? &rows
                : name == "[state]"       ? &state
                : name == "[pencilmarks]" ? &marks
                                          : &ignored;
    } else if (line[0] == '#') {
      if (line.size() > 1 && std::string_view("ADSL").find(line[1]) != std::string_view::npos)
        metadata(puzzle, line[1]) = trimmed(line.substr(2));
    } else {
      section->push_back(line);
    }
  }
  auto givens = values(piece, rows, *layout);
  if (!givens) return std::unexpected(givens.error());
  puzzle.givens = std::move(*givens);
  if (!state.empty()) {
    auto cells = cells_of_lines(piece, state, *layout);
    if (!cells) return std::unexpected(cells.error());
    auto entries = values_of(piece, *cells, **layout);
    if (!entries) return std::unexpected(entries.error());
    puzzle.entries = std::move(*entries);
    if (auto ok = no_clash(piece, puzzle, *cells); !ok) return std::unexpected(ok.error());
    for (std::size_t c = 0; c < puzzle.entries.size(); ++c)
      if (puzzle.givens[c]) puzzle.entries[c] = 0;
  }
  if (!marks.empty()) {
    auto groups = cells_of_lines(piece, marks, *layout);
    if (!groups) return std::unexpected(groups.error());
    std::vector<DigitSet> sets;
    for (std::string_view group : *groups) {
      auto set = candidates_of(piece, group, **layout);
      if (!set) return std::unexpected(set.error());
      sets.push_back(*set);
    }
    puzzle.marks = std::move(sets);
  }
  return puzzle;
}

Expected<std::string> write_sdk(const Puzzle& puzzle) {
  if (puzzle.layout->name() != "9x9")
    return fail("an .sdk file has room for the classic 9x9 layout only");
  auto one_line = [](std::string text) {
    std::replace_if(text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return text;
  };
  std::string out;
  if (!puzzle.author.empty()) out += "#A" + one_line(puzzle.author) + '\n';
  if (!puzzle.title.empty()) out += "#D" + one_line(puzzle.title) + '\n';
  if (!puzzle.source.empty()) out += "#S" + one_line(puzzle.source) + '\n';
  if (!puzzle.level.empty()) out += "#L" + one_line(puzzle.level) + '\n';
  const bool sections = !puzzle.entries.empty() || !puzzle.marks.empty();
  auto rows = [&](auto symbol) {
    for (std::size_t c = 0; c < 81; ++c) {
      out += symbol(c);
      if (c % 9 == 8) out += '\n';
    }
  };
  auto symbol = [](Digit d) { return d ? symbol_of(d) : '.'; };
  if (sections) out += "[Puzzle]\n";
  rows([&](std::size_t c) { return symbol(puzzle.givens[c]); });
  if (!puzzle.entries.empty()) {
    out += "[State]\n";
    rows([&](std::size_t c) {
      return symbol(puzzle.givens[c] ? puzzle.givens[c] : puzzle.entries[c]);
    });
  }
  if (!puzzle.marks.empty()) {
    out += "[PencilMarks]\n";
    for (std::size_t c = 0; c < 81; ++c) {
      std::string group;
      for (Digit d : puzzle.marks[c]) group += symbol_of(d);
      out += (group.empty() ? "-" : group) + (c % 9 == 8 ? '\n' : ' ');
    }
  }
  out.pop_back();
  return out;
}

}  // namespace clew::text
