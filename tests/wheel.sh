#!/bin/sh
# wheel.sh WHEEL…: checks wheels for other systems, whose modules cannot run here. Each module keeps to the stable ABI and
# needs the libraries of its system alone.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
venv=$root/build/venv/bin
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() {
  echo "$1" >&2
  exit 1
}
for wheel in "$@"; do
  "$venv/abi3audit" --strict "$wheel" || fail "$wheel leaves the stable ABI"
  rm -rf "$work/wheel"
  "$venv/python" -m zipfile -e "$wheel" "$work/wheel"
  case $wheel in
    *win_amd64.whl)
      llvm-readobj-19 --coff-imports "$work/wheel/clew/_clew.pyd" | sed -n 's/^  Name: //p' | tr '[:upper:]' '[:lower:]' >"$work/needed"
      known='kernel32|msvcrt|python3|shell32|ws2_32'
      known="^($known)\.dll\$"
      ;;
    *macosx*)
      llvm-otool-19 -L "$work/wheel/clew/_clew.abi3.so" | sed -n 's/^\t\([^ ]*\) .*/\1/p' >"$work/needed"
      known='^/usr/lib/libSystem\.B\.dylib$|_clew\.abi3\.so$'
      ;;
    *manylinux*)
      llvm-readelf-19 -d "$work/wheel/clew/_clew.abi3.so" | sed -n 's/.*NEEDED.*\[\(.*\)\]/\1/p' >"$work/needed"
      known='^(libc|libm|libgcc_s|libstdc\+\+|ld-linux-aarch64)\.so\.[0-9]$'
      ;;
    *) fail "$wheel is for no system that is known here" ;;
  esac
  [ -s "$work/needed" ] || fail "$wheel needs no library"
  if grep -vE "$known" "$work/needed"; then fail "$wheel needs other libraries than the system's"; fi
done
