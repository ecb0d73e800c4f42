#!/bin/sh
# Includes point down only: a room may include its own files and those of lower floors.
set -eu
cd "$(dirname "$0")/../src"
floor() {
  case $1 in
    base) echo 0 ;; model) echo 1 ;; layouts | sat) echo 2 ;; text | search | symmetry | proof) echo 3 ;;
    logic | unavoidable) echo 4 ;; rating) echo 5 ;; clues | generate | census | store | stream) echo 6 ;; verbs) echo 7 ;;
    *) echo "unknown room: $1" >&2; exit 1 ;;
  esac
}
bad=0
for room in */; do
  room=${room%/}
  own=$(floor "$room")
  for other in $(grep -rhoE '^#include "[a-z]+/' "$room" | sed 's/.*"//; s,/,,' | sort -u); do
    [ "$other" = clew ] || [ "$other" = "$room" ] || [ "$(floor "$other")" -lt "$own" ] ||
      { echo "src/$room includes src/$other, which is not below it"; bad=1; }
  done
done
exit $bad
