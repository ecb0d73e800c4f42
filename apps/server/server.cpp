#include "server.h"

#include <event2/buffer.h>
#include <event2/event.h>
#include <event2/http.h>

#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <new>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "system/network.h"
#include "system/program.h"

namespace clew::server {
namespace {

// Requests of this page are small and arrive at once. Bodies, long headers and slow clients are
// refused early.
constexpr int patience = 5;  // seconds a client may be silent
constexpr int largest_body = 1024, largest_headers = 8192;

/// Only the page's own scripts and styles, nothing from other hosts, no framing. The engine's
/// WebAssembly is compiled from a file of the page.
constexpr std::pair<const char*, const char*> guards[] = {
    {"Content-Security-Policy",
     "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; "
     "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri "
     "'none'; "
     "form-action 'none'; frame-ancestors 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"X-Frame-Options", "DENY"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Permissions-Policy", "camera=(self), microphone=(), geolocation=()"},
};

struct Free {
  void operator()(event_base* base) const { event_base_free(base); }
  void operator()(evhttp* http) const { evhttp_free(http); }
  void operator()(event* event) const { event_free(event); }
  void operator()(evbuffer* buffer) const { evbuffer_free(buffer); }
};
template <typename T>
class Owned : public std::unique_ptr<T, Free> {
 public:
  explicit Owned(T* made) : std::unique_ptr<T, Free>(made) {
    if (!made) throw std::bad_alloc();
  }
};

/// One request, until it is answered.
class Request {
 public:
  explicit Request(evhttp_request* request) : request_(request) {
    for (const auto& [name, value] : guards) set(name, value);
  }

  bool reads() const { return (evhttp_request_get_command(request_) & reading) != 0; }
  std::string_view header(const char* name) const {
    const char* value = evhttp_find_header(evhttp_request_get_input_headers(request_), name);
    return value ? value : "";
  }
  /// Without the leading slash.
  std::string path() const {
    const evhttp_uri* uri = evhttp_request_get_evhttp_uri(request_);
    const char* coded = uri ? evhttp_uri_get_path(uri) : nullptr;
    if (!coded) return {};
    std::size_t size = 0;
    const std::unique_ptr<char, decltype(&std::free)> decoded(evhttp_uridecode(coded, 0, &size),
                                                              std::free);
    if (!decoded) return {};
    std::string path(decoded.get(), size);
    return path.starts_with('/') ? path.substr(1) : path;
  }

  void set(const char* name, const char* value) {
    evhttp_add_header(evhttp_request_get_output_headers(request_), name, value);
  }
  /// The bytes are not copied and must stay valid until the server has ended.
  void reply(int status, const char* reason, const char* type, std::string_view bytes) {
    set("Content-Type", type);
    set("Content-Length", std::to_string(bytes.size()).c_str());
    const Owned<evbuffer> body(evbuffer_new());
    if (evhttp_request_get_command(request_) != EVHTTP_REQ_HEAD)
      evbuffer_add_reference(body.get(), bytes.data(), bytes.size(), nullptr, nullptr);
    evhttp_send_reply(request_, status, reason, body.get());
  }
  void reply_unchanged() { evhttp_send_reply(request_, 304, "Not Modified", nullptr); }

 private:
  static constexpr unsigned reading = EVHTTP_REQ_GET | EVHTTP_REQ_HEAD;
  evhttp_request* request_;
};

/// The smallest that the browser can unpack, and its encoding.
std::pair<const File&, const char*> fitting(const Variants& variants, std::string_view accepted) {
  const auto takes = [&](const char* encoding, const File& file) {
    return !file.bytes.empty() && accepted.contains(encoding);
  };
  if (takes("br", variants.brotli)) return {variants.brotli, "br"};
  if (takes("gzip", variants.gzip)) return {variants.gzip, "gzip"};
  return {variants.identity, nullptr};
}

/// Names under assets/ contain a hash of their contents; browsers revalidate everything else.
const char* keeping(std::string_view path) {
  return path.starts_with("assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

void answer(const Archive& archive, Api* api, evhttp_request* raw) {
  Request request(raw);
  if (api && request.path().starts_with("api/")) return api->take(raw, request.path());
  constexpr const char* plain = "text/plain; charset=utf-8";
  if (!request.reads()) {
    request.set("Allow", "GET, HEAD");
    return request.reply(405, "Method Not Allowed", plain, "The page is only read.\n");
  }
  std::string path = request.path();
  if (path.empty()) path = "index.html";
  const Variants* found = archive.find(path);
  if (!found) return request.reply(404, "Not Found", plain, "There is nothing here.\n");
  const auto [file, encoding] = fitting(*found, request.header("Accept-Encoding"));
  const std::string tag = '"' + file.tag + '"';
  request.set("ETag", tag.c_str());
  request.set("Cache-Control", keeping(path));
  if (found->packed()) request.set("Vary", "Accept-Encoding");
  if (request.header("If-None-Match") == tag) return request.reply_unchanged();
  if (encoding) request.set("Content-Encoding", encoding);
  request.reply(200, "OK", file.type.c_str(), file.bytes);
}

}  // namespace

class Server::Http {
 public:
  Http(Archive archive, const std::optional<ApiLimits>& limits)
      : archive_(std::move(archive)), base_(new_base()), http_(evhttp_new(base_.get())) {
    event_set_log_callback([](int, const char*) {});  // errors that matter are returned
    evhttp_set_timeout(http_.get(), patience);
    if (limits) api_.emplace(base_.get(), *limits);
    evhttp_set_max_body_size(http_.get(),
                             limits ? static_cast<ev_ssize_t>(limits->body) : largest_body);
    evhttp_set_max_headers_size(http_.get(), largest_headers);
    constexpr unsigned known = (EVHTTP_REQ_PATCH << 1) - 1;  // so that each method is answered here
    evhttp_set_allowed_methods(http_.get(), known);
    evhttp_set_gencb(
        http_.get(),
        [](evhttp_request* request, void* self) {
          auto& http = *static_cast<Http*>(self);
          answer(http.archive_, http.api_ ? &*http.api_ : nullptr, request);
        },
        this);
  }

  /// Returns the port, or -1.
  int bind(const std::string& host, int port) {
    evhttp_bound_socket* bound =
        evhttp_bind_socket_with_handle(http_.get(), host.c_str(), static_cast<std::uint16_t>(port));
    if (!bound) return -1;
    const auto socket = evhttp_bound_socket_get_fd(bound);
    system::send_at_once(socket);
    return system::port_of(socket).value_or(-1);
  }

  void run() {
    const auto ending = [&](int signal) {
      Owned<event> event(evsignal_new(
          base_.get(), signal,
          [](evutil_socket_t, short, void* base) {
            event_base_loopbreak(static_cast<event_base*>(base));
          },
          base_.get()));
      event_add(event.get(), nullptr);
      return event;
    };
    std::vector<Owned<event>> events;
    for (const int signal : system::ending_signals()) events.push_back(ending(signal));
    event_base_dispatch(base_.get());
  }

 private:
  static event_base* new_base() { return system::begin_network() ? event_base_new() : nullptr; }

  Archive archive_;
  Owned<event_base> base_;
  std::optional<Api> api_;  // its requests end with http_, before it
  Owned<evhttp> http_;
};

Server::Server(Archive archive, const std::optional<ApiLimits>& limits)
    : http_(std::make_unique<Http>(std::move(archive), limits)) {}
Server::~Server() = default;

Expected<int> Server::bind(const Address& address) {
  if (!system::is_host(address.host)) return fail("no host is called '" + address.host + "'");
  const int port = http_->bind(address.host, address.port);
  if (port >= 0) return port;
  const int error = system::socket_error();
  return fail("cannot listen at " + address.host + ":" + std::to_string(address.port) + ": " +
              (error == EADDRINUSE      ? "the port is in use; --port 0 takes any that is free"
               : error == EADDRNOTAVAIL ? "that is no address of this machine"
                                        : std::strerror(error)));
}

void Server::run() { http_->run(); }

}  // namespace clew::server
