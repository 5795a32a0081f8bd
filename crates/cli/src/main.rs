//! The `jaunt` command: reads the command line and the environment, prints, chooses the exit status.

mod files;
mod host;
mod options;
mod platform;
mod run;

use clap::Parser;
use options::{Cli, Command};

/// The exit statuses of the contract (DESIGN.md).
pub mod status {
    pub const BAD_INPUT: i32 = 2;
    pub const INCOMPLETE: i32 = 3;
    pub const UNSUPPORTED: i32 = 4;
    pub const BUG: i32 = 70;
}

fn main() {
    // `-cp` has two letters, as for java; clap knows options of one letter or with two dashes.
    let arguments = std::env::args_os().map(|a| if a == "-cp" { "--classpath".into() } else { a });
    let cli = match Cli::try_parse_from(arguments) {
        Ok(cli) => cli,
        Err(e) => {
            let code = if e.use_stderr() { status::BAD_INPUT } else { 0 };
            let _ = e.print();
            std::process::exit(code);
        }
    };
    std::panic::set_hook(Box::new(|info| {
        eprintln!("jaunt: a bug in Jaunt: {info}");
        eprintln!("jaunt: please report it with this message, the program and its arguments");
    }));
    let result = std::panic::catch_unwind(|| match cli.command {
        Command::Run(run) => run::run(run),
    });
    std::process::exit(result.unwrap_or(status::BUG));
}
