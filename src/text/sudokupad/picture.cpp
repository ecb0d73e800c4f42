#include "text/sudokupad/picture.h"

#include <fmt/format.h>
#include <algorithm>

#include "text/symbols.h"

namespace clew::text {
namespace {

bool is_hole(std::string_view cell) { return cell.empty() || cell == "#"; }

bool fits(const Picture& picture, const Layout& layout) {
  if (picture.size() != static_cast<std::size_t>(layout.rows())) return false;
  for (int r = 0; r < layout.rows(); ++r) {
    const auto& row = picture[static_cast<std::size_t>(r)];
    // A row may end before the picture does if only holes follow.
    if (row.size() > static_cast<std::size_t>(layout.cols())) return false;
    for (int c = 0; c < layout.cols(); ++c) {
      const bool hole =
          static_cast<std::size_t>(c) >= row.size() || is_hole(row[static_cast<std::size_t>(c)]);
      if (hole == (layout.at({r, c}) >= 0)) return false;
    }
  }
  return true;
}

// A name for the outline of rows that are all as wide, of a triangle, or of several grids.
std::string name_of_outline(const Picture& picture) {
  std::size_t width = 0;
  bool holes = false, even = true, triangle = picture.size() == 9;
  for (std::size_t r = 0; r < picture.size(); ++r) {
    width = std::max(width, picture[r].size());
    even &= picture[r].size() == picture[0].size();
    triangle &= picture[r].size() == 2 * r + 1;
    for (std::string_view cell : picture[r]) holes |= is_hole(cell);
  }
  if (triangle && !holes) return "tridoku";
  if (even && !holes && picture.size() == width)
    return std::string(layout_of_length(width * width));
  if (even && !holes && picture.size() == 3 && width == 9) return "roxdoku";
  if (picture.size() > 64 || width > 64) return {};
  std::vector<std::vector<bool>> outline;
  for (const auto& row : picture) {
    auto& cells = outline.emplace_back(width, false);
    for (std::size_t c = 0; c < row.size(); ++c) cells[c] = !is_hole(row[c]);
  }
  return std::string(layout_of_shape(outline));
}

std::string no_number(std::string_view cell, const Layout& layout) {
  if (!layout.values().are_consecutive())
    return fmt::format("{} is neither a number among {} nor a blank", quoted(cell),
                       layout.values().text(layout.digits()));
  return fmt::format("{} is neither a number from {} to {} nor a blank", quoted(cell),
                     layout.value(1), layout.value(layout.digits()));
}

}  // namespace

std::optional<LayoutPtr> layout_of_picture(const Picture& picture, FormContext& context) {
  if (const LayoutPtr& layout = context.options.layout) {
    if (fits(picture, *layout)) return layout;
    return std::nullopt;
  }
  const std::string name = name_of_outline(picture);
  if (name.empty()) return std::nullopt;
  auto layout = context.layouts.named(name);
  if (!layout || !fits(picture, **layout)) return std::nullopt;
  return *layout;
}

std::vector<std::string_view> cells_of_picture(const Picture& picture, const Layout& layout) {
  std::vector<std::string_view> cells;
  for (const Cell& cell : layout.cells())
    cells.push_back(picture[static_cast<std::size_t>(cell.place.row)]
                           [static_cast<std::size_t>(cell.place.col)]);
  return cells;
}

Expected<std::vector<Digit>> values_of(const Piece& piece,
                                       const std::vector<std::string_view>& cells,
                                       const Layout& layout, bool plain_symbols) {
  std::vector<Digit> values;
  values.reserve(cells.size());
  if (cells.empty()) return values;
  const bool numbers = layout.in_numbers() ||
                       std::any_of(cells.begin(), cells.end(),
                                   [](auto cell) { return cell.size() > 1 && is_number(cell); });
  if (numbers) {
    for (std::string_view cell : cells) {
      const Digit digit = layout.digit_of(number(cell));
      const bool blank = !digit && cell.size() == 1 && is_blank_symbol(cell[0]);
      if (!digit && !blank) return fail_at(piece, cell.data(), no_number(cell, layout));
      values.push_back(digit);
    }
    return values;
  }
  std::string all;
  all.reserve(cells.size());
  for (std::string_view cell : cells) all += cell[0];
  auto symbols = plain_symbols ? Symbols(layout) : Symbols::that_fit(all, layout);
  if (!symbols) {
    const std::size_t zero = std::min(all.find('0'), all.size() - 1);
    return fail_at(piece, cells[zero].data(), symbols.error().reason);
  }
  for (std::string_view cell : cells) {
    const int v = cell.size() == 1 ? symbols->value(cell[0]) : -1;
    if (v < 0) {
      if (cell.size() > 1 && static_cast<unsigned char>(cell[0]) < 0x80)
        return fail_at(
            piece, cell.data(),
            fmt::format("{} is more than one symbol where a cell has one", quoted(cell)));
      return fail_at(piece, cell.data(),
                     fmt::format("{} is neither a digit ({}) nor a blank ({})", shown(cell),
                                 symbols->range(), layout.value(1) ? ". 0 _ * -" : ". _ * -"));
    }
    values.push_back(static_cast<Digit>(v));
  }
  return values;
}

Expected<void> no_clash(const Piece& piece, const Puzzle& puzzle,
                        const std::vector<std::string_view>& cells) {
  const auto shown_as = [&](Digit d) { return puzzle.layout->symbol(d); };
  for (CellId c = 0; c < puzzle.entries.size(); ++c) {
    const Digit given = puzzle.givens[c], entry = puzzle.entries[c];
    if (given && entry && given != entry)
      return fail_at(piece, cells[c].data(),
                     fmt::format("{} has the given {}, which the entry {} contradicts",
                                 puzzle.layout->cell_name(c), shown_as(given), shown_as(entry)));
  }
  return {};
}

Expected<DigitSet> candidates_of(const Piece& piece, std::string_view group, const Layout& layout) {
  if (group == "-") return DigitSet{};
  const Symbols symbols(layout);
  if (group.size() == 1 && symbols.value(group[0]) == 0) return layout.all_digits();
  DigitSet set;
  for (std::size_t i = 0; i < group.size(); ++i) {
    const int v = symbols.value(group[i]);
    if (v <= 0)
      return fail_at(
          piece, group.data() + i,
          fmt::format("{} is no candidate ({})", shown(group.substr(i)), symbols.range()));
    set.add(static_cast<Digit>(v));
  }
  return set;
}

void set_candidates(Puzzle& puzzle, std::vector<DigitSet> marks) {
  const Layout& layout = *puzzle.layout;
  puzzle.givens.resize(marks.size());
  std::vector<bool> valued(marks.size());
  for (std::size_t c = 0; c < marks.size(); ++c)
    valued[c] = marks[c].size() == 1 || (!puzzle.entries.empty() && puzzle.entries[c]);
  // A value would have taken its digit from the open cells that it sees.
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t c = 0; c < marks.size(); ++c) {
      if (!valued[c] || (!puzzle.entries.empty() && puzzle.entries[c])) continue;
      const auto& peers = layout.peers(static_cast<CellId>(c));
      valued[c] = std::none_of(peers.begin(), peers.end(), [&](CellId p) {
        return !valued[p] && !(marks[p] & marks[c]).empty();
      });
      changed |= !valued[c];
    }
  }
  for (std::size_t c = 0; c < marks.size(); ++c)
    if (valued[c] && (puzzle.entries.empty() || !puzzle.entries[c]))
      puzzle.givens[c] = marks[c].first();
  puzzle.marks.clear();
  const Grid plain = start(puzzle);
  puzzle.marks = std::move(marks);
  // Candidates that follow from the values are dropped.
  if (start(puzzle).candidates == plain.candidates) puzzle.marks.clear();
}

}  // namespace clew::text
