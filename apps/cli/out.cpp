#include "out.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

#include "stream/pipeline.h"
#include "system/files.h"

namespace clew::cli {
namespace {

enum class State { open, closed, lost };
State state = State::open;

}  // namespace

bool put(std::string_view text) {
  if (state != State::open) return false;
  if (stream::write_all(system::standard_output, text)) return true;
  state = errno == EPIPE ? State::closed : State::lost;
  if (output_lost()) fmt::print(stderr, "clew: cannot write: {}\n", std::strerror(errno));
  return false;
}

bool output_lost() { return state == State::lost; }

bool Lines::add(std::string_view line) {
  constexpr std::size_t much = std::size_t{1} << 16;
  held_ += line;
  return held_.size() < much || flush();
}

bool Lines::flush() {
  const bool written = held_.empty() || put(held_);
  held_.clear();
  return written;
}

}  // namespace clew::cli
