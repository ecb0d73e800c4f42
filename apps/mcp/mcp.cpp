#include "mcp/mcp.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <map>
#include <memory>
#include <mutex>

#include "base/helpers.h"
#include "clew/version.h"
#include "server/schema.h"
#include "verbs/call.h"

namespace clew::mcp {
namespace {

using verbs::Json;

// Codes of JSON-RPC 2.0.
enum Code : int {
  parse_error = -32700,
  invalid_request = -32600,
  no_method = -32601,
  invalid_params = -32602
};

struct Tool {
  std::string_view name, verb, title, description;
};
constexpr Tool tools[] = {
    {"solve", "solve", "Solve a Sudoku",
     "The first solution of a puzzle of any layout, and whether it is the only one."},
    {"check", "check", "Check a Sudoku",
     "What is wrong with a puzzle: repeated givens, no solution (with the givens that contradict "
     "each other), "
     "several solutions (with two of them)."},
    {"hint", "hint", "Next step",
     "The next logical step of a position with its reason, or the mistakes in it. Give what the "
     "player wrote in "
     "`entries`."},
    {"explain", "explain", "Explain the whole solution",
     "Every step from the puzzle to its solution, each with technique, evidence and a sentence."},
    {"rate", "rate", "Rate the difficulty",
     "Level, Sudoku Explainer's ER, EP and ED, HoDoKu's score, and the hardest technique."},
    {"generate", "generate", "Generate puzzles",
     "New puzzles with exactly one solution: by layout, level, rating, symmetry, number of clues, "
     "techniques, and "
     "with clues such as killer, thermo, arrow, kropki."},
    {"read", "interpret", "Read a published puzzle",
     "How the rules in words and the drawing of a SudokuPad or f-puzzles link are understood: each "
     "sentence with its "
     "constraints, and what is not understood."},
};
constexpr std::array<std::string_view, 3> versions{"2025-06-18", "2025-03-26", "2024-11-05"};
constexpr double usual_timeout = 30;  // seconds of a request without a timeout

Json reply(const Json& id, const char* what, Json value) {
  return {{"jsonrpc", "2.0"}, {"id", id}, {what, std::move(value)}};
}
Json fault(const Json& id, Code code, std::string_view text) {
  return reply(id, "error", {{"code", static_cast<int>(code)}, {"message", text}});
}

Json initialize(const Json& params) {
  const std::string wanted = params.value("protocolVersion", "");
  const bool known = std::ranges::find(versions, wanted) != versions.end();
  return {{"protocolVersion", known ? wanted : versions[0]},
          {"capabilities", {{"tools", {{"listChanged", false}}}}},
          {"serverInfo", {{"name", "clew"}, {"title", "Clew"}, {"version", version}}},
          {"instructions",
           "Puzzles are lines such as 81 symbols with . for blank, grids, links of SudokuPad and "
           "f-puzzles, or puzzle "
           "text. Cells are named r1c1. Do not solve by yourself: every answer here is exact and "
           "proven."}};
}

Json list_tools() {
  Json list = Json::array();
  for (const Tool& tool : tools)
    list.push_back({{"name", tool.name},
                    {"title", tool.title},
                    {"description", tool.description},
                    {"inputSchema", server::request_schema(tool.verb)},
                    {"annotations", {{"readOnlyHint", true}, {"openWorldHint", false}}}});
  return {{"tools", std::move(list)}};
}

Json call_tool(const Json& id, const Json& params, const Stop& stop) {
  const auto name = params.find("name");
  if (name == params.end() || !name->is_string())
    return fault(id, invalid_params, "tools/call needs the name of a tool");
  const auto tool = std::ranges::find(tools, name->get<std::string>(), &Tool::name);
  if (tool == std::end(tools))
    return fault(id, invalid_params, "no tool is called " + name->get<std::string>());
  Json request = params.value("arguments", Json::object());
  if (!request.is_object()) return fault(id, invalid_params, "arguments are an object");
  if (!request.contains("timeout")) request["timeout"] = usual_timeout;
  const auto answer = verbs::answer(verbs::every_verb(), tool->verb, request,
                                    {.stop = stop, .kinds = {}, .progress = {}});
  const Json json = answer ? *answer : verbs::as_json(answer.error());
  Json result{{"content", Json::array({{{"type", "text"}, {"text", verbs::to_string(json)}}})},
              {"structuredContent", json},
              {"isError", !answer}};
  return reply(id, "result", std::move(result));
}

bool is_id(const Json& id) { return id.is_string() || id.is_number_integer(); }

// The name by which a request is found again when it is cancelled.
std::string key_of(const Json& id) {
  return id.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

std::string Responder::no_json() {
  return verbs::to_string(fault(nullptr, parse_error, "the line is no JSON"));
}

std::optional<std::string> Responder::answer(const Json& message, const Stop& stop) const {
  const auto said = [](const Json& json) { return verbs::to_string(json); };
  if (!message.is_object() || message.value("jsonrpc", Json()) != "2.0")
    return said(
        fault(nullptr, invalid_request, "a message is an object with \"jsonrpc\": \"2.0\""));
  const Json id = message.value("id", Json());
  const Json method = message.value("method", Json());
  if (!method.is_string()) {
    if (message.contains("result") || message.contains("error"))
      return std::nullopt;  // nothing was asked
    return said(fault(is_id(id) ? id : Json(), invalid_request, "a request names its method"));
  }
  if (!message.contains("id")) return std::nullopt;
  if (!is_id(id)) return said(fault(nullptr, invalid_request, "an id is a text or a whole number"));
  const Json params = message.value("params", Json::object());
  if (!params.is_object()) return said(fault(id, invalid_params, "params are an object"));
  if (method == "initialize") return said(reply(id, "result", initialize(params)));
  if (method == "ping") return said(reply(id, "result", Json::object()));
  if (method == "tools/list") return said(reply(id, "result", list_tools()));
  if (method == "tools/call") return said(call_tool(id, params, stop));
  return said(fault(id, no_method, "no method is called " + method.get<std::string>()));
}

namespace {

// Requests that wait or are worked on.
class Desk {
 public:
  Desk(const std::function<void(std::string_view)>& write, unsigned threads) : write_(write) {
    work_ = [this] { work(); };
    for (unsigned i = 0; i < threads; ++i) helpers_ = helpers_ + threads_.start(work_);
  }
  ~Desk() { end(); }
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;

  void take(const std::string& line) {
    Json message = Json::parse(line, nullptr, false);
    if (message.is_discarded()) return say(Responder::no_json());
    if (message.is_object() && message.value("method", Json()) == "notifications/cancelled")
      return cancel(message);
    auto request = std::make_shared<Request>(std::move(message));
    const bool tool =
        request->message.is_object() && request->message.value("method", Json()) == "tools/call";
    if (!tool || !helpers_) return answer(*request);
    const std::lock_guard lock(mutex_);
    waiting_.push_back(request);
    known_[key_of(request->message.value("id", Json()))] = request;
    more_.notify_one();
  }

 private:
  struct Request {
    explicit Request(Json m) : message(std::move(m)) {}
    Json message;
    std::atomic<bool> stop = false;
  };

  void cancel(const Json& message) {
    const Json params = message.value("params", Json::object());
    const std::lock_guard lock(mutex_);
    const auto known =
        known_.find(key_of(params.is_object() ? params.value("requestId", Json()) : Json()));
    if (known == known_.end()) return;
    if (const auto request = known->second.lock()) request->stop = true;
  }
  void answer(const Request& request) {
    // A client that cancels a request expects no answer.
    const auto line =
        request.stop ? std::nullopt : server_.answer(request.message, {.flag = &request.stop});
    if (line && !request.stop) say(*line);
  }
  void say(const std::string& line) {
    const std::lock_guard lock(writing_);
    write_(line + "\n");
  }
  void work() {
    for (;;) {
      std::unique_lock lock(mutex_);
      more_.wait(lock, [&] { return over_ || !waiting_.empty(); });
      if (waiting_.empty()) return;
      const auto request = waiting_.front();
      waiting_.pop_front();
      lock.unlock();
      answer(*request);
      lock.lock();
      known_.erase(key_of(request->message.value("id", Json())));
    }
  }
  void end() {
    const std::lock_guard lock(mutex_);
    over_ = true;
    more_.notify_all();
  }

  const Responder server_;
  const std::function<void(std::string_view)>& write_;
  std::mutex mutex_, writing_;
  std::condition_variable more_;
  std::deque<std::shared_ptr<Request>> waiting_;
  std::map<std::string, std::weak_ptr<Request>> known_;
  bool over_ = false;
  std::function<void()> work_;
  unsigned helpers_ = 0;
  Helpers threads_;  // joined first
};

}  // namespace

void serve(const std::function<std::optional<std::string>()>& read,
           const std::function<void(std::string_view)>& write, unsigned threads) {
  Desk desk(write, threads);
  while (const auto line = read())
    if (line->find_first_not_of(" \t\r") != std::string::npos) desk.take(*line);
}

}  // namespace clew::mcp
