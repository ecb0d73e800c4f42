// Assertions of invariants.
//
// CLEW_ASSERT is checked in builds with CLEW_CHECKED (sanitized and fuzzed builds): a failure
// prints the condition and aborts. Other builds compile the condition but never run it, so it costs
// nothing and cannot go stale. It is for conditions that only a fault of the library can break; a
// caller's mistake is an error (clew/validate.h).
#pragma once

#ifdef CLEW_CHECKED

namespace clew {
[[noreturn]] void broken(const char* assertion, const char* file, int line);
}
#define CLEW_ASSERT(...) \
  (static_cast<bool>(__VA_ARGS__) ? void() : ::clew::broken(#__VA_ARGS__, __FILE__, __LINE__))

#else

#define CLEW_ASSERT(...) static_cast<void>(sizeof(static_cast<bool>(__VA_ARGS__)))

#endif
