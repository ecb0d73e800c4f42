#!/bin/sh
# rust-macos.sh LIBRARY ARCHITECTURE OLDEST: builds the example in Rust for macOS on ARCHITECTURE (arm64, x86_64), OLDEST
# and newer, with the LIBRARY of the C interface, and reads the program, which cannot run here. No Debian package holds
# Rust's standard library for macOS: cargo compiles it from the sources that cmake/rust.sh unpacks, and Zig links.
set -eu
library=$1
architecture=$2
oldest=$3
root=$(cd "$(dirname "$0")/.." && pwd)
rust=$root/build/rust/usr
processor=$(echo "$architecture" | sed s/arm64/aarch64/)
system=$processor-apple-darwin
work=$root/build/rust-macos/$architecture
mkdir -p "$work"
fail() {
  echo "$1" >&2
  exit 1
}
cp "$library" "$work/libclew-c.dylib"
cat >"$work/Cargo.toml" <<END
[package]
name = "example"
version = "1.0.0"
edition = "2021"
[[bin]]
name = "example"
path = "$root/examples/rust/main.rs"
[profile.dev]
panic = "abort"
strip = "none"
END
# Zig knows the processor and the system by one option.
cat >"$work/linker" <<END
#!/bin/sh
skip=
for argument; do
  shift
  [ -z "\$skip" ] || { skip=; continue; }
  case \$argument in
    -arch) skip=1 ;;
    -mmacosx-version-min=*) ;;
    *) set -- "\$@" "\$argument" ;;
  esac
done
exec "$root/cmake/zig" cc -target $processor-macos.$oldest "\$@"
END
chmod +x "$work/linker"
cd "$work"
# Unstable options of a stable Rust need RUSTC_BOOTSTRAP.
if ! LD_LIBRARY_PATH=$(echo "$rust"/lib/*-linux-gnu) RUSTC=$rust/bin/rustc RUSTC_BOOTSTRAP=1 RUSTFLAGS='' \
  CARGO_HOME=$work/cargo CARGO_TARGET_DIR=$work/target "$rust/bin/cargo" rustc --offline --target "$system" \
  -Zbuild-std=std,panic_abort --config 'source.crates-io.replace-with="vendored"' \
  --config "source.vendored.directory=\"$rust/lib/rustlib/src/rust/library/vendor\"" \
  --config "target.$system.linker=\"$work/linker\"" -- -L "$work" -l clew-c >"$work/log" 2>&1; then
  tail -40 "$work/log" >&2
  fail "examples/rust was not built for macOS on $architecture"
fi
program=$work/target/$system/debug/example
llvm-otool-19 -L "$program" | sed -n 's/^\t\([^ ]*\) .*/\1/p' | sort >"$work/needed"
printf '%s\n' /usr/lib/libSystem.B.dylib @rpath/libclew-c.1.dylib | sort | diff - "$work/needed" ||
  fail "examples/rust needs other libraries than the system's and libclew-c"
llvm-otool-19 -hl "$program" >"$work/header"
grep -Eq "^ *(minos|version) $oldest( |\$)" "$work/header" || fail "examples/rust names another macOS than $oldest"
[ "$architecture" != arm64 ] || grep -q LC_CODE_SIGNATURE "$work/header" || fail "examples/rust is not signed"
