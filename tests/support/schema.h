// JSON Schema, as far as docs/schema uses it; a keyword that is not known here is an error too.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

namespace clew::test {

class Schema {
 public:
  using Json = nlohmann::ordered_json;

  Schema() {
    std::ifstream file(root() / "docs/schema/verbs.json");
    all_ = Json::parse(file, nullptr, false);
  }

  static std::filesystem::path root() {
    return std::filesystem::path(CLEW_STARTER).parent_path().parent_path();
  }

  const Json& defs() const { return all_["$defs"]; }

  /// Returns "" if the value matches the definition; otherwise the position and reason of the first
  /// mismatch.
  std::string wrong(const std::string& definition, const Json& value) const {
    if (!defs().contains(definition)) return "no definition " + definition;
    return wrong(defs()[definition], value, definition);
  }

  /// Returns the fields of a definition with their allowed values.
  Json fields(const std::string& definition) const {
    Json found = Json::object();
    gather(defs()[definition], found);
    return found;
  }

 private:
  const Json& meant(const Json& reference) const {
    return all_.at(Json::json_pointer(reference.get<std::string>().substr(1)));
  }

  void gather(const Json& schema, Json& found) const {
    if (schema.contains("allOf"))
      for (const Json& part : schema["allOf"]) gather(part, found);
    if (schema.contains("$ref")) gather(meant(schema["$ref"]), found);
    if (schema.contains("properties")) found.update(schema["properties"]);
  }

  static bool is(const Json& value, const std::string& type) {
    return type == "integer"  ? value.is_number_integer()
           : type == "number" ? value.is_number()
                              : type == value.type_name();
  }

  std::string wrong(const Json& schema, const Json& value, const std::string& at) const {
    for (const auto& [keyword, rule] : schema.items())
      if (std::string why = breaks(schema, keyword, rule, value, at); !why.empty()) return why;
    return "";
  }

  std::string each(const Json& rule, const Json& values, const std::string& at) const {
    for (const auto& [key, value] : values.items())
      if (std::string why = wrong(rule, value, at + '.' + key); !why.empty()) return why;
    return "";
  }

  std::string breaks(const Json& schema, const std::string& keyword, const Json& rule,
                     const Json& value, const std::string& at) const {
    const auto unless = [&](bool kept) {
      return kept ? "" : at + " breaks " + keyword + ' ' + rule.dump() + ": " + value.dump();
    };
    if (keyword == "description") return "";
    if (keyword == "$ref") return wrong(meant(rule), value, at);
    if (keyword == "type") {
      if (rule.is_string()) return unless(is(value, rule));
      return unless(std::any_of(rule.begin(), rule.end(), [&](auto& t) { return is(value, t); }));
    }
    if (keyword == "enum") return unless(std::find(rule.begin(), rule.end(), value) != rule.end());
    if (keyword == "minimum") return unless(!value.is_number() || value >= rule);
    if (keyword == "maximum") return unless(!value.is_number() || value <= rule);
    if (keyword == "minItems") return unless(!value.is_array() || value.size() >= rule);
    if (keyword == "maxItems") return unless(!value.is_array() || value.size() <= rule);
    if (keyword == "items") return value.is_array() ? each(rule, value, at) : "";
    if (keyword == "additionalProperties") return each(rule, value, at);
    if (keyword == "allOf") {
      for (const Json& part : rule)
        if (std::string why = wrong(part, value, at); !why.empty()) return why;
      return "";
    }
    if (keyword == "anyOf") {
      std::string all;
      for (const Json& part : rule) {
        const std::string why = wrong(part, value, at);
        if (why.empty()) return "";
        all += "\n  either " + why;
      }
      return all;
    }
    if (keyword == "required") {
      for (const Json& name : rule)
        if (!value.contains(name.get<std::string>())) return at + " lacks " + name.dump();
      return "";
    }
    if (keyword == "properties") {
      for (const auto& [name, one] : rule.items())
        if (value.contains(name))
          if (std::string why = wrong(one, value[name], at + '.' + name); !why.empty()) return why;
      return "";
    }
    if (keyword == "unevaluatedProperties") {
      Json known = Json::object();
      gather(schema, known);
      if (value.is_object())
        for (const auto& [name, one] : value.items())
          if (!known.contains(name)) return at + " has " + name + ", which it does not name";
      return "";
    }
    return "the schema uses " + keyword;
  }

  Json all_;
};

}  // namespace clew::test
