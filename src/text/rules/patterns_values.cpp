// Sentences about cells whose values differ from their digits. A value is called a digit, as in every
// sentence: vocabulary.cpp folds the two.
#include "text/rules/tables.h"

namespace clew::text::rules {
namespace {

// clang-format off
constexpr PatternRow about_values[] = {
    {Meaning::modified_cells, "[on this puzzle] $MODS ~"},
    {Meaning::modified_once, "[there is] [exactly] 1 [$MOD] [appear] (on|per) $RCB"},
    {Meaning::modified_once, "$RCB has [exactly] 1 $MOD"},
    {Meaning::modified_once, "[exactly] 1 cell (on|per) $RCB is $MOD"},
    {Meaning::modified_once, "# cell [1 (on|per) $RCB] is $MOD"},
    {Meaning::modified_once_digits, "[there is] [exactly] 1 $MOD (on|per) $RCB that form $NTON"},
    {Meaning::modified_digits, "([digit on] $MOD|these|they) (form|has|is) [distinct] $NTON [once each|(with|without|no) [no] repeat]"},
    {Meaning::modified_digits, "$MODS form [distinct] $NTON"},
    {Meaning::modified_digits, "each digit [[from] # to #] appear (on exactly 1 $MOD|on $MOD exactly once|exactly once on $MOD|once on set of $MOD)"},
    {Meaning::modified_digits, "each digit [[from] # to #] is doubled exactly once"},
    {Meaning::modified_like, "there is # [#] $MOD [appear on grid] following same rule as $MOD"},
    {Meaning::modified_single, "cell may has only 1 of these roles"},
    {Meaning::modified_not_dots, "$MOD $NEG [is] [appear] on cell with dot"},
    {Meaning::modified_repeat, "[though] digit may [repeat] [after doubling|if other rule permitted it]"},

    {Meaning::modified_value, "$FORCLUES ([digit on] $MOD|digit on such cell|[on this puzzle] $MODS) ~ (count (as|for) $TIMES|has digit equal to $TIMES) $FORCLUES"},
    {Meaning::modified_value, "digit of ($MOD|this cell) (is equal to|is|count as) (its digit divide by 2|$TIMES) $FORCLUES"},
    {Meaning::modified_value, "$MOD (increase|decrease) digit of appear digit by # $FORCLUES"},
    {Meaning::cage_sum, "caged cell $SUMTO $GIVENSUM"},
    {Meaning::nothing, "$MOD is not necessarily on cage"},
};
// clang-format on

}  // namespace

std::span<const PatternRow> value_patterns() { return about_values; }

}  // namespace clew::text::rules
