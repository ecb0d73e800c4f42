// SudokuMaker's object as a drawing. Its constraints have types by number; a type that is not in the
// table below, or code of the setter's own, is an unknown member.
//
// Cells are numbered row by row, corners of cells likewise. Edges are numbered by row: first the left
// edges of the row's cells, then their lower edges. Clues beside the grid name a cell of the grid with a
// frame of one cell around it.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "text/drawing/drawing.h"
#include "text/drawing/sudokumaker_drawn.h"
#include "text/drawing/sudokumaker_groups.h"
#include "text/drawing/sudokumaker_types.h"
#include "text/pieces/piece.h"

namespace clew::text::drawing {
namespace {

using maker::Form;
using maker::negative_of;
using maker::TypeRow;
using maker::types;
using Drawn = Constraint::Kind;

constexpr int longest_maker_side = 36;
constexpr std::size_t most_maker_items = 4000;

double number_or_far(const Json& json) { return json.is_number() ? json.get<double>() : 1e9; }

class SudokuMakerDecoder {
 public:
  explicit SudokuMakerDecoder(const Json& json) : puzzle_(member(json, "puzzle")) {}

  Expected<Drawing> decode() {
    if (auto ok = read_size(); !ok) return std::unexpected(ok.error());
    if (auto ok = read_cells(); !ok) return std::unexpected(ok.error());
    drawing_.title = text_of(puzzle_, "name");
    drawing_.author = text_of(puzzle_, "author");
    drawing_.rules = text_of(puzzle_, "comment");
    bool latin = false;
    for (const Json& constraint : member(puzzle_, "constraints")) {
      if (!says_nothing(member(constraint, "disabled"))) continue;
      const int type = whole_number(member(constraint, "type"));
      latin |= type == 0;
      if (!read_constraint(type, constraint))
        return fail(fmt::format("a constraint of type {} is malformed", type));
      if (drawing_.strokes.size() + drawing_.marks.size() + drawing_.cages.size() +
              drawing_.typed.size() >
          most_maker_items)
        return fail(fmt::format("more than {} objects are drawn", most_maker_items));
    }
    if (!latin) drawing_.unknown.emplace_back("rows and columns may repeat digits");
    drawing_.exact = true;
    return std::move(drawing_);
  }

 private:
  Expected<void> read_size() {
    const bool custom = text_of(puzzle_, "type") == "custom";
    auto size = [&](const char* name) {
      const Json& own = member(puzzle_, name);
      const Json& both = member(puzzle_, "size");
      return !own.is_null() ? whole_number(own) : !both.is_null() ? whole_number(both) : 9;
    };
    height_ = size("height");
    width_ = size("width");
    if (height_ < 2 || width_ < 2 || height_ > longest_maker_side || width_ > longest_maker_side)
      return fail(
          fmt::format("the grid does not have 2 to {} rows and columns", longest_maker_side));
    const Json& least = member(puzzle_, "minDigit");
    const Json& most = member(puzzle_, "maxDigit");
    least_ = least.is_null() ? 1 : whole_number(least);
    most_ = !most.is_null() ? whole_number(most) : custom ? 9 : std::max(height_, width_);
    auto values = Values::read(fmt::format("{}-{}", least_, most_));
    if (least_ < 0 || most_ <= least_ || !values)
      return fail("the digits do not go from 0 or more to a greater number");
    drawing_.values = *values;
    drawing_.rows = height_;
    drawing_.cols = drawing_.canvas_cols = width_;
    return {};
  }

  // Values of all cells are the setter's solution.
  Expected<void> read_cells() {
    const Json& cells = member(puzzle_, "cells");
    const auto all = static_cast<std::size_t>(height_ * width_);
    if (!cells.is_array() || cells.size() != all)
      return fail(fmt::format("the grid does not have {} cells", all));
    std::vector<int> solution;
    for (std::size_t i = 0; i < all; ++i) {
      const Json& value = member(cells[i], "value");
      const bool given = !says_nothing(member(cells[i], "given"));
      const int number = value.is_null() ? -1 : whole_number(value);
      const bool fits = number >= least_ && number <= most_;
      if (given && !fits)
        return fail(
            fmt::format("the value of {} is not one from {} to {}", name_at(i), least_, most_));
      drawing_.givens.push_back(given ? number - least_ + 1 : 0);
      solution.push_back(fits ? number - least_ + 1 : 0);
      if (!says_nothing(member(cells[i], "colors")))
        drawing_.marks.push_back(
            {.centre = centre(place(i)), .width = 1, .height = 1, .fill = {200, 200, 200, 255}});
    }
    if (std::ranges::all_of(solution, [](int digit) { return digit > 0; }))
      drawing_.stated = std::move(solution);
    return {};
  }

  Place place(std::size_t cell) const {
    return {static_cast<int>(cell) / width_, static_cast<int>(cell) % width_};
  }
  std::string name_at(std::size_t cell) const {
    const Place p = place(cell);
    return fmt::format("r{}c{}", p.row + 1, p.col + 1);
  }
  static Point centre(Place p) { return {p.row + 0.5, p.col + 0.5}; }
  bool inside(Place p) const {
    return p.row >= 0 && p.col >= 0 && p.row < height_ && p.col < width_;
  }

  std::optional<std::vector<Place>> cells_of(const Json& cells) const {
    std::vector<Place> result;
    if (!cells.is_array()) return std::nullopt;
    for (const Json& cell : cells) {
      const int index = whole_number(cell);
      if (index < 0 || index >= height_ * width_) return std::nullopt;
      result.push_back(place(static_cast<std::size_t>(index)));
    }
    return result;
  }

  void add(ConstraintSpec spec) { drawing_.typed.push_back(std::move(spec)); }

  bool add_cells(Drawn kind, const Json& json, std::vector<int> values = {}) {
    auto cells = cells_of(json);
    if (cells && !cells->empty())
      add({.kind = kind, .cells = std::move(*cells), .values = std::move(values)});
    return cells.has_value();
  }

  // False if the constraint is malformed; what is not known by its type becomes an unknown member.
  bool read_constraint(int type, const Json& json) {
    const auto row = std::ranges::find(types, type, &TypeRow::type);
    if (row != std::end(types)) return read_row(*row, json);
    auto each = [&](const char* list, auto read) {
      const Json& items = member(json, list);
      return (items.is_array() || items.is_null()) &&
             std::ranges::all_of(items, [&](const Json& item) { return read(item); });
    };
    auto lines = [&](Drawn kind, std::vector<int> values) {
      return each("lines", [&](const Json& line) { return add_cells(kind, line, values); });
    };
    switch (type) {
      case 1:
        return read_regions(member(json, "regions"));
      case 16:
        return read_global_groups(json);
      case 300: {
        const bool slow = !says_nothing(member(json, "slow"));
        return each("thermometers", [&](const Json& line) {
          return add_cells(slow ? Drawn::slow_thermometer : Drawn::thermometer, line);
        });
      }
      case 301:
        return each("cages", [&](const Json& cage) {
          const int sum = whole_number(member(cage, "value"));
          return add_cells(Drawn::cage, member(cage, "cells"),
                           sum > 0 ? std::vector{sum} : std::vector<int>{});
        });
      case 303:
        return each("clues", [&](const Json& clue) { return read_quadruple(clue); });
      case 401: {
        const int least = whole_number(member(json, "minDifference"));
        return least > 0 && lines(Drawn::whispers, {least});
      }
      case 404:
        if (!says_nothing(member(json, "singleRegionTotals"))) return unknown(type, json);
        return lines(Drawn::region_sum, {});
      case 406:
        return read_groups_line(json);
      case 408:
        return each("bulbsWithArrows", [&](const Json& arrow) { return read_arrow(arrow); });
      case 500:
        return each("clues", [&](const Json& clue) { return read_little_killer(clue); });
      case 2000:
        return each("lines", [&](const Json& line) {
          return read_maker_stroke(line, member(json, "style"), drawing_);
        });
      case 2001:
        return each("cages", [&](const Json& cage) { return read_cage(cage); });
      case 2002:
        return read_maker_symbols(json, drawing_);
      case 2003:
        return json.size() == 1 || unknown(type, json);
      default:
        return unknown(type, json);
    }
  }

  bool unknown(int type, const Json& json) {
    std::string name = text_of(json, "name");
    if (name.empty()) name = text_of(member(json, "definition"), "name");
    std::string what =
        type == 1000 ? std::string("custom code") : fmt::format("constraint of type {}", type);
    if (!name.empty()) what += " " + quoted(name, 40);
    drawing_.unknown.push_back(std::move(what));
    return true;
  }

  bool read_row(const TypeRow& row, const Json& json) {
    switch (row.form) {
      case Form::silent:
        drawing_.fog |= row.type >= 4000;
        return true;
      case Form::flag:
        add({row.kind});
        return true;
      case Form::cells:
        return add_cells(row.kind, member(json, "cells"));
      case Form::lines:
        for (const Json& line : member(json, "lines"))
          if (!add_cells(row.kind, line)) return false;
        return true;
      case Form::edges:
        return read_edges(row.kind, json);
      case Form::outside:
        for (const Json& clue : member(json, "clues"))
          if (!read_outside(row.kind, clue)) return false;
        return true;
    }
    return false;
  }

  bool read_regions(const Json& regions) {
    if (!regions.is_array() || regions.size() != static_cast<std::size_t>(height_ * width_))
      return false;
    drawing_.regions.assign(regions.size(), {});
    for (std::size_t i = 0; i < regions.size(); ++i) {
      const int region = whole_number(regions[i]);
      if (region >= static_cast<int>(regions.size())) return false;
      if (region >= 0) drawing_.regions[static_cast<std::size_t>(region)].push_back(place(i));
    }
    std::erase_if(drawing_.regions, [](const auto& region) { return region.empty(); });
    return true;
  }

  bool read_edges(Drawn kind, const Json& json) {
    for (const Json& clue : member(json, "clues")) {
      const int edge = whole_number(member(clue, "edge")),
                value = whole_number(member(clue, "value"));
      if (edge < 0 || value < 0) return false;
      const int row = edge / (2 * width_), at = edge % (2 * width_);
      const bool lower = at >= width_;
      const Place b = lower ? Place{row + 1, at - width_} : Place{row, at};
      const Place a = lower ? Place{row, at - width_} : Place{row, at - 1};
      if (!inside(a) || !inside(b)) return false;
      add({.kind = kind, .cells = {a, b}, .values = {value}});
    }
    std::vector<int> never;
    for (const Json& value : member(json, "negative")) never.push_back(whole_number(value));
    if (std::ranges::any_of(never, [](int value) { return value < 0; })) return false;
    if (!never.empty()) add({.kind = negative_of(kind), .values = std::move(never)});
    return true;
  }

  bool read_quadruple(const Json& clue) {
    const int corner = whole_number(member(clue, "corner"));
    const Place low{corner / (width_ + 1), corner % (width_ + 1)};
    ConstraintSpec spec{.kind = Drawn::quadruple};
    for (const Place p :
         {Place{low.row - 1, low.col - 1}, {low.row - 1, low.col}, {low.row, low.col - 1}, low}) {
      if (corner < 0 || !inside(p)) return false;
      spec.cells.push_back(p);
    }
    for (const Json& digit : member(clue, "digits")) spec.values.push_back(whole_number(digit));
    if (!spec.values.empty()) add(std::move(spec));
    return true;
  }

  std::vector<unsigned> groups_of(const Json& json) const {
    return maker::read_groups(member(json, "groups"), least_, most_);
  }

  bool read_groups_line(const Json& json) {
    const auto spec = maker::line_of_groups(groups_of(json), least_, most_);
    if (!spec) return unknown(406, json);
    for (const Json& line : member(json, "lines"))
      if (!add_cells(spec->kind, line, spec->values)) return false;
    return true;
  }

  bool read_global_groups(const Json& json) {
    const std::vector<unsigned> groups = groups_of(json);
    if (groups.empty() || std::ranges::find(groups, 0U) != groups.end()) return unknown(16, json);
    for (ConstraintSpec& spec : maker::squares_of_groups(groups, {height_, width_}))
      add(std::move(spec));
    return true;
  }

  // Cells of a pill are listed from the ones on; each shaft begins in the pill.
  bool read_arrow(const Json& json) {
    auto bulb = cells_of(member(json, "bulbCells"));
    if (!bulb || bulb->empty()) return false;
    ConstraintSpec spec{.kind = Drawn::arrow};
    spec.cells.assign(bulb->rbegin(), bulb->rend());
    for (const Json& arrow : member(json, "arrows")) {
      auto shaft = cells_of(arrow);
      if (!shaft) return false;
      std::erase_if(*shaft, [&](Place p) { return std::ranges::find(*bulb, p) != bulb->end(); });
      if (shaft->empty()) continue;
      spec.splits.push_back(static_cast<std::uint16_t>(spec.cells.size()));
      spec.cells.insert(spec.cells.end(), shaft->begin(), shaft->end());
    }
    if (!spec.splits.empty()) add(std::move(spec));
    return true;
  }

  // The cell of a clue beside the grid, and the step into the grid; corners have a diagonal step.
  struct Beside {
    Place cell, step;
  };
  std::optional<Beside> beside(const Json& clue) const {
    const int index = whole_number(member(clue, "outerCell"));
    if (index < 0 || index >= (height_ + 2) * (width_ + 2)) return std::nullopt;
    const Place p{index / (width_ + 2) - 1, index % (width_ + 2) - 1};
    if (inside(p)) return std::nullopt;
    return Beside{p, {(p.row < 0) - (p.row == height_), (p.col < 0) - (p.col == width_)}};
  }

  bool add_ray(Drawn kind, Place from, Place step, int value) {
    ConstraintSpec spec{.kind = kind, .values = {value}};
    for (Place p{from.row + step.row, from.col + step.col}; inside(p);
         p = {p.row + step.row, p.col + step.col})
      spec.cells.push_back(p);
    if (spec.cells.empty() || value < 0) return false;
    add(std::move(spec));
    return true;
  }

  bool read_outside(Drawn kind, const Json& clue) {
    const auto at = beside(clue);
    if (!at || (at->step.row && at->step.col)) return false;
    return add_ray(kind, at->cell, at->step, whole_number(member(clue, "value")));
  }

  // Direction 1 rises to the right, -1 falls.
  bool read_little_killer(const Json& clue) {
    const auto at = beside(clue);
    const double direction = number_or_far(member(clue, "diagonal"));
    if (!at || (direction != 1 && direction != -1)) return false;
    const int sign = direction > 0 ? -1 : 1;  // of column steps against row steps
    Place step = at->step;
    if (step.row && step.col) {
      if (step.row * step.col != sign) return false;
    } else if (step.row) {
      step.col = step.row * sign;
    } else {
      step.row = step.col * sign;
    }
    return add_ray(Drawn::little_killer, at->cell, step, whole_number(member(clue, "value")));
  }

  bool read_cage(const Json& json) {
    auto cells = cells_of(member(json, "cells"));
    if (cells && !cells->empty())
      drawing_.cages.push_back({.cells = std::move(*cells), .value = text_of(json, "value")});
    return cells.has_value();
  }

  const Json& puzzle_;
  int height_ = 0, width_ = 0, least_ = 1, most_ = 9;
  Drawing drawing_;
};

}  // namespace

Expected<Drawing> decode_sudokumaker(const Json& json) { return SudokuMakerDecoder(json).decode(); }

}  // namespace clew::text::drawing
