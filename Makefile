# Set-up, demo and tests. On a Debian-like machine with Rust, `make demo` and `make test` need nothing else first.

.PHONY: setup build valgrind demo test test-long bench tidy

# A JDK for the library and for javac, and the jars that the library tests run. Nothing is installed that is there.
setup:
	@sh scripts/setup.sh

build: setup
	cargo build --release --quiet

demo: build
	@sh scripts/demo.sh

test: setup
	cargo build --release --quiet --workspace --all-targets
	@if cargo nextest --version >/dev/null 2>&1; then cargo nextest run --release --workspace; else cargo test --release --workspace; fi
	cargo run --release --quiet --package xtask -- tidy

# What `make test` leaves out (#[ignore]): long tests and measurements, one at a time because they look at time and memory.
test-long: setup valgrind
	@if cargo nextest --version >/dev/null 2>&1; \
	then cargo nextest run --release --workspace --run-ignored ignored-only --test-threads 1 --no-capture; \
	else cargo test --release --workspace -- --ignored --test-threads 1 --nocapture; fi

# Part of test-long.
valgrind: build
	@sh scripts/valgrind.sh

bench: build
	cargo run --release --quiet --package xtask -- bench run
	cargo run --release --quiet --package xtask -- bench check

tidy:
	cargo run --release --quiet --package xtask -- tidy
