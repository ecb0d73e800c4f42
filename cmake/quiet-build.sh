#!/bin/sh
# quiet-build.sh FOLDER [TARGET…]: builds and says how far it is, in one line on a terminal and about
# once a minute elsewhere; when something goes wrong, all that was said. Silent with nothing to do.
set -eu
folder=$1
shift
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

follow() {
  next=0
  while IFS= read -r line; do
    printf '%s\n' "$line" >>"$work/log"
    case $line in
      \[*Building* | \[*Linking*) count=${line%%]*} ;;
      *) continue ;;
    esac
    if [ -t 2 ]; then
      printf '\r\033[Kbuilding %s' "${count#[}" >&2
    elif now=$(date +%s) && [ "$now" -ge "$next" ]; then
      echo "building ${count#[}" >&2
      next=$((now + 60))
    fi
  done
  if [ -t 2 ] && [ -n "${count-}" ]; then printf '\r\033[K' >&2; fi
}

{ ninja -C "$folder" "$@" 2>&1 || : >"$work/failed"; } | follow
if [ -e "$work/failed" ]; then
  cat "$work/log" >&2
  exit 1
fi
