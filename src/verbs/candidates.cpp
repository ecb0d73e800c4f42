#include "verbs/candidates.h"

#include "verbs/json.h"
#include "verbs/request.h"

namespace clew::verbs {
namespace {

// {"r1c1": {"3": 12, "5": 4}}: how many of the solutions have that digit there.
Json shares_of(const Layout& layout, const TrueCandidates& found) {
  Json shares = Json::object();
  for (int c = 0; c < layout.size(); ++c) {
    Json& cell = shares[layout.cell_name(static_cast<CellId>(c))] = Json::object();
    for (const Digit d : found.digits[c])
      cell[std::to_string(layout.value(d))] =
          found.shares[static_cast<std::size_t>(c) * layout.digits() + d - 1];
  }
  return shares;
}

Json json_of(const Puzzle& puzzle, const TrueCandidates& found) {
  const Layout& layout = *puzzle.layout;
  Json json = about(puzzle);
  json["status"] = name_of(found.status);
  json["exact"] = found.exact;
  Json& cells = json["candidates"] = Json::object();
  for (int c = 0; c < layout.size(); ++c)
    cells[layout.cell_name(static_cast<CellId>(c))] = digits_json(layout, found.digits[c]);
  if (found.solutions) {
    json["solutions"] = count_json(*found.solutions);
    json["shares"] = shares_of(layout, found);
  }
  return json;
}

}  // namespace

Expected<std::string> candidates(const Solver& solver, const Puzzle& puzzle,
                                 const CandidateOptions& options, const Output& output) {
  const auto found = solver.candidates(puzzle, options);
  if (!found) return std::unexpected(found.error());
  if (output.json) return to_string(json_of(puzzle, *found)) + '\n';
  const Grid grid{std::vector<Digit>(puzzle.givens.size()), found->digits};
  std::string text = to_pencil(*puzzle.layout, grid);
  if (!text.ends_with('\n')) text += '\n';
  if (!found->exact) text += "# out of time: there may be more candidates\n";
  return text;
}

Answer candidates(const Solver& solver, const Puzzle& puzzle, const CandidateOptions& options) {
  const auto found = solver.candidates(puzzle, options);
  if (!found) return std::unexpected(found.error());
  return json_of(puzzle, *found);
}

Answer candidates(const Json& fields, const Context& context) {
  Request request(fields, context);
  const CandidateOptions options{.stop = request.stop()};
  const auto puzzle = request.puzzle();
  if (!puzzle) return std::unexpected(puzzle.error());
  const auto found = true_candidates(*puzzle, options);
  if (!found) return std::unexpected(found.error());
  return json_of(*puzzle, *found);
}

}  // namespace clew::verbs
