#include "verbs/call.h"

#include <utility>

#include "verbs/layouts.h"
#include "verbs/read.h"

namespace clew::verbs {
namespace {

Answer list(const Json&, const Context&);

constexpr std::pair<std::string_view, Verb> table[] = {
    {"layouts", layouts},
    {"read", read},
    {"verbs", list},
};

Answer list(const Json&, const Context&) {
  Json names = Json::array();
  for (const auto& [name, verb] : table) names.push_back(name);
  return Json{{"verbs", std::move(names)}};
}

/// Text that was no UTF-8 comes back with replacement characters, so that an answer always is.
std::string write(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

Json as_json(const Error& error) {
  Json json{{"error", error.reason}};
  if (error.line) {
    json["line"] = error.line;
    json["column"] = error.column;
  }
  return json;
}

Answer answer(std::string_view verb, const Json& request, const Context& context) {
  if (!request.is_object()) return fail("a request is a JSON object");
  for (const auto& [name, run] : table)
    if (name == verb) return run(request, context);
  return fail("unknown verb '" + std::string(verb.substr(0, 32)) + "'");
}

std::string call(std::string_view verb, std::string_view request, const Context& context) {
  const Json parsed = Json::parse(request, nullptr, false);
  if (parsed.is_discarded()) return write(as_json({"the request is not JSON", 0, 0}));
  const Answer result = answer(verb, parsed, context);
  return write(result ? *result : as_json(result.error()));
}

}  // namespace clew::verbs
