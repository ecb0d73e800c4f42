// An ipuz object of the sudoku kind as a drawing: given digits, boxes, cages with sums, zones.
#include <fmt/format.h>

#include <algorithm>

#include "text/drawing/drawing.h"
#include "text/pieces/piece.h"
#include "text/puzzle_text/square_spec.h"

namespace clew::text::drawing {
namespace {

using Drawn = Constraint::Kind;

constexpr std::size_t longest_ipuz_side = 36, most_cages = 1000;

bool is_silent(std::string_view key) {
  for (std::string_view known :
       {"version",  "kind",          "copyright",  "publisher",   "publication", "url",
        "uniqueid", "title",         "intro",      "explanation", "annotation",  "author",
        "editor",   "date",          "notes",      "difficulty",  "origin",      "block",
        "empty",    "styles",        "checksum",   "saved",       "charset",     "displaycharset",
        "boxes",    "showoperators", "cageborder", "puzzle",      "solution",    "cages",
        "zones",    "dimensions"})
    if (key == known) return true;
  return false;
}

class IpuzDecoder {
 public:
  explicit IpuzDecoder(const Json& json) : json_(json) {}

  Expected<Drawing> decode() {
    const Json& rows = member(json_, "puzzle");
    if (!rows.is_array() || rows.size() < 2 || rows.size() > longest_ipuz_side ||
        !rows[0].is_array())
      return fail(fmt::format("the puzzle does not have 2 to {} rows", longest_ipuz_side));
    drawing_.rows = static_cast<int>(rows.size());
    drawing_.cols = static_cast<int>(rows[0].size());
    if (drawing_.cols < 2 || rows[0].size() > longest_ipuz_side)
      return fail(fmt::format("the puzzle does not have 2 to {} columns", longest_ipuz_side));
    drawing_.canvas_cols = drawing_.cols;
    if (auto ok = read_grid(rows, drawing_.givens, true); !ok) return std::unexpected(ok.error());
    if (const Json& solution = member(json_, "solution"); solution.is_array()) {
      if (auto ok = read_grid(solution, drawing_.stated, false); !ok)
        return std::unexpected(ok.error());
      if (std::ranges::find(drawing_.stated, 0) != drawing_.stated.end()) drawing_.stated.clear();
    }
    drawing_.title = text_of(json_, "title");
    drawing_.author = text_of(json_, "author");
    drawing_.source = text_of(json_, "origin");
    drawing_.message = text_of(json_, "explanation");
    const Json& boxes = member(json_, "boxes");
    if (!boxes.is_boolean() || boxes.get<bool>()) add_boxes();
    find_first();
    if (auto ok = read_cages(); !ok) return std::unexpected(ok.error());
    for (const Json& zone : member(json_, "zones")) {
      auto cells = cells_of(member(zone, "cells"));
      if (cells && cells->size() > 1)
        drawing_.typed.push_back({.kind = Drawn::group, .cells = std::move(*cells)});
      else
        drawing_.unknown.emplace_back("zones");
    }
    for (const auto& [key, value] : json_.items())
      if (!is_silent(key) && !says_nothing(value) && !key.contains(':'))
        drawing_.unknown.push_back(key.substr(0, 40));
    drawing_.exact = true;
    return std::move(drawing_);
  }

 private:
  // A cell is a digit, an object with a `value`, or blank: 0, null, the empty cell's own sign.
  Expected<void> read_grid(const Json& rows, std::vector<int>& digits, bool styled) {
    const int most = std::max(drawing_.rows, drawing_.cols);
    const std::string charset = text_of(json_, "charset"), blank = text_of(json_, "empty");
    if (rows.size() != static_cast<std::size_t>(drawing_.rows))
      return fail(fmt::format("the solution does not have {} rows", drawing_.rows));
    for (std::size_t r = 0; r < rows.size(); ++r) {
      if (!rows[r].is_array() || rows[r].size() != static_cast<std::size_t>(drawing_.cols))
        return fail(fmt::format("row {} does not have {} cells", r + 1, drawing_.cols));
      for (std::size_t c = 0; c < rows[r].size(); ++c) {
        const Json* cell = &rows[r][c];
        if (cell->is_object()) {
          if (styled && !says_nothing(member(*cell, "style")))
            drawing_.unknown.emplace_back("style");
          cell = &member(*cell, cell->contains("value") ? "value" : "cell");
        }
        int digit = cell->is_null() ? 0 : whole_number(*cell);
        if (cell->is_string()) {
          const auto& text = cell->get_ref<const std::string&>();
          const std::size_t at =
              charset.empty() || text.size() != 1 ? charset.npos : charset.find(text);
          if (at != charset.npos) digit = static_cast<int>(at) + 1;
          if (text == blank || text.empty() || text == "." || text == "-") digit = 0;
        }
        if (digit < 0 || digit > most)
          return fail(
              fmt::format("the value of r{}c{} is not one from 1 to {}", r + 1, c + 1, most));
        digits.push_back(digit);
      }
    }
    return {};
  }

  void add_boxes() {
    const int size = std::max(drawing_.rows, drawing_.cols);
    const int height = usual_box_height(size);
    const int width = size / height;
    for (int r = 0; r < drawing_.rows; r += height)
      for (int c = 0; c < drawing_.cols; c += width) {
        auto& box = drawing_.regions.emplace_back();
        for (int i = r; i < std::min(r + height, drawing_.rows); ++i)
          for (int j = c; j < std::min(c + width, drawing_.cols); ++j) box.push_back({i, j});
      }
  }

  // Programs count columns and rows from 0 or from 1. What they count from must show, in a 0 or in the
  // number of the last row or column.
  void find_first() {
    bool zero = false, last = false;
    for (const char* list : {"cages", "zones"})
      for (const Json& item : member(json_, list))
        for (const Json& cell : member(item, "cells")) {
          if (!cell.is_array() || cell.size() != 2) continue;
          const int col = whole_number(cell[0]), row = whole_number(cell[1]);
          zero |= col == 0 || row == 0;
          last |= col == drawing_.cols || row == drawing_.rows;
        }
    const bool any = !says_nothing(member(json_, "cages")) || !says_nothing(member(json_, "zones"));
    if (any && zero == last)
      drawing_.unknown.emplace_back("cells, which may be counted from 0 or from 1");
    first_ = last ? 1 : 0;
  }

  // [column, row].
  std::optional<std::vector<Place>> cells_of(const Json& list) const {
    std::vector<Place> cells;
    if (!list.is_array()) return std::nullopt;
    for (const Json& item : list) {
      if (!item.is_array() || item.size() != 2) return std::nullopt;
      const Place p{whole_number(item[1]) - first_, whole_number(item[0]) - first_};
      if (p.row < 0 || p.col < 0 || p.row >= drawing_.rows || p.col >= drawing_.cols)
        return std::nullopt;
      cells.push_back(p);
    }
    return cells;
  }

  Expected<void> read_cages() {
    const Json& cages = member(json_, "cages");
    if (cages.size() > most_cages) return fail(fmt::format("more than {} cages", most_cages));
    for (const Json& cage : cages) {
      auto cells = cells_of(member(cage, "cells"));
      if (!cells || cells->empty()) return fail("a cage has a cell that is not in the grid");
      const std::string kind = text_of(cage, "type");
      const int value = whole_number(member(cage, "value"));
      const bool no_value = says_nothing(member(cage, "value"));
      if ((!kind.empty() && kind != "+") || (!no_value && value <= 0)) {
        drawing_.unknown.push_back("cage of type " + quoted(kind, 12));
        continue;
      }
      drawing_.typed.push_back({.kind = Drawn::cage,
                                .cells = std::move(*cells),
                                .values = no_value ? std::vector<int>{} : std::vector{value}});
    }
    return {};
  }

  const Json& json_;
  int first_ = 0;  // number of the first row and column
  Drawing drawing_;
};

}  // namespace

Expected<Drawing> decode_ipuz(const Json& json) { return IpuzDecoder(json).decode(); }

}  // namespace clew::text::drawing
