// The C interface over the library. Nothing here throws: memory that cannot be had ends the process, as
// everywhere in the library, but for the objects and texts that the caller owns.
#pragma GCC visibility push(default)
#include "clew.h"
#pragma GCC visibility pop

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <map>
#include <memory>
#include <mutex>
#include <new>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "clew/generate.h"
#include "clew/solve.h"
#include "clew/technique.h"
#include "clew/text.h"
#include "clew/version.h"
#include "stream/bare.h"
#include "stream/pipeline.h"
#include "text/unicode.h"
#include "verbs/call.h"
#include "verbs/desk.h"
#include "verbs/solve.h"

using namespace clew;

struct clew_stop {
  std::atomic<bool> flag = false;
};

struct clew_engine {
  LayoutPtr layout;  // null: each puzzle decides
  std::mutex mutex;
  // Free desks by verb: each is used by one call at a time.
  std::map<std::string, std::vector<verbs::Desk>, std::less<>> desks;
};

namespace {

Stop stop_of(const clew_stop* stop) { return {.flag = stop ? &stop->flag : nullptr}; }
bool told_to_stop(const clew_stop* stop) { return stop && stop->flag; }

clew_status answer(clew_error* error, clew_status status, std::string_view sentence = {},
                   const Error* where = nullptr) {
  if (!error) return status;
  *error = {};
  // A sentence may quote bytes of the caller that are no UTF-8.
  const std::string text = text::to_utf8(text::to_utf16(sentence));
  error->status = status;
  if (where) error->line = static_cast<std::uint32_t>(where->line);
  if (where) error->column = static_cast<std::uint32_t>(where->column);
  std::size_t size = std::min(text.size(), sizeof(error->text) - 1);
  // A character is not cut in two.
  while (size < text.size() && size && (static_cast<unsigned char>(text[size]) & 0xC0) == 0x80)
    --size;
  std::copy_n(text.data(), size, error->text);
  return status;
}

clew_status missing(clew_error* error) {
  return answer(error, CLEW_ARGUMENT, "an argument is NULL that must not be");
}

clew_status give(const std::string& text, char** out, clew_error* error) {
  *out = static_cast<char*>(std::malloc(text.size() + 1));
  if (!*out) return answer(error, CLEW_NO_MEMORY, "no memory");
  std::memcpy(*out, text.c_str(), text.size() + 1);
  return answer(error, CLEW_OK);
}

clew_status give(const std::string& text, char* out, std::size_t room, clew_error* error) {
  if (!out && !room) return answer(error, CLEW_OK);
  if (!out) return missing(error);
  if (room <= text.size()) {
    answer(error, CLEW_NO_ROOM, "the buffer is too small");
    if (error) error->needed = text.size() + 1;
    return CLEW_NO_ROOM;
  }
  std::memcpy(out, text.c_str(), text.size() + 1);
  return answer(error, CLEW_OK);
}

// A desk of the verb, taken for one call.
class Seat {
 public:
  Seat(clew_engine& engine, std::string_view verb) : engine_(engine), verb_(verb) {
    {
      const std::lock_guard lock(engine.mutex);
      auto& free = engine.desks[verb_];
      if (!free.empty()) {
        desk_ = std::move(free.back());
        free.pop_back();
        return;
      }
    }
    desk_ = verbs::desks(verb, verbs::Json::object())->open();
  }
  ~Seat() {
    const std::lock_guard lock(engine_.mutex);
    engine_.desks[verb_].push_back(std::move(desk_));
  }
  Seat(const Seat&) = delete;
  Seat& operator=(const Seat&) = delete;
  verbs::Answer ask(const Puzzle& puzzle, const Stop& stop) const { return desk_(puzzle, stop); }

 private:
  clew_engine& engine_;
  const std::string verb_;
  verbs::Desk desk_;
};

// The verb's answer to a puzzle; nothing on an error, and `status` then names it.
std::optional<verbs::Json> ask(clew_engine* engine, std::string_view verb, const char* text,
                               const clew_stop* stop, clew_error* error, clew_status& status) {
  const auto puzzle = read_puzzle(text, {.layout = engine->layout});
  if (!puzzle) {
    status = answer(error, CLEW_MALFORMED, puzzle.error().reason, &puzzle.error());
    return std::nullopt;
  }
  auto json = Seat(*engine, verb).ask(*puzzle, stop_of(stop));
  if (!json) {
    status = answer(error, CLEW_REFUSED, json.error().reason);
    return std::nullopt;
  }
  return *std::move(json);
}

// Numbers above 2^53 are strings of digits in JSON.
std::uint64_t number(const verbs::Json& json) {
  if (json.is_string())
    return std::strtoull(json.get_ref<const std::string&>().c_str(), nullptr, 10);
  return json.is_number() ? json.get<std::uint64_t>() : 0;
}

std::int32_t tenths(const verbs::Json& json) {
  return json.is_number() ? static_cast<std::int32_t>(json.get<double>() * 10 + 0.5) : 0;
}

constexpr auto hardest = static_cast<std::int32_t>(Level::beyond_logic);

// Answers lines as `clew solve` does.
class Lines {
 public:
  explicit Lines(const std::atomic<bool>& flag)
      : flag_(flag), bulk_(2, stream::BareAnswer::solution_and_count, &flag) {}

  void operator()(const stream::Batch& batch, text::Layouts& layouts, stream::BatchOutput& output) {
    const auto one = [&](std::size_t i) { output.text += answer(batch.read(i, layouts)); };
    bulk_.answer(batch, one, output);
  }

 private:
  std::string answer(const Expected<Puzzle>& puzzle) {
    if (!puzzle) return "!\n";
    if (!plain_ || plain_->layout() != puzzle->layout) {
      auto made = Solver::make(puzzle->layout);
      if (!made) return "!\n";
      plain_.emplace(*std::move(made));
    }
    return verbs::solve(*plain_, *puzzle, {.stop = {.flag = &flag_}}, verbs::Output{})
        .value_or("!\n");
  }

  const std::atomic<bool>& flag_;
  stream::BulkSolver bulk_;
  std::optional<Solver> plain_;
};

}  // namespace

const char* clew_version(void) { return version.data(); }
int32_t clew_abi(void) { return CLEW_ABI; }
void clew_free(char* text) { std::free(text); }

clew_stop* clew_stop_new(void) { return new (std::nothrow) clew_stop; }
void clew_stop_now(clew_stop* stop) {
  if (stop) stop->flag = true;
}
void clew_stop_free(clew_stop* stop) { delete stop; }

char* clew_call(const char* verb, const char* request, const clew_stop* stop) {
  if (!verb) return nullptr;
  const std::string text = verbs::call(verb, request ? request : "{}",
                                       {.stop = stop_of(stop), .kinds = {}, .progress = {}});
  char* out = nullptr;
  give(text, &out, nullptr);
  return out;
}

clew_status clew_engine_new(const char* layout, clew_engine** engine, clew_error* error) {
  if (!engine) return missing(error);
  *engine = nullptr;
  LayoutPtr found;
  if (layout && *layout) {
    auto named = find_layout(layout);
    if (!named) return answer(error, CLEW_REFUSED, named.error().reason);
    found = *std::move(named);
  }
  *engine = new (std::nothrow) clew_engine;
  if (!*engine) return answer(error, CLEW_NO_MEMORY, "no memory");
  (*engine)->layout = std::move(found);
  return answer(error, CLEW_OK);
}

void clew_engine_free(clew_engine* engine) { delete engine; }

clew_status clew_solve(clew_engine* engine, const char* puzzle, char* solution, size_t room,
                       uint64_t* count, const clew_stop* stop, clew_error* error) {
  if (!engine || !puzzle) return missing(error);
  clew_status status = CLEW_OK;
  const auto json = ask(engine, "solve", puzzle, stop, error, status);
  if (!json) return status;
  if (count) *count = number((*json)["solutions"]);
  if ((*json)["status"] == "unknown") return answer(error, CLEW_STOPPED, "stopped before the end");
  const auto& line = (*json)["solution"];
  return give(line.is_string() ? line.get<std::string>() : "", solution, room, error);
}

clew_status clew_count(clew_engine* engine, const char* puzzle, uint64_t* count,
                       const clew_stop* stop, clew_error* error) {
  if (!engine || !puzzle || !count) return missing(error);
  clew_status status = CLEW_OK;
  const auto json = ask(engine, "count", puzzle, stop, error, status);
  if (!json) return status;
  *count = number((*json)["solutions"]);
  if ((*json)["exact"] == true) return answer(error, CLEW_OK);
  return answer(error, CLEW_STOPPED, "stopped before the end: there are at least so many");
}

clew_status clew_rate(clew_engine* engine, const char* puzzle, clew_rating* rating,
                      const clew_stop* stop, clew_error* error) {
  if (!engine || !puzzle || !rating) return missing(error);
  *rating = {};
  clew_status status = CLEW_OK;
  const auto json = ask(engine, "rate", puzzle, stop, error, status);
  if (!json) return status;
  if (told_to_stop(stop)) return answer(error, CLEW_STOPPED, "stopped before the end");
  if ((*json)["status"] != "unique")
    return answer(error, CLEW_NO_ANSWER, "a puzzle is rated that has exactly one solution");
  *rating = {.er = tenths((*json)["er"]),
             .ep = tenths((*json)["ep"]),
             .ed = tenths((*json)["ed"]),
             .level = -1,
             .score = (*json)["score"].is_number() ? (*json)["score"].get<std::int64_t>() : 0};
  if (const auto level = find_level((*json)["level"].get<std::string>()))
    rating->level = static_cast<std::int32_t>(*level);
  return answer(error, CLEW_OK);
}

clew_status clew_hint(clew_engine* engine, const char* position, char** json, const clew_stop* stop,
                      clew_error* error) {
  if (!engine || !position || !json) return missing(error);
  *json = nullptr;
  clew_status status = CLEW_OK;
  const auto step = ask(engine, "hint", position, stop, error, status);
  return step ? give(step->dump(-1, ' ', false, verbs::Json::error_handler_t::replace), json, error)
              : status;
}

clew_status clew_generate(clew_engine* engine, uint64_t seed, int32_t level, char* puzzle,
                          size_t room, const clew_stop* stop, clew_error* error) {
  if (!engine || !puzzle) return missing(error);
  if (level < -1 || level > hardest)
    return answer(error, CLEW_REFUSED, "a level is a number from 0 to 5, or -1");
  Requirements wanted;
  if (level >= 0) wanted.level = static_cast<Level>(level);
  const LayoutPtr layout = engine->layout ? engine->layout : *find_layout("9x9");
  std::string line;
  const auto report = generate(layout, wanted, {.seed = seed, .threads = 1, .stop = stop_of(stop)},
                               [&](const Generated& made) {
                                 line = to_line(*made.layout, made.givens);
                                 return true;
                               });
  if (!report) return answer(error, CLEW_REFUSED, report.error().reason);
  if (line.empty()) return answer(error, CLEW_STOPPED, "stopped before a puzzle was found");
  return give(line, puzzle, room, error);
}

clew_status clew_solve_lines(clew_engine* engine, const char* lines, size_t size, uint32_t threads,
                             char** answers, const clew_stop* stop, clew_error* error) {
  if (!engine || (!lines && size) || !answers) return missing(error);
  *answers = nullptr;
  const std::atomic<bool> never = false;
  const std::atomic<bool>& flag = stop ? stop->flag : never;
  std::string text;
  stream::PipelineOptions options;
  if (size) options.sources.push_back(stream::Source::in_memory("lines", std::string(lines, size)));
  options.read = {.from = Format::line, .layout = engine->layout};
  options.threads = threads;
  options.worker = [&] {
    return [lines = std::make_shared<Lines>(flag)](
               const stream::Batch& batch, text::Layouts& layouts, stream::BatchOutput& output) {
      (*lines)(batch, layouts, output);
    };
  };
  options.write = [&](std::string_view part) {
    text += part;
    return true;
  };
  options.write_errors = [](std::string_view) {};
  options.interrupted = &flag;
  if (size) stream::run(options);
  const clew_status status = give(text, answers, error);
  if (status != CLEW_OK || !told_to_stop(stop)) return status;
  return answer(error, CLEW_STOPPED, "stopped before the end");
}
