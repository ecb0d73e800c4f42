// The Arrow C data interface and C stream interface, as specified. The receiver of a structure owns
// it, and returns it through `release`, which is null afterwards.
#pragma once

#include <cstdint>

extern "C" {

struct ArrowSchema {
  const char* format;  // the type, in a few letters
  const char* name;
  const char* metadata;
  std::int64_t flags;  // 2: may be null
  std::int64_t n_children;
  ArrowSchema** children;
  ArrowSchema* dictionary;
  void (*release)(ArrowSchema*);
  void* private_data;
};

struct ArrowArray {
  std::int64_t length;
  std::int64_t null_count;  // -1: not counted
  std::int64_t offset;      // offset of the first row, in all buffers
  std::int64_t n_buffers;
  std::int64_t n_children;
  const void** buffers;
  ArrowArray** children;
  ArrowArray* dictionary;
  void (*release)(ArrowArray*);
  void* private_data;
};

struct ArrowArrayStream {
  int (*get_schema)(ArrowArrayStream*, ArrowSchema*);  // 0, or an errno
  int (*get_next)(ArrowArrayStream*, ArrowArray*);     // at the end an array that is released
  const char* (*get_last_error)(ArrowArrayStream*);
  void (*release)(ArrowArrayStream*);
  void* private_data;
};
}

namespace clew::python {

/// An Arrow structure that is given back at the end.
template <class Structure>
class Owned {
 public:
  Owned() = default;
  /// Moves the structure out of its place, as consumers do.
  explicit Owned(Structure* from) : value_(*from) { from->release = nullptr; }
  Owned(Owned&& other) noexcept : value_(other.value_) { other.value_.release = nullptr; }
  Owned& operator=(Owned&& other) noexcept {
    if (this != &other) {
      give_back();
      value_ = other.value_;
      other.value_.release = nullptr;
    }
    return *this;
  }
  ~Owned() { give_back(); }

  Structure* get() { return &value_; }
  const Structure* operator->() const { return &value_; }
  const Structure& operator*() const { return value_; }
  explicit operator bool() const { return value_.release; }

 private:
  void give_back() {
    if (value_.release) value_.release(&value_);
  }
  Structure value_{};
};

}  // namespace clew::python
