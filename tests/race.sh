#!/bin/sh
# race.sh PROGRAM: bench/race.py accepts programs and command lines, and distinguishes right, wrong, missing and late
# answers among any other output.
set -eu
program=$1
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/f"
"$program" generate --count 6 --seed 5 >"$work/easy.txt"
"$program" generate --layout 6x6 --count 4 --seed 5 >"$work/six.txt"
cat >"$work/f/right" <<RIGHT
#!/bin/sh
echo "six by six, or nine by nine"
while read -r line; do
  echo "\$line: \$('$program' solve --quiet "\$line" | cut -d, -f1) in no time"
done
RIGHT
printf '#!/bin/sh\ntr . 1\n' >"$work/f/wrong"
printf '#!/bin/sh\n"%s" solve --quiet - | sed 2d\n' "$program" >"$work/f/loses"
chmod +x "$work"/f/*
printf '# nothing\ntrue\n' >"$work/f/silent.txt"
printf 'sleep 60\n' >"$work/f/late.txt"
echo "no program" >"$work/f/notes.md"

table=$work/table
if "$root/bench/race.py" --clew "$program" --rounds 1 --least 0 --timeout 3 "$work/f" "$work/easy.txt" >"$table"; then
  echo "wrong answers are taken for right" >&2
  exit 1
fi
row() {
  grep -qE "^\| $1 \| $2 \| (.* \| )?$3 \|\$" "$table" || { cat "$table" >&2; echo "no row: $*" >&2; exit 1; }
}
row right 'easy.txt, 6' '6 right'
row wrong 'easy.txt, 6' '– \| – \| 0 right, 6 wrong'
row loses 'easy.txt, 6' '5 right, 1 missing'
row silent 'easy.txt, 6' '– \| – \| 0 right, 6 missing'
row late 'easy.txt, 6' '– \| not done in 3 s \| 0 right, 6 missing'
[ "$(wc -l <"$table")" = 7 ]

# With right answers only, the race has a winner; other sizes need the name of their layout.
rm "$work"/f/wrong "$work"/f/loses "$work"/f/*.txt
"$root/bench/race.py" --clew "$program" --rounds 1 --least 0 --layout 6x6 "$work/f" "$work/six.txt" >"$table"
row right 'six.txt, 4' '[0-9.,]+ \| [0-9.,]+ to [0-9.,]+ \| 4 right'
rm "$work/f/right"
"$root/bench/race.py" --clew "$program" "$work/f" "$work/six.txt" 2>"$table" && exit 1
grep -q 'neither a program' "$table"
