#include "verbs/phrases.h"

#ifdef __clang__
// every phrase must be set
#pragma clang diagnostic error "-Wmissing-designated-field-initializers"
#endif

namespace clew::verbs::english {

constinit const Phrases phrases{
    .both = " and ",
    .comma = ", ",
    .colon = ":",
    .is_solved = "Every cell is filled: solved.",
    .stuck_multiple = "These techniques find nothing more: the puzzle has several solutions.",
    .lost_multiple = "The puzzle has several solutions, and no next step is in sight.",
    .out_of_time = "Out of time: no step was found so far.",
    .unseen_none = "This puzzle has no solution, though these techniques do not show why.",
    .stuck = "These techniques find nothing more.",
    .one_mistake = "There is a mistake in the grid.",
    .some_mistakes = "There are mistakes in the grid.",
    .value_wrong = "{cell} cannot be {digit}{reason}.",
    .mark_missing = "a candidate is missing in {cell}{reason}.",
    .only_value = ": it is {digit} in the only solution",
    .same_value = ": it is {digit} in every solution",
    .no_value = ": no solution has it there",
    .no_candidate = ": none of those left occurs in a solution",

    .step = "{n} step",
    .steps = "{n} steps",
    .cycle = "{n} cycle",
    .cycles = "{n} cycles",
    .left = "{open} of {all} cells are open",
    .solved_in = "Solved in {count}: {level}.",
    .shown_none = "No solution: the last of {count} shows it.",
    .told_none = "No solution, though these techniques do not show why ({count}; {left}).",
    .ends_multiple = "Several solutions: logic ends after {count}; {left}.",
    .left_multiple = "Several solutions: logic was left after {count}; {left}.",
    .late_after = "Out of time after {count}; {left}.",
    .late_not_shown =
        "Out of time after {count}; {left}. That there is one solution was not shown.",
    .stuck_after = "Stuck after {count}: these techniques find nothing more; {left}.",
    .levels = {"easy", "intermediate", "hard", "very hard", "diabolical", "beyond logic"},
    .proven = " [proven]",
    .unsettled = " [not settled in time]",
    .unproven = " [NOT PROVEN]",

    .wrong = "Wrong: ",
    .need_not_be = "{cell} need not be {digit}.",
    .elsewhere = "some solution has {digit} in {cell}.",
    .is_only = "{cell} is {digit} in the only solution.",
    .is_same = "{cell} is {digit} in every solution.",
    .no_solution = "This puzzle has no solution.",
    .late = "Not settled in time.",
    .known = "The grid says so already.",
    .true_alone = "True, but no step proves it as the grid stands: {claims}.",
    .right = "Right. ",
    .right_otherwise = "Right, but not by what was named. ",

    .repeated = "{digit} is repeated {where}: {cells}.",
    .in_house = "in {house}",
    .in_links = "in cells that must differ",
    .one_solution = "It has exactly one solution.",
    .several = "It has more than one solution. These two differ in {n} cells: {cells}.",
    .uncounted = "There was no time to find out how many solutions it has.",
    .none_bare = "It has no solution, even without its givens.",
    .none_marked =
        "It has no solution, even without its givens: the candidates that are left allow none.",
    .none_unknown =
        "It has no solution. There was no time to find out which givens contradict each "
        "other.",
    .impossible = "It has no solution: {what} is impossible by itself.",
    .contradict_values =
        "It has no solution: these {n} givens contradict each other: {what}. {proven}",
    .contradict = "It has no solution. These contradict each other: {what}. {proven}",
    .fewest = "There is no smaller set of givens that do.",
    .minimal =
        "None of them can be left out; there was no time to find out whether there is a "
        "smaller set of others.",
    .minimal_too = "None of them can be left out.",
    .perhaps_fewer = "There was no time to find out whether all of them are needed.",
    .none_redundant = "No given is redundant: none can be left out.",
    .none_known_redundant = "No given is known to be redundant.",
    .one_redundant = "One given is redundant: {cells} could be left out.",
    .some_redundant = "{n} givens are redundant; any one of them could be left out: {cells}.",
    .one_idle_clue = " A clue is not needed: {what}.",
    .some_idle_clues = " Each of these clues could be left out: {what}.",
    .not_all = " There was no time to look at all the givens.",
};

}  // namespace clew::verbs::english
