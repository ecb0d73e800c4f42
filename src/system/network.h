// Sockets, as far as libevent leaves them to the system.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace clew::system {

/// The first call of all here.
bool begin_network();
bool is_host(const std::string& name);
/// Sends small answers at once, on this socket and on those it accepts.
void send_at_once(std::intptr_t socket);
/// The port that a socket listens at.
std::optional<int> port_of(std::intptr_t socket);
/// The errno that stands for the last failure of a socket.
int socket_error();

/// A socket for an event loop, readable after another thread has called.
class Wake {
 public:
  Wake();
  ~Wake();
  Wake(const Wake&) = delete;
  Wake& operator=(const Wake&) = delete;

  bool good() const { return socket_ != -1; }
  std::intptr_t socket() const { return socket_; }
  bool call() const;
  /// Takes all calls so far; returns false if there were none.
  bool hear() const;

 private:
  std::intptr_t socket_ = -1;
  [[maybe_unused]] std::intptr_t caller_ = -1;  // writes to the socket; not on Windows
};

}  // namespace clew::system
