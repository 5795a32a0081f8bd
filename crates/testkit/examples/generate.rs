//! Shows the generated program of a seed, or writes those of many seeds into a folder:
//! `cargo run -p jaunt-testkit --example generate -- 17` or `... -- 0 100 /tmp/programs`.

use jaunt_testkit::generate::{Ingredient, Shape, batch, ingredients};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| arguments.get(at).and_then(|a| a.parse().ok());
    let (first, count) = (number(0).unwrap_or(0), number(1).unwrap_or(1));
    let shape = Shape::default();
    for (name, source) in batch(first, count as usize, &shape) {
        match arguments.get(2) {
            Some(dir) => std::fs::write(format!("{dir}/{name}.java"), source).expect("the folder is writable"),
            None => print!("{source}"),
        }
    }
    if count > 1 {
        let used: Vec<Ingredient> = (first..first + count).flat_map(|seed| ingredients(seed, &shape)).collect();
        for &what in Ingredient::ALL {
            println!("{:5} of {count} have {what:?}", used.iter().filter(|&&u| u == what).count());
        }
    }
}
