#!/bin/sh
# Packs all that the long runs over the library need into one file, for a machine without a JDK, a compiler and Rust: docs/testing.md, "Clients of the library".
#
#   sh scripts/long/pack.sh FILE.tar.gz [SEED] [MANY] [MORE]
#
# MANY seeds of each kind from SEED on; MORE of pools and exchangers, whose clients are seldom compared completely.
set -eu
file=$1 seed=${2:-2000} many=${3:-60} more=${4:-260}
cd "$(dirname "$0")/../.."
cargo build --release --quiet --package jaunt-cli --package jaunt-testkit --example write_clients \
    --package jaunt-checker --example clients --example java_clients --bin jaunt
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
to=$work/long
mkdir -p "$to/bin" "$to/runner"
for program in examples/clients examples/java_clients jaunt; do
    strip -o "$to/bin/$(basename $program)" "target/release/$program"
done
jdk=${JAVA_HOME:-$(dirname "$(dirname "$(readlink -f "$(command -v javac)")")")}
"$jdk/bin/jlink" --add-modules java.base,java.logging,java.management,jdk.unsupported --no-header-files --no-man-pages --output "$to/jdk"
rm -rf "$to/jdk/legal" "$to/jdk/lib/ct.sym"
find "$to/jdk" -name '*.so' -exec strip --strip-unneeded {} +

# The clients, and again with delays for runs of `java`.
for shaken in "" shaken; do
    write="target/release/examples/write_clients $shaken $work/src$shaken $seed"
    $write "$many"
    for kind in Pool Exchanger; do $write "$more" $kind; done
done
compile() { find "$2" -maxdepth 1 -name '*.java' >"$work/list"; "$jdk/bin/javac" -J-Xmx2g -nowarn -Xlint:none -g:none -cp "$to/runner" -d "$1" "@$work/list"; }
compile "$to/runner" "$work/srcshaken/runner"
compile "$to/classes" "$work/src"
compile "$to/shaken" "$work/srcshaken"

# The subjects of docs/operations.md.
"$jdk/bin/javac" -nowarn -Xlint:none -d "$to/subjects" $(find java/api -name '*.java') subjects/library/*.java
for source in subjects/library/*.java; do
    basename "$source" .java
done >"$to/subjects.txt"
cp scripts/long/run.sh "$to/"
printf 'seed=%s many=%s more=%s\n' "$seed" "$many" "$more" >"$to/made.txt"
git rev-parse HEAD >>"$to/made.txt"
tar -C "$work" -czf "$file" long
ls -l "$file"
