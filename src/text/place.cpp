#include "text/place.h"

#include <algorithm>

#include "base/assert.h"
#include "clew/text.h"
#include "text/pieces/piece.h"

namespace clew::text {
namespace {

// Cuts a number below the farthest place off the text; -1 if there is none.
int take_number(std::string_view& text) {
  std::size_t n = 0;
  while (n < text.size() && text[n] >= '0' && text[n] <= '9') ++n;
  const int value = number(text.substr(0, n));
  text.remove_prefix(n);
  return value <= farthest_place ? value : -1;
}

bool take(std::string_view& text, char c) {
  if (text.empty() || (text[0] | 0x20) != (c | 0x20)) return false;
  text.remove_prefix(1);
  return true;
}

std::optional<Place> from_one(int row, int col) {
  if (row < 1 || col < 1) return std::nullopt;
  return Place{row - 1, col - 1};
}

}  // namespace

std::optional<Place> take_place(std::string_view& text) {
  std::string_view rest = text;
  std::optional<Place> place;
  if (take(rest, 'r')) {  // r1c1
    const int row = take_number(rest);
    if (row >= 0 && take(rest, 'c')) place = from_one(row, take_number(rest));
  }
  if (!place && !(rest = text).empty() && rest[0] == '(') {  // (x,y) from 0
    rest.remove_prefix(1);
    const int x = take_number(rest);
    if (x >= 0 && !rest.empty() && rest[0] == ',') {
      rest.remove_prefix(1);
      const int y = take_number(rest);
      if (y >= 0 && !rest.empty() && rest[0] == ')') {
        rest.remove_prefix(1);
        place = Place{y, x};
      }
    }
  }
  if (!place) {  // a1, and aa1 below z1
    rest = text;
    int row = 0;
    std::size_t letters = 0;
    while (letters < rest.size() && letters < 2 &&
           ((rest[letters] | 0x20) >= 'a' && (rest[letters] | 0x20) <= 'z'))
      row = row * 26 + ((rest[letters++] | 0x20) - 'a' + 1);
    rest.remove_prefix(letters);
    if (letters) place = from_one(row, take_number(rest));
  }
  CLEW_ASSERT(!place || (place->row >= 0 && place->col >= 0 && rest.size() < text.size()));
  if (place) text = rest;
  return place;
}

std::optional<std::pair<Place, Place>> range_of(std::string_view word) {
  const auto first = take_place(word);
  auto last = first;
  if (first && word.starts_with('-')) {
    word.remove_prefix(1);
    last = take_place(word);
  }
  if (!first || !last || !word.empty()) return std::nullopt;
  return std::pair{*first, *last};
}

std::string name_of(Place p) {
  return "r" + std::to_string(p.row + 1) + "c" + std::to_string(p.col + 1);
}

}  // namespace clew::text

namespace clew {

Expected<CellId> read_cell(const Layout& layout, std::string_view name) {
  std::string_view rest = text::trimmed(name);
  const auto place = text::take_place(rest);
  if (!place || !rest.empty())
    return fail(text::quoted(name) + " is no cell's name; cells are called r1c1");
  const int cell = layout.at(*place);
  if (cell < 0) return fail("there is no cell " + text::name_of(*place));
  return static_cast<CellId>(cell);
}

}  // namespace clew
