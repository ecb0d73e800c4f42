// SudokuPad: an object with cells, regions and cages, long or shortened, in a link that begins with
// `scl`. Its other rules stand in words and drawings: a puzzle that draws what cannot be understood
// is refused rather than read without it.
#include <fmt/format.h>
#include <algorithm>

#include "text/puzzle_text/square_spec.h"
#include "text/sudokupad/links.h"
#include "text/sudokupad/lz.h"

namespace clew::text {
namespace {

using Drawn = Constraint::Kind;

constexpr std::size_t largest = 36;

// Members that are read, or say nothing about digits.
bool is_known(std::string_view key) {
  for (std::string_view known :
       {"cells",    "ce",     "regions", "re",       "cages",    "ca",        "lines",
        "l",        "arrows", "a",       "overlays", "o",        "underlays", "u",
        "metadata", "md",     "global",  "foglight", "id",       "cellSize",  "cs",
        "settings", "title",  "author",  "rules",    "solution", "vd"})
    if (key == known) return true;
  return false;
}

// A member by its long or its short name.
const Json& either(const Json& json, const char* name, const char* short_name) {
  const Json& value = member(json, name);
  return value.is_null() ? member(json, short_name) : value;
}

class Reader {
 public:
  Reader(const Piece& piece, const char* where, const Json& json, FormContext& context)
      : piece_(piece), where_(where), json_(json), context_(context) {}

  Expected<Puzzle> read() {
    const Json& rows = either(json_, "cells", "ce");
    if (!rows.is_array() || rows.empty() || rows.size() > largest || !rows[0].is_array())
      return wrong("the puzzle has no cells");
    const std::size_t width = rows[0].size();
    if (!width || width > largest)
      return wrong(fmt::format("the grid does not have 1 to {} columns", largest));
    grid_ = {.height = static_cast<int>(rows.size()), .width = static_cast<int>(width)};
    spec_.digits = std::max(grid_.height, grid_.width);
    if (auto ok = read_cells(rows); !ok) return std::unexpected(ok.error());
    if (auto ok = read_regions(); !ok) return std::unexpected(ok.error());
    if (auto ok = read_cages(); !ok) return std::unexpected(ok.error());
    read_metadata();
    read_drawings();
    if (beyond_.refuses()) return wrong(beyond_.reason());
    spec_.grids = {grid_};
    recognise_windows(spec_);
    auto layout = context_.layouts.of(spec_);
    if (!layout) return wrong(layout.error().reason);
    puzzle_.layout = *layout;
    puzzle_.remark = beyond_.remark();
    return std::move(puzzle_);
  }

 private:
  std::unexpected<Error> wrong(std::string reason) {
    return fail_at(piece_, where_, std::move(reason));
  }

  Expected<void> read_cells(const Json& rows) {
    for (std::size_t r = 0; r < rows.size(); ++r) {
      if (!rows[r].is_array() || rows[r].size() != static_cast<std::size_t>(grid_.width))
        return wrong(fmt::format("row {} does not have {} cells", r + 1, grid_.width));
      for (std::size_t c = 0; c < rows[r].size(); ++c) {
        const Json& value = either(rows[r][c], "value", "v");
        const int digit = says_nothing(value) ? 0 : whole_number(value);
        if (digit < 0 || digit > spec_.digits)
          return wrong(fmt::format("the value of r{}c{} is not one from 1 to {}", r + 1, c + 1,
                                   spec_.digits));
        puzzle_.givens.push_back(static_cast<Digit>(digit));
      }
    }
    return {};
  }

  // [row, column], from 0.
  std::optional<Place> place(const Json& json) const {
    if (json.is_string()) return cell_in(grid_, json);
    if (!json.is_array() || json.size() != 2) return std::nullopt;
    const int row = whole_number(json[0]), col = whole_number(json[1]);
    if (row < 0 || col < 0 || row >= grid_.height || col >= grid_.width) return std::nullopt;
    return Place{row, col};
  }

  Expected<std::vector<Place>> places(const Json& cells, const char* what) {
    std::vector<Place> result;
    for (const Json& cell : cells) {
      const auto at = place(cell);
      if (!at) return wrong(fmt::format("a {} has a cell that is not in the grid", what));
      result.push_back(*at);
    }
    return result;
  }

  Expected<void> read_regions() {
    std::vector<int> regions(puzzle_.givens.size(), -1);
    int number = 0;
    for (const Json& region : either(json_, "regions", "re")) {
      auto cells = places(region, "region");
      if (!cells) return std::unexpected(cells.error());
      for (Place p : *cells) {
        int& of_cell = regions[p.row * grid_.width + p.col];
        if (of_cell >= 0)
          return wrong(fmt::format("r{}c{} lies in two regions", p.row + 1, p.col + 1));
        of_cell = number;
      }
      ++number;
    }
    set_regions(grid_, regions);
    return {};
  }

  Expected<void> read_cages() {
    for (const Json& cage : either(json_, "cages", "ca")) {
      const Json& cells = either(cage, "cells", "ce");
      const Json& value = either(cage, "value", "v");
      if (says_nothing(cells)) {
        if (value.is_string()) read_note(value.get_ref<const std::string&>());
        continue;
      }
      if (text_of(cage, "type") == "rowcol") continue;
      const Json& unique = member(cage, "unique");
      const bool repeats = unique.is_boolean() && !unique.get<bool>();
      const Json& sum = member(cage, "sum");
      const int total = whole_number(says_nothing(sum) ? value : sum);
      auto group = places(cells, "cage");
      if (!group) return std::unexpected(group.error());
      if (total > 0 && (says_nothing(value) || whole_number(value) == total)) {
        // A number alone may also be a product, or count something.
        if (says_nothing(sum) && !unique.is_boolean())
          beyond_.drawing("cages with numbers");
        else
          spec_.add({.kind = repeats ? Drawn::sum : Drawn::cage,
                     .cells = std::move(*group),
                     .values = {total}});
      } else if (!says_nothing(value)) {
        beyond_.drawing("cages with words");
      } else if (!repeats && group->size() > 1) {
        spec_.add({Drawn::group, std::move(*group)});
      }
    }
    return {};
  }

  // Cages without cells carry words: "title: …".
  void read_note(const std::string& note) {
    const std::size_t colon = note.find(':');
    const std::string name = lower(trimmed(std::string_view(note).substr(0, colon)));
    const std::string value(colon == note.npos ? std::string_view{}
                                               : trimmed(std::string_view(note).substr(colon + 1)));
    if (name == "title") puzzle_.title = value;
    if (name == "author") puzzle_.author = value;
    if (name == "rules") beyond_.words(value);
    if (name == "foglight") beyond_.rule("fog");
  }

  void read_metadata() {
    const Json& metadata = member(json_, "metadata");
    for (const char* name : {"title", "t"})
      if (std::string title = text_of(metadata, name); !title.empty())
        puzzle_.title = std::move(title);
    if (std::string author = text_of(metadata, "author"); !author.empty())
      puzzle_.author = std::move(author);
    if (std::string rules = text_of(metadata, "rules"); !rules.empty())
      beyond_.words(std::move(rules));
    if (!says_nothing(member(metadata, "antiknight"))) spec_.add({Drawn::antiknight});
    if (!says_nothing(member(metadata, "antiking"))) spec_.add({Drawn::antiking});
    for (const Json& rule : member(json_, "global")) {
      const std::string name = rule.is_string() ? rule.get<std::string>() : rule.dump();
      if (name == "antiknight")
        spec_.add({Drawn::antiknight});
      else if (name == "antiking")
        spec_.add({Drawn::antiking});
      else if (name == "nonconsecutive")
        spec_.add({Drawn::nonconsecutive});
      else
        beyond_.rule(name.substr(0, 40));
    }
    for (const auto& [key, value] : json_.items())
      if (!is_known(key) && !says_nothing(value)) beyond_.rule(key.substr(0, 40));
    if (!says_nothing(member(metadata, "norowcol")))
      beyond_.rule("rows and columns that may repeat");
    if (!says_nothing(member(json_, "foglight"))) beyond_.rule("fog");
  }

  // A line from corner to corner marks a diagonal; anything else has a meaning that only words
  // tell.
  void read_drawings() {
    for (const Json& line : either(json_, "lines", "l"))
      if (!mark_diagonal(either(line, "wayPoints", "wp"))) beyond_.drawing("lines");
    if (!says_nothing(either(json_, "arrows", "a"))) beyond_.drawing("arrows");
    for (const auto& [name, short_name] : {std::pair{"overlays", "o"}, {"underlays", "u"}})
      for (const Json& mark : either(json_, name, short_name))
        if (says_nothing(either(mark, "text", "te")) &&
            is_shading(either(mark, "width", "w"), either(mark, "height", "h")))
          beyond_.decoration("shaded cells");
        else
          beyond_.drawing("marks in cells or beside them");
  }

  bool mark_diagonal(const Json& points) {
    if (!points.is_array() || points.size() != 2 || grid_.height != grid_.width) return false;
    double ends[4];
    std::size_t n = 0;
    for (const Json& point : points)
      for (std::size_t i = 0; i < 2; ++i) {
        if (!point.is_array() || point.size() != 2 || !point[i].is_number()) return false;
        ends[n++] = point[i].get<double>();
      }
    // Its ends may lie a little within or beyond the corner.
    auto at = [](double x, int where) { return x > where - 0.6 && x < where + 0.6; };
    auto runs = [&](int row, int col, int to_row, int to_col) {
      return at(ends[0], row) && at(ends[1], col) && at(ends[2], to_row) && at(ends[3], to_col);
    };
    const int size = grid_.height;
    const bool main = runs(0, 0, size, size) || runs(size, size, 0, 0);
    const bool anti = runs(0, size, size, 0) || runs(size, 0, 0, size);
    if (main) spec_.add({Drawn::main_diagonal});
    if (anti) spec_.add({Drawn::anti_diagonal});
    return main || anti;
  }

  const Piece& piece_;
  const char* where_;
  const Json& json_;
  FormContext& context_;
  SubGrid grid_;
  LayoutSpec spec_{.grids = {}};
  Puzzle puzzle_;
  Beyond beyond_;
};

}  // namespace

Expected<Puzzle> read_sudokupad(const Piece& piece, const char* where, const Json& json,
                                FormContext& context) {
  return Reader(piece, where, json, context).read();
}

Expected<std::string> write_sudokupad(const Puzzle& puzzle) {
  constexpr Kinds written = told_by_houses | Kinds{Drawn::nonconsecutive, Drawn::cage};
  if (auto ok = supported(*puzzle.layout, written); !ok) return std::unexpected(ok.error());
  const SubGrid* grid = only_grid(*puzzle.layout);
  const LayoutSpec& spec = puzzle.layout->spec();
  if (!spec.values.are_digits())
    return fail(
        fmt::format("SudokuPad has no room for the digits {}", spec.values.text(spec.digits)));
  if (!grid || static_cast<std::size_t>(std::max(grid->height, grid->width)) > largest)
    return fail("SudokuPad has room for one grid only");
  if (spec.has(Drawn::disjoint)) return fail("SudokuPad has no room for disjoint groups");
  if (spec.has(Drawn::windows) && spec.digits != 9)
    return fail("SudokuPad has room for the windows of 9x9 only");
  Json json = {{"cellSize", 64},
               {"metadata", Json::object()},
               {"cells", Json::array()},
               {"regions", Json::array()},
               {"cages", Json::array()}};
  const auto regions = regions_of(*grid);
  for (int r = 0; r < grid->height; ++r) {
    Json row = Json::array();
    for (int c = 0; c < grid->width; ++c) {
      const int index = r * grid->width + c;
      row.push_back(puzzle.givens[index] ? Json{{"value", puzzle.givens[index]}} : Json::object());
      if (regions[index] < 0) continue;
      const auto region = static_cast<std::size_t>(regions[index]);
      while (json["regions"].size() <= region) json["regions"].push_back(Json::array());
      json["regions"][region].push_back({r, c});
    }
    json["cells"].push_back(std::move(row));
  }
  Json& metadata = json["metadata"];
  if (!puzzle.title.empty()) metadata["title"] = puzzle.title;
  if (!puzzle.author.empty()) metadata["author"] = puzzle.author;
  if (spec.has(Drawn::antiknight)) metadata["antiknight"] = true;
  if (spec.has(Drawn::antiking)) metadata["antiking"] = true;
  for (const auto& group : groups_of(spec)) {
    Json cells = Json::array();
    for (Place p : group) cells.push_back({p.row, p.col});
    json["cages"].push_back({{"cells", std::move(cells)}, {"unique", true}});
  }
  for (const ConstraintSpec& c : spec.constraints) {
    if (c.kind != Drawn::cage) continue;
    if (c.values.size() > 1) return fail("SudokuPad has no room for a cage with several sums");
    Json cage = {{"cells", Json::array()}, {"unique", true}};
    for (Place p : c.cells) cage["cells"].push_back({p.row, p.col});
    if (!c.values.empty()) {
      cage["value"] = std::to_string(c.values[0]);
      cage["sum"] = c.values[0];
    }
    json["cages"].push_back(std::move(cage));
  }
  if (spec.has(Drawn::nonconsecutive)) json["global"] = Json::array({"nonconsecutive"});
  const int size = grid->height;
  auto draw = [&](Json from, Json to) {
    json["lines"].push_back(
        {{"wayPoints", {std::move(from), std::move(to)}}, {"color", "#34bbe6"}, {"thickness", 2}});
  };
  if (spec.has(Drawn::main_diagonal)) draw({0, 0}, {size, size});
  if (spec.has(Drawn::anti_diagonal)) draw({0, size}, {size, 0});
  return "https://sudokupad.app/scl" +
         lz_compress(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

}  // namespace clew::text
