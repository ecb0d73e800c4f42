// Bare lines of 9x9 and 6x6 puzzles straight through the batch kernel: no puzzle is made of a line,
// and answers are written where they will stand.
#pragma once

#include <functional>
#include <optional>

#include "search/batch.h"
#include "stream/pipeline.h"

namespace clew::stream {

enum class BareAnswer : std::uint8_t { solution_and_count, count };

/// One for each thread. Other batches, layouts, timeouts and answers are not its business.
class BareSolver {
 public:
  /// Nothing when the kernel does not know the layout.
  static std::optional<BareSolver> make(const Layout&, std::uint64_t limit, BareAnswer,
                                        const std::atomic<bool>* interrupted);

  /// Answers a bare batch: `SOLUTION,COUNT`, the givens in the solution's place when there is none;
  /// or the count alone. A line with other symbols than digits and blanks goes to `other`, which
  /// writes its answer. When interrupted, writes what precedes the first puzzle not finished.
  using Other = std::function<void(std::size_t)>;
  void answer(const Batch&, const Other& other, Output&);

 private:
  BareSolver(search::Grid grid, const search::Extras& extras, std::uint64_t limit,
             BareAnswer answer, const std::atomic<bool>* interrupted)
      : kernel_(*search::kernels(grid).front(), &extras),
        cells_(search::size_of(grid) * search::size_of(grid)),
        limit_(limit),
        answer_(answer),
        interrupted_(interrupted) {}

  bool find_plain(const Batch&);
  void write_fixed(const Batch&, Output&);
  void write_any(const Batch&, const Other&, Output&);
  bool run(std::size_t size, char* solutions, std::size_t pitch);

  search::Batch kernel_;
  std::size_t cells_;
  std::uint64_t limit_;
  BareAnswer answer_;
  const std::atomic<bool>* interrupted_;
  std::vector<const std::uint8_t*> lines_;  // those without other symbols
  std::vector<std::size_t> numbers_;        // of these lines in the batch
  std::vector<std::uint64_t> counts_;
  std::vector<std::uint8_t> unfinished_;
  std::vector<char> solutions_;
};

}  // namespace clew::stream
