#include "verbs/call.h"

#include <utility>

#include "verbs/backdoors.h"
#include "verbs/candidates.h"
#include "verbs/canon.h"
#include "verbs/check.h"
#include "verbs/convert.h"
#include "verbs/count.h"
#include "verbs/explain.h"
#include "verbs/find.h"
#include "verbs/generate.h"
#include "verbs/grids.h"
#include "verbs/hint.h"
#include "verbs/json.h"
#include "verbs/layouts.h"
#include "verbs/rate.h"
#include "verbs/read.h"
#include "verbs/solve.h"
#include "verbs/techniques.h"

namespace clew::verbs {
namespace {

Answer list(const Json&, const Context&);

// A new verb: its pair of files here and a line in this table; for the command line a file in
// apps/cli and a line in the table of its main.cpp.
constexpr std::pair<std::string_view, Verb> table[] = {
    {"backdoors", backdoors}, {"candidates", candidates},
    {"canon", canon},         {"check", check},
    {"convert", convert},     {"count", count},
    {"explain", explain},     {"find", find},
    {"hint", hint},           {"generate", generate},
    {"grids", grids},         {"layouts", layouts},
    {"rate", rate},           {"read", read},
    {"solve", solve},         {"techniques", techniques},
    {"verbs", list},
};

Answer list(const Json&, const Context&) {
  Json names = Json::array();
  for (const auto& [name, verb] : table) names.push_back(name);
  return Json{{"verbs", std::move(names)}};
}

}  // namespace

Answer answer(std::string_view verb, const Json& request, const Context& context) {
  if (!request.is_object()) return fail("a request is a JSON object");
  for (const auto& [name, run] : table)
    if (name == verb) return run(request, context);
  return fail("unknown verb '" + std::string(verb.substr(0, 32)) + "'");
}

std::string call(std::string_view verb, std::string_view request, const Context& context) {
  const Json parsed = Json::parse(request, nullptr, false);
  if (parsed.is_discarded()) return to_string(as_json({"the request is not JSON", 0, 0}));
  const Answer result = answer(verb, parsed, context);
  return to_string(result ? *result : as_json(result.error()));
}

}  // namespace clew::verbs
