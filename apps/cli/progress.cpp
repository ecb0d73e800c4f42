#include "progress.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <string>

namespace clew::cli {
namespace {

constexpr auto between_drawings = std::chrono::milliseconds(200);
constexpr int bar_width = 24;

std::string short_number(double n) {
  for (const char* unit : {"", "k", "M", "G"}) {
    if (n < 1000) return fmt::format("{:.{}f}{}", n, n < 10 && *unit ? 1 : 0, unit);
    n /= 1000;
  }
  return fmt::format("{:.0f}T", n);
}

std::string duration(double seconds) {
  const auto s = static_cast<long>(seconds + 0.5);
  if (s >= 3600) return fmt::format("{}:{:02}:{:02}", s / 3600, s / 60 % 60, s % 60);
  return fmt::format("{}:{:02}", s / 60, s % 60);
}

}  // namespace

Progress::Progress(bool asked_for, bool quiet)
    : enabled_(!quiet && (asked_for || isatty(STDERR_FILENO))) {
  next_ = start_ + (asked_for ? std::chrono::seconds(0) : std::chrono::seconds(1));
}

Progress::~Progress() { clear(); }

void Progress::clear() {
  if (drawn_) std::fputs("\r\x1b[K", stderr);
  drawn_ = false;
}

void Progress::update(std::uint64_t done, std::uint64_t part, std::uint64_t whole) {
  if (!enabled_) return;
  const auto now = Clock::now();
  if (now < next_) return;
  next_ = now + between_drawings;
  draw(now, done, part, whole);
}

void Progress::draw(Clock::time_point now, std::uint64_t done, std::uint64_t part,
                    std::uint64_t whole) {
  const double seconds = std::max(std::chrono::duration<double>(now - start_).count(), 1e-3);
  std::string line =
      fmt::format("{} puzzles, {}/s", done, short_number(static_cast<double>(done) / seconds));
  if (whole) {
    const double share = std::min(1.0, static_cast<double>(part) / static_cast<double>(whole));
    const int filled = static_cast<int>(share * bar_width);
    line = fmt::format("[{:=<{}}{:{}}] {:3.0f}%  {}", "", filled, "", bar_width - filled,
                       share * 100, line);
    if (share > 0.005) line += fmt::format(", {} left", duration(seconds * (1 - share) / share));
  }
  fmt::print(stderr, "\r\x1b[K{}", line);
  std::fflush(stderr);
  drawn_ = true;
}

}  // namespace clew::cli
