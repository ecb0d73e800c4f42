// serve: the page over HTTP, until interrupted.
#include <fmt/format.h>

#include <cstdio>
#include <string>

#include "commands.h"
#include "installed.h"
#include "options.h"
#include "out.h"
#include "server/server.h"

namespace clew::cli {

int serve(const Arguments& arguments) {
  Options options("serve", "The page at an address of this machine, until interrupted.",
                  "clew serve --port 8080", 0);
  server::Address address;
  std::string page = installed_file("clew.page");
  options.text("--host", "NAME", address.host, "Address to listen on (default: 127.0.0.1)");
  options.whole("--port", "N", address.port, {0, 65535}, "Port; 0: any free one (default: 8080)");
  options.text("--page", "FILE", page,
               "The archive of the built page (default: the one that came with clew)");
  bool api = false;
  options.flag("--api", api, "Answer verbs too: POST /api/VERB, described at /api/openapi.json");
  if (auto status = options.parse(arguments)) return *status;

  auto archive = server::Archive::open(page);
  if (!archive) {
    fmt::print(stderr, "clew serve: {}\n", archive.error().reason);
    return some_malformed;
  }
  server::Server server(std::move(*archive),
                        api ? std::optional(server::ApiLimits()) : std::nullopt);
  const auto port = server.bind(address);
  if (!port) {
    fmt::print(stderr, "clew serve: {}\n", port.error().reason);
    return some_malformed;
  }
  const bool six = address.host.find(':') != std::string::npos;
  const std::string host = six ? '[' + address.host + ']' : address.host;
  put(fmt::format("http://{}:{}/\n", host, *port));
  if (output_lost()) return some_malformed;
  server.run();
  return answered;
}

}  // namespace clew::cli
