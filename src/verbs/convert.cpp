#include "verbs/convert.h"

#include "text/pieces/piece.h"
#include "verbs/json.h"
#include "verbs/request.h"

namespace clew::verbs {

Answer convert(const Puzzle& puzzle, Format to, const WriteOptions& options) {
  auto text = write(puzzle, to, options);
  if (!text) return std::unexpected(text.error());
  Json json = about(puzzle);
  json["format"] = name(to);
  json["text"] = *std::move(text);
  return json;
}

Expected<std::string> convert(const Puzzle& puzzle, Format to, const WriteOptions& options,
                              const Output& output) {
  if (output.json) {
    const Answer json = convert(puzzle, to, options);
    if (!json) return std::unexpected(json.error());
    return to_string(*json) + '\n';
  }
  auto text = write(puzzle, to, options);
  if (text && !text->ends_with('\n')) *text += '\n';
  return text;
}

Answer convert(const Json& fields, const Context& context) {
  Request request(fields, context);
  const std::string name = request.text("to", "line");
  const auto to = format_named(name);
  if (!to) request.fail({"no format is called " + text::quoted(name)});
  const bool givens_only = request.flag("givens");
  const auto puzzle = request.puzzle();
  if (!puzzle) return std::unexpected(puzzle.error());
  return convert(*puzzle, *to, {.givens_only = givens_only});
}

}  // namespace clew::verbs
