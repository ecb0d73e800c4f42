// A new verb: its file here and a line in this table and in commands.h.
#include <algorithm>
#include <iterator>

#include "commands.h"

namespace clew::cli {
namespace {

constexpr Command others[] = {
    {"rate", "the difficulty of a puzzle: ER/EP/ED and level", rate},
    {"generate", "new puzzles to order", generate},
    {"grids", "the number of complete grids of a layout", grids},
    {"clues", "every puzzle with N clues of a grid", clues},
    {"unavoidable", "cells of a grid that can be filled in another way", unavoidable},
    {"canon", "one form for all equivalent puzzles or grids", canon},
    {"explain", "the path that solves a puzzle, step by step", explain},
    {"hint", "the next step, or the mistakes", hint},
    {"find", "every instance of a technique", find},
    {"prove", "checks a deduction, and names its technique", prove},
    {"techniques", "the table of techniques", techniques},
    {"backdoors", "single placements that make a puzzle easy", backdoors},
    {"library", "a database of graded puzzles", library},
    {"layouts", "the catalogue of layouts", layouts},
#ifdef CLEW_PHOTO
    {"photo", "puzzles from photographs", photo},
#endif
    {"read", "the interpretation of a published drawing", read},
    {"convert", "puzzles from any format into another", convert},
    {"serve", "the page at an address of this machine", serve},
    {"mcp", "tools for assistants, over standard input and output", mcp},
    {"bench", "the kernels against each other and the plain solver", bench},
};

constexpr auto table = [] {
  std::array<Command, first_commands.size() + std::size(others)> all{};
  std::ranges::copy(others, std::ranges::copy(first_commands, all.begin()).out);
  return all;
}();

}  // namespace

std::span<const Command> commands() { return table; }

}  // namespace clew::cli
