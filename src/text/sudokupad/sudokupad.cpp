// SudokuPad: an object with cells, regions and cages, long or shortened, in a link that begins with
// `scl`. It is a drawing, and its rules are words: text/drawing decodes it, text/rules reads it.
#include <fmt/format.h>
#include <algorithm>

#include "text/puzzle_text/square_spec.h"
#include "text/rules/reading.h"
#include "text/sudokupad/links.h"
#include "text/sudokupad/lz.h"

namespace clew::text {
namespace {

using Drawn = Constraint::Kind;

constexpr std::size_t largest = 36;
constexpr std::size_t most_reasons = 3;  // that an error lists

// The first reasons why a reading is not in full, in one line.
std::string reasons_of(const rules::Reading& reading) {
  std::vector<std::string> reasons = reading.missing;
  reasons.insert(reasons.end(), reading.absent.begin(), reading.absent.end());
  const std::size_t all = reasons.size();
  if (reasons.size() > most_reasons) reasons.resize(most_reasons);
  std::string text = fmt::format("{}", fmt::join(reasons, "; "));
  if (all > most_reasons) text += fmt::format("; and {} more", all - most_reasons);
  return text;
}

// A remark about a reading that is in full.
std::string remark_of(const rules::Reading& reading) {
  if (reading.drawing.exact &&
      !std::ranges::all_of(reading.sentences, &rules::Sentence::understood))
    return "some sentences are not understood; the constraints are those that are typed";
  if (reading.solution.empty() && !reading.sentences.empty())
    return "no solution is stated that could confirm how the rules are read";
  return "";
}

}  // namespace

Expected<Puzzle> puzzle_of(const Piece& piece, const char* where, Expected<rules::Reading> reading,
                           const ReadOptions& options) {
  if (!reading) return fail_at(piece, where, std::move(reading.error().reason));
  rules::settle(*reading);
  const bool one = reading->solutions == Status::unique;
  Puzzle& puzzle = reading->puzzle;
  if (reading->in_full()) {
    puzzle.remark = remark_of(*reading);
  } else if (one && reading->by_convention) {
    puzzle.remark = "no rules are stated; the usual ones of such drawings leave one solution";
  } else if (one && reading->may_suffice()) {
    puzzle.remark = "the stated solution is the only one without what is not understood: " +
                    reasons_of(*reading);
  } else if (!one && puzzle.layout && options.assume) {
    puzzle.remark = "assumed without what is not understood: " + reasons_of(*reading);
  } else if (!one) {
    return fail_at(piece, where, "the puzzle is not understood in full: " + reasons_of(*reading));
  }
  return std::move(puzzle);
}

Expected<Puzzle> read_sudokupad(const Piece& piece, const char* where, Json json,
                                FormContext& context) {
  drawing::lengthen_keys(json);
  auto drawing = drawing::decode_pad(json);
  if (!drawing) return fail_at(piece, where, std::move(drawing.error().reason));
  return puzzle_of(piece, where, rules::read_drawing(std::move(*drawing), context.layouts),
                   context.options);
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
  if (!puzzle.rules.empty()) metadata["rules"] = puzzle.rules;
  if (!puzzle.message.empty()) metadata["msgcorrect"] = puzzle.message;
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
    if (c.values == std::vector{0}) return fail("SudokuPad has no room for a cage with the sum 0");
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
