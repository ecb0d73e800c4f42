// What the code takes for granted, said where it does.
//
// CLEW_ASSERT is checked in builds with CLEW_CHECKED (sanitized and fuzzed ones): what does not
// hold is named, and the program aborts. Elsewhere it is compiled and never run, so that it can
// cost nothing and cannot grow stale. It is for what only a fault of the library can break; what a
// caller can do wrong is an error (clew/validate.h).
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
