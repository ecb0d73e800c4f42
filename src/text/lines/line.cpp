// A puzzle on a line: as many symbols as the layout has cells, or numbers; then perhaps a remark.
#include <fmt/format.h>
#include <algorithm>
#include <cstdlib>
#include <optional>

#include "text/forms.h"
#include "text/lines/line_cells.h"
#include "text/sudokupad/picture.h"
#include "text/symbols.h"

namespace clew::text {
namespace {

// Returns the size that a wrong number of symbols was probably meant for: a close one, or the
// classic one.
std::size_t nearest_size(std::size_t symbols) {
  constexpr std::size_t close = 2, classic = 81, largest = 1296;
  std::size_t best = symbols < classic + 10 ? classic : largest;
  auto distance = [&](std::size_t size) {
    return size > symbols ? size - symbols : symbols - size;
  };
  for (std::size_t size = 16; size <= largest; ++size)
    if (!layout_of_length(size).empty() && distance(size) < distance(best) &&
        (distance(size) <= close || best != classic))
      best = size;
  return best;
}

std::unexpected<Error> wrong_length(const Piece& piece, std::string_view line,
                                    const FormContext& context) {
  std::string_view field = first_field(line);
  if (field.empty()) return fail_at(piece, line.data(), "no puzzle stands before the remark");
  for (std::size_t i = 0; i < field.size(); ++i)
    if (!is_blank_symbol(field[i]) && !symbol_value(field[i]))
      return fail_at(
          piece, field.data() + i,
          fmt::format("{} is neither a digit nor a blank (. 0 _ * -)", shown(field.substr(i))));
  const auto tokens = tokens_of(line);
  if (field.size() <= 2 && tokens.size() > 3) {  // numbers apart
    const std::size_t needed = context.options.layout
                                   ? static_cast<std::size_t>(context.options.layout->size())
                                   : nearest_size(tokens.size());
    const std::string_view at = tokens.size() > needed ? tokens[needed] : tokens.back();
    return fail_at(piece, tokens.size() > needed ? at.data() : at.data() + at.size(),
                   fmt::format("{} numbers, {} are needed", tokens.size(), needed));
  }
  const Layout* layout = context.options.layout.get();
  const std::size_t needed =
      layout ? static_cast<std::size_t>(layout->size()) : nearest_size(field.size());
  const std::string name = layout ? (layout->name().empty() ? "this layout" : layout->name())
                                  : std::string(layout_of_length(needed));
  return fail_at(piece, field.data() + std::min(field.size(), needed),
                 fmt::format("{} symbol{}, {} are needed for {}", field.size(),
                             field.size() == 1 ? "" : "s", needed, name));
}

// Values come in line order.
Expected<Puzzle> from_cells(const Piece& piece, const std::vector<std::string_view>& cells,
                            LayoutPtr layout) {
  auto values = values_of(piece, cells, *layout);
  if (!values) return std::unexpected(values.error());
  Puzzle puzzle{.layout = std::move(layout), .givens = std::vector<Digit>(values->size())};
  const auto order = line_order(*puzzle.layout);
  for (std::size_t i = 0; i < order.size(); ++i) puzzle.givens[order[i]] = (*values)[i];
  return puzzle;
}

Expected<LayoutPtr> layout_of_size(std::size_t cells, FormContext& context) {
  if (context.options.layout) return context.options.layout;
  return context.layouts.named(layout_of_length(cells));
}

// The usual case without a detour: 81 digits and blanks of a 9x9 grid. Nothing for any other.
std::optional<Puzzle> read_classic(std::string_view field, FormContext& context) {
  constexpr std::size_t cells = 81;
  if (field.size() != cells) return std::nullopt;
  auto layout = layout_of_size(cells, context);
  if (!layout || (*layout)->size() != static_cast<int>(cells) || (*layout)->digits() != 9 ||
      !(*layout)->values().are_digits())
    return std::nullopt;
  Puzzle puzzle{.layout = std::move(*layout), .givens = std::vector<Digit>(cells)};
  for (std::size_t i = 0; i < cells; ++i) {
    const char c = field[i];
    if (c >= '1' && c <= '9')
      puzzle.givens[i] = static_cast<Digit>(c - '0');
    else if (!is_blank_symbol(c))
      return std::nullopt;
  }
  return puzzle;
}

Expected<Puzzle> read_cells(const Piece& piece, std::string_view text, FormContext& context) {
  if (auto classic = read_classic(first_field(text), context)) return *std::move(classic);
  const auto found = find_line_cells(text, context.options.layout.get());
  if (!found) return wrong_length(piece, text, context);
  auto layout = layout_of_size(found->cells.size(), context);
  if (!layout) return std::unexpected(layout.error());
  return from_cells(piece, found->cells, *layout);
}

}  // namespace

Expected<Puzzle> read_line(const Piece& piece, FormContext& context) {
  return read_cells(piece, trimmed(piece.text), context);
}

}  // namespace clew::text

namespace clew {

Expected<std::vector<Digit>> read_values(const Layout& layout, std::string_view line) {
  using namespace text;
  const Piece piece{.text = line};
  const std::string_view content = trimmed(line);
  std::vector<std::string_view> cells;
  if (content.size() == static_cast<std::size_t>(layout.size())) {
    for (std::size_t i = 0; i < content.size(); ++i) cells.push_back(content.substr(i, 1));
  } else if (auto found = find_line_cells(content, &layout)) {
    cells = std::move(found->cells);
  } else {
    return fail_at(piece,
                   content.data() + std::min<std::size_t>(content.size(),
                                                          static_cast<std::size_t>(layout.size())),
                   fmt::format("{} symbols, {} are needed", content.size(), layout.size()));
  }
  auto values = values_of(piece, cells, layout, true);
  if (!values) return values;
  std::vector<Digit> result(values->size());
  const auto order = line_order(layout);
  for (std::size_t i = 0; i < order.size(); ++i) result[order[i]] = (*values)[i];
  return result;
}

}  // namespace clew
