#include "interrupt.h"

#include <csignal>

namespace clew::cli {
namespace {

std::atomic<bool> flag = false;
static_assert(std::atomic<bool>::is_always_lock_free);

void on_signal(int) { flag.store(true, std::memory_order_relaxed); }

}  // namespace

void catch_interrupts() {
  struct sigaction action{};
  action.sa_handler = on_signal;
  action.sa_flags = static_cast<int>(SA_RESETHAND);  // and no SA_RESTART: a blocked read returns
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
}

const std::atomic<bool>& interrupt_flag() { return flag; }

}  // namespace clew::cli
