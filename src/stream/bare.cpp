#include "stream/bare.h"

#include <fmt/format.h>

#include <algorithm>

#include "stream/foreign.h"

namespace clew::stream {
namespace {

constexpr std::size_t after_cells = 3;  // `,C` and a line end

void write_givens(const std::uint8_t* symbols, std::size_t cells, char* to) {
  for (std::size_t c = 0; c < cells; ++c) {
    to[c] = symbols[c] >= '1' && symbols[c] <= '9' ? static_cast<char>(symbols[c]) : '.';
  }
}

}  // namespace

std::optional<BareSolver> BareSolver::make(const Layout& layout, std::uint64_t limit,
                                           BareAnswer answer,
                                           const std::atomic<bool>* interrupted) {
  for (const auto grid : {search::Grid::nine, search::Grid::six, search::Grid::six_vertical}) {
    if (const auto extras = search::extras_of(layout, grid))
      return BareSolver(grid, *extras, limit, answer, interrupted);
  }
  return {};
}

void BareSolver::answer(const Batch& batch, const Other& other, Output& output) {
  const bool all_plain = find_plain(batch);
  const bool one_digit = limit_ >= 1 && limit_ <= 9;
  if (all_plain && one_digit && answer_ == BareAnswer::solution_and_count) {
    write_fixed(batch, output);
  } else {
    write_any(batch, other, output);
  }
}

/// Returns whether all lines are plain.
bool BareSolver::find_plain(const Batch& batch) {
  lines_.resize(batch.size());
  numbers_.resize(batch.size());
  const char last_digit = static_cast<char>('0' + search::size_of(kernel_.kernel().grid));
  const auto plain = [&](std::string_view symbols) {
    Foreign foreign(last_digit);
    foreign.look(symbols.data(), symbols.size());
    return !foreign.any() ||
           std::ranges::all_of(symbols, [&](char c) { return is_plain(c, last_digit); });
  };
  std::size_t found = 0;
  for (std::size_t i = 0; i < batch.size(); ++i) {
    const std::string_view symbols = batch.symbols(i);
    if (!batch.plain() && !plain(symbols)) continue;
    lines_[found] = reinterpret_cast<const std::uint8_t*>(symbols.data());
    numbers_[found++] = i;
  }
  lines_.resize(found);
  numbers_.resize(found);
  return found == batch.size();
}

bool BareSolver::run(std::size_t size, char* solutions, std::size_t pitch) {
  counts_.resize(size);
  unfinished_.resize(size);
  return kernel_.run({.puzzles = lines_.data(),
                      .size = size,
                      .limit = limit_,
                      .counts = counts_.data(),
                      .solutions = reinterpret_cast<std::uint8_t*>(solutions),
                      .pitch = pitch,
                      .base = '0',
                      .unfinished = unfinished_.data()},
                     {.flag = interrupted_});
}

/// Every line has the same length, so the kernel writes solutions in their places.
void BareSolver::write_fixed(const Batch& batch, Output& output) {
  const std::size_t from = output.text.size(), cells = cells_, line_length = cells + after_cells;
  output.text.resize_and_overwrite(from + batch.size() * line_length, [&](char* text, std::size_t) {
    char* to = text + from;
    const bool finished = run(batch.size(), to, line_length);
    std::size_t n = 0;
    for (; n < batch.size() && !(unfinished_[n] && !finished); ++n, to += line_length) {
      if (counts_[n] == 0) write_givens(lines_[n], cells, to);
      to[cells] = ',';
      to[cells + 1] = static_cast<char>('0' + counts_[n]);
      to[cells + 2] = '\n';
    }
    if (n < batch.size()) output.stopped_short(n);
    return from + n * line_length;
  });
}

void BareSolver::write_any(const Batch& batch, const Other& other, Output& output) {
  const std::size_t cells = cells_;
  const bool with_solution = answer_ == BareAnswer::solution_and_count;
  solutions_.resize(with_solution ? lines_.size() * cells : 0);
  run(lines_.size(), with_solution ? solutions_.data() : nullptr, cells);
  std::size_t next = 0;
  for (std::size_t i = 0; i < batch.size(); ++i) {
    if (next == numbers_.size() || numbers_[next] != i) {
      other(i);
      continue;
    }
    if (unfinished_[next]) return output.stopped_short(i);
    if (with_solution) {
      char* const solution = solutions_.data() + next * cells;
      if (counts_[next] == 0) write_givens(lines_[next], cells, solution);
      output.text.append(solution, cells);
      output.text += ',';
    }
    fmt::format_to(std::back_inserter(output.text), "{}\n", counts_[next]);
    ++next;
  }
}

}  // namespace clew::stream
