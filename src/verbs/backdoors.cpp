#include "verbs/backdoors.h"

#include "verbs/json.h"
#include "verbs/request.h"

namespace clew::verbs {
namespace {

struct Backdoors {
  Status status = Status::unknown;
  std::vector<Candidate> solving, refuting;
  bool stopped = false;
};

TechniqueSet basic_steps() {
  TechniqueSet set;
  for (const Technique& t : techniques())
    if (t.level <= Level::intermediate) set.add(t.id);
  return set;
}

// Every open candidate in turn: placed when it is right, else tried and then removed.
Backdoors run(Reasoner& reasoner, const Puzzle& puzzle, const Stop& stop) {
  Backdoors result;
  const Standing standing = reasoner.standing(puzzle, stop);
  result.status = standing.status;
  if (standing.status != Status::unique) return result;
  const Layout& layout = *puzzle.layout;
  const ExplainOptions basic{.techniques = basic_steps(), .stop = stop};
  const Grid grid = start(puzzle);
  Path path;
  auto ends = [&](const Grid& from) {
    reasoner.explainer.path(from, basic, path);
    return path.status();
  };
  auto placed = [&](Candidate x) {
    Grid next = grid;
    Step step;
    step.placements = {&x, 1};
    apply(layout, step, next);
    return next;
  };
  for (int c = 0; c < layout.size(); ++c)
    for (Digit d : grid.candidates[c]) {
      if (grid.values[c]) break;
      if (stop.requested()) {
        result.stopped = true;
        return result;
      }
      const Candidate x{static_cast<CellId>(c), d};
      if (d == standing.solution[c]) {
        if (ends(placed(x)) == Path::Status::solved) result.solving.push_back(x);
      } else if (ends(placed(x)) == Path::Status::error) {
        Grid without = grid;
        without.candidates[c].remove(d);
        if (ends(without) == Path::Status::solved) result.refuting.push_back(x);
      }
    }
  return result;
}

Json candidates_json(const Layout& layout, const std::vector<Candidate>& list) {
  Json json = Json::array();
  for (const Candidate& x : list)
    json.push_back(Json{{"cell", layout.cell_name(x.cell)}, {"digit", x.digit}});
  return json;
}

Json json_of(const Puzzle& puzzle, const Backdoors& found) {
  Json json = about(puzzle);
  json["status"] = name_of(found.status);
  json["solving"] = candidates_json(*puzzle.layout, found.solving);
  json["refuting"] = candidates_json(*puzzle.layout, found.refuting);
  json["exact"] = !found.stopped;
  return json;
}

std::string listed(const Layout& layout, const char* what, const char* sign,
                   const std::vector<Candidate>& list) {
  std::string text = what;
  for (const Candidate& x : list)
    text += " " + layout.cell_name(x.cell) + sign + std::to_string(x.digit);
  return text + (list.empty() ? " none\n" : "\n");
}

}  // namespace

std::string backdoors(Reasoner& reasoner, const Puzzle& puzzle, const Stop& stop,
                      const Output& output) {
  const Backdoors found = run(reasoner, puzzle, stop);
  if (output.json) return to_string(json_of(puzzle, found)) + '\n';
  if (found.status != Status::unique)
    return found.status == Status::none       ? "no solution\n"
           : found.status == Status::multiple ? "several solutions\n"
                                              : "not settled in time\n";
  std::string text = listed(*puzzle.layout, "solving:", "=", found.solving) +
                     listed(*puzzle.layout, "refuting:", "<>", found.refuting);
  if (found.stopped) text += "out of time: there may be more\n";
  return text;
}

Answer backdoors(const Json& fields, const Context& context) {
  Request request(fields, context);
  const Stop stop = request.stop();
  const auto puzzle = request.puzzle();
  if (!puzzle) return std::unexpected(puzzle.error());
  auto reasoner = Reasoner::make(puzzle->layout);
  if (!reasoner) return std::unexpected(reasoner.error());
  return json_of(*puzzle, run(*reasoner, *puzzle, stop));
}

}  // namespace clew::verbs
