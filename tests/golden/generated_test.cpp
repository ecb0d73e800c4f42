// New puzzles of fixed seeds, as fingerprints: a change of the generator that is not meant to change its
// puzzles keeps them. CLEW_RECORD=FILE writes the fingerprints of today; generated.json is such a file.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "clew/generate.h"
#include "clew/text.h"

namespace clew::test {
namespace {

using Json = nlohmann::json;

// FNV-1a, 64 bits.
std::string fingerprint(std::string_view text) {
  std::uint64_t hash = 14695981039346656037u;
  for (const char ch : text) hash = (hash ^ static_cast<unsigned char>(ch)) * 1099511628211u;
  return std::to_string(hash);
}

std::string made(std::string_view layout, const Requirements& wish, std::uint64_t count = 1) {
  std::string text;
  const auto report = generate(*find_layout(layout), wish,
                               {.count = count, .seed = 7, .threads = 2}, [&](const Generated& g) {
                                 text +=
                                     *write({.layout = g.layout, .givens = g.givens}, Format::text);
                                 return true;
                               });
  return fingerprint(report ? text : report.error().reason);
}

// ER, EP and ED of new puzzles.
std::string rated(std::string_view layout, std::uint64_t count) {
  std::string text;
  const auto report =
      generate(*find_layout(layout), {}, {.count = count, .seed = 7, .threads = 2, .rate = true},
               [&](const Generated& g) {
                 text += std::to_string(g.rating->er) + ' ' + std::to_string(g.rating->ep) + ' ' +
                         std::to_string(g.rating->ed) + ' ';
                 return true;
               });
  return report ? text : report.error().reason;
}

Json generated() {
  Json all;
  for (const ClueFamily& family : clue_families()) {
    const int index = *find_clue_family(family.name);
    const std::string name(family.name);
    const char* const small = family.name == "lockout" ? "8x8" : "6x6";
    all[name + " " + small] = made(small, {.with = {index}}, 4);
    all[name + " minimal"] = made(small, {.with = {index}, .minimal = true});
    all[name + " 9x9"] = made("9x9", {.with = {index}});
  }
  const int killer = *find_clue_family("killer"), thermo = *find_clue_family("thermo");
  all["two families"] = made("9x9", {.with = {killer, thermo}}, 2);
  for (const char* layout : {"9x9", "x-6x6", "6x6+nonconsecutive", "latin-5+antiking", "tridoku"}) {
    all[std::string(layout) + " plain"] = made(layout, {}, 2);
    all[std::string(layout) + " minimal"] = made(layout, {.minimal = true}, 2);
    std::string grids;
    for (std::uint64_t n = 0; n < 3; ++n)
      for (const Digit d : *random_grid(*find_layout(layout), 7, n))
        grids += std::to_string(d) + ' ';
    all[std::string(layout) + " grids"] = fingerprint(grids);
  }
  for (const auto symmetry :
       {GivensSymmetry::point, GivensSymmetry::rotational, GivensSymmetry::full})
    all["9x9 " + std::string(name(symmetry))] = made("9x9", {.symmetry = symmetry}, 2);
  all["9x9 ratings"] = rated("9x9", 30);
  for (const char* layout : {"x-6x6", "x-9x9", "twodoku", "tridoku", "6x6"})
    all[std::string(layout) + " ratings"] = rated(layout, 5);
  all["9x9 26 clues"] = made("9x9", {.clues = 26}, 2);
  all["9x9 hard"] = made("9x9", {.level = Level::hard}, 2);
  return all;
}

TEST(Generated, SeedsKeepTheirPuzzles) {
  const Json now = generated();
  if (const char* const file = std::getenv("CLEW_RECORD"))
    std::ofstream(file) << now.dump(1) << '\n';
  const Json kept = Json::parse(std::ifstream(std::filesystem::path(CLEW_TEST_DATA).parent_path() /
                                              "golden" / "generated.json"));
  EXPECT_EQ(now.size(), kept.size());
  for (const auto& [name, value] : now.items()) EXPECT_EQ(value, kept.value(name, "")) << name;
}

}  // namespace
}  // namespace clew::test
