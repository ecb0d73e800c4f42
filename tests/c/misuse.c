/* Calls of the C interface that a program gets wrong, and calls from several threads at once. Prints nothing
 * when all is well. */
#include <clew.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char puzzle[] = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char solution[] = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

#define CHECK(what)                                                \
  do {                                                             \
    if (!(what)) {                                                 \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #what);   \
      exit(1);                                                     \
    }                                                              \
  } while (0)

static void arguments_that_are_missing(clew_engine *engine) {
  clew_error error;
  uint64_t count;
  char *text = (char *)1;
  CHECK(clew_engine_new("9x9", NULL, &error) == CLEW_ARGUMENT && error.status == CLEW_ARGUMENT && error.text[0]);
  CHECK(clew_solve(NULL, puzzle, NULL, 0, &count, NULL, NULL) == CLEW_ARGUMENT);
  CHECK(clew_solve(engine, NULL, NULL, 0, &count, NULL, NULL) == CLEW_ARGUMENT);
  CHECK(clew_solve(engine, puzzle, NULL, 82, &count, NULL, NULL) == CLEW_ARGUMENT);
  CHECK(clew_solve(engine, puzzle, NULL, 0, NULL, NULL, NULL) == CLEW_OK);
  CHECK(clew_count(engine, puzzle, NULL, NULL, NULL) == CLEW_ARGUMENT);
  CHECK(clew_rate(engine, puzzle, NULL, NULL, NULL) == CLEW_ARGUMENT);
  CHECK(clew_hint(engine, puzzle, NULL, NULL, NULL) == CLEW_ARGUMENT);
  CHECK(clew_hint(engine, "x", &text, NULL, NULL) == CLEW_MALFORMED && text == NULL);
  CHECK(clew_generate(engine, 1, 6, NULL, 0, NULL, NULL) == CLEW_ARGUMENT);
  CHECK(clew_solve_lines(engine, NULL, 1, 1, &text, NULL, NULL) == CLEW_ARGUMENT);
  CHECK(clew_call(NULL, "{}", NULL) == NULL);
  clew_free(NULL);
  clew_engine_free(NULL);
  clew_stop_now(NULL);
  clew_stop_free(NULL);
}

static void what_is_refused(clew_engine *engine) {
  clew_error error;
  clew_engine *none;
  clew_rating rating;
  uint64_t count;
  char small[81], made[82], *text;
  CHECK(clew_engine_new("samuria", &none, &error) == CLEW_REFUSED && none == NULL && strstr(error.text, "samurai"));
  /* Bytes that are no UTF-8 are read as Latin-1 where an error quotes them. */
  CHECK(clew_engine_new("9x9+\xff", &none, &error) == CLEW_REFUSED && strstr(error.text, "\xc3\xbf") && !strchr(error.text, '\xff'));
  CHECK(clew_solve(engine, "12345", NULL, 0, &count, NULL, &error) == CLEW_MALFORMED && error.line == 1);
  CHECK(clew_solve(engine, puzzle, small, sizeof small, &count, NULL, &error) == CLEW_NO_ROOM && error.needed == 82);
  CHECK(count == 1);
  CHECK(clew_generate(engine, 1, 6, made, sizeof made, NULL, &error) == CLEW_REFUSED);
  memset(made, '.', 81);
  made[81] = 0;
  CHECK(clew_rate(engine, made, &rating, NULL, &error) == CLEW_NO_ANSWER && rating.er == 0);
  text = clew_call("nothing", "{}", NULL);
  CHECK(text && strstr(text, "\"error\""));
  clew_free(text);
  text = clew_call("solve", "{\"puzzle\": ", NULL);
  CHECK(text && strstr(text, "\"error\""));
  clew_free(text);
}

static void lines(clew_engine *engine) {
  char in[40 * 82 + 4], *out = in, *answers;
  int i;
  for (i = 0; i < 40; ++i, out += 82) sprintf(out, "%s\n", puzzle);
  strcpy(out, "xyz");
  CHECK(clew_solve_lines(engine, in, strlen(in), 3, &answers, NULL, NULL) == CLEW_OK);
  CHECK(strlen(answers) == 40 * 84 + 2 && strcmp(answers + 40 * 84, "!\n") == 0);
  CHECK(strncmp(answers + 39 * 84, solution, 81) == 0 && strncmp(answers + 39 * 84 + 81, ",1\n", 3) == 0);
  clew_free(answers);
  CHECK(clew_solve_lines(engine, "", 0, 1, &answers, NULL, NULL) == CLEW_OK && answers[0] == 0);
  clew_free(answers);
}

struct shared {
  clew_engine *engine;
  clew_stop *stop;
};

static void *many_calls(void *what) {
  const struct shared *shared = what;
  char line[82];
  clew_rating rating;
  uint64_t count;
  int i;
  for (i = 0; i < 50; ++i) {
    CHECK(clew_solve(shared->engine, puzzle, line, sizeof line, &count, NULL, NULL) == CLEW_OK);
    CHECK(count == 1 && strcmp(line, solution) == 0);
    CHECK(clew_rate(shared->engine, puzzle, &rating, NULL, NULL) == CLEW_OK && rating.er == 12);
  }
  return NULL;
}

static void *endless_count(void *what) {
  const struct shared *shared = what;
  char empty[82];
  uint64_t count;
  memset(empty, '.', 81);
  empty[81] = 0;
  CHECK(clew_count(shared->engine, empty, &count, shared->stop, NULL) == CLEW_STOPPED);
  return NULL;
}

int main(void) {
  struct shared shared;
  pthread_t threads[4];
  int i;
  CHECK(clew_engine_new("9x9", &shared.engine, NULL) == CLEW_OK);
  arguments_that_are_missing(shared.engine);
  what_is_refused(shared.engine);
  lines(shared.engine);
  for (i = 0; i < 4; ++i) CHECK(!pthread_create(&threads[i], NULL, many_calls, &shared));
  for (i = 0; i < 4; ++i) pthread_join(threads[i], NULL);
  CHECK((shared.stop = clew_stop_new()) != NULL);
  CHECK(!pthread_create(&threads[0], NULL, endless_count, &shared));
  clew_stop_now(shared.stop);
  pthread_join(threads[0], NULL);
  clew_stop_free(shared.stop);
  clew_engine_free(shared.engine);
  return 0;
}
