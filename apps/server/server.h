// The page over HTTP: files of the archive, and optionally the verbs. There is no state, and
// nothing is written.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "archive.h"
#include "server/api.h"

namespace clew::server {

struct Address {
  std::string host = "127.0.0.1";
  int port = 8080;  // 0: any that is free
};

class Server {
 public:
  /// Answers verbs under /api/ if there are limits for them.
  explicit Server(Archive, const std::optional<ApiLimits>& = std::nullopt);
  ~Server();

  /// Takes the address; returns the port, or an error when it cannot be had.
  Expected<int> bind(const Address&);
  /// Serves until the program receives SIGINT, SIGTERM or SIGHUP.
  void run();

 private:
  class Http;
  std::unique_ptr<Http> http_;
};

}  // namespace clew::server
