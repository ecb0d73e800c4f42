// mcp: tools for assistants, on standard input and output.
#include "mcp/mcp.h"

#include <algorithm>
#include <thread>

#include "commands.h"
#include "options.h"
#include "out.h"
#include "system/files.h"

namespace clew::cli {
namespace {

constexpr std::size_t longest_message = std::size_t{8}
                                        << 20;  // greatest size of a message; a longer one is
                                                // malformed

// Lines of standard input.
class Messages {
 public:
  std::optional<std::string> next() {
    for (;;) {
      if (const std::size_t end = held_.find('\n', looked_); end != held_.npos) {
        std::string line = held_.substr(0, std::min(end, longest_message));
        held_.erase(0, end + 1);
        looked_ = 0;
        return line;
      }
      looked_ = held_.size();
      if (held_.size() > longest_message) held_.resize(looked_ = longest_message);
      char block[1 << 16];
      const std::ptrdiff_t n = system::read(system::standard_input, block, sizeof block);
      if (n > 0)
        held_.append(block, static_cast<std::size_t>(n));
      else if (held_.empty())
        return std::nullopt;
      else
        return std::exchange(held_, {});
    }
  }

 private:
  std::string held_;
  std::size_t looked_ = 0;
};

}  // namespace

int mcp(const Arguments& arguments) {
  Options options("mcp",
                  "Tools for assistants that speak the Model Context Protocol, on standard input\n"
                  "and output: solve, check, hint, explain, rate, generate and read.",
                  "clew mcp", 0);
  options.threads();
  if (auto status = options.parse(arguments)) return *status;
  Messages messages;
  const int wanted = options.common().threads;
  const unsigned threads =
      wanted ? static_cast<unsigned>(wanted) : std::max(1u, std::thread::hardware_concurrency());
  mcp::serve([&] { return messages.next(); }, [](std::string_view line) { put(line); }, threads);
  return answered;
}

}  // namespace clew::cli
