#include "stream/batch.h"

#include <array>

#include "text/symbols.h"

namespace clew::stream {
namespace {

constexpr Digit neither = 0xFF;

constexpr auto digit_of = [] {
  std::array<Digit, 256> table{};
  for (int c = 0; c < 256; ++c) {
    const char symbol = static_cast<char>(c);
    table[static_cast<std::size_t>(c)] = text::is_blank_symbol(symbol) ? Digit{0}
                                         : symbol >= '1' && symbol <= '9'
                                             ? static_cast<Digit>(symbol - '0')
                                             : neither;
  }
  return table;
}();

}  // namespace

bool parse_bare(std::string_view symbols, Digit* values) {
  Digit all = 0;
  for (std::size_t c = 0; c < 81; ++c) {
    values[c] = digit_of[static_cast<unsigned char>(symbols[c])];
    all |= values[c];
  }
  return all <= 0xF;
}

Expected<Puzzle> Batch::read(std::size_t i, text::Layouts& layouts) const {
  text::FormContext context{*options_, layouts, table_.get(), xml_head_.get()};
  if (!bare_) {
    const Item& item = items_[i];
    if (item.what == text::Cut::What::broken) return std::unexpected(item.error);
    return text::read_piece(item.kind, item.piece, context);
  }
  Puzzle puzzle{.layout = bare_layout_, .givens = std::vector<Digit>(81)};
  if (bare_layout_->digits() == 9 && bare_layout_->values().are_digits() &&
      bare_layout_->size() == 81 && parse_bare(symbols(i), puzzle.givens.data()))
    return puzzle;
  const text::Piece piece{{base_ + i * stride_, stride_ - 1}, first_line_ + i, 1};
  return text::read_line(piece, context);
}

}  // namespace clew::stream
