#include "text/drawing/penpa_text.h"

#include <algorithm>
#include <iterator>

namespace clew::text::drawing {
namespace {

struct ShortName {
  char letter;
  std::string_view name;
};
constexpr ShortName names[] = {
    {'9', "\"qa\""},
    {'Q', "\"pu_q\""},
    {'A', "\"pu_a\""},
    {'G', "\"grid\""},
    {'M', "\"edit_mode\""},
    {'S', "\"surface\""},
    {'L', "\"line\""},
    {'E', "\"lineE\""},
    {'W', "\"wall\""},
    {'C', "\"cage\""},
    {'N', "\"number\""},
    {'Y', "\"symbol\""},
    {'P', "\"special\""},
    {'B', "\"board\""},
    {'R', "\"command_redo\""},
    {'U', "\"command_undo\""},
    {'8', "\"command_replay\""},
    {'1', "\"numberS\""},
    {'F', "\"freeline\""},
    {'2', "\"freelineE\""},
    {'T', "\"thermo\""},
    {'3', "\"arrows\""},
    {'D', "\"direction\""},
    {'0', "\"squareframe\""},
    {'5', "\"polygon\""},
    {'4', "\"deletelineE\""},
    {'6', "\"killercages\""},
    {'7', "\"nobulbthermo\""},
    {'_', "\"__a\""},
    {'O', "null"},
    {'Z', "z"},
};

}  // namespace

std::string lengthened(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto row = text[i] == 'z' && i + 1 < text.size()
                         ? std::ranges::find(names, text[i + 1], &ShortName::letter)
                         : std::end(names);
    if (row == std::end(names)) {
      result += text[i];
    } else {
      result += row->name;
      ++i;
    }
  }
  return result;
}

}  // namespace clew::text::drawing
