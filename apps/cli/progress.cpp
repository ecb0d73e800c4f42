#include "progress.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>

#include "system/files.h"

namespace clew::cli {
namespace {

constexpr int bar_width = 24;

std::string short_number(double n) {
  for (const char* unit : {"", "k", "M", "G"}) {
    if (n < 1000) return fmt::format("{:.{}f}{}", n, n < 10 ? 1 : 0, unit);
    n /= 1000;
  }
  return fmt::format("{:.0f}T", n);
}

std::string duration(double seconds) {
  const long s = std::lround(seconds);
  if (s >= 3600) return fmt::format("{}:{:02}:{:02}", s / 3600, s / 60 % 60, s % 60);
  return fmt::format("{}:{:02}", s / 60, s % 60);
}

}  // namespace

ProgressBar::ProgressBar(bool asked_for, bool quiet)
    : enabled_(!quiet && (asked_for || system::is_terminal(system::standard_error))),
      after_(asked_for ? 0 : 1) {}

ProgressBar::~ProgressBar() { clear(); }

void ProgressBar::clear() {
  if (drawn_) std::fputs("\r\x1b[K", stderr);
  drawn_ = false;
}

void ProgressBar::draw(std::string_view line) {
  fmt::print(stderr, "\r\x1b[K{}", line);
  std::fflush(stderr);
  drawn_ = true;
}

void ProgressBar::show(const stream::Progress& progress) {
  if (!enabled_ || progress.elapsed < after_) return;
  const std::string words =
      fmt::format("{} puzzle{}, {}/s", progress.puzzles, progress.puzzles == 1 ? "" : "s",
                  short_number(progress.rate()));
  if (progress.total)
    show(progress.share(), progress.elapsed, words);
  else
    draw(words);
}

void ProgressBar::show(double share, std::chrono::duration<double> elapsed,
                       std::string_view words) {
  if (!enabled_ || elapsed < after_) return;
  if (share < 0) return draw(words);
  share = std::min(share, 1.0);
  const int filled = static_cast<int>(share * bar_width);
  std::string line = fmt::format("[{:=<{}}{:{}}] {:3.0f}%  {}", "", filled, "", bar_width - filled,
                                 share * 100, words);
  if (share > 0) line += fmt::format(", {} left", duration(elapsed.count() * (1 - share) / share));
  draw(line);
}

}  // namespace clew::cli
