#include "search/batch/questions.h"

#include <algorithm>
#include <cstring>

namespace clew::search {
namespace {

constexpr int rounds = 5;

}  // namespace

Questions::Questions(const Kernel& kernel, const Extras* extras)
    : KernelUser(kernel, extras), rows_(kernel.lanes), lanes_(kernel.lanes) {
  for (std::size_t i = 0; i < rows_.size(); ++i) rows_[i] = &nodes_[i].cell;
}

Node& Questions::ask(std::size_t asker, const std::uint8_t* puzzle, int solutions) {
  std::memcpy(&nodes_[asker], puzzle, 96);
  lanes_[asker].missing = solutions;
  asked_[asker / 64] |= std::uint64_t{1} << asker % 64;
  return nodes_[asker];
}

bool Questions::busy() const {
  return std::any_of(std::begin(asked_), std::end(asked_), [](std::uint64_t set) { return set; });
}

void Questions::drop() {
  std::fill(std::begin(asked_), std::end(asked_), 0);
  for (Lane& lane : lanes_) lane.waiting.clear();
}

// Some rounds for all lanes. A node that still changed stays as it is; one that does not is split,
// and the second child waits; one that is dead or solved gives way to the last that waits.
const std::vector<Questions::Answer>& Questions::step() {
  answers_.clear();
  LaneSets sets;
  kernel_.load_nodes(planes_.get(), rows_.data());
  kernel_.step(planes_.get(), extras_.get(), kernel_.lanes, rounds, 1, sets);
  std::uint64_t survivors[max_lanes / 64];
  for (int w = 0; w < kernel_.lanes / 64; ++w)
    survivors[w] = sets.alive[w] & ~sets.solved[w] & asked_[w];
  kernel_.store_nodes(planes_.get(), survivors, nodes_.get());
  for (int w = 0; w < kernel_.lanes / 64; ++w) {
    for_each_lane(survivors[w] & ~sets.changed[w], w, [&](int lane) {
      split(nodes_[lane], lanes_[lane].waiting.emplace_back(nodes_[lane]));
    });
    for_each_lane(asked_[w] & ~survivors[w], w, [&](int lane) {
      auto& [waiting, missing] = lanes_[lane];
      missing -= static_cast<int>(sets.solved[w] >> lane % 64 & 1);
      if (missing && !waiting.empty()) {
        nodes_[lane] = waiting.back();
        waiting.pop_back();
      } else {
        waiting.clear();
        asked_[w] &= ~(std::uint64_t{1} << lane % 64);
        answers_.push_back({static_cast<std::size_t>(lane), missing == 0});
      }
    });
  }
  return answers_;
}

}  // namespace clew::search
