#include "verbs/canon.h"

#include <sstream>

#include "base/assert.h"
#include "verbs/json.h"
#include "verbs/reasoner.h"
#include "verbs/request.h"

namespace clew::verbs {
namespace {

/// The puzzle that the form is of: without entries, marks of the player, and given candidates that the
/// givens leave anyway.
Puzzle without_play(const Puzzle& puzzle) {
  Puzzle bare{.layout = puzzle.layout, .givens = puzzle.givens};
  if (puzzle.given_marks.empty()) return bare;
  bare.given_marks = bare.marks = start(as_given(puzzle)).candidates;
  const Puzzle unmarked{.layout = puzzle.layout, .givens = puzzle.givens};
  return start(unmarked).candidates == bare.marks ? unmarked : bare;
}

/// One line: the symbols of a puzzle without marks, else the groups of all cells.
std::string line_of(const Puzzle& form) {
  if (form.marks.empty()) return to_line(*form.layout, form.givens);
  std::istringstream words(to_pencil(*form.layout, {form.givens, form.marks}));
  std::string line;
  for (std::string word; words >> word;) {
    if (word[0] == '|' || word[0] == '+' || word[0] == '#') continue;  // frames and holes
    if (!line.empty()) line += ' ';
    line += word;
  }
  return line;
}

}  // namespace

Expected<Puzzle> FormDesk::form(const Puzzle& puzzle, const Stop& stop) {
  auto known = canonizers_.find(puzzle.layout);
  if (known == canonizers_.end()) {
    auto made = Canonizer::make(puzzle.layout, stop);
    if (!made) return std::unexpected(std::move(made.error()));
    known = canonizers_.emplace(puzzle.layout, std::move(*made)).first;
  }
  Puzzle result = without_play(puzzle);
  if (result.marks.empty()) {
    auto values = known->second.form(result.givens, stop);
    if (!values) return std::unexpected(std::move(values.error()));
    CLEW_ASSERT(std::ranges::count(*values, 0) == std::ranges::count(puzzle.givens, 0));
    result.givens = std::move(*values);
    return result;
  }
  auto marked = known->second.form(Canonizer::Marked{result.givens, result.marks}, stop);
  if (!marked) return std::unexpected(std::move(marked.error()));
  result.givens = std::move(marked->givens);
  result.given_marks = result.marks = std::move(marked->candidates);
  return result;
}

Expected<std::string> FormDesk::line(const Puzzle& puzzle, const Stop& stop) {
  const auto formed = form(puzzle, stop);
  if (!formed) return std::unexpected(formed.error());
  return line_of(*formed);
}

Answer FormDesk::json(const Puzzle& puzzle, const Stop& stop) {
  const auto formed = line(puzzle, stop);
  if (!formed) return std::unexpected(formed.error());
  Json json = about(puzzle);
  json["canonical"] = *formed;
  return json;
}

Expected<std::string> FormDesk::answer(const Puzzle& puzzle, const Output& output,
                                       const Stop& stop) {
  if (output.json) {
    const Answer answer = json(puzzle, stop);
    if (!answer) return std::unexpected(answer.error());
    return to_string(*answer) + '\n';
  }
  const auto formed = form(puzzle, stop);
  if (!formed) return std::unexpected(formed.error());
  if (formed->marks.empty()) return written(puzzle, formed->givens, output.format);
  std::string text = output.format == Format::text
                         ? write(*formed, Format::text).value_or(line_of(*formed))
                     : output.format == Format::line ? line_of(*formed)
                                                     : to_pencil(*formed->layout, start(*formed));
  if (!text.ends_with('\n')) text += '\n';
  return text;
}

Answer canon(const Json& fields, const Context& context) {
  Request request(fields, context);
  const Stop stop = request.stop();
  const auto puzzle = request.puzzle();
  if (!puzzle) return std::unexpected(puzzle.error());
  return FormDesk().json(*puzzle, stop);
}

}  // namespace clew::verbs
