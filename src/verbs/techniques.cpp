#include "verbs/techniques.h"

#include <fmt/format.h>

#include "clew/technique.h"
#include "clew/words.h"
#include "verbs/json.h"
#include "verbs/request.h"

namespace clew::verbs {
namespace {

Json json_of(const Technique& t, Language language) {
  Json json{{"name", t.name},         {"title", title(t, language)}, {"code", nullptr},
            {"level", name(t.level)}, {"rating", nullptr},           {"score", nullptr},
            {"needs", name(t.needs)}};
  if (!t.code.empty()) json["code"] = t.code;
  if (t.rating) json["rating"] = t.rating / 10.0;
  if (t.score) json["score"] = t.score;
  return json;
}

}  // namespace

std::string techniques(const Output& output, Language language) {
  std::string text;
  if (!output.json)
    text = fmt::format("{:<34} {:<5}  {:<12} {:>6} {:>6}  {}\n", "technique", "code", "level",
                       "rating", "score", "needs");
  for (const Technique& t : clew::techniques()) {
    if (output.json) {
      text += to_string(json_of(t, language)) + '\n';
      continue;
    }
    const std::string rating = t.rating ? fmt::format("{:.1f}", t.rating / 10.0) : "-";
    text +=
        fmt::format("{:<34} {:<5}  {:<12} {:>6} {:>6}  {}\n", t.name, t.code.empty() ? "-" : t.code,
                    name(t.level), rating, t.score ? std::to_string(t.score) : "-", name(t.needs));
  }
  return text;
}

Answer techniques(const Json& fields, const Context& context) {
  Request request(fields, context);
  const Language language = request.language();
  if (request.checked()) return std::unexpected(*request.error());
  Json list = Json::array();
  for (const Technique& t : clew::techniques()) list.push_back(json_of(t, language));
  return Json{{"techniques", std::move(list)}};
}

}  // namespace clew::verbs
