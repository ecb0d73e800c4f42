#include "rating/names.h"

namespace clew::rating {
namespace {

const char* of_size(int size) {
  static constexpr const char* words[] = {"", "", "Pair", "Triplet", "Quad"};
  return words[size];
}

std::string loop_name(const Hint& hint) {
  std::string name =
      hint.size == 4 ? "Unique Rectangle" : "Unique Loop " + std::to_string(hint.size);
  return name + " type " + std::to_string(hint.type);
}

const char* nested_suffix(int level) {
  static constexpr const char* words[] = {
      "",
      " (+)",
      " (+ Forcing Chains)",
      " (+ Multiple Forcing Chains)",
      " (+ Dynamic Forcing Chains)",
      " (+ Dynamic Forcing Chains (+ Forcing Chains))",
  };
  return words[level];
}

std::string strong_links_name(const Hint& hint) {
  const std::string size = std::to_string(hint.size);
  const bool grouped = hint.suffix[0] > '0';
  auto has = [&](char type) { return hint.suffix.find(type, 1) != std::string::npos; };
  std::string name;
  if (hint.type)
    name = "(" + size + " Strong Links) " + (grouped ? "Grouped " : "") + "X-Loop";
  else if (grouped)
    name = "Grouped ";
  if (!hint.type) {
    if (!has('0') && !has('2'))
      name += hint.size == 2 ? "Skyscraper" : size + " Skyscrapers";
    else
      name += size + (!has('0') && hint.size < 4 ? "-String Kite" : " Strong links");
  }
  return name + ' ' + hint.suffix;
}

std::string chain_name(const char* kind, const Hint& hint) {
  return (hint.dynamic ? "Dynamic " : "") + std::string(kind) + " Forcing Chains" +
         nested_suffix(hint.level);
}

}  // namespace

std::string name_of(const Hint& hint, const Shape& shape) {
  const bool general = !shape.classic();
  switch (hint.rule) {
    case Rule::hidden_single:
      return "Hidden Single";
    case Rule::direct_locking:
      return hint.rating < 1.8 ? "Direct Pointing" : "Direct Claiming";
    case Rule::direct_hidden_set:
      return std::string("Direct Hidden ") + of_size(hint.size);
    case Rule::naked_single:
      return "Naked Single";
    case Rule::locking:
      return hint.rating < 2.7 ? "Pointing" : "Claiming";
    case Rule::intersection:
      return "Generalized Intersections";
    case Rule::naked_set:
      return std::string(general ? "Generalized " : "") + "Naked " + of_size(hint.size);
    case Rule::hidden_set:
      return std::string("Hidden ") + of_size(hint.size);
    case Rule::fish:
      return hint.size == 2 ? "X-Wing" : hint.size == 3 ? "Swordfish" : "Jellyfish";
    case Rule::xy_wing:
      return "XY-Wing";
    case Rule::xyz_wing:
      return "XYZ-Wing";
    case Rule::unique_loop:
      return loop_name(hint);
    case Rule::bug:
      return "BUG type " + std::to_string(hint.type);
    case Rule::aligned_exclusion:
      return std::string("Aligned ") + of_size(hint.size) + " Exclusion";
    case Rule::strong_links:
      return strong_links_name(hint);
    case Rule::large_wing:
      return std::string("TUVWXYZ").substr(7 - hint.size) + "-Wing " + hint.suffix;
    case Rule::x_cycle:
      return hint.size == 4 ? "Generalized X-Wing" : "Bidirectional X-Cycle";
    case Rule::y_cycle:
      return "Bidirectional Y-Cycle";
    case Rule::xy_cycle:
      return "Bidirectional Cycle";
    case Rule::forcing_x_chain:
      return hint.size == 6 ? "Turbot Fish" : "Forcing X-Chain";
    case Rule::forcing_chain:
      return "Forcing Chain";
    case Rule::nishio:
      return "Nishio Forcing Chains";
    case Rule::cell_chains:
      return chain_name("Cell", hint);
    case Rule::region_chains:
      return chain_name("Region", hint);
    case Rule::double_chains:
      return chain_name("Double", hint);
    case Rule::contradiction_chains:
      return chain_name("Contradiction", hint);
  }
  return {};
}

}  // namespace clew::rating
