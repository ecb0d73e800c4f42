#include "search/batch/questions.h"

#include <algorithm>
#include <bit>
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
  for (std::size_t w = 0; w < lanes_.size() / 64; ++w)
    survivors[w] = sets.alive[w] & ~sets.solved[w] & asked_[w];
  kernel_.store_nodes(planes_.get(), survivors, nodes_.get());
  ++counters_.batches;
  counters_.rounds += rounds;
  for (std::size_t w = 0; w < lanes_.size() / 64; ++w) {
    counters_.nodes += static_cast<std::uint64_t>(std::popcount(asked_[w]));
    for (std::uint64_t set = survivors[w] & ~sets.changed[w]; set; set &= set - 1) {
      const std::size_t i = 64 * w + static_cast<std::size_t>(std::countr_zero(set));
      split(nodes_[i], lanes_[i].waiting.emplace_back(nodes_[i]));
      ++counters_.branches;
    }
    for (std::uint64_t set = asked_[w] & ~survivors[w]; set; set &= set - 1) {
      const std::size_t i = 64 * w + static_cast<std::size_t>(std::countr_zero(set));
      Lane& lane = lanes_[i];
      lane.missing -= static_cast<int>(sets.solved[w] >> i % 64 & 1);
      if (lane.missing && !lane.waiting.empty()) {
        nodes_[i] = lane.waiting.back();
        lane.waiting.pop_back();
      } else {
        lane.waiting.clear();
        asked_[w] &= ~(set & -set);
        answers_.push_back({i, lane.missing == 0});
      }
    }
  }
  return answers_;
}

}  // namespace clew::search
