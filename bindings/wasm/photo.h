// The flat boundary of the module that reads photographs: pixels in, JSON and straightened grids out. Memory is
// managed as in boundary.h.
#pragma once

#include <cstdint>

#include "boundary.h"

extern "C" {

/// An answer is in the module's memory until clew_free(answer).
struct ClewPhoto {
  char* text;
  std::uint32_t text_size;
  std::uint8_t* pixels;
  std::uint32_t pixels_size;
};

/// Reads every puzzle of a picture. `rgba`: four bytes a pixel, rows from the top; alpha is ignored. Never null. The text
/// is an object as `clew photo --json` writes it for each puzzle, in a list `puzzles`, or has an `error`. The pixels
/// are the grids, straightened and upright, one after another, RGBA with `cell` (8 to 200) pixels a cell on each side.
ClewPhoto* clew_photo(const std::uint8_t* rgba, std::uint32_t width, std::uint32_t height,
                      std::uint32_t cell);
}
