// Nodes that wait until the search of their puzzle comes back to them: a stack for each puzzle.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "base/assert.h"
#include "search/batch/kernel.h"
#include "search/batch/path.h"

namespace clew::search {

class Waiting {
 public:
  struct Place {
    Path path;
    std::uint32_t below;  // the next node of its puzzle
  };

  /// Pointers to the stacks. A loop that pushes and pops works on a copy, which stays in registers,
  /// and returns it.
  struct Stacks {
    SearchNode* nodes;
    Place* places;                  // place of each node
    std::uint32_t* top;             // top of each puzzle's stack
    std::uint32_t* free;            // the end of the numbers that are free
    const std::uint32_t* all_free;  // end of the free list when no node waits

    bool nothing() const { return free == all_free; }
    bool empty(std::size_t puzzle) const { return top[puzzle] == none; }
    /// The number of the next node, to be filled in. Room must have been reserved.
    std::uint32_t push(std::size_t puzzle, Path path) {
      const std::uint32_t number = *--free;
      places[number] = {path, top[puzzle]};
      top[puzzle] = number;
      return number;
    }
    /// The node stays as it is until the next push.
    std::uint32_t pop(std::size_t puzzle) {
      CLEW_ASSERT(!empty(puzzle));
      const std::uint32_t number = top[puzzle];
      *free++ = number;
      top[puzzle] = places[number].below;
      return number;
    }
  };

  /// Forgets all nodes; puzzles have numbers below `puzzles`.
  void clear(std::size_t puzzles) {
    top_.assign(puzzles, none);
    if (free_size_ + 1 >= room_) return;
    free_size_ = 0;
    add_free(none + 1);
  }
  /// Room for that many more; nodes move.
  void reserve(std::size_t more);

  Stacks stacks() {
    return {nodes_.get(), places_.data(), top_.data(), free_.data() + free_size_,
            free_.data() + room_ - 1};
  }
  void give_back(const Stacks& stacks) { free_size_ = stacks.free - free_.data(); }

 private:
  static constexpr std::uint32_t none = 0;  // number that no node has

  void add_free(std::size_t from) {
    for (std::size_t i = room_; i-- > from;) free_[free_size_++] = static_cast<std::uint32_t>(i);
  }

  std::size_t room_ = none + 1, free_size_ = 0;
  std::unique_ptr<SearchNode[]> nodes_{new SearchNode[room_]};
  std::vector<Place> places_ = std::vector<Place>(room_);
  std::vector<std::uint32_t> top_, free_ = std::vector<std::uint32_t>(room_);
};

inline void Waiting::reserve(std::size_t more) {
  if (more <= free_size_) return;
  const std::size_t before = room_;
  room_ = 2 * room_ + more + 1;
  std::unique_ptr<SearchNode[]> nodes(new SearchNode[room_]);
  std::copy_n(nodes_.get(), before, nodes.get());
  nodes_ = std::move(nodes);
  places_.resize(room_);
  free_.resize(room_);
  add_free(before);
}

}  // namespace clew::search
