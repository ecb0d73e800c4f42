// The numbers that a layout writes for its digits.
#include "clew/values.h"

#include <gmock/gmock.h>

#include "clew/layout.h"
#include "clew/text.h"

namespace clew {
namespace {

TEST(Values, AreDigitsUnlessTheyAreSaid) {
  const Values values;
  EXPECT_TRUE(values.are_digits());
  EXPECT_TRUE(values.are_consecutive());
  EXPECT_EQ(values.of_digit(9), 9);
  EXPECT_EQ(values.digit_of(9, 9), 9);
  EXPECT_EQ(values.digit_of(10, 9), 0);
  EXPECT_EQ(values.digit_of(0, 9), 0);
  EXPECT_EQ(values.text(9), "1-9");
  EXPECT_EQ(values, Values::read("1-9")->values);
}

TEST(Values, CountFromZeroOrFromAnyNumber) {
  const auto zero = Values::read("0-8");
  ASSERT_TRUE(zero) << zero.error().reason;
  EXPECT_EQ(zero->digits, 9);
  EXPECT_FALSE(zero->values.are_digits());
  EXPECT_TRUE(zero->values.are_consecutive());
  EXPECT_EQ(zero->values.of_digit(1), 0);
  EXPECT_EQ(zero->values.digit_of(8, 9), 9);
  EXPECT_EQ(zero->values.digit_of(9, 9), 0);
  EXPECT_EQ(zero->values.sum_of(DigitSet::up_to(3)), 3);
  EXPECT_EQ(zero->values.text(9), "0-8");
  EXPECT_EQ(Values::read("0-0")->values.text(1), "0-0");
}

TEST(Values, MayBeAnyAscendingSet) {
  const auto set = Values::read("0,2-4,9");
  ASSERT_TRUE(set) << set.error().reason;
  EXPECT_EQ(set->digits, 5);
  EXPECT_FALSE(set->values.are_consecutive());
  EXPECT_EQ(set->values.of_digit(5), 9);
  EXPECT_EQ(set->values.digit_of(3, 5), 3);
  EXPECT_EQ(set->values.digit_of(1, 5), 0);
  EXPECT_EQ(set->values.digit_of(10, 5), 0);
  EXPECT_EQ(set->values.sum_of(DigitSet::up_to(5)), 18);
  EXPECT_EQ(set->values.text(5), "0,2-4,9");
}

TEST(Values, OtherListsAreRefused) {
  for (const char* text : {"", "-", "8-0", "3,2", "2,2", "1-100", "a", "1-", "1,", "1 2", "0-64"})
    EXPECT_FALSE(Values::read(text)) << text;
  EXPECT_FALSE(Values::of({}));
  EXPECT_FALSE(Values::of({-1, 0}));
  EXPECT_TRUE(Values::read("0-63"));
  EXPECT_TRUE(Values::read("36-99"));
}

TEST(Values, HaveAsManyAsThereAreDigits) {
  const LayoutSpec spec{
      .digits = 4, .grids = {{.height = 4, .width = 4}}, .values = *Values::of({1, 3, 5})};
  const auto built = build(spec);
  ASSERT_FALSE(built);
  EXPECT_EQ(built.error().reason, "a layout has as many values as digits");
}

TEST(Values, AreWrittenAsSymbolsOrNumbers) {
  const auto shown = [](const char* values) {
    const auto read = Values::read(values);
    const auto layout = build({.digits = read->digits,
                               .grids = {{.height = read->digits, .width = read->digits}},
                               .values = read->values});
    std::string text;
    for (const Digit d : (*layout)->all_digits())
      text += (text.empty() ? "" : " ") + (*layout)->symbol(d);
    return text;
  };
  EXPECT_EQ(shown("0-3"), "0 1 2 3");
  EXPECT_EQ(shown("8-11"), "8 9 A B");
  EXPECT_EQ(shown("3,35,36,61"), "3 Z a z");
  EXPECT_EQ(shown("3,62"), "3 62");
}

TEST(Values, BelongToTheNameOfALayout) {
  const auto layout = find_layout("9x9+digits:0-8+nosum:5:10");
  ASSERT_TRUE(layout) << layout.error().reason;
  EXPECT_EQ((*layout)->name(), "9x9+digits:0-8+nosum:5:10");
  EXPECT_EQ((*layout)->value(1), 0);
  EXPECT_EQ(catalogue_name((*layout)->spec()), (*layout)->name());
  EXPECT_EQ((*find_layout("9x9+antitaxicab:1+digits:1-9"))->name(), "9x9+antitaxicab:1");
  EXPECT_FALSE(find_layout("9x9+antitaxicab:0"));
  EXPECT_TRUE(find_layout("9x9+digits:0-8+antitaxicab:0"));
  EXPECT_EQ(find_layout("9x9+digits:0-9").error().reason, "this layout has 9 digits, not 10");
  EXPECT_FALSE(find_layout("9x9+digits"));
}

}  // namespace
}  // namespace clew
