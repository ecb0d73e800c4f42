// Yes/no questions about many 9x9 puzzles at once: does the puzzle have a solution, does it have
// two? For callers whose next question depends on the last answer. Each lane of the kernel searches
// depth first for one asker; an asker gets its answer while the others continue.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "search/batch.h"
#include "search/batch/waiting.h"

namespace clew::search {

/// Holds about half a megabyte; keep one in each thread.
class Questions : KernelUser {
 public:
  explicit Questions(const Kernel&, const Extras* = nullptr);

  /// Askers have numbers below this.
  std::size_t askers() const { return missing_.size(); }

  /// Asks if the puzzle has this number of solutions, at least one. The puzzle is 96 bytes, the
  /// beginning of a SearchNode; the caller may still change the candidates of the returned node.
  /// One question at a time for each asker.
  SearchNode& ask(std::size_t asker, const std::uint8_t* puzzle, int solutions);

  /// Returns true if a question is open.
  bool busy() const;

  enum class Says : std::uint8_t {
    no,
    yes,
    nothing,  // it took too long: ask another engine
  };
  struct Answer {
    std::size_t asker;
    Says says;
  };
  /// Continues all questions for a while; returns those answered, valid until the next call.
  const std::vector<Answer>& step();

  /// Forgets all questions.
  void drop();

 private:
  std::vector<const std::uint8_t*> rows_;  // beginnings of the nodes that each lane loads in the
                                           // next step
  std::vector<int> missing_;               // for each lane, the number of solutions still missing
                                           // for "yes"
  std::vector<std::uint64_t> begun_;       // for each lane, the step at which its question began
  std::uint64_t steps_ = 0;
  Waiting waiting_;  // second children of each lane
  std::vector<Split> splits_;
  std::uint64_t asked_[max_lanes / 64] = {};  // lanes in work
  std::vector<Answer> answers_;
};

}  // namespace clew::search
