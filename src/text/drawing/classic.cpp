// SudokuPad's compact form of bare givens. Each given is one character for a digit and the run of
// blanks after it, digit + 10 * blanks over 0-9A-Za-x. Flags follow `*`: w windows, x diagonals, t…
// and a… title and author (`**` is an asterisk).
#include <algorithm>

#include "text/drawing/drawing.h"

namespace clew::text::drawing {
namespace {

constexpr int size = 9, cells = 81;

int code_of(char c) {
  return c >= '0' && c <= '9'   ? c - '0'
         : c >= 'A' && c <= 'Z' ? c - 'A' + 10
         : c >= 'a' && c <= 'x' ? c - 'a' + 36
                                : -1;
}

bool read_flag(std::string_view flag, Drawing& drawing) {
  if (flag == "w") {
    drawing.typed.push_back({Constraint::Kind::windows});
  } else if (flag == "x") {
    drawing.typed.push_back({Constraint::Kind::main_diagonal});
    drawing.typed.push_back({Constraint::Kind::anti_diagonal});
  } else if (flag.starts_with('t')) {
    drawing.title = flag.substr(1);
  } else if (flag.starts_with('a')) {
    drawing.author = flag.substr(1);
  } else {
    return flag.empty();
  }
  return true;
}

// Blanks before the first given have no digit of their own: `0` is a cell, or no cell.
std::optional<std::vector<int>> givens_of(std::string_view text, bool zero_is_cell) {
  std::vector<int> givens;
  for (const char c : text) {
    const int code = code_of(c);
    if (code < 0) return std::nullopt;
    if (code % 10 || zero_is_cell) givens.push_back(code % 10);
    givens.resize(givens.size() + static_cast<std::size_t>(code / 10));
    if (givens.size() > cells) return std::nullopt;
  }
  if (givens.size() != cells) return std::nullopt;
  return givens;
}

}  // namespace

std::optional<Drawing> decode_classic(std::string_view text) {
  Drawing drawing{.rows = size, .cols = size, .canvas_cols = size};
  const std::size_t end = std::min(text.find('*'), text.size());
  auto givens = givens_of(text.substr(0, end), true);
  if (!givens) givens = givens_of(text.substr(0, end), false);
  if (!givens) return std::nullopt;
  drawing.givens = std::move(*givens);
  std::string flag;
  for (std::size_t i = end; i < text.size(); ++i) {
    if (text[i] != '*') {
      flag += text[i];
    } else if (i + 1 < text.size() && text[i + 1] == '*') {
      flag += '*';
      ++i;
    } else if (!read_flag(flag, drawing)) {
      return std::nullopt;
    } else {
      flag.clear();
    }
  }
  if (!read_flag(flag, drawing)) return std::nullopt;
  for (int box = 0; box < size; ++box) {
    auto& region = drawing.regions.emplace_back();
    for (int i = 0; i < size; ++i) region.push_back({box / 3 * 3 + i / 3, box % 3 * 3 + i % 3});
  }
  drawing.rules = "Normal sudoku rules apply.";
  return drawing;
}

}  // namespace clew::text::drawing
