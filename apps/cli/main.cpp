#include <cstdio>

#include "clew/layout.h"

int main(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    auto layout = clew::find_layout(argv[i]);
    if (!layout) {
      std::fprintf(stderr, "%s\n", layout.error().reason.c_str());
      return 2;
    }
    std::printf("%s %d %d %zu %d\n", argv[i], (*layout)->size(), (*layout)->declared_houses(),
                (*layout)->links().size(), (*layout)->rules());
  }
}
