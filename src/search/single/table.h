// The single-puzzle kernel's table of calls for one width.
#pragma once

#include "search/single/search.h"
#include "search/single/symbols.h"

namespace clew::search::CLEW_KERNEL {

constexpr SingleKernel table(const char* name) {
  return {name,
          [](const SingleGrid& start, const SingleTask& task) {
            return search(load_bands(start), task);
          },
          [](const std::uint8_t* symbols, const SingleTask& task) {
            return search(load(symbols), task);
          }};
}

}  // namespace clew::search::CLEW_KERNEL
