// One input: a file, standard input, or a text in memory. .gz and .zst are unpacked.
#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <string>

#include "clew/error.h"

namespace clew::stream {

/// A source of puzzles. `name` is its name in errors.
struct Source {
  enum class Kind { file, standard_input, text } kind = Kind::file;
  std::string name;
  std::string text;  // text of kind `text`

  static Source file(std::string path) { return {Kind::file, std::move(path), {}}; }
  static Source standard_input() { return {Kind::standard_input, "-", {}}; }
  static Source in_memory(std::string name, std::string text) {
    return {Kind::text, std::move(name), std::move(text)};
  }
};

/// Bytes in order. Not for several threads at once.
class Input {
 public:
  virtual ~Input() = default;
  /// Up to `room` bytes, as soon as there are any; 0 at the end, or when interrupted.
  virtual Expected<std::size_t> read(char* into, std::size_t room) = 0;
  /// Returns the position in bytes of the file as stored.
  virtual std::size_t consumed() const = 0;

  /// Opens an input and reads its first bytes. The flag may be null.
  static Expected<std::unique_ptr<Input>> open(const Source&, const std::atomic<bool>* interrupted);
  /// Returns the length of a regular file or a text; 0 if unknown.
  static std::size_t size_of(const Source&);
};

}  // namespace clew::stream
