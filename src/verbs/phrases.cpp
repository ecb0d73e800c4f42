#include "verbs/phrases.h"

#ifdef __clang__
// every phrase must be set
#pragma clang diagnostic error "-Wmissing-designated-field-initializers"
#endif

namespace clew::verbs {
namespace {

constexpr Phrases english{
    .both = " and ",
    .comma = ", ",
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

constexpr Phrases german{
    .both = " und ",
    .comma = ", ",
    .is_solved = "Jede Zelle ist gefüllt: gelöst.",
    .stuck_multiple = "Diese Techniken finden nichts mehr: Das Rätsel hat mehrere Lösungen.",
    .lost_multiple = "Das Rätsel hat mehrere Lösungen, und kein nächster Schritt ist in Sicht.",
    .out_of_time = "Die Zeit ist um: Bisher wurde kein Schritt gefunden.",
    .unseen_none = "Dieses Rätsel hat keine Lösung, aber diese Techniken zeigen nicht, warum.",
    .stuck = "Diese Techniken finden nichts mehr.",
    .one_mistake = "Im Gitter steckt ein Fehler.",
    .some_mistakes = "Im Gitter stecken Fehler.",
    .value_wrong = "{cell} kann nicht {digit} sein{reason}.",
    .mark_missing = "In {cell} fehlt ein Kandidat{reason}.",
    .only_value = ": In der einzigen Lösung steht dort {digit}",
    .same_value = ": In jeder Lösung steht dort {digit}",
    .no_value = ": Keine Lösung hat sie dort",
    .no_candidate = ": Von den übrigen kommt keiner in einer Lösung vor",

    .step = "{n} Schritt",
    .steps = "{n} Schritten",
    .cycle = "{n} Runde",
    .cycles = "{n} Runden",
    .left = "{open} von {all} Zellen sind offen",
    .solved_in = "Gelöst in {count}: {level}.",
    .shown_none = "Keine Lösung: Der letzte von {count} zeigt es.",
    .told_none = "Keine Lösung, aber diese Techniken zeigen nicht, warum ({count}; {left}).",
    .ends_multiple = "Mehrere Lösungen: Die Logik endet nach {count}; {left}.",
    .left_multiple = "Mehrere Lösungen: Die Logik wurde nach {count} verlassen; {left}.",
    .late_after = "Die Zeit war nach {count} um; {left}.",
    .late_not_shown =
        "Die Zeit war nach {count} um; {left}. Dass es nur eine Lösung gibt, ist nicht gezeigt.",
    .stuck_after = "Nach {count} geht es nicht weiter: Diese Techniken finden nichts mehr; {left}.",
    .levels = {"leicht", "mittel", "schwer", "sehr schwer", "teuflisch", "jenseits der Logik"},
    .proven = " [bewiesen]",
    .unsettled = " [nicht rechtzeitig entschieden]",
    .unproven = " [NICHT BEWIESEN]",

    .wrong = "Falsch: ",
    .need_not_be = "{cell} muss nicht {digit} sein.",
    .elsewhere = "In einer Lösung steht {digit} in {cell}.",
    .is_only = "{cell} ist {digit} in der einzigen Lösung.",
    .is_same = "{cell} ist {digit} in jeder Lösung.",
    .no_solution = "Dieses Rätsel hat keine Lösung.",
    .late = "Nicht rechtzeitig entschieden.",
    .known = "Das steht schon so im Gitter.",
    .true_alone = "Das stimmt, aber kein Schritt beweist es, so wie das Gitter steht: {claims}.",
    .right = "Richtig. ",
    .right_otherwise = "Richtig, aber nicht durch das, was genannt wurde. ",

    .repeated = "{digit} steht mehrmals {where}: {cells}.",
    .in_house = "in {house}",
    .in_links = "in Zellen, die verschieden sein müssen",
    .one_solution = "Es gibt genau eine Lösung.",
    .several =
        "Es gibt mehr als eine Lösung. Diese beiden unterscheiden sich in {n} Zellen: {cells}.",
    .uncounted = "Wie viele Lösungen es gibt, wurde nicht rechtzeitig gefunden.",
    .none_bare = "Es gibt keine Lösung, auch ohne Vorgaben nicht.",
    .none_marked =
        "Es gibt keine Lösung, auch ohne Vorgaben nicht: Die übrigen Kandidaten lassen keine zu.",
    .none_unknown =
        "Es gibt keine Lösung. Welche Vorgaben einander widersprechen, wurde nicht "
        "rechtzeitig gefunden.",
    .impossible = "Es gibt keine Lösung: {what} ist für sich unmöglich.",
    .contradict_values =
        "Es gibt keine Lösung: Diese {n} Vorgaben widersprechen einander: {what}. "
        "{proven}",
    .contradict = "Es gibt keine Lösung. Diese widersprechen einander: {what}. {proven}",
    .fewest = "Eine kleinere Menge, die es tut, gibt es nicht.",
    .minimal =
        "Keine davon kann fehlen; ob es anderswo weniger gibt, wurde nicht rechtzeitig "
        "gefunden.",
    .minimal_too = "Nichts davon kann fehlen.",
    .perhaps_fewer = "Ob alle nötig sind, wurde nicht rechtzeitig gefunden.",
    .none_redundant = "Keine Vorgabe ist überflüssig: Keine kann fehlen.",
    .none_known_redundant = "Von keiner Vorgabe ist bekannt, dass sie überflüssig ist.",
    .one_redundant = "Eine Vorgabe ist überflüssig: {cells} könnte fehlen.",
    .some_redundant = "{n} Vorgaben sind überflüssig; jede einzelne davon könnte fehlen: {cells}.",
    .one_idle_clue = " Ein Hinweis ist nicht nötig: {what}.",
    .some_idle_clues = " Jeder dieser Hinweise könnte fehlen: {what}.",
    .not_all = " Nicht alle Vorgaben wurden rechtzeitig angesehen.",
};

}  // namespace

const Phrases& phrases_of(Language language) {
  return language == Language::german ? german : english;
}

std::string say(std::string_view sentence,
                std::initializer_list<std::pair<std::string_view, std::string>> fills) {
  std::string text;
  while (!sentence.empty()) {
    const std::size_t open = sentence.find('{');
    text += sentence.substr(0, open);
    if (open == std::string_view::npos) break;
    const std::size_t close = sentence.find('}', open);
    for (const auto& [key, value] : fills)
      if (key == sentence.substr(open + 1, close - open - 1)) text += value;
    sentence.remove_prefix(close + 1);
  }
  return text;
}

std::string listed(const Phrases& p, const std::vector<std::string>& items) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i) text += i + 1 == items.size() ? p.both : p.comma;
    text += items[i];
  }
  return text;
}

}  // namespace clew::verbs
