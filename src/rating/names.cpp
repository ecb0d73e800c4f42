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

std::string name_of(const Hint& hint, const RatingLayout& shape) {
  const bool general = !shape.classic();
  switch (hint.rule) {
    case HintRule::hidden_single:
      return "Hidden Single";
    case HintRule::direct_locking:
      return hint.rating < 1.8 ? "Direct Pointing" : "Direct Claiming";
    case HintRule::direct_hidden_set:
      return std::string("Direct Hidden ") + of_size(hint.size);
    case HintRule::naked_single:
      return "Naked Single";
    case HintRule::locking:
      return hint.rating < 2.7 ? "Pointing" : "Claiming";
    case HintRule::intersection:
      return "Generalized Intersections";
    case HintRule::naked_set:
      return std::string(general ? "Generalized " : "") + "Naked " + of_size(hint.size);
    case HintRule::hidden_set:
      return std::string("Hidden ") + of_size(hint.size);
    case HintRule::fish:
      return hint.size == 2 ? "X-Wing" : hint.size == 3 ? "Swordfish" : "Jellyfish";
    case HintRule::xy_wing:
      return "XY-Wing";
    case HintRule::xyz_wing:
      return "XYZ-Wing";
    case HintRule::unique_loop:
      return loop_name(hint);
    case HintRule::bug:
      return "BUG type " + std::to_string(hint.type);
    case HintRule::aligned_exclusion:
      return std::string("Aligned ") + of_size(hint.size) + " Exclusion";
    case HintRule::strong_links:
      return strong_links_name(hint);
    case HintRule::large_wing:
      return std::string("TUVWXYZ").substr(7 - hint.size) + "-Wing " + hint.suffix;
    case HintRule::x_cycle:
      return hint.size == 4 ? "Generalized X-Wing" : "Bidirectional X-Cycle";
    case HintRule::y_cycle:
      return "Bidirectional Y-Cycle";
    case HintRule::xy_cycle:
      return "Bidirectional Cycle";
    case HintRule::forcing_x_chain:
      return hint.size == 6 ? "Turbot Fish" : "Forcing X-Chain";
    case HintRule::forcing_chain:
      return "Forcing Chain";
    case HintRule::nishio:
      return "Nishio Forcing Chains";
    case HintRule::cell_chains:
      return chain_name("Cell", hint);
    case HintRule::region_chains:
      return chain_name("Region", hint);
    case HintRule::double_chains:
      return chain_name("Double", hint);
    case HintRule::contradiction_chains:
      return chain_name("Contradiction", hint);
  }
  return {};
}

}  // namespace clew::rating
