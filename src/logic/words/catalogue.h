// A language: every word and sentence that steps are told in. Another language is another file.
//
// Sentences hold places in braces, which are filled from the evidence (logic/words/tell.cpp):
//   {cell} {value}     of the first placement          {digit} {digits}  the step's digit or digits
//   {base_digit}       the digit of the bases, where that is another
//   {cells} {n}        its cells, and how many         {house}           the house of the first
//   fact {base} {cover}     houses of that role             {places}          the digit's cells in
//   the bases {fins}             base cells outside the covers   {effect}          what follows
//   {pivot} {pincers}  cells of that role              {chain}           the chain, link by link
//   {ons} {offs}       the chain's nodes of each state {pattern} {pair}  the deadly cells, their
//   digits {strong}           houses of strong links          {start} {end}     the chain's ends
//   {forced} {net} {clash} {cases} {cases_stand}   of forcing: see Language
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "clew/layout.h"
#include "clew/technique.h"

namespace clew::words {

struct Told {
  TechniqueId technique;
  std::string_view where, name, reason;  // the three details
};

struct Language {
  std::array<std::string_view, 7> house_kinds, house_kinds_plural;  // by HouseKind
  std::string_view main_diagonal, anti_diagonal, of_grid;           // " of grid {n}"
  std::string_view comma, both, either;                             // ", "  " and "  " or "
  std::array<std::string_view, 11> numbers;                         // none to ten
  std::string_view is;               // "{cells} is {digits}": a placement, a node that is on
  std::string_view cannot;           // an elimination
  std::string_view is_not;           // a node that is off
  std::string_view one_is, none_is;  // the same for nodes of several cells
  std::string_view semicolon;        // between unlike conclusions
  std::string_view if_, then, so;    // "If …, then …, so …"
  // Forcing: an assumption that fails, cases that agree ({net}: what follows, {clash}: how it
  // fails, {cases}: what the cases are about, {cases_stand}: what they are), and the words for
  // these.
  std::string_view refuted, agreed;
  std::string_view case_cell, case_house, case_split;
  std::string_view fails;  // after an assumption within a net
  std::string_view clash_cell, clash_place, clash_twice, clash_pair, clash_two;
  std::string_view error;  // what a step without conclusion says at the end
  // Partitions, by kind; each at details 1, 2 and 3.
  std::array<std::string_view, 3> empty_cell, no_place, repeat, cells_short, digits_short;
  std::span<const Told> techniques;  // in the order of TechniqueId
};

const Language& english();

}  // namespace clew::words
