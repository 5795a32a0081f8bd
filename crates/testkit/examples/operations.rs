//! Writes the programs of the operation table: `operations DIR SEEDS [FIRST LAST]` all pairs with each of the seeds 0..SEEDS (or those
//! from FIRST to LAST of them) with what they share; `operations show CLASS` prints one.

use jaunt_testkit::operations::{SUPPORT, Table};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let table = Table::read();
    let pairs = table.pairs();
    if args.first().is_some_and(|a| a == "show") {
        let (number, seed) = args[1].trim_start_matches("Pair").split_once('s').expect("a class like Pair12s3");
        let pair = pairs[number.parse::<usize>().expect("a number")];
        print!("{}", table.program(pair, seed.parse().expect("a number")).1);
        return;
    }
    let number = |i: usize| args.get(i).and_then(|a| a.parse::<usize>().ok());
    let (Some(dir), Some(seeds)) = (args.first(), number(1)) else {
        let operations = table.operations().count();
        let waiting = table.all_not_yet().len();
        println!(
            "{operations} operations ({waiting} not yet) of {} kinds, {} ways, {} pairs",
            table.kinds.len(),
            table.ways.len(),
            pairs.len()
        );
        return;
    };
    let (first, last) = (number(2).unwrap_or(0), number(3).unwrap_or(usize::MAX));
    std::fs::create_dir_all(dir).expect("the folder can be made");
    std::fs::write(format!("{dir}/Support.java"), SUPPORT).expect("the folder is writable");
    for (pair, seed) in table.programs(seeds as u64).into_iter().take(last).skip(first) {
        let (name, source) = table.program(pair, seed);
        std::fs::write(format!("{dir}/{name}.java"), source).expect("the folder is writable");
    }
}
