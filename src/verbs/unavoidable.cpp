#include "verbs/unavoidable.h"

#include "verbs/json.h"
#include "verbs/request.h"

namespace clew::verbs {
namespace {

constexpr std::uint64_t largest = 40;

Json json_of(const Layout& layout, const std::vector<Digit>& grid, const UnavoidableSets& found) {
  Json json{{"grid", line_json(layout, grid)},
            {"layout", layout.name().empty() ? Json(nullptr) : Json(layout.name())}};
  Json& sets = json["sets"] = Json::array();
  for (const auto& set : found.sets) sets.push_back(names_json(layout, set));
  json["exact"] = found.exact;
  return json;
}

}  // namespace

std::optional<Error> unavoidable(ClueDesk& desk, const Puzzle& puzzle,
                                 const UnavoidableOptions& options, const Output& output,
                                 const Sink& sink) {
  const Layout& layout = *puzzle.layout;
  const auto grid = desk.grid_of(puzzle, options.stop);
  if (!grid) return grid.error();
  const auto found = unavoidable_sets(layout, *grid, options);
  if (!found) return found.error();
  if (output.json) {
    sink(to_string(json_of(layout, *grid, *found)) + '\n');
    return std::nullopt;
  }
  std::string text;
  for (const auto& set : found->sets) {
    for (const CellId c : set) text += (c == set.front() ? "" : " ") + layout.cell_name(c);
    text += '\n';
  }
  sink(text);
  if (!found->exact) return Error{"stopped: there may be more sets"};
  return std::nullopt;
}

Answer unavoidable(const Json& fields, const Context& context) {
  Request request(fields, context);
  UnavoidableOptions options;
  const std::uint64_t most = request.whole("size", static_cast<std::uint64_t>(options.most));
  if (most > largest) request.fail({"\"size\" is at most 40"});
  options.most = static_cast<int>(most);
  options.stop = request.stop();
  const auto puzzle = request.puzzle();
  if (!puzzle) return std::unexpected(puzzle.error());
  ClueDesk desk;
  const auto grid = desk.grid_of(*puzzle, options.stop);
  if (!grid) return std::unexpected(grid.error());
  const auto found = unavoidable_sets(*puzzle->layout, *grid, options);
  if (!found) return std::unexpected(found.error());
  return json_of(*puzzle->layout, *grid, *found);
}

}  // namespace clew::verbs
