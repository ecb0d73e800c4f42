#!/bin/sh
# Includes point down only: a room may include its own files and those of lower floors, and of the
# public headers those of its own room and of lower floors.
set -eu
cd "$(dirname "$0")/../src"
floor() {
  case $1 in
    base) echo 0 ;; model | sat | system) echo 1 ;; layouts | constraints) echo 2 ;; search | symmetry | proof) echo 3 ;;
    logic | text | unavoidable) echo 4 ;; rating) echo 5 ;; clues | generate | census | photo | store | stream) echo 6 ;; verbs) echo 7 ;;
    *) echo "unknown room: $1" >&2; exit 1 ;;
  esac
}
# The room that a public header is the face of. Evidence, steps and the names of techniques are plain
# data, which the checker is given.
room_of() {
  case $1 in
    digits | error | language | languages | stop | symbol | version) echo base ;; cell | constraint | kinds | layout | puzzle | validate | values) echo model ;;
    solve | diagnose) echo search ;; certificate | check | evidence | step | technique) echo proof ;;
    explain | words) echo logic ;; rate) echo rating ;; library) echo store ;;
    complete) echo generate ;;
    text | symmetry | unavoidable | census | clues | generate | photo) echo "$1" ;;
    *) echo "clew/$1.h belongs to no room" >&2; exit 1 ;;
  esac
}
bad=0
# Checks the includes of a room's files, or of its public headers.
check() {
  own=$1 what=$2
  shift 2
  for include in $(grep -rhoE '^#include "[a-z]+/[a-z_]+' "$@" | sed 's/.*"//' | sort -u); do
    other=${include%/*}
    [ "$other" != clew ] || other=$(room_of "${include#*/}")
    [ "$other" = "$own" ] || [ "$(floor "$other")" -lt "$(floor "$own")" ] ||
      { echo "$what includes $include, which is not below it"; bad=1; }
  done
}
for room in */; do check "${room%/}" "src/${room%/}" "$room"; done
for header in ../include/clew/*.h; do
  name=$(basename "$header" .h)
  room=$(room_of "$name")
  check "$room" "clew/$name.h" "$header"
done
# Code for one system or one processor stays in the files that docs/limits.md names.
only() {
  said=$(grep -rlE --include='*.cpp' --include='*.h' "$2" . ../include ../apps ../bindings | grep -vE "$1") || return 0
  echo "beyond what docs/limits.md names: $2 in $said"
  bad=1
}
only '^\./base/helpers\.h$|^\./system/' '<(sys/[a-z]+|unistd|fcntl|poll|pthread|signal|dlfcn|termios|windows|io)\.h>|/proc/|__linux__|_WIN32'
only '^\./(search/(batch|single|sweep)/.*|search/(vector|processor)\.h|clues/nine/.*|census/disjoint\.cpp|unavoidable/closure\.cpp)$' \
  '__x86_64__|__aarch64__|[a-z0-9]*intrin\.h|_mm[0-9]*_|__builtin_(ia32|cpu)|__AVX|arm_neon'
# Making an engine may fail, so the result must be checked before it is used.
unchecked=$(grep -rnE '\*([A-Za-z]+::)*[A-Z][A-Za-z]*::(make|about|of)\(' . ../apps ../bindings --include='*.cpp' --include='*.h') || unchecked=
[ -z "$unchecked" ] || { echo "an Expected is used unchecked: $unchecked"; bad=1; }
# The page: model, engine, draw, words and app do not know ui.
if grep -rnE "from \"(\.\./)+ui/" ../web/src/model ../web/src/engine ../web/src/draw ../web/src/words ../web/src/app; then
  echo "these import from web/src/ui, which is above them"
  bad=1
fi
exit $bad
