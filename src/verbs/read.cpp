#include "verbs/read.h"

#include <algorithm>
#include <string>

#include "clew/text.h"
#include "verbs/json.h"
#include "verbs/layouts.h"
#include "verbs/request.h"

namespace clew::verbs {

Expected<std::string> source_of(const Puzzle& puzzle) {
  Puzzle bare{.layout = puzzle.layout};
  bare.givens.assign(static_cast<std::size_t>(puzzle.layout->size()), 0);
  auto text = write(bare, Format::text);
  if (!text) return text;
  return text->substr(0, text->find("\ngivens\n"));
}

Answer read(const Json& fields, const Context& context) {
  Request request(fields, context);
  const auto puzzle = request.puzzle();
  if (!puzzle) return std::unexpected(puzzle.error());
  const Layout& layout = *puzzle->layout;
  const bool own = layout.name().empty();
  Json answer{{"layout", layout.name()}, {"shape", nullptr}, {"source", ""}};
  if (own) {
    auto source = source_of(*puzzle);
    if (!source) return std::unexpected(source.error());
    answer["shape"] = describe(layout);
    answer["source"] = std::move(*source);
  }
  const bool entered = std::ranges::any_of(puzzle->entries, [](Digit d) { return d > 0; });
  answer["givens"] = to_line(layout, puzzle->givens);
  answer["entries"] = entered ? to_line(layout, puzzle->entries) : "";
  answer["marks"] = marks_json(*puzzle);
  if (!puzzle->remark.empty()) answer["remark"] = puzzle->remark;
  answer["title"] = puzzle->title.empty() ? puzzle->level : puzzle->title;
  answer["author"] = puzzle->author;
  answer["rules"] = puzzle->rules;
  answer["message"] = puzzle->message;
  return answer;
}

}  // namespace clew::verbs
