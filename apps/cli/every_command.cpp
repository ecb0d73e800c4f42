// A new verb: its file here and a line in this table and in commands.h.
#include "commands.h"

namespace clew::cli {
namespace {

constexpr Command table[] = {
    {"solve", "one solution of each puzzle and how many there are, or all", solve},
    {"count", "the exact number of solutions", count},
    {"candidates", "for each cell the digits that occur in some solution", candidates},
    {"check", "what is wrong with a puzzle", check},
    {"rate", "how hard a puzzle is: ER/EP/ED and level", rate},
    {"generate", "new puzzles to order", generate},
    {"grids", "how many complete grids a layout has", grids},
    {"clues", "every puzzle with so many clues of a grid", clues},
    {"unavoidable", "cells of a grid that can be filled in another way", unavoidable},
    {"canon", "one form for all equivalent puzzles or grids", canon},
    {"explain", "the path that solves a puzzle, step by step", explain},
    {"hint", "the next step, or what is wrong", hint},
    {"find", "every instance of a technique", find},
    {"techniques", "the table of techniques", techniques},
    {"backdoors", "single placements that make a puzzle easy", backdoors},
    {"library", "a database of graded puzzles", library},
    {"layouts", "the catalogue of layouts", layouts},
    {"convert", "puzzles from any form into another", convert},
    {"serve", "the page at an address of this machine", serve},
    {"bench", "the kernels against each other and the plain solver", bench},
};

}  // namespace

std::span<const Command> commands() { return table; }

}  // namespace clew::cli
