//! `cargo xtask bench run` and `cargo xtask tidy`: the project's own chores.

mod bench;
mod tidy;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let ok = match words.as_slice() {
        ["bench", "run"] => bench::run(),
        ["tidy"] => tidy::tidy(),
        _ => {
            eprintln!("usage: cargo xtask bench run | tidy");
            std::process::exit(2);
        }
    };
    std::process::exit(if ok { 0 } else { 1 });
}
