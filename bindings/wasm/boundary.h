// The flat boundary of the WebAssembly module: text in, text out, in memory that the caller
// allocates and frees. The same functions are built natively for the fuzzer.
#pragma once

#include <cstdint>

#ifdef __wasm__
#define CLEW_EXPORT(name) __attribute__((export_name(#name)))
#define CLEW_IMPORT(name) __attribute__((import_module("clew"), import_name(#name)))
#else
#define CLEW_EXPORT(name)
#define CLEW_IMPORT(name)
#endif

extern "C" {

/// An answer is in the module's memory until clew_free(answer).
struct ClewAnswer {
  char* text;
  std::uint32_t size;
};

/// Memory for a request of that many bytes, or null.
char* clew_alloc(std::uint32_t size);
void clew_free(void* memory);

/// Answers one verb; verb and request are UTF-8 without a closing zero and stay the caller's.
/// Never null.
ClewAnswer* clew_call(const char* verb, std::uint32_t verb_size, const char* request,
                      std::uint32_t request_size);

/// Called by long calls with the share done, from 0 to 1 or negative if unknown; the number of
/// attempts for random searches; and the number of the level, from 0, that is nearest to the required
/// one among the puzzles made so far, negative if there is none. Imported by the module.
void clew_progress(double done, double tried, int nearest);
}
