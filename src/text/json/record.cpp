#include "text/json/record.h"

#include <fmt/format.h>
#include <algorithm>
#include <string>

namespace clew::text {
namespace {

constexpr std::size_t most_columns = 64;

struct Field {
  std::string_view text;  // without its quotes
  bool doubled = false;   // quotes in it are written twice
};

/// Cuts a quoted field off the front of a text; nothing if the quotes are not closed at the end of
/// the field. `open` is set if the text ends before that is known.
std::optional<Field> take_quoted(std::string_view& rest, char separator, bool* open = nullptr) {
  Field field;
  for (std::size_t at = 1;;) {
    at = rest.find('"', at);
    if (at < rest.size() && rest.substr(at + 1).starts_with('"')) {
      field.doubled = true;
      at += 2;
      continue;
    }
    const std::size_t after = at == rest.npos ? at : rest.find_first_not_of(' ', at + 1);
    if (open) *open = after == rest.npos;
    if (at == rest.npos) return std::nullopt;
    field.text = rest.substr(1, at - 1);
    const std::string_view behind = rest.substr(std::min(after, rest.size()));
    if (!behind.empty() && behind[0] != separator && !line_end_size(behind)) return std::nullopt;
    rest = behind;
    return field;
  }
}

/// Cuts the next field off a row; the rest begins with the separator.
Field take_field(std::string_view& rest, char separator) {
  if (rest.starts_with('"'))
    if (auto field = take_quoted(rest, separator)) return *field;
  const std::size_t end = std::min(rest.find(separator), rest.size());
  const Field field{trimmed(rest.substr(0, end))};
  rest.remove_prefix(end);
  return field;
}

std::string plain(const Field& field) {
  std::string text(field.text);
  if (field.doubled)
    for (std::size_t at = 0; (at = text.find("\"\"", at)) != text.npos; ++at) text.erase(at, 1);
  return text;
}

void keep(Puzzle& puzzle, std::string name, std::string value) {
  if (name == "title") puzzle.title = value;
  if (name == "author") puzzle.author = value;
  if (name == "source") puzzle.source = value;
  if (name == "rules") puzzle.rules = value;
  if (name == "message") puzzle.message = value;
  if (name == "level" || name == "difficulty") puzzle.level = value;
  puzzle.notes.emplace_back(std::move(name), std::move(value));
}

/// Reads the puzzle of a field: as puzzle text if its layout has no name, else as a line.
Expected<Puzzle> read_puzzle_in(const Piece& piece, FormContext& context) {
  return is_text_header(piece.text) ? read_text(piece, context) : read_line(piece, context);
}

}  // namespace

std::optional<Table> table_of(std::string_view header) {
  for (char separator : {',', ';', '\t'}) {
    Table table{.separator = separator};
    std::string_view rest = header;
    for (std::size_t column = 0; column < most_columns; ++column) {
      const std::string name = lower(trimmed(take_field(rest, separator).text));
      if (table.name.empty() && (name == "puzzle" || name == "question" || name == "quizzes")) {
        table.column = column;
        table.name = name;
      }
      if (name == "layout") table.layout_column = column;
      table.names.push_back(name);
      if (rest.empty()) break;
      rest.remove_prefix(1);
    }
    if (!table.name.empty()) return table;
  }
  return std::nullopt;
}

std::optional<std::size_t> end_of_row(std::string_view text, std::size_t first_line, char separator,
                                      bool last) {
  const std::string_view line = text.substr(0, first_line);
  if (std::count(line.begin(), line.end(), '"') % 2 == 0) return first_line;
  std::string_view rest = text;
  for (;;) {
    bool open = false;
    const bool quoted = rest.starts_with('"') && take_quoted(rest, separator, &open);
    if (open && !last) return std::nullopt;
    if (!quoted)
      rest.remove_prefix(
          std::min(rest.find_first_of(std::string{separator, '\n', '\r'}), rest.size()));
    if (!rest.starts_with(separator)) break;
    rest.remove_prefix(1);
  }
  if (!last && may_go_on(rest)) return std::nullopt;
  rest.remove_prefix(line_end_size(rest));
  return text.size() - rest.size();
}

Expected<Puzzle> read_field(const Piece& piece, FormContext& context) {
  const Table& table = *context.table;
  std::string_view rest = trimmed(piece.text);
  const char* const end = rest.data() + rest.size();
  std::optional<Field> field, layout;
  std::vector<std::pair<std::string, std::string>> notes;
  for (std::size_t column = 0;; ++column) {
    const Field next = take_field(rest, table.separator);
    if (column == table.column) {
      field = next;
    } else if (column == table.layout_column) {
      layout = next;
    } else if (context.options.notes && column < table.names.size()) {
      notes.emplace_back(table.names[column], plain(next));
    }
    if (rest.empty()) break;
    rest.remove_prefix(1);
  }
  if (!field) return fail_at(piece, end, fmt::format("the row has no column '{}'", table.name));
  const char* const where = field->text.data();
  if (trimmed(field->text).empty())
    return fail_at(piece, where, fmt::format("the column '{}' is empty here", table.name));
  ReadOptions options = context.options;
  if (layout && !trimmed(layout->text).empty()) {
    auto named = context.layouts.named(trimmed(layout->text));
    if (!named) return fail_at(piece, layout->text.data(), named.error().reason);
    options.layout = *std::move(named);
  }
  const Error place = fail_at(piece, where, {}).error();
  const std::string copy = field->doubled ? plain(*field) : std::string();
  FormContext own{options, context.layouts};
  auto puzzle = read_puzzle_in(
      {field->doubled ? std::string_view(copy) : field->text, place.line, place.column}, own);
  if (puzzle)
    for (auto& [name, value] : notes) keep(*puzzle, std::move(name), std::move(value));
  return puzzle;
}

Expected<Puzzle> read_record(const Piece& piece, const char* where, const Json& json,
                             FormContext& context) {
  ReadOptions options = context.options;
  options.from.reset();
  if (const std::string name = text_of(json, "layout"); !name.empty()) {
    auto layout = context.layouts.named(name);
    if (!layout) return fail_at(piece, where, layout.error().reason);
    options.layout = *std::move(layout);
  }
  const std::string text = text_of(json, "puzzle");
  FormContext own{options, context.layouts};
  auto puzzle = read_puzzle_in({text}, own);
  if (!puzzle) return fail_at(piece, where, "\"puzzle\": " + puzzle.error().reason);
  if (!options.notes) return puzzle;
  for (const auto& [name, value] : json.items())
    if (name != "puzzle" && name != "layout" && !value.is_structured())
      keep(*puzzle, name, text_of(json, name.c_str()));
  return puzzle;
}

}  // namespace clew::text
