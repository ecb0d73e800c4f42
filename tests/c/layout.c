/* Sizes, places and numbers of clew.h that stay the same while CLEW_ABI is 1. A compiler refuses this file if one of them
 * changes. */
#include <clew.h>

_Static_assert(CLEW_ABI == 1, "write what another CLEW_ABI promises");
_Static_assert(sizeof(clew_status) == 4 && (clew_status)-1 < 0, "a status is a signed number of 32 bits");
_Static_assert(CLEW_OK == 0 && CLEW_MALFORMED == 1 && CLEW_REFUSED == 2 && CLEW_NO_ROOM == 3, "codes stay");
_Static_assert(CLEW_STOPPED == 4 && CLEW_NO_ANSWER == 5 && CLEW_ARGUMENT == 6 && CLEW_NO_MEMORY == 7, "codes stay");

_Static_assert(sizeof(clew_error) == 256 && _Alignof(clew_error) == 8, "callers provide the room");
_Static_assert(offsetof(clew_error, status) == 0 && offsetof(clew_error, line) == 4, "members stay");
_Static_assert(offsetof(clew_error, column) == 8 && offsetof(clew_error, needed) == 16, "members stay");
_Static_assert(offsetof(clew_error, text) == 24 && sizeof(((clew_error *)0)->text) == 232, "members stay");

_Static_assert(sizeof(clew_rating) == 24 && _Alignof(clew_rating) == 8, "callers provide the room");
_Static_assert(offsetof(clew_rating, er) == 0 && offsetof(clew_rating, ep) == 4, "members stay");
_Static_assert(offsetof(clew_rating, ed) == 8 && offsetof(clew_rating, level) == 12, "members stay");
_Static_assert(offsetof(clew_rating, score) == 16 && sizeof(((clew_rating *)0)->score) == 8, "members stay");

/* A function whose declaration changes no longer fits its type here. */
const char *(*const version)(void) = clew_version;
int32_t (*const abi)(void) = clew_abi;
void (*const release)(char *) = clew_free;
clew_stop *(*const stop_new)(void) = clew_stop_new;
void (*const stop_now)(clew_stop *) = clew_stop_now;
void (*const stop_free)(clew_stop *) = clew_stop_free;
char *(*const call)(const char *, const char *, const clew_stop *) = clew_call;
clew_status (*const engine_new)(const char *, clew_engine **, clew_error *) = clew_engine_new;
void (*const engine_free)(clew_engine *) = clew_engine_free;
clew_status (*const solve)(clew_engine *, const char *, char *, size_t, uint64_t *, const clew_stop *, clew_error *) = clew_solve;
clew_status (*const count)(clew_engine *, const char *, uint64_t *, const clew_stop *, clew_error *) = clew_count;
clew_status (*const rate)(clew_engine *, const char *, clew_rating *, const clew_stop *, clew_error *) = clew_rate;
clew_status (*const hint)(clew_engine *, const char *, char **, const clew_stop *, clew_error *) = clew_hint;
clew_status (*const generate)(clew_engine *, uint64_t, int32_t, char *, size_t, const clew_stop *, clew_error *) = clew_generate;
clew_status (*const solve_lines)(clew_engine *, const char *, size_t, uint32_t, char **, const clew_stop *, clew_error *) = clew_solve_lines;
