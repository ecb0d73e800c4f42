// clues: every puzzle with n clues that has a grid as its only solution.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "verbs/call.h"
#include "verbs/clue_desk.h"
#include "verbs/output.h"

namespace clew::verbs {

struct CluesRequest {
  enum class Wanted : std::uint8_t { all, first, count, least, estimate };
  Wanted wanted = Wanted::all;
  int clues = -1;  // for `least`: the most clues to try, or -1
  bool minimal = false;
  std::string given, forbidden;  // cells, as read_cells() takes them
  int part = 0, parts = 1;
  int threads = 1;
  Stop stop;
  std::function<void(double share)> progress;  // called from any thread; may be empty
};

/// Cells by name, separated by commas or blanks; or a symbol for each cell of the layout, . or 0 for
/// those that are not meant.
Expected<std::vector<CellId>> read_cells(const Layout&, std::string_view);

/// Puzzles a line each as they are found, in an order that threads do not change; one line with the
/// number, for count, least and estimate; or one JSON object.
std::optional<Error> clues(ClueDesk&, const Puzzle&, const CluesRequest&, const Output&,
                           const Sink&);
/// As one JSON object.
Answer clues(ClueDesk&, const Puzzle&, const CluesRequest&);
Answer clues(const Json& request, const Context&);

class Request;
/// All but stop, threads and progress.
CluesRequest read_clues(Request&);
/// Returns the fault of a request that is wrong for every puzzle.
std::optional<Error> wrong_with(const CluesRequest&);

}  // namespace clew::verbs
