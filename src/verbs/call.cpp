#include "verbs/call.h"

#include <utility>

#include "base/nearest.h"
#include "text/pieces/piece.h"
#include "verbs/json.h"
#include "verbs/kinds.h"
#include "verbs/request.h"

namespace clew::verbs {
namespace {

Json list(Table table) {
  Json names = Json::array();
  for (const auto& [name, verb] : table) names.push_back(name);
  names.push_back("verbs");
  return Json{{"verbs", std::move(names)}};
}

}  // namespace

Answer answer(Table table, std::string_view verb, const Json& request, const Context& context) {
  if (!request.is_object()) return fail("a request is a JSON object");
  if (verb == "verbs") {
    Request none(request, context);
    if (none.checked()) return std::unexpected(*none.error());
    return list(table);
  }
  for (const auto& [name, run] : table)
    if (name == verb) {
      Context own = context;
      own.kinds = kinds_of(verb);
      return run(request, own);
    }
  Nearest nearest(verb);
  for (const auto& [name, run] : table) nearest.consider(name);
  return fail("unknown verb " + text::quoted(verb) + nearest.question());
}

std::string call(Table table, std::string_view verb, std::string_view request,
                 const Context& context) {
  const Json parsed = Json::parse(request, nullptr, false);
  if (parsed.is_discarded())
    return to_string(
        as_json({"the request is not JSON, or holds a number that is too large", 0, 0}));
  const Answer result = answer(table, verb, parsed, context);
  return to_string(result ? *result : as_json(result.error()));
}

}  // namespace clew::verbs
