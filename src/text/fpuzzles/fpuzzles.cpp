// f-puzzles: a JSON object, or a link with a compressed one. Rules are members of the object, one
// list or flag a kind (fpuzzles_rules.h). An unknown key is an error that names it. A drawn object
// belongs to a rule (`fromConstraint`), or only words explain it.
#include <fmt/format.h>
#include <algorithm>
#include <ranges>

#include "text/fpuzzles/rules.h"
#include "text/puzzle_text/square_spec.h"
#include "text/sudokupad/links.h"
#include "text/sudokupad/lz.h"

namespace clew::text {
namespace {

using Drawn = Constraint::Kind;

constexpr int largest = 36;

// Objects at the ends of lines are often drawn as well: bulbs, circles, diamonds.
constexpr Kinds of_ends{Drawn::thermometer, Drawn::between, Drawn::lockout, Drawn::double_arrow};

// Members without meaning for digits.
bool is_silent(std::string_view key) {
  for (std::string_view known :
       {"size", "grid", "title", "author", "ruleset", "solution", "successMessage",
        "highlightConflicts", "disabledlogic", "truecandidatesoptions", "id", "version"})
    if (key == known) return true;
  return false;
}

bool is_drawing(std::string_view key) {
  for (std::string_view known : {"line", "rectangle", "circle", "text", "cage"})
    if (key == known) return true;
  return false;
}

class Reader {
 public:
  Reader(const Piece& piece, const char* where, const Json& json, FormContext& context)
      : piece_(piece), where_(where), json_(json), context_(context) {}

  Expected<Puzzle> read() {
    const int size = whole_number(member(json_, "size"));
    const Json& rows = member(json_, "grid");
    if (size < 2 || size > largest)
      return wrong(fmt::format("the size is not one from 2 to {}", largest));
    if (!rows.is_array() || rows.size() != static_cast<std::size_t>(size))
      return wrong(fmt::format("the grid does not have {} rows", size));
    grid_ = {.height = size, .width = size};
    const auto cells = static_cast<std::size_t>(size) * static_cast<std::size_t>(size);
    puzzle_.givens.resize(cells);
    if (auto ok = read_cells(rows, size); !ok) return std::unexpected(ok.error());
    if (auto ok = read_rules(); !ok) return std::unexpected(ok.error());
    add_marks(Drawn::odd, odd_);
    add_marks(Drawn::even, even_);
    beyond_.words(text_of(json_, "ruleset"));
    if (beyond_.refuses()) {
      if (auto puzzle = by_words()) return *std::move(puzzle);
      return wrong(beyond_.reason());
    }
    spec_.digits = size;
    spec_.grids = {grid_};
    recognise_windows(spec_);
    auto layout = context_.layouts.of(spec_);
    if (!layout) return wrong(layout.error().reason);
    puzzle_.layout = *layout;
    puzzle_.title = text_of(json_, "title");
    puzzle_.author = text_of(json_, "author");
    puzzle_.rules = text_of(json_, "ruleset");
    puzzle_.message = text_of(json_, "successMessage");
    puzzle_.given_marks = puzzle_.marks;
    puzzle_.remark = beyond_.remark();
    const bool more_words = !trimmed(puzzle_.rules).empty() && !puzzle_.remark.empty();
    if (more_words && rules::search(puzzle_).status != Status::unique)
      if (auto puzzle = by_words()) return *std::move(puzzle);
    return std::move(puzzle_);
  }

 private:
  std::unexpected<Error> wrong(std::string reason) {
    return fail_at(piece_, where_, std::move(reason));
  }

  // The puzzle by its rules in words, if they are understood. If not, an error if the stated solution
  // shows that the typed rules lack one.
  std::optional<Expected<Puzzle>> by_words() {
    auto drawing = decode_fpuzzles(json_);
    if (!drawing) return std::nullopt;
    auto reading = rules::read_drawing(std::move(*drawing), context_.layouts);
    if (!reading) return std::nullopt;
    rules::settle(*reading);
    const bool lacks = reading->may_suffice() && reading->solutions != Status::unknown;
    ReadOptions options = context_.options;
    options.assume &= beyond_.refuses();
    auto read = puzzle_of(piece_, where_, std::move(reading), options);
    if (!read)
      return lacks && !beyond_.refuses() && !context_.options.assume
                 ? std::optional(std::move(read))
                 : std::nullopt;
    // Cells beside the grid come after it.
    const auto cells = static_cast<std::size_t>(read->layout->size());
    if (!puzzle_.entries.empty()) (read->entries = std::move(puzzle_.entries)).resize(cells);
    return read;
  }

  Expected<void> read_cells(const Json& rows, int size) {
    const int box_height = usual_box_height(size), box_width = size / box_height;
    std::vector<int> regions;
    bool any_own = false;
    for (int r = 0; r < size; ++r) {
      const Json& row = rows[static_cast<std::size_t>(r)];
      if (!row.is_array() || row.size() != static_cast<std::size_t>(size))
        return wrong(fmt::format("row {} does not have {} cells", r + 1, size));
      for (int c = 0; c < size; ++c) {
        const Json& cell = row[static_cast<std::size_t>(c)];
        // If the size is prime, boxes are rows.
        const int box = r / box_height * (size / box_width) + c / box_width;
        const bool own_region = cell.is_object() && cell.contains("region");
        any_own |= own_region;
        regions.push_back(own_region ? whole_number(cell["region"]) : box);
        if (auto ok = read_cell(cell, {r, c}, size); !ok) return ok;
      }
    }
    if (box_height > 1 || any_own) set_regions(grid_, regions);
    return {};
  }

  Expected<void> read_cell(const Json& cell, Place place, int size) {
    const int index = place.row * size + place.col;
    if (auto ok = read_parity(cell, place); !ok) return ok;
    if (cell.is_object())
      for (const auto& [name, says] : cell.items())
        if (!says_nothing(says) && !is_of_cell(name)) beyond_.rule(name.substr(0, 40));
    if (const Json& value = member(cell, "value"); !says_nothing(value)) {
      const int digit = whole_number(value);
      if (digit < 1 || digit > size)
        return wrong(fmt::format("the value of R{}C{} is not one from 1 to {}", place.row + 1,
                                 place.col + 1, size));
      if (!says_nothing(member(cell, "given"))) {
        puzzle_.givens[index] = static_cast<Digit>(digit);
      } else {
        puzzle_.entries.resize(puzzle_.givens.size());
        puzzle_.entries[index] = static_cast<Digit>(digit);
      }
    }
    for (const char* colour : {"c", "cArray", "highlight", "highlightArray"})
      if (!says_nothing(member(cell, colour))) beyond_.decoration("colours");
    for (const char* player : {"centerPencilMarks", "cornerPencilMarks"})
      if (!says_nothing(member(cell, player))) beyond_.decoration("the player's pencil marks");
    const Json& marks = member(cell, "givenPencilMarks");
    if (!marks.is_array() || marks.empty()) return {};
    puzzle_.marks.resize(puzzle_.givens.size(), DigitSet::up_to(size));
    puzzle_.marks[index] = {};
    for (const Json& mark : marks) {
      const int digit = whole_number(mark);
      if (digit < 1 || digit > size)
        return wrong(fmt::format("a pencil mark of R{}C{} is not one from 1 to {}", place.row + 1,
                                 place.col + 1, size));
      puzzle_.marks[index].add(static_cast<Digit>(digit));
    }
    return {};
  }

  // Odd and even cells of older puzzles, before they were rules of their own.
  Expected<void> read_parity(const Json& cell, Place place) {
    const std::string parity = lower(trimmed(text_of(cell, "parity")));
    if (parity.empty() && says_nothing(member(cell, "parity"))) return {};
    if (parity != "odd" && parity != "even")
      return wrong("the rule 'parity' has a value other than odd and even");
    (parity == "odd" ? odd_ : even_).push_back(place);
    return {};
  }

  // Cells that are marked in both ways are marked once.
  void add_marks(Drawn kind, const std::vector<Place>& cells) {
    if (cells.empty()) return;
    auto marks = std::ranges::find(spec_.constraints, kind, &ConstraintSpec::kind);
    if (marks == spec_.constraints.end()) return spec_.add({.kind = kind, .cells = cells});
    for (const Place place : cells)
      if (std::ranges::find(marks->cells, place) == marks->cells.end())
        marks->cells.push_back(place);
  }

  /// Setters draw over their rules: a line along a rule's, a mark at the ends of one.
  bool shows_rule(const std::string& kind, const Json& drawing) const {
    if (kind == "cage") return false;
    std::vector<const Json*> lists;
    if (const Json& lines = member(drawing, "lines"); lines.is_array() && kind == "line")
      for (const Json& line : lines) lists.push_back(&line);
    else
      lists.push_back(&member(drawing, "cells"));
    return std::ranges::all_of(lists, [&](const Json* names) {
      std::vector<Place> drawn;
      for (const Json& name : *names)
        if (const auto place = cell_in(grid_, name)) drawn.push_back(*place);
      if (drawn.empty() || drawn.size() != names->size()) return false;
      return std::ranges::any_of(spec_.constraints, [&](const ConstraintSpec& c) {
        if (c.cells.size() < 2) return false;
        if (drawn.size() == 1)
          return kind != "text" && of_ends.has(c.kind) &&
                 (drawn[0] == c.cells.front() || drawn[0] == c.cells.back());
        return c.cells == drawn || std::ranges::equal(c.cells, drawn | std::views::reverse);
      });
    });
  }

  void read_drawings(const std::string& kind, const Json& drawings) {
    if (!drawings.is_array()) return beyond_.drawing(kind);
    for (const Json& drawing : drawings) {
      const std::string value = text_of(drawing, "value"),
                        rule = text_of(drawing, "fromConstraint");
      if (!rule.empty()) {
        // A rule that the puzzle has is read or refused there.
        if (!has_rule(json_, rule)) beyond_.rule(rule.substr(0, 40));
      } else if (kind == "rectangle" && value.empty() &&
                 is_shading(member(drawing, "width"), member(drawing, "height"))) {
        beyond_.decoration("shaded cells");
      } else if (shows_rule(kind, drawing)) {
        continue;
      } else if (kind == "cage" && !value.empty()) {
        beyond_.drawing("cages with words");
      } else if (kind != "text" || !trimmed(value).empty()) {
        beyond_.drawing(kind == "cage" ? "cages that are only drawn" : kind + 's');
      }
    }
  }

  Expected<void> read_rules() {
    for (const auto& [key, rule] : json_.items()) {
      if (is_silent(key) || says_nothing(rule)) continue;
      if (is_drawing(key)) continue;
      if (!is_rule(key)) {
        beyond_.rule(key.substr(0, 40));
        continue;
      }
      auto constraints = constraints_of(key, rule, json_, grid_);
      if (!constraints) return wrong(constraints.error().reason);
      for (ConstraintSpec& c : *constraints) spec_.add(std::move(c));
    }
    for (const auto& [key, drawings] : json_.items())
      if (is_drawing(key) && !says_nothing(drawings)) read_drawings(key, drawings);
    return {};
  }

  const Piece& piece_;
  const char* where_;
  const Json& json_;
  FormContext& context_;
  SubGrid grid_;
  std::vector<Place> odd_, even_;  // from the cells' members
  LayoutSpec spec_{.grids = {}};
  Puzzle puzzle_;
  Beyond beyond_;
};

}  // namespace

Expected<Puzzle> read_fpuzzles(const Piece& piece, const char* where, const Json& json,
                               FormContext& context) {
  return Reader(piece, where, json, context).read();
}

Expected<std::string> write_fpuzzles(const Puzzle& puzzle) {
  const SubGrid* grid = only_grid(*puzzle.layout);
  const LayoutSpec& spec = puzzle.layout->spec();
  if (!spec.values.are_digits())
    return fail(
        fmt::format("f-puzzles has no room for the digits {}", spec.values.text(spec.digits)));
  if (!grid || grid->height != grid->width || grid->height > largest || grid->height < 2)
    return fail("f-puzzles has room for one square grid only");
  const int size = grid->height;
  if (spec.has(Drawn::windows) && size != 9)
    return fail("f-puzzles has room for the windows of 9x9 only");
  Json json = {{"size", size}};
  const auto regions = regions_of(*grid);
  const int box_height = usual_box_height(size);
  const bool usual = grid->regions.empty() &&
                     (box_height > 1 ? grid->box_height == box_height : !grid->box_height);
  for (int r = 0; r < size; ++r) {
    Json row = Json::array();
    for (int c = 0; c < size; ++c) {
      const int index = r * size + c;
      Json cell = Json::object();
      const Digit entry = puzzle.entries.empty() ? Digit{0} : puzzle.entries[index];
      if (puzzle.givens[index]) {
        cell["value"] = puzzle.givens[index];
        cell["given"] = true;
      } else if (entry) {
        cell["value"] = entry;
      }
      if (!puzzle.marks.empty() && puzzle.marks[index] != DigitSet::up_to(size)) {
        if (puzzle.marks[index].empty())
          return fail(fmt::format("f-puzzles cannot say that {} has no candidate left",
                                  puzzle.layout->cell_name(static_cast<CellId>(index))));
        for (Digit d : puzzle.marks[index]) cell["givenPencilMarks"].push_back(d);
      }
      if (!usual) cell["region"] = regions[index] < 0 ? Json(nullptr) : Json(regions[index]);
      row.push_back(std::move(cell));
    }
    json["grid"].push_back(std::move(row));
  }
  if (!puzzle.title.empty()) json["title"] = puzzle.title;
  if (!puzzle.author.empty()) json["author"] = puzzle.author;
  if (!puzzle.rules.empty()) json["ruleset"] = puzzle.rules;
  if (!puzzle.message.empty()) json["successMessage"] = puzzle.message;
  if (auto ok = write_rules(spec, *grid, json); !ok) return std::unexpected(ok.error());
  return "https://www.f-puzzles.com/?load=" +
         lz_compress(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

}  // namespace clew::text
