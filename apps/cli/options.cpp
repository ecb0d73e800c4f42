#include "options.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>

namespace clew::cli {

Options::Options(const char* verb, const char* summary, const char* example, unsigned takes)
    : app_(summary, std::string("clew ") + verb) {
  app_.footer(std::string("Example:\n  ") + example);
  app_.get_formatter()->column_width(26);
  app_.set_help_flag("-h,--help", "This help");
  if (takes & puzzles) {
    app_.add_option("PUZZLE|FILE|-", common_.inputs,
                    "Puzzles, files of puzzles, or - for standard input, which is read when\n"
                    "nothing is named. A puzzle that begins with - follows --")
        ->type_name("");
    app_.add_option("--from", from_,
                    "How to read: line grid pencil text hodoku sdk sdm sdx ss\n"
                    "opensudoku fpuzzles sudokupad (default: found out)")
        ->type_name("FORMAT");
    app_.add_option("--threads", common_.threads, "Threads (default: all cores)")
        ->type_name("N")
        ->check(CLI::Range(1, 1024));
    app_.add_option("--timeout", common_.timeout, "Seconds for each puzzle")
        ->type_name("SECONDS")
        ->check(CLI::NonNegativeNumber);
    app_.add_option("--format", format_,
                    "How grids are written: line grid pencil text (default: grid to a\n"
                    "terminal, line otherwise)")
        ->type_name("FORMAT");
    app_.add_flag("--progress", common_.progress, "A progress bar on standard error");
  }
  app_.add_option("--layout", layout_, "The layout of bare puzzles (see `clew layouts`)")
      ->type_name("NAME");
  app_.add_flag("--json", common_.output.json, "One JSON object a line");
  app_.add_option("--seed", common_.seed, "Makes anything random repeatable")->type_name("N");
  app_.add_flag("--quiet", common_.quiet, "No progress bar, no remarks");
  if (takes & paths) {
    app_.add_option("--only", common_.only, "Use these techniques alone, by name or code")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->type_name("T,...");
    app_.add_option("--without", common_.without, "Leave these techniques out")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->type_name("T,...");
  }
}

std::optional<int> Options::parse(const std::vector<std::string>& arguments) {
  try {
    app_.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
  } catch (const CLI::CallForHelp&) {
    std::fputs(app_.help().c_str(), stdout);
    return answered;
  } catch (const CLI::ParseError& error) {
    return usage_error(app_.get_name(), error.what());
  }
  if (!check()) return wrong_usage;
  return std::nullopt;
}

bool Options::check() {
  auto wrong = [&](const std::string& reason) {
    usage_error(app_.get_name(), reason);
    return false;
  };
  if (!layout_.empty()) {
    auto layout = find_layout(layout_);
    if (!layout) return wrong(layout.error().reason);
    common_.layout = *layout;
  }
  if (!from_.empty() && !(common_.from = format_named(from_)))
    return wrong(fmt::format("no format is called '{}'", from_));
  if (!format_.empty()) {
    const auto format = format_named(format_);
    if (!format || *format > Format::text)
      return wrong(fmt::format("--format is line, grid, pencil or text, not '{}'", format_));
    common_.output.format = *format;
  } else if (isatty(STDOUT_FILENO)) {
    common_.output.format = Format::grid;
  }
  return true;
}

int usage_error(std::string_view verb, std::string_view reason) {
  fmt::print(stderr, "{}: {}\nSee `{} --help`.\n", verb, reason, verb);
  return wrong_usage;
}

}  // namespace clew::cli
