#!/bin/sh
# manual.sh PROGRAM: the manual pages are whole, every example in them runs, and bash completes.
set -eu
program=$1
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
sh "$root/packages/manual" "$program" "$work/man"
classic=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
hard=81.3.9......2.6....3..1.45..8........2...4..3..5.9.1..6...259..1.......2......6.5
bad() {
  echo "$*" >&2
  exit 1
}

for page in "$work"/man/*.1; do
  title=$(basename "$page" .1 | tr 'a-z' 'A-Z' | sed 's/-/\\-/g')
  grep -qF ".TH $title 1 " "$page" || bad "$page: another name stands at its head"
  for part in TH 'SH NAME' 'SH SYNOPSIS' 'SH EXIT' 'SH ENVIRONMENT' 'SH FILES'; do
    grep -q "^\.$part" "$page" || bad "$page has no $part"
  done
  ! grep -vE '^\.(TH|SH|TP|PP|nf|fi|RS|RE)( |$)' "$page" | grep -q '^[.'"'"']' || bad "$page: a line is taken for a macro"
done

mkdir "$work/bin" "$work/examples"
ln -s "$program" "$work/bin/clew"
PATH=$work/bin:$PATH
cd "$work/examples"
sed -n '/^\.SH EXAMPLES/,/^\.RE/s/^clew/clew/p' "$work"/man/clew-*.1 | sed 's/\\-/-/g; s/\\&//g; s/\\e/\\/g' | sort -u >"$work/all"
[ "$(wc -l <"$work/all")" -gt 30 ] || bad "few examples"
while IFS= read -r example; do
  printf '%s\n' "$classic" "$hard" >puzzles.txt
  echo "$classic" >puzzle.txt
  echo "$(echo "$classic" | cut -c 1-45)...................................." >unfinished.txt
  echo "$classic" | fold -w 9 >puzzle.sdk
  echo '{"size": 4, "ruleset": "Normal sudoku rules apply.", "grid": [[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}' >puzzle.json
  cp puzzle.json links.txt
  printf '%s\n' 'sudoku 1' 'at 1,1 grid 4x4 regions 1122112233443344' givens .... .... .... .... >jigsaw.txt
  cp "$root/examples/puzzles/page.jpg" newspaper.jpg
  rm -f my.db
  "$program" library import --quiet --db my.db puzzles.txt >/dev/null
  case $example in
    *import*) rm -f my.db ;;
    *serve*) [ -f "$(dirname "$program")/clew.page" ] || continue ;;
  esac
  status=0
  # An example that is stopped after a while without an error passes.
  timeout 5 sh -c "$example" >out 2>err </dev/null || status=$?
  case $status in
    0 | 124) ;;
    *) cat err >&2; bad "status $status: $example" ;;
  esac
done <"$work/all"

completed() {
  bash -c '. "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _clew; echo "${COMPREPLY[@]}"' \
    "$root/packages/completions/clew.bash" "$@"
}
[ "$(completed clew sol)" = solve ] || bad "verbs are not completed"
[ "$(completed clew solve --layout samurai-4)" = samurai-4x4 ] || bad "layouts are not completed"
[ "$(completed clew explain --only x-w)" = x-wing ] || bad "techniques are not completed"
[ "$(completed clew library import --no-g)" = --no-grade ] || bad "options are not completed"
[ "$(completed clew solve puzzle.s)" = puzzle.sdk ] || bad "files are not completed"
