#include "verbs/techniques.h"

#include "clew/technique.h"
#include "verbs/json.h"

namespace clew::verbs {

Answer techniques(const Json&, const Context&) {
  Json list = Json::array();
  for (const Technique& t : clew::techniques()) {
    Json one{{"name", t.name},         {"title", t.title},  {"code", nullptr},
             {"level", name(t.level)}, {"rating", nullptr}, {"score", nullptr},
             {"needs", name(t.needs)}};
    if (!t.code.empty()) one["code"] = t.code;
    if (t.rating) one["rating"] = t.rating / 10.0;
    if (t.score) one["score"] = t.score;
    list.push_back(std::move(one));
  }
  return Json{{"techniques", std::move(list)}};
}

}  // namespace clew::verbs
