//! The `jaunt` command: reads the command line and the environment, prints, chooses the exit status.

mod files;
mod host;
mod options;
mod platform;
mod run;

use clap::Parser;
use options::{Cli, Command};
use std::ffi::OsString;

/// The exit statuses of the contract (DESIGN.md).
pub mod status {
    pub const BAD_INPUT: i32 = 2;
    pub const INCOMPLETE: i32 = 3;
    pub const UNSUPPORTED: i32 = 4;
    pub const BUG: i32 = 70;
}

fn main() {
    let arguments = arguments(std::env::args_os());
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

/// `-cp` has two letters, as for java, and clap knows options of one letter or with two dashes; `-Dx=y` and `-ea` likewise.
/// Only up to PROGRAM: what comes after belongs to the program.
fn arguments(all: impl Iterator<Item = OsString>) -> Vec<OsString> {
    let mut result: Vec<OsString> = Vec::new();
    let mut options = true;
    for argument in all {
        let word = argument.to_str().unwrap_or("");
        let after_value = result.last().is_some_and(|last| TAKES_VALUE.iter().any(|o| last == o));
        if options && result.len() >= 2 && !word.starts_with('-') && !after_value {
            options = false;
            // Without this, clap would read the program's own options.
            result.push(argument);
            result.push("--".into());
            continue;
        }
        result.push(match word {
            "-cp" if options => "--classpath".into(),
            "-ea" if options => "--enable-assertions".into(),
            _ => argument,
        });
    }
    result
}

/// Options whose value is the next argument.
const TAKES_VALUE: &[&str] = &[
    "--classpath",
    "--class-path",
    "-c",
    "--jdk",
    "--entry",
    "-D",
    "--memory-limit",
    "--stack-limit",
    "--time-limit",
    "--format",
];
