#include "answers.h"

#include <algorithm>
#include <utility>

namespace clew::python {
namespace {

using enum Field::Kind;

Field texts(const char* name) { return {list, name, {{text, "item"}}}; }
Field candidates(const char* name) {
  return {list, name, {{record, "item", {{text, "cell"}, {small, "digit"}}}}};
}
Field step(const char* name) {
  return {record,
          name,
          {{text, "technique"},
           {text, "code"},
           {text, "name"},
           {number, "rating"},
           candidates("placements"),
           candidates("eliminations"),
           {text, "text"},
           {truth, "verified"}}};
}

Field answer(std::vector<Field> fields) {
  fields.insert(fields.begin(), {text, "status"});
  fields.push_back({text, "error"});
  return {record, "", std::move(fields)};
}

// Fields of a verb's JSON that these records omit: the puzzle as read, its layout, the evidence of
// steps, and spans over morphs.
const std::pair<std::string_view, Field> table[] = {
    {"backdoors", answer({candidates("solving"), candidates("refuting"), {truth, "exact"}})},
    {"candidates",
     answer({{truth, "exact"},
             {list,
              "candidates",
              {{record, "item", {{text, "cell"}, {list, "digits", {{small, "item"}}}}}}},
             {whole, "solutions"}})},
    {"canon", answer({{text, "canonical"}, {text, "layout"}})},
    {"check", answer({{list,
                       "conflicts",
                       {{record, "item", {{small, "digit"}, texts("cells"), {text, "house"}}}}},
                      texts("core"),
                      texts("core_constraints"),
                      {truth, "core_is_fewest"},
                      texts("cells"),
                      texts("idle"),
                      {truth, "idle_is_complete"},
                      {text, "first"},
                      {text, "second"}})},
    {"clues",
     answer({{text, "grid"},
             {whole, "clues"},
             {whole, "part"},
             {whole, "parts"},
             {whole, "count"},
             {truth, "exact"},
             texts("puzzles"),
             {record,
              "counters",
              {{whole, "firsts"}, {whole, "joined"}, {whole, "thirds"}, {whole, "candidates"}}},
             {whole, "least"},
             {text, "puzzle"}})},
    {"convert", answer({{text, "text"}})},
    {"count", answer({{whole, "solutions"}, {truth, "exact"}})},
    {"explain",
     answer({{list, "steps", {step("item")}}, {whole, "cycles"}, {text, "level"}, {text, "end"}})},
    {"hint", answer({step("step"),
                     {list,
                      "mistakes",
                      {{record, "item", {{text, "cell"}, {small, "digit"}, {text, "kind"}}}}},
                     {text, "text"},
                     texts("texts")})},
    {"rate", answer({{number, "er"},
                     {number, "ep"},
                     {number, "ed"},
                     {truth, "exact"},
                     {text, "level"},
                     {whole, "score"},
                     {text, "hardest"},
                     {text, "scale"}})},
    {"solve", answer({{whole, "solutions"}, {text, "solution"}})},
};

}  // namespace

const Field* answer_of(std::string_view verb) {
  const auto known = std::ranges::find(table, verb, &std::pair<std::string_view, Field>::first);
  return known == std::end(table) ? nullptr : &known->second;
}

}  // namespace clew::python
