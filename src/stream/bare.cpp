#include "stream/bare.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "base/assert.h"
#include "stream/foreign.h"
#include "system/program.h"

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
  if (!layout.values().are_digits()) return {};
  for (const auto grid :
       {search::GridShape::nine, search::GridShape::six, search::GridShape::six_vertical}) {
    if (const auto extras = search::extras_of(layout, grid))
      return BareSolver(grid, *extras, limit, answer, interrupted);
  }
  return {};
}

void BareSolver::answer(const Batch& batch, const Other& other, BatchOutput& output) {
  if (owed_ > 0) return answer_one_by_one(batch, other, output);
  run_seconds_ = 0;
  const bool all_plain = find_plain(batch);
  const bool one_digit = limit_ >= 1 && limit_ <= 9;
  if (all_plain && one_digit && answer_ == BareAnswer::solution_and_count) {
    write_fixed(batch, other, output);
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
  CLEW_ASSERT(found <= batch.size());
  lines_.resize(found);
  numbers_.resize(found);
  return found == batch.size();
}

void BareSolver::answer_one_by_one(const Batch& batch, const Other& other, BatchOutput& output) {
  const double begun = system::thread_seconds();
  for (std::size_t i = 0; i < batch.size(); ++i) {
    if (output.stop_requested()) return output.stopped_short(i);
    other(i);
  }
  owed_ -= system::thread_seconds() - begun;
}

bool BareSolver::run(const Lines& lines, Results& results, char* solutions, std::size_t pitch) {
  results.counts.resize(lines.size());
  results.unfinished.resize(lines.size());
  results.given_up.resize(lines.size());
  CLEW_ASSERT(limit_ <= 9 || answer_ == BareAnswer::count || !solutions || pitch >= cells_);
  const bool any_solution = solutions && !classic_;
  const double begun = system::thread_seconds();
  const bool finished = kernel_.run({.puzzles = lines.data(),
                                     .size = lines.size(),
                                     .limit = any_solution ? 2 : limit_,
                                     .counts = results.counts.data(),
                                     .solutions = reinterpret_cast<std::uint8_t*>(solutions),
                                     .pitch = pitch,
                                     .base = '0',
                                     .any_solution = any_solution,
                                     .unfinished = results.unfinished.data(),
                                     .patience = patience_,
                                     .given_up = results.given_up.data()},
                                    {.flag = interrupted_});
  run_seconds_ += system::thread_seconds() - begun;
  return finished;
}

/// Every line has the same length, so the kernel writes solutions in their places.
void BareSolver::write_fixed(const Batch& batch, const Other& other, BatchOutput& output) {
  const std::size_t from = output.text.size(), cells = cells_, line_length = cells + after_cells;
  std::size_t n = 0;
  output.text.resize_and_overwrite(from + batch.size() * line_length, [&](char* text, std::size_t) {
    char* to = text + from;
    const bool finished = run(lines_, results_, to, line_length);
    for (; n < batch.size() && !(results_.unfinished[n] && !finished); ++n, to += line_length) {
      CLEW_ASSERT(results_.counts[n] <= limit_ || is_late(results_, n));
      if (results_.counts[n] == 0) write_givens(lines_[n], cells, to);
      to[cells] = ',';
      to[cells + 1] = static_cast<char>('0' + results_.counts[n]);
      to[cells + 2] = '\n';
    }
    return from + n * line_length;
  });
  if (n < batch.size()) output.stopped_short(n);
  find_late(n);
  if (late_.empty()) return;
  const std::string early = output.text.substr(from);
  output.text.resize(from);
  answer_late(other, output);
  std::size_t next = 0;
  for (const auto& [line, several, answer] : late_) {
    CLEW_ASSERT(line >= next && (line + 1) * line_length <= early.size());
    output.text.append(early, next * line_length, (line - next) * line_length);
    if (answer.empty()) return output.stopped_short(line);
    output.text += answer;
    next = line + 1;
  }
  output.text.append(early, next * line_length);
}

void BareSolver::write_any(const Batch& batch, const Other& other, BatchOutput& output) {
  solutions_.resize(answer_ == BareAnswer::count ? 0 : lines_.size() * cells_);
  run(lines_, results_, solutions_.empty() ? nullptr : solutions_.data(), cells_);
  find_late(lines_.size());
  answer_late(other, output);
  auto late = late_.begin();
  std::size_t next = 0;
  for (std::size_t i = 0; i < batch.size(); ++i) {
    CLEW_ASSERT(next == numbers_.size() || numbers_[next] >= i);
    if (next == numbers_.size() || numbers_[next] != i) {
      other(i);
      continue;
    }
    const bool is_late = late != late_.end() && late->line == next;
    if (is_late ? late->answer.empty() : results_.unfinished[next]) return output.stopped_short(i);
    if (is_late) {
      output.text += late++->answer;
    } else {
      append(next, lines_, results_, solutions_, output.text);
    }
    ++next;
  }
}

void BareSolver::append(std::size_t line, const Lines& lines, const Results& results,
                        const std::vector<char>& solutions, std::string& text) const {
  if (answer_ == BareAnswer::solution_and_count) {
    text.append(solutions.data() + line * cells_, cells_);
    if (results.counts[line] == 0)
      write_givens(lines[line], cells_, text.data() + text.size() - cells_);
    text += ',';
  }
  fmt::format_to(std::back_inserter(text), "{}\n", results.counts[line]);
}

bool BareSolver::is_late(const Results& results, std::size_t line) const {
  return results.given_up[line] ||
         (!classic_ && answer_ == BareAnswer::solution_and_count && results.counts[line] > 1);
}

/// Finds the late lines among the first ones.
void BareSolver::find_late(std::size_t lines) {
  late_.clear();
  if (classic_ && !std::memchr(results_.given_up.data(), 1, lines)) return;
  for (std::size_t n = 0; n < lines; ++n)
    if (!results_.unfinished[n] && is_late(results_, n))
      late_.push_back({.line = n, .several = !results_.given_up[n]});
}

/// Answers late lines until interrupted. Lines for which the single-puzzle engines need much longer
/// than predicted get another run.
void BareSolver::answer_late(const Other& other, BatchOutput& output) {
  constexpr std::uint64_t much = 4;
  std::uint64_t tried = patience_;
  for (std::size_t i = 0; i < late_.size(); ++i) {
    if (patience_ >= much * tried) {
      tried = patience_;
      try_again(i);
    }
    if (!late_[i].answer.empty()) continue;
    const double begun = system::thread_seconds();
    if (!output.stop_requested()) late_[i].answer = answer_of(late_[i].line, other, output);
    if (output.stop_requested()) return late_[i].answer.clear();
    took(system::thread_seconds() - begun);
  }
  if (!late_.empty()) weigh(other, output);
}

std::string BareSolver::answer_of(std::size_t line, const Other& other, BatchOutput& output) const {
  const std::size_t from = output.text.size();
  other(numbers_[line]);
  std::string answer = output.text.substr(from);
  output.text.resize(from);
  return answer;
}

/// Measures if the runs saved time: answers a few of their lines with the single-puzzle engines for
/// comparison.
void BareSolver::weigh(const Other& other, BatchOutput& output) {
  const std::size_t answered = lines_.size() - late_.size(), samples = 1 + late_.size() / 16;
  CLEW_ASSERT(late_.size() <= lines_.size());
  double saved = 0;
  if (answered >= samples) {
    const double begun = system::thread_seconds();
    const std::size_t stride = answered / samples;
    auto late = late_.begin();
    for (std::size_t n = 0, seen = 0; n < lines_.size(); ++n) {
      if (late != late_.end() && late->line == n) {
        ++late;
      } else if (seen++ % stride == 0) {
        answer_of(n, other, output);
      }
    }
    saved = (system::thread_seconds() - begun) * static_cast<double>(stride);
  }
  constexpr double runs_for_one = 32;
  owed_ = std::max(0.0, runs_for_one * (run_seconds_ - saved));
}

void BareSolver::try_again(std::size_t from) {
  std::vector<Late*> again;
  Lines lines;
  for (std::size_t i = from; i < late_.size(); ++i) {
    if (late_[i].several || !late_[i].answer.empty()) continue;
    again.push_back(&late_[i]);
    lines.push_back(lines_[late_[i].line]);
  }
  Results results;
  std::vector<char> solutions(answer_ == BareAnswer::count ? 0 : lines.size() * cells_);
  run(lines, results, solutions.empty() ? nullptr : solutions.data(), cells_);
  for (std::size_t n = 0; n < lines.size(); ++n) {
    if (results.unfinished[n]) continue;
    if (is_late(results, n)) {
      again[n]->several = !results.given_up[n];
    } else {
      append(n, lines, results, solutions, again[n]->answer);
    }
  }
}

/// An engine for one puzzle.
void BareSolver::took(double seconds) {
  constexpr double of_late = 256, share = 0.125, seconds_of_a_node = 20e-9;
  if (puzzles_ >= of_late) seconds_ /= 2, puzzles_ /= 2;
  seconds_ += seconds;
  puzzles_ += 1;
  if (classic_) return;
  const double patience = seconds_ / puzzles_ * share / seconds_of_a_node;
  patience_ =
      static_cast<std::uint64_t>(std::clamp<double>(patience, least_patience, most_patience));
}

void BulkSolver::answer(const Batch& batch, const BareSolver::Other& one, BatchOutput& output) {
  constexpr std::size_t fewest = 16;  // puzzles that are worth a batch
  if (batch.bare() && batch.size() >= fewest && knows(batch.bare_layout()))
    return solver_->answer(batch, one, output);
  for (std::size_t i = 0; i < batch.size(); ++i) {
    if (output.stop_requested()) return output.stopped_short(i);
    one(i);
  }
}

bool BulkSolver::knows(const LayoutPtr& layout) {
  if (layout != layout_) {
    layout_ = layout;
    solver_.reset();
    if (auto made = BareSolver::make(*layout, limit_, answer_, interrupted_))
      solver_.emplace(*std::move(made));
  }
  return solver_.has_value();
}

}  // namespace clew::stream
