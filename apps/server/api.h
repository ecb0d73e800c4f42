// Verbs over HTTP: POST /api/VERB with a JSON request, as docs/schema/verbs.json describes it.
#pragma once

#include <memory>
#include <string>

struct event_base;
struct evhttp_request;

namespace clew::server {

struct ApiLimits {
  std::size_t body = std::size_t{1} << 20;  // bytes of a request
  std::size_t waiting = 256;                // requests that wait or are worked on
  double seconds = 10;                      // time limit of a request that names no timeout
  double most_seconds = 60;                 // greatest timeout
  unsigned threads = 0;                     // 0: all cores
};

/// Answers on threads of its own; every function is called on the thread of the event loop.
class Api {
 public:
  /// The loop must outlive it.
  Api(event_base*, const ApiLimits&);
  Api(Api&&) = delete;
  ~Api();

  /// Answers a request whose path begins with "api/": at once, or when its work is done.
  void take(evhttp_request*, const std::string& path);

 private:
  class Work;
  std::unique_ptr<Work> work_;
};

/// The description of this interface, OpenAPI 3.1 as JSON.
std::string openapi();

}  // namespace clew::server
