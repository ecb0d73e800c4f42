#include "verbs/json.h"

#include "clew/text.h"

namespace clew::verbs {

std::string to_string(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json count_json(std::uint64_t count) {
  constexpr std::uint64_t exact_in_a_double = std::uint64_t{1} << 53;
  if (count <= exact_in_a_double) return count;
  return std::to_string(count);
}

Json digits_json(const Layout& layout, DigitSet digits) {
  Json list = Json::array();
  for (const Digit d : digits) list.push_back(layout.value(d));
  return list;
}

Json line_json(const Layout& layout, const std::vector<Digit>& values) {
  if (values.empty()) return nullptr;
  return to_line(layout, values);
}

Json names_json(const Layout& layout, const std::vector<CellId>& cells) {
  Json list = Json::array();
  for (const CellId c : cells) list.push_back(layout.cell_name(c));
  return list;
}

Json marks_json(const Puzzle& puzzle) {
  if (puzzle.marks.empty()) return nullptr;
  Json list = Json::array();
  for (const CellId c : line_order(*puzzle.layout))
    list.push_back(digits_json(*puzzle.layout, puzzle.marks[c]));
  return list;
}

Json as_json(const Error& error) {
  Json json{{"error", error.reason}};
  if (error.line) {
    json["line"] = error.line;
    json["column"] = error.column;
  }
  return json;
}

Json about(const Puzzle& puzzle) {
  Json json{{"puzzle", to_line(*puzzle.layout, puzzle.givens)}, {"layout", nullptr}};
  if (!puzzle.layout->name().empty()) json["layout"] = puzzle.layout->name();
  return json;
}

const char* name_of(Status status) {
  static constexpr const char* names[] = {"none", "unique", "multiple", "unknown"};
  return names[static_cast<int>(status)];
}

}  // namespace clew::verbs
