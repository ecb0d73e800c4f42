// An arena: memory allocated in order and freed all at once. Data copied into it does not move.
#pragma once

#include <cstddef>
#include <cstring>
#include <memory>
#include <span>
#include <type_traits>
#include <vector>

#include "base/assert.h"

namespace clew {

class Arena {
 public:
  /// A copy of these, good until clear() or the arena's end.
  template <class T>
  std::span<T> copy(std::span<const T> items) {
    static_assert(std::is_trivially_copyable_v<T> && alignof(T) <= alignof(std::max_align_t));
    if (items.empty()) return {};
    T* at = static_cast<T*>(take(items.size_bytes()));
    std::memcpy(static_cast<void*>(at), items.data(), items.size_bytes());
    return {at, items.size()};
  }

  /// Forgets everything, and keeps the memory for the next user.
  void clear() {
    block_ = 0;
    used_ = 0;
  }

 private:
  static constexpr std::size_t block_size = std::size_t{1} << 16;
  struct Block {
    std::unique_ptr<std::byte[]> bytes;
    std::size_t size;
  };

  void* take(std::size_t bytes) {
    bytes = (bytes + alignof(std::max_align_t) - 1) & ~(alignof(std::max_align_t) - 1);
    while (block_ < blocks_.size() && used_ + bytes > blocks_[block_].size) {
      ++block_;
      used_ = 0;
    }
    if (block_ == blocks_.size()) {
      const std::size_t size = bytes > block_size ? bytes : block_size;
      blocks_.push_back({std::make_unique_for_overwrite<std::byte[]>(size), size});
      used_ = 0;
    }
    CLEW_ASSERT(used_ % alignof(std::max_align_t) == 0);
    CLEW_ASSERT(used_ + bytes <= blocks_[block_].size);
    void* at = blocks_[block_].bytes.get() + used_;
    used_ += bytes;
    return at;
  }

  std::vector<Block> blocks_;
  std::size_t block_ = 0, used_ = 0;
};

}  // namespace clew
