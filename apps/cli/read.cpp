#include <cstdio>

#include "clew/stop.h"
#include "commands.h"
#include "options.h"
#include "out.h"
#include "system/files.h"
#include "text/pieces/piece.h"
#include "verbs/interpret.h"

namespace clew::cli {
namespace {

constexpr std::size_t most_bytes = std::size_t{64} << 20;  // greatest size of a file

// The bytes of a file, or of standard input for "-"; nothing if it cannot be opened.
std::optional<std::string> bytes_of(const std::string& path) {
  const int file = path == "-" ? system::standard_input : system::open_to_read(path);
  if (file < 0) return std::nullopt;
  std::string bytes;
  char block[1 << 16];
  for (std::ptrdiff_t n;
       bytes.size() < most_bytes && (n = system::read(file, block, sizeof block)) > 0;)
    bytes.append(block, static_cast<std::size_t>(n));
  if (file != system::standard_input) system::close(file);
  return bytes;
}

// A file holds one object, or a link or an object a line.
std::vector<std::string> puzzles_of(const std::string& bytes) {
  const std::string_view all = text::trimmed(bytes);
  const auto lines = text::lines_of(all);
  const bool one = all.starts_with('{') && all.size() > 1 && lines.size() > 1 &&
                   text::trimmed(lines[1]).find('{') != 0;
  if (one) return {std::string(all)};
  std::vector<std::string> puzzles;
  for (const std::string_view line : lines)
    if (const auto text = text::trimmed(line); !text.empty()) puzzles.emplace_back(text);
  return puzzles;
}

bool is_text(const std::string& word) {
  return word.find("://") != word.npos || word.find('{') == 0 || word.size() > 255;
}

}  // namespace

int read(const Arguments& arguments) {
  Options options("read",
                  "The interpretation of a published puzzle: each sentence of its rules\n"
                  "with its constraints, each drawn object with its sentence, and the parts\n"
                  "that were not understood.",
                  "clew read puzzle.json\n  clew read --json links.txt", 0);
  std::vector<std::string> inputs;
  options.words("LINK|FILE|-", inputs, "Links, objects, or files of these; - is standard input",
                true);
  Common& common = options.common();
  options.seconds("--timeout", common.timeout, "Seconds for each puzzle; 0: none");
  if (auto status = options.parse(arguments)) return *status;

  int status = answered;
  bool first = true;
  for (const std::string& input : inputs) {
    std::vector<std::string> puzzles{input};
    if (input == "-" || !is_text(input)) {
      const auto bytes = bytes_of(input);
      if (!bytes) return usage_error(options.verb(), "there is no file " + text::quoted(input));
      puzzles = puzzles_of(*bytes);
    }
    for (const std::string& puzzle : puzzles) {
      const Stop stop = common.timeout > 0 ? stop_after(common.timeout) : Stop{};
      const auto answer = verbs::interpret(puzzle, stop, common.output);
      if (!first && !common.output.json) put("\n");
      first = false;
      if (answer) {
        put(*answer);
        continue;
      }
      status = some_malformed;
      if (common.output.json)
        put(verbs::error_line(answer.error(), input));
      else
        std::fprintf(stderr, "%s: %s\n", text::quoted(input).c_str(),
                     answer.error().reason.c_str());
    }
  }
  return status;
}

}  // namespace clew::cli
