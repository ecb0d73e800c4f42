// The command line as run by tests; JSON output is checked against the schema.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "support/process.h"
#include "support/schema.h"

namespace clew::test {

/// A drawing of f-puzzles with its rules in words: an empty 4x4.
inline constexpr const char* drawing =
    R"({"size": 4, "ruleset": "Normal sudoku rules apply.", "grid": )"
    R"([[{}, {}, {}, {}], [{}, {}, {}, {}], [{}, {}, {}, {}], [{}, {}, {}, {}]]})";

/// Every line of JSON must match the schema of this verb's line, or be an error.
inline void expect_as_described(std::string verb, const std::string& out) {
  static const Schema schema;
  verb[0] = static_cast<char>(verb[0] - 'a' + 'A');
  if (!schema.defs().contains(verb + "Answer")) return;  // library and bench
  const std::string answer = verb + (schema.defs().contains(verb + "Line") ? "Line" : "Answer");
  std::istringstream lines(out);
  for (std::string line; std::getline(lines, line);) {
    const auto json = Schema::Json::parse(line, nullptr, false);
    ASSERT_FALSE(json.is_discarded()) << verb << ": " << line;
    EXPECT_EQ(schema.wrong(json.contains("error") ? "FailureLine" : answer, json), "") << line;
  }
}

inline Ran clew(const std::vector<std::string>& arguments, std::string_view input = {}) {
  Ran ran = run(CLEW_BINARY, arguments, input);
  if (std::find(arguments.begin(), arguments.end(), "--json") != arguments.end() &&
      ran.status < 128)
    expect_as_described(arguments[0], ran.out);
  return ran;
}

inline std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

}  // namespace clew::test
