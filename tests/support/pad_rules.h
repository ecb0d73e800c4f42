// Own drawings in SudokuPad's form with their rules in words, and how they are read.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "text/rules/sentences.h"
#include "text/sudokupad/links.h"

namespace clew::text::pad_rules {

using rules::Grammar;
using rules::Meaning;

/// The meanings of the sentences; only `count` if one of them is not understood.
inline std::vector<Meaning> meanings(const Grammar& grammar, const std::string& text) {
  std::vector<Meaning> found;
  for (const rules::Sentence& sentence : parse_rules(grammar, text)) {
    if (!sentence.understood) return {Meaning::count};
    for (const rules::Statement& s : sentence.statements) found.push_back(s.meaning);
  }
  return found;
}

/// Expects each text to have this meaning alone.
inline void expect_meaning(Meaning meaning, std::initializer_list<const char*> texts) {
  const Grammar grammar;
  for (const char* text : texts) EXPECT_EQ(meanings(grammar, text), std::vector{meaning}) << text;
}

struct Case {
  const char* text;
  std::vector<Meaning> meanings;
};
inline void expect_meanings(std::initializer_list<Case> cases) {
  const Grammar grammar;
  for (const Case& c : cases) EXPECT_EQ(meanings(grammar, c.text), c.meanings) << c.text;
}

/// A grid with boxes, to which tests add rules and objects.
inline Json pad(const std::string& rules, int size = 4) {
  const int high = size == 9 ? 3 : 2, wide = size / high;
  Json json = {{"cells", Json::array()},
               {"regions", Json::array()},
               {"metadata", {{"rules", "Normal sudoku rules apply. " + rules}}}};
  for (int r = 0; r < size; ++r) {
    json["cells"].push_back(Json::array());
    for (int c = 0; c < size; ++c) json["cells"].back().push_back(Json::object());
  }
  for (int box = 0; box < size; ++box) {
    json["regions"].push_back(Json::array());
    for (int i = 0; i < size; ++i)
      json["regions"].back().push_back(
          {box / (size / wide) * high + i / wide, box % (size / wide) * wide + i % wide});
  }
  return json;
}

inline Json line(Json points, const char* colour) {
  return {{"wayPoints", points}, {"color", colour}, {"thickness", 10}};
}
inline Json mark(double row, double col, double size, const char* fill, bool round = true) {
  return {{"center", {row, col}},
          {"width", size},
          {"height", size},
          {"rounded", round},
          {"backgroundColor", fill}};
}

inline rules::Reading read(const Json& json) {
  Layouts layouts;
  auto reading = read_explained(json.dump(), layouts);
  EXPECT_TRUE(reading) << reading.error().reason;
  return reading ? std::move(*reading) : rules::Reading{};
}

inline std::string told(const rules::Reading& reading) {
  std::string text;
  for (const auto& reasons : {reading.missing, reading.absent})
    for (const std::string& reason : reasons) text += reason + '\n';
  return text;
}

inline std::vector<std::string> made(const rules::Reading& reading) {
  std::vector<std::string> all;
  for (const auto& m : reading.made) {
    std::string text{word(m.constraint.kind)};
    for (const int v : m.constraint.values) text += ' ' + std::to_string(v);
    text += ':';
    std::size_t i = 0;
    for (const Place p : m.constraint.cells) {
      for (const std::uint16_t split : m.constraint.splits)
        if (split == i) text += " |";
      text += ' ' + std::to_string((p.row + 1) * 10 + p.col + 1);
      ++i;
    }
    all.push_back(std::move(text));
  }
  return all;
}

}  // namespace clew::text::pad_rules
