#include "stream/bare.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

namespace clew::stream {
namespace {

constexpr std::size_t cells = 81, line_length = 84;  // `SOLUTION,C` and a line end

bool is_digit_or_blank(char c) {
  return (c >= '0' && c <= '9') || c == '.' || c == '_' || c == '*' || c == '-';
}

/// Whether there are only digits and the usual blanks `.` and `0`: 16 symbols at a time, the last
/// 16 once more.
bool is_usual(const char* symbols) {
  using Symbols [[gnu::vector_size(16)]] = std::uint8_t;
  using Words [[gnu::vector_size(16)]] = std::uint64_t;
  Symbols bad{};
  for (const std::size_t at : {0, 16, 32, 48, 64, 65}) {
    Symbols x;
    std::memcpy(&x, symbols + at, sizeof x);
    bad |= (Symbols)(x - '.' > Symbols{} + ('9' - '.')) | (Symbols)(x == Symbols{} + '/');
  }
  const auto words = (Words)bad;
  return (words[0] | words[1]) == 0;
}

bool is_plain(std::string_view symbols) {
  return is_usual(symbols.data()) || std::all_of(symbols.begin(), symbols.end(), is_digit_or_blank);
}

void write_givens(const std::uint8_t* symbols, char* to) {
  for (std::size_t c = 0; c < cells; ++c) {
    to[c] = symbols[c] >= '1' && symbols[c] <= '9' ? static_cast<char>(symbols[c]) : '.';
  }
}

}  // namespace

std::optional<BareSolver> BareSolver::make(const Layout& layout, std::uint64_t limit,
                                           BareAnswer answer,
                                           const std::atomic<bool>* interrupted) {
  const auto extras = search::extras_of(layout);
  if (!extras) return {};
  return BareSolver(*extras, limit, answer, interrupted);
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
  lines_.clear();
  numbers_.clear();
  for (std::size_t i = 0; i < batch.size(); ++i) {
    const std::string_view symbols = batch.symbols(i);
    if (!is_plain(symbols)) continue;
    lines_.push_back(reinterpret_cast<const std::uint8_t*>(symbols.data()));
    numbers_.push_back(i);
  }
  return lines_.size() == batch.size();
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
  const std::size_t from = output.text.size();
  output.text.resize_and_overwrite(from + batch.size() * line_length, [&](char* text, std::size_t) {
    char* to = text + from;
    const bool finished = run(batch.size(), to, line_length);
    std::size_t n = 0;
    for (; n < batch.size() && !(unfinished_[n] && !finished); ++n, to += line_length) {
      if (counts_[n] == 0) write_givens(lines_[n], to);
      to[cells] = ',';
      to[cells + 1] = static_cast<char>('0' + counts_[n]);
      to[cells + 2] = '\n';
    }
    if (n < batch.size()) output.stopped_short(n);
    return from + n * line_length;
  });
}

void BareSolver::write_any(const Batch& batch, const Other& other, Output& output) {
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
      if (counts_[next] == 0) write_givens(lines_[next], solution);
      output.text.append(solution, cells);
      output.text += ',';
    }
    fmt::format_to(std::back_inserter(output.text), "{}\n", counts_[next]);
    ++next;
  }
}

}  // namespace clew::stream
