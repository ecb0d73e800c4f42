#include "text/pieces/splitter.h"

#include <fmt/format.h>
#include <algorithm>

#include "base/assert.h"
#include "text/forms.h"
#include "text/json/record.h"
#include "text/lines/grid_rows.h"
#include "text/paragraph.h"
#include "text/pieces/begins.h"
#include "text/pieces/ends.h"
#include "text/solo/solo.h"

namespace clew::text {

bool Splitter::at_plain_line() const {
  const auto& from = options_.from;
  return started_ && column_ == 1 && !skipping_ && !table_ && !in_xml_ &&
         (!options_.layout || options_.layout->size() == 81) &&
         (!from || *from == Format::line || *from == Format::sdm);
}

Cut Splitter::more(std::size_t used, std::string_view window) {
  Cut cut{.used = used};
  CLEW_ASSERT(used <= window.size());
  const std::size_t newlines = count_line_ends(window.substr(0, used));
  line_ += newlines;
  if (newlines) column_ = 1;
  return cut;
}

// The window is full and holds no whole piece: give it up, up to the end of its last line.
Cut Splitter::overlong(std::string_view window) {
  Cut cut{.what = Cut::What::broken};
  cut.error = {fmt::format("a line or puzzle of more than {} MiB", max_piece >> 20), line_,
               column_};
  const std::size_t end = window.find_last_of("\r\n");
  skipping_ = end == window.npos;
  cut.used = more(end == window.npos ? window.size() : end + 1, window).used;
  in_list_ = false;
  return cut;
}

Cut Splitter::take(PieceKind kind, const Window& window, std::size_t from, std::size_t to) {
  Cut cut{.what = Cut::What::piece, .used = to, .kind = kind};
  CLEW_ASSERT(from <= to && to <= window.text.size());
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
  CLEW_ASSERT(end.line > line_ || (end.line == line_ && end.column >= column_));
  line_ = end.line;
  column_ = end.column;
  while (kind != PieceKind::text &&
         (cut.piece.text.ends_with('\n') || cut.piece.text.ends_with('\r')))
    cut.piece.text.remove_suffix(1);
  started_ = true;
  in_list_ = kind == PieceKind::line || kind == PieceKind::field || kind == PieceKind::hodoku;
  if (kind != PieceKind::iss) iss_lines_ = IssLines::unknown;
  return cut;
}

Cut Splitter::take_to(PieceKind kind, const Window& window, std::size_t from,
                      std::optional<std::size_t> to) {
  return to ? take(kind, window, from, *to) : Cut{};
}

Cut Splitter::next(std::string_view text, bool last) {
  const Window window{text, last, &looked_at_};
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
    if (from >= text.size() && last) return end_of_input(text, from);
    Cut cut = in_xml_ ? game(window, from) : next_line(window, from);
    if (cut.what != Cut::What::more) return cut;
    if (!cut.used) break;
    from = cut.used;
  }
  CLEW_ASSERT(!last);  // without further text, every piece ends
  if (text.size() - from >= max_piece) return overlong(text);
  return more(from, text);
}

Cut Splitter::end_of_input(std::string_view text, std::size_t from) {
  Cut cut = more(from, text);
  cut.what = Cut::What::end;
  if (in_xml_ && !xml_had_game_) {
    in_xml_ = false;
    cut.what = Cut::What::broken;
    cut.error = {"the XML holds no <game>, as OpenSudoku's files do", line_, column_};
  }
  return cut;
}

// Finds the piece that begins in this line, or the place to continue.
Cut Splitter::next_line(const Window& window, std::size_t from) {
  const auto line = window.line(from);
  if (!line) return {};
  const std::string_view content = trimmed(line->text);
  if (content.empty()) {
    in_list_ = false;
    iss_lines_ = IssLines::unknown;
    return {.used = line->next};
  }
  if (is_comment(line->text)) {
    const bool may_head = options_.from.value_or(Format::sdk) != Format::iss;
    return may_head && is_sdk_heading(line->text) ? sdk(window, from, *line)
                                                  : Cut{.used = line->next};
  }
  const bool within_line = from ? !ends_line(window.text[from - 1]) : column_ > 1;
  if (within_line && content == ",") return {.used = line->next};
  return classify(window, from, *line);
}

Cut Splitter::classify(const Window& window, std::size_t from, const Window::Line& line) {
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
        return take(PieceKind::line, window, from, line.next);
      case Format::hodoku:
        return take(PieceKind::hodoku, window, from, line.next);
      case Format::text:
        return take_to(PieceKind::text, window, from, end_of_text(window, from, layouts_));
      case Format::iss:
        return iss(window, from);
      case Format::opensudoku:
        in_xml_ = true;
        return game(window, from);
      case Format::fpuzzles:
      case Format::sudokupad:
      case Format::sudokumaker:
        if (content[0] != '{') return take(PieceKind::link, window, from, line.next);
        return take_to(PieceKind::json, window, from, end_of_json(window, from));
      case Format::sdk:
        return sdk(window, from, line);
      default:
        return paragraph(window, from);
    }
  }
  if (is_text_header(content))
    return take_to(PieceKind::text, window, from, end_of_text(window, from, layouts_));
  if (is_hodoku_line(content)) return take(PieceKind::hodoku, window, from, line.next);
  if (is_json(content)) return take_to(PieceKind::json, window, from, end_of_json(window, from));
  if (is_xml(content)) {
    in_xml_ = true;
    xml_had_game_ = false;
    return game(window, from);
  }
  if (is_iss(content)) return iss(window, from);
  if (is_solo(content)) return take(PieceKind::solo, window, from, line.next);
  if (is_link(content)) return take(PieceKind::link, window, from, line.next);
  if (is_sdk_heading(line.text)) return sdk(window, from, line);
  if (in_list_ && !is_frame(content)) return take(PieceKind::line, window, from, line.next);
  return paragraph(window, from);
}

Cut Splitter::row(const Window& window, std::size_t from, const Window::Line& line) {
  const std::string_view text = window.text.substr(from);
  const bool whole = window.last || text.size() >= max_piece;
  const auto size = end_of_row(text, line.next - from, table_->separator, whole);
  return size ? take(PieceKind::field, window, from, from + *size) : Cut{};
}

Cut Splitter::paragraph(const Window& window, std::size_t from) {
  const auto found = first_of_paragraph(window, from, options_, in_list_);
  return found ? take(found->kind, window, from, found->end) : Cut{};
}

Cut Splitter::sdk(const Window& window, std::size_t from, const Window::Line& line) {
  const auto found = end_of_sdk(window, from, options_.from.has_value());
  if (!found) return {};
  if (found->is_puzzle) return take(PieceKind::sdk, window, from, found->end);
  return {.used = std::max(found->end, line.next)};
}

Cut Splitter::iss(const Window& window, std::size_t from) {
  if (iss_lines_ == IssLines::unknown) {
    const auto lines = lines_of_iss(window, from);
    if (!lines) return {};
    iss_lines_ = *lines;
  }
  return take_to(PieceKind::iss, window, from, end_of_iss(window, from, iss_lines_));
}

Cut Splitter::game(const Window& window, std::size_t from) {
  const XmlGame found = next_game(window, from, xml_had_game_, xml_head_);
  switch (found.what) {
    case XmlGame::What::game:
      xml_had_game_ = true;
      return take(PieceKind::game, window, found.begin, found.end);
    case XmlGame::What::end:
      in_xml_ = false;
      return {.used = found.end};
    case XmlGame::What::broken: {
      const Piece whole{window.text, line_, 1};
      Cut cut = more(window.text.size(), window.text);
      cut.what = Cut::What::broken;
      cut.error = fail_at(whole, window.text.data() + found.begin, found.reason).error();
      in_xml_ = false;
      started_ = true;
      return cut;
    }
    default:
      return {.used = window.last ? window.text.size() : 0};
  }
}

}  // namespace clew::text
