#include "text/splitter.h"

#include <fmt/format.h>
#include <algorithm>

#include "text/forms.h"
#include "text/grid_rows.h"
#include "text/line_cells.h"
#include "text/record.h"
#include "text/spec_reader.h"
#include "text/symbols.h"
#include "text/xml.h"

namespace clew::text {
namespace {

// A wider field stands for a puzzle even when its length is wrong; rows of grids are shorter.
constexpr std::size_t widest_row = 49;
// Blanks where cells apart have a hole between them.
constexpr std::string_view hole = "   ";
// Rows looked at to see how a grid goes on.
constexpr std::size_t farthest_row = 128;

constexpr bool ends_line(char c) { return c == '\n' || c == '\r'; }

std::size_t indent(std::string_view line) {
  return std::min(line.find_first_not_of(" \t"), line.size());
}

bool is_comment(std::string_view line) {
  if (!line.starts_with('#')) return false;
  const std::size_t n = std::min(line.find_first_not_of('#'), line.size());
  std::string_view rest = line;
  take_word(rest);
  if (take_word(rest) == "#") return false;  // holes that stand apart
  return n == line.size() ? n < 9 : is_space(line[n]) || n == 1;
}

// SadMan's headings: #A author, #D description and so on, or a section in brackets.
bool is_sdk_heading(std::string_view line) {
  if (line.starts_with('[')) return line.size() > 2 && symbol_value(line[1]) >= 10;
  return line.size() > 1 && line[0] == '#' &&
         std::string_view("ABCDLSU").find(line[1]) != std::string_view::npos;
}

bool is_puzzle_section(std::string_view line) { return lower(line).starts_with("[puzzle]"); }

bool is_xml(std::string_view line) {
  for (std::string_view begin : {"<?xml", "<!--", "<opensudoku", "<folder", "<game"})
    if (line.starts_with(begin)) return true;
  return false;
}

// Begins a form of its own wherever it stands.
bool begins_other_form(std::string_view line) {
  if (line.empty()) return false;
  switch (line[0]) {
    case ':':
      return is_hodoku_line(line);
    case '{':
      return is_json(line);
    case '<':
      return is_xml(line);
    case '[':
      return is_puzzle_section(line);
    case '.':
      return is_iss(line);
    case 's':
      if (is_text_header(line)) return true;
      break;
    default:
      break;
  }
  return is_link(line);
}

}  // namespace

bool is_text_header(std::string_view line) {
  std::string_view rest = line;
  return take_word(rest) == "sudoku" && is_number(take_word(rest));
}

std::optional<Splitter::Line> Splitter::Window::line(std::size_t from) const {
  if (from >= text.size()) return std::nullopt;
  const std::string_view rest = text.substr(from);
  const std::size_t end = find_line_end(rest), size = line_end_size(rest.substr(end));
  // CRs that the window ends with may belong to an LF that follows them.
  if (!last && rest.find_first_not_of('\r', end) == rest.npos) return std::nullopt;
  return Line{rest.substr(0, end), from + end + size};
}

bool Splitter::at_plain_line() const {
  const auto& from = options_.from;
  return started_ && column_ == 1 && !skipping_ && !table_ && !in_xml_ &&
         (!options_.layout || options_.layout->size() == 81) &&
         (!from || *from == Format::line || *from == Format::sdm);
}

Cut Splitter::more(std::size_t used, std::string_view window) {
  Cut cut{.used = used};
  const std::size_t newlines = count_line_ends(window.substr(0, used));
  line_ += newlines;
  if (newlines) column_ = 1;
  return cut;
}

// The window is full and holds no whole piece: give it up, up to the end of its last line.
Cut Splitter::overlong(std::string_view window, bool last) {
  Cut cut{.what = Cut::What::broken};
  cut.error = {fmt::format("a line or puzzle of more than {} MiB", max_piece >> 20), line_,
               column_};
  const std::size_t end = window.find_last_of("\r\n");
  skipping_ = end == window.npos && !last;
  cut.used = more(end == window.npos ? window.size() : end + 1, window).used;
  in_list_ = false;
  return cut;
}

Cut Splitter::take(Kind kind, const Window& window, std::size_t from, std::size_t to) {
  Cut cut{.what = Cut::What::piece, .used = to, .kind = kind};
  const std::string_view text = window.text;
  cut.piece.text = text.substr(from, to - from);
  more(from, text);
  if (from && !ends_line(text[from - 1])) {  // within a line
    const std::size_t begin = text.find_last_of("\r\n", from - 1) + 1;
    const Piece before{text.substr(begin), 1, begin ? 1 : column_};
    column_ = fail_at(before, text.data() + from, {}).error().column;
  }
  cut.piece.line = line_;
  cut.piece.column = column_;
  const auto end = fail_at(cut.piece, text.data() + to, {}).error();
  line_ = end.line;
  column_ = end.column;
  while (kind != Kind::text && (cut.piece.text.ends_with('\n') || cut.piece.text.ends_with('\r')))
    cut.piece.text.remove_suffix(1);
  started_ = true;
  in_list_ = kind == Kind::line || kind == Kind::field || kind == Kind::hodoku;
  return cut;
}

Cut Splitter::next(std::string_view text, bool last) {
  const Window window{text, last};
  std::size_t from = 0;
  if (!started_ && line_ == 1 && column_ == 1) {
    static constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (!last && text.size() < mark.size()) return {};
    if (text.starts_with(mark)) from = mark.size();
  }
  if (skipping_) {
    const std::size_t end = find_line_end(text);
    if (end == text.size() && !last) return more(text.size(), text);
    skipping_ = false;
    from = end + line_end_size(text.substr(end));
  }
  for (;;) {
    if (from >= text.size() && last) {
      Cut cut = more(from, text);
      cut.what = Cut::What::end;
      if (in_xml_ && !xml_had_game_) {
        in_xml_ = false;
        cut.what = Cut::What::broken;
        cut.error = {"the XML holds no <game>, as OpenSudoku's files do", line_, column_};
      }
      return cut;
    }
    Cut cut;
    if (in_xml_) {
      cut = xml(window, from);
    } else {
      const auto line = window.line(from);
      if (line) {
        const std::string_view content = trimmed(line->text);
        const bool rest_of_line =
            (from || column_ > 1) && (from ? !ends_line(text[from - 1]) : true);
        if (content.empty() || (rest_of_line && content == ",") || is_comment(line->text)) {
          if (is_comment(line->text) && is_sdk_heading(line->text)) {
            cut = sdk(window, from);
          } else {
            if (content.empty()) in_list_ = false;
            from = line->next;
            continue;
          }
        } else {
          cut = classify(window, from, *line);
        }
      }
    }
    if (cut.what != Cut::What::more || cut.used) {
      if (cut.what == Cut::What::more) {
        from = cut.used;
        continue;
      }
      return cut;
    }
    if (text.size() - from >= max_piece) return overlong(text, last);
    if (last)
      return take(Kind::line, window, from, text.size());  // not reached: a line always ends
    return more(from, text);
  }
}

Cut Splitter::classify(const Window& window, std::size_t from, const Line& line) {
  const std::string_view content = trimmed(line.text);
  const bool listed = !options_.from || *options_.from == Format::line;
  if (!started_ && listed && (table_ = table_of(content))) {
    started_ = true;
    return {.used = line.next};
  }
  if (table_) return row(window, from, line);
  if (options_.from) {
    switch (*options_.from) {
      case Format::line:
      case Format::sdm:
        return take(Kind::line, window, from, line.next);
      case Format::hodoku:
        return take(Kind::hodoku, window, from, line.next);
      case Format::text:
        return puzzle_text(window, from);
      case Format::iss:
        return take(Kind::iss, window, from, line.next);
      case Format::opensudoku:
        in_xml_ = true;
        return xml(window, from);
      case Format::fpuzzles:
      case Format::sudokupad:
        return content[0] == '{' ? json(window, from) : take(Kind::link, window, from, line.next);
      case Format::sdk:
        return sdk(window, from);
      default:
        return paragraph(window, from);
    }
  }
  if (is_text_header(content)) return puzzle_text(window, from);
  if (is_hodoku_line(content)) return take(Kind::hodoku, window, from, line.next);
  if (is_json(content)) return json(window, from);
  if (is_xml(content)) {
    in_xml_ = true;
    xml_had_game_ = false;
    return xml(window, from);
  }
  if (is_iss(content)) return take(Kind::iss, window, from, line.next);
  if (is_link(content)) return take(Kind::link, window, from, line.next);
  if (is_sdk_heading(line.text)) return sdk(window, from);
  if (in_list_ && !is_frame(content)) return take(Kind::line, window, from, line.next);
  return paragraph(window, from);
}

Cut Splitter::row(const Window& window, std::size_t from, const Line& line) {
  const std::string_view text = window.text.substr(from);
  const bool whole = window.last || text.size() >= max_piece;
  const auto end = end_of_row(text, line.next - from, table_->separator, whole);
  return end ? take(Kind::field, window, from, from + *end) : Cut{};
}

bool Splitter::stands_alone(std::string_view line) const {
  const Layout* layout = options_.layout.get();
  const std::string_view field = first_field(line);
  if (field.size() > widest_row) return !is_frame(line);
  const auto cells = find_line_cells(line, layout);
  if (!cells) return false;
  // Cells apart with a gap among them: a row with holes.
  if (field.size() <= 2 && trimmed(line).find(hole) != line.npos) return false;
  // Sixteen symbols are a 4x4 grid or a row of a 16x16 one, and so with 36.
  const std::size_t n = cells->cells.size();
  if (layout || (n != 16 && n != 36)) return true;
  return std::all_of(cells->cells.begin(), cells->cells.end(),
                     [&](auto c) { return c.size() == 1 && symbols_fit(c, n == 16 ? 4 : 6); });
}

// A line whose cells make a small grid: alone, or a row of a grid of as many rows?
Cut Splitter::small_or_row(const Window& window, std::size_t from, std::size_t cells) {
  std::vector<std::string_view> lines;
  std::size_t end = from;
  while (lines.size() < cells) {
    const auto line = window.line(end);
    if (!line && !window.last) return {};
    if (!line || cells_in_row(line->text) != cells) break;
    lines.push_back(line->text);
    end = line->next;
  }
  const bool rows =
      lines.size() == cells &&
      !std::all_of(lines.begin(), lines.end(), [&](auto line) { return stands_alone(line); });
  return rows ? take(Kind::block, window, from, end)
              : take(Kind::line, window, from, window.line(from)->next);
}

// Lines up to an empty one: one grid, several end to end, or lines that each were to be a puzzle.
Cut Splitter::paragraph(const Window& window, std::size_t from) {
  std::vector<std::string_view> lines;
  std::vector<std::size_t> ends;
  bool complete = false;
  for (std::size_t at = from; lines.size() < farthest_row; at = ends.back()) {
    const auto line = window.line(at);
    if (!line && !window.last) return {};
    // A row may begin with holes that stand apart.
    const bool comment =
        line && is_comment(line->text) &&
        (lines.empty() || row_tokens(line->text, {}).size() != row_tokens(lines[0], {}).size());
    complete = !line || trimmed(line->text).empty() || comment ||
               (!lines.empty() && begins_other_form(trimmed(line->text)));
    if (complete) break;
    // What begins further in than the first row has holes before it.
    const bool further_in = !lines.empty() && indent(line->text) > indent(lines[0]);
    if (!options_.from && !further_in && stands_alone(line->text)) {
      if (lines.empty()) {
        const std::size_t cells = cells_in_row(line->text);
        if (!options_.layout && !in_list_ && (cells == 16 || cells == 36))
          return small_or_row(window, from, cells);
        return take(Kind::line, window, from, line->next);
      }
      const std::size_t rows = rows_of_first_grid(lines, options_.layout.get(), true);
      if (lines.size() == 1 || lines.size() % rows || rows == lines.size()) {
        if (lines.size() < 4) return take(Kind::line, window, from, ends.front());
      }
      complete = true;
      break;
    }
    lines.push_back(line->text);
    ends.push_back(line->next);
  }
  const std::size_t count = rows_of_first_grid(lines, options_.layout.get(), complete);
  return take(Kind::block, window, from, ends[count - 1]);
}

Cut Splitter::sdk(const Window& window, std::size_t from) {
  std::size_t at = from, rows = 0, end = from;
  bool headings = true, section = false;
  for (;;) {
    const auto line = window.line(at);
    if (!line) {
      if (!window.last) return {};
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
      if (headings && !section && !options_.from && tokens_of(content).size() == 1 &&
          content.size() != 9) {
        // No row follows the headings: they were comments.
        return {.used = window.line(from)->next};
      }
      if (rows && (after_gap || rows >= 9)) break;
      if (begins_other_form(content) && rows) break;
      headings = false;
      ++rows;
    }
    at = end = line->next;
  }
  if (headings && !section && !options_.from) return {.used = window.line(from)->next};
  return take(Kind::sdk, window, from, end);
}

// Puzzle text ends with the last row that its layout needs: what follows may be in any form. Where
// the layout cannot be understood, an empty line below the rows ends it.
Cut Splitter::puzzle_text(const Window& window, std::size_t from) {
  const Piece head{window.text.substr(from)};
  SpecReader spec(head, layouts_);
  SpecReader::Extent extent;
  bool in_rows = false, understood = true, gap = false;
  std::size_t end = from, rows = 0;
  for (std::size_t at = from;;) {
    const auto line = window.line(at);
    if (!line) {
      if (!window.last) return {};
      break;
    }
    const std::string_view content = trimmed(line->text);
    const bool complete = in_rows && rows > 0 && (understood ? rows >= extent.rows : gap);
    at = line->next;
    if (end != from && is_text_header(content)) break;
    if (is_section_header(line->text)) {
      if (!in_rows && understood) extent = spec.extent();
      in_rows = true;
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
      // All cells may stand on one line.
      const bool all = content.size() > extent.cols && tokens_of(content).size() == 1;
      rows += all ? extent.rows : 1;
    }
    end = line->next;
  }
  return take(Kind::text, window, from, end);
}

Cut Splitter::json(const Window& window, std::size_t from) {
  const std::string_view text = window.text;
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
      return take(Kind::json, window, from, i + 1);
    }
    // An object that is not closed where the next line opens one ends there: one bad line of many.
    if (i < text.size() && ends_line(text[i]) && i + 1 < text.size() && text[i + 1] == '{')
      return take(Kind::json, window, from, i + 1);
  }
  if (!window.last) return {};
  return take(Kind::json, window, from, text.size());
}

Cut Splitter::xml(const Window& window, std::size_t from) {
  const std::string_view text = window.text;
  auto broken = [&](std::string reason, std::size_t at) {
    Cut cut{.what = Cut::What::broken, .used = more(text.size(), text).used};
    const Piece whole{text, line_ - count_line_ends(text), 1};
    cut.error = fail_at(whole, text.data() + at, std::move(reason)).error();
    in_xml_ = false;
    started_ = true;
    return cut;
  };
  for (std::size_t at = from;;) {
    at = text.find('<', at);
    if (at == text.npos) return window.last ? Cut{.used = text.size()} : Cut{};
    const auto tag = tag_at(text, at);
    if (!tag) return window.last ? broken("the XML ends within a tag", at) : Cut{};
    if (tag->name == "game") {
      std::size_t end = tag->end;
      if (!tag->closed) {
        constexpr std::string_view close = "</game>";
        end = text.find(close, tag->end);
        if (end == text.npos) return window.last ? broken("<game> is not closed", at) : Cut{};
        end += close.size();
      }
      xml_had_game_ = true;
      return take(Kind::game, window, at, end);
    }
    if (tag->name == "/opensudoku" && xml_had_game_) {
      in_xml_ = false;
      return {.used = tag->end};
    }
    if (!tag->closed && !tag->name.starts_with('/')) {
      const std::size_t end = text.find('<', tag->end);
      if (end == text.npos && !window.last) return {};
      const std::string value =
          unescaped(trimmed(text.substr(tag->end, end == text.npos ? end : end - tag->end)));
      if (tag->name == "name") xml_head_.title = value;
      if (tag->name == "author") xml_head_.author = value;
      if (tag->name == "source") xml_head_.source = value;
      if (tag->name == "level") xml_head_.level = value;
    }
    at = tag->end;
  }
}

}  // namespace clew::text
