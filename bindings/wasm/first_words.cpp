// Stands in the place of src/logic/words/{rules,english_rules}.cpp in the module that is loaded first,
// which has no step about a constraint to tell.
#include "logic/words/rules.h"
#include "logic/words/slots.h"

namespace clew::words {

std::string_view english_rule(Constraint::Kind) { return {}; }
std::string rule_name(const Speech&, const Unit&) { return {}; }
Balanced balanced(const Evidence&, int) { return {}; }

std::vector<Unit> Slots::rule_units() const { return {}; }
std::string Slots::rule_told(const Unit&) const { return {}; }
std::string Slots::rule() const { return {}; }
std::string Slots::rules() const { return {}; }
std::string Slots::rules_told() const { return {}; }
std::string Slots::filled_too() const { return {}; }
std::string Slots::combinations() const { return {}; }
std::string Slots::balance() const { return {}; }
std::string Slots::balance_houses() const { return {}; }

}  // namespace clew::words
