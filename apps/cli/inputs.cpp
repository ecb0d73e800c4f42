#include "inputs.h"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstring>

#include "interrupt.h"

namespace clew::cli {
namespace {

bool exists(const std::string& path) {
  struct stat about;
  return path.find('\0') == std::string::npos && stat(path.c_str(), &about) == 0;
}

/// Whether a word that is no existing file was meant as one: a path or a name with an ending.
bool looks_like_a_file(const std::string& word) {
  if (word.size() > 255 || word.find_first_of("\n|=:,") != std::string::npos) return false;
  if (word.find('/') != std::string::npos) return true;
  const std::size_t dot = word.rfind('.');
  if (dot == std::string::npos || dot == 0 || dot + 1 == word.size() || word.size() - dot > 9)
    return false;
  return std::all_of(word.begin() + static_cast<std::ptrdiff_t>(dot) + 1, word.end(),
                     [](unsigned char c) { return std::isalpha(c); });
}

std::uint64_t size_of_all(const std::vector<std::string>& names) {
  std::uint64_t sum = 0;
  for (const std::string& name : names) {
    struct stat about;
    if (name == "-") return 0;
    if (stat(name.c_str(), &about) != 0) {
      sum += name.size();
      continue;
    }
    if (!S_ISREG(about.st_mode)) return 0;
    sum += static_cast<std::uint64_t>(about.st_size);
  }
  return sum;
}

}  // namespace

Inputs::Inputs(const std::vector<std::string>& names, ReadOptions options)
    : names_(names), options_(std::move(options)) {
  if (names_.empty()) names_.emplace_back("-");
  bytes_in_all_ = size_of_all(names_);
}

Inputs::~Inputs() {
  if (file_ && file_ != stdin) std::fclose(file_);
}

void Inputs::complain(const char* what, int error) {
  fmt::print(stderr, "{}:1:1: {}: {}\n", name_, what, std::strerror(error));
  ++unreadable_;
}

void Inputs::open_file(const std::string& path) {
  name_ = path;
  file_ = std::fopen(path.c_str(), "rb");
  if (!file_) complain("cannot be opened", errno);
}

// False when nothing is left. A file that cannot be opened leaves no reader behind.
bool Inputs::open_next() {
  if (file_ && file_ != stdin) std::fclose(file_);
  file_ = nullptr;
  reader_.reset();
  if (next_name_ == names_.size()) return false;
  const std::string& word = names_[next_name_++];
  argument_ = {};
  if (word == "-") {
    name_ = "-";
    file_ = stdin;
  } else if (exists(word) || looks_like_a_file(word)) {
    open_file(word);
    if (!file_) return true;
  } else {
    name_ = fmt::format("argument {}", next_name_);
    argument_ = word;
  }
  reader_.emplace([this](char* into, std::size_t room) { return fill(into, room); }, options_);
  return true;
}

std::size_t Inputs::fill(char* into, std::size_t room) {
  std::size_t got = 0;
  if (file_) {
    const ssize_t count = interrupt_flag() ? 0 : read(fileno(file_), into, room);
    if (count < 0 && errno != EINTR) complain("cannot be read", errno);
    got = count > 0 ? static_cast<std::size_t>(count) : 0;
  } else {
    got = std::min(room, argument_.size());
    std::copy_n(argument_.begin(), got, into);
    argument_.remove_prefix(got);
  }
  bytes_read_ += got;
  return got;
}

std::optional<Expected<Puzzle>> Inputs::next() {
  for (;;) {
    if (reader_)
      if (auto puzzle = reader_->next()) return puzzle;
    if (!open_next()) return std::nullopt;
  }
}

}  // namespace clew::cli
