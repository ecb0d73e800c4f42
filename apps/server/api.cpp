#include "server/api.h"

#include <event2/buffer.h>
#include <event2/event.h>
#include <event2/http.h>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstring>
#include <deque>
#include <functional>
#include <mutex>
#include <new>
#include <set>
#include <string_view>
#include <thread>

#include "base/helpers.h"
#include "clew/version.h"
#include "server/schema.h"
#include "system/network.h"
#include "verbs/call.h"

namespace clew::server {
namespace {

using verbs::Json;

constexpr const char* json_type = "application/json";

// Verbs that a stranger may ask: all that read a puzzle or describe something.
bool is_open(std::string_view verb) {
  return std::ranges::any_of(verbs::every_verb(), [&](const auto& v) { return v.first == verb; });
}

void send(evhttp_request* request, int status, const char* reason, const std::string& body) {
  evkeyvalq* const headers = evhttp_request_get_output_headers(request);
  evhttp_add_header(headers, "Content-Type", json_type);
  evhttp_add_header(headers, "Cache-Control", "no-store");
  if (status == 503) evhttp_add_header(headers, "Retry-After", "1");
  evbuffer* const bytes = evbuffer_new();
  if (!bytes) throw std::bad_alloc();
  evbuffer_add(bytes, body.data(), body.size());
  evhttp_send_reply(request, status, reason, bytes);
  evbuffer_free(bytes);
}

void refuse(evhttp_request* request, int status, const char* reason, std::string_view why) {
  send(request, status, reason, verbs::to_string(Json{{"error", why}}) + "\n");
}

std::string body_of(evhttp_request* request) {
  evbuffer* const in = evhttp_request_get_input_buffer(request);
  std::string body(evbuffer_get_length(in), '\0');
  evbuffer_remove(in, body.data(), body.size());
  return body;
}

std::string_view header(evhttp_request* request, const char* name) {
  const char* const value = evhttp_find_header(evhttp_request_get_input_headers(request), name);
  return value ? value : "";
}

}  // namespace

class Api::Work {
 public:
  Work(event_base* base, const ApiLimits& limits) : limits_(limits) {
    event_ = event_new(
        base, wake_.socket(), EV_READ | EV_PERSIST,
        [](evutil_socket_t, short, void* self) { static_cast<Work*>(self)->send_done(); }, this);
    if (!wake_.good() || !event_ || event_add(event_, nullptr) != 0) throw std::bad_alloc();
    run_ = [this] { run(); };
    const unsigned wanted =
        limits.threads ? limits.threads : std::max(1u, std::thread::hardware_concurrency());
    for (unsigned i = 0; i < wanted; ++i) threads_.start(run_);
  }
  ~Work() {
    {
      const std::lock_guard lock(mutex_);
      over_ = true;
      for (const auto& job : jobs_) job->stop = true;
      more_.notify_all();
    }
    event_free(event_);
  }
  Work(const Work&) = delete;
  Work& operator=(const Work&) = delete;

  void take(evhttp_request* request, const std::string& verb) {
    Json asked = Json::parse(body_of(request), nullptr, false);
    if (!asked.is_object())
      return refuse(request, 400, "Bad Request", "the body is no JSON object");
    if (const auto wrong = bound(asked)) return refuse(request, 400, "Bad Request", *wrong);
    if (jobs_.size() >= limits_.waiting)
      return refuse(request, 503, "Service Unavailable",
                    "too many requests at once: ask again soon");
    auto job = std::make_shared<Job>(request, verb, std::move(asked));
    jobs_.insert(job);
    // A client that goes away needs no answer.
    evhttp_connection_set_closecb(
        evhttp_request_get_connection(request),
        [](evhttp_connection* gone, void* self) { static_cast<Work*>(self)->forget(gone); }, this);
    const std::lock_guard lock(mutex_);
    waiting_.push_back(std::move(job));
    more_.notify_one();
  }

 private:
  struct Job {
    Job(evhttp_request* r, std::string v, Json a)
        : request(r),
          connection(evhttp_request_get_connection(r)),
          verb(std::move(v)),
          asked(std::move(a)) {}
    evhttp_request* request;  // null once the client has gone
    evhttp_connection* connection;
    const std::string verb;
    const Json asked;
    std::atomic<bool> stop = false;
    std::string answer;
    bool failed = false;
  };

  // Gives a request its bounds; says why it has none.
  std::optional<std::string> bound(Json& asked) const {
    if (asked.contains("threads")) asked["threads"] = 1u;
    if (!asked.contains("timeout") || asked["timeout"].is_null()) {
      asked["timeout"] = limits_.seconds;
      return std::nullopt;
    }
    const Json& timeout = asked["timeout"];
    if (!timeout.is_number() || timeout.get<double>() <= 0 ||
        timeout.get<double>() > limits_.most_seconds)
      return "timeout is a number of seconds above 0, at most " +
             std::to_string(static_cast<int>(limits_.most_seconds));
    return std::nullopt;
  }

  void run() {
    for (;;) {
      std::unique_lock lock(mutex_);
      more_.wait(lock, [&] { return over_ || !waiting_.empty(); });
      if (over_) return;
      const auto job = waiting_.front();
      waiting_.pop_front();
      lock.unlock();
      const auto answer =
          verbs::answer(verbs::every_verb(), job->verb, job->asked,
                        {.stop = {.flag = &job->stop}, .kinds = {}, .progress = {}});
      job->failed = !answer;
      job->answer = verbs::to_string(answer ? *answer : verbs::as_json(answer.error())) + "\n";
      lock.lock();
      done_.push_back(job);
      lock.unlock();
      if (!wake_.call()) return;  // the loop hears it before there are too many
    }
  }

  void send_done() {
    if (!wake_.hear()) return;
    std::vector<std::shared_ptr<Job>> done;
    {
      const std::lock_guard lock(mutex_);
      done.swap(done_);
    }
    for (const auto& job : done) {
      jobs_.erase(job);
      if (!job->request) continue;
      const bool failed = job->failed;
      send(job->request, failed ? 422 : 200, failed ? "Unprocessable Content" : "OK", job->answer);
    }
  }

  void forget(evhttp_connection* gone) {
    for (const auto& job : jobs_)
      if (job->connection == gone) {
        job->request = nullptr;
        job->stop = true;
      }
  }

  const ApiLimits limits_;
  const system::Wake wake_;
  event* event_ = nullptr;
  std::set<std::shared_ptr<Job>> jobs_;  // used by the loop's thread alone
  std::mutex mutex_;
  std::condition_variable more_;
  std::deque<std::shared_ptr<Job>> waiting_;
  std::vector<std::shared_ptr<Job>> done_;
  bool over_ = false;
  std::function<void()> run_;
  Helpers threads_;  // joined first
};

Api::Api(event_base* base, const ApiLimits& limits) : work_(std::make_unique<Work>(base, limits)) {}
Api::~Api() = default;

void Api::take(evhttp_request* request, const std::string& path) {
  const std::string verb = path.substr(std::strlen("api/"));
  const auto method = evhttp_request_get_command(request);
  if (verb == "openapi.json") {
    if (method != EVHTTP_REQ_GET)
      return refuse(request, 405, "Method Not Allowed", "GET reads the description");
    return send(request, 200, "OK", openapi());
  }
  if (!is_open(verb))
    return refuse(request, 404, "Not Found",
                  "no verb is called '" + verb + "'; GET /api/openapi.json lists them");
  if (method != EVHTTP_REQ_POST)
    return refuse(request, 405, "Method Not Allowed", "a verb is asked by POST");
  // A page of another site can send other types without asking, and this type only with leave, which nobody has.
  const std::string_view type = header(request, "Content-Type");
  if (type.substr(0, type.find(';')) != json_type)
    return refuse(request, 415, "Unsupported Media Type",
                  "the Content-Type of a request is application/json");
  work_->take(request, verb);
}

std::string openapi() {
  Json paths = Json::object();
  for (const auto& [verb, function] : verbs::every_verb()) {
    const auto with = [](std::string_view description, Json schema) {
      return Json{{"description", description},
                  {"content", {{json_type, {{"schema", std::move(schema)}}}}}};
    };
    const Json failure{{"type", "object"},
                       {"required", {"error"}},
                       {"properties", {{"error", {{"type", "string"}}}}}};
    paths["/api/" + std::string(verb)]["post"] = {
        {"operationId", verb},
        {"requestBody",
         {{"required", true}, {"content", {{json_type, {{"schema", request_schema(verb)}}}}}}},
        {"responses",
         {{"200", with("The answer.", {{"type", "object"}})},
          {"400", with("The body is no request.", failure)},
          {"422", with("The request has no answer; the error says why.", failure)},
          {"503", with("Too many requests at once.", failure)}}}};
  }
  return verbs::to_string(Json{{"openapi", "3.1.0"},
                               {"info",
                                {{"title", "Clew"},
                                 {"version", version},
                                 {"description", "Verbs of Clew, a Sudoku engine, over HTTP."}}},
                               {"paths", std::move(paths)}}) +
         "\n";
}

}  // namespace clew::server
