// Reading a puzzle from a photograph: finds the grid, reads its cells, and lets the solver decide between likely
// readings.
//
// Nothing here opens a file. Every call may run on any thread. Memory: about 30 bytes a pixel of the working image
// (1000 pixels on its longer side) and 4 bytes a pixel of the grid itself, besides the picture.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "clew/error.h"
#include "clew/puzzle.h"
#include "clew/stop.h"

namespace clew {

/// A picture: rows from the top, each of `width` pixels of three bytes (red, green, blue).
struct Picture {
  int width = 0, height = 0;
  std::vector<std::uint8_t> rgb;

  /// The largest picture that is read, in pixels.
  static constexpr std::size_t most_pixels = 100'000'000;
};

/// Decodes a JPEG, PNG or WebP file. Transparent parts become white. A turn that EXIF asks for is not carried out. Fails
/// if the file has another format, is cut off or damaged, or has more than `most_pixels`. Memory: at most 12 bytes a
/// pixel and 16 MB, besides the file.
Expected<Picture> decode_picture(std::span<const std::uint8_t> file,
                                 std::size_t most_pixels = Picture::most_pixels);

/// One way to read a cell.
struct CellReading {
  Digit digit = 0;        // 0: blank
  float probability = 0;  // 0 to 1
};

/// A cell of the grid in the picture.
struct PhotoCell {
  Digit digit = 0;                        // as read in the end; 0: blank
  bool entry = false;                     // written by hand
  bool doubt = false;                     // to be looked at by a person
  float probability = 0;                  // of `digit`, before the decision
  std::vector<CellReading> alternatives;  // every reading of at least 0.001, the likeliest first
};

/// One way to read the total of a cage.
struct CageTotal {
  int total = 0;
  float probability = 0;  // 0 to 1
};

/// A killer cage in the picture.
struct PhotoCage {
  std::vector<CellId> cells;            // ascending; the total stands in the first
  int total = 0;                        // as read in the end; 0: none is printed
  bool doubt = false;                   // its total is to be looked at by a person
  std::vector<CageTotal> alternatives;  // every reading of at least 0.001, the likeliest first
};

/// Place in the picture, in pixels from its upper left corner.
struct PicturePoint {
  double x = 0, y = 0;
};

/// How a reading was reached.
enum class PhotoDecision : std::uint8_t {
  read,     // the likeliest reading has exactly one solution
  decided,  // a less likely reading was taken, because it has exactly one solution
  open      // no likely reading has exactly one solution
};

/// A puzzle in a picture.
struct PhotoReading {
  Puzzle puzzle;                 // printed digits as givens, handwritten ones as entries
  std::vector<PhotoCell> cells;  // one a cell of the layout
  std::vector<PhotoCage> cages;  // by their first cells
  PhotoDecision decision = PhotoDecision::open;
  double cost = 0;  // nats that the decision lies below the likeliest reading
  bool doubtful =
      false;  // the whole is in doubt: undecided, decided against strong evidence, or regions or cages not read
  int turn = 0;  // quarter turns clockwise that the picture needs to stand upright
  /// Corners of the grid, clockwise from the one that is at the upper left when the grid stands upright.
  std::array<PicturePoint, 4> corners;
  /// Crossings of the grid's lines, row by row of the upright grid: (rows + 1) * (rows + 1).
  std::vector<PicturePoint> crossings;
  std::vector<CellId>
      conflicts;    // cells whose digits repeat in a house or leave no solution; only if `open`
  float frame = 0;  // 0 to 1: how well the lines of the grid were seen
};

struct PhotoOptions {
  bool every = false;  // every puzzle of the page, from the largest; otherwise the first alone
  int size = 0;        // rows of the grid: 6, 9 or 16; 0: any of these
  int most_readings = 2000;  // readings that the solver is asked about
  Stop stop;
};

/// Reads the puzzles in a picture; at least one. Fails if no grid is found.
Expected<std::vector<PhotoReading>> read_photo(const Picture&, const PhotoOptions& = {});

/// Returns the upright grid straightened: a picture of `cell` pixels a cell on each side, without margins.
Picture straighten(const Picture&, const PhotoReading&, int cell = 40);

}  // namespace clew
