#!/bin/sh
# Compiles what is here and runs it with a plain java: see README.md.
#
#   sh subjects/conform/run.sh build                      the classes, into $CONFORM_OUT or target/conform
#   sh subjects/conform/run.sh test [SEQUENCES [SEED]]    random sequences of calls on subjects and abstractions
#   sh subjects/conform/run.sh enumerate MODULE ...       all valid states; options: enumerate/Enumerate.java
#   sh subjects/conform/run.sh mutants ...                deliberate mistakes: enumerate/Mutants.java
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
out=${CONFORM_OUT:-$root/target/conform}
bin=
[ -z "${JAVA_HOME:-}" ] || [ ! -x "$JAVA_HOME/bin/javac" ] || bin=$JAVA_HOME/bin/

# The bytecode library of the JDK itself, so that nothing has to be installed.
asm=jdk.internal.org.objectweb.asm
exports="--add-exports=java.base/$asm=ALL-UNNAMED --add-exports=java.base/$asm.commons=ALL-UNNAMED"
exports="$exports --add-exports=java.base/$asm.tree=ALL-UNNAMED"

build() {
    if [ -e "$out/built" ] && [ -z "$(find "$here" "$root/java/api" -newer "$out/built" -type f ! -name '*.txt' ! -name '*.md' | head -n 1)" ]; then
        return
    fi
    rm -rf "$out"
    mkdir -p "$out/sources"
    touch "$out/sources/began"
    find "$root/java/api" -name '*.java' > "$out/sources/api"
    "${bin}javac" --release 11 -nowarn -Xlint:none -g -encoding UTF-8 -d "$out/api" "@$out/sources/api"
    "${bin}javac" -nowarn -Xlint:none -g -encoding UTF-8 -cp "$out/api" -d "$out/subjects" "$here"/*.java "$here"/shapes/*.java
    "${bin}javac" -nowarn -Xlint:none -g -encoding UTF-8 -cp "$out/api:$out/subjects" -d "$out/random" "$here"/random/*.java
    # shellcheck disable=SC2086
    "${bin}javac" -nowarn -Xlint:none -g -encoding UTF-8 -XDignore.symbol.file $exports -cp "$out/api" -d "$out/enumerate" "$here"/enumerate/*.java
    mv "$out/sources/began" "$out/built"
}

what=${1:-}
[ $# -eq 0 ] || shift
case $what in
build)
    build
    echo "$out"
    ;;
test)
    build
    exec "${bin}java" -cp "$out/api:$out/subjects:$out/random" RandomTest "$@"
    ;;
enumerate)
    build
    # shellcheck disable=SC2086
    exec "${bin}java" $exports -cp "$out/api:$out/enumerate" enumerate.Enumerate "$@" -cp "$out/api:$out/subjects"
    ;;
mutants)
    build
    # shellcheck disable=SC2086
    exec "${bin}java" $exports -cp "$out/api:$out/enumerate" enumerate.Mutants "$here" "$out/api:$out/subjects" "$@"
    ;;
*)
    sed -n '2,/^set/p' "$0" | sed '/^set/d; s/^# \{0,1\}//' >&2
    exit 2
    ;;
esac
