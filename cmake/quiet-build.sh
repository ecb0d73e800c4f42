#!/bin/sh
# quiet-build.sh FOLDER [TARGET…]: builds; prints nothing but what went wrong, and a word if it is slow.
set -eu
folder=$1
shift
log=$(mktemp)
trap 'rm -f "$log"' EXIT
if [ -n "$(ninja -C "$folder" -n "$@" 2>/dev/null | grep -m1 '^\[.*\(Building\|Linking\)' || true)" ]; then
  echo "building …" >&2
fi
ninja -C "$folder" "$@" >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
