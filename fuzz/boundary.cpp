// The boundary of the WebAssembly module, built natively. The first byte chooses the verb, the rest
// is the request. For every input the answer must be a JSON object in UTF-8, in time.
#include "../bindings/wasm/boundary.h"

#include <cstdlib>
#include <cstring>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "verbs/call.h"

extern "C" void clew_progress(double, double, int) {}

namespace {

using clew::verbs::Json;

void require(bool holds) {
  if (!holds) std::abort();
}

std::string ask(std::string_view verb, std::string_view request) {
  // As on the page: the request is in allocated memory, without a terminator.
  const auto size = static_cast<std::uint32_t>(request.size());
  char* const memory = clew_alloc(size);
  std::memcpy(memory, request.data(), size);
  ClewAnswer* const answer =
      clew_call(verb.data(), static_cast<std::uint32_t>(verb.size()), memory, size);
  require(answer != nullptr);
  std::string text(answer->text, answer->size);
  clew_free(answer);
  clew_free(memory);
  return text;
}

// Limits the time of each call.
std::string in_time(std::string_view request) {
  auto json = Json::parse(request, nullptr, false);
  if (!json.is_object()) return std::string(request);
  if (!json.contains("timeout") || json["timeout"].is_number()) json["timeout"] = 0.05;
  if (json.contains("threads")) json["threads"] = 1;
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (!size) return 0;
  const auto verbs = clew::verbs::every_verb();
  const std::size_t choice = data[0] % (verbs.size() + 1);
  const std::string_view verb = choice < verbs.size() ? verbs[choice].first : "nosuch";
  const std::string_view request(reinterpret_cast<const char*>(data) + 1, size - 1);
  const Json answer = Json::parse(ask(verb, in_time(request)), nullptr, false);
  require(answer.is_object() && !answer.empty());
  if (const auto error = answer.find("error"); error != answer.end())
    require(error->is_string() && !error->get_ref<const std::string&>().empty());
  return 0;
}
