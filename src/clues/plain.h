// Every n-clue puzzle of a grid of any layout of at most 128 cells: enumerates choices of cells
// that hit all known unavoidable sets and solves each. A choice with a second solution yields a new
// unavoidable set.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "clew/solve.h"
#include "unavoidable/cells.h"

namespace clew::clues {

class PlainSearch {
 public:
  using Cells = unavoidable::Cells;
  using Sink = std::function<bool(Cells)>;

  struct Counters {
    std::uint64_t tasks = 0, nodes = 0, candidates = 0;
  };

  explicit PlainSearch(const Solver& solver) : solver_(solver) {}

  void begin(std::span<const Digit> grid, int clues, Cells given, Cells free);
  /// Part i of k; false when stopped or ended.
  bool run(int part, int parts, const Sink&, const Stop&);
  const Counters& counters() const { return counters_; }

 private:
  static constexpr std::size_t most_sets = 4096;
  using Sets = std::array<std::uint64_t, most_sets / 64>;
  struct Node {
    Sets left;  // sets without a clue
    Cells free, chosen;
    int clues;  // still to choose
  };

  void start_with_sets();
  Cells difference(Cells clues, const Stop&, bool* exact) const;
  void know(Cells set);
  void forget();
  bool branch_on(const Node&, Cells& branch) const;
  void choose(const Node&, int cell, Cells free, Node& next) const;
  template <class F>
  void expand(const Node&, F&& child);
  void search(std::size_t depth);
  void finish(const Node&);
  void candidate(Cells chosen);
  bool over() { return ended_ || (ended_ = stop_->requested()); }
  std::size_t words() const { return (sets_.size() + 63) / 64; }

  const Solver& solver_;
  std::vector<Digit> grid_;
  Cells given_ = 0, free_ = 0;
  int clues_ = 0;
  std::vector<Cells> sets_;  // sets of free cells, smaller first, then in order of discovery
  std::size_t known_at_first_ = 0;
  std::array<Sets, 128> sets_of_;  // sets of each cell
  bool hopeless_ = false;
  std::vector<Node> path_;
  std::size_t depth_ = 0;
  const Sink* sink_ = nullptr;
  const Stop* stop_ = nullptr;
  bool ended_ = false;
  Counters counters_;
};

}  // namespace clew::clues
