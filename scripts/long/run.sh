#!/bin/sh
# The long runs over the library, on the machine where pack.sh's file was unpacked.
#
#   sh run.sh clients RESULTS [SECONDS] [THREADS]            steps against the real code
#   sh run.sh java RESULTS [SECONDS] [THREADS] [RUNS]        runs of java against steps: clients that RESULTS/clients.log does not call complete, those of pools first
#   sh run.sh subjects RESULTS [SECONDS] [AT ONCE] [MEMORY]  states of subjects/library with `--library real`
#
# Results come line by line into files of the folder RESULTS, so that a run that is stopped leaves what it found; the end of each is printed, too.
set -eu
part=$1 results=$2
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$results"
eval "$(head -1 "$here/made.txt")"

# One subject: states and verdict. Called by xargs.
subject() {
    began=$(date +%s)
    "$here/bin/jaunt" check --jdk "$here/jdk" --library real --pilots off --audit off --format json --time-limit "$2" --memory-limit "$3" \
        --trace /dev/null -c "$here/subjects" "$1" >"$results/$1.json" 2>/dev/null || true
    value() { grep -o "\"$1\": *[^,}]*" "$results/$2.json" | head -1 | sed 's/.*: *//'; }
    echo "$1 verdict=$(value verdict "$1") complete=$(value complete "$1") states=$(value states "$1") seconds=$(($(date +%s) - began))"
    rm -f "$results/$1.json"
}

case $part in
clients)
    "$here/bin/clients" "$here/jdk" "$here/classes" "$seed" "$many" more=Pool:"$more" more=Exchanger:"$more" seconds="${3:-560}" threads="${4:-16}" \
        >"$results/clients.log" 2>&1 || true
    grep DIFFERENT "$results/clients.log" || true
    sed -n '/^| kind/,$p' "$results/clients.log"
    ;;
java)
    seconds=${3:-400} threads=${4:-16} runs=${5:-10000}
    # Half of the time is for java, half of the runs are interpreted, and each JVM has two processors or more. Clients are mixed, so that all kinds have their turn.
    sed -n 's/^[0-9]* s: \([A-Za-z0-9]*\), .* 0 compared completely.*/\1/p' "$results/clients.log" >"$results/names"
    awk '{ kind = $0; sub(/^Small/, "", kind); sub(/[0-9]+$/, "", kind); print ++n[kind] "\t" $0 }' "$results/names" | sort -n | cut -f2 >"$results/mixed"
    : >"$results/runs.txt"
    until=$(($(date +%s) + seconds / 2))
    xargs -P $((threads / 2)) -I CLIENT sh -c '
        [ "$(date +%s)" -lt '"$until"' ] || exit 0
        for how in -Xint -XX:TieredStopAtLevel=1; do
            "'"$here"'/jdk/bin/java" $how -Xmx512m -XX:+UseSerialGC -cp "'"$here"'/runner" ClientRuns "'"$here"'/shaken" '$((runs / 2))' 60 $$ CLIENT
        done >"'"$results"'/CLIENT.runs" 2>/dev/null' <"$results/mixed" || true # a client that java cannot end is no reason to lose the others
    cat "$results"/*.runs >"$results/runs.txt"
    rm -f "$results"/*.runs
    "$here/bin/java_clients" "$here/jdk" "$here/classes" "$results/runs.txt" threads="$threads" seconds=$((seconds / 2)) >"$results/java.log" 2>&1 || true
    grep DIFFERENT "$results/java.log" | cut -c1-2000 || true
    sed -n '/^| kind/,$p' "$results/java.log"
    ;;
subjects)
    xargs -P "${4:-16}" -I NAME sh "$here/run.sh" subject "$results" NAME "${3:-540}" "${5:-7G}" <"$here/subjects.txt" | tee "$results/subjects.log"
    ;;
subject)
    subject "$3" "$4" "$5"
    ;;
esac
