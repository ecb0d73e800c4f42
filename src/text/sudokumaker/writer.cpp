// SudokuMaker: a link with a compressed JSON object. Its constraints have types by number; reading is in
// text/drawing, because the same object may hold drawings and words.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "text/drawing/sudokumaker_types.h"
#include "text/forms.h"
#include "text/puzzle_text/square_spec.h"
#include "text/sudokumaker/item_writer.h"
#include "text/sudokupad/links.h"
#include "text/sudokupad/lz.h"

namespace clew::text {
namespace {

using Drawn = Constraint::Kind;

constexpr int greatest_digit = 9;

// The only grid, with all cells of the layout.
const SubGrid* grid_of(const Layout& layout) {
  const LayoutSpec& spec = layout.spec();
  if (spec.triangle || spec.grids.size() != 1) return nullptr;
  const SubGrid& grid = spec.grids[0];
  const bool here = grid.at == Place{0, 0} && layout.size() == grid.height * grid.width;
  const bool both = grid.box_height && !grid.regions.empty();
  return here && !both ? &grid : nullptr;
}

// The format has two types of puzzles. In one of them rows, columns and regions hold every digit.
bool is_usual(const sudokumaker::MakerGrid& grid) {
  const int size = grid.width;
  if (grid.height != size || grid.least != 1 || grid.most != size) return false;
  if (size != 4 && size != 6 && size != 8 && size != 9) return false;
  std::map<int, int> sizes;
  for (const int region : grid.regions) ++sizes[region];
  return std::ranges::all_of(sizes, [&](const auto& region) { return region.second == size; });
}

void write_size(const sudokumaker::MakerGrid& grid, Json& puzzle) {
  constexpr int usual = 9;
  auto unless = [&](const char* name, int value, int otherwise) {
    if (value != otherwise) puzzle[name] = value;
  };
  if (is_usual(grid)) {
    if (grid.width != usual) puzzle["type"] = "sudoku";
    unless("size", grid.width, usual);
    return;
  }
  puzzle["type"] = "custom";
  unless("width", grid.width, usual);
  unless("height", grid.height, usual);
  unless("minDigit", grid.least, 1);
  unless("maxDigit", grid.most, greatest_digit);
}

Expected<Json> constraints_of(const LayoutSpec& spec, const sudokumaker::MakerGrid& grid) {
  // Boxes of one row or column are read as regions, in which such groups are columns or rows.
  const SubGrid& boxes = spec.grids[0];
  if (spec.has(Drawn::disjoint) && (boxes.box_height < 2 || boxes.box_width < 2))
    return fail("SudokuMaker has no room for disjoint groups of boxes of one row or column");
  Json items = Json::array();
  items.push_back({{"type", drawing::maker::givens_type}});
  if (!is_usual(grid)) items.push_back({{"type", drawing::maker::rows_and_columns_type}});
  if (!grid.regions.empty())
    items.push_back({{"type", drawing::maker::regions_type}, {"regions", grid.regions}});
  sudokumaker::ItemWriter writer(grid, items);
  for (const ConstraintSpec& c : spec.constraints)
    if (c.kind != Drawn::windows && c.kind != Drawn::group && !writer.write(c))
      return fail(fmt::format("SudokuMaker has no room for this rule: {}", name(c.kind)));
  for (auto& group : groups_of(spec))
    writer.write({.kind = Drawn::group, .cells = std::move(group)});
  return items;
}

}  // namespace

Expected<std::string> write_sudokumaker(const Puzzle& puzzle) {
  const SubGrid* only = grid_of(*puzzle.layout);
  const LayoutSpec& spec = puzzle.layout->spec();
  if (!only) return fail("SudokuMaker has room for one grid only");
  sudokumaker::MakerGrid grid{.height = only->height,
                              .width = only->width,
                              .least = spec.values.of_digit(1),
                              .most = spec.values.of_digit(spec.digits)};
  if (grid.most > greatest_digit || !spec.values.are_consecutive())
    return fail(
        fmt::format("SudokuMaker has room for digits from 0 to {} in a row only", greatest_digit));
  if (spec.has(Drawn::windows) && spec.digits != 9)
    return fail("SudokuMaker has room for the windows of 9x9 only");
  if (only->box_height || !only->regions.empty()) grid.regions = regions_of(*only);
  auto constraints = constraints_of(spec, grid);
  if (!constraints) return std::unexpected(constraints.error());

  Json json = {{"name", puzzle.title}, {"author", puzzle.author}};
  json["comment"] = puzzle.rules.empty() ? sudokumaker::rules_in_words(spec) : puzzle.rules;
  if (!puzzle.message.empty()) json["messages"] = {{"completion", puzzle.message}};
  write_size(grid, json);
  json["cells"] = Json::array();
  for (const Digit given : puzzle.givens)
    json["cells"].push_back(given ? Json{{"given", true}, {"value", puzzle.layout->value(given)}}
                                  : Json::object());
  json["constraints"] = std::move(*constraints);
  const Json container = {{"formatVersion", "1.5.0"}, {"puzzle", std::move(json)}};
  std::string packed = lz_compress(container.dump(-1, ' ', false, Json::error_handler_t::replace));
  while (packed.ends_with('=')) packed.pop_back();
  std::ranges::replace(packed, '/', '-');
  return "https://sudokumaker.app/?puzzle=" + percent_encoded(packed);
}

}  // namespace clew::text
