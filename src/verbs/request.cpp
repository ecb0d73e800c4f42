#include "verbs/request.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/nearest.h"
#include "clew/text.h"
#include "text/pieces/piece.h"
#include "verbs/json.h"

namespace clew::verbs {

Request::Request(const Json& fields, const Context& context)
    : fields_(fields), stop_(context.stop), kinds_(context.kinds) {}

void Request::fail(Error error) {
  if (!error_) error_ = std::move(error);
}

const std::optional<Error>& Request::checked() {
  for (const auto& [name, value] : fields_.items()) {
    if (std::find(known_.begin(), known_.end(), name) != known_.end()) continue;
    Nearest nearest(name);
    for (const std::string_view known : known_) nearest.consider(known);
    fail({"a request has no field " + text::quoted(name) + nearest.question()});
  }
  return error_;
}

const Json* Request::find(const char* name) const {
  known_.emplace_back(name);
  const auto it = fields_.find(name);
  return it == fields_.end() || it->is_null() ? nullptr : &*it;
}

std::uint64_t Request::whole(const char* name, std::uint64_t otherwise, std::uint64_t least,
                             std::uint64_t most) {
  const Json* field = find(name);
  if (!field) return otherwise;
  if (field->is_number_unsigned()) {
    const auto n = field->get<std::uint64_t>();
    if (n >= least && n <= most) return n;
  }
  fail({fmt::format("\"{}\" takes a whole number from {} to {}, not {}", name, least, most,
                    text::quoted(to_string(*field)))});
  return otherwise;
}

double Request::seconds(const char* name, double otherwise) {
  constexpr double longest = 1e9;  // over thirty years
  const Json* field = find(name);
  if (!field) return otherwise;
  if (field->is_number())
    if (const auto n = field->get<double>(); n >= 0 && n <= longest) return n;
  fail({fmt::format("\"{}\" takes a number of seconds from 0 to 1000000000, not {}", name,
                    text::quoted(to_string(*field)))});
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

Language Request::language() {
  const auto language = find_language(text("language", "en"));
  if (!language) fail(language.error());
  return language.value_or(Language::english);
}

Stop Request::stop() {
  const double timeout = seconds("timeout", 0);
  if (timeout <= 0) return stop_;
  Stop stop = stop_after(timeout);
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
  if (!layout) {
    fail(layout.error());
  } else if (auto ok = supported(**layout, kinds_); !ok) {
    fail(ok.error());
  } else {
    return *layout;
  }
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
  puzzle.marks = puzzle.given_marks;
  puzzle.marks.resize(cells, puzzle.layout->all_digits());
  const std::vector<CellId> order = line_order(*puzzle.layout);
  for (std::size_t i = 0; i < cells; ++i) {
    const Json& digits = (*field)[i];
    if (digits.is_null()) continue;
    const CellId c = order[i];
    DigitSet left;
    for (const Json& digit : digits) {
      const bool is_value = digit.is_number_unsigned() &&
                            digit.get<std::uint64_t>() <= std::uint64_t{Values::greatest};
      const Digit d = is_value ? puzzle.layout->digit_of(digit.get<int>()) : Digit{0};
      if (!d) return fail({"\"marks\" holds something that is not a digit of this layout"});
      left.add(d);
    }
    puzzle.marks[c] = puzzle.marks[c] & left;
  }
}

Expected<Puzzle> Request::puzzle() {
  ReadOptions options{.layout = layout(), .kinds = kinds_};
  options.assume = flag("assume");
  const std::string form = text("from");
  if (!form.empty()) {
    options.from = format_named(form);
    if (!options.from) fail({"no format is called " + text::quoted(form)});
  }
  if (!has("puzzle")) fail({"the request names no puzzle"});
  const std::string puzzle_text = text("puzzle");
  for (const char* field : {"entries", "marks", "timeout"}) find(field);
  if (checked()) return std::unexpected(*error_);
  auto puzzle = read_puzzle(puzzle_text, options);
  if (!puzzle) return puzzle;
  read_entries(*puzzle);
  read_marks(*puzzle);
  if (error_) return std::unexpected(*error_);
  return puzzle;
}

}  // namespace clew::verbs
