#include "text/pieces/ends.h"

#include "text/forms.h"
#include "text/lines/grid_rows.h"
#include "text/lines/line_cells.h"
#include "text/pieces/begins.h"
#include "text/puzzle_text/spec_reader.h"

namespace clew::text {

std::optional<Window::Line> Window::line(std::size_t from) const {
  if (from >= text.size()) return std::nullopt;
  const std::string_view rest = text.substr(from);
  const std::size_t end = find_line_end(rest), size = line_end_size(rest.substr(end));
  if (looked_at) *looked_at += end + size;
  // CRs that the window ends with may belong to an LF that follows them.
  if (!last && may_go_on(rest.substr(end))) return std::nullopt;
  return Line{rest.substr(0, end), from + end + size};
}

std::optional<std::size_t> end_of_json(const Window& window, std::size_t from) {
  const std::string_view text = window.text;
  const auto counted = [&](std::size_t end) {
    if (window.looked_at) *window.looked_at += end - from;
    return end;
  };
  int depth = 0;
  bool in_string = false;
  char quote = 0;
  for (std::size_t i = from; i < text.size(); ++i) {
    const char c = text[i];
    if (in_string) {
      if (c == '\\')
        ++i;
      else if (c == quote)
        in_string = false;
    } else if (c == '"' || c == '\'') {
      in_string = true;
      quote = c;
    } else if (c == '{') {
      ++depth;
    } else if (c == '}' && --depth == 0) {
      return counted(i + 1);
    }
    // An object that is not closed before a line with a new one ends there: one bad line of many.
    if (i < text.size() && ends_line(text[i]) && i + 1 < text.size() && text[i + 1] == '{')
      return counted(i + 1);
  }
  counted(text.size());
  return window.last ? std::optional(text.size()) : std::nullopt;
}

// Puzzle text ends with the last row that its layout needs; the text after it may have any format.
// If the layout is malformed, an empty line below the rows ends it.
std::optional<std::size_t> end_of_text(const Window& window, std::size_t from, Layouts& layouts) {
  const Piece head{window.text.substr(from)};
  SpecReader spec(head, layouts);
  SpecReader::Extent extent;
  bool in_rows = false, in_marks = false, understood = true, gap = false;
  std::size_t end = from, rows = 0;
  for (std::size_t at = from;;) {
    const auto line = window.line(at);
    if (!line) {
      if (!window.last) return std::nullopt;
      break;
    }
    const std::string_view content = trimmed(line->text);
    const bool complete = in_rows && rows > 0 && (understood ? rows >= extent.rows : gap);
    at = line->next;
    if (end != from && is_text_header(content)) break;
    if (is_section_header(line->text)) {
      if (!in_rows && understood) extent = spec.extent();
      in_rows = true;
      in_marks = trimmed(without_comment(line->text)) == "marks";
      gap = false;
      rows = 0;
    } else if (content.empty() || (complete && content.starts_with('#'))) {
      gap |= rows > 0;
      continue;  // belongs to the puzzle only if something does that follows
    } else if (end != from && (complete || begins_other_form(content))) {
      break;
    } else if (!in_rows) {
      const auto taken = spec.take(without_comment(content));
      understood &= taken.has_value();
    } else if (content.find_first_not_of("# \t") != content.npos) {
      // All cells may be on one line, but not groups of marks.
      const std::size_t tokens = row_tokens(content, {}).size();
      const bool all = tokens == 1 ? content.size() > extent.cols : tokens > extent.cols;
      rows += all && !in_marks ? extent.rows : 1;
    }
    end = line->next;
  }
  return end;
}

std::optional<SdkEnd> end_of_sdk(const Window& window, std::size_t from, bool is_asked_for) {
  std::size_t at = from, rows = 0, end = from;
  bool headings = true, section = false;
  for (;;) {
    const auto line = window.line(at);
    if (!line) {
      if (!window.last) return std::nullopt;
      break;
    }
    const std::string_view content = trimmed(line->text);
    if (content.empty()) {
      at = line->next;
      continue;
    }
    const bool after_gap = end != at && end != from;
    if (is_sdk_heading(line->text) || (headings && line->text.starts_with('#'))) {
      const bool new_puzzle = line->text[0] == '#' || is_puzzle_section(line->text);
      if (!headings && new_puzzle) break;
      if (line->text[0] == '[') section = true;
      if (section && !is_puzzle_section(line->text)) headings = false;
      rows = 0;
    } else {
      if (headings && !section && !is_asked_for && tokens_of(content).size() == 1 &&
          content.size() != 9)
        return SdkEnd{at, false};  // no row follows the headings
      if (rows && (after_gap || rows >= 9)) break;
      const bool other = begins_other_form(content);
      if (other && rows) break;
      if (other && headings && !section && !is_asked_for) return SdkEnd{at, false};
      headings = false;
      ++rows;
    }
    at = end = line->next;
  }
  if (headings && !section && !is_asked_for) return SdkEnd{at, false};
  return SdkEnd{end, true};
}

}  // namespace clew::text
