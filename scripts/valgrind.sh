#!/bin/sh
# The tests of `state` and `store`, and a sample of the hand-written programs, under valgrind: reads of what is not there or was never
# written. Part of `make test-long`. VALGRIND_SAMPLE says how many programs (default 20).
set -eu
cd "$(dirname "$0")/.."
if ! command -v valgrind >/dev/null 2>&1; then
    echo "valgrind is not installed: try 'apt-get install valgrind'" >&2
    exit 2
fi
look="valgrind --quiet --error-exitcode=99"

# What measures memory means the allocator that is not there under valgrind.
for crate in jaunt-state jaunt-store; do
    cargo test --release --quiet -p "$crate" --no-run --message-format=json 2>/dev/null |
        sed -n 's/.*"executable":"\([^"]*\)".*/\1/p' | sort -u | grep -v /memory- | while read -r tests; do
            echo "valgrind: ${tests##*/}"
            $look "$tests" --test-threads 1 --quiet
        done
done

cargo build --release --quiet
all=$(find tests/java/pass tests/java/fail -name '*.java' | sort)
count=$(echo "$all" | wc -l)
step=$((count / ${VALGRIND_SAMPLE:-20}))
echo "$all" | awk -v step="$step" 'NR % step == 1' | while read -r program; do
    status=0
    # Files of one folder belong together: the folder is where javac looks for the others.
    args=$(sed -n 's|^// args:||p' "$program")
    # shellcheck disable=SC2086
    $look target/release/jaunt check --max-states 300 "$program" $args >/dev/null 2>valgrind.out || status=$?
    case $status in
    0 | 1 | 3) echo "valgrind: $program: no complaint (status $status)" ;;
    *)
        cat valgrind.out
        echo "valgrind: $program: status $status" >&2
        exit 1
        ;;
    esac
    rm -f valgrind.out
done
