// Searches in parts, and files of answers that a later run continues.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace clew::cli {

/// Part 0 … parts-1.
struct Part {
  int part = 0, parts = 1;
};

inline constexpr const char* part_help = "Part I of N of the work for each grid, from 1/N to N/N";

/// "2/8" is the second of eight, of 1,000,000 at most.
std::optional<Part> read_part(std::string_view text);
/// Returns the reason why a text is not a part.
std::string no_part(std::string_view text);

/// Appends standard output to a file of answers; `heard` receives each existing line. An incomplete
/// last answer is dropped. Returns false if the file cannot be written.
bool go_on_with(const std::string& path, const std::function<void(std::string_view line)>& heard);

}  // namespace clew::cli
