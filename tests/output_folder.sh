#!/bin/sh
# Scripts that make packages and the site never remove the contents of a foreign folder.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() {
  echo "$1" >&2
  exit 1
}
make="$root/cmake/output-folder.sh"

mkdir "$work/mine" "$work/empty" "$work/beside.new"
echo kept >"$work/mine/letter"
echo kept >"$work/beside.new/letter"
echo kept >"$work/file"
for path in mine beside file; do
  ! "$make" begin "$work/$path" 2>/dev/null || fail "begins in $path"
  ! "$make" end "$work/$path" 2>/dev/null || fail "ends in $path"
done
! "$root/packages/make" "$work/mine" page 2>/dev/null || fail "packages/make takes a folder that is not its own"
! "$root/web/site/make" "$work/mine" 2>/dev/null || fail "web/site/make takes a folder that is not its own"
! "$root/packages/make" "$work/empty" no-such-part 2>/dev/null || fail "packages/make takes an unknown part"
[ "$(cat "$work/mine/letter" "$work/beside.new/letter" "$work/file")" = "kept
kept
kept" ] || fail "something is gone"

for run in first second; do
  new=$("$make" begin "$work/empty")
  echo $run >"$new/result"
  "$make" end "$work/empty"
  [ "$(cat "$work/empty/result")" = $run ] || fail "the $run run is not there"
done
[ ! -e "$work/empty.new" ] || fail "the folder to build in is left behind"
