#include "pages.h"

#include <algorithm>
#include <array>
#include <atomic>

#include "system/memory.h"

namespace clew::python {
namespace {

constexpr std::size_t most_kept = std::size_t{256} << 20;  // bytes of all areas that are kept
constexpr std::size_t usual = std::size_t{8} << 20;        // bytes of an area of several blocks
constexpr std::size_t unit = 64;                           // bytes; blocks begin at a multiple

/// Stands at the beginning of memory of the system; blocks follow it.
struct alignas(unit) Area {
  const std::size_t bytes;
  std::size_t used = sizeof(Area);
  std::atomic<int> users = 1;  // blocks, and `Kept` while blocks are added
};

/// Stands before each block.
struct alignas(unit) Head {
  Area* area;
};

// Returns nullptr if the system has no memory.
Area* area_of(std::size_t bytes) {
  void* const at = system::take_memory(bytes);
  return at ? new (at) Area{bytes} : nullptr;
}

void* add_block(Area& area, std::size_t size) {
  void* const at = reinterpret_cast<char*>(&area) + area.used;
  area.used += size;
  return new (at) Head{&area} + 1;
}

/// Areas without users, oldest first, and the area to which blocks are added. A thread that finds it
/// in use goes on without it: in a child that was forked while another thread used it it stays so.
class Kept {
 public:
  /// Returns a block of an area that others use as well, or of a kept one; nullptr if it is in use.
  void* take(std::size_t size) {
    if (in_use_.test_and_set()) return nullptr;
    void* block = nullptr;
    if (size > usual / 4) {
      if (Area* const area = reuse(size + sizeof(Area))) block = add_block(*area, size);
    } else if (Area* const area = with_room(size)) {
      ++area->users;
      block = add_block(*area, size);
    }
    in_use_.clear();
    return block;
  }
  /// Keeps an area without users. The oldest ones go to the system if they are too many.
  void put(Area* area) {
    if (area->bytes > most_kept || in_use_.test_and_set()) {
      system::give_memory_back(area, area->bytes);
      return;
    }
    keep(area);
    in_use_.clear();
  }

 private:
  // Returns the area to which blocks are added, nullptr if there is no memory.
  Area* with_room(std::size_t size) {
    if (current_ && current_->users == 1) current_->used = sizeof(Area);
    if (current_ && current_->used + size <= current_->bytes) return current_;
    if (current_ && --current_->users == 0) keep(current_);
    current_ = reuse(usual);
    if (!current_) current_ = area_of(usual);
    return current_;
  }
  // Returns the smallest kept area of that size up to twice as much, nullptr if there is none.
  Area* reuse(std::size_t bytes) {
    std::size_t best = count_;
    for (std::size_t i = 0; i < count_; ++i)
      if (areas_[i]->bytes >= bytes && areas_[i]->bytes / 2 <= bytes &&
          (best == count_ || areas_[i]->bytes < areas_[best]->bytes))
        best = i;
    if (best == count_) return nullptr;
    Area* const area = remove(best);
    return new (area) Area{area->bytes};
  }
  void keep(Area* area) {
    while (count_ == areas_.size() || (count_ && total_ + area->bytes > most_kept)) {
      Area* const oldest = remove(0);
      system::give_memory_back(oldest, oldest->bytes);
    }
    areas_[count_++] = area;
    total_ += area->bytes;
  }
  Area* remove(std::size_t place) {
    Area* const area = areas_[place];
    std::copy(areas_.data() + place + 1, areas_.data() + count_, areas_.data() + place);
    --count_;
    total_ -= area->bytes;
    return area;
  }

  std::array<Area*, 64> areas_;
  std::size_t count_ = 0, total_ = 0;
  Area* current_ = nullptr;
  std::atomic_flag in_use_;
};

Kept kept;

}  // namespace

void* take_pages(std::size_t bytes) {
  const std::size_t size = (bytes + unit - 1) / unit * unit + sizeof(Head);
  if (void* const block = kept.take(size)) return block;
  Area* const area = area_of(size + sizeof(Area));
  if (!area) throw std::bad_alloc();
  return add_block(*area, size);
}

void give_back_pages(void* at) noexcept {
  Area* const area = (static_cast<Head*>(at) - 1)->area;
  if (--area->users == 0) kept.put(area);
}

}  // namespace clew::python
