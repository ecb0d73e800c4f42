#!/bin/sh
# readme.sh PROGRAM DOCUMENT [LEAST]: runs every command in the document and compares its output. There must be LEAST
# commands (8) at least.
set -eu
program=$(command -v "$1")
document=$(cd "$(dirname "$2")" && pwd)/$(basename "$2")
least=${3:-8}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/run" "$work/shown"
cd "$work/run"
printf '%s\n' 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 12345 >puzzles.txt
printf '%s\n' name,puzzle first,53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 \
  second,..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9 >puzzles.csv

# Puts each command in a file of its own, and its expected output in another.
awk -v to="$work/shown/" '
  /^```/ { inside = !inside; name = "" }
  inside && /^\$ / { name = sprintf("%s%02d", to, ++count); print substr($0, 3) > (name ".sh"); next }
  inside && name { print > (name ".says") }' "$document"
words() { tr -s ' \n' '  ' <"$1"; }
ran=0
for command in "$work"/shown/*.sh; do
  # A terminal gets a grid.
  sed "s|\./run|$program|; s|^\(.*solve\) \([0-9.]*\)\$|\1 --format grid \2|" "$command" >command
  sh command >said 2>&1 || [ $? = 1 ]
  says=${command%.sh}.says
  [ -f "$says" ] || : >"$says"
  if [ "$(words said)" != "$(words "$says")" ]; then
    cat "$command" said >&2
    exit 1
  fi
  ran=$((ran + 1))
done
[ $ran -ge "$least" ]
