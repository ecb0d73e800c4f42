// HoDoKu's library lines, :code:candidates:givens:deleted:eliminations:placements:extra. In givens
// `+d` is a placed digit; lists are <digit><row><column> separated by blanks. The position has the
// candidates that the values and the deleted candidates leave; the other fields are HoDoKu's
// findings in it.
#include <fmt/format.h>
#include <algorithm>

#include "text/forms.h"
#include "text/symbols.h"

namespace clew::text {
namespace {

constexpr std::size_t grid_cells = 81;

std::string_view take_field(std::string_view& rest) {
  const std::size_t end = std::min(rest.find(':'), rest.size());
  const std::string_view field = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return field;
}

Expected<void> read_values(const Piece& piece, std::string_view field, Puzzle& puzzle) {
  std::size_t cell = 0;
  for (std::size_t i = 0; i < field.size(); ++i) {
    const bool placed = field[i] == '+';
    if (placed && ++i == field.size())
      return fail_at(piece, field.data() + i, "a digit is missing after the +");
    const int value = is_blank_symbol(field[i]) ? 0 : symbol_value(field[i]);
    if (value > 9 || (!value && (placed || !is_blank_symbol(field[i]))))
      return fail_at(
          piece, field.data() + i,
          fmt::format("{} is neither a digit (1-9) nor a blank", shown(field.substr(i))));
    if (cell == grid_cells) return fail_at(piece, field.data() + i, "more than 81 cells");
    if (placed) {
      puzzle.entries.resize(grid_cells);
      puzzle.entries[cell] = static_cast<Digit>(value);
    } else {
      puzzle.givens[cell] = static_cast<Digit>(value);
    }
    ++cell;
  }
  if (cell != grid_cells)
    return fail_at(piece, field.data() + field.size(),
                   fmt::format("{} cells, 81 are needed", cell));
  return {};
}

Expected<void> delete_candidates(const Piece& piece, std::string_view field, Puzzle& puzzle) {
  std::vector<DigitSet> marks;
  for (std::string_view word; !(word = take_word(field)).empty();) {
    const int n = word.size() == 3 ? number(word) : -1;
    const int digit = n / 100, row = n / 10 % 10, col = n % 10;
    if (n < 0 || !digit || !row || !col)
      return fail_at(piece, word.data(),
                     fmt::format("{} is no deleted candidate; digit, row and column, as in 512",
                                 text::quoted(word)));
    if (marks.empty()) marks = start(puzzle).candidates;
    marks[static_cast<std::size_t>((row - 1) * 9 + col - 1)].remove(static_cast<Digit>(digit));
  }
  puzzle.marks = std::move(marks);
  return {};
}

}  // namespace

// `..+3…81 cells…:512 613`, without the head.
bool has_no_head(std::string_view line) {
  std::string_view rest = line.substr(std::min(line.find(':'), line.size()));
  std::string_view cells = line.substr(0, line.size() - rest.size());
  while (cells.ends_with(' ')) cells.remove_suffix(1);
  std::size_t count = 0;
  const auto is_digit = [](char c) { return c >= '1' && c <= '9'; };
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const bool plus = cells[i] == '+';  // frames have no digit behind it
    if (plus ? i + 1 == cells.size() || !is_digit(cells[i + 1])
             : !is_digit(cells[i]) && !is_blank_symbol(cells[i]))
      return false;
    count += !plus;
  }
  if (count != grid_cells || (rest.empty() && !cells.contains('+'))) return false;
  if (!rest.empty()) rest.remove_prefix(1);
  rest = rest.substr(0, rest.find(':'));
  while (!trimmed(rest).empty()) {
    const std::string_view word = take_word(rest);
    if (word.size() != 3 || !is_number(word)) return false;
  }
  return true;
}

bool is_hodoku_line(std::string_view line) {
  if (!line.starts_with(':')) return has_no_head(line);
  line.remove_prefix(1);
  const std::string_view code = line.substr(0, line.find(':'));
  const std::string_view digits = code.substr(0, code.find('-'));
  return code.size() < line.size() && (is_number(digits) || code.empty()) &&
         std::count(line.begin(), line.end(), ':') >= 2;
}

Expected<Puzzle> read_hodoku(const Piece& piece, FormContext& context) {
  auto layout = context.options.layout ? Expected<LayoutPtr>(context.options.layout)
                                       : context.layouts.named("9x9");
  if (!layout) return std::unexpected(layout.error());
  if ((*layout)->size() != static_cast<int>(grid_cells) || (*layout)->digits() != 9 ||
      (*layout)->rows() != 9)
    return fail_at(piece, piece.text.data(),
                   fmt::format("a HoDoKu line has 9x9 cells, not those of {}", (*layout)->name()));
  std::string_view rest = trimmed(piece.text);
  if (!has_no_head(rest)) {
    if (!rest.starts_with(':'))
      return fail_at(piece, rest.data(), "a HoDoKu line begins with a colon");
    rest.remove_prefix(1);
    take_field(rest);  // technique
    take_field(rest);  // its digits
  }
  Puzzle puzzle{.layout = *layout, .givens = std::vector<Digit>(grid_cells)};
  const std::string_view values = take_field(rest);
  if (auto ok = read_values(piece, trimmed(values), puzzle); !ok)
    return std::unexpected(ok.error());
  if (auto ok = delete_candidates(piece, take_field(rest), puzzle); !ok)
    return std::unexpected(ok.error());
  return puzzle;
}

Expected<std::string> write_hodoku(const Puzzle& puzzle) {
  std::string out = ":0000:x:";
  for (std::size_t c = 0; c < grid_cells; ++c) {
    const Digit entry = puzzle.entries.empty() ? Digit{0} : puzzle.entries[c];
    if (puzzle.givens[c])
      out += symbol_of(puzzle.givens[c]);
    else
      out += entry ? std::string{'+', symbol_of(entry)} : ".";
  }
  out += ':';
  if (!puzzle.marks.empty()) {
    Puzzle plain = puzzle;
    plain.marks.clear();
    plain.given_marks.clear();
    const Grid all = start(plain), left = start(puzzle);
    bool first = true;
    for (std::size_t c = 0; c < grid_cells; ++c)
      for (Digit d : all.candidates[c] - left.candidates[c]) {
        if (!first) out += ' ';
        first = false;
        out += fmt::format("{}{}{}", int{d}, c / 9 + 1, c % 9 + 1);
      }
  }
  return out + ":::";
}

}  // namespace clew::text
