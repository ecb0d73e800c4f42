#!/bin/sh
# readme.sh PROGRAM README: runs every command in the README and compares its output.
set -eu
program=$(command -v "$1")
readme=$(cd "$(dirname "$2")" && pwd)/$(basename "$2")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/run" "$work/shown"
cd "$work/run"
printf '%s\n' 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 12345 >puzzles.txt

# Puts each command in a file of its own, and its expected output in another.
awk -v to="$work/shown/" '
  /^```/ { inside = !inside; name = "" }
  inside && /^\$ / { name = sprintf("%s%02d", to, ++count); print substr($0, 3) > (name ".sh"); next }
  inside && name { print > (name ".says") }' "$readme"
words() { tr -s ' \n' '  ' <"$1"; }
ran=0
for command in "$work"/shown/*.sh; do
  # A terminal gets a grid.
  sed "s|^\./run|$program|; s|^\(.*solve\) \([0-9.]*\)\$|\1 --format grid \2|" "$command" >command
  sh command >said 2>&1 || [ $? = 1 ]
  says=${command%.sh}.says
  [ -f "$says" ] || : >"$says"
  if [ "$(words said)" != "$(words "$says")" ]; then
    cat "$command" said >&2
    exit 1
  fi
  ran=$((ran + 1))
done
[ $ran -ge 8 ]
