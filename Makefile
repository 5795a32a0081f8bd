# Set-up, demo and tests. On a Debian-like machine with Rust, `make demo` and `make test` need nothing else first.

.PHONY: setup build demo test bench tidy

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

bench: build
	cargo run --release --quiet --package xtask -- bench run
	cargo run --release --quiet --package xtask -- bench check

tidy:
	cargo run --release --quiet --package xtask -- tidy
