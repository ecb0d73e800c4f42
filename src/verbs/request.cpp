#include "verbs/request.h"

#include <cmath>

#include "clew/text.h"
#include "verbs/json.h"

namespace clew::verbs {

Request::Request(const Json& fields, const Context& context)
    : fields_(fields), stop_(context.stop) {}

void Request::fail(Error error) {
  if (!error_) error_ = std::move(error);
}

const Json* Request::find(const char* name) const {
  const auto it = fields_.find(name);
  return it == fields_.end() || it->is_null() ? nullptr : &*it;
}

std::uint64_t Request::whole(const char* name, std::uint64_t otherwise) {
  const Json* field = find(name);
  if (!field) return otherwise;
  if (field->is_number_unsigned()) return field->get<std::uint64_t>();
  fail({std::string("\"") + name + "\" is not a whole number"});
  return otherwise;
}

double Request::number(const char* name, double otherwise) {
  const Json* field = find(name);
  if (!field) return otherwise;
  if (field->is_number()) return field->get<double>();
  fail({std::string("\"") + name + "\" is not a number"});
  return otherwise;
}

bool Request::flag(const char* name) {
  const Json* field = find(name);
  if (!field) return false;
  if (field->is_boolean()) return field->get<bool>();
  fail({std::string("\"") + name + "\" is neither true nor false"});
  return false;
}

std::string Request::text(const char* name, std::string_view otherwise) {
  const Json* field = find(name);
  if (!field) return std::string(otherwise);
  if (field->is_string()) return field->get<std::string>();
  fail({std::string("\"") + name + "\" is not a string"});
  return std::string(otherwise);
}

std::vector<std::string> Request::list(const char* name) {
  std::vector<std::string> items;
  const Json* field = find(name);
  if (!field) return items;
  if (field->is_array()) {
    for (const Json& item : *field) {
      if (item.is_string())
        items.push_back(item.get<std::string>());
      else
        fail({std::string("\"") + name + "\" is not a list of strings"});
    }
    return items;
  }
  const std::string all = text(name);
  for (std::size_t at = 0; at < all.size();) {
    const std::size_t end = std::min(all.find(',', at), all.size());
    if (end > at) items.push_back(all.substr(at, end - at));
    at = end + 1;
  }
  return items;
}

Stop Request::stop() {
  const double seconds = number("timeout", 0);
  if (seconds < 0 || std::isnan(seconds)) fail({"\"timeout\" is less than nothing"});
  if (seconds <= 0) return stop_;
  Stop stop = stop_after(seconds);
  stop.flag = stop_.flag;
  if (stop_.deadline && (!stop.deadline || *stop_.deadline < *stop.deadline))
    stop.deadline = stop_.deadline;
  return stop;
}

LayoutPtr Request::layout() {
  if (!has("layout")) return nullptr;
  const std::string name = text("layout");
  if (error_ || name.empty()) return nullptr;
  auto layout = find_layout(name);
  if (layout) return *layout;
  fail(layout.error());
  return nullptr;
}

void Request::read_entries(Puzzle& puzzle) {
  if (!has("entries")) return;
  auto values = read_values(*puzzle.layout, text("entries"));
  if (!values) return fail(values.error());
  puzzle.entries = std::move(*values);
  for (CellId c = 0; c < puzzle.entries.size(); ++c)
    if (puzzle.givens[c] && puzzle.entries[c] && puzzle.givens[c] != puzzle.entries[c])
      return fail({"\"entries\" contradict the given of " + puzzle.layout->cell_name(c)});
}

void Request::read_marks(Puzzle& puzzle) {
  const Json* field = find("marks");
  if (!field) return;
  const auto cells = static_cast<std::size_t>(puzzle.layout->size());
  if (!field->is_array() || field->size() != cells)
    return fail({"\"marks\" needs a list of digits, or null, for each cell"});
  puzzle.marks.assign(cells, puzzle.layout->all_digits());
  const std::vector<CellId> order = line_order(*puzzle.layout);
  for (std::size_t i = 0; i < cells; ++i) {
    const Json& digits = (*field)[i];
    if (digits.is_null()) continue;
    const CellId c = order[i];
    puzzle.marks[c] = {};
    for (const Json& digit : digits) {
      if (!digit.is_number_unsigned() || digit.get<std::uint64_t>() < 1 ||
          digit.get<std::uint64_t>() > static_cast<std::uint64_t>(puzzle.layout->digits()))
        return fail({"\"marks\" holds something that is not a digit of this layout"});
      puzzle.marks[c].add(digit.get<Digit>());
    }
  }
}

Expected<Puzzle> Request::puzzle() {
  ReadOptions options{.layout = layout()};
  const std::string form = text("from");
  if (!form.empty()) {
    options.from = format_named(form);
    if (!options.from) fail({"no format is called '" + form + "'"});
  }
  if (!has("puzzle")) fail({"the request names no puzzle"});
  const std::string puzzle_text = text("puzzle");
  if (error_) return std::unexpected(*error_);
  auto puzzle = read_puzzle(puzzle_text, options);
  if (!puzzle) return puzzle;
  read_entries(*puzzle);
  read_marks(*puzzle);
  if (error_) return std::unexpected(*error_);
  return puzzle;
}

}  // namespace clew::verbs
