// Photographs of newspapers with their digits (`photos/imageN.jpg`, `imageN.dat`). No picture is part of the project.
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "clew/photo.h"

namespace clew {
namespace {

namespace files = std::filesystem;

/// The digits of a photograph: two lines of a heading, then nine rows of numbers.
std::vector<Digit> truth_of(const files::path& file) {
  std::ifstream in(file);
  std::string heading;
  std::getline(in, heading);
  std::getline(in, heading);
  std::vector<Digit> digits;
  for (int digit; in >> digit;) digits.push_back(static_cast<Digit>(digit));
  return digits;
}

struct Tally {
  int pictures = 0, unread = 0, wrong_before = 0, wrong_after = 0, wrong_silently = 0, doubts = 0,
      wrong_cells = 0;
};

void compare(const PhotoReading& reading, const std::vector<Digit>& truth, const std::string& name,
             Tally& tally) {
  int before = 0, after = 0;
  bool shown = reading.doubtful;
  for (std::size_t c = 0; c < truth.size(); ++c) {
    before += reading.cells[c].alternatives[0].digit != truth[c];
    after += reading.puzzle.givens[c] != truth[c];
    shown |= reading.puzzle.givens[c] != truth[c] && reading.cells[c].doubt;
    tally.doubts += reading.cells[c].doubt;
  }
  tally.wrong_cells += before;
  tally.wrong_before += before > 0;
  tally.wrong_after += after > 0;
  tally.wrong_silently += after > 0 && !shown;
  if (before || after)
    std::printf("%s: %d cells wrong before the decision, %d after\n", name.c_str(), before, after);
}

TEST(Photographs, AreReadAsTheyArePrinted) {
  const char* const folder = std::getenv("CLEW_PEER_DATA");
  if (!folder || !files::exists(files::path(folder) / "photos"))
    GTEST_SKIP() << "CLEW_PEER_DATA names no photographs";
  Tally tally;
  for (const auto& entry : files::directory_iterator(files::path(folder) / "photos")) {
    if (entry.path().extension() != ".jpg") continue;
    const std::vector<Digit> truth = truth_of(files::path(entry.path()).replace_extension(".dat"));
    ASSERT_EQ(truth.size(), 81U) << entry.path();
    std::ifstream in(entry.path(), std::ios::binary);
    const std::vector<std::uint8_t> bytes(std::istreambuf_iterator<char>(in), {});
    ++tally.pictures;
    const auto picture = decode_picture(bytes);
    ASSERT_TRUE(picture) << entry.path();
    const auto readings = read_photo(*picture);
    if (!readings || readings->front().cells.size() != 81) {
      std::printf("%s: not read\n", entry.path().filename().c_str());
      ++tally.unread;
      continue;
    }
    compare(readings->front(), truth, entry.path().filename(), tally);
  }
  std::printf(
      "%d pictures, %d not read; wrong before the decision %d (%d cells), after it %d, without a "
      "doubt shown %d; "
      "%.2f doubts a picture\n",
      tally.pictures, tally.unread, tally.wrong_before, tally.wrong_cells, tally.wrong_after,
      tally.wrong_silently, static_cast<double>(tally.doubts) / std::max(1, tally.pictures));
  EXPECT_GE(tally.pictures, 160);
  EXPECT_EQ(tally.unread, 0);
  EXPECT_LE(tally.wrong_before, tally.pictures / 100);
  EXPECT_EQ(tally.wrong_after, 0);
  EXPECT_EQ(tally.wrong_silently, 0);
  EXPECT_LT(tally.doubts, tally.pictures);
}

}  // namespace
}  // namespace clew
