#!/bin/sh
# completions.sh PROGRAM: completions of zsh and fish, if they are installed; manual.sh tests bash.
set -eu
program=$1
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/bin" "$work/here"
ln -s "$program" "$work/bin/clew"
PATH=$work/bin:$PATH
export HOME="$work" XDG_CONFIG_HOME="$work" XDG_DATA_HOME="$work" TERM=dumb LC_ALL=C.UTF-8
cd "$work/here"
: >puzzle.sdk
tried=0

# The line after pressing the key: LINE BUFFER.
cases() {
  cat <<CASES
clew sol|clew solve
clew solve --layout samurai-4|clew solve --layout samurai-4x4
clew explain --only swo|clew explain --only swordfish
clew library sta|clew library stats
clew library import --no-g|clew library import --no-grade
clew solve puz|clew solve puzzle.sdk
clew convert --to opens|clew convert --to opensudoku
clew generate --level ve|clew generate --level very-hard
clew generate --symmetry anti|clew generate --symmetry antidiagonal
clew library list --technique swo|clew library list --technique swordfish
CASES
}

if command -v zsh >/dev/null; then
  tried=1
  cat >"$work/ask.zsh" <<'ASK'
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "PS1= PS2= RPS1=; unsetopt beep; fpath=($1 \$fpath); autoload -U compinit; compinit -u -D; told() { print -r -- \"<<\$BUFFER>>\"; BUFFER= }; zle -N told; bindkey '^I' complete-word '^X' told; print -r -- '<<'ready'>>'"
zpty -r shell line $'*<<ready>>*'
while IFS='|' read -r typed expected; do
  zpty -w -n shell "$typed"$'\t\x18'
  zpty -r shell line $'*<<*>>*'
  line=${${line##*<<}%%>>*}
  [[ ${line%% } == $expected ]] || { print -ru2 "zsh: $typed: $line"; exit 1 }
done
ASK
  cases | timeout 60 zsh -f "$work/ask.zsh" "$root/packages/completions"
else
  echo "zsh is not installed: not tried"
fi

if command -v fish >/dev/null; then
  tried=1
  cases | while IFS='|' read -r typed expected; do
    said=$(timeout 20 fish --no-config -c 'source $argv[1]; complete -C $argv[2]' "$root/packages/completions/clew.fish" "$typed" | cut -f1)
    [ "$said" = "${expected##* }" ] || { echo "fish: $typed: $said" >&2; exit 1; }
  done
else
  echo "fish is not installed: not tried"
fi
[ $tried = 1 ] || exit 77
