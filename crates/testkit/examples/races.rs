//! Prints the program of a seed for those who look for races.

fn main() {
    let seed = std::env::args().nth(1).and_then(|a| a.parse().ok()).expect("a seed");
    print!("{}", jaunt_testkit::races::program(seed, &format!("Race{seed}")));
}
