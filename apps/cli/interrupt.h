// Ctrl-C: stops running calls; finished answers are still written.
#pragma once

#include <atomic>

namespace clew::cli {

/// From now on the first SIGINT or SIGTERM only sets this flag; a second one ends the program.
void catch_interrupts();
const std::atomic<bool>& interrupt_flag();

}  // namespace clew::cli
