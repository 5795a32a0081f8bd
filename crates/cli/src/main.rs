//! The `jaunt` command: reads the command line and the environment, prints, chooses the exit status.

mod bench;
mod check;
mod explore;
mod files;
mod host;
mod limits;
mod looks;
mod options;
mod platform;
mod program;
mod replay;
mod run;
mod settings;
mod signals;
mod terminal;
mod tracefile;
mod watch;

use clap::{CommandFactory, Parser};
use options::{Cli, Command};
use std::ffi::OsString;
use std::io::{ErrorKind, IsTerminal, Write};

/// The exit statuses: a contract with whoever calls.
pub mod status {
    pub const VIOLATION: i32 = 1;
    pub const BAD_INPUT: i32 = 2;
    pub const INCOMPLETE: i32 = 3;
    pub const UNSUPPORTED: i32 = 4;
    pub const BUG: i32 = 70;
}

fn main() {
    let arguments = arguments(std::env::args_os());
    // Known even if the rest cannot be read: whoever asked for JSON gets an object.
    let own = arguments.split(|a| a == "--").next().unwrap_or_default();
    let wants_json = own.windows(2).any(|w| w[0] == "--format" && w[1] == "json") || own.iter().any(|a| a == "--format=json");
    let command = own.get(1).map(|c| c.to_string_lossy().into_owned()).unwrap_or_default();
    let cli = match Cli::try_parse_from(&arguments) {
        Ok(cli) => cli,
        Err(e) => {
            let code = if e.use_stderr() { status::BAD_INPUT } else { 0 };
            let _ = e.print();
            if code != 0 && wants_json {
                let reason = e.to_string();
                let line = reason.lines().next().unwrap_or_default();
                print(&format!("{}\n", jaunt_report::json::refused(&command, line.trim_start_matches("error: "), VERSION)));
            }
            std::process::exit(code);
        }
    };
    std::panic::set_hook(Box::new(|info| {
        // Over the line of progress, if there is one.
        let clear = if std::io::stderr().is_terminal() { "\r\x1b[K" } else { "" };
        eprintln!("{clear}jaunt: a bug in Jaunt: {info}");
        eprintln!("jaunt: {REPORT_IT}");
    }));
    let result = std::panic::catch_unwind(|| match cli.command {
        Command::Run(run) => run::run(run),
        Command::Check(check) => check::check(*check),
        Command::Explore(args) => explore::explore(*args, &arguments),
        Command::Replay(replay) => replay::replay(replay),
        Command::Bench(args) => bench::bench(&args),
    });
    std::process::exit(result.unwrap_or_else(|_| {
        if wants_json {
            print(&format!("{}\n", jaunt_report::json::refused(&command, "a bug in Jaunt: see standard error", VERSION)));
        }
        status::BUG
    }));
}

pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What to do about a bug of ours.
const REPORT_IT: &str = "please report it with this message, the program and its arguments";

/// To standard output. A reader that went away is no trouble; a full disk is, and is said.
pub fn print(text: &str) {
    let mut out = std::io::stdout().lock();
    if let Err(e) = out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        if e.kind() != ErrorKind::BrokenPipe {
            eprintln!("jaunt: the report cannot be written: {e}");
        }
    }
}

/// `-cp` has two letters, as for java, and clap knows options of one letter or with two dashes; `-Dx=y` and `-ea` likewise.
/// Only up to PROGRAM: what comes after belongs to the program.
fn arguments(all: impl Iterator<Item = OsString>) -> Vec<OsString> {
    let mut result: Vec<OsString> = Vec::new();
    let mut options = true;
    let takes_value = takes_value();
    for argument in all {
        let word = argument.to_str().unwrap_or("");
        let after_value = result.last().is_some_and(|last| takes_value.iter().any(|o| last == o.as_str()));
        let has_program = result.get(1).is_some_and(|command| command == "run" || command == "check");
        if options && has_program && !word.starts_with('-') && !after_value {
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
fn takes_value() -> Vec<String> {
    let command = Cli::command();
    let all = command.get_subcommands().flat_map(clap::Command::get_arguments).filter(|a| a.get_action().takes_values());
    let names = |argument: &clap::Arg| {
        let long = argument.get_long_and_visible_aliases().unwrap_or_default().into_iter().map(|long| format!("--{long}"));
        long.chain(argument.get_short().map(|short| format!("-{short}"))).collect::<Vec<_>>()
    };
    all.flat_map(names).collect()
}
