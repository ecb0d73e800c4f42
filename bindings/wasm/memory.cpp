#include <cstdlib>

#include "boundary.h"

extern "C" {

CLEW_EXPORT(clew_alloc) char* clew_alloc(std::uint32_t size) {
  return static_cast<char*>(std::malloc(size ? size : 1));
}

CLEW_EXPORT(clew_free) void clew_free(void* memory) { std::free(memory); }
}
