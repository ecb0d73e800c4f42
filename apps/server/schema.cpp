#include "server/schema.h"

#include <string>

#include "base/assert.h"

namespace clew::server {

extern const char* const schema_text;  // docs/schema/verbs.json, which the build puts into a source

namespace {

using verbs::Json;

const Json& definitions() {
  static const Json all = Json::parse(schema_text)["$defs"];
  return all;
}

const Json& named(const Json& reference) {
  constexpr std::string_view before = "#/$defs/";
  return definitions().at(reference.get<std::string>().substr(before.size()));
}

// Replaces references by the schemas they name; the words beside a reference win.
Json resolved(const Json& schema) {
  if (schema.is_array()) {
    Json list = Json::array();
    for (const Json& item : schema) list.push_back(resolved(item));
    return list;
  }
  if (!schema.is_object()) return schema;
  Json result = Json::object();
  const auto take = [&](const Json& from) {
    for (const auto& [key, value] : from.items())
      if (key == "properties" && result.contains(key))
        result[key].update(value);
      else
        result[key] = value;
  };
  if (schema.contains("allOf"))
    for (const Json& part : schema["allOf"]) take(resolved(part));
  if (schema.contains("$ref")) take(resolved(named(schema["$ref"])));
  for (const auto& [key, value] : schema.items())
    if (key != "allOf" && key != "$ref") take(Json{{key, resolved(value)}});
  return result;
}

}  // namespace

Json request_schema(std::string_view verb) {
  CLEW_ASSERT(!verb.empty());
  std::string name(verb);
  name[0] = static_cast<char>(name[0] - 'a' + 'A');
  Json schema = resolved(definitions().at(name + "Request"));
  schema.erase("unevaluatedProperties");
  schema["additionalProperties"] = false;
  return schema;
}

}  // namespace clew::server
