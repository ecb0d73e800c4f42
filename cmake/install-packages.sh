#!/bin/sh
# install-packages.sh SECTION…: installs the missing packages of these sections of packages.txt.
set -eu
list="$(dirname "$0")/packages.txt"
wanted=
for section in "$@"; do
  wanted="$wanted $(sed -n "/^\[$section\]/,/^\[/p" "$list" | grep -v '^\[' || true)"
done
if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
  [ "${CLEW_YES-}" = 1 ] && exit 0
  echo "Clew is built from Debian packages, and this system has no apt-get. Install what stands for these here:" >&2
  echo " $(echo $wanted)" >&2
  echo "Then run again with CLEW_YES=1 in the environment, and nothing is checked or installed." >&2
  exit 1
fi
missing=
for package in $wanted; do
  case $package in
    nodejs) command -v node >/dev/null && continue ;;  # a newer one may have come another way
    npm) command -v npm >/dev/null && continue ;;
    rustc) command -v rustc >/dev/null && continue ;;
  esac
  dpkg-query -W -f '${Status}\n' "$package" 2>/dev/null | grep -q ' installed$' || missing="$missing $package"
done
[ -z "$missing" ] && exit 0
if [ -t 0 ] && [ -t 2 ] && [ "${CLEW_YES-}" != 1 ]; then
  printf 'Clew needs these Debian packages:%s\nInstall them with apt-get now? [Y/n] ' "$missing" >&2
  read -r answer
  case $answer in
    '' | y | Y | yes) ;;
    *) exit 1 ;;
  esac
fi
echo "installing:$missing" >&2
sudo=
[ "$(id -u)" = 0 ] || sudo=sudo
log=$(mktemp)
if ! { $sudo apt-get update && DEBIAN_FRONTEND=noninteractive \
       $sudo apt-get install -y --no-install-recommends $missing; } >"$log" 2>&1; then
  tail -20 "$log" >&2
  exit 1
fi
rm -f "$log"
