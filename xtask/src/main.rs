//! `cargo xtask bench run`, `cargo xtask bench check`, `cargo xtask tidy`, `cargo xtask api-jar`: the project's own chores.

mod api_jar;
mod bench;
mod bench_check;
mod tidy;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let ok = match words.as_slice() {
        ["bench", "run"] => bench::run(),
        ["bench", "check"] => bench_check::run(false),
        ["bench", "check", "--quick"] => bench_check::run(true),
        ["tidy"] => tidy::tidy(),
        ["api-jar"] => api_jar::write(None),
        ["api-jar", out] => api_jar::write(Some(out.as_ref())),
        _ => {
            eprintln!("usage: cargo xtask bench run | bench check [--quick] | tidy | api-jar [OUT]");
            std::process::exit(2);
        }
    };
    std::process::exit(if ok { 0 } else { 1 });
}
