#include "layouts/whole.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "base/assert.h"
#include "base/nearest.h"

namespace clew {
namespace {

using Kind = Constraint::Kind;

// In puzzle text `diagonal` is followed by the diagonal's name. Alone, the word could mean both
// diagonals.
constexpr std::string_view both_diagonals = "x";
constexpr std::pair<Kind, std::string_view> other_words[] = {{Kind::main_diagonal, "maindiagonal"},
                                                             {Kind::windows, "windows"}};

std::string_view word_of(Kind kind) {
  const auto other =
      std::ranges::find(other_words, kind, &std::pair<Kind, std::string_view>::first);
  return other == std::end(other_words) ? word(kind) : other->second;
}

Kind kind_named(std::string_view name) {
  for (const auto& [kind, word] : other_words)
    if (word == name) return kind;
  const Kind kind = kind_of(name);
  return of_whole(kind) && kind != Kind::main_diagonal ? kind : Kind::count;
}

std::string without_hyphens(std::string_view word) {
  std::string result(word);
  std::erase_if(result, [](char c) { return c == '-' || c == ' '; });
  return result;
}

std::unexpected<Error> no_such(std::string_view word) {
  Nearest nearest(word);
  std::string all(both_diagonals);
  nearest.consider(both_diagonals);
  for (const Kind kind : of_whole_layout) {
    const std::string_view known = word_of(kind);
    nearest.consider(known);
    all += " " + std::string(known);
  }
  const std::string question = nearest.question();
  return fail("no constraint of a whole layout is called '" + std::string(word.substr(0, 64)) +
              "'" + (question.empty() ? "; there are " + all : question));
}

// "5:10"
std::optional<std::vector<int>> values_of(std::string_view text) {
  std::vector<int> values;
  for (const char* at = text.data(); at < text.data() + text.size() || values.empty();) {
    int value = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(at, end, value);
    if (error != std::errc{} || (stop != end && (*stop != ':' || stop + 1 == end))) return {};
    values.push_back(value);
    at = stop + (stop != end);
  }
  return values;
}

// "0-8"
Expected<void> add_values(LayoutSpec& spec, std::string_view text) {
  auto read = Values::read(text);
  if (!read) return fail(read.error().reason);
  if (read->digits != spec.digits)
    return fail("this layout has " + std::to_string(spec.digits) + " digits, not " +
                std::to_string(read->digits));
  spec.values = std::move(read->values);
  return {};
}

Expected<void> add_one(LayoutSpec& spec, std::string_view word) {
  const std::size_t colon = word.find(':');
  if (word.substr(0, colon) == "digits")
    return add_values(spec, colon == word.npos ? std::string_view{} : word.substr(colon + 1));
  const std::string plain = without_hyphens(word.substr(0, colon));
  if (plain == both_diagonals || plain == "diagonals") {
    spec.add({Kind::main_diagonal});
    spec.add({Kind::anti_diagonal});
    return colon == word.npos ? Expected<void>{} : fail("diagonals take no numbers");
  }
  ConstraintSpec constraint{kind_named(plain)};
  if (constraint.kind == Kind::count) return no_such(word.substr(0, colon));
  if (colon != word.npos) {
    auto values = values_of(word.substr(colon + 1));
    if (!values)
      return fail("numbers behind a constraint's name stand as in nosum:5:10, not '" +
                  std::string(word.substr(0, 64)) + "'");
    constraint.values = std::move(*values);
  }
  if (auto ok = check(constraint, spec.digits, spec.values); !ok)
    return colon == word.npos ? fail(ok.error().reason + ", as in nosum:5:10") : ok;
  if (constraint.kind == Kind::flatmates && spec.digits % 2 == 0)
    return fail("Dutch flatmates need a middle digit, and " + std::to_string(spec.digits) +
                " digits have none");
  if (std::ranges::find(spec.constraints, constraint) == spec.constraints.end())
    spec.add(std::move(constraint));
  return {};
}

}  // namespace

Expected<void> add_named(LayoutSpec& spec, std::string_view words) {
  for (;;) {
    const std::size_t end = std::min(words.find('+'), words.size());
    if (end == 0) return fail("a constraint's name is missing beside a +");
    if (auto ok = add_one(spec, words.substr(0, end)); !ok) return ok;
    if (end == words.size()) return {};
    words.remove_prefix(end + 1);
  }
}

std::string named(const std::vector<ConstraintSpec>& constraints) {
  const auto has = [&](Kind kind) {
    return std::ranges::find(constraints, kind, &ConstraintSpec::kind) != constraints.end();
  };
  const bool both = has(Kind::main_diagonal) && has(Kind::anti_diagonal);
  std::string names;
  for (const ConstraintSpec& c : constraints) {
    if (both && c.kind == Kind::anti_diagonal) continue;
    names += '+';
    names += both && c.kind == Kind::main_diagonal ? both_diagonals : word_of(c.kind);
    for (const int value : c.values) names += ':' + std::to_string(value);
  }
  CLEW_ASSERT(std::ranges::all_of(constraints, [](const ConstraintSpec& c) {
    return c.cells.empty() && kind_named(without_hyphens(word_of(c.kind))) == c.kind;
  }));
  return names;
}

}  // namespace clew
