#include "verbs/backdoors.h"

#include <algorithm>

#include "verbs/json.h"
#include "verbs/request.h"

namespace clew::verbs {
namespace {

struct Backdoors {
  Status status = Status::unknown;
  std::vector<Candidate> solving, refuting;
  bool stopped = false;
};

/// Handed each as it is found: all that solve, then all that refute. May be empty.
using Listener = std::function<void(Candidate, bool solving)>;

TechniqueSet basic_steps() {
  TechniqueSet set;
  for (const Technique& t : techniques())
    if (t.level <= Level::intermediate) set.add(t.id);
  return set;
}

// Every open candidate in turn is placed: those that are right, then the others, which are tried
// and then removed.
Backdoors run(Reasoner& reasoner, const Puzzle& puzzle, const Stop& stop, const Share& progress,
              const Listener& listener = {}) {
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
  auto without = [&](Candidate x) {
    Grid next = grid;
    next.candidates[x.cell].remove(x.digit);
    return next;
  };
  std::vector<Candidate> open;
  for (int c = 0; c < layout.size(); ++c)
    for (Digit d : grid.values[c] ? DigitSet{} : grid.candidates[c])
      open.push_back({static_cast<CellId>(c), d});
  std::ranges::stable_partition(open,
                                [&](Candidate x) { return x.digit == standing.solution[x.cell]; });
  for (std::size_t i = 0; i < open.size(); ++i) {
    if (progress) progress(static_cast<double>(i) / static_cast<double>(open.size()));
    const Candidate x = open[i];
    const bool right = x.digit == standing.solution[x.cell];
    const bool found =
        right ? ends(placed(x)) == Path::Status::solved
              : ends(placed(x)) == Path::Status::error && ends(without(x)) == Path::Status::solved;
    if (stop.requested()) {
      result.stopped = true;
      break;
    }
    if (!found) continue;
    (right ? result.solving : result.refuting).push_back(x);
    if (listener) listener(x, right);
  }
  return result;
}

Json candidates_json(const Layout& layout, const std::vector<Candidate>& list) {
  Json json = Json::array();
  for (const Candidate& x : list)
    json.push_back(Json{{"cell", layout.cell_name(x.cell)}, {"digit", layout.value(x.digit)}});
  return json;
}

Json json_of(const Puzzle& puzzle, const Backdoors& found) {
  Json json = about(puzzle);
  json["status"] = name_of(found.stopped ? Status::unknown : found.status);
  json["solving"] = candidates_json(*puzzle.layout, found.solving);
  json["refuting"] = candidates_json(*puzzle.layout, found.refuting);
  json["exact"] = !found.stopped;
  return json;
}

void write_lines(Reasoner& reasoner, const Puzzle& puzzle, const Stop& stop, const Share& progress,
                 const Sink& sink) {
  int line = 0;
  bool any = false;
  auto begin = [&](int wanted) {
    for (; line < wanted; ++line, any = false) {
      if (line) sink(any ? "\n" : " none\n");
      sink(line ? "refuting:" : "solving:");
    }
  };
  const Backdoors found = run(reasoner, puzzle, stop, progress, [&](Candidate x, bool solving) {
    begin(solving ? 1 : 2);
    any = true;
    sink(' ' + puzzle.layout->cell_name(x.cell) + (solving ? "=" : "<>") +
         shown(*puzzle.layout, x.digit));
  });
  if (found.status != Status::unique) {
    sink(found.status == Status::none       ? "no solution\n"
         : found.status == Status::multiple ? "several solutions\n"
                                            : "not settled in time\n");
    return;
  }
  begin(2);
  sink(any ? "\n" : " none\n");
  if (found.stopped) sink("stopped early: there may be more\n");
}

}  // namespace

void backdoors(Reasoner& reasoner, const Puzzle& puzzle, const Stop& stop, const Output& output,
               const Sink& sink, const Share& progress) {
  if (output.json)
    sink(to_string(backdoors(reasoner, puzzle, stop, progress)) + '\n');
  else
    write_lines(reasoner, puzzle, stop, progress, sink);
}

Json backdoors(Reasoner& reasoner, const Puzzle& puzzle, const Stop& stop, const Share& progress) {
  return json_of(puzzle, run(reasoner, puzzle, stop, progress));
}

Answer backdoors(const Json& fields, const Context& context) {
  Request request(fields, context);
  const Stop stop = request.stop();
  const auto puzzle = request.puzzle();
  if (!puzzle) return std::unexpected(puzzle.error());
  auto reasoner = Reasoner::make(puzzle->layout);
  if (!reasoner) return std::unexpected(reasoner.error());
  return backdoors(*reasoner, *puzzle, stop, context.share());
}

}  // namespace clew::verbs
