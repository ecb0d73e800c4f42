#include "verbs/phrases.h"

#ifdef __clang__
// every phrase must be set
#pragma clang diagnostic error "-Wmissing-designated-field-initializers"
#endif

namespace clew::verbs::german {

constinit const Phrases phrases{
    .both = " und ",
    .comma = ", ",
    .colon = ":",
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

}  // namespace clew::verbs::german
