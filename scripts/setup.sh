#!/bin/sh
# Installs what the build and the tests need, if it is missing. Only for machines with apt; elsewhere it says what to do.
set -eu

need=""
if ! command -v javac >/dev/null 2>&1 && [ ! -x "${JAVA_HOME:-/nonexistent}/bin/javac" ]; then
    need="$need openjdk-17-jdk-headless"
fi
for pair in commons-lang3:libcommons-lang3-java commons-collections4:libcommons-collections4-java \
    guava:libguava-java gson:libgoogle-gson-java; do
    [ -e "/usr/share/java/${pair%%:*}.jar" ] || need="$need ${pair#*:}"
done
# For tests that `explore` writes, and for its pictures.
[ -e /usr/share/java/junit4.jar ] && [ -e /usr/share/java/hamcrest.jar ] || need="$need junit4 libhamcrest-java"
[ -e /usr/share/java/junit-platform-console.jar ] || need="$need junit5"
command -v dot >/dev/null 2>&1 || need="$need graphviz"
command -v cc >/dev/null 2>&1 || need="$need gcc libc6-dev"

[ -n "$need" ] || exit 0
if ! command -v apt-get >/dev/null 2>&1; then
    echo "setup: please install these (Debian's names):$need" >&2
    exit 1
fi
sudo=""
[ "$(id -u)" -eq 0 ] || sudo="sudo"
echo "setup: installing$need"
export DEBIAN_FRONTEND=noninteractive
$sudo apt-get update -qq
# shellcheck disable=SC2086
$sudo apt-get install -y -qq --no-install-recommends $need >/dev/null
