// Penpa+'s text as a drawing. Names of members are abbreviated to a `z` and a character. Places are
// numbers in a frame of two cells around the grid, row by row: first cells, then corners (the lower right
// one of a cell), then edges below cells, then edges at the right of cells. Margins for clues beside the
// grid belong to the grid that the head names.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "text/drawing/drawing.h"
#include "text/drawing/penpa_text.h"
#include "text/pieces/piece.h"

namespace clew::text::drawing {
namespace {

using Drawn = Constraint::Kind;

constexpr int longest_penpa_side = 36;
constexpr std::size_t most_penpa_items = 4000;

// Texts of the head write signs that separate fields as % and a letter.
std::string plain(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::string_view code = text.substr(i, 3);
    const char sign = code == "%2D"   ? '\n'
                      : code == "%2C" ? ','
                      : code == "%2E" ? '&'
                      : code == "%2F" ? '|'
                                      : '\0';
    result += sign ? sign : text[i];
    if (sign) i += 2;
  }
  return result;
}

Colour colour_of(int style) {
  switch (style) {
    case 1:
      return {100, 100, 100, 255};
    case 2:
      return {0, 0, 0, 255};
    case 3:
      return {50, 160, 50, 255};
    case 8:
      return {200, 40, 40, 255};
    case 9:
      return {50, 80, 220, 255};
    default:
      return {180, 180, 180, 255};
  }
}

Colour shade_of(int style) {
  constexpr std::array<Colour, 9> colours = {{{},
                                              {90, 90, 90, 255},
                                              {150, 220, 150, 255},
                                              {180, 180, 180, 255},
                                              {0, 0, 0, 255},
                                              {150, 180, 240, 255},
                                              {240, 150, 150, 255},
                                              {240, 240, 140, 255},
                                              {220, 220, 220, 255}}};
  return style > 0 && style < 9 ? colours[static_cast<std::size_t>(style)] : colours[3];
}

class PenpaDecoder {
 public:
  Expected<Drawing> decode(std::string_view text, std::string_view answer) {
    const auto lines = split(text, '\n');
    constexpr std::size_t least_lines = 4;
    if (lines.size() < least_lines) return fail("the puzzle is cut off");
    if (auto ok = read_head(lines[0], lines[1]); !ok) return std::unexpected(ok.error());
    const Json question = Json::parse(lengthened(lines[3]), nullptr, false);
    if (!question.is_object()) return fail("the puzzle is malformed");
    std::size_t drawn = 0;
    for (const auto& [name, items] : question.items()) drawn += items.size();
    if (drawn > most_penpa_items)
      return fail(fmt::format("more than {} objects are drawn", most_penpa_items));
    read_regions(member(question, "lineE"));
    read_numbers(member(question, "number"));
    read_symbols(member(question, "symbol"));
    read_lists(question);
    read_cages(question);
    for (const char* name : {"line", "freeline"}) read_lines(member(question, name));
    for (const auto& [place, style] : member(question, "surface").items())
      if (const auto at = spot(place))
        mark({.centre = *at, .width = 1, .height = 1, .fill = shade_of(whole_number(style))});
    for (const char* name : {"wall", "freelineE", "direction", "squareframe", "polygon",
                             "deletelineE", "nobulbthermo"})
      if (!says_nothing(member(question, name))) drawing_.unknown.emplace_back(name);
    read_answer(answer);
    return std::move(drawing_);
  }

 private:
  Expected<void> read_head(std::string_view head, std::string_view margins) {
    const auto fields = split(head, ',');
    constexpr std::size_t first_text = 15, rules_at = 18;
    if (fields.size() < first_text) return fail("the puzzle is cut off");
    if (fields[0] != "square" && fields[0] != "sudoku")
      return fail("the grid is " + quoted(fields[0], 20) + ", not square");
    const int cols = number(fields[1]), rows = number(fields[2]);
    std::array<int, 4> beside{};  // above, below, left, right
    const Json json = Json::parse(margins, nullptr, false);
    for (std::size_t i = 0; i < 4 && json.is_array() && i < json.size(); ++i)
      beside[i] = std::max(0, whole_number(json[i]));
    if (rows < 1 || cols < 1 || rows > longest_penpa_side || cols > longest_penpa_side)
      return fail(
          fmt::format("the grid does not have 2 to {} rows and columns", longest_penpa_side));
    width_ = cols + 4;
    size_ = width_ * (rows + 4);
    at_ = {2 + beside[0], 2 + beside[2]};
    drawing_.rows = rows - beside[0] - beside[1];
    drawing_.cols = cols - beside[2] - beside[3];
    if (drawing_.rows < 2 || drawing_.cols < 2)
      return fail("the margins leave less than 2 rows or columns");
    drawing_.canvas_cols = drawing_.cols;
    drawing_.givens.assign(drawing_.cells(), 0);
    auto after = [](std::string_view text, std::string_view name) {
      return plain(trimmed(text.starts_with(name) ? text.substr(name.size()) : text));
    };
    if (fields.size() > first_text) drawing_.title = after(fields[first_text], "Title:");
    if (fields.size() > first_text + 1) drawing_.author = after(fields[first_text + 1], "Author:");
    if (fields.size() > rules_at) drawing_.rules = plain(trimmed(fields[rules_at]));
    if (drawing_.rules == "No rules") drawing_.rules.clear();
    drawing_.exact = drawing_.rules.empty();
    // Lines from corner to corner are a setting of the grid.
    if (fields[11] == "1") drawing_.typed.push_back({Drawn::main_diagonal});
    if (fields[14] == "1") drawing_.typed.push_back({Drawn::anti_diagonal});
    return {};
  }

  bool inside(Place p) const {
    return p.row >= 0 && p.col >= 0 && p.row < drawing_.rows && p.col < drawing_.cols;
  }
  Place place(int index) const { return {index / width_ - at_.row, index % width_ - at_.col}; }
  std::optional<Place> cell(int index) const {
    if (index < 0 || index >= size_) return std::nullopt;
    const Place p = place(index);
    return inside(p) ? std::optional(p) : std::nullopt;
  }

  // The point that a number names: a centre, a corner or the middle of an edge.
  std::optional<Point> spot(std::string_view text) const {
    const int index = number(text);
    if (index < 0 || index >= 4 * size_) return std::nullopt;
    const Place p = place(index % size_);
    const int what = index / size_;
    const bool down = what == 1 || what == 2, right = what == 1 || what == 3;
    return Point{p.row + (down ? 1 : 0.5), p.col + (right ? 1 : 0.5)};
  }

  void mark(Mark m) { drawing_.marks.push_back(std::move(m)); }

  // Cells between which no border is drawn are one region.
  void read_regions(const Json& edges) {
    constexpr int border = 2;
    std::set<std::pair<int, int>> borders;  // corners, ascending
    for (const auto& [name, style] : edges.items()) {
      const auto ends = split(name, ',');
      if (ends.size() != 2) continue;
      const int a = number(ends[0]) - size_, b = number(ends[1]) - size_;
      const bool side = std::abs(a - b) == 1 || std::abs(a - b) == width_;
      if (side && whole_number(style) == border) {
        borders.emplace(std::min(a, b), std::max(a, b));
      } else if (drawing_.typed.empty() || side) {
        drawing_.unknown.emplace_back("lines along edges");
        return;
      }
    }
    const int rows = drawing_.rows, cols = drawing_.cols;
    std::vector<bool> seen(drawing_.cells(), false);
    auto corner = [&](int row, int col) {  // of the grid, from 0
      return (row + at_.row - 1) * width_ + col + at_.col - 1;
    };
    for (int start = 0; start < rows * cols; ++start) {
      if (seen[static_cast<std::size_t>(start)]) continue;
      seen[static_cast<std::size_t>(start)] = true;
      std::vector<Place> region{{start / cols, start % cols}};
      for (std::size_t i = 0; i < region.size(); ++i) {
        const Place p = region[i];
        auto go = [&](Place q, int from, int to) {
          if (!inside(q) || borders.contains({from, to})) return;
          const std::size_t at = drawing_.index(q);
          if (!seen[at]) region.push_back(q);
          seen[at] = true;
        };
        go({p.row - 1, p.col}, corner(p.row, p.col), corner(p.row, p.col + 1));
        go({p.row + 1, p.col}, corner(p.row + 1, p.col), corner(p.row + 1, p.col + 1));
        go({p.row, p.col - 1}, corner(p.row, p.col), corner(p.row + 1, p.col));
        go({p.row, p.col + 1}, corner(p.row, p.col + 1), corner(p.row + 1, p.col + 1));
      }
      drawing_.regions.push_back(std::move(region));
    }
    // One region is a grid without boxes.
    if (drawing_.regions.size() == 1) drawing_.regions.clear();
  }

  // [text, style, size]; size 1 is a digit in a cell.
  void read_numbers(const Json& numbers) {
    for (const auto& [name, item] : numbers.items()) {
      if (!item.is_array() || item.size() < 3 || !item[0].is_string()) continue;
      const std::string text(trimmed(item[0].get_ref<const std::string&>()));
      const int index = number(name), value = number(text);
      const auto at = cell(index);
      const bool normal = item[2] == "1" || item[2] == "10";
      if (at && normal && value > 0 && value <= std::max(drawing_.rows, drawing_.cols)) {
        drawing_.givens[drawing_.index(*at)] = value;
        continue;
      }
      if (const auto centre = spot(name); centre && !text.empty())
        mark({.centre = *centre, .width = 0.6, .height = 0.6, .text = text});
    }
  }

  // [style, name, layer].
  void read_symbols(const Json& symbols) {
    for (const auto& [place, item] : symbols.items()) {
      const auto at = spot(place);
      if (!at || !item.is_array() || item.size() < 2 || !item[1].is_string()) continue;
      const std::string& name = item[1].get_ref<const std::string&>();
      const int style = whole_number(item[0]);
      if (drawing_.exact && read_typed(number(place), name, style)) continue;
      const bool round = name.starts_with("circle"), square = name.starts_with("square");
      const double size = name.ends_with("_SS")  ? 0.25
                          : name.ends_with("_S") ? 0.4
                          : name.ends_with("_M") ? 0.6
                                                 : 0.8;
      constexpr Colour white{255, 255, 255, 255}, black{0, 0, 0, 255};
      Mark m{.centre = *at, .width = size, .height = size, .rounded = round, .border = black};
      m.fill = style == 2 ? black : style == 1 || style == 8 ? white : colour_of(5);
      if (!round && !square) m = {.centre = *at, .width = size, .height = size, .text = name};
      // An arrow beside the grid without a number only names a row for the answer.
      const bool beside =
          at->row < 0 || at->col < 0 || at->row > drawing_.rows || at->col > drawing_.cols;
      if (beside && name.starts_with("arrow")) continue;
      mark(std::move(m));
    }
  }

  // Symbols that mean the same in every puzzle without words.
  bool read_typed(int index, const std::string& name, int style) {
    constexpr int black = 2, grey = 3;
    if (name == "circle_SS" && index >= 2 * size_) {
      const bool right = index >= 3 * size_;
      const auto a = cell(index % size_);
      if (!a) return false;
      const Place b{a->row + !right, a->col + right};
      if (!inside(b) || (style != black && style != 8 && style != 1)) return false;
      drawing_.typed.push_back({.kind = style == black ? Drawn::ratio : Drawn::difference,
                                .cells = {*a, b},
                                .values = {style == black ? 2 : 1}});
      return true;
    }
    const bool odd = name == "circle_L", even = name == "square_L";
    const auto at = cell(index);
    if (!at || style != grey || (!odd && !even)) return false;
    drawing_.typed.push_back({.kind = odd ? Drawn::odd : Drawn::even, .cells = {*at}});
    return true;
  }

  std::optional<std::vector<Place>> cells_of(const Json& list) const {
    std::vector<Place> cells;
    for (const Json& index : list) {
      const auto at = cell(whole_number(index));
      if (!at) return std::nullopt;
      cells.push_back(*at);
    }
    return cells;
  }

  void read_lists(const Json& question) {
    for (const char* name : {"thermo", "arrows"})
      for (const Json& list : member(question, name)) {
        auto cells = cells_of(list);
        if (!cells || cells->size() < 2) {
          if (!list.empty()) drawing_.unknown.emplace_back(name);
          continue;
        }
        const bool thermo = *name == 't';
        ConstraintSpec spec{.kind = thermo ? Drawn::thermometer : Drawn::arrow,
                            .cells = std::move(*cells)};
        if (!thermo) spec.splits = {1};
        drawing_.typed.push_back(std::move(spec));
      }
  }

  // A cage's sum stands in the upper left corner of one of its cells.
  void read_cages(const Json& question) {
    std::vector<Cage> cages;
    for (const Json& list : member(question, "killercages"))
      if (auto cells = cells_of(list); cells && !cells->empty())
        cages.push_back({.cells = std::move(*cells), .value = {}});
    for (const auto& [name, item] : member(question, "numberS").items()) {
      const int index = number(name);
      if (!item.is_array() || item.empty() || !item[0].is_string() || index < 0) continue;
      const std::string text(trimmed(item[0].get_ref<const std::string&>()));
      const auto at = cell(index / 4 - size_);
      const auto cage = std::ranges::find_if(cages, [&](const Cage& c) {
        return at && std::ranges::find(c.cells, *at) != c.cells.end();
      });
      if (cage != cages.end() && cage->value.empty())
        cage->value = text;
      else if (!text.empty())
        drawing_.unknown.push_back("small number " + quoted(text, 12));
    }
    for (Cage& cage : cages) {
      const int sum = number(cage.value);
      if (!drawing_.exact || (sum <= 0 && !cage.value.empty())) {
        drawing_.cages.push_back(std::move(cage));
        continue;
      }
      ConstraintSpec spec{.kind = Drawn::cage, .cells = std::move(cage.cells)};
      if (sum > 0) spec.values = {sum};
      drawing_.typed.push_back(std::move(spec));
    }
  }

  void read_lines(const Json& lines) {
    for (const auto& [name, style] : lines.items()) {
      const auto ends = split(name, ',');
      if (ends.size() != 2) continue;
      const auto a = spot(ends[0]), b = spot(ends[1]);
      if (a && b)
        drawing_.strokes.push_back(
            {.points = {*a, *b}, .colour = colour_of(whole_number(style)), .thickness = 10});
    }
  }

  // The fifth list of the answer holds "place,digit".
  void read_answer(std::string_view answer) {
    constexpr std::size_t numbers_at = 4;
    const Json json = Json::parse(answer, nullptr, false);
    if (!json.is_array() || json.size() <= numbers_at || !json[numbers_at].is_array()) return;
    std::vector<int> solution = drawing_.givens;
    for (const Json& item : json[numbers_at]) {
      if (!item.is_string()) continue;
      const auto parts = split(item.get_ref<const std::string&>(), ',');
      const auto at = cell(number(parts[0]));
      const int digit = parts.size() == 2 ? number(parts[1]) : -1;
      if (at && digit > 0) solution[drawing_.index(*at)] = digit;
    }
    if (std::ranges::all_of(solution, [](int digit) { return digit > 0; }))
      drawing_.stated = std::move(solution);
  }

  int width_ = 0, size_ = 0;  // of the framed grid: cells of a row, all cells
  Place at_;                  // of the grid proper in it
  Drawing drawing_;
};

}  // namespace

Expected<Drawing> decode_penpa(std::string_view text, std::string_view answer) {
  return PenpaDecoder().decode(text, answer);
}

}  // namespace clew::text::drawing
