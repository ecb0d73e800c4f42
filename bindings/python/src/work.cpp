#include "work.h"

#include <condition_variable>
#include <mutex>
#include <set>

namespace clew::python {
namespace {

// Never destroyed: threads may outlive the end.
struct Register {
  std::mutex mutex;
  std::condition_variable less;
  std::multiset<std::atomic<bool>*> running;
  bool over = false;
};

Register& registered() {
  static Register& all = *new Register;
  return all;
}

}  // namespace

Work::Work(std::atomic<bool>& stop) : stop_(stop) {
  auto& all = registered();
  const std::lock_guard lock(all.mutex);
  all.running.insert(&stop_);
  if (all.over) stop_ = true;
}

Work::~Work() {
  auto& all = registered();
  const std::lock_guard lock(all.mutex);
  all.running.erase(all.running.find(&stop_));
  all.less.notify_all();
}

void Work::end_all(std::chrono::seconds most) {
  auto& all = registered();
  std::unique_lock lock(all.mutex);
  all.over = true;
  for (std::atomic<bool>* const stop : all.running) *stop = true;
  all.less.wait_for(lock, most, [&] { return all.running.empty(); });
}

}  // namespace clew::python
