// Yes or no, of many 9x9 puzzles at once: has it a solution, has it two? For callers whose next
// question depends on the last answer: each lane of the kernel searches depth first for an asker of
// its own, who is answered while the others go on.
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

  /// Has the puzzle that many solutions, at least one? It is 96 bytes, as a SearchNode
  /// begins with; the candidates of the node returned may still be changed. One question at a time
  /// for each asker.
  SearchNode& ask(std::size_t asker, const std::uint8_t* puzzle, int solutions);

  /// Whether a question is open.
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
  /// Goes on with all questions for a while; returns those answered, until the next call.
  const std::vector<Answer>& step();

  /// Forgets all questions.
  void drop();

 private:
  std::vector<const std::uint8_t*> rows_;  // what each lane begins the next step with
  std::vector<int> missing_;               // of each lane, solutions until yes
  std::vector<std::uint64_t> begun_;       // of each lane, the step of its question
  std::uint64_t steps_ = 0;
  Waiting waiting_;  // second children of each lane
  std::vector<Split> splits_;
  std::uint64_t asked_[max_lanes / 64] = {};  // lanes in work
  std::vector<Answer> answers_;
};

}  // namespace clew::search
