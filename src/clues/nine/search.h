// Every n-clue puzzle of a 9x9 grid, band by band. docs/clues.md explains the method.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "clew/digits.h"
#include "clew/stop.h"
#include "clues/nine/roles.h"
#include "search/batch.h"
#include "unavoidable/cells.h"

namespace clew::clues {

/// Holds some 12 MB; keep one in each thread.
class NineSearch {
 public:
  using Cells = unavoidable::Cells;
  /// The clues of a puzzle; false ends the search.
  using Sink = std::function<bool(Cells)>;

  explicit NineSearch(const ClueKernel& = *kernels().front());

  /// Prepares the search for puzzles of a grid (81 digits from 1) with this number of clues: all of
  /// `given` and any of `free`, which do not overlap. Returns false if stopped; then nothing is
  /// prepared.
  bool begin(const Digit* grid, int clues, Cells given, Cells free, const Stop& = {});

  /// Part i of k: every puzzle comes in one of them, in an order that depends on nothing else.
  /// False when stopped or ended.
  bool run(int part, int parts, const Sink&, const Stop&);

  const JoinCounters& counters() const { return counters_; }

 private:
  using Vector = std::array<int, 3>;  // number of clues of each band

  void arrange(bool turned, const std::array<int, 3>& order);
  void use(std::vector<Cells> sets);
  std::size_t typical_choices(int band);
  bool list(int band, int clues, std::size_t most);
  const Roles& roles(int a, int b);
  void search(const Vector&, int part, int parts);
  void join(const Roles&, const Vector&, std::span<const Band> firsts,
            std::span<const Band> seconds);
  void extend(const Roles&, const Vector&, std::span<const Band> firsts);
  void prepare(const Roles&, std::span<const Band> firsts);
  bool over() { return ended_ || (ended_ = stop_->requested()); }
  Candidates candidates_of(const Roles&);
  void take(Cells clues);
  void check();

  static constexpr std::size_t blocks = 64, group = 256, most_checked_at_once = 8192;

  const ClueKernel& kernel_;
  search::BatchSolver batch_;
  int clues_ = 0;  // beside those given
  std::array<Digit, 81> grid_{};
  Cells given_ = 0, allowed_ = 0;
  // From here to `roles_`, cells are in the order of the search: stacks may serve as bands, and the
  // band with the fewest choices comes first.
  std::array<std::uint8_t, 81> cell_at_;  // the grid's
  std::array<std::uint8_t, 81> place_of_;
  std::array<Digit, 81> digits_;
  std::array<Band, 3> free_{};
  std::vector<Parts> sets_;
  bool hopeless_ = false;  // a set has neither given nor free cells
  struct Choices {
    std::vector<Band> cells;
    bool known = false;
  };
  std::array<std::array<Choices, 28>, 3> choices_;
  std::array<std::unique_ptr<Roles>, 9> roles_;  // roles of bands a and b, at 3a + b
  std::vector<First> firsts_;
  std::vector<Block> blocks_;

  std::vector<Cells> candidates_;  // puzzles of the grid that are not solved yet
  std::vector<std::array<std::uint8_t, 81>> symbols_;
  struct Taker {
    NineSearch* search;
    const Roles* roles;
  } taker_{};
  const Sink* sink_ = nullptr;
  const Stop* stop_ = nullptr;
  bool ended_ = false;
  std::size_t checked_at_once_ = 0;  // few at first, so that a first puzzle comes soon
  JoinCounters counters_;
};

}  // namespace clew::clues
