// Every puzzle with known Sudoku Explainer ratings, compared with those ratings.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "clew/rate.h"
#include "support/peer_data.h"
#include "verbs/json.h"
#include "verbs/rate.h"

namespace clew {
namespace {

std::vector<std::string> fields(const std::string& line) {
  std::vector<std::string> result;
  std::istringstream in(line);
  for (std::string field; std::getline(in, field, '\t');) result.push_back(field);
  return result;
}

Tenths tenths(const std::string& s) { return static_cast<int>(std::atof(s.c_str()) * 10 + 0.5); }

void compare(const std::string& givens, const std::string& layout,
             const std::vector<std::string>& want, std::map<std::string, Rater>& raters,
             Scale scale = {}) {
  Puzzle p;
  p.layout = *find_layout(layout);
  for (char ch : givens)
    p.givens.push_back(ch >= '1' && ch <= '9' ? static_cast<Digit>(ch - '0') : 0);
  auto rater = raters.find(layout);
  if (rater == raters.end()) rater = raters.emplace(layout, *Rater::make(p.layout, scale)).first;
  const auto got = rater->second.rate(p);
  ASSERT_TRUE(got);
  EXPECT_EQ(got->er, tenths(want[0])) << givens;
  EXPECT_EQ(got->ep, tenths(want[1])) << givens;
  EXPECT_EQ(got->ed, tenths(want[2])) << givens;
}

/// The rows of se/ratings.tsv.
template <class F>
void each_classic(const std::filesystem::path& data, F f) {
  std::ifstream in(data / "se/ratings.tsv");
  std::string line;
  for (std::getline(in, line); std::getline(in, line);) f(fields(line));
}

TEST(SudokuExplainer, ClassicRatings) {
  const auto data = test::peer_data();
  if (!data) GTEST_SKIP() << "CLEW_PEER_DATA names no folder";
  std::map<std::string, Rater> raters;
  int rows = 0;
  each_classic(*data, [&](const auto& f) {
    compare(f[0], "9x9", {f[1], f[2], f[3]}, raters);
    ++rows;
  });
  EXPECT_EQ(rows, 1700);
}

TEST(SukakuExplainer, ClassicRatings) {
  const auto data = test::peer_data();
  if (!data) GTEST_SKIP() << "CLEW_PEER_DATA names no folder";
  std::map<std::string, Rater> raters;
  int rows = 0;
  each_classic(*data, [&](const auto& f) {
    if (f[13].empty()) return;
    std::string er, ep, ed;
    std::istringstream numbers(f[13]);
    std::getline(std::getline(std::getline(numbers, er, '/'), ep, '/'), ed);
    compare(f[0], "9x9", {er, ep, ed}, raters, Scale::sukaku_explainer);
    ++rows;
  });
  EXPECT_EQ(rows, 334);
}

// The checker proves each step of a sample of the paths, chains and nested chains among them.
class Evidence : public testing::TestWithParam<Scale> {};

TEST_P(Evidence, IsProven) {
  const auto data = test::peer_data();
  if (!data) GTEST_SKIP() << "CLEW_PEER_DATA names no folder";
  std::ifstream in(*data / "se/ratings.tsv");
  auto desk = *verbs::RatingDesk::make(*find_layout("9x9"), GetParam());
  std::string line;
  std::getline(in, line);
  int rated = 0, row = 0;
  for (; std::getline(in, line); ++row) {
    if (row % 20) continue;
    ++rated;
    Puzzle p;
    p.layout = desk.layout();
    for (char ch : line.substr(0, 81))
      p.givens.push_back(ch >= '1' && ch <= '9' ? static_cast<Digit>(ch - '0') : 0);
    const verbs::Json answer = desk.json(p, {.trace = true, .verify = true});
    EXPECT_FALSE(answer["trace"].empty()) << line.substr(0, 81);
    for (const verbs::Json& step : answer["trace"])
      EXPECT_EQ(step["verified"], true) << line.substr(0, 81) << ' ' << step.dump();
  }
  EXPECT_EQ(row, 1700);
  EXPECT_EQ(rated, 85);
}

INSTANTIATE_TEST_SUITE_P(Scales, Evidence,
                         testing::Values(Scale::sudoku_explainer, Scale::sukaku_explainer));

TEST(SudokuExplainer, VariantRatings) {
  const auto data = test::peer_data();
  if (!data) GTEST_SKIP() << "CLEW_PEER_DATA names no folder";
  const std::map<std::string, std::string> layouts = {
      {"x", "x-9x9"}, {"w", "hyper"}, {"dg", "disjoint"}, {"ak", "antiknight"}};
  std::ifstream in(*data / "se/variant_ratings.tsv");
  std::map<std::string, Rater> raters;
  std::string line;
  int rows = 0;
  for (std::getline(in, line); std::getline(in, line); ++rows) {
    const auto f = fields(line);
    compare(f[1], layouts.at(f[0]), {f[2], f[3], f[4]}, raters);
  }
  EXPECT_EQ(rows, 70);
}

}  // namespace
}  // namespace clew
