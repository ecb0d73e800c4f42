#include "verbs/canon.h"

#include "verbs/json.h"
#include "verbs/request.h"

namespace clew::verbs {

std::vector<Digit> FormDesk::form(const Puzzle& puzzle) {
  auto known = canonizers_.find(puzzle.layout);
  if (known == canonizers_.end())
    known = canonizers_.emplace(puzzle.layout, *Canonizer::make(puzzle.layout)).first;
  return *known->second.form(puzzle.givens);
}

Json FormDesk::json(const Puzzle& puzzle) {
  Json json = about(puzzle);
  json["canonical"] = line_json(*puzzle.layout, form(puzzle));
  return json;
}

std::string FormDesk::answer(const Puzzle& puzzle, const Output& output) {
  if (output.json) return to_string(json(puzzle)) + '\n';
  return written(puzzle, form(puzzle), output.format);
}

Answer canon(const Json& fields, const Context& context) {
  Request request(fields, context);
  const auto puzzle = request.puzzle();
  if (!puzzle) return std::unexpected(puzzle.error());
  return FormDesk().json(*puzzle);
}

}  // namespace clew::verbs
