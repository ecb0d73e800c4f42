#include "interpreter.h"

#include <atomic>
#include <chrono>
#include <thread>

#include "work.h"

namespace nb = nanobind;

namespace clew::python {
namespace {

std::atomic<bool> ending = false;
std::atomic<int> taking = 0;  // threads that request the lock
std::atomic<int> inside = 0;  // threads that run Python from within a call, such as `progress`
std::thread::id ends_on;      // the thread that ends the interpreter, which may still call

bool is_over() { return ending && std::this_thread::get_id() != ends_on; }

}  // namespace

void Unlocked::take() {
  ++taking;  // before the check: the end waits for threads that have not seen it
  if (is_over()) {
    --taking;
    for (;;) std::this_thread::sleep_for(std::chrono::hours(1));
  }
  PyEval_RestoreThread(state_);
  --taking;
}

Inside::Inside() { ++inside; }
Inside::~Inside() { --inside; }
bool Inside::allowed() const { return !is_over(); }

void mind_the_end(nb::module_& module) {
  module.def("_end", [] {
    ends_on = std::this_thread::get_id();
    ending = true;
    PyThreadState* const state = PyEval_SaveThread();
    // A callable that never returns must not keep the process.
    const auto last = std::chrono::steady_clock::now() + std::chrono::seconds(5);
    while (taking || (inside && std::chrono::steady_clock::now() < last)) std::this_thread::yield();
    Work::end_all(std::chrono::seconds(30));
    PyEval_RestoreThread(state);
    nb::set_leak_warnings(false);  // objects of sleeping threads are never freed
  });
  nb::module_::import_("atexit").attr("register")(module.attr("_end"));
}

}  // namespace clew::python
