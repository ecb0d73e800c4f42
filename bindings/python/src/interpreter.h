// The interpreter's lock, given back while the engine works, also while the interpreter ends.
//
// A daemon thread may be in a call when Python ends. Python then ends that thread as soon as it asks for
// the lock, by unwinding its stack; C++ frames on it end the whole process instead ("terminate called").
// Here such a thread never asks: it sleeps until the process is gone.
#pragma once

#include <nanobind/nanobind.h>

namespace clew::python {

/// Registers the actions at the end of the interpreter. Called once, when the module is imported.
void mind_the_end(nanobind::module_&);

/// Gives the lock away for as long as it lives.
class Unlocked {
 public:
  Unlocked() : state_(PyEval_SaveThread()) {}
  ~Unlocked() { take(); }
  Unlocked(const Unlocked&) = delete;
  Unlocked& operator=(const Unlocked&) = delete;

 private:
  friend class Locked;
  void take();
  void give() { state_ = PyEval_SaveThread(); }

  PyThreadState* state_;
};

/// Takes the lock back for as long as it lives.
class Locked {
 public:
  explicit Locked(Unlocked& outside) : outside_(outside) { outside_.take(); }
  ~Locked() { outside_.give(); }
  Locked(const Locked&) = delete;
  Locked& operator=(const Locked&) = delete;

 private:
  Unlocked& outside_;
};

/// Python code that is run from within a call, with the lock held: the end waits for it 5 seconds.
class Inside {
 public:
  Inside();
  ~Inside();
  Inside(const Inside&) = delete;
  Inside& operator=(const Inside&) = delete;
  /// Returns false if the interpreter is ending, and nothing may run any more.
  bool allowed() const;
};

}  // namespace clew::python
