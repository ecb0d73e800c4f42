#include "verbs/call.h"

#include <utility>

#include "verbs/json.h"

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
  if (verb == "verbs") return list(table);
  for (const auto& [name, run] : table)
    if (name == verb) return run(request, context);
  return fail("unknown verb '" + std::string(verb.substr(0, 32)) + "'");
}

std::string call(Table table, std::string_view verb, std::string_view request,
                 const Context& context) {
  const Json parsed = Json::parse(request, nullptr, false);
  if (parsed.is_discarded()) return to_string(as_json({"the request is not JSON", 0, 0}));
  const Answer result = answer(table, verb, parsed, context);
  return to_string(result ? *result : as_json(result.error()));
}

}  // namespace clew::verbs
