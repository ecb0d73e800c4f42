// The fast path for bare lines of 9x9 and 6x6 puzzles through the batch kernel: no Puzzle objects
// are made, and answers are written directly to their final position.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "search/batch.h"
#include "stream/pipeline.h"

namespace clew::stream {

enum class BareAnswer : std::uint8_t { solution_and_count, count };

/// Use one object per thread. Handles only batches of bare 9x9 and 6x6 lines.
///
/// It gives the same answers as the single-puzzle engines, in no more time. Puzzles that the kernel
/// gives up are left to these engines. So are puzzles with several solutions if the kernel could
/// find another solution first. On classic grids the kernel walks the same tree as the engines,
/// many times as fast. On other layouts it may be slower, and is given up after a share of the time
/// that the engines have taken so far.
class BareSolver {
 public:
  /// Returns nothing if the kernel does not support the layout.
  static std::optional<BareSolver> make(const Layout&, std::uint64_t limit, BareAnswer,
                                        const std::atomic<bool>* interrupted);

  /// Answers a bare batch: `SOLUTION,COUNT`, with the givens as the solution if there is none; or
  /// the count alone. `other` writes the answer of the single-puzzle engines, or the error of a
  /// line with symbols other than digits and blanks. When interrupted, writes the answers before
  /// the first unfinished puzzle.
  using Other = std::function<void(std::size_t)>;
  void answer(const Batch&, const Other& other, BatchOutput&);

 private:
  BareSolver(search::GridShape grid, const search::Extras& extras, std::uint64_t limit,
             BareAnswer answer, const std::atomic<bool>* interrupted)
      : kernel_(*search::kernels(grid).front(), &extras),
        cells_(search::size_of(grid) * search::size_of(grid)),
        limit_(limit),
        answer_(answer),
        interrupted_(interrupted),
        classic_(grid == search::GridShape::nine && extras.houses == 0 && extras.links == 0),
        patience_(classic_ ? most_patience : first_patience) {}

  /// A line that is answered later, by the single-puzzle engines or another run.
  struct Late {
    std::size_t line;  // index among the plain lines
    bool several;      // not given up: its first solution is needed
    std::string answer = {};
  };
  static constexpr std::uint64_t first_patience = 1024, least_patience = 256, most_patience = 65536;

  using Lines = std::vector<const std::uint8_t*>;
  struct Results {
    std::vector<std::uint64_t> counts;
    std::vector<std::uint8_t> unfinished, given_up;
  };

  bool find_plain(const Batch&);
  void answer_one_by_one(const Batch&, const Other&, BatchOutput&);
  void write_fixed(const Batch&, const Other&, BatchOutput&);
  void write_any(const Batch&, const Other&, BatchOutput&);
  bool run(const Lines& lines, Results&, char* solutions, std::size_t pitch);
  bool is_late(const Results&, std::size_t line) const;
  void find_late(std::size_t lines);
  void answer_late(const Other&, BatchOutput&);
  std::string answer_of(std::size_t line, const Other&, BatchOutput&) const;
  void try_again(std::size_t from);
  void weigh(const Other&, BatchOutput&);
  void took(double seconds);
  void append(std::size_t line, const Lines& lines, const Results& results,
              const std::vector<char>& solutions, std::string& text) const;

  search::BatchSolver kernel_;
  std::size_t cells_;
  std::uint64_t limit_;
  BareAnswer answer_;
  const std::atomic<bool>* interrupted_;
  bool classic_;
  std::uint64_t patience_;  // nodes of a puzzle
  double run_seconds_ = 0;  // times of a batch's runs, in processor time
  double owed_ = 0;  // seconds that the engines for one work before the kernel is tried again
  double seconds_ = 0, puzzles_ = 0;  // taken by the engines for one, of late
  Lines lines_;                       // lines without other symbols
  std::vector<std::size_t> numbers_;  // numbers of these lines in the batch
  Results results_;
  std::vector<Late> late_;
  std::vector<char> solutions_;
};

/// Answers batches of any puzzles, with a bare solver for the layout of the latest ones. Use one object per
/// thread.
class BulkSolver {
 public:
  BulkSolver(std::uint64_t limit, BareAnswer answer, const std::atomic<bool>* interrupted)
      : limit_(limit), answer_(answer), interrupted_(interrupted) {}

  /// Answers bare lines together if they are worth it, and any other puzzle i of the batch with one(i).
  void answer(const Batch&, const BareSolver::Other& one, BatchOutput&);

 private:
  bool knows(const LayoutPtr&);

  std::uint64_t limit_;
  BareAnswer answer_;
  const std::atomic<bool>* interrupted_;
  LayoutPtr layout_;  // layout for which solver_ was made or refused
  std::optional<BareSolver> solver_;
};

}  // namespace clew::stream
