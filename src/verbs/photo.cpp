#include "verbs/photo.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "verbs/json.h"
#include "verbs/read.h"

namespace clew::verbs {
namespace {

/// Rounded to so many decimal places.
double to_places(double value, double per_unit) { return std::round(value * per_unit) / per_unit; }

const char* decision_name(PhotoDecision decision) {
  switch (decision) {
    case PhotoDecision::read:
      return "read";
    case PhotoDecision::decided:
      return "decided";
    default:
      return "open";
  }
}

/// A symbol a cell for the region that it lies in; null if the grid has boxes.
Json regions_json(const Layout& layout) {
  const auto& regions = layout.spec().grids.at(0).regions;
  if (regions.empty()) return nullptr;
  constexpr std::string_view symbols = "123456789ABCDEFG";
  std::string text;
  for (const std::uint16_t region : regions) text += symbols.at(region);
  return text;
}

Json readings_json(const PhotoReading& reading) {
  const Layout& layout = *reading.puzzle.layout;
  Json cells = Json::array();
  for (const PhotoCell& cell : reading.cells) {
    Json alternatives = Json::array();
    for (const CellReading& other : cell.alternatives)
      alternatives.push_back(
          {{"value", other.digit ? Json(layout.value(other.digit)) : Json(nullptr)},
           {"probability", to_places(static_cast<double>(other.probability), 1000)}});
    cells.push_back({{"confidence", to_places(static_cast<double>(cell.probability), 1000)},
                     {"alternatives", std::move(alternatives)}});
  }
  return cells;
}

Json cages_json(const PhotoReading& reading) {
  const auto total_json = [](int total) { return total ? Json(total) : Json(nullptr); };
  Json cages = Json::array();
  for (const PhotoCage& cage : reading.cages) {
    Json alternatives = Json::array();
    for (const CageTotal& other : cage.alternatives)
      alternatives.push_back(
          {{"total", other.total},
           {"probability", to_places(static_cast<double>(other.probability), 1000)}});
    cages.push_back({{"cells", names_json(*reading.puzzle.layout, cage.cells)},
                     {"total", total_json(cage.total)},
                     {"doubt", cage.doubt},
                     {"alternatives", std::move(alternatives)}});
  }
  return cages;
}

/// Cells to look at, those with the totals to look at among them.
std::vector<CellId> doubts_of(const PhotoReading& reading) {
  std::vector<CellId> doubts;
  for (CellId c = 0; c < reading.cells.size(); ++c)
    if (reading.cells[c].doubt || std::ranges::any_of(reading.cages, [&](const PhotoCage& cage) {
          return cage.doubt && cage.cells.front() == c;
        }))
      doubts.push_back(c);
  return doubts;
}

}  // namespace

Json photo_json(const PhotoReading& reading) {
  const Puzzle& puzzle = reading.puzzle;
  Json json = about(puzzle);
  json["entries"] =
      puzzle.entries.empty() ? Json(nullptr) : line_json(*puzzle.layout, puzzle.entries);
  json["source"] = puzzle.layout->name().empty() ? source_of(puzzle).value_or("") : "";
  json["regions"] = regions_json(*puzzle.layout);
  json["decision"] = decision_name(reading.decision);
  json["cost"] = to_places(reading.cost, 1000);
  json["doubtful"] = reading.doubtful;
  json["doubts"] = names_json(*puzzle.layout, doubts_of(reading));
  json["conflicts"] = names_json(*puzzle.layout, reading.conflicts);
  json["turn"] = reading.turn;
  json["frame"] = to_places(static_cast<double>(reading.frame), 1000);
  json["corners"] = Json::array();
  for (const PicturePoint p : reading.corners)
    json["corners"].push_back({to_places(p.x, 10), to_places(p.y, 10)});
  json["cells"] = readings_json(reading);
  json["cages"] = cages_json(reading);
  return json;
}

std::string photo(const PhotoReading& reading, const Output& output, const std::string& file) {
  const Puzzle& puzzle = reading.puzzle;
  if (!output.json) {
    if (output.format == Format::line) return to_line(*puzzle.layout, puzzle.givens) + '\n';
    if (auto text = write(puzzle, output.format)) return *text;
    return written(puzzle, puzzle.givens, Format::grid);
  }
  Json json = photo_json(reading);
  json["file"] = file;
  return to_string(json) + '\n';
}

std::string photo_doubts(const PhotoReading& reading) {
  std::string cells;
  for (const CellId c : doubts_of(reading))
    cells += (cells.empty() ? "" : ", ") + reading.puzzle.layout->cell_name(c);
  std::string said;
  if (reading.decision == PhotoDecision::open)
    said = "no likely reading has exactly one solution; compare it with the picture";
  else if (reading.doubtful)
    said = fmt::format(
        "the likeliest reading has not exactly one solution, and the one that was taken is {:.0f} "
        "times "
        "less likely; compare it with the picture",
        std::exp(reading.cost));
  if (!cells.empty()) said += (said.empty() ? "look at " : ": ") + cells;
  return said;
}

}  // namespace clew::verbs
