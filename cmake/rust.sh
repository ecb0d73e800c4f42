#!/bin/sh
# rust.sh FOLDER: unpacks into FOLDER cargo, rustc and the sources of Rust's standard library, which cargo compiles for
# systems for which Debian has none. Installs and changes nothing on this system.
set -eu
folder=$1
list="$(dirname "$0")/packages.txt"
[ ! "$folder" -nt "$list" ] || exit 0
packages=$(sed -n '/^\[rust\]/,/^\[/p' "$list" | grep -v '^\[')
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# apt as on this system without Rust: then every package of Rust is missing, and none is in conflict with another.
mkdir -p "$work/lists/partial" "$work/archives/partial" "$work/root"
awk 'BEGIN { RS = ""; ORS = "\n\n" } !/^Package: (cargo|rust|libstd-rust)/' /var/lib/dpkg/status >"$work/status"
apt() {
  apt-get -q -y -o Dir::State="$work" -o Dir::State::status="$work/status" -o Dir::Cache="$work" -o APT::Sandbox::User= \
    "$@" >"$work/log" 2>&1 || { tail -20 "$work/log" >&2; exit 1; }
}
apt update
# shellcheck disable=SC2086  # a list
apt install --download-only --no-install-recommends $packages
for package in "$work"/archives/*.deb; do
  dpkg-deb --fsys-tarfile "$package" | tar -x -C "$work/root" --no-same-owner --no-wildcards-match-slash \
    --exclude='./usr/src/*/src' --exclude='./usr/src/*/compiler' --exclude=./usr/share
done
touch "$work/root"
mkdir -p "$(dirname "$folder")"
rm -rf "$folder"
mv "$work/root" "$folder"
