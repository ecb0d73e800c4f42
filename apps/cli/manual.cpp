#include "manual.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "clew/version.h"

namespace clew::cli {
namespace {

// As roff takes it: no line begins with a dot or a quote, and a minus is one that can be copied.
std::string plain(std::string_view text) {
  std::string result;
  bool begins = true;
  for (const char c : text) {
    if (begins && (c == '.' || c == '\'')) result += "\\&";
    if (c == '\\')
      result += "\\e";
    else if (c == '-')
      result += "\\-";
    else
      result += c;
    begins = c == '\n';
  }
  return result;
}

std::string one_line(std::string text) {
  std::ranges::replace_if(text, [](char c) { return c == '\n' || c == '\t'; }, ' ');
  return text;
}

std::string head(const std::string& name, std::string_view summary) {
  std::string title = name;
  std::ranges::transform(title, title.begin(), [](char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  });
  return fmt::format(".TH {} 1 \"\" \"clew {}\" \"User Commands\"\n.SH NAME\n{} \\- {}\n",
                     plain(title), version, plain(name), plain(summary));
}

std::string items(const std::vector<Manual::Option>& options) {
  std::string text;
  for (const Manual::Option& o : options) {
    text += fmt::format(".TP\n\\fB{}\\fR", plain(o.name));
    if (!o.kind.empty()) text += fmt::format(" \\fI{}\\fR", plain(o.kind));
    text += "\n" + plain(one_line(o.help)) + "\n";
  }
  return text;
}

std::string commands_shown(std::string_view lines) {
  std::string text = ".nf\n.RS 4\n";
  while (!lines.empty()) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    std::string_view line = lines.substr(0, end);
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
    text += plain(line) + "\n";
    lines.remove_prefix(std::min(end + 1, lines.size()));
  }
  return text + ".RE\n.fi\n";
}

// clew library import has a page clew-library-import.
// `clew library import|export|list` has the page clew-library.
std::string page_name(std::string verb) {
  if (const auto bar = verb.find('|'); bar != verb.npos) verb.resize(verb.rfind(' ', bar));
  std::ranges::replace(verb, ' ', '-');
  return verb;
}

constexpr std::string_view exit_status = R"(.SH EXIT STATUS
.TP
0
Everything was read and answered.
.TP
1
Some input was malformed or could not be read; each is named on standard error as FILE:LINE:COLUMN,
a file that cannot be opened by its name alone. All other puzzles are still answered.
.TP
2
Wrong usage: an unknown verb, option or layout.
.TP
130
Interrupted; what was finished is written.
)";

// The lines that a verb answers with, and two sections that all pages have.
struct OutputOf {
  std::string_view verb, lines;
};
constexpr OutputOf answers[] = {
    {"clew solve",
     "For each puzzle a line SOLUTION,COUNT. COUNT is the number of solutions up to \\-\\-limit: 1 "
     "is the only solution, 2 means two or more, and 0 none; then the givens stand in the place of "
     "the solution."},
    {"clew count",
     "For each puzzle a line with the number of solutions. Interrupted or out of time, the number "
     "so far follows the sign ≥."},
    {"clew candidates",
     "For each puzzle a grid of candidates: in each cell the digits that it has in some solution."},
    {"clew check",
     "For each puzzle a sentence that says what is wrong with it, or that it has exactly one "
     "solution."},
    {"clew rate",
     "For each puzzle a line PUZZLE ER/EP/ED LEVEL, such as 1.2/1.2/1.2 easy: the ratings of "
     "Sudoku "
     "Explainer for the hardest step, the first placement and the first step, then the level. "
     "Without exactly one solution the line ends in \\-/\\-/\\- none or multiple."},
    {"clew explain", "For each puzzle numbered steps, a line each, then how the path ended."},
    {"clew hint", "For each puzzle the next step in words, or the mistakes that its grid holds."},
    {"clew find",
     "For each puzzle a line a step: TECHNIQUE: CONCLUSIONS, such as X\\-Wing: r4c2<>7."},
    {"clew backdoors",
     "For each puzzle a line of placements that solve it by basic steps, and a line of wrong ones "
     "that basic steps refute."},
    {"clew generate", "A puzzle a line."},
    {"clew grids", "The number of complete grids."},
    {"clew canon", "For each puzzle a line: the same one for all equivalent puzzles."},
    {"clew convert", "For each puzzle its text in the form that \\-\\-to names."},
    {"clew unavoidable", "For each grid its sets, a line of cells each."},
    {"clew layouts", "A line for each layout, or what is known of one."},
    {"clew techniques", "A line for each technique: name, code, level, rating, score, needs."},
};
constexpr std::string_view of_all_lines =
    "A puzzle that cannot be read answers with the line !, and its error stands on standard error. "
    "With \\-\\-json each line is one object. Where an answer has several lines, an empty line "
    "parts "
    "the puzzles.\n";
constexpr std::string_view environment_and_files = R"(.SH ENVIRONMENT
No variable changes what clew answers.
.SH FILES
.TP
puzzles.db
The library of \fBclew library\fR, in the folder where it runs, unless \-\-db names another.
.TP
share/clew/clew.page
The page that \fBclew serve\fR shows.
.TP
share/clew/starter.csv
The starter library, which \fBclew library import \-\-starter\fR reads.
)";

std::string output_section(std::string_view verb) {
  const auto found = std::ranges::find(answers, verb, &OutputOf::verb);
  if (found == std::end(answers)) return "";
  return fmt::format(".SH OUTPUT\n{}\n.PP\n{}", found->lines, of_all_lines);
}

}  // namespace

std::string manual_page(const Manual& m) {
  std::string summary = one_line(m.summary);
  if (summary.ends_with('.')) summary.pop_back();
  std::string words;
  for (const Manual::Option& w : m.words) words += fmt::format(" [\\fI{}\\fR...]", plain(w.name));
  std::string text = head(page_name(m.verb), summary);
  text += fmt::format(".SH SYNOPSIS\n\\fB{}\\fR [\\fIOPTIONS\\fR]{}\n", plain(m.verb), words);
  text += ".SH OPTIONS\n" + items(m.words) + items(m.options) + output_section(m.verb);
  text += ".SH EXAMPLES\n" + commands_shown(m.examples);
  text += std::string(exit_status) + std::string(environment_and_files);
  return text + ".SH SEE ALSO\n\\fBclew\\fR(1)\n";
}

std::string manual_page(std::span<const Command> commands) {
  std::string text = head("clew", "solves any Sudoku and shows the thread of its reasoning");
  text +=
      ".SH SYNOPSIS\n\\fBclew\\fR \\fIVERB\\fR [\\fIOPTIONS\\fR] "
      "[\\fIPUZZLE\\fR|\\fIFILE\\fR|\\-]...\n"
      ".SH DESCRIPTION\nPuzzles of any layout, on the command line, in files or on standard input, "
      "in any common form. Each verb has a page of its own; \\fBclew\\fR \\fIVERB\\fR "
      "\\fB\\-\\-help\\fR tells it in short.\n.SH VERBS\n";
  for (const Command& c : commands)
    text += fmt::format(".TP\n\\fBclew\\-{}\\fR(1)\n{}\n", plain(c.name), plain(c.summary));
  return text + std::string(exit_status) + std::string(environment_and_files);
}

std::string option_lines(const Manual& m) {
  std::string text;
  for (const Manual::Option& o : m.options)
    text += fmt::format("{}\t{}\t{}\t{}\n", o.name, o.kind, fmt::join(o.choices, " "),
                        one_line(o.help));
  return text;
}

}  // namespace clew::cli
