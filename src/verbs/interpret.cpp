#include "verbs/interpret.h"

#include <fmt/format.h>

#include <algorithm>

#include "clew/solve.h"
#include "text/place.h"
#include "text/sudokupad/links.h"
#include "verbs/json.h"
#include "verbs/request.h"

namespace clew::verbs {
namespace {

using text::rules::Reading;
using text::rules::Sort;

/// Result of the search for a reading.
struct Verdict {
  std::string_view status = "unread";  // or unique, multiple, none, unknown
  bool confirmed = false;              // the one solution is the stated one
  bool by_convention = false;          // the one solution confirms the usual rules
  bool suffices = false;  // the stated solution is the only one without what is missing
  std::vector<std::string> missing{};  // from the reading and from the search
};

// Determines if the reading has one solution, and if it is the stated one. If everything is
// understood and no solution is stated, only uniqueness shows that no rule is missing, or that the
// usual rules are meant. If something is missing, only the stated solution shows that it is not
// needed.
Verdict judge(const Reading& reading, const Stop& stop) {
  Verdict verdict{.missing = reading.missing};
  verdict.missing.insert(verdict.missing.end(), reading.absent.begin(), reading.absent.end());
  if (!reading.in_full() && !reading.needs_one_solution() && !reading.may_suffice()) return verdict;
  const auto solved = solve(reading.puzzle, {.limit = 2, .stop = stop});
  if (!solved) {
    verdict.missing.push_back("search: " + solved.error().reason);
    return verdict;
  }
  const bool one = solved->status == Status::unique;
  const bool stated = one && !reading.solution.empty() && reading.agrees(solved->solution);
  if (!reading.in_full() && !reading.needs_one_solution()) {
    verdict.suffices = stated;
    return verdict;
  }
  if (reading.needs_one_solution()) {
    if (!one) return verdict;
    verdict.by_convention = reading.by_convention;
    verdict.missing.clear();
  }
  verdict.status = name_of(solved->status);
  verdict.confirmed = stated;
  if (one && !reading.solution.empty() && !stated)
    verdict.missing.emplace_back("solution: the only solution is not the stated one");
  if (solved->status == Status::multiple)
    verdict.missing.emplace_back(
        "solution: the rules as they are read leave several solutions, so one may be missing");
  if (solved->status == Status::none)
    verdict.missing.emplace_back("solution: the rules as they are read leave no solution");
  if (solved->status == Status::unknown)
    verdict.missing.emplace_back(
        "solution: whether there is one solution is not known in that time");
  return verdict;
}

std::string cells_of(const ConstraintSpec& c) {
  std::string text;
  for (const Place p : c.cells) text += (text.empty() ? "" : " ") + text::name_of(p);
  return text;
}

std::string told(const ConstraintSpec& c) {
  std::string text{name(c.kind)};
  for (const int v : c.values) text += fmt::format(" {}", v);
  const std::string cells = cells_of(c);
  return cells.empty() ? text : text + ": " + cells;
}

Json number_or_null(int sentence) { return sentence < 0 ? Json(nullptr) : Json(sentence + 1); }

Json json_of(const text::rules::Object& object, const text::drawing::Drawing& drawing) {
  Json cells = Json::array();
  for (const Place p : object.cells)
    if (p.row >= 0 && p.col >= 0 && p.row < drawing.rows && p.col < drawing.cols)
      cells.push_back(text::name_of(p));
  const std::string_view colour = colour_name(object);
  return {{"object", describe(object)},
          {"sort", name(object.sort)},
          {"colour", colour.empty() ? Json(nullptr) : Json(colour)},
          {"text", object.text},
          {"cells", std::move(cells)},
          {"decoration", object.sort == Sort::decoration},
          {"sentence", number_or_null(object.sentence)}};
}

Json json_of(const Reading& reading, const Verdict& verdict) {
  Json missing = Json::array();
  for (const auto& reason : verdict.missing) missing.push_back(reason);
  Json json{{"in_full", missing.empty()},
            {"status", verdict.status},
            {"stated_solution", !reading.solution.empty()},
            {"confirmed", verdict.confirmed},
            {"by_convention", verdict.by_convention},
            {"suffices", verdict.suffices},
            {"title", reading.drawing.title},
            {"author", reading.drawing.author},
            {"sentences", Json::array()},
            {"constraints", Json::array()},
            {"objects", Json::array()},
            {"missing", std::move(missing)}};
  for (const auto& sentence : reading.sentences)
    json["sentences"].push_back({{"text", sentence.text},
                                 {"understood", sentence.understood},
                                 {"reason", sentence.reason}});
  for (const auto& made : reading.made) {
    Json cells = Json::array();
    for (const Place p : made.constraint.cells) cells.push_back(text::name_of(p));
    json["constraints"].push_back({{"kind", word(made.constraint.kind)},
                                   {"cells", std::move(cells)},
                                   {"values", made.constraint.values},
                                   {"sentence", number_or_null(made.sentence)}});
  }
  for (const auto& object : reading.objects)
    json["objects"].push_back(json_of(object, reading.drawing));
  return json;
}

std::string text_of(const Reading& reading, const Verdict& verdict) {
  std::string text;
  if (!reading.drawing.title.empty()) text += reading.drawing.title + "\n\n";
  if (reading.by_convention) text += "No rules are stated. Such a drawing usually has these:\n\n";
  for (std::size_t i = 0; i < reading.sentences.size(); ++i) {
    const auto& sentence = reading.sentences[i];
    text += fmt::format("{}. {}\n", i + 1, sentence.text);
    if (!sentence.understood) text += "   not understood: " + sentence.reason + "\n";
    constexpr std::size_t most = 6;
    std::size_t n = 0;
    for (const auto& made : reading.made)
      if (made.sentence == static_cast<int>(i) && ++n <= most)
        text += "   " + told(made.constraint) + "\n";
    if (n > most) text += fmt::format("   and {} more\n", n - most);
  }
  std::size_t decorations = 0;
  for (const auto& object : reading.objects) {
    if (object.sort == Sort::decoration) {
      ++decorations;
      continue;
    }
    text += describe(object);
    text += object.sentence < 0 ? std::string(": no sentence\n")
                                : fmt::format(": sentence {}\n", object.sentence + 1);
  }
  if (decorations) text += fmt::format("{} drawings only decorate\n", decorations);
  if (!text.empty()) text += '\n';
  for (const auto& reason : verdict.missing) text += reason + '\n';
  if (verdict.suffices)
    return text + "Not understood in full, but the rest leaves the stated solution alone.\n";
  if (!verdict.missing.empty()) return text + "Not understood in full.\n";
  return text + (verdict.confirmed
                     ? "Understood in full: the only solution is the stated one.\n"
                     : "Understood in full: there is exactly one solution; none is stated.\n");
}

Expected<Reading> reading_of(std::string_view text) {
  text::Layouts layouts;
  return text::read_explained(text, layouts);
}

}  // namespace

Answer interpret(std::string_view text, const Stop& stop) {
  const auto reading = reading_of(text);
  if (!reading) return std::unexpected(reading.error());
  const Verdict verdict = judge(*reading, stop);
  return json_of(*reading, verdict);
}

Answer interpret(const Json& fields, const Context& context) {
  Request request(fields, context);
  const std::string text = request.text("puzzle");
  const Stop stop = request.stop();
  if (!request.has("puzzle")) request.fail({"the request names no puzzle"});
  if (const auto& error = request.checked()) return std::unexpected(*error);
  return interpret(text, stop);
}

Expected<std::string> interpret(std::string_view text, const Stop& stop, const Output& output) {
  const auto reading = reading_of(text);
  if (!reading) return std::unexpected(reading.error());
  const Verdict verdict = judge(*reading, stop);
  return output.json ? to_string(json_of(*reading, verdict)) + '\n' : text_of(*reading, verdict);
}

}  // namespace clew::verbs
