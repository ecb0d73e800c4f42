// A server of the Model Context Protocol: assistants ask Clew by it. JSON-RPC 2.0, one message a line, on standard
// input and output. https://modelcontextprotocol.io, versions 2024-11-05 to 2025-06-18.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "clew/stop.h"
#include "verbs/json.h"

namespace clew::mcp {

/// Answers messages. answer() may be called by several threads at once.
class Responder {
 public:
  /// The answer to a message, one line without its end; nothing for a notification. `stop` ends the work of a
  /// tool, which then gives a partial answer.
  std::optional<std::string> answer(const verbs::Json& message, const Stop& stop) const;

  /// The answer to a line that is no JSON.
  static std::string no_json();
};

/// Reads messages until the input ends, and answers each; tools work on several threads, so that answers may come
/// in another order. Returns after the last answer.
/// `read` gives the next line, or nothing at the end; `write` takes a line with its end, one at a time.
void serve(const std::function<std::optional<std::string>()>& read,
           const std::function<void(std::string_view)>& write, unsigned threads);

}  // namespace clew::mcp
