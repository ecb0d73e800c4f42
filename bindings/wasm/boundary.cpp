#include "boundary.h"

#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include "verbs/call.h"

namespace {

clew::verbs::Table verbs() {
#ifdef CLEW_FIRST
  return clew::verbs::first_verbs();
#else
  return clew::verbs::every_verb();
#endif
}

}  // namespace

extern "C" {

CLEW_IMPORT(progress) void clew_progress(double done, double tried, int nearest);

CLEW_EXPORT(clew_call)
ClewAnswer* clew_call(const char* verb, std::uint32_t verb_size, const char* request,
                      std::uint32_t request_size) {
  clew::verbs::Context context;
  context.progress = [](const clew::verbs::CallProgress& progress) {
    clew_progress(progress.done, static_cast<double>(progress.tried),
                  progress.nearest ? static_cast<int>(*progress.nearest) : -1);
  };
  const std::string text = clew::verbs::call(verbs(), {verb, verb_size},
                                             std::string_view{request, request_size}, context);
  // Answer and text are one piece of memory, so that one clew_free() gives back both.
  auto* answer = static_cast<ClewAnswer*>(std::malloc(sizeof(ClewAnswer) + text.size()));
  if (!answer) std::abort();
  answer->text = reinterpret_cast<char*>(answer + 1);
  answer->size = static_cast<std::uint32_t>(text.size());
  std::memcpy(answer->text, text.data(), text.size());
  return answer;
}
}
