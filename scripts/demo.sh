#!/bin/sh
# One run, one bug with its trace, one proof that the repaired program does not have it.
set -eu
cd "$(dirname "$0")/.."
jaunt=./target/release/jaunt
trace=target/demo-trace.json

if [ -t 1 ]; then bold=$(printf '\033[1m') plain=$(printf '\033[0m'); else bold= plain=; fi
title() { printf '\n%s── %s%s\n\n' "$bold" "$1" "$plain"; }
shown() { printf '%s$ jaunt %s%s\n' "$bold" "$*" "$plain"; }

title 'One execution of a program, as java would do it'
shown run examples/Greeter.java Ada Grace
$jaunt run examples/Greeter.java Ada Grace

title 'Two transfers between two accounts: works nearly always. Every execution of it:'
shown check examples/Bank.java
status=0
$jaunt check --trace $trace examples/Bank.java || status=$?
if [ $status -ne 1 ]; then
    echo "demo: the deadlock of examples/Bank.java was not found (status $status)" >&2
    exit 1
fi

title 'The same with the locks always taken in one order:'
shown check examples/BankFixed.java
$jaunt check examples/BankFixed.java
