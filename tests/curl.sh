#!/bin/sh
# curl.sh PROGRAM DOCUMENT: runs every curl command of the document before a server of its own, and compares the answers.
set -eu
program=$1
document=$2
work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$work"' EXIT
printf 'clew page 1\n\n' >"$work/page"
# The server's first line is its address: reading from the pipe waits for it.
mkfifo "$work/address"
"$program" serve --api --port 0 --page "$work/page" >"$work/address" &
server=$!
read -r address <"$work/address"
[ "${address#http://127.0.0.1:}" != "$address" ]
# An answer is shown on several lines, which readme.sh joins with blanks; none has a blank after a comma.
awk '/^```/ { inside = !inside } inside && /,$/ { printf "%s", $0; next } { print }' "$document" |
  sed "s|http://127.0.0.1:8080/|$address|" >"$work/document.md"
if grep '^\$ ' "$work/document.md" | grep -v '^\$ curl '; then exit 1; fi
sh "$(dirname "$0")/readme.sh" "$program" "$work/document.md" 5
