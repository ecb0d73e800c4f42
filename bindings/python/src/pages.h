// Memory for large results, which is kept for the next one.
#pragma once

#include <cstddef>
#include <new>

namespace clew::python {

/// Returns uninitialised memory of that many bytes, at a multiple of 64. Prefers a block that was
/// given back: its pages need not be cleared by the system again, which takes a tenth of the time of
/// solving. Throws std::bad_alloc.
void* take_pages(std::size_t bytes);
/// Gives back what `take_pages` returned. Up to 256 MiB are kept.
void give_back_pages(void*) noexcept;

/// Takes large blocks from `take_pages`, and small ones from the heap.
template <class T>
struct KeptPages {
  using value_type = T;
  static constexpr std::size_t smallest = std::size_t{1} << 16;  // bytes of a large block

  KeptPages() = default;
  template <class U>
  KeptPages(const KeptPages<U>&) {}

  T* allocate(std::size_t count) {
    const std::size_t bytes = count * sizeof(T);
    return static_cast<T*>(bytes < smallest ? ::operator new(bytes) : take_pages(bytes));
  }
  void deallocate(T* at, std::size_t count) noexcept {
    if (count * sizeof(T) < smallest)
      ::operator delete(at);
    else
      give_back_pages(at);
  }
  bool operator==(const KeptPages&) const = default;
};

}  // namespace clew::python
