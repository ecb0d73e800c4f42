#include "text/iss/paragraph.h"

#include <algorithm>
#include <set>
#include <string>

#include "text/forms.h"
#include "text/iss/items.h"
#include "text/iss/rules.h"
#include "text/pieces/piece.h"

namespace clew::text {
namespace {

// The first part of a paragraph decides.
constexpr std::size_t most_lines = 128, most_bytes = std::size_t{1} << 16;

std::string_view type_of(std::string_view item) { return trimmed(item.substr(0, item.find('~'))); }

bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
bool is_lower(char c) { return c >= 'a' && c <= 'z'; }

// A line of items, known or not, or of arguments that continue the line before. Grids begin with
// dots too, but have no tilde.
bool is_items(std::string_view line) {
  constexpr std::string_view others = "{<\"'/:|";
  if (line.contains('~')) return line.starts_with('.') || line.find_first_of(others) == line.npos;
  if (!line.starts_with('.')) return false;
  const std::string_view type = line.substr(1, line.find('.', 1) - 1);
  return iss::is_type(type) || (type.size() > 2 && is_upper(type[0]) && is_lower(type[1]));
}

bool continues(std::string_view line) {
  return line.starts_with(' ') || line.starts_with('\t') || !line.starts_with('.');
}

/// Counts the lines of a paragraph by their contents.
class Census {
 public:
  void take(std::string_view line) {
    for (const std::string_view item : split(line, '.')) {
      if (item.data() == line.data()) continue;  // before the first dot
      const std::string_view type = type_of(item);
      if (type == "End") {
        depth_ -= depth_ > 0;
        continue;
      }
      if (!depth_) take_item(type, item);
      depth_ += type == "Or" || type == "And" || type == "Replicate";
    }
  }
  /// Returns true if the next line begins outside every item.
  bool is_outside() const { return depth_ == 0; }

  void end_line() {
    if (!items_) return;
    ++lines_;
    if (items_ > 1) ++of_several_;
    if (items_ == 1 && last_type_ == "Shape") ++shapes_;
    if (items_ == 1 && !last_type_.empty()) ++of_one_;
    one_type_each_ &= one_type_ && types_.insert(std::string(last_type_)).second;
    items_ = 0;
    one_type_ = true;
    last_type_ = {};
  }

  IssLines decision() const {
    if (lines_ < 2 || one_type_each_) return IssLines::puzzle;
    if (!of_several_ && of_one_ == shapes_)  // givens alone, and shapes
      return shapes_ > 1 || given_twice_ ? IssLines::list : IssLines::puzzle;
    return of_one_ > of_several_ ? IssLines::puzzle : IssLines::list;
  }

 private:
  void take_item(std::string_view type, std::string_view item) {
    one_type_ &= !items_ || type == last_type_;
    last_type_ = type;
    ++items_;
    if (!type.empty()) return;
    for (const std::string_view given : split(item, '~'))
      if (!given.empty())
        given_twice_ |= !givens_.insert(lower(given.substr(0, given.find('_')))).second;
  }

  int depth_ = 0, items_ = 0, lines_ = 0;
  int of_one_ = 0, of_several_ = 0, shapes_ = 0;  // lines of one item but givens, of several
  bool one_type_ = true, one_type_each_ = true, given_twice_ = false;
  std::string_view last_type_;
  std::set<std::string> givens_, types_;
};

}  // namespace

std::optional<IssLines> lines_of_iss(const Window& window, std::size_t from) {
  Census census;
  std::size_t at = from;
  for (std::size_t n = 0; n < most_lines && at - from < most_bytes; ++n) {
    const auto line = window.line(at);
    if (!line && !window.last) return std::nullopt;
    if (!line || trimmed(line->text).empty()) break;
    at = line->next;
    if (line->text.starts_with('#')) continue;
    if (n && !is_items(trimmed(line->text))) break;
    if (n && census.is_outside() && trimmed(line->text).starts_with('.')) census.end_line();
    census.take(line->text);
  }
  census.end_line();
  return census.decision();
}

std::optional<std::size_t> end_of_iss(const Window& window, std::size_t from, IssLines lines) {
  const auto first = window.line(from);
  if (!first) return std::nullopt;
  std::size_t end = first->next;
  if (!is_items(trimmed(first->text))) return end;
  for (std::size_t at = end;;) {
    const auto line = window.line(at);
    if (!line) return window.last ? std::optional(end) : std::nullopt;
    const std::string_view content = trimmed(line->text);
    const bool comment = lines == IssLines::puzzle && line->text.starts_with('#');
    if (content.empty() || !(comment || is_items(content))) return end;
    if (lines != IssLines::puzzle && !continues(line->text)) return end;
    at = line->next;
    if (!comment) end = at;
  }
}

}  // namespace clew::text
