// Files by their descriptors, as each system has them. A name is UTF-8.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace clew::system {

constexpr int standard_input = 0, standard_output = 1, standard_error = 2;

/// The name in the form that the system's own calls take, and back.
std::filesystem::path path_of(std::string_view name);
std::string name_of(const std::filesystem::path&);

struct About {
  bool regular = false, folder = false;
  std::size_t size = 0;
  std::uint64_t volume = 0, number = 0;  // both are equal only for the same file
};
/// Nothing if there is no such file.
std::optional<About> about(const std::string& name);
std::optional<About> about(int file);

enum class Existing { emptied, kept };
/// Returns -1 and sets errno on failure, as do the other calls.
/// A folder is opened, or refused with EISDIR.
int open_to_read(const std::string& name);
int open_to_write(const std::string& name, Existing);
std::ptrdiff_t read(int file, char* into, std::size_t room);
std::ptrdiff_t write(int file, std::string_view);
void close(int file);
/// Cuts the file after `size` bytes; the next write continues there.
bool cut(int file, std::size_t size);
/// Makes standard output write into the file.
bool redirect_output(int file);
/// A file without a name that is gone when it is closed.
std::FILE* temporary_file();

bool is_terminal(int file);
/// Returns false if a pipe or a terminal stays silent for so many milliseconds.
bool readable_within(int file, int patience);

/// The bytes of a file in memory, read only when they are used.
class Mapping {
 public:
  static std::optional<Mapping> of(int file);
  ~Mapping();
  Mapping(Mapping&&) noexcept;
  Mapping& operator=(Mapping&&) = delete;
  std::string_view bytes() const { return bytes_; }

 private:
  explicit Mapping(std::string_view bytes) : bytes_(bytes) {}
  std::string_view bytes_;
};

}  // namespace clew::system
