// Memory of the system, in whole pages.
#pragma once

#include <cstddef>

namespace clew::system {

/// Returns that many zeroed bytes at the beginning of a page, or nullptr if the system has no memory.
void* take_memory(std::size_t bytes);
/// Gives back what `take_memory` returned, with its size.
void give_memory_back(void*, std::size_t bytes);

}  // namespace clew::system
