// Reads the puzzles of a folder of peer data (`layouts/*.jsonl`) whose rules are all of the form
// "these cells differ", one record a line. Tests that use them run if CLEW_PEER_DATA names the
// folder.
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "clew/puzzle.h"

namespace clew::test {

struct PeerRecord {
  std::string id, kind;
  Puzzle puzzle;
  std::vector<Digit> solution;  // empty unless there is exactly one
  std::string count;            // "0", "1" or "2+"
};

class PeerReader {
 public:
  using Json = nlohmann::json;

  /// The records of one file; those of a kind with other rules are left out.
  std::vector<PeerRecord> read(const std::filesystem::path& file) {
    std::vector<PeerRecord> records;
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);)
      if (auto record = parse(Json::parse(line, nullptr, false)))
        records.push_back(std::move(*record));
    return records;
  }

  std::optional<PeerRecord> parse(const Json& json) {
    if (!json.is_object()) return std::nullopt;
    PeerRecord record;
    record.kind = json.value("kind", "");
    record.id = json.value("id", record.kind);
    record.count = json.value("count", "1");
    const LayoutPtr layout = layout_of(json);
    if (!layout) return std::nullopt;
    record.puzzle.layout = layout;
    record.puzzle.givens = digits(json.at("grid"));
    if (json.contains("solution") && record.count == "1")
      record.solution = digits(json.at("solution"));
    if (record.puzzle.givens.size() != static_cast<std::size_t>(layout->size()))
      return std::nullopt;
    return record;
  }

 private:
  // One digit a cell; holes are left out.
  static std::vector<Digit> digits(const Json& grid) {
    std::string text;
    if (grid.is_string()) text = grid.get<std::string>();
    if (grid.is_array())
      for (const Json& row : grid) text += row.get<std::string>();
    std::vector<Digit> result;
    for (const char c : text) {
      if (c == '#') continue;
      int d = 0;
      if (c >= '1' && c <= '9') d = c - '0';
      if (c >= 'A' && c <= 'Z') d = c - 'A' + 10;
      if (c >= 'a' && c <= 'z') d = c - 'a' + 36;
      result.push_back(static_cast<Digit>(d));
    }
    return result;
  }

  LayoutPtr layout_of(const Json& json) {
    const std::string kind = json.value("kind", "");
    const std::string family = kind.substr(0, kind.find('_'));
    const std::string key = kind + json.value("box", Json()).dump() +
                            json.value("subgrids", Json()).dump() + json.value("regions", "");
    if (const auto known = layouts_.find(key); known != layouts_.end()) return known->second;
    auto layout = [&]() -> Expected<LayoutPtr> {
      constexpr std::array in_catalogue{"asterisk", "girandola", "centerdot",
                                        "argyle",   "tridoku",   "roxdoku"};
      if (std::count(in_catalogue.begin(), in_catalogue.end(), family)) return find_layout(family);
      if (auto spec = spec_of(json, family)) return build(std::move(*spec));
      return fail("rules beyond differing cells");
    }();
    return layouts_[key] = layout ? *layout : nullptr;
  }

  static std::optional<LayoutSpec> spec_of(const Json& json, const std::string& family) {
    constexpr std::array families{"std",        "x",        "hyper",     "hyperx", "disjoint",
                                  "antiknight", "antiking", "antichess", "latin",  "jigsaw",
                                  "jigsawx",    "multi",    "samurai"};
    if (!std::count(families.begin(), families.end(), family)) return std::nullopt;
    const int digits = json.at("digits");
    SubGrid grid{.height = digits, .width = digits};
    if (json.contains("box")) {
      grid.box_height = json.at("box").at(0);
      grid.box_width = json.at("box").at(1);
    } else if (family == "std") {
      grid.box_height = grid.box_width = 3;
    }
    for (const char c : json.value("regions", ""))
      grid.regions.push_back(static_cast<std::uint16_t>(c));
    LayoutSpec spec{.digits = digits, .grids = {grid}};
    if (json.contains("subgrids")) {
      spec.grids.clear();
      for (const Json& at : json.at("subgrids")) {
        grid.at = {at.at(0), at.at(1)};
        spec.grids.push_back(grid);
      }
    }
    using Kind = Constraint::Kind;
    auto when = [&](bool drawn, Kind kind) {
      if (drawn) spec.add({kind});
    };
    const bool crossed = family == "x" || family == "hyperx" || family == "jigsawx";
    when(crossed, Kind::main_diagonal);
    when(crossed, Kind::anti_diagonal);
    when(family == "hyper" || family == "hyperx", Kind::windows);
    when(family == "disjoint", Kind::disjoint);
    when(family == "antiknight" || family == "antichess", Kind::antiknight);
    when(family == "antiking" || family == "antichess", Kind::antiking);
    return spec;
  }

  std::map<std::string, LayoutPtr> layouts_;
};

/// The folder that CLEW_PEER_DATA names, if there is one.
inline std::optional<std::filesystem::path> peer_data() {
  const char* folder = std::getenv("CLEW_PEER_DATA");
  if (!folder || !std::filesystem::is_directory(folder)) return std::nullopt;
  return folder;
}

/// The files of peer puzzles, in order of name.
inline std::vector<std::filesystem::path> peer_files(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder / "layouts"))
    if (entry.path().extension() == ".jsonl") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace clew::test
