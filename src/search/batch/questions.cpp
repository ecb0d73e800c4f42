#include "search/batch/questions.h"

#include <algorithm>
#include <cstring>

#include "base/assert.h"

namespace clew::search {
namespace {

constexpr int rounds = 5;
// Nodes of a question: a few times the usual maximum. Checked at intervals.
constexpr std::uint64_t patience = 4096, steps_between_looks = 256;

}  // namespace

Questions::Questions(const Kernel& kernel, const Extras* extras)
    : KernelUser(kernel, extras),
      rows_(kernel.lanes),
      missing_(kernel.lanes),
      begun_(kernel.lanes),
      splits_(kernel.lanes) {
  drop();
}

SearchNode& Questions::ask(std::size_t asker, const std::uint8_t* puzzle, int solutions) {
  CLEW_ASSERT(asker < askers() && solutions > 0 && !(asked_[asker / 64] >> asker % 64 & 1));
  std::memcpy(nodes_[asker].row, puzzle, SearchNode::bytes);
  missing_[asker] = solutions;
  begun_[asker] = steps_;
  asked_[asker / 64] |= std::uint64_t{1} << asker % 64;
  return nodes_[asker];
}

bool Questions::busy() const {
  return std::any_of(std::begin(asked_), std::end(asked_), [](std::uint64_t set) { return set; });
}

void Questions::drop() {
  std::fill(std::begin(asked_), std::end(asked_), 0);
  waiting_.clear(askers());
  for (std::size_t i = 0; i < rows_.size(); ++i) rows_[i] = nodes_[i].row;
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
  waiting_.reserve(askers());
  Waiting::Stacks waiting = waiting_.stacks();
  Split* split = splits_.data();
  for (int w = 0; w < kernel_.lanes / 64; ++w) {
    for_each_lane(survivors[w], w, [&](int lane) { rows_[lane] = nodes_[lane].row; });
    for_each_lane(survivors[w] & ~sets.changed[w], w, [&](int lane) {
      *split++ = {&nodes_[lane], &waiting.nodes[waiting.push(lane, root_path)]};
    });
  }
  kernel_.split_nodes(splits_.data(), static_cast<int>(split - splits_.data()));
  const auto answer = [&](int lane, Says says) {
    while (!waiting.empty(lane)) waiting.pop(lane);
    rows_[lane] = nodes_[lane].row;
    asked_[lane / 64] &= ~(std::uint64_t{1} << lane % 64);
    answers_.push_back({static_cast<std::size_t>(lane), says});
  };
  const bool looks = ++steps_ % steps_between_looks == 0;
  for (int w = 0; w < kernel_.lanes / 64; ++w) {
    for_each_lane(asked_[w] & ~survivors[w], w, [&](int lane) {
      int& missing = missing_[lane];
      missing -= static_cast<int>(sets.solved[w] >> lane % 64 & 1);
      if (missing && !waiting.empty(lane)) {
        rows_[lane] = waiting.nodes[waiting.pop(lane)].row;
      } else {
        answer(lane, missing ? Says::no : Says::yes);
      }
    });
    if (!looks) continue;
    for_each_lane(asked_[w], w, [&](int lane) {
      if (steps_ - begun_[lane] > patience) answer(lane, Says::nothing);
    });
  }
  waiting_.give_back(waiting);
  return answers_;
}

}  // namespace clew::search
