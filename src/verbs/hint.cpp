#include "verbs/hint.h"

#include "clew/words.h"
#include "verbs/reasoning.h"
#include "verbs/step_json.h"

namespace clew::verbs {
namespace {

/// Entries that are not those of the one solution, and marks that have lost its digit.
Json mistakes_in(const Reasoning& given) {
  Json list = Json::array();
  if (given.solved.status != Status::unique) return list;
  const Puzzle& puzzle = given.puzzle;
  for (int c = 0; c < puzzle.layout->size(); ++c) {
    const Digit right = given.solved.solution[c];
    const Digit entry = puzzle.entries.empty() ? Digit{0} : puzzle.entries[c];
    const auto add = [&](Digit digit, const char* kind) {
      list.push_back({{"cell", puzzle.layout->cell_name(static_cast<CellId>(c))},
                      {"digit", digit},
                      {"kind", kind}});
    };
    if (entry && entry != right) add(entry, "value");
    if (!entry && !puzzle.givens[c] && !puzzle.marks.empty() && !puzzle.marks[c].has(right))
      add(right, "removed");
  }
  return list;
}

}  // namespace

Answer hint(const Json& fields, const Context& context) {
  Request request(fields, context);
  const auto detail = request.whole("detail", 3);
  if (detail < 1 || detail > 3) request.fail({"\"detail\" is 1, 2 or 3"});
  auto given = reasoning(request);
  if (!given) return std::unexpected(given.error());
  Json answer = about(given->puzzle);
  if (Json mistakes = mistakes_in(*given); !mistakes.empty()) {
    answer["mistakes"] = std::move(mistakes);
    return answer;
  }
  given->options.givens = given->puzzle.givens;
  const Path path = given->explainer.hint(given->grid, given->options);
  if (path.steps().empty()) {
    const bool full = path.status() == Path::Status::solved;
    answer["text"] = full ? "the grid is full" : "no technique finds anything more";
    answer["step"] = nullptr;
    return answer;
  }
  const Layout& layout = *given->puzzle.layout;
  const Step& step = path.steps().front();
  Json texts = Json::array();
  for (std::uint64_t depth = 1; depth <= detail; ++depth)
    texts.push_back(tell(layout, given->grid, step, static_cast<Detail>(depth)));
  answer["text"] = texts.back();
  answer["texts"] = std::move(texts);
  answer["step"] = step_json(layout, given->grid, step);
  return answer;
}

}  // namespace clew::verbs
