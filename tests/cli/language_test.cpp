// Output of the verbs in languages other than English.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "cli/clew.h"

namespace clew {
namespace {

using test::clew;
using test::Ran;
using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

const std::string puzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

Ran german(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin() + 1, {"--language", "de"});
  return clew(arguments);
}

TEST(German, HintInThreeDepths) {
  EXPECT_EQ(german({"hint", "--detail", "1", puzzle}).out, "Sieh dir r5c5 an.\n");
  EXPECT_EQ(german({"hint", "--detail", "2", puzzle}).out,
            "Nackter Einer: r5c5 hat nur einen Kandidaten.\n");
  EXPECT_EQ(german({"hint", puzzle}).out,
            "Nackter Einer: r5c5 sieht 1, 3, 4 und 8 in Zeile 5; 2, 6, 7 und 9 in Spalte 5. "
            "Nur 5 bleibt übrig: r5c5 = 5.\n");
}

TEST(German, PathAndWhereItEnds) {
  const std::string path = german({"explain", "--verify", puzzle}).out;
  EXPECT_THAT(path, StartsWith("1. "));
  EXPECT_THAT(path, HasSubstr(" [bewiesen]\n"));
  EXPECT_THAT(path, EndsWith("Runden: leicht.\n"));
  EXPECT_THAT(path, HasSubstr("\nGelöst in 51 Schritten, "));
  EXPECT_THAT(german({"explain", std::string(81, '.')}).out,
              HasSubstr("81 von 81 Zellen sind offen."));
}

TEST(German, WhatIsWrong) {
  std::string repeated(81, '.');
  repeated[0] = repeated[8] = '5';
  EXPECT_EQ(german({"check", repeated}).out,
            "5 steht mehrmals in Zeile 1: r1c1 und r1c9.\n"
            "Es gibt keine Lösung: Diese 2 Vorgaben widersprechen einander: r1c1=5 und r1c9=5. "
            "Eine kleinere Menge, die es tut, gibt es nicht.\n");
  EXPECT_EQ(german({"check", puzzle}).out, "Es gibt genau eine Lösung.\n");
  EXPECT_EQ(german({"prove", "--claim", "r1c3<>4", puzzle}).out,
            "Falsch: r1c3 ist 4 in der einzigen Lösung.\n");
}

// The digits of a quadruple are all there; the sums of a cage would be a choice.
TEST(Language, WhatAQuadrupleHoldsInBoth) {
  const std::string quadruple =
      "sudoku 1\nlayout 9x9\nquadruple 7 8 9 r1c1 r1c2 r2c1 r2c2\ngivens\n"
      "........7\n........8\n...9.....\n.........\n.........\n.........\n"
      "7........\n8........\n.........\n";
  EXPECT_THAT(
      clew({"hint", "--only", "quadruple"}, quadruple).out,
      StartsWith("Quadruple: The quadruple in r1c1, r1c2, r2c1 and r2c2 contains 7, 8 and 9."));
  EXPECT_THAT(clew({"hint", "--language", "de", "--only", "quadruple"}, quadruple).out,
              HasSubstr(" enthält 7, 8 und 9."));
}

TEST(Language, HowOftenADigitIsThereInBoth) {
  const auto told = [](std::string rule, std::vector<std::string> options = {}) {
    options.insert(options.begin(), {"hint", "--only", "counting"});
    return clew(options, "sudoku 1\nlayout 16x16\n" + rule + "\ngivens\n" + std::string(256, '.'))
        .out;
  };
  const std::string exactly = "containexactly 12 12 r1c1 r2c5";
  EXPECT_THAT(told(exactly),
              HasSubstr("The exact digit clue in r1c1 and r2c5 contains exactly two Cs. "));
  EXPECT_THAT(told(exactly, {"--language", "de"}), HasSubstr(" enthält genau zwei C. "));
  EXPECT_THAT(told("lookandsay 0x16 1x3 r1c1"),
              HasSubstr("The look-and-say in r1c1 contains exactly one 3 and no Gs. "));
}

TEST(German, TitlesInJson) {
  const auto json = nlohmann::json::parse(german({"hint", "--json", puzzle}).out);
  EXPECT_EQ(json["step"]["technique"], "naked-single");
  EXPECT_EQ(json["step"]["name"], "Nackter Einer");
  EXPECT_EQ(json["texts"][0], "Sieh dir r5c5 an.");
  EXPECT_THAT(german({"techniques", "--json"}).out, HasSubstr("\"title\":\"Verstecktes Paar\""));
}

// The same questions, asked in French and Spanish.
Ran asked(const char* code, std::vector<std::string> arguments) {
  arguments.insert(arguments.begin() + 1, {"--language", code});
  return clew(arguments);
}

TEST(French, TheVerbsSpeakIt) {
  EXPECT_EQ(
      asked("fr", {"hint", puzzle}).out,
      "Singleton nu\u00a0: r5c5 voit 1, 3, 4 et 8 dans la ligne 5\u202f; 2, 6, 7 et 9 dans la "
      "colonne 5. Il ne reste que 5\u00a0: r5c5 vaut 5.\n");
  EXPECT_THAT(asked("fr", {"explain", "--verify", puzzle}).out,
              AllOf(HasSubstr(" [prouvé]\n"), HasSubstr("\nRésolu en 51 étapes, "),
                    EndsWith("tours\u00a0: facile.\n")));
  std::string repeated(81, '.');
  repeated[0] = repeated[8] = '5';
  EXPECT_THAT(asked("fr", {"check", repeated}).out,
              StartsWith("5 se répète dans la ligne 1\u00a0: r1c1 et r1c9.\n"));
  EXPECT_EQ(asked("fr", {"prove", "--claim", "r1c3<>4", puzzle}).out,
            "Faux\u00a0: r1c3 vaut 4 dans l'unique solution.\n");
  EXPECT_THAT(asked("fr", {"techniques", "--json"}).out, HasSubstr("\"title\":\"Paire cachée\""));
}

TEST(Spanish, TheVerbsSpeakIt) {
  EXPECT_EQ(asked("es", {"hint", puzzle}).out,
            "Único desnudo: r5c5 ve 1, 3, 4 y 8 en la fila 5; 2, 6, 7 y 9 en la columna 5. Solo "
            "queda 5: r5c5 es 5.\n");
  EXPECT_THAT(asked("es", {"explain", "--verify", puzzle}).out,
              AllOf(HasSubstr(" [demostrado]\n"), HasSubstr("\nResuelto en 51 pasos, "),
                    EndsWith("vueltas: fácil.\n")));
  EXPECT_EQ(asked("es", {"check", puzzle}).out, "Hay exactamente una solución.\n");
  EXPECT_THAT(asked("es", {"techniques", "--json"}).out, HasSubstr("\"title\":\"Par oculto\""));
}

TEST(Language, OfOtherLanguagesThereAreNone) {
  const Ran ran = clew({"hint", "--language", "it", puzzle});
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.err, HasSubstr("--language takes en, de, fr or es"));
}

}  // namespace
}  // namespace clew
