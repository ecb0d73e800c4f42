/* Solves, counts, rates and explains a puzzle through the C interface:
 *
 *   cc main.c $(pkg-config --cflags --libs clew-c) -o example && ./example
 */
#include <clew.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

static int failed(const char *what, const clew_error *error) {
  fprintf(stderr, "%s: %s\n", what, error->text);
  return 1;
}

int main(void) {
  clew_engine *engine;
  clew_error error;
  char solution[82], made[82];
  char *hint, *answers;
  uint64_t count;
  clew_rating rating;

  if (clew_engine_new("9x9", &engine, &error)) return failed("engine", &error);
  if (clew_solve(engine, puzzle, solution, sizeof solution, &count, NULL, &error)) return failed("solve", &error);
  printf("%s\n%" PRIu64 " solution\n", solution, count);
  if (clew_rate(engine, puzzle, &rating, NULL, &error)) return failed("rate", &error);
  printf("ER %d.%d\n", rating.er / 10, rating.er % 10);
  if (clew_hint(engine, puzzle, &hint, NULL, &error)) return failed("hint", &error);
  printf("%s\n", strstr(hint, "naked-single") ? "a naked single is next" : hint);
  clew_free(hint);
  if (clew_generate(engine, 1, 0, made, sizeof made, NULL, &error)) return failed("generate", &error);
  if (clew_solve_lines(engine, made, strlen(made), 1, &answers, NULL, &error)) return failed("lines", &error);
  printf("made: %s", strchr(answers, ',') + 1);
  clew_free(answers);
  /* What is wrong is said, with its place. */
  if (clew_solve(engine, "53..x", NULL, 0, &count, NULL, &error) == CLEW_MALFORMED) printf("%s\n", error.text);
  clew_engine_free(engine);
  return 0;
}
