// What constraints are called and what they say.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "clew/evidence.h"
#include "logic/words/evidence.h"
#include "logic/words/speech.h"

namespace clew::words {

/// "the 20-cage at r6c8"; of a rule of the whole layout the cells in question, "r1c1 and r1c2".
std::string rule_name(const Speech&, const Unit&);
std::string rule_names(const Speech&, std::vector<Unit>);
/// With its cells or its ends: "the 8-cage in r1c1 and r1c2".
std::string rule_where(const Speech&, const Unit&);
/// And what it says: "the 8-cage in r1c1 and r1c2 adds to 8 without repeats".
std::string rule_told(const Speech&, const Unit&);

/// The name of a part of a modifier, and what it says: "the doubler in row 3", "there is one doubler in
/// row 3".
std::string modifier_name(const Speech&, const Unit&);
std::string modifier_told(const Speech&, const Unit&);

/// What the facts of one part add up to.
struct Balanced {
  Houses houses;
  std::vector<Unit> taken;
  std::map<CellId, int> factors;     // of the cells that are left
  std::int64_t whole = 0, part = 0;  // in digits: of the houses; of what is taken from them
  std::int64_t whole_cells = 0, part_cells = 0;  // how many cells, each times its factor
  bool differences = false;                      // sums of which some subtract cells
};
Balanced balanced(const Evidence&, int part);

}  // namespace clew::words
