// Calls that POSIX systems and Windows have alike.
#include "system/network.h"

#ifdef _WIN32
#include <winsock2.h>
#include <ws2tcpip.h>
#else
#include <netdb.h>
#include <netinet/in.h>
#include <sys/socket.h>
#endif

namespace clew::system {

using Socket = decltype(::socket(0, 0, 0));

bool is_host(const std::string& name) {
  addrinfo* found = nullptr;
  const bool is = getaddrinfo(name.c_str(), nullptr, nullptr, &found) == 0;
  if (found) freeaddrinfo(found);
  return is;
}

std::optional<int> port_of(std::intptr_t socket) {
  sockaddr_storage address{};
  socklen_t size = sizeof address;
  if (getsockname(static_cast<Socket>(socket), reinterpret_cast<sockaddr*>(&address), &size) != 0)
    return std::nullopt;
  return ntohs(address.ss_family == AF_INET6
                   ? reinterpret_cast<const sockaddr_in6&>(address).sin6_port
                   : reinterpret_cast<const sockaddr_in&>(address).sin_port);
}

}  // namespace clew::system
