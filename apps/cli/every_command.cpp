// A new verb: its file here and a line in this table and in commands.h.
#include <algorithm>
#include <iterator>

#include "commands.h"

namespace clew::cli {
namespace {

constexpr Command others[] = {
    {"rate", "how hard a puzzle is: ER/EP/ED and level", rate},
    {"generate", "new puzzles to order", generate},
    {"grids", "how many complete grids a layout has", grids},
    {"clues", "every puzzle with so many clues of a grid", clues},
    {"unavoidable", "cells of a grid that can be filled in another way", unavoidable},
    {"canon", "one form for all equivalent puzzles or grids", canon},
    {"explain", "the path that solves a puzzle, step by step", explain},
    {"hint", "the next step, or what is wrong", hint},
    {"find", "every instance of a technique", find},
    {"prove", "whether a deduction follows now, and by what", prove},
    {"techniques", "the table of techniques", techniques},
    {"backdoors", "single placements that make a puzzle easy", backdoors},
    {"library", "a database of graded puzzles", library},
    {"layouts", "the catalogue of layouts", layouts},
    {"photo", "puzzles from photographs", photo},
    {"read", "how the rules of a published drawing are read", read},
    {"convert", "puzzles from any form into another", convert},
    {"serve", "the page at an address of this machine", serve},
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
