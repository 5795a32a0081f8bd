//! Compares all modes with the reference on compiled programs: `agree JDK CLASSES SECONDS[/MODES] CLASS…`, for machines without a
//! compiler. Prints what differs.

#[path = "../tests/common/mod.rs"]
mod common;

use common::agree;
use std::path::Path;
use std::time::{Duration, Instant};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let mut machine = common::machine(Some(Path::new(&args[0])), Path::new(&args[1]));
    let until = Instant::now() + Duration::from_secs(args[2].split('/').next().expect("one").parse().expect("seconds"));
    // `60/40`: forty modes of each program; without a number all.
    let share = match args[2].split_once('/').and_then(|(_, n)| n.parse().ok()) {
        None | Some(0) => agree::Share::All,
        Some(n) => agree::Share::Some(n),
    };
    let (mut compared, mut skipped, mut states) = (0, 0, 0);
    for class in &args[3..] {
        if Instant::now() > until {
            break;
        }
        match agree::agree(&mut machine, class, 30_000, share) {
            Ok(Some(n)) => {
                compared += 1;
                states += n;
            }
            Ok(None) => skipped += 1,
            Err(why) => println!("DIFFERENT {why}"),
        }
    }
    println!("{compared} programs compared ({states} states of the reference), {skipped} too big for it");
}
