/* Clew from C, and from every language that can call C.
 *
 * Link libclew-c (pkg-config clew-c). The functions and structures of this header stay as they are in
 * all versions with the same CLEW_ABI; later versions only add.
 *
 * All text is UTF-8. Text that comes in is only read, and may be freed after the call. Text that comes
 * out of a function as `char *` belongs to the caller, who frees it with clew_free(). Every function may be
 * called from any thread, several threads may use one object at the same time, and no function calls back. A
 * function that can fail returns a clew_status and explains it in a clew_error, which may be NULL.
 */
#ifndef CLEW_H
#define CLEW_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define CLEW_ABI 1

typedef int32_t clew_status;
enum {
  CLEW_OK = 0,
  CLEW_MALFORMED = 1, /* the puzzle's text cannot be read */
  CLEW_REFUSED = 2,   /* unknown layout, verb or option, or one that the verb does not support */
  CLEW_NO_ROOM = 3,   /* the buffer is too small; `needed` says what it takes */
  CLEW_STOPPED = 4,   /* told to stop before the answer was known */
  CLEW_NO_ANSWER = 5, /* the question has no answer: a rating of a puzzle with two solutions */
  CLEW_ARGUMENT = 6,  /* NULL where something is needed */
  CLEW_NO_MEMORY = 7
};

typedef struct clew_error {
  clew_status status;
  uint32_t line, column; /* where the puzzle's text is wrong, from 1; 0: nowhere in particular */
  uint64_t needed;       /* bytes, for CLEW_NO_ROOM */
  char text[232];        /* one sentence, cut where it is longer; "" when all is well */
} clew_error;

/* Version of the library, "0.1.0", and the CLEW_ABI that it was built with. */
const char* clew_version(void);
int32_t clew_abi(void);

/* Frees text that a function returned. NULL is fine. */
void clew_free(char* text);

/* Stops calls from another thread. One object may stop many calls, and stays stopped. */
typedef struct clew_stop clew_stop;
clew_stop* clew_stop_new(void); /* NULL: no memory */
void clew_stop_now(clew_stop* stop);
void clew_stop_free(clew_stop* stop); /* after the calls that use it */

/* Answers a verb: a JSON object in, a JSON object out, as docs/schema/verbs.json describes. An error is an
 * answer too: {"error": "…"}. `stop` may be NULL. NULL only without memory or verb. */
char* clew_call(const char* verb, const char* request, const clew_stop* stop);

/* An engine answers many puzzles of one layout and keeps what it has made ready for it. `layout` is a name
 * of the catalogue, such as "9x9", "16x16" or "9x9+antiknight", or NULL: each puzzle decides. */
typedef struct clew_engine clew_engine;
clew_status clew_engine_new(const char* layout, clew_engine** engine, clew_error* error);
void clew_engine_free(clew_engine* engine); /* after the calls that use it */

/* The first solution of a puzzle in line form, with a final NUL, and the number of solutions, at most 2:
 * 0 none (the solution is ""), 1 the only one, 2 several. `solution` may be NULL, with room 0.
 * A line of a 9x9 takes 82 bytes. */
clew_status clew_solve(clew_engine* engine, const char* puzzle, char* solution, size_t room,
                       uint64_t* count, const clew_stop* stop, clew_error* error);

/* The number of solutions. CLEW_STOPPED: at least so many. */
clew_status clew_count(clew_engine* engine, const char* puzzle, uint64_t* count,
                       const clew_stop* stop, clew_error* error);

/* Difficulty. Ratings are tenths of Sudoku Explainer's: 72 is 7.2. */
typedef struct clew_rating {
  int32_t er, ep, ed;
  int32_t level; /* 0 easy, 1 intermediate, 2 hard, 3 very hard, 4 diabolical, 5 beyond logic */
  int64_t score; /* HoDoKu's */
} clew_rating;
clew_status clew_rate(clew_engine* engine, const char* puzzle, clew_rating* rating,
                      const clew_stop* stop, clew_error* error);

/* The next step of a position as JSON, as `clew hint --json` writes it. */
clew_status clew_hint(clew_engine* engine, const char* position, char** json, const clew_stop* stop,
                      clew_error* error);

/* A new puzzle in line form, with a final NUL: the same for the same seed. level: see clew_rating; -1: any. */
clew_status clew_generate(clew_engine* engine, uint64_t seed, int32_t level, char* puzzle,
                          size_t room, const clew_stop* stop, clew_error* error);

/* Puzzles in line form, a line each, answered by so many threads (0: all cores): a line SOLUTION,COUNT each, in
 * order; "!" for a line that is no puzzle. Fastest for 9x9 and 6x6. CLEW_STOPPED: the answers so far. */
clew_status clew_solve_lines(clew_engine* engine, const char* lines, size_t size, uint32_t threads,
                             char** answers, const clew_stop* stop, clew_error* error);

#ifdef __cplusplus
}
#endif
#endif
