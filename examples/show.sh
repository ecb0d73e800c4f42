#!/bin/sh
# show.sh CLEW: solves a few puzzles of different layouts and suggests further commands.
set -eu
clew=$1
puzzles=$(dirname "$0")/puzzles
for name in classic jigsaw tridoku samurai; do
  echo "$name"
  "$clew" solve --format grid "$puzzles/$name.txt"
  echo
done
cat <<'END'
Try next, with a puzzle of your own:
  ./run solve PUZZLE            one solution, and if it is the only one
  ./run check PUZZLE            the faults of a puzzle with no solution or several
  ./run candidates PUZZLE       the digits that occur in some solution, cell by cell
  ./run layouts                 all layouts
  ./run --help                  all verbs
END
