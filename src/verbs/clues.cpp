#include "verbs/clues.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <condition_variable>
#include <ctime>
#include <mutex>

#include "base/parallel.h"
#include "text/place.h"
#include "verbs/generate.h"
#include "verbs/json.h"
#include "verbs/request.h"

namespace clew::verbs {
namespace {

using Wanted = CluesRequest::Wanted;

/// Work is cut alike however many threads there are, so that the order is the same.
int pieces_of(const Layout& layout, int clues) {
  if (layout.size() != 81) return 32;
  return clues <= 16 ? 1 : clues == 17 ? 4 : 32;
}

/// Lets pieces of work that are done side by side write one after the other.
class InTurn {
 public:
  explicit InTurn(std::function<bool(std::string_view)> write) : write_(std::move(write)) {}

  /// Waits until all pieces before this one have ended; false when nothing more is wanted.
  bool write(int piece, std::string_view text) {
    std::unique_lock lock(mutex_);
    next_.wait(lock, [&] { return turn_ == piece; });
    if (wanted_ && !text.empty() && !write_(text)) wanted_ = false;
    return wanted_;
  }
  void end(int piece, std::string_view text) {
    write(piece, text);
    const std::lock_guard lock(mutex_);
    ++turn_;
    next_.notify_all();
  }
  bool wanted() {
    const std::lock_guard lock(mutex_);
    return wanted_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable next_;
  int turn_ = 0;
  bool wanted_ = true;
  std::function<bool(std::string_view)> write_;
};

struct Found {
  bool exact = false;
  CluesCounters counters;
};

void add(CluesCounters& sum, const CluesCounters& some) {
  sum.firsts += some.firsts;
  sum.joined += some.joined;
  sum.thirds += some.thirds;
  sum.candidates += some.candidates;
  sum.puzzles += some.puzzles;
}

/// One search with so many clues; puzzles as lines.
class Search {
 public:
  Search(ClueDesk& desk, const LayoutPtr& layout, CluesJob job, const CluesRequest& request)
      : desk_(desk), layout_(layout), job_(std::move(job)), request_(request) {}

  Expected<Found> run(bool first, const std::function<bool(std::string_view)>& line) {
    pieces_ = first ? 1 : pieces_of(*layout_, job_.clues);
    // Made here, where nothing runs yet beside it.
    const auto threads =
        static_cast<std::size_t>(std::min(pieces_, thread_count(request_.threads)));
    for (std::size_t t = 0; t < threads; ++t)
      if (auto finder = desk_.finder(layout_, t); !finder) return std::unexpected(finder.error());
    InTurn turn(line);
    std::atomic<int> next = 0;
    std::mutex mutex;
    Found found{.exact = true, .counters = {}};
    std::optional<Error> error;
    parallel_for(threads, static_cast<int>(threads), [&](std::size_t t) {
      ClueFinder& finder = **desk_.finder(layout_, t);
      for (int piece; (piece = next.fetch_add(1)) < pieces_;) {
        auto report = search(finder, piece, first, turn);
        const std::lock_guard lock(mutex);
        if (report) {
          found.exact = found.exact && report->exact;
          add(found.counters, report->counters);
        } else if (!error) {
          error = report.error();
        }
        if (request_.progress)
          request_.progress(static_cast<double>(++done_) / static_cast<double>(pieces_));
      }
    });
    if (error) return std::unexpected(*error);
    return found;
  }

 private:
  Expected<CluesReport> search(ClueFinder& finder, int piece, bool first, InTurn& turn) {
    constexpr std::size_t large = std::size_t{1} << 20;
    CluesJob job = job_;
    job.part = job_.part * pieces_ + piece;
    job.parts = job_.parts * pieces_;
    std::string text;
    Expected<CluesReport> report = CluesReport{};
    if (turn.wanted())
      report = finder.find(job, [&](std::span<const Digit> puzzle) {
        if (request_.wanted != Wanted::count) text += to_line(*layout_, puzzle) + '\n';
        if (first) return false;
        if (text.size() < large) return true;
        const bool more = turn.write(piece, text);
        text.clear();
        return more;
      });
    turn.end(piece, text);
    return report;
  }

  ClueDesk& desk_;
  const LayoutPtr& layout_;
  CluesJob job_;
  const CluesRequest& request_;
  int pieces_ = 1, done_ = 0;
};

struct Least {
  std::optional<int> clues;
  bool exact = false;
  std::string puzzle;
};

/// Adding a clue to a puzzle gives another, so the least number is found going up from one that is
/// known to be too few, or down when a guess was too many.
Expected<Least> find_least(ClueDesk& desk, const Puzzle& puzzle, CluesJob job,
                           const CluesRequest& request) {
  const int most = request.clues >= 0
                       ? request.clues
                       : puzzle.layout->size() - static_cast<int>(job.forbidden.size());
  const int floor = static_cast<int>(job.given.size());
  const bool classic = puzzle.layout->name() == "9x9" && job.given.empty();
  Least least;
  auto try_with = [&](int n) -> Expected<bool> {
    job.clues = n;
    std::string line;
    auto found = Search(desk, puzzle.layout, job, request).run(true, [&](std::string_view text) {
      line += text;
      return true;
    });
    if (!found) return std::unexpected(found.error());
    if (found->counters.puzzles) {
      least.clues = n;
      least.puzzle = line.substr(0, line.find('\n'));
      return true;
    }
    least.exact = found->exact;
    return false;
  };
  int n = std::clamp(classic ? 17 : floor, floor, std::max(floor, most));
  const int begun = n;
  for (; n <= most && !job.stop.requested(); ++n) {
    const auto found = try_with(n);
    if (!found) return std::unexpected(found.error());
    if (*found) break;
    if (!least.exact) return least;
  }
  if (!least.clues) {
    least.exact = least.exact && n > most;
    return least;
  }
  if (*least.clues > begun) return least;
  least.exact = begun == floor;
  for (n = begun - 1; n >= floor; --n) {
    const auto found = try_with(n);
    if (!found) return std::unexpected(found.error());
    if (!*found) return least;
    least.exact = n == floor;
  }
  return least;
}

struct Estimate {
  double seconds = 0, least = 0, most = 0;  // of a core; a range of two standard errors
  double joined = 0;
};

/// What this thread has worked, however busy the machine is.
double seconds_worked() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

Expected<Estimate> estimate(ClueDesk& desk, const LayoutPtr& layout, CluesJob job) {
  constexpr int parts = 32, samples = 4;
  const auto finder = desk.finder(layout, 0);
  if (!finder) return std::unexpected(finder.error());
  const int from = job.part * parts;
  job.parts *= parts;
  double first = 0, sum = 0, squares = 0, joined = 0;
  for (int i = 0; i <= samples; ++i) {
    // The first makes ready as well.
    job.part = from + (i == 0 ? 0 : (2 * i - 1) * parts / (2 * samples));
    const double begun = seconds_worked();
    const auto report = (*finder)->find(job, [](std::span<const Digit>) { return true; });
    if (!report) return std::unexpected(report.error());
    if (!report->exact) return fail("stopped before there was a sample to tell from");
    const double seconds = seconds_worked() - begun;
    if (i == 0) {
      first = seconds;
      continue;
    }
    sum += seconds;
    squares += seconds * seconds;
    joined += static_cast<double>(report->counters.joined);
  }
  const double mean = sum / samples;
  const double error = std::sqrt(std::max(0.0, squares / samples - mean * mean) / samples);
  auto total = [&](double each) {
    return std::max(0.0, first - mean) + std::max(0.0, each) * parts;
  };
  return Estimate{.seconds = total(mean),
                  .least = total(mean - 2 * error),
                  .most = total(mean + 2 * error),
                  .joined = joined / samples * parts};
}

Json counters_json(const CluesCounters& counters) {
  return {{"firsts", counters.firsts},
          {"joined", counters.joined},
          {"thirds", counters.thirds},
          {"candidates", counters.candidates}};
}

Json head(const Layout& layout, const std::vector<Digit>& grid) {
  return {{"grid", line_json(layout, grid)},
          {"layout", layout.name().empty() ? Json(nullptr) : Json(layout.name())}};
}

/// The answer, either as an object or as text through the sink; null where it went through the
/// sink.
Expected<Json> answer(ClueDesk& desk, const Puzzle& puzzle, const CluesRequest& request, bool json,
                      const Sink& sink) {
  const Layout& layout = *puzzle.layout;
  const auto grid = desk.grid_of(puzzle, request.stop);
  if (!grid) return std::unexpected(grid.error());
  const auto given = read_cells(layout, request.given);
  if (!given) return std::unexpected(given.error());
  const auto forbidden = read_cells(layout, request.forbidden);
  if (!forbidden) return std::unexpected(forbidden.error());
  CluesJob job{.grid = *grid,
               .clues = request.clues,
               .given = *given,
               .forbidden = *forbidden,
               .minimal = request.minimal,
               .part = request.part,
               .parts = request.parts,
               .stop = request.stop};
  Json result = head(layout, *grid);
  if (request.wanted == Wanted::least) {
    const auto least = find_least(desk, puzzle, std::move(job), request);
    if (!least) return std::unexpected(least.error());
    result["least"] = least->clues ? Json(*least->clues) : Json(nullptr);
    result["puzzle"] = least->clues ? Json(least->puzzle) : Json(nullptr);
    result["exact"] = least->exact;
    if (json) return result;
    if (least->clues)
      sink((least->exact ? "" : "≤") + std::to_string(*least->clues) + '\n');
    else
      sink(least->exact ? "none\n" : "unknown\n");
    return Json(nullptr);
  }
  result["clues"] = request.clues;
  if (request.parts > 1) {
    result["part"] = request.part + 1;
    result["parts"] = request.parts;
  }
  if (request.wanted == Wanted::estimate) {
    const auto about = estimate(desk, puzzle.layout, std::move(job));
    if (!about) return std::unexpected(about.error());
    result["seconds"] = about->seconds;
    result["least_seconds"] = about->least;
    result["most_seconds"] = about->most;
    result["joined"] = about->joined;
    if (json) return result;
    sink(fmt::format("about {:.2g} s of one core ({:.2g} to {:.2g})\n", about->seconds,
                     about->least, about->most));
    return Json(nullptr);
  }
  const bool count = request.wanted == Wanted::count;
  Json puzzles = Json::array();
  auto line = [&](std::string_view text) {
    if (!json) return sink(text);
    for (std::size_t at = 0, end; (end = text.find('\n', at)) != std::string_view::npos;
         at = end + 1)
      puzzles.push_back(text.substr(at, end - at));
    return true;
  };
  const auto found = Search(desk, puzzle.layout, std::move(job), request)
                         .run(request.wanted == Wanted::first, line);
  if (!found) return std::unexpected(found.error());
  const bool done =
      found->exact || (request.wanted == Wanted::first && found->counters.puzzles > 0);
  if (!json) {
    if (count)
      sink((found->exact ? "" : "≥") + std::to_string(found->counters.puzzles) + '\n');
    else if (!done)
      return fail("stopped: there may be more puzzles");
    return Json(nullptr);
  }
  if (!count) result["puzzles"] = std::move(puzzles);
  result["count"] = found->counters.puzzles;
  result["exact"] = found->exact;
  result["counters"] = counters_json(found->counters);
  return result;
}

}  // namespace

struct ClueDesk::Kept {
  LayoutPtr layout;
  std::unique_ptr<Solver> solver;
  std::vector<std::unique_ptr<ClueFinder>> finders;

  void turn_to(const LayoutPtr& to) {
    if (layout == to || (layout && layout->spec() == to->spec())) return;
    layout = to;
    solver = std::make_unique<Solver>(*Solver::make(to));
    finders.clear();
  }
};

ClueDesk::ClueDesk() : kept_(std::make_unique<Kept>()) {}
ClueDesk::~ClueDesk() = default;

Expected<std::vector<Digit>> ClueDesk::grid_of(const Puzzle& puzzle, const Stop& stop) {
  kept_->turn_to(puzzle.layout);
  auto solved = kept_->solver->solve(puzzle, {.stop = stop});
  if (!solved) return std::unexpected(std::move(solved.error()));
  switch (solved->status) {
    case Status::unique:
      return std::move(solved->solution);
    case Status::none:
      return fail("this has no solution, so it names no grid");
    case Status::multiple:
      return fail("this has several solutions, so it names no grid");
    default:
      return fail("stopped before the grid was known");
  }
}

Expected<ClueFinder*> ClueDesk::finder(const LayoutPtr& layout, std::size_t thread) {
  kept_->turn_to(layout);
  while (kept_->finders.size() <= thread) {
    auto made = ClueFinder::make(layout);
    if (!made) return std::unexpected(made.error());
    kept_->finders.push_back(std::make_unique<ClueFinder>(std::move(*made)));
  }
  return kept_->finders[thread].get();
}

Expected<std::vector<CellId>> read_cells(const Layout& layout, std::string_view text) {
  std::vector<CellId> cells;
  if (text.size() == static_cast<std::size_t>(layout.size()) && text.find(',') == text.npos) {
    const auto mask = read_pattern(layout, text);
    if (!mask) return std::unexpected(mask.error());
    for (CellId c = 0; c < mask->size(); ++c)
      if ((*mask)[c]) cells.push_back(c);
    return cells;
  }
  while (!text.empty()) {
    if (text.front() == ',' || text.front() == ' ') {
      text.remove_prefix(1);
      continue;
    }
    const std::string shown(text.substr(0, 32));
    const auto place = text::take_place(text);
    if (!place || (!text.empty() && text.front() != ',' && text.front() != ' '))
      return fail("cells are written r1c1,r2c3, or as a line with a symbol for each cell, not '" +
                  shown + "'");
    const int cell = layout.at(*place);
    if (cell < 0) return fail("there is no cell " + text::name_of(*place) + " in this layout");
    cells.push_back(static_cast<CellId>(cell));
  }
  return cells;
}

std::optional<Error> clues(ClueDesk& desk, const Puzzle& puzzle, const CluesRequest& request,
                           const Output& output, const Sink& sink) {
  const auto result = answer(desk, puzzle, request, output.json, sink);
  if (!result) return result.error();
  if (output.json) sink(to_string(*result) + '\n');
  return std::nullopt;
}

CluesRequest read_clues(Request& request) {
  CluesRequest what;
  const std::pair<const char*, Wanted> modes[] = {{"first", Wanted::first},
                                                  {"count", Wanted::count},
                                                  {"least", Wanted::least},
                                                  {"estimate", Wanted::estimate}};
  for (const auto& [name, wanted] : modes)
    if (request.flag(name)) what.wanted = wanted;
  if (request.has("clues"))
    what.clues = static_cast<int>(std::min<std::uint64_t>(request.whole("clues", 0), 1000));
  what.minimal = request.flag("minimal");
  what.given = request.text("given");
  what.forbidden = request.text("not");
  const std::uint64_t parts = request.whole("parts", 1, 1, 1'000'000),
                      part = request.whole("part", 1, 1, parts);
  what.part = static_cast<int>(part) - 1;
  what.parts = static_cast<int>(parts);
  return what;
}

std::optional<Error> wrong_with(const CluesRequest& what) {
  const bool least = what.wanted == Wanted::least;
  if (what.clues < 0 && !least) return Error{"\"clues\" is how many clues a puzzle is to have"};
  if (least && what.parts > 1) return Error{"\"least\" needs all of the work, not a part"};
  return std::nullopt;
}

Answer clues(ClueDesk& desk, const Puzzle& puzzle, const CluesRequest& what) {
  return answer(desk, puzzle, what, true, [](std::string_view) { return true; });
}

Answer clues(const Json& fields, const Context& context) {
  Request request(fields, context);
  CluesRequest what = read_clues(request);
  what.threads = static_cast<int>(request.whole("threads", 1, 1, 1024));
  what.stop = request.stop();
  if (context.progress) what.progress = [&](double share) { context.progress(share, 0); };
  const auto puzzle = request.puzzle();
  if (!puzzle) return std::unexpected(puzzle.error());
  if (const auto wrong = wrong_with(what)) return std::unexpected(*wrong);
  ClueDesk desk;
  return clues(desk, *puzzle, what);
}

}  // namespace clew::verbs
