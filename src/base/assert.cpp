#include "base/assert.h"

#ifdef CLEW_CHECKED

#include <cstdio>
#include <cstdlib>

namespace clew {

void broken(const char* assertion, const char* file, int line) {
  std::fprintf(stderr, "%s:%d: does not hold: %s\n", file, line, assertion);
  std::abort();
}

}  // namespace clew

#endif
