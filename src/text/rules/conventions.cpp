#include "text/rules/conventions.h"

#include <algorithm>

#include "text/rules/line_shapes.h"

namespace clew::text::rules {
namespace {

bool begins_at(const Object& line, const Object& bulb) {
  return is_bulb_of(bulb, line) &&
         (bulb.cells[0] == line.cells.front() || bulb.cells[0] == line.cells.back());
}

bool is_on(Place p, const Object& line) {
  return std::ranges::find(line.cells, p) != line.cells.end();
}

class Conventions {
 public:
  explicit Conventions(const std::vector<Object>& objects) : objects_(objects) {
    find_thermometers();
  }

  std::string rules() const {
    std::string text = "Normal sudoku rules apply.";
    auto say = [&](std::string_view sentence, auto means) {
      if (std::ranges::any_of(objects_, means)) text += '\n' + std::string(sentence);
    };
    auto sort = [](Sort wanted) { return [=](const Object& o) { return o.sort == wanted; }; };
    auto dot = [](Hue hue) {
      return [=](const Object& o) { return o.sort == Sort::dot && hue_of(o.colour) == hue; };
    };
    auto letter = [](std::string_view name) {
      return [=](const Object& o) { return o.sort == Sort::letter && o.text == name; };
    };
    auto line = [&](Hue hue) {
      return [this, hue](const Object& o) { return is_line(o) && hue_of(o.colour) == hue; };
    };
    auto beside = [](bool diagonal) {
      return [=](const Object& o) {
        return o.sort == Sort::beside && diagonal == (o.step.row != 0 && o.step.col != 0);
      };
    };
    say("Digits in a cage do not repeat.", sort(Sort::cage));
    say("Digits in a cage sum to the total given.",
        [](const Object& o) { return o.sort == Sort::cage && o.value > 0; });
    say("Digits do not repeat along marked diagonals.", sort(Sort::diagonal));
    say("Digits on an arrow sum to the digit in its circle.", sort(Sort::arrow));
    say("Digits on a thermometer increase from the bulb.",
        [this](const Object& o) { return is_thermometer(o); });
    say("Digits separated by a white dot are consecutive.", dot(Hue::white));
    say("Digits separated by a black dot are in a ratio of 2:1.", dot(Hue::black));
    say("Digits separated by an X sum to 10.", letter("x"));
    say("Digits separated by a V sum to 5.", letter("v"));
    say("Inequality signs point to the smaller digit.", sort(Sort::sign));
    say("Digits in a circle must appear in the surrounding cells.", sort(Sort::corner));
    say("A digit in a grey circle is odd.", [this](const Object& o) { return is_odd(o); });
    say("A digit in a grey square is even.",
        [](const Object& o) { return o.sort == Sort::square && hue_of(o.colour) == Hue::grey; });
    say("Grey lines without bulbs are palindromes.", line(Hue::grey));
    say("Adjacent digits on a green line differ by at least 5.", line(Hue::green));
    say("Digits on a purple line are a set of consecutive digits in any order.", line(Hue::purple));
    say("Box borders divide blue lines into segments with the same sum.", line(Hue::blue));
    say("Clues outside the grid give the sum of the digits along the indicated diagonal.",
        beside(true));
    say("Clues outside the grid give the sum of the digits between the 1 and the 9.",
        beside(false));
    return text;
  }

 private:
  // Finds the lines from a bulb, and those of the same hue that meet one of them: branches.
  void find_thermometers() {
    auto meets = [](const Object& line, const Object& other) {
      return hue_of(other.colour) == hue_of(line.colour) &&
             std::ranges::any_of(line.cells, [&](Place p) { return is_on(p, other); });
    };
    auto is_one = [&](const Object& line) {
      return std::ranges::any_of(objects_,
                                 [&](const Object& bulb) { return begins_at(line, bulb); }) ||
             std::ranges::any_of(thermometers_, [&](const Object* t) { return meets(line, *t); });
    };
    for (std::size_t before = thermometers_.size() + 1; before != thermometers_.size();) {
      before = thermometers_.size();
      for (const Object& o : objects_)
        if (o.sort == Sort::line && !is_thermometer(o) && is_one(o)) thermometers_.push_back(&o);
    }
  }

  bool is_thermometer(const Object& o) const {
    return std::ranges::find(thermometers_, &o) != thermometers_.end();
  }
  bool is_line(const Object& o) const { return o.sort == Sort::line && !is_thermometer(o); }

  bool is_odd(const Object& o) const {
    return is_bulb(o) && hue_of(o.colour) == Hue::grey &&
           std::ranges::none_of(objects_, [&](const Object& line) {
             return (line.sort == Sort::arrow || is_thermometer(line)) && is_on(o.cells[0], line);
           });
  }

  const std::vector<Object>& objects_;
  std::vector<const Object*> thermometers_;
};

}  // namespace

std::string usual_rules(const std::vector<Object>& objects) { return Conventions(objects).rules(); }

}  // namespace clew::text::rules
