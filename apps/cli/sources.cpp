#include "sources.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstdio>

#include "system/files.h"
#include "text/pieces/piece.h"

namespace clew::cli {
namespace {

std::string name_of_argument(std::size_t i) { return fmt::format("argument {}", i + 1); }

/// Returns true if a word that is no existing file looks like one: a path, or a name with an
/// extension.
bool looks_like_a_file(const std::string& word) {
  if (word.empty() || word.size() > 255) return false;
  const auto path = system::path_of(word);
  if (path.has_root_name() && path.has_root_directory()) return true;  // C:\, on Windows alone
  if (word.find_first_of("\n|=:,{[") != std::string::npos) return false;
  if (word.find('/') != std::string::npos) return true;
  const std::size_t dot = word.rfind('.');
  if (dot == std::string::npos || dot == 0 || dot + 1 == word.size() || word.size() - dot > 9)
    return false;
  const auto ending = word.begin() + static_cast<std::ptrdiff_t>(dot) + 1;
  return std::all_of(ending, word.end(), [](unsigned char c) { return std::isalpha(c) != 0; });
}

/// Sixteen symbols and more may look like a name with an ending: `1234.4.2..1.3.AB`.
bool is_puzzle(const std::string& word, const Common& common) {
  return read_puzzle(word, {.from = common.from, .layout = common.layout, .assume = common.assume})
      .has_value();
}

}  // namespace

std::vector<stream::Source> sources_of(const Common& common) {
  std::vector<stream::Source> sources;
  for (const std::string& word : common.inputs) {
    if (word == "-")
      sources.push_back(stream::Source::standard_input());
    else if (system::about(word) || (looks_like_a_file(word) && !is_puzzle(word, common)))
      sources.push_back(stream::Source::file(word));
    else
      sources.push_back(stream::Source::in_memory(name_of_argument(sources.size()), word));
  }
  if (sources.empty()) {
    if (system::is_terminal(system::standard_input) && !common.quiet)
      std::fputs("Reading puzzles from the terminal; end them with Ctrl-D.\n", stderr);
    sources.push_back(stream::Source::standard_input());
  }
  return sources;
}

std::optional<std::string> meant_otherwise(const Common& common, std::string_view file) {
  for (std::size_t i = 0; i < common.inputs.size(); ++i) {
    const std::string& word = common.inputs[i];
    if (file != name_of_argument(i)) continue;
    if (word.size() < 64 && word.find_first_of("0123456789.\n") == std::string::npos)
      return text::quoted(word) + " is neither a puzzle nor the name of a file";
  }
  return std::nullopt;
}

}  // namespace clew::cli
