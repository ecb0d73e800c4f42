// The options that every verb spells the same, and the command line of one verb.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "clew/text.h"
#include "verbs/output.h"

namespace clew::cli {

/// Exit statuses.
enum : int { answered = 0, some_malformed = 1, wrong_usage = 2, interrupted = 130 };

struct Common {
  std::vector<std::string> inputs;  // puzzles, files or "-", in the order in which they were named
  LayoutPtr layout;                 // null: a puzzle's length decides
  std::optional<Format> from;
  verbs::Output output;
  int threads = 0;     // 0: all cores
  double timeout = 0;  // seconds for each puzzle; 0: none
  std::uint64_t seed = 0;
  std::vector<std::string> only, without;  // techniques
  bool progress = false, quiet = false;
};

/// The command line of one verb: the common options and the verb's own, which it adds to app().
class Options {
 public:
  enum Takes : unsigned { puzzles = 1, paths = 2 };  // which of the common options make sense

  /// `example` is a whole command line; help shows it.
  Options(const char* verb, const char* summary, const char* example, unsigned takes = puzzles);

  CLI::App& app() { return app_; }
  const Common& common() const { return common_; }
  Common& common() { return common_; }

  /// The status to exit with, where there is nothing more to do: help was shown or usage is wrong.
  std::optional<int> parse(const std::vector<std::string>& arguments);

 private:
  bool check();

  CLI::App app_;
  Common common_;
  std::string layout_, from_, format_;
};

/// Says on standard error what is wrong with the usage of a verb; returns wrong_usage.
int usage_error(std::string_view verb, std::string_view reason);

}  // namespace clew::cli
