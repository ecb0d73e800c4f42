#include "interrupt.h"

#include "system/program.h"

namespace clew::cli {
namespace {

std::atomic<bool> flag = false;
static_assert(std::atomic<bool>::is_always_lock_free);

void on_signal() { flag.store(true, std::memory_order_relaxed); }

}  // namespace

void catch_interrupts() { system::on_interrupt(on_signal); }

const std::atomic<bool>& interrupt_flag() { return flag; }

}  // namespace clew::cli
