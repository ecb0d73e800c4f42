// The options that every verb spells the same, and the command line of one verb.
#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "clew/text.h"
#include "manual.h"
#include "verbs/output.h"

namespace CLI {
class App;
class Error;
}  // namespace CLI

namespace clew::cli {

/// Exit statuses.
enum : int { answered = 0, some_malformed = 1, wrong_usage = 2, interrupted = 130 };

struct Common {
  std::vector<std::string> inputs;  // puzzles, files or "-", in the order in which they were named
  LayoutPtr layout;                 // null: a puzzle's length decides
  std::optional<Format> from;
  Kinds kinds;  // constraints that the verb can take
  verbs::Output output;
  std::string file;    // destination of the answers; empty: standard output
  int threads = 0;     // 0: all cores
  double timeout = 0;  // seconds for each puzzle; 0: none
  std::uint64_t seed = 0;
  std::vector<std::string> only, without, order;  // techniques
  bool progress = false, quiet = false;
  bool notes = false;   // keep the other columns or members of a table
  bool assume = false;  // take drawings that are not understood in full
};

/// Range of an option's whole numbers.
struct Range {
  std::uint64_t least = 0, most = std::numeric_limits<std::uint64_t>::max();
};

/// The command line of one verb: the common options and the verb's own. A value outside an option's
/// range, or an empty one, is refused with a sentence that names the range.
class Options {
 public:
  enum Takes : unsigned { puzzles = 1, paths = 2, order = 4 };  // common options of the verb

  /// `example` is a whole command line, or several, a line each; help shows them.
  Options(const std::string& verb, const char* summary, const char* example,
          unsigned takes = puzzles);
  ~Options();

  void flag(const char* name, bool&, const char* help);
  void text(const char* name, const char* kind, std::string&, const char* help);
  /// Adds an option with one text of several values, separated by commas.
  void list(const char* name, const char* kind, std::vector<std::string>&, const char* help);
  /// Words without an option's name.
  void words(const char* kind, std::vector<std::string>&, const char* help, bool needed = false);
  void choice(const char* name, const char* kind, std::string&,
              std::initializer_list<std::string_view> choices, const char* help);
  /// Words that shells offer for an option whose value is checked later.
  void offer(const char* name, std::vector<std::string> words);
  void language(Language&);
  void format(const char* help);  // --format, into common()
  void whole(const char* name, const char* kind, Range, std::function<void(std::uint64_t)>,
             const char* help);
  template <std::integral N>
  void whole(const char* name, const char* kind, N& value, Range range, const char* help) {
    range.most = std::min(range.most, static_cast<std::uint64_t>(std::numeric_limits<N>::max()));
    whole(name, kind, range, [&value](std::uint64_t n) { value = static_cast<N>(n); }, help);
  }
  void seconds(const char* name, double&, const char* help);
  void threads();   // --threads, into common()
  void progress();  // --progress, into common()
  /// Words of --with that are not for the layout: whether it was one.
  using TakesWord = std::function<Expected<bool>(const std::string&)>;
  void with(TakesWord, const std::string& help);
  /// The first makes sense only beside the second.
  void needs(const char* name, const char* other);
  /// The two cannot be given together.
  void excludes(const char* name, const char* other);

  const Common& common() const { return common_; }
  Common& common() { return common_; }
  const std::string& verb() const { return verb_; }  // "clew solve"

  /// Returns the exit status if nothing is left to do: help was shown or usage is wrong. Besides
  /// help for a person there are --help=man and --help=options, for programs.
  std::optional<int> parse(const std::vector<std::string>& arguments);
  /// Returns true if the option was on the parsed command line.
  bool given(const char* name) const;

 private:
  bool check();
  Expected<void> name_layout();
  std::string said(const CLI::Error&) const;
  Manual manual() const;

  const std::string verb_;
  std::unique_ptr<CLI::App> app_;
  Common common_;
  std::string layout_, from_, format_, examples_;
  std::map<std::string, std::vector<std::string>> choices_;
  std::vector<std::string> with_;
  TakesWord takes_word_;
  const std::vector<std::string>* words_ = nullptr;  // words without an option's name
};

/// Why a name is none of those that --from and --to take.
std::string no_such_format(std::string_view name);

/// Reports a usage error of a verb on standard error; returns wrong_usage.
int usage_error(std::string_view verb, std::string_view reason);

}  // namespace clew::cli
