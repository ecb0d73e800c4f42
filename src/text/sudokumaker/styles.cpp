// How SudokuMaker draws each type of constraint if the setter changes nothing.

#include "text/sudokumaker/item_writer.h"

namespace clew::text::sudokumaker {
namespace {

using Drawn = Constraint::Kind;

Json stroke(const char* colour, double thickness) {
  return {{"color", colour}, {"thickness", thickness}};
}

Json line(const char* colour) { return stroke(colour, 0.15); }

Json ended_line(Json stroke_of_line, const char* fill, Json stroke_of_ends) {
  return {{"lines", std::move(stroke_of_line)},
          {"endPoints", {{"size", 0.8}, {"fill", fill}, {"stroke", std::move(stroke_of_ends)}}}};
}

constexpr const char* grey = "#aaaaaa";
constexpr const char* shade = "#00000033";
constexpr const char* black = "#000000";
constexpr const char* opaque_black = "#000000ff";

}  // namespace

Json style_of(Drawn kind, int number, int digits) {
  switch (kind) {
    case Drawn::main_diagonal:
    case Drawn::anti_diagonal:
      return stroke("#34bbe6ff", 0.02);
    case Drawn::even:
    case Drawn::odd:
      return {{"color", shade}, {"size", 0.8}};
    case Drawn::maximum:
    case Drawn::minimum:
    case Drawn::clone:
      return {{"color", shade}};
    case Drawn::thermometer:
    case Drawn::slow_thermometer:
      return {{"color", "#cccccc"}, {"thickness", 0.3}, {"bulbRadius", 0.4}};
    case Drawn::cage:
    case Drawn::look_and_say:
      return {{"text", {{"color", black}}}, {"cage", {{"color", black}}}};
    case Drawn::quadruple:
      return {{"singleLine", false}};
    case Drawn::group:
      return {{"color", shade}, {"offset", 0.1}};
    case Drawn::renban:
      return line("#f067f0");
    case Drawn::whispers:
      return line(number == (digits + 1) / 2 - 1 ? "#ffa600" : "#67f067");
    case Drawn::palindrome:
      return line("#bbbbbb");
    case Drawn::between:
      return ended_line(stroke(grey, 0.1), "#ffffff80", stroke(grey, 0.02));
    case Drawn::region_sum:
      return line("#2ecbff");
    case Drawn::sequence:
      return line("#cccccc");
    case Drawn::entropic:
      return line("#ffccaa");
    case Drawn::modular:
      return line(number == 2 ? "#ff6666" : "#33bbaa");
    case Drawn::lockout:
      return ended_line(stroke("#aabeefff", 0.1), "#e7e6ff80", stroke("#0000ff80", 0.05));
    case Drawn::arrow:
      return {{"bulb", {{"size", 0.8}, {"fill", "#ffffff"}, {"stroke", stroke(grey, 0.02)}}},
              {"arrow", {{"thickness", 0.05}, {"color", grey}, {"headSize", 0.35}}}};
    case Drawn::double_arrow:
      return ended_line(stroke(grey, 0.05), "#ffffff", stroke(grey, 0.02));
    case Drawn::little_killer:
      return {{"text", {{"color", black}}}, {"arrow", {{"color", black}}}};
    case Drawn::sandwich:
    case Drawn::skyscraper:
      return {{"color", opaque_black}};
    case Drawn::x_sum:
    case Drawn::numbered_room:
      return {{"color", black}};
    case Drawn::row_indexer:
      return {{"color", "#0080f955"}};
    case Drawn::column_indexer:
      return {{"color", "#f9000055"}};
    default:
      return nullptr;
  }
}

}  // namespace clew::text::sudokumaker
