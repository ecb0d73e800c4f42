// French. The space before ":" is U+00A0, that before ";" is U+202F.
#include "verbs/phrases.h"

#ifdef __clang__
// every phrase must be set
#pragma clang diagnostic error "-Wmissing-designated-field-initializers"
#endif

namespace clew::verbs::french {

constinit const Phrases phrases{
    .both = " et ",
    .comma = ", ",
    .colon = " :",
    .is_solved = "Toutes les cases sont remplies : c'est résolu.",
    .stuck_multiple = "Ces techniques ne trouvent plus rien : la grille a plusieurs solutions.",
    .lost_multiple = "La grille a plusieurs solutions, et aucune étape suivante n'est en vue.",
    .out_of_time = "Le temps est écoulé : aucune étape n'a été trouvée jusqu'ici.",
    .unseen_none =
        "Cette grille n'a pas de solution, mais ces techniques ne montrent pas pourquoi.",
    .stuck = "Ces techniques ne trouvent plus rien.",
    .one_mistake = "Il y a une erreur dans la grille.",
    .some_mistakes = "Il y a des erreurs dans la grille.",
    .value_wrong = "{cell} ne peut valoir {digit}{reason}.",
    .mark_missing = "Il manque un candidat en {cell}{reason}.",
    .only_value = " : dans l'unique solution, c'est {digit}",
    .same_value = " : dans toute solution, c'est {digit}",
    .no_value = " : aucune solution ne l'a là",
    .no_candidate = " : aucun de ceux qui restent n'est dans une solution",

    .step = "{n} étape",
    .steps = "{n} étapes",
    .cycle = "{n} tour",
    .cycles = "{n} tours",
    .left = "{open} cases sur {all} sont libres",
    .solved_in = "Résolu en {count} : {level}.",
    .shown_none = "Pas de solution, comme le montre la fin du chemin ({count}).",
    .told_none =
        "Pas de solution, mais ces techniques ne montrent pas pourquoi ({count} ; {left}).",
    .ends_multiple = "Plusieurs solutions : la logique s'arrête après {count} ; {left}.",
    .left_multiple = "Plusieurs solutions : la logique a été abandonnée après {count} ; {left}.",
    .late_after = "Le temps est écoulé après {count} ; {left}.",
    .late_not_shown =
        "Le temps est écoulé après {count} ; {left}. Qu'il y ait une seule solution n'a pas été "
        "montré.",
    .stuck_after = "Bloqué après {count} : ces techniques ne trouvent plus rien ; {left}.",
    .levels = {"facile", "moyen", "difficile", "très difficile", "diabolique",
               "au-delà de la logique"},
    .proven = " [prouvé]",
    .unsettled = " [non établi à temps]",
    .unproven = " [NON PROUVÉ]",

    .wrong = "Faux : ",
    .need_not_be = "{cell} ne vaut pas forcément {digit}.",
    .elsewhere = "une solution a {digit} en {cell}.",
    .is_only = "{cell} vaut {digit} dans l'unique solution.",
    .is_same = "{cell} vaut {digit} dans toute solution.",
    .no_solution = "Cette grille n'a pas de solution.",
    .late = "Non établi à temps.",
    .known = "La grille le dit déjà.",
    .true_alone = "C'est vrai, mais aucune étape ne le prouve dans l'état de la grille : {claims}.",
    .right = "Juste. ",
    .right_otherwise = "Juste, mais pas par ce qui a été nommé. ",

    .repeated = "{digit} se répète {where} : {cells}.",
    .in_house = "dans {house}",
    .in_links = "dans des cases qui doivent différer",
    .one_solution = "Il y a exactement une solution.",
    .several = "Il y a plus d'une solution. Ces deux-ci diffèrent dans {n} cases : {cells}.",
    .uncounted = "Le temps a manqué pour trouver combien de solutions il y a.",
    .none_bare = "Il n'y a pas de solution, même sans chiffres donnés.",
    .none_marked =
        "Il n'y a pas de solution, même sans chiffres donnés : les candidats restants n'en "
        "permettent aucune.",
    .none_unknown =
        "Il n'y a pas de solution. Le temps a manqué pour trouver quels chiffres donnés se "
        "contredisent.",
    .impossible = "Il n'y a pas de solution : impossible en soi, {what}.",
    .contradict_values =
        "Il n'y a pas de solution : ces {n} chiffres donnés se contredisent : {what}. {proven}",
    .contradict = "Il n'y a pas de solution. Ceci se contredit : {what}. {proven}",
    .fewest = "Aucun ensemble plus petit ne se contredit.",
    .minimal =
        "Aucun élément n'est de trop ; le temps a manqué pour savoir s'il y a ailleurs un "
        "ensemble plus petit.",
    .minimal_too = "Aucun élément n'est de trop.",
    .perhaps_fewer = "Le temps a manqué pour savoir si tous sont nécessaires.",
    .none_redundant = "Aucun chiffre donné n'est superflu.",
    .none_known_redundant = "On ne connaît aucun chiffre donné superflu.",
    .one_redundant = "Un chiffre donné est superflu : {cells} pourrait manquer.",
    .some_redundant =
        "{n} chiffres donnés sont superflus ; n'importe lequel d'entre eux pourrait manquer : "
        "{cells}.",
    .one_idle_clue = " Un indice est inutile : {what}.",
    .some_idle_clues = " Chacun de ces indices pourrait manquer : {what}.",
    .not_all = " Le temps a manqué pour regarder tous les chiffres donnés.",
};

}  // namespace clew::verbs::french
