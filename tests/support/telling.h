// Explains a step and checks the text.
#pragma once

#include <gtest/gtest.h>

#include <vector>

#include "clew/words.h"
#include "support/position.h"
#include "support/told_reader.h"

namespace clew::test {

/// The texts of a layout's steps, each read back at all three depths.
class Telling {
 public:
  explicit Telling(LayoutPtr layout) : layout_(layout), reader_(*layout) {}

  /// Fails the test if a text has a gap, is less detailed than the one before, or does not match
  /// the evidence.
  void read(const Grid& before, const Step& step) {
    ++steps_;
    std::set<std::string> named;
    std::string shallower;
    for (Detail detail : {Detail::where, Detail::technique, Detail::reason}) {
      const std::string text = tell(*layout_, before, step, detail);
      std::vector<int> lines;
      EXPECT_EQ(tell(*layout_, before, step, detail, Language::english, &lines), text);
      const std::string what = std::string(layout_->name()) + ", " +
                               std::string(technique(step.technique).name) + ": " + text;
      EXPECT_EQ(ToldReader::bad_form(text), "") << what;
      const auto now = reader_.named(text);
      EXPECT_TRUE(std::includes(now.begin(), now.end(), named.begin(), named.end()))
          << what << "\nsays less than: " << shallower;
      EXPECT_NE(text, shallower);
      named = now;
      shallower = text;
    }
    EXPECT_EQ(reader_.fault(before, step, shallower), "")
        << layout_->name() << ", " << technique(step.technique).name << ": "
        << conclusion(*layout_, step) << "\n"
        << shallower;
  }
  int steps() const { return steps_; }

 private:
  LayoutPtr layout_;
  ToldReader reader_;
  int steps_ = 0;
};

}  // namespace clew::test
