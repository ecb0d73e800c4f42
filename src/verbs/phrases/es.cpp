#include "verbs/phrases.h"

#ifdef __clang__
// every phrase must be set
#pragma clang diagnostic error "-Wmissing-designated-field-initializers"
#endif

namespace clew::verbs::spanish {

constinit const Phrases phrases{
    .both = " y ",
    .comma = ", ",
    .colon = ":",
    .is_solved = "Todas las celdas están rellenas: resuelto.",
    .stuck_multiple = "Estas técnicas no encuentran nada más: el sudoku tiene varias soluciones.",
    .lost_multiple = "El sudoku tiene varias soluciones, y no hay un paso siguiente a la vista.",
    .out_of_time = "Se acabó el tiempo: hasta ahora no se ha encontrado ningún paso.",
    .unseen_none = "Este sudoku no tiene solución, pero estas técnicas no muestran por qué.",
    .stuck = "Estas técnicas no encuentran nada más.",
    .one_mistake = "Hay un error en la cuadrícula.",
    .some_mistakes = "Hay errores en la cuadrícula.",
    .value_wrong = "{cell} no puede ser {digit}{reason}.",
    .mark_missing = "Falta un candidato en {cell}{reason}.",
    .only_value = ": en la única solución es {digit}",
    .same_value = ": en toda solución es {digit}",
    .no_value = ": ninguna solución lo tiene ahí",
    .no_candidate = ": ninguno de los que quedan está en una solución",

    .step = "{n} paso",
    .steps = "{n} pasos",
    .cycle = "{n} vuelta",
    .cycles = "{n} vueltas",
    .left = "{open} de {all} celdas están libres",
    .solved_in = "Resuelto en {count}: {level}.",
    .shown_none = "Sin solución, como muestra el final del camino ({count}).",
    .told_none = "Sin solución, pero estas técnicas no muestran por qué ({count}; {left}).",
    .ends_multiple = "Varias soluciones: la lógica termina tras {count}; {left}.",
    .left_multiple = "Varias soluciones: la lógica se dejó tras {count}; {left}.",
    .late_after = "Se acabó el tiempo tras {count}; {left}.",
    .late_not_shown =
        "Se acabó el tiempo tras {count}; {left}. No se ha mostrado que haya una sola solución.",
    .stuck_after = "Atascado tras {count}: estas técnicas no encuentran nada más; {left}.",
    .levels = {"fácil", "intermedio", "difícil", "muy difícil", "diabólico",
               "más allá de la lógica"},
    .proven = " [demostrado]",
    .unsettled = " [sin decidir a tiempo]",
    .unproven = " [NO DEMOSTRADO]",

    .wrong = "Falso: ",
    .need_not_be = "{cell} no tiene por qué ser {digit}.",
    .elsewhere = "una solución tiene {digit} en {cell}.",
    .is_only = "{cell} es {digit} en la única solución.",
    .is_same = "{cell} es {digit} en toda solución.",
    .no_solution = "Este sudoku no tiene solución.",
    .late = "Sin decidir a tiempo.",
    .known = "La cuadrícula ya lo dice.",
    .true_alone = "Es cierto, pero ningún paso lo demuestra tal como está la cuadrícula: {claims}.",
    .right = "Correcto. ",
    .right_otherwise = "Correcto, pero no por lo que se nombró. ",

    .repeated = "{digit} se repite {where}: {cells}.",
    .in_house = "en {house}",
    .in_links = "en celdas que deben ser distintas",
    .one_solution = "Hay exactamente una solución.",
    .several = "Hay más de una solución. Estas dos difieren en {n} celdas: {cells}.",
    .uncounted = "No hubo tiempo de averiguar cuántas soluciones hay.",
    .none_bare = "No hay solución, ni siquiera sin las pistas.",
    .none_marked =
        "No hay solución, ni siquiera sin las pistas: los candidatos que quedan no permiten "
        "ninguna.",
    .none_unknown = "No hay solución. No hubo tiempo de averiguar qué pistas se contradicen.",
    .impossible = "No hay solución: es imposible por sí mismo lo siguiente: {what}.",
    .contradict_values = "No hay solución: estas {n} pistas se contradicen: {what}. {proven}",
    .contradict = "No hay solución. Esto se contradice: {what}. {proven}",
    .fewest = "Ningún conjunto menor se contradice.",
    .minimal =
        "Nada de ello sobra; no hubo tiempo de averiguar si en otra parte hay un conjunto menor.",
    .minimal_too = "Nada de ello sobra.",
    .perhaps_fewer = "No hubo tiempo de averiguar si todo hace falta.",
    .none_redundant = "No sobra ninguna pista.",
    .none_known_redundant = "No se sabe de ninguna pista que sobre.",
    .one_redundant = "Sobra una pista: {cells} podría faltar.",
    .some_redundant = "Sobran {n} pistas; cualquiera de ellas podría faltar: {cells}.",
    .one_idle_clue = " Una indicación no hace falta: {what}.",
    .some_idle_clues = " Cada una de estas indicaciones podría faltar: {what}.",
    .not_all = " No hubo tiempo de mirar todas las pistas.",
};

}  // namespace clew::verbs::spanish
