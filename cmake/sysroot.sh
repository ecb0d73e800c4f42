#!/bin/sh
# sysroot.sh ARCHITECTURE FOLDER: unpacks into FOLDER the libraries and headers for building programs for another of
# Debian's architectures. Installs and changes nothing on this system.
set -eu
architecture=$1
folder=$2
list="$(dirname "$0")/packages.txt"
[ ! "$folder" -nt "$list" ] || exit 0
packages="$(sed -n '/^\[build\]/,/^\[/p' "$list" | grep -e '-dev$') $(sed -n '/^\[sysroot\]/,/^\[/p' "$list" | grep -v '^\[')"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# apt as on a system of that architecture that has nothing yet.
mkdir -p "$work/lists/partial" "$work/archives/partial" "$work/root/usr/lib"
: >"$work/status"
apt() {
  apt-get -q -y -o APT::Architecture="$architecture" -o APT::Architectures="$architecture" -o Dir::State="$work" \
    -o Dir::State::status="$work/status" -o Dir::Cache="$work" -o APT::Sandbox::User= "$@" >"$work/log" 2>&1 ||
    { tail -20 "$work/log" >&2; exit 1; }
}
apt update
# shellcheck disable=SC2086  # a list
apt install --download-only --no-install-recommends $packages

ln -s usr/lib "$work/root/lib"
for package in "$work"/archives/*.deb; do
  dpkg-deb --fsys-tarfile "$package" | tar -x -C "$work/root" --keep-directory-symlink --no-same-owner
done
# Links from the root of that system.
find "$work/root" -type l -lname '/*' | while IFS= read -r link; do
  ln -sfr "$work/root$(readlink "$link")" "$link"
done
touch "$work/root"
mkdir -p "$(dirname "$folder")"
rm -rf "$folder"
mv "$work/root" "$folder"
