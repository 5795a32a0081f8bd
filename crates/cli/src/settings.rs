//! `jaunt.toml` in the working directory: the options of `check` and of `explore` in a file, under the names they have as flags.
//!
//! Those of `check` are read key by key. Those of `explore` become arguments in front of the command line's own, so that every flag is a key by itself.

use crate::options::{
    CheckOptions, Cli, Command, ExploreArgs, Format, NOT_AVAILABLE, Planned, audit, backtrack, gc, library, names_of, number,
    on_off, por, processors, properties, search, size, store, symmetry, time,
};
use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{Args, CommandFactory, Parser, ValueEnum};
use jaunt_checker::Por;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use toml::de::{DeTable, DeValue};

pub const FILE: &str = "jaunt.toml";

/// The file's options; none if there is no file. An error names the file and the line.
pub fn read(file: &Path) -> Result<CheckOptions, String> {
    match std::fs::read(file) {
        Ok(bytes) => {
            let text = String::from_utf8(bytes).map_err(|_| format!("{}: this is not UTF-8 text", file.display()))?;
            parse(&text).map_err(|(line, message)| format!("{}:{line}: {message}", file.display()))
        }
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => Ok(CheckOptions::default()),
        Err(e) => Err(format!("{}: it cannot be read: {e}", file.display())),
    }
}

fn parse(text: &str) -> Result<CheckOptions, (usize, String)> {
    let mut options = CheckOptions::default();
    each_key(text, "check", |key, value| set(&mut options, key, value))?;
    Ok(options)
}

/// Gives the keys of one table to `each`. An error has its line.
fn each_key(text: &str, table: &str, mut each: impl FnMut(&str, &DeValue) -> Result<(), String>) -> Result<(), (usize, String)> {
    let line_at = |at: usize| 1 + text.as_bytes()[..at.min(text.len())].iter().filter(|&&b| b == b'\n').count();
    let document = DeTable::parse(text).map_err(|e| (line_at(e.span().map_or(0, |s| s.start)), e.message().to_string()))?;
    for (name, value) in document.get_ref() {
        let line = line_at(name.span().start);
        let name: &str = name.get_ref();
        if !["check", "explore"].contains(&name) {
            let of_check = names_of::<CheckOptions>().iter().any(|key| key == name);
            let hint = match of_check || names_of::<ExploreArgs>().iter().any(|key| key == name) {
                true if of_check => "it belongs under [check]",
                true => "it belongs under [explore]",
                false => "the tables are called [check] and [explore]",
            };
            return Err((line, format!("'{name}' is not known here; {hint}")));
        }
        let Some(keys) = value.get_ref().as_table() else {
            return Err((line, format!("'{name}' must be a table: write [{name}]")));
        };
        for (key, value) in keys.iter().filter(|_| name == table) {
            each(key.get_ref(), value.get_ref()).map_err(|m| (line_at(key.span().start), m))?;
        }
    }
    Ok(())
}

/// The options of `explore`: those of the command line, and those of the file that the command line does not have. Definitions of both count.
pub fn explore(file: &Path, arguments: &[OsString]) -> Result<ExploreArgs, String> {
    let of_file = match std::fs::read_to_string(file) {
        Ok(text) => {
            explore_arguments(&text, arguments).map_err(|(line, message)| format!("{}:{line}: {message}", file.display()))?
        }
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => Vec::new(),
        Err(e) => return Err(format!("{}: it cannot be read: {e}", file.display())),
    };
    // Program and command come first.
    let (command, rest) = arguments.split_at(arguments.len().min(2));
    let all = [command, &of_file, rest].concat();
    match Cli::try_parse_from(all).map(|cli| cli.command) {
        Ok(Command::Explore(args)) => Ok(*args),
        Ok(_) => unreachable!("the command is explore"),
        Err(e) => Err(format!("{}: {}", file.display(), first_line(&e))),
    }
}

/// The file's options as arguments, without those that the command line has.
fn explore_arguments(text: &str, arguments: &[OsString]) -> Result<Vec<OsString>, (usize, String)> {
    let flags = ExploreArgs::augment_args(clap::Command::new("explore")).no_binary_name(true);
    let given = Cli::command().try_get_matches_from(arguments).ok();
    let given = given.as_ref().and_then(|matches| matches.subcommand_matches("explore"));
    let mut all = Vec::new();
    each_key(text, "explore", |key, value| {
        let Some(flag) = flags.get_arguments().find(|flag| flag.get_long() == Some(key)) else {
            let nearest = names_of::<ExploreArgs>().into_iter().min_by_key(|known| distance(key, known)).unwrap_or_default();
            return Err(format!("unknown option '{key}'; the nearest is '{nearest}'"));
        };
        let words = explore_words(key, value, flag.get_action().takes_values())?;
        for word in &words {
            let tried = flags.clone().try_get_matches_from([word.as_os_str(), OsStr::new("CLASS")]);
            // What one option needs of another is looked at when all are there.
            if let Some(e) = tried.err().filter(|e| e.kind() != ErrorKind::MissingRequiredArgument) {
                return Err(format!("{key}: {}", first_line(&e)));
            }
        }
        let on_command_line = given.is_some_and(|g| g.value_source(flag.get_id().as_str()) == Some(ValueSource::CommandLine));
        if !on_command_line || key == "define" {
            all.extend(words);
        }
        Ok(())
    })?;
    Ok(all)
}

/// A key and its value as arguments: one, or one for each item of a list.
fn explore_words(key: &str, value: &DeValue, takes_values: bool) -> Result<Vec<OsString>, String> {
    if !takes_values {
        return Ok(if truth(key, value)? { vec![format!("--{key}").into()] } else { Vec::new() });
    }
    let one = |value: &DeValue| match value.as_bool() {
        Some(on) => Ok(if on { "on" } else { "off" }.to_string()),
        None => word(key, value),
    };
    let items = match value {
        DeValue::Array(items) => items.iter().map(|item| one(item.get_ref())).collect::<Result<Vec<_>, _>>()?,
        other => vec![one(other)?],
    };
    let items = if key.ends_with("classpath") || key == "oracle-cp" { vec![items.join(":")] } else { items };
    Ok(items.into_iter().map(|item| format!("--{key}={item}").into()).collect())
}

/// What clap says, without advice about the command line.
fn first_line(e: &clap::Error) -> String {
    e.to_string().lines().next().unwrap_or_default().trim_start_matches("error: ").to_string()
}

fn set(options: &mut CheckOptions, key: &str, value: &DeValue) -> Result<(), String> {
    let prefixed = |message: String| format!("{key}: {message}");
    match key {
        "classpath" => {
            let entries = texts(key, value)?;
            options.classes.classpath = Some(OsString::from(entries.join(":")));
        }
        "jdk" => options.classes.jdk = Some(PathBuf::from(text(key, value)?)),
        "entry" => options.classes.entry = Some(text(key, value)?),
        "define" => options.define = texts(key, value)?,
        "format" => {
            options.format =
                Some(Format::from_str(&text(key, value)?, false).map_err(|_| prefixed("use text or json".to_string()))?)
        }
        "time-limit" => options.time_limit = Some(time(&word(key, value)?).map_err(prefixed)?),
        "memory-limit" => options.memory_limit = Some(size(&word(key, value)?).map_err(prefixed)?),
        "max-states" => options.max_states = Some(number(&word(key, value)?).map_err(prefixed)?),
        "max-depth" => options.max_depth = Some(number(&word(key, value)?).map_err(prefixed)?),
        "quiet" => options.quiet = truth(key, value)?,
        "search" => options.search = Some(search(&text(key, value)?).map_err(prefixed)?),
        "por" => options.por = Some(reduction(key, value)?),
        "library" => options.library = Some(library(&text(key, value)?).map_err(prefixed)?),
        "owners" => options.owners = Some(switch(key, value)?),
        "thread-symmetry" => options.thread_symmetry = Some(switch(key, value)?),
        "symmetry" => options.symmetry = Some(symmetry(&text(key, value)?).map_err(prefixed)?),
        "store" => options.store = Some(store(&text(key, value)?).map_err(prefixed)?),
        "backtrack" => options.backtrack = Some(backtrack(&text(key, value)?).map_err(prefixed)?),
        "gc" => options.gc = Some(gc(&text(key, value)?).map_err(prefixed)?),
        "processors" => options.processors = Some(processors(&word(key, value)?).map_err(prefixed)?),
        "spill" => options.spill = Some(PathBuf::from(text(key, value)?)),
        "property" => options.property = vec![properties(&texts(key, value)?.join(",")).map_err(prefixed)?],
        "pilots" => options.pilots = Some(switch(key, value)?),
        "audit" => options.audit = Some(audit(&word(key, value)?).map_err(prefixed)?),
        "all-errors" => options.all_errors = truth(key, value)?,
        "outcomes" => options.outcomes = truth(key, value)?,
        "trace" => options.trace = Some(PathBuf::from(text(key, value)?)),
        "no-shorten" => options.no_shorten = truth(key, value)?,
        _ if names_of::<Planned>().iter().any(|planned| planned == key) => return Err(prefixed(NOT_AVAILABLE.to_string())),
        _ => {
            let nearest = names_of::<CheckOptions>().into_iter().min_by_key(|known| distance(key, known)).unwrap_or_default();
            return Err(format!("unknown option '{key}'; the nearest is '{nearest}'"));
        }
    }
    Ok(())
}

fn wrong(key: &str, wanted: &str, value: &DeValue) -> String {
    format!("{key}: this must be {wanted}, not {} {}", article(value.type_str()), value.type_str())
}

fn article(noun: &str) -> &'static str {
    if noun.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" }
}

fn text(key: &str, value: &DeValue) -> Result<String, String> {
    value.as_str().map(str::to_string).ok_or_else(|| wrong(key, "a text in quotes", value))
}

/// A text, or a number as its text.
fn word(key: &str, value: &DeValue) -> Result<String, String> {
    match value {
        DeValue::Integer(n) => i64::from_str_radix(n.as_str(), n.radix())
            .map(|n| n.to_string())
            .map_err(|_| format!("{key}: '{}' is too large", n.as_str())),
        _ => value.as_str().map(str::to_string).ok_or_else(|| wrong(key, "a number or a text in quotes", value)),
    }
}

/// One text or a list of them.
fn texts(key: &str, value: &DeValue) -> Result<Vec<String>, String> {
    match value {
        DeValue::Array(items) => items.iter().map(|item| text(key, item.get_ref())).collect(),
        _ => text(key, value).map(|t| vec![t]),
    }
}

fn truth(key: &str, value: &DeValue) -> Result<bool, String> {
    value.as_bool().ok_or_else(|| wrong(key, "true or false", value))
}

/// A name, or true or false for on or off.
fn reduction(key: &str, value: &DeValue) -> Result<Por, String> {
    value.as_bool().map_or_else(|| por(&text(key, value)?).map_err(|m| format!("{key}: {m}")), |on| Ok(on.into()))
}

/// `true`, `false`, `"on"` or `"off"`.
fn switch(key: &str, value: &DeValue) -> Result<bool, String> {
    value.as_bool().map_or_else(|| on_off(&text(key, value)?).map_err(|m| format!("{key}: {m}")), Ok)
}

/// Letters to insert, delete or replace to get from one name to the other.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let next = (row[j].min(row[j + 1]) + 1).min(diagonal + usize::from(x != *y));
            diagonal = row[j + 1];
            row[j + 1] = next;
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use jaunt_checker::{Audit, Properties, SearchKind};
    use std::time::Duration;

    #[test]
    fn all_options() {
        let options = parse(
            r#"
[check]
classpath = ["build", "lib/*"]
jdk = "/opt/jdk"
entry = "A#b"
define = ["x=y"]
format = "json"
time-limit = "5m"
memory-limit = "2G"
max-states = 1_000
max-depth = "7"
quiet = true
search = "bfs"
por = "off"
symmetry = "none"
store = "full"
owners = "off"
thread-symmetry = true
backtrack = "copy"
gc = "ref-count"
spill = "big"
processors = 8
property = "+race"
pilots = true
audit = 500_000
all-errors = true
outcomes = false
trace = "t.json"
no-shorten = true
"#,
        )
        .unwrap_or_else(|e| panic!("{e:?}"));
        assert_eq!(options.classes.classpath, Some("build:lib/*".into()));
        assert_eq!(options.time_limit, Some(Duration::from_secs(300)));
        assert_eq!((options.max_states, options.max_depth), (Some(1000), Some(7)));
        assert_eq!(options.processors, Some(8));
        assert_eq!(options.owners, Some(false));
        assert_eq!((options.pilots, options.audit), (Some(true), Some(Audit::Instructions(500_000))));
        assert_eq!((options.search, options.por), (Some(SearchKind::Bfs), Some(Por::Off)));
        assert!(options.quiet && options.all_errors && options.no_shorten && !options.outcomes);
        let mut properties = Properties::default();
        options.property[0].apply(&mut properties);
        assert!(properties.race);
        assert!(parse("").is_ok());
        assert!(parse("check.por = true\n").is_ok_and(|o| o.por == Some(Por::Sleep)));
    }

    #[test]
    fn every_flag_is_a_key() {
        let keys = names_of::<CheckOptions>();
        assert!(keys.len() >= 26, "{keys:?}");
        for key in keys {
            // A key that is known may not like the value.
            let known = |value: &str| match parse(&format!("[check]\n{key} = {value}\n")) {
                Err((_, message)) => message.starts_with(&format!("{key}: ")),
                Ok(_) => true,
            };
            assert!(known("true") && known("\"text\""), "{key}");
        }
    }

    fn explore_words_of(text: &str, arguments: &[&str]) -> Result<Vec<String>, (usize, String)> {
        let arguments: Vec<OsString> = ["jaunt", "explore"].iter().chain(arguments).map(OsString::from).collect();
        let words = explore_arguments(text, &arguments)?;
        Ok(words.into_iter().map(|word| word.into_string().expect("UTF-8")).collect())
    }

    #[test]
    fn options_of_explore() {
        let text = "[check]\nquiet = false\n[explore]\nmethods = [\"add\", \"remove(int)\"]\nvalues = \"0..5\"\ndepth = 4\nquiet = true\nall-errors = false\ncoverage = false\nclasspath = [\"a\", \"b\"]\ndefine = [\"x=1\"]\n";
        let words = |arguments: &[&str]| explore_words_of(text, arguments).unwrap_or_else(|e| panic!("{e:?}"));
        let all = [
            "--all-errors",
            "--classpath=a:b",
            "--coverage=off",
            "--define=x=1",
            "--depth=4",
            "--methods=add",
            "--methods=remove(int)",
            "--quiet",
            "--values=0..5",
        ];
        let sorted = |mut words: Vec<String>| {
            words.sort();
            words
        };
        // A flag that is false is no argument.
        assert_eq!(sorted(words(&["Bag"])), all[1..]);
        // What is on the command line counts there, whole lists of it; definitions of both count.
        let rest = sorted(words(&["--methods", "size", "--depth", "2", "-c", "c", "-D", "y=2", "Bag"]));
        assert_eq!(rest, ["--coverage=off", "--define=x=1", "--quiet", "--values=0..5"]);
        let mistake = |line: &str| explore_words_of(&format!("[explore]\n{line}\n"), &["Bag"]).expect_err("refused");
        assert_eq!(mistake("dept = 3"), (2, "unknown option 'dept'; the nearest is 'depth'".to_string()));
        assert_eq!(mistake("quiet = 3").0, 2);
        assert!(mistake("depth = \"deep\"").1.starts_with("depth: invalid value 'deep'"), "{:?}", mistake("depth = \"deep\""));
        assert!(mistake("cover = \"lines\"").1.contains("states"), "{:?}", mistake("cover = \"lines\""));
        assert!(explore_words_of("[check]\nnonsense = 1\n", &["Bag"]).is_ok_and(|words| words.is_empty()));
    }

    #[test]
    fn every_flag_of_explore_is_a_key() {
        let keys = names_of::<ExploreArgs>();
        assert!(keys.len() >= 18, "{keys:?}");
        for key in keys {
            // A key that is known may not like the value.
            let known = |value: &str| match explore_words_of(&format!("[explore]\n{key} = {value}\n"), &["Bag"]) {
                Err((_, message)) => message.starts_with(&format!("{key}: ")),
                Ok(words) => words.iter().all(|word| word.starts_with(&format!("--{key}"))),
            };
            assert!(known("true") && known("\"text\"") && known("3"), "{key}");
        }
    }

    #[test]
    fn mistakes_are_named_with_their_line() {
        let mistake = |text: &str| parse(text).map(drop).expect_err("refused");
        let in_check = |line: &str| mistake(&format!("# jaunt\n[check]\n{line}\n"));
        assert_eq!(in_check("time-limt = 3"), (3, "unknown option 'time-limt'; the nearest is 'time-limit'".to_string()));
        assert_eq!(
            in_check("max-states = true"),
            (3, "max-states: this must be a number or a text in quotes, not a boolean".to_string())
        );
        assert_eq!(in_check("quiet = \"yes\""), (3, "quiet: this must be true or false, not a string".to_string()));
        assert_eq!(in_check("max-depth = 0"), (3, "max-depth: '0' is not a number of at least 1".to_string()));
        assert_eq!(in_check("max-depth = -4").0, 3);
        assert_eq!(in_check("search = \"slice\""), (3, "search: not available in this version; use dfs or bfs".to_string()));
        assert_eq!(in_check("audit = \"on\""), (3, "audit: use a number of instructions, or off".to_string()));
        assert_eq!(in_check("workers = 4"), (3, "workers: not available in this version".to_string()));
        assert_eq!(in_check("classpath = [1]"), (3, "classpath: this must be a text in quotes, not an integer".to_string()));
        assert!(in_check("property = \"dedlock\"").1.contains("deadlock, exception, assertion, race"));
        assert_eq!(mistake("quiet = true\n"), (1, "'quiet' is not known here; it belongs under [check]".to_string()));
        assert_eq!(
            mistake("\n[chekc]\n"),
            (2, "'chekc' is not known here; the tables are called [check] and [explore]".to_string())
        );
        assert_eq!(mistake("methods = \"a\"\n"), (1, "'methods' is not known here; it belongs under [explore]".to_string()));
        assert_eq!(mistake("explore = 1\n"), (1, "'explore' must be a table: write [explore]".to_string()));
        assert_eq!(mistake("check = 1\n").0, 1);
        assert_eq!(mistake("[check]\nquiet = true\nquiet = false\n").0, 3);
        assert_eq!(mistake("[check]\npor = \n").0, 2);
        // A text that does not end: the parser notices on the next line.
        assert!(matches!(mistake("[check]\nx = \"ä\nü\"\n").0, 2 | 3));
    }
}
