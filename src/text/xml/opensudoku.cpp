// OpenSudoku's XML: <game data="…"/>, one a puzzle. The data are 81 digits (0 = blank), or a
// version and for each cell value|notes|1 if the player may change it|. Notes are a list of digits
// in version 1, a number with a bit a digit from 2 on, and two such numbers from 4 on.
#include <fmt/format.h>

#include "text/forms.h"
#include "text/symbols.h"
#include "text/xml/xml.h"

namespace clew::text {
namespace {

constexpr std::size_t grid_cells = 81;

Expected<void> read_plain(const Piece& piece, std::string_view data, Puzzle& puzzle) {
  for (std::size_t i = 0; i < data.size(); ++i) {
    if (!is_blank_symbol(data[i]) && (symbol_value(data[i]) < 1 || symbol_value(data[i]) > 9))
      return fail_at(
          piece, data.data() + i,
          fmt::format("{} is neither a digit (1-9) nor 0 for a blank", shown(data.substr(i))));
    if (i >= grid_cells)
      return fail_at(piece, data.data() + i, fmt::format("{} digits, 81 are needed", data.size()));
    puzzle.givens[i] = static_cast<Digit>(is_blank_symbol(data[i]) ? 0 : symbol_value(data[i]));
  }
  if (data.size() < grid_cells)
    return fail_at(piece, data.data() + data.size(),
                   fmt::format("{} digits, 81 are needed", data.size()));
  return {};
}

std::string_view take_field(std::string_view& rest) {
  const std::size_t end = std::min(rest.find('|'), rest.size());
  const std::string_view field = trimmed(rest.substr(0, end));
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return field;
}

// Reads the notes of a cell; all digits if there are none.
bool read_notes(std::string_view notes, int version, DigitSet& set) {
  set = DigitSet::up_to(9);
  if (notes == "-" || notes == "0" || notes.empty()) return true;
  if (version > 1) {
    const int bits = number(notes);
    if (bits < 1 || bits >= 1 << 9) return false;
    set = {static_cast<std::uint64_t>(bits)};
    return true;
  }
  set = {};
  for (std::size_t i = 0; i < notes.size(); ++i) {
    if (i % 2 ? notes[i] != ',' : notes[i] < '1' || notes[i] > '9') return false;
    if (i % 2 == 0) set.add(static_cast<Digit>(notes[i] - '0'));
  }
  return true;
}

Expected<void> read_saved(const Piece& piece, std::string_view raw, Puzzle& puzzle) {
  const std::string data = unescaped(raw);
  std::string_view rest = std::string_view(data).substr(std::string_view("version:").size());
  auto bad = [&](std::string reason) { return fail_at(piece, raw.data(), std::move(reason)); };
  const int version = number(take_word(rest));
  if (version < 1) return bad("the game's data name no version");
  std::vector<DigitSet> marks(grid_cells, DigitSet::up_to(9));
  bool noted = false;
  for (std::size_t c = 0; c < grid_cells; ++c) {
    const std::string_view value = take_field(rest), notes = take_field(rest);
    if (version >= 4) take_field(rest);  // second notes
    if (version >= 5) take_field(rest);  // colour
    std::string_view editable = take_field(rest);
    if (version == 2 && editable.empty()) editable = take_field(rest);
    const int digit = number(value);
    if (digit < 0 || digit > 9 || (editable != "0" && editable != "1"))
      return bad(fmt::format("cell {} of the game's data is not value|notes|0 or 1", c + 1));
    if (!read_notes(notes, version, marks[c]))
      return bad(fmt::format("{} are no notes of cell {}", quoted(notes), c + 1));
    noted |= marks[c] != DigitSet::up_to(9);
    if (editable == "0") {
      puzzle.givens[c] = static_cast<Digit>(digit);
    } else if (digit) {
      puzzle.entries.resize(grid_cells);
      puzzle.entries[c] = static_cast<Digit>(digit);
    }
  }
  if (noted) puzzle.marks = std::move(marks);
  return {};
}

}  // namespace

Expected<Puzzle> read_opensudoku(const Piece& piece, FormContext& context) {
  auto layout = context.layouts.named("9x9");
  if (!layout) return std::unexpected(layout.error());
  const auto tag = tag_at(piece.text, 0);
  if (!tag) return fail_at(piece, piece.text.data(), "the tag does not end");
  auto data = attribute(*tag, "data");
  for (const char* name : {"cells_data", "cellsData"})
    if (!data) data = attribute(*tag, name);
  if (!data) return fail_at(piece, piece.text.data(), "the game has no data");
  Puzzle puzzle{.layout = *layout, .givens = std::vector<Digit>(grid_cells)};
  if (context.xml_head) {
    puzzle.author = context.xml_head->author;
    puzzle.level = context.xml_head->level;
    puzzle.source = context.xml_head->title;
  }
  if (const auto note = attribute(*tag, "note")) puzzle.title = unescaped(*note);
  auto read = trimmed(*data).starts_with("version:") ? read_saved(piece, trimmed(*data), puzzle)
                                                     : read_plain(piece, *data, puzzle);
  if (!read) return std::unexpected(read.error());
  return puzzle;
}

Expected<std::string> write_opensudoku(const Puzzle& puzzle) {
  std::string out = "<game";
  if (!puzzle.title.empty()) out += fmt::format(" note=\"{}\"", escaped(puzzle.title));
  out += " data=\"";
  const bool saved = !puzzle.entries.empty() || !puzzle.marks.empty();
  if (saved) out += "version: 1&#10;";
  for (std::size_t c = 0; c < grid_cells; ++c) {
    const Digit given = puzzle.givens[c];
    if (!saved) {
      out += static_cast<char>('0' + given);
      continue;
    }
    const Digit entry = puzzle.entries.empty() ? Digit{0} : puzzle.entries[c];
    out += fmt::format("{}|", int{given ? given : entry});
    if (puzzle.marks.empty() || given || entry || puzzle.marks[c] == DigitSet::up_to(9)) {
      out += '-';
    } else {
      if (puzzle.marks[c].empty())
        return fail(fmt::format("OpenSudoku cannot say that {} has no candidate left",
                                puzzle.layout->cell_name(static_cast<CellId>(c))));
      for (Digit d : puzzle.marks[c]) out += fmt::format("{},", int{d});
    }
    out += given ? "|0|" : "|1|";
  }
  return out + "\" />";
}

}  // namespace clew::text
