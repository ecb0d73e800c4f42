#include "verbs/find.h"

#include "verbs/reasoning.h"
#include "verbs/step_json.h"

namespace clew::verbs {

Answer find(const Json& fields, const Context& context) {
  Request request(fields, context);
  const std::string name = request.text("technique");
  const auto digit = request.whole("digit", 0);
  auto given = reasoning(request);
  if (!given) return std::unexpected(given.error());
  if (digit > static_cast<std::uint64_t>(given->puzzle.layout->digits()))
    return fail("\"digit\" is none of this layout's");
  if (!name.empty()) {
    const auto wanted = find_techniques(name);
    if (!wanted) return std::unexpected(wanted.error());
    given->options.techniques = {};
    for (const TechniqueId id : *wanted) given->options.techniques.add(id);
  }
  given->options.givens = given->puzzle.givens;
  given->options.digit = static_cast<Digit>(digit);
  const Path path = given->explainer.find(given->grid, given->options);
  Json steps = Json::array();
  for (const Step& step : path.steps())
    steps.push_back(step_json(*given->puzzle.layout, given->grid, step));
  Json answer = about(given->puzzle);
  answer["steps"] = std::move(steps);
  return answer;
}

}  // namespace clew::verbs
