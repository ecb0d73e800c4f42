#include "text/json/json_text.h"

#include <algorithm>
#include <cstdlib>
#include <string>

namespace clew::text {
namespace {

constexpr int deepest = 64;
// Bound on the values of one text: a tree of this size takes about ten megabytes.
constexpr std::size_t most_values = 200'000;

/// Scans JSON without storing it: validity, depth, and the position of an error.
struct Checker {
  using number_integer_t = Json::number_integer_t;
  using number_unsigned_t = Json::number_unsigned_t;
  using number_float_t = Json::number_float_t;
  using string_t = Json::string_t;
  using binary_t = Json::binary_t;

  int depth = 0;
  bool too_deep = false;
  std::size_t wrong_at = 0, values = 0;

  bool null() { return count(); }
  bool boolean(bool) { return count(); }
  bool number_integer(number_integer_t) { return count(); }
  bool number_unsigned(number_unsigned_t) { return count(); }
  bool number_float(number_float_t, const string_t&) { return count(); }
  bool string(string_t&) { return count(); }
  bool binary(binary_t&) { return count(); }
  bool key(string_t&) { return true; }
  bool start_object(std::size_t) { return count() && enter(); }
  bool start_array(std::size_t) { return count() && enter(); }
  bool too_large() const { return values > most_values; }
  bool end_object() { return leave(); }
  bool end_array() { return leave(); }
  bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) {
    wrong_at = position;
    return false;
  }

 private:
  bool count() { return ++values <= most_values; }
  bool enter() {
    too_deep = ++depth > deepest;
    return !too_deep;
  }
  bool leave() {
    --depth;
    return true;
  }
};

class ShortParser {
 public:
  explicit ShortParser(std::string_view text) : rest_(text) {}

  bool parse(Json& into) { return value(into, 0) && trimmed(rest_).empty(); }

 private:
  bool at(char c) const { return !rest_.empty() && rest_[0] == c; }
  bool take(char c) {
    skip();
    if (!at(c)) return false;
    rest_.remove_prefix(1);
    return true;
  }
  void skip() {
    while (!rest_.empty() && is_space(rest_[0])) rest_.remove_prefix(1);
  }

  bool quoted_text(std::string& into) {
    const char quote = rest_[0];
    rest_.remove_prefix(1);
    while (!rest_.empty() && rest_[0] != quote) {
      if (rest_[0] == '\\' && rest_.size() > 1) {
        rest_.remove_prefix(1);
        into += rest_[0] == 'n' ? '\n' : rest_[0];
      } else {
        into += rest_[0];
      }
      rest_.remove_prefix(1);
    }
    if (rest_.empty()) return false;
    rest_.remove_prefix(1);
    return true;
  }

  std::string_view bare_text(std::string_view ends) {
    const std::size_t n = std::min(rest_.find_first_of(ends), rest_.size());
    const std::string_view word = trimmed(rest_.substr(0, n));
    rest_.remove_prefix(n);
    return word;
  }

  // `#0` is #000000, and six hexadecimal digits are a colour; "" for anything else.
  static std::string colour_of(std::string_view word) {
    auto is_hex = [](char c) {
      return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
    };
    if (word.size() == 2 && word[0] == '#' && is_hex(word[1])) return '#' + std::string(6, word[1]);
    return word.size() == 6 && std::ranges::all_of(word, is_hex) ? '#' + std::string(word)
                                                                 : std::string();
  }

  bool object(Json& into, int depth) {
    into = Json::object();
    if (take('}')) return true;
    do {
      skip();
      std::string name;
      if (at('"') || at('\'')) {
        if (!quoted_text(name)) return false;
      } else {
        name = bare_text(":,{}[]");
      }
      if (!take(':') || !value(into[name], depth + 1)) return false;
    } while (take(','));
    return take('}');
  }

  bool array(Json& into, int depth) {
    into = Json::array();
    if (take(']')) return true;
    do {
      if (++values_ > most_values) return false;
      Json& element = into.emplace_back(Json::object());
      skip();
      if (!at(',') && !at(']') && !value(element, depth + 1)) return false;
    } while (take(','));
    return take(']');
  }

  bool value(Json& into, int depth) {
    if (depth > deepest || ++values_ > most_values) return false;
    skip();
    if (rest_.empty()) return false;
    if (take('{')) return object(into, depth);
    if (take('[')) return array(into, depth);
    if (at('"') || at('\'')) {
      std::string text;
      const bool closed = quoted_text(text);
      into = std::move(text);
      return closed;
    }
    const std::string_view word = bare_text(",]}");
    if (std::string colour = colour_of(word); !colour.empty()) {
      into = std::move(colour);
      return true;
    }
    // libc++ has no from_chars for numbers with a fraction. The C locale is never left.
    const std::string digits(word);
    char* end = nullptr;
    const double number = std::strtod(digits.c_str(), &end);
    if (word == "t" || word == "true")
      into = true;
    else if (word == "f" || word == "false")
      into = false;
    else if (!digits.empty() && end == digits.c_str() + digits.size())
      into = number;
    else
      into = std::string(word);
    return true;
  }

  std::string_view rest_;
  std::size_t values_ = 0;
};

}  // namespace

Expected<Json> parse_json(const Piece& piece, std::string_view text, const char* where) {
  Checker checker;
  if (Json::sax_parse(text.begin(), text.end(), &checker))
    return Json::parse(text.begin(), text.end(), nullptr, false);
  const bool own_place =
      text.data() >= piece.text.data() && text.data() <= piece.text.data() + piece.text.size();
  const std::size_t offset = std::min(checker.wrong_at ? checker.wrong_at - 1 : 0, text.size());
  return fail_at(piece, own_place && !checker.too_deep ? text.data() + offset : where,
                 checker.too_deep      ? "the JSON is nested too deep"
                 : checker.too_large() ? "the JSON holds more values than a puzzle needs"
                                       : "this is not JSON");
}

Expected<Json> parse_short_json(const Piece& piece, std::string_view text, const char* where) {
  Json json;
  if (ShortParser(text).parse(json)) return json;
  return fail_at(piece, where, "the link does not hold a puzzle in SudokuPad's notation");
}

const Json& member(const Json& json, const char* name) {
  static const Json null;
  if (!json.is_object()) return null;
  const auto it = json.find(name);
  return it == json.end() ? null : *it;
}

std::string text_of(const Json& json, const char* name) {
  const Json& value = member(json, name);
  if (value.is_string()) return value.get<std::string>();
  if (value.is_number()) return value.dump();
  return {};
}

int whole_number(const Json& json) {
  if (json.is_string()) return number(json.get_ref<const std::string&>());
  if (!json.is_number()) return -1;
  const double value = json.get<double>();
  return value >= 0 && value <= 1'000'000 && value == static_cast<int>(value)
             ? static_cast<int>(value)
             : -1;
}

bool says_nothing(const Json& json) {
  return json.is_null() || (json.is_boolean() && !json.get<bool>()) ||
         (json.is_string() && json.get_ref<const std::string&>().empty()) ||
         (json.is_structured() && json.empty());
}

}  // namespace clew::text
