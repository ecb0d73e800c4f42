#include "text/rules/shapes.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <set>

#include "text/pieces/piece.h"
#include "text/rules/strokes.h"

namespace clew::text::rules {
namespace {

bool is_whole(double x) { return std::abs(x - std::round(x)) < 0.1; }
bool is_half(double x) { return std::abs(x - std::floor(x) - 0.5) < 0.1; }
int rounded(double x) { return static_cast<int>(std::lround(x)); }
int cell_of(double x) { return static_cast<int>(std::floor(x)); }

// Spaces of all widths as blanks.
std::string with_plain_spaces(std::string text) {
  for (std::string_view space : {"\u00a0", "\u2002", "\u2003", "\u2004", "\u2005", "\u2006",
                                 "\u2007", "\u2008", "\u2009", "\u200a", "\u202f"})
    for (std::size_t at; (at = text.find(space)) != text.npos;) text.replace(at, space.size(), " ");
  return text;
}

/// Marks that share a centre are one object: a shape and its text.
struct Group {
  const Mark* shape = nullptr;
  std::string text;
  Point at;
};

bool is_visible(const Mark& m) {
  const bool fill = m.fill.visible() && hue_of(m.fill) != Hue::white;
  const bool border = m.border.visible() && hue_of(m.border) != Hue::white;
  return fill || border;
}

// The mark on a corner of cells within which a text lies: its digits may be texts of their own.
Group* corner_around(std::vector<Group>& groups, const Mark& text) {
  constexpr double least = 0.4, most = 1.1;
  if (text.text.empty() || is_visible(text)) return nullptr;
  for (Group& g : groups) {
    if (!g.shape || !g.shape->rounded || !is_whole(g.at.row) || !is_whole(g.at.col)) continue;
    const double size = std::max(g.shape->width, g.shape->height);
    const double away = std::hypot(g.at.row - text.centre.row, g.at.col - text.centre.col);
    if (size >= least && size <= most && away < size / 2) return &g;
  }
  return nullptr;
}

// A circle over several cells: texts within it are not its own.
bool is_pill(const Mark& mark) {
  constexpr double least = 1.2;
  return mark.rounded && mark.text.empty() && std::max(mark.width, mark.height) >= least;
}

std::vector<Group> group_marks(const Drawing& drawing) {
  constexpr double near = 0.08;
  std::vector<Group> groups;
  for (const Mark& mark : drawing.marks) {
    if (Group* corner = corner_around(groups, mark)) {
      corner->text += corner->text.empty() ? mark.text : ' ' + mark.text;
      continue;
    }
    auto it = std::ranges::find_if(groups, [&](const Group& g) {
      return std::abs(g.at.row - mark.centre.row) < near &&
             std::abs(g.at.col - mark.centre.col) < near;
    });
    const bool whole = std::max(mark.width, mark.height) >= 0.95 && mark.text.empty();
    // Shading lies under other marks and is an object of its own.
    if (it == groups.end() || whole || (it->shape && is_pill(*it->shape)) ||
        (it->shape && std::max(it->shape->width, it->shape->height) >= 0.95 && it->text.empty() &&
         !it->shape->rounded)) {
      groups.push_back({nullptr, {}, mark.centre});
      it = groups.end() - 1;
    }
    const bool larger = !it->shape || std::max(mark.width, mark.height) >
                                          std::max(it->shape->width, it->shape->height);
    const bool seen = is_visible(mark) || (mark.fill.visible() && mark.rounded);
    if (seen && (larger || !is_visible(*it->shape))) it->shape = &mark;
    if (!mark.text.empty()) it->text += it->text.empty() ? mark.text : ' ' + mark.text;
  }
  return groups;
}

class Classifier {
 public:
  explicit Classifier(const Drawing& drawing) : drawing_(drawing) {}

  std::vector<Object> classify() {
    for (const Group& group : group_marks(drawing_)) add_mark(group);
    add_cages();
    Strokes(drawing_, objects_).add();
    attach_arrows_beside();
    return std::move(objects_);
  }

 private:
  bool inside(Place p) const {
    return p.row >= 0 && p.col >= 0 && p.row < drawing_.rows && p.col < drawing_.cols;
  }

  void add_mark(const Group& group) {
    Object object;
    object.at = group.at;
    object.text = with_plain_spaces(group.text);
    object.value = number(object.text);
    if (group.shape) {
      const Mark& shape = *group.shape;
      object.filled = shape.fill.visible();
      object.colour = shape.fill.visible() ? shape.fill : shape.border;
      object.size = std::max(shape.width, shape.height);
    }
    const double row = group.at.row, col = group.at.col;
    const bool round = group.shape && group.shape->rounded;
    const bool out = row < 0 || col < 0 || row > drawing_.rows || col > drawing_.cols;
    if (out) {
      add_beside(std::move(object));
    } else if (!group.shape && group.text.empty()) {
      return;
    } else if (is_half(row) != is_half(col) && (is_whole(row) || is_whole(col)) &&
               object.size < 0.9) {
      add_on_edge(std::move(object), round);
    } else if (is_whole(row) && is_whole(col) && object.size < 1.1) {
      add_on_corner(std::move(object));
    } else {
      add_in_cell(std::move(object), group.shape);
    }
  }

  void add_beside(Object object) {
    if (object.text.empty()) {
      object.sort = Sort::decoration;
    } else if (object.value >= 0) {
      object.sort = Sort::beside;
      object.cells = {{cell_of(object.at.row), cell_of(object.at.col)}};
    } else {
      const bool digits =
          std::ranges::any_of(object.text, [](char c) { return c >= '0' && c <= '9'; });
      object.sort = digits || object.text == "?" ? Sort::other : Sort::decoration;
    }
    objects_.push_back(std::move(object));
  }

  void add_on_edge(Object object, bool round) {
    const double row = object.at.row, col = object.at.col;
    const Place low =
        is_whole(row) ? Place{rounded(row), cell_of(col)} : Place{cell_of(row), rounded(col)};
    const Place high = is_whole(row) ? Place{low.row - 1, low.col} : Place{low.row, low.col - 1};
    if (!inside(low) || !inside(high)) {
      // On the frame: a number there is a clue beside the grid.
      if (object.value >= 0) {
        object.sort = Sort::other;
      } else {
        object.sort = object.text.empty() ? Sort::decoration : Sort::other;
      }
      objects_.push_back(std::move(object));
      return;
    }
    object.cells = {high, low};
    const std::string text = object.text;
    if (round && (text.empty() || object.value >= 0)) {
      object.sort = Sort::dot;
    } else if (text == "<" || text == ">" || text == "^" || text == "∧" || text == "∨" ||
               text == "v") {
      object.sort = text == "v" ? Sort::letter : Sort::sign;
      // The text points at the smaller digit.
      if (text == "<" || text == "^" || text == "∧") std::swap(object.cells[0], object.cells[1]);
    } else if (text == "X" || text == "V" || text == "x" || text == "XV") {
      object.sort = Sort::letter;
      object.text = lower(text);
    } else {
      object.sort = Sort::other;
    }
    objects_.push_back(std::move(object));
  }

  void add_on_corner(Object object) {
    const Place low{rounded(object.at.row), rounded(object.at.col)};
    object.sort = Sort::corner;
    for (const Place p :
         {Place{low.row - 1, low.col - 1}, {low.row - 1, low.col}, {low.row, low.col - 1}, low})
      if (inside(p)) object.cells.push_back(p);
    if (object.cells.size() < 4) object.sort = Sort::other;
    objects_.push_back(std::move(object));
  }

  void add_in_cell(Object object, const Mark* shape) {
    if (!shape) {
      object.sort = Sort::other;
      object.cells = {{cell_of(object.at.row), cell_of(object.at.col)}};
      objects_.push_back(std::move(object));
      return;
    }
    // Cells that the shape covers.
    const bool turned = std::abs(std::fmod(std::abs(shape->angle), 90) - 45) < 30;
    const int rows = std::max(1, rounded(shape->height)), cols = std::max(1, rounded(shape->width));
    const double mid_row = object.at.row - rows / 2.0, mid_col = object.at.col - cols / 2.0;
    const bool aligned = is_whole(mid_row) && is_whole(mid_col);
    if (aligned)
      for (int r = 0; r < rows; ++r)
        for (int c = 0; c < cols; ++c) {
          const Place p{rounded(mid_row) + r, rounded(mid_col) + c};
          if (inside(p)) object.cells.push_back(p);
        }
    const bool whole = std::min(shape->width, shape->height) >= 0.95;
    if (!is_visible(*shape) && !shape->rounded && object.text.empty()) {
      object.sort = Sort::decoration;
    } else if (aligned && !object.cells.empty()) {
      const bool in_one = object.cells.size() == 1;
      if (shape->rounded && (!in_one || object.size <= 1.3))
        object.sort = Sort::circle;
      else if (whole && !turned)
        object.sort = Sort::shade;
      else if (!turned && in_one && shape->width == shape->height)
        object.sort = Sort::square;
    }
    objects_.push_back(std::move(object));
  }

  void add_cages() {
    for (const drawing::Cage& cage : drawing_.cages) {
      Object object{.sort = Sort::cage, .cells = cage.cells, .caged = true};
      for (const Place p : cage.cells)
        if (!inside(p)) object.sort = Sort::other;
      object.text = std::string(trimmed(cage.value));
      object.value = number(object.text);
      object.unique = cage.unique.value_or(false);
      object.repeats = cage.unique.has_value() && !*cage.unique;
      object.hidden = cage.hidden;
      if (!object.text.empty() && object.value < 0) object.sort = Sort::other;
      objects_.push_back(std::move(object));
    }
  }

  // A number beside the grid takes the direction of the arrow next to it.
  void attach_arrows_beside() {
    for (Object& arrow : objects_) {
      if (arrow.sort != Sort::other || arrow.step == Place{0, 0}) continue;
      Object* best = nullptr;
      double distance = 1.1;
      for (Object& clue : objects_) {
        if (clue.sort != Sort::beside || clue.step != Place{0, 0}) continue;
        const double d = std::hypot(clue.at.row - arrow.at.row, clue.at.col - arrow.at.col);
        if (d < distance) {
          distance = d;
          best = &clue;
        }
      }
      if (!best) continue;
      best->step = arrow.step;
      best->cells = arrow.cells;
      arrow.sort = Sort::decoration;
      arrow.attached = static_cast<int>(best - objects_.data());
    }
  }

  const Drawing& drawing_;
  std::vector<Object> objects_;
};

}  // namespace

std::vector<Object> classify(const Drawing& drawing) { return Classifier(drawing).classify(); }

std::string_view name(Sort sort) {
  constexpr std::string_view names[] = {"line", "arrow",       "diagonal line", "dot",    "letter",
                                        "sign", "corner mark", "circle",        "square", "shading",
                                        "cage", "number",      "decoration",    "drawing"};
  return names[static_cast<std::size_t>(sort)];
}

std::string_view colour_name(const Object& object) {
  const bool coloured = object.sort != Sort::cage && object.sort != Sort::beside &&
                        object.sort != Sort::letter && object.colour.visible();
  const Hue hue = coloured ? hue_of(object.colour) : Hue::none;
  return hue == Hue::none ? std::string_view() : name(hue);
}

std::string describe(const Object& object) {
  std::string text(colour_name(object));
  if (!text.empty()) text += ' ';
  text += name(object.sort);
  if (!object.text.empty()) text += " " + quoted(object.text, 12);
  auto cell = [](Place p) { return fmt::format("r{}c{}", p.row + 1, p.col + 1); };
  if (object.sort == Sort::beside) {
    text += fmt::format(" beside the grid at ({:.1f}, {:.1f})", object.at.row, object.at.col);
  } else if (object.cells.size() == 1) {
    text += " in " + cell(object.cells[0]);
  } else if (object.cells.size() == 2) {
    text += " between " + cell(object.cells[0]) + " and " + cell(object.cells[1]);
  } else if (!object.cells.empty()) {
    text += " from " + cell(object.cells.front()) + " to " + cell(object.cells.back());
  } else {
    text += fmt::format(" at ({:.1f}, {:.1f})", object.at.row, object.at.col);
  }
  return text;
}

}  // namespace clew::text::rules
