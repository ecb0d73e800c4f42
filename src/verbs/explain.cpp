#include "verbs/explain.h"

#include "clew/text.h"
#include "verbs/reasoning.h"
#include "verbs/step_json.h"

namespace clew::verbs {
namespace {

const char* word(Path::Status status, Status solved) {
  switch (status) {
    case Path::Status::solved:
      return "solved";
    case Path::Status::error:
      return "none";
    case Path::Status::stopped:
      return "unknown";
    case Path::Status::stuck:
      break;
  }
  if (solved == Status::none) return "none";
  return solved == Status::multiple ? "multiple" : "stuck";
}

}  // namespace

Answer explain(const Json& fields, const Context& context) {
  Request request(fields, context);
  auto given = reasoning(request);
  if (!given) return std::unexpected(given.error());
  const Layout& layout = *given->puzzle.layout;
  given->options.givens = given->puzzle.givens;
  const Path path = given->explainer.path(given->grid, given->options);
  Json steps = Json::array();
  Grid grid = given->grid;
  for (const Step& step : path.steps()) {
    steps.push_back(step_json(layout, grid, step));
    apply(layout, step, grid);
  }
  Json answer = about(given->puzzle);
  answer["status"] = word(path.status(), given->solved.status);
  answer["cells"] = names_json(layout, line_order(layout));
  answer["steps"] = std::move(steps);
  answer["cycles"] = path.cycles();
  return answer;
}

}  // namespace clew::verbs
