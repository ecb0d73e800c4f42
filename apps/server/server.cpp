#include "server.h"

#include <httplib.h>

#include <string>
#include <string_view>
#include <utility>

namespace clew::server {
namespace {

// What a browser sends for this page is small and comes at once: a body, or a client that takes its
// time, is turned away early (long lines and headers by the library itself, at 8 KB). A slow client
// holds one thread of many.
constexpr int threads = 48;
constexpr int patience = 5;  // seconds a client may be silent
constexpr std::size_t largest_body = 1024;

/// No script or style but the page's own files, nothing from elsewhere, no framing. The engine's
/// WebAssembly is compiled from a file of the page.
const httplib::Headers guards = {
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
    {"Permissions-Policy", "camera=(), microphone=(), geolocation=()"},
};

/// The smallest that the browser can unpack, and its encoding.
std::pair<const File&, const char*> fitting(const Variants& variants,
                                            const httplib::Request& request) {
  const std::string accepted = request.get_header_value("Accept-Encoding");
  const auto takes = [&](const char* encoding, const File& file) {
    return !file.bytes.empty() && accepted.find(encoding) != std::string::npos;
  };
  if (takes("br", variants.brotli)) return {variants.brotli, "br"};
  if (takes("gzip", variants.gzip)) return {variants.gzip, "gzip"};
  return {variants.identity, nullptr};
}

/// Names under assets/ carry a hash of what they hold; everything else is asked for again.
const char* keeping(std::string_view path) {
  return path.starts_with("assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

void say(httplib::Response& response, int status, const char* text) {
  response.status = status;
  response.set_content(text, "text/plain; charset=utf-8");
}

void answer(const Archive& archive, const httplib::Request& request, httplib::Response& response) {
  std::string_view path = request.path;
  path.remove_prefix(path.starts_with('/') ? 1 : 0);
  if (path.empty()) path = "index.html";
  const Variants* found = archive.find(path);
  if (!found) return say(response, 404, "There is nothing here.\n");
  const auto [file, encoding] = fitting(*found, request);
  const std::string tag = '"' + file.tag + '"';
  response.set_header("ETag", tag);
  response.set_header("Cache-Control", keeping(path));
  if (found->packed()) response.set_header("Vary", "Accept-Encoding");
  if (request.get_header_value("If-None-Match") == tag) {
    response.status = 304;
    return;
  }
  if (encoding) response.set_header("Content-Encoding", encoding);
  response.set_content_provider(
      file.bytes.size(), file.type,
      [bytes = file.bytes](std::size_t from, std::size_t count, httplib::DataSink& sink) {
        return sink.write(bytes.data() + from, count);
      });
}

}  // namespace

class Server::Http {
 public:
  explicit Http(Archive archive) : archive_(std::move(archive)) {
    http_.new_task_queue = [] { return new httplib::ThreadPool(threads); };
    http_.set_read_timeout(patience);
    http_.set_write_timeout(patience);
    http_.set_keep_alive_timeout(patience);
    http_.set_keep_alive_max_count(200);
    http_.set_payload_max_length(largest_body);
    http_.set_default_headers(guards);
    http_.set_tcp_nodelay(true);
    http_.set_pre_routing_handler([](const httplib::Request& request, httplib::Response& response) {
      if (request.method == "GET" || request.method == "HEAD")
        return httplib::Server::HandlerResponse::Unhandled;
      response.set_header("Allow", "GET, HEAD");
      say(response, 405, "The page is only read.\n");
      return httplib::Server::HandlerResponse::Handled;
    });
    http_.Get("/.*", [this](const httplib::Request& request, httplib::Response& response) {
      answer(archive_, request, response);
    });
    http_.set_exception_handler(
        [](const httplib::Request&, httplib::Response& response, const std::exception_ptr&) {
          say(response, 500, "This could not be answered.\n");
        });
  }

  httplib::Server http_;

 private:
  Archive archive_;
};

Server::Server(Archive archive) : http_(std::make_unique<Http>(std::move(archive))) {}
Server::~Server() = default;

Expected<int> Server::bind(const Address& address) {
  httplib::Server& http = http_->http_;
  const int port = address.port == 0 ? http.bind_to_any_port(address.host)
                   : http.bind_to_port(address.host, address.port) ? address.port
                                                                   : -1;
  if (port < 0)
    return fail("cannot listen at " + address.host + ":" + std::to_string(address.port) +
                "; is it in use? another can be chosen with --port");
  return port;
}

void Server::run() { http_->http_.listen_after_bind(); }
void Server::stop() { http_->http_.stop(); }

}  // namespace clew::server
