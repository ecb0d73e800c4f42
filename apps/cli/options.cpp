#include "options.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "base/nearest.h"
#include "out.h"
#include "system/files.h"
#include "text/pieces/piece.h"

#include "verbs/kinds.h"

namespace clew::cli {
namespace {

constexpr double longest = 1e9;  // seconds, over thirty years
constexpr int most_threads = 1024;

const char* form_kind = "FORMAT";

[[noreturn]] void refuse(const char* name, std::string_view takes, const std::string& value) {
  throw CLI::ValidationError(fmt::format("{} takes {}, not {}", name, takes, text::quoted(value)));
}

// "en, de or fr".
std::string one_of(const std::vector<std::string>& words) {
  return fmt::format("{} or {}", fmt::join(words.begin(), words.end() - 1, ", "), words.back());
}

std::optional<std::uint64_t> whole_number(const std::string& text) {
  std::uint64_t n = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return n;
}

std::optional<double> plain_number(const std::string& text) {
  if (text.empty() || text.find_first_of("0123456789.") != 0 ||
      text.find_first_not_of("0123456789.eE+-") != std::string::npos)
    return std::nullopt;  // strtod also accepts signs, blanks, hexadecimals and words
  char* end = nullptr;
  const double value = std::strtod(text.c_str(), &end);
  if (*end || !std::isfinite(value)) return std::nullopt;
  return value;
}

// Options that have a letter, too: "-j,--threads".
std::string spelled(std::string_view name) {
  if (name == "--threads") return "-j,--threads";
  if (name == "--output") return "-o,--output";
  return std::string(name);
}

// Redirects standard output to the file from here on. Fails if the file cannot be written, or is one of
// the input files.
Expected<void> write_to(const std::string& path, const std::vector<std::string>& read) {
  if (const auto out = system::about(path); out && out->regular)
    for (const std::string& name : read)
      if (const auto in = system::about(name);
          in && in->volume == out->volume && in->number == out->number)
        return fail(fmt::format("--output takes another file than those that are read, not {}",
                                text::quoted(path)));
  const int file = system::open_to_write(path, system::Existing::emptied);
  if (file < 0)
    return fail(
        fmt::format("--output {} cannot be written: {}", text::quoted(path), std::strerror(errno)));
  system::redirect_output(file);
  system::close(file);
  return {};
}

}  // namespace

Options::Options(const std::string& verb, const char* summary, const char* example, unsigned takes)
    : verb_("clew " + verb), app_(std::make_unique<CLI::App>(summary, verb_)), examples_(example) {
  common_.kinds = verbs::kinds_of(verb.substr(0, verb.find(' ')));
  app_->footer(std::string("Example:\n  ") + example);
  app_->get_formatter()->column_width(26);
  app_->set_help_flag("-h,--help", "This help");
  app_->allow_windows_style_options(false);  // a word that begins with a slash is a file there, too
  if (takes & puzzles) {
    words("PUZZLE|FILE|-", common_.inputs,
          "Puzzles, files of puzzles, or - for standard input, which is read when\n"
          "nothing is named. Write -- before a puzzle that begins with -");
    text("--from", form_kind, from_,
         "Input format: line grid pencil text hodoku sdk sdm sdx ss\n"
         "opensudoku fpuzzles sudokupad sudokumaker iss (default:\n"
         "recognised)");
    threads();
    seconds("--timeout", common_.timeout, "Seconds for each puzzle (default: no limit)");
    format(
        "Format of grids: line grid pencil text (default: grid to a\n"
        "terminal, line otherwise)");
    progress();
    flag("--assume", common_.assume,
         "Accept a drawing that is not fully understood, with a remark (see `clew read`)");
  }
  text("--layout", "NAME", layout_,
       takes & puzzles ? "The layout of bare puzzles (see `clew layouts`)"
                       : "A layout of `clew layouts`");
  list("--with", "C,...", with_,
       "Further constraints of the whole layout, such as nonconsecutive or\n"
       "x,antiknight: the same as --layout 9x9+x+antiknight");
  flag("--json", common_.output.json, "One JSON object a line");
  whole("--seed", "N", common_.seed, {}, "Makes anything random repeatable");
  text("--output", "FILE", common_.file, "Write answers into this file (default: standard output)");
  flag("--quiet", common_.quiet, "No progress bar, no remarks");
  if (takes & paths) {
    list("--only", "T,...", common_.only, "Use these techniques alone, by name or code");
    list("--without", "T,...", common_.without, "Leave these techniques out");
  }
  if (takes & order)
    list("--order", "T,...", common_.order,
         "Try these techniques before the others, in this order");
}

Options::~Options() = default;

void Options::flag(const char* name, bool& value, const char* help) {
  // With an option text of its own, help does not list the options that it needs and excludes
  // beside its name.
  app_->add_flag(name, value, help)->disable_flag_override()->option_text(" ");
}

void Options::text(const char* name, const char* kind, std::string& value, const char* help) {
  app_->add_option_function<std::string>(
          spelled(name),
          [name, &value](const std::string& text) {
            if (text.empty()) throw CLI::ValidationError(fmt::format("{} needs a value", name));
            value = text;
          },
          help)
      ->option_text(kind);
}

void Options::list(const char* name, const char* kind, std::vector<std::string>& values,
                   const char* help) {
  app_->add_option_function<std::vector<std::string>>(
          name,
          [name, &values](const std::vector<std::string>& given) {
            for (const std::string& text : given)
              for (std::size_t at = 0; at <= text.size();) {
                const std::size_t end = std::min(text.find(',', at), text.size());
                if (end == at) throw CLI::ValidationError(fmt::format("{} needs a value", name));
                values.push_back(text.substr(at, end - at));
                at = end + 1;
              }
          },
          help)
      ->allow_extra_args(false)
      ->option_text(kind);
}

void Options::words(const char* kind, std::vector<std::string>& values, const char* help,
                    bool needed) {
  app_->add_option(kind, values, help)->required(needed)->option_text("...");
  words_ = &values;
}

void Options::choice(const char* name, const char* kind, std::string& value,
                     std::initializer_list<std::string_view> choices, const char* help) {
  const auto& known =
      *choices_.insert_or_assign(name, std::vector<std::string>(choices.begin(), choices.end()))
           .first;
  app_->add_option_function<std::string>(
          name,
          [&known, &value](const std::string& text) {
            const auto& list = known.second;
            if (std::find(list.begin(), list.end(), text) == list.end())
              refuse(known.first.c_str(), one_of(list), text);
            value = text;
          },
          help)
      ->option_text(kind);
}

void Options::language(Language& language) {
  const char* option = "--language";
  std::vector<std::string> codes;
  std::string help = "Words of the reasons";
  for (const auto& [code, name] : languages()) {
    help += fmt::format("{} {}, {}{}", codes.empty() ? ":" : ";", code, name,
                        codes.empty() ? " (default)" : "");
    codes.emplace_back(code);
  }
  const auto& known = *choices_.insert_or_assign(option, std::move(codes)).first;
  app_->add_option_function<std::string>(
          option,
          [&known, &language](const std::string& text) {
            const auto found = find_language(text);
            if (!found) refuse(known.first.c_str(), one_of(known.second), text);
            language = *found;
          },
          help)
      ->option_text("L");
}

void Options::offer(const char* name, std::vector<std::string> words) {
  choices_[name] = std::move(words);
}

void Options::format(const char* help) {
  choice("--format", form_kind, format_, {"line", "grid", "pencil", "text"}, help);
}

void Options::whole(const char* name, const char* kind, Range range,
                    std::function<void(std::uint64_t)> set, const char* help) {
  app_->add_option_function<std::string>(
          spelled(name),
          [name, range, set = std::move(set)](const std::string& text) {
            const auto n = whole_number(text);
            if (!n || *n < range.least || *n > range.most)
              refuse(name, fmt::format("a whole number from {} to {}", range.least, range.most),
                     text);
            set(*n);
          },
          help)
      ->option_text(kind);
}

void Options::seconds(const char* name, double& value, const char* help) {
  app_->add_option_function<std::string>(
          name,
          [name, &value](const std::string& text) {
            const auto n = plain_number(text);
            if (!n || *n > longest)
              refuse(name, fmt::format("a number of seconds from 0 to {:.0f}", longest), text);
            value = *n;
          },
          help)
      ->option_text("SECONDS");
}

void Options::threads() {
  whole("--threads", "N", common_.threads, {1, most_threads}, "Threads (default: all cores)");
}

void Options::progress() {
  flag("--progress", common_.progress, "A progress bar on standard error");
}

void Options::with(TakesWord takes_word, const std::string& help) {
  takes_word_ = std::move(takes_word);
  app_->get_option("--with")->description(help);
}

void Options::needs(const char* name, const char* other) {
  app_->get_option(name)->needs(app_->get_option(other));
}

void Options::excludes(const char* name, const char* other) {
  app_->get_option(name)->excludes(app_->get_option(other));
}

bool Options::given(const char* name) const { return app_->count(name) > 0; }

std::optional<int> Options::parse(const std::vector<std::string>& arguments) {
  if (arguments == std::vector<std::string>{"--help=man"}) {
    put(manual_page(manual()));
    return answered;
  }
  if (arguments == std::vector<std::string>{"--help=options"}) {
    put(option_lines(manual()));
    return answered;
  }
  try {
    app_->parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
  } catch (const CLI::CallForHelp&) {
    put(app_->help());
    return answered;
  } catch (const CLI::ParseError& error) {
    return usage_error(verb_, said(error));
  }
  if (!check()) return wrong_usage;
  return std::nullopt;
}

Manual Options::manual() const {
  Manual result{verb_, app_->get_description(), {}, {}, examples_};
  for (const CLI::Option* option : app_->get_options()) {
    const std::string name =
        option->get_lnames().empty() ? option->get_name() : "--" + option->get_lnames().front();
    Manual::Option told{name, option->get_option_text(), option->get_description(), {}};
    if (told.kind == " " || name == "--help") told.kind.clear();
    if (const auto known = choices_.find(name); known != choices_.end())
      told.choices = known->second;
    if (name == "--layout")
      for (const CatalogueEntry& entry : catalogue()) told.choices.emplace_back(entry.name);
    if (name == "--from" || (name == "--to" && told.choices.empty()))
      for (const Format format : formats()) told.choices.emplace_back(clew::name(format));
    if (name == "--level")
      told.choices = {"easy", "intermediate", "hard", "very-hard", "diabolical", "beyond-logic"};
    (option->get_positional() ? result.words : result.options).push_back(std::move(told));
  }
  return result;
}

/// Returns a usage error of the parser in our own words.
std::string Options::said(const CLI::Error& error) const {
  std::string what = error.what();
  std::string name = what.substr(0, what.find_first_of(": "));
  if (app_->get_option_no_throw("--" + name)) name = "--" + name;
  const auto is = [&](CLI::ExitCodes kind) {
    return error.get_exit_code() == static_cast<int>(kind);
  };
  if (is(CLI::ExitCodes::ExtrasError)) {
    const std::string word = app_->remaining().front();
    if (!word.starts_with('-')) return "there is no place for " + text::quoted(word) + " here";
    Nearest nearest(word);
    std::vector<std::string> names;
    for (const CLI::Option* option : app_->get_options())
      for (const std::string& known : option->get_lnames()) names.push_back("--" + known);
    for (const std::string& known : names) nearest.consider(known);
    return "no option is called " + text::quoted(word) + nearest.question();
  }
  if (is(CLI::ExitCodes::ArgumentMismatch)) {
    if (what.find("disallowed") != std::string::npos) return name + " takes no value";
    return name + (what.find("missing") != std::string::npos ? " needs a value"
                                                             : " is given more than once");
  }
  if (is(CLI::ExitCodes::RequiresError))
    return fmt::format("{} makes sense only with {}", name, what.substr(what.rfind(' ') + 1));
  if (is(CLI::ExitCodes::ExcludesError))
    return fmt::format("{} and {} exclude each other", name, what.substr(what.rfind(' ') + 1));
  if (is(CLI::ExitCodes::RequiredError)) return "a " + name + " is needed";
  return what;
}

Expected<void> Options::name_layout() {
  std::string besides;
  for (const std::string& word : with_) {
    const auto taken = takes_word_ ? takes_word_(word) : false;
    if (!taken) return std::unexpected(taken.error());
    if (!*taken) besides += '+' + word;
  }
  if (layout_.empty() && besides.empty()) return {};
  if (layout_.empty() && !takes_word_)
    return fail("--with makes sense only with --layout, such as --layout 9x9");
  auto layout = find_layout((layout_.empty() ? "9x9" : layout_) + besides);
  if (!layout) return std::unexpected(layout.error());
  if (auto ok = supported(**layout, common_.kinds); !ok) return ok;
  common_.layout = std::move(*layout);
  return {};
}

bool Options::check() {
  auto wrong = [&](const std::string& reason) {
    usage_error(verb_, reason);
    return false;
  };
  for (std::size_t i = 0; words_ && i < words_->size(); ++i)
    if ((*words_)[i].find_first_not_of(" \t\r\n") == std::string::npos)
      return wrong(fmt::format("argument {} is empty", i + 1));
  if (auto ok = name_layout(); !ok) return wrong(ok.error().reason);
  if (!from_.empty() && !(common_.from = format_named(from_))) return wrong(no_such_format(from_));
  if (!common_.file.empty())
    if (auto ok = write_to(common_.file, common_.inputs); !ok) return wrong(ok.error().reason);
  if (!format_.empty())
    common_.output.format = *format_named(format_);
  else if (system::is_terminal(system::standard_output) && app_->get_option_no_throw("--format"))
    common_.output.format = Format::grid;
  return true;
}

std::string no_such_format(std::string_view name) {
  std::string all;
  for (const Format format : formats())
    all += (all.empty() ? "" : ", ") + std::string(clew::name(format));
  return fmt::format("no format is called {}; there are {}", text::quoted(name), all);
}

int usage_error(std::string_view verb, std::string_view reason) {
  fmt::print(stderr, "{}: {}\nSee `{} --help`.\n", verb, reason, verb);
  return wrong_usage;
}

}  // namespace clew::cli
