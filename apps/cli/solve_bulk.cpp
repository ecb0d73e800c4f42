#include "solve_bulk.h"

#include <fmt/format.h>

#include <array>
#include <cstring>
#include <memory>
#include <optional>
#include <vector>

#include "interrupt.h"
#include "search/batch.h"

namespace clew::cli {
namespace {

constexpr std::size_t cells = 81;
constexpr std::size_t fewest = 16;  // puzzles that are worth a batch

/// Whether little is given and something of it twice. The kernel refutes that by search alone,
/// which takes long then, and so such puzzles do not go there.
bool sparse_with_repeats(const std::array<Digit, cells>& values) {
  constexpr int few = 24;
  int givens = 0;
  for (const Digit d : values) givens += d != 0;
  if (givens >= few) return false;
  std::array<unsigned, 9> rows{}, columns{}, boxes{};
  for (std::size_t c = 0; c < cells; ++c) {
    const unsigned bit = 1u << values[c] >> 1;  // none for a blank
    const std::size_t row = c / 9, column = c % 9, box = row / 3 * 3 + column / 3;
    if ((rows[row] | columns[column] | boxes[box]) & bit) return true;
    rows[row] |= bit;
    columns[column] |= bit;
    boxes[box] |= bit;
  }
  return false;
}

class Bulk {
 public:
  Bulk(const Common& common, std::uint64_t limit, PuzzleWorker otherwise)
      : common_(common), limit_(limit), otherwise_(std::move(otherwise)) {}

  void operator()(const stream::Batch& batch, text::Layouts& layouts, stream::Output& output) {
    if (batch.bare() && batch.size() >= fewest && knows(batch.bare_layout()))
      bulk(batch, layouts, output);
    else
      for (std::size_t i = 0; i < batch.size(); ++i) {
        if (output.stop_requested()) return output.stopped_short();
        one(batch, i, layouts, output);
      }
  }

 private:
  bool knows(const LayoutPtr&);
  void bulk(const stream::Batch&, text::Layouts&, stream::Output&);
  void solve();
  void write(std::size_t puzzle, std::string& out) const;
  void one(const stream::Batch& batch, std::size_t i, text::Layouts& layouts,
           stream::Output& output) {
    answer_one(batch, i, layouts, output, common_, Spacing::lines, otherwise_);
  }

  const Common& common_;
  const std::uint64_t limit_;
  const PuzzleWorker otherwise_;
  LayoutPtr layout_;  // that engine_ is for, or that it is not
  std::unique_ptr<search::Batch> engine_;

  // Of the batch: the puzzles for the kernel.
  std::vector<const std::uint8_t*> puzzles_;
  std::vector<std::uint8_t> good_;  // by puzzle of the batch
  std::vector<std::uint64_t> counts_;
  std::vector<std::uint8_t> solutions_, unfinished_;
};

bool Bulk::knows(const LayoutPtr& layout) {
  if (layout == layout_) return engine_ != nullptr;
  layout_ = layout;
  engine_.reset();
  if (const auto extras = search::extras_of(*layout))
    engine_ = std::make_unique<search::Batch>(*search::kernels().front(), &*extras);
  return engine_ != nullptr;
}

void Bulk::solve() {
  const std::size_t n = puzzles_.size();
  counts_.assign(n, 0);
  unfinished_.assign(n, 0);
  solutions_.resize(n * cells);
  const search::BatchJob job{.puzzles = puzzles_.data(),
                             .size = n,
                             .limit = limit_,
                             .counts = counts_.data(),
                             .solutions = solutions_.data(),
                             .base = '0',
                             .unfinished = unfinished_.data()};
  engine_->run(job, {.flag = &interrupt_flag()});
}

// SOLUTION,COUNT; the givens where there is no solution.
void Bulk::write(std::size_t puzzle, std::string& out) const {
  const std::uint64_t count = counts_[puzzle];
  const std::size_t at = out.size();
  out.resize(at + cells + 3);
  char* line = out.data() + at;
  if (count) {
    std::memcpy(line, &solutions_[puzzle * cells], cells);
  } else {
    for (std::size_t c = 0; c < cells; ++c) {
      const auto symbol = static_cast<char>(puzzles_[puzzle][c]);
      line[c] = symbol >= '1' && symbol <= '9' ? symbol : '.';
    }
  }
  line[cells] = ',';
  if (count < 10) {
    line[cells + 1] = static_cast<char>('0' + count);
    line[cells + 2] = '\n';
  } else {
    out.resize(at + cells + 1);
    out += fmt::format_int(count).c_str();
    out += '\n';
  }
}

void Bulk::bulk(const stream::Batch& batch, text::Layouts& layouts, stream::Output& output) {
  puzzles_.clear();
  good_.assign(batch.size(), 0);
  std::array<Digit, cells> values;
  for (std::size_t i = 0; i < batch.size(); ++i) {
    const std::string_view symbols = batch.symbols(i);
    if (!stream::parse_bare(symbols, values.data()) || sparse_with_repeats(values)) continue;
    good_[i] = 1;
    puzzles_.push_back(reinterpret_cast<const std::uint8_t*>(symbols.data()));
  }
  solve();
  std::size_t puzzle = 0;
  for (std::size_t i = 0; i < batch.size(); ++i) {
    if (!good_[i]) {
      one(batch, i, layouts, output);
      continue;
    }
    if (unfinished_[puzzle]) return output.stopped_short();
    write(puzzle++, output.text);
  }
}

}  // namespace

BatchWorker solve_in_bulk(const Common& common, std::uint64_t limit, PuzzleWorker otherwise) {
  return [bulk = std::make_shared<Bulk>(common, limit, std::move(otherwise))](
             const stream::Batch& batch, text::Layouts& layouts, stream::Output& output) {
    (*bulk)(batch, layouts, output);
  };
}

}  // namespace clew::cli
