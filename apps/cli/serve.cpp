// serve: the page over HTTP, until interrupted.
#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <string>

#include "commands.h"
#include "options.h"
#include "out.h"
#include "server/server.h"

namespace clew::cli {
namespace {

/// Finds the archive: beside the program if both were built, in share/clew if they were installed,
/// from any working directory.
std::string built_page() {
  std::error_code error;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  const auto beside = program.parent_path() / "clew.page";
  if (error || std::filesystem::exists(beside, error)) return beside;
  const auto installed = program.parent_path().parent_path() / "share/clew/clew.page";
  return std::filesystem::exists(installed, error) ? installed : beside;
}

}  // namespace

int serve(const Arguments& arguments) {
  Options options("serve", "The page at an address of this machine, until interrupted.",
                  "clew serve --port 8080", 0);
  server::Address address;
  std::string page = built_page();
  options.text("--host", "NAME", address.host, "Where to listen (default: 127.0.0.1)");
  options.whole("--port", "N", address.port, {0, 65535}, "0: any that is free (default: 8080)");
  options.text("--page", "FILE", page,
               "The archive of the built page (default: the one that came with clew)");
  if (auto status = options.parse(arguments)) return *status;

  auto archive = server::Archive::open(page);
  if (!archive) {
    fmt::print(stderr, "clew serve: {}\n", archive.error().reason);
    return some_malformed;
  }
  server::Server server(std::move(*archive));
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
