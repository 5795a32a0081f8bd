//! The command line as typed fields. One option, one field, one doc comment.

use clap::{Args, Parser, Subcommand, ValueEnum};
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

/// A model checker for Java: runs a compiled program through every execution it can have.
#[derive(Parser)]
#[command(name = "jaunt", version, arg_required_else_help = true)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// One execution, as `java` would do it
    Run(RunArgs),
}

/// Where classes come from.
#[derive(Args)]
pub struct ClassArgs {
    /// Directories and jars to find classes in
    #[arg(short = 'c', long = "classpath", visible_alias = "class-path", value_name = "PATH")]
    pub classpath: Option<OsString>,
    /// The JDK whose library is used (default: JAVA_HOME, else the java on the PATH)
    #[arg(long, value_name = "DIR")]
    pub jdk: Option<PathBuf>,
    /// Start at this method without arguments instead of `main`
    #[arg(long, value_name = "CLASS#METHOD")]
    pub entry: Option<String>,
}

#[derive(Args)]
pub struct RunArgs {
    #[command(flatten)]
    pub classes: ClassArgs,
    /// Set a system property
    #[arg(short = 'D', value_name = "NAME=VALUE")]
    pub property: Vec<String>,
    /// Enable Java assertions
    #[arg(long = "enable-assertions", visible_alias = "ea")]
    pub assertions: bool,
    /// Bytes of Java heap before OutOfMemoryError (512M, 4G)
    #[arg(long, value_name = "SIZE", default_value = "4G", value_parser = size)]
    pub memory_limit: u64,
    /// Frames of one thread before StackOverflowError
    #[arg(long, value_name = "FRAMES", default_value_t = 12_000)]
    pub stack_limit: usize,
    /// End the program after this time (30, 30s, 5m)
    #[arg(long, value_name = "TIME", value_parser = time)]
    pub time_limit: Option<Duration>,
    /// How the end is reported; with json, one object on standard output and everything else on standard error
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
    /// Accepted for uniformity: a run says nothing of its own unless something is wrong
    #[arg(long)]
    pub quiet: bool,
    /// A class name, a .java file, a .class file or a .jar
    #[arg(value_name = "PROGRAM")]
    pub program: OsString,
    /// Passed to the program
    #[arg(value_name = "ARGS", trailing_var_arg = true, allow_hyphen_values = true)]
    pub args: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    Text,
    Json,
}

/// `30`, `30s`, `5m`, `1h`.
pub fn time(text: &str) -> Result<Duration, String> {
    let wrong = || format!("'{text}' is not a time: write 30s or 5m");
    let (digits, factor) = match text.char_indices().last() {
        Some((i, 's')) => (&text[..i], 1),
        Some((i, 'm')) => (&text[..i], 60),
        Some((i, 'h')) => (&text[..i], 3600),
        Some(_) => (text, 1),
        None => return Err(wrong()),
    };
    digits.parse::<u64>().ok().and_then(|n| n.checked_mul(factor)).map(Duration::from_secs).ok_or_else(wrong)
}

/// `512M`, `4G`, `1048576`.
pub fn size(text: &str) -> Result<u64, String> {
    let wrong = || format!("'{text}' is not a size: write 512M or 4G");
    let (digits, factor) = match text.char_indices().last() {
        Some((i, 'K' | 'k')) => (&text[..i], 1 << 10),
        Some((i, 'M' | 'm')) => (&text[..i], 1 << 20),
        Some((i, 'G' | 'g')) => (&text[..i], 1 << 30),
        Some(_) => (text, 1),
        None => return Err(wrong()),
    };
    digits.parse::<u64>().ok().and_then(|n| n.checked_mul(factor)).filter(|&n| n > 0).ok_or_else(wrong)
}

#[cfg(test)]
mod tests {
    use super::{size, time};
    use std::time::Duration;

    #[test]
    fn times() {
        assert_eq!(time("30"), Ok(Duration::from_secs(30)));
        assert_eq!(time("5m"), Ok(Duration::from_secs(300)));
        assert!(time("").is_err());
        assert!(time("s").is_err());
        assert!(time("-3").is_err());
    }

    #[test]
    fn sizes() {
        assert_eq!(size("512M"), Ok(512 << 20));
        assert_eq!(size("4G"), Ok(4 << 30));
        assert_eq!(size("77"), Ok(77));
        assert!(size("").is_err());
        assert!(size("4X").is_err());
        assert!(size("99999999999999999999G").is_err());
    }
}
