#!/bin/sh
# macos.sh FOLDER: reads the program and the library for macOS in FOLDER, which cannot run here. Both hold code for each
# processor, name the oldest macOS, and need the system's libraries alone; the library exports what clew.h declares, and
# the example in C and the C part of that in Kotlin link with it, and that in Rust where cmake/rust.sh has unpacked Rust.
# (The program in C# is the same on every system.)
set -eu
folder=$1
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() {
  echo "$1" >&2
  exit 1
}
library=$folder/libclew-c.1.dylib
sed -n 's/^[a-z].*[ *]\(clew_[a-z_]*\)(.*/_\1/p' "$root/include/clew.h" | sort >"$work/declared"
[ "$(wc -l <"$work/declared")" -gt 10 ] || fail "few functions are declared"
[ "$(llvm-lipo-19 -archs "$library" | tr ' ' '\n' | sort | xargs)" = "arm64 x86_64" ] || fail "the library lacks a processor"
# Builds an example for the processor of the loop.
compile() {  # SOURCE PROGRAM OPTION…
  source=$1 program=$2
  shift 2
  "$root/cmake/zig" cc -target "$(echo "$architecture" | sed s/arm64/aarch64/)-macos.$oldest" -O2 -std=c11 -Wall -Wextra -Werror \
    -I"$root/include" "$@" "$root/examples/$source" "$work/$architecture/libclew-c.1.dylib" -o "$work/$architecture/$program"
  llvm-otool-19 -L "$work/$architecture/$program" | grep -q '@rpath/libclew-c\.1\.dylib' || fail "$source does not need the library"
}
for architecture in arm64:11.0 x86_64:10.15; do
  oldest=${architecture#*:}
  architecture=${architecture%:*}
  for file in clew libclew-c.1.dylib; do
    thin=$work/$file.$architecture
    llvm-lipo-19 "$folder/$file" -thin "$architecture" -output "$thin"
    llvm-otool-19 -hl "$thin" >"$work/header"
    grep -Eq "^ *(minos|version) $oldest( |\$)" "$work/header" || fail "$file names another macOS than $oldest"
    # The loader refuses code without a signature on arm64.
    [ "$architecture" != arm64 ] || grep -q LC_CODE_SIGNATURE "$work/header" || fail "$file is not signed"
    llvm-otool-19 -L "$thin" | sed -n 's/^\t\([^ ]*\) .*/\1/p' | sort -u >"$work/needed"
    grep -q libSystem "$work/needed" || fail "$file does not need libSystem"
    if grep -v -e '^/usr/lib/libSystem\.B\.dylib$' -e '^@rpath/libclew-c\.1\.dylib$' "$work/needed"; then
      fail "$file needs other libraries than the system's"
    fi
  done
  # Besides, there are the header of the file and the operators new and delete of Zig's libc++,
  # and names of types of functions.
  llvm-objdump-19 --macho --exports-trie "$work/libclew-c.1.dylib.$architecture" | sed -n 's/^0x[^ ]* *\([^ ]*\).*/\1/p' |
    grep -vxE '___dso_handle|__mh_dylib_header|__Z(n[aw]|d[al]|T[IS]P?F).*' | sort >"$work/exported"
  diff "$work/declared" "$work/exported" || fail "the library exports other functions than the header declares"
  # The linker knows a library by the end of its name.
  mkdir "$work/$architecture"
  cp "$work/libclew-c.1.dylib.$architecture" "$work/$architecture/libclew-c.1.dylib"
  compile c/main.c example
  # Java's headers for Linux are those for macOS.
  if javac=$(command -v javac); then
    java=$(dirname "$(dirname "$(readlink -f "$javac")")")/include
    compile kotlin/clew_jni.c libclew_jni.dylib -shared -I"$java" -I"$java/linux"
    llvm-objdump-19 --macho --exports-trie "$work/$architecture/libclew_jni.dylib" | grep -q '_Java_Clew_call' ||
      fail "the library for Kotlin lacks its function"
  fi
  if [ -x "$root/build/rust/usr/bin/cargo" ]; then
    "$root/tests/rust-macos.sh" "$work/$architecture/libclew-c.1.dylib" "$architecture" "$oldest"
  else
    echo "SKIPPED: examples/rust for macOS on $architecture, because cmake/rust.sh build/rust has not run" >&2
  fi
done
