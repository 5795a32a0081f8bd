//! Trace files: everything that is needed to run an execution again, as JSON.
//!
//! A file names its format and version first. **Any bytes give a trace or a message, never a panic.**

use crate::words;
use jaunt_checker::{
    Backtrack, CheckConfig, Choice, Ending, Gc, Grain, Library, Por, Properties, PropertyKind, Replay, SearchKind, StoreKind,
    Symmetry, Violation,
};
use serde_json::{Map, Value, json};

/// How the words for an ending with a status begin.
const EXIT: &str = "exit ";

const FORMAT: &str = "jaunt-trace";

/// Raised whenever an older Jaunt would misread a file.
const VERSION: u64 = 1;
/// The same for traces at the grain of instructions, which came later.
const VERSION_OF_INSTRUCTIONS: u64 = 2;

/// Choices on one line of the file.
const IN_A_LINE: usize = 20;

#[derive(Clone, Debug, PartialEq)]
pub struct Trace {
    /// The version that wrote it.
    pub jaunt: String,
    /// PROGRAM as it was typed.
    pub program: String,
    pub args: Vec<String>,
    /// `--entry`
    pub entry: Option<String>,
    /// `-cp`, if it was given.
    pub class_path: Option<String>,
    /// The JDK that was used.
    pub jdk: Option<String>,
    /// Where it was written: relative names start there.
    pub directory: String,
    /// `-D`: `name=value`
    pub defines: Vec<String>,
    /// `--processors`, if it was given.
    pub processors: Option<u32>,
    pub config: CheckConfig,
    pub found: Found,
    pub choices: Vec<Choice>,
}

/// What the trace leads to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Found {
    /// A violation's property, or `outcome`: an output of `--outcomes`, which is the message.
    pub property: PropertyKind,
    /// Of an outcome: how the execution ends after that output, if not by itself.
    pub ending: Option<String>,
    pub exception: Option<String>,
    pub message: Option<String>,
    pub location: Option<String>,
    /// Of what never ends: from this choice on the trace goes round.
    pub cycle_from: Option<usize>,
}

impl Found {
    pub fn violation(v: &Violation) -> Found {
        Found {
            property: v.property.clone(),
            ending: None,
            exception: v.exception.clone(),
            message: v.message.as_ref().map(words::message),
            location: v.location.clone(),
            cycle_from: v.cycle_from,
        }
    }

    /// `cycle_from`: of an ending that is never reached.
    pub fn outcome(output: &str, ending: &Ending, cycle_from: Option<usize>) -> Found {
        let (message, ending) = (Some(output.to_string()), words::ending(ending));
        Found { property: PropertyKind::Outcome, ending, message, cycle_from, ..Found::default() }
    }

    /// Whether a replay showed what the trace was written for.
    pub fn is_shown_by(&self, replay: &Replay) -> bool {
        if self.property != PropertyKind::Outcome {
            return replay.violation.as_ref().is_some_and(|v| self.property == v.property && self.exception == v.exception);
        }
        let ends_so = match (&replay.violation, self.ending.as_deref()) {
            (Some(v), Some(ending)) if v.property == PropertyKind::Exit => ending.starts_with(EXIT),
            (Some(v), Some(ending)) => v.exception.clone().unwrap_or_else(|| v.property.to_string()) == ending,
            (Some(_), None) => false,
            // Where a status is no violation a replay says only that the program ended.
            (None, ending) => ending.is_none_or(|ending| ending.starts_with(EXIT)),
        };
        ends_so && !replay.halted && self.message.as_deref() == Some(&replay.output)
    }
}

impl Trace {
    /// The text of the file.
    pub fn write(&self) -> String {
        // An option that is missing here does not compile.
        let CheckConfig {
            search,
            por,
            library,
            symmetry,
            thread_symmetry,
            // What came of these is among the points.
            owners: _,
            tries_thread_symmetry: _,
            store,
            backtrack,
            gc,
            properties,
            all_errors,
            outcomes,
            shorten,
            max_states,
            max_depth,
            memory_limit,
            points,
            grain,
            // What was found says it.
            cycle_from: _,
            race_at: _,
            // Which choice means what does not depend on space, nor on executions beside the search.
            bitstate_bytes: _,
            spill: _,
            pilots: _,
            audit: _,
        } = &self.config;
        let properties = properties.on();
        let names: Vec<&str> = properties.iter().map(PropertyKind::name).collect();
        let on = |b: &bool| if *b { "on" } else { "off" };
        let version = match grain {
            Grain::Point => VERSION,
            Grain::Instruction => VERSION_OF_INSTRUCTIONS,
        };
        let head: [(&str, Value); 14] = [
            ("format", json!(FORMAT)),
            ("version", json!(version)),
            ("jaunt", json!(self.jaunt)),
            ("program", json!(self.program)),
            ("args", json!(self.args)),
            ("entry", json!(self.entry)),
            ("classpath", json!(self.class_path)),
            ("jdk", json!(self.jdk)),
            ("directory", json!(self.directory)),
            ("define", json!(self.defines)),
            ("processors", json!(self.processors)),
            (
                "options",
                json!({
                    "search": search.name(), "por": por.name(), "library": library.name(), "symmetry": symmetry.name(), "store": store.name(),
                    "thread-symmetry": on(thread_symmetry), "backtrack": backtrack.name(), "gc": gc.name(),
                    "property": names, "all-errors": all_errors, "outcomes": outcomes, "shorten": shorten,
                    "max-states": max_states, "max-depth": max_depth, "memory-limit": memory_limit, "points": points,
                }),
            ),
            ("grain", json!(grain.name())),
            (
                "found",
                json!({
                    "property": self.found.property.name(), "ending": self.found.ending, "exception": self.found.exception,
                    "message": self.found.message, "location": self.found.location, "cycle_from": self.found.cycle_from,
                }),
            ),
        ];
        // Laid out by hand: one line for each field, and not one for each of a million choices.
        let mut out = "{\n".to_string();
        for (name, value) in head {
            out += &format!("  \"{name}\": {value},\n");
        }
        out += "  \"choices\": [";
        for (n, choice) in self.choices.iter().enumerate() {
            let comma = if n == 0 { "" } else { "," };
            let space = if n % IN_A_LINE == 0 { "\n    " } else { " " };
            out += &format!("{comma}{space}\"{choice}\"");
        }
        out += if self.choices.is_empty() { "]\n}\n" } else { "\n  ]\n}\n" };
        out
    }

    /// The trace in a file's bytes, or what is wrong with them: the end of a sentence that begins with the file's name.
    pub fn read(bytes: &[u8]) -> Result<Trace, String> {
        let value: Value = serde_json::from_slice(bytes).map_err(|e| {
            let what = if e.is_eof() { "it ends too early" } else { "it is not JSON" };
            format!("is not a trace or is damaged: {what} (line {}, column {})", e.line(), e.column())
        })?;
        let object = value.as_object().filter(|o| o.get("format").and_then(Value::as_str) == Some(FORMAT));
        let Some(object) = object else {
            return Err("is not a trace of Jaunt: pass a file that `jaunt check` wrote".to_string());
        };
        match object.get("version").and_then(Value::as_u64) {
            Some(VERSION | VERSION_OF_INSTRUCTIONS) => {}
            Some(other) => {
                return Err(format!(
                    "is a trace in format {other} and this version reads format {VERSION_OF_INSTRUCTIONS}: check the program again"
                ));
            }
            None => return Err("is a damaged trace: it has no version".to_string()),
        }
        parse(object).map_err(|field| format!("is a damaged trace: the field \"{field}\" is missing or wrong"))
    }
}

/// The fields, or the name of the first that is wrong.
fn parse(object: &Map<String, Value>) -> Result<Trace, String> {
    let options = table(object, "options")?;
    let found = table(object, "found")?;
    let default = CheckConfig::default();
    let cycle_from = maybe_number(found, "cycle_from")?.map(|n| n as usize);
    let property = PropertyKind::named(&text(found, "property")?);
    let location = maybe_text(found, "location")?;
    let named = |field: &str| text(options, field);
    let since = |field: &str| if options.contains_key(field) { text(options, field).map(Some) } else { Ok(None) };
    let switch = |value: String, field: &str| match value.as_str() {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(format!("options.{field}")),
    };
    let mut properties = Properties::NONE;
    for name in texts(options, "property")? {
        *properties.switch(&PropertyKind::named(&name)).ok_or("options.property")? = true;
    }
    let mut choices = Vec::new();
    for choice in list(object, "choices")? {
        choices.push(choice.as_str().and_then(|c| c.parse().ok()).ok_or("choices")?);
    }
    Ok(Trace {
        jaunt: text(object, "jaunt")?,
        program: text(object, "program")?,
        args: texts(object, "args")?,
        entry: maybe_text(object, "entry")?,
        class_path: maybe_text(object, "classpath")?,
        jdk: maybe_text(object, "jdk")?,
        directory: text(object, "directory")?,
        defines: texts(object, "define")?,
        processors: match maybe_number(object, "processors")? {
            Some(n) => Some(u32::try_from(n).ok().filter(|&n| n > 0).ok_or("processors")?),
            None => None,
        },
        config: CheckConfig {
            search: SearchKind::from_name(&named("search")?).ok_or("options.search")?,
            por: Por::named(&named("por")?).ok_or("options.por")?,
            symmetry: Symmetry::from_name(&named("symmetry")?).ok_or("options.symmetry")?,
            // Traces of earlier versions do not have the next four.
            library: since("library")?.map_or(Some(Library::Real), |t| Library::from_name(&t)).ok_or("options.library")?,
            thread_symmetry: since("thread-symmetry")?.map_or(Ok(default.thread_symmetry), |t| switch(t, "thread-symmetry"))?,
            owners: default.owners,
            tries_thread_symmetry: default.tries_thread_symmetry,
            backtrack: since("backtrack")?
                .map_or(Some(default.backtrack), |t| Backtrack::from_name(&t))
                .ok_or("options.backtrack")?,
            gc: since("gc")?.map_or(Some(default.gc), |t| Gc::from_name(&t)).ok_or("options.gc")?,
            store: StoreKind::from_name(&named("store")?).ok_or("options.store")?,
            // What follows is about space, not about which choice means what.
            bitstate_bytes: default.bitstate_bytes,
            spill: None,
            properties,
            pilots: default.pilots,
            audit: default.audit,
            all_errors: truth(options, "all-errors")?,
            outcomes: truth(options, "outcomes")?,
            shorten: truth(options, "shorten")?,
            max_states: maybe_number(options, "max-states")?,
            max_depth: maybe_number(options, "max-depth")?,
            memory_limit: maybe_number(options, "memory-limit")?,
            points: match options.get("points") {
                None | Some(Value::Null) => None,
                Some(_) => Some(texts(options, "points")?),
            },
            grain: maybe_text(object, "grain")?.map_or(Some(default.grain), |g| Grain::from_name(&g)).ok_or("grain")?,
            cycle_from,
            race_at: location.clone().filter(|_| property == PropertyKind::Race),
        },
        found: Found {
            property,
            // Traces of earlier versions do not have it.
            ending: maybe_text(found, "ending")?,
            exception: maybe_text(found, "exception")?,
            message: maybe_text(found, "message")?,
            location,
            cycle_from,
        },
        choices,
    })
}

fn table<'a>(object: &'a Map<String, Value>, field: &str) -> Result<&'a Map<String, Value>, String> {
    object.get(field).and_then(Value::as_object).ok_or_else(|| field.to_string())
}

fn list<'a>(object: &'a Map<String, Value>, field: &str) -> Result<&'a Vec<Value>, String> {
    object.get(field).and_then(Value::as_array).ok_or_else(|| field.to_string())
}

fn text(object: &Map<String, Value>, field: &str) -> Result<String, String> {
    object.get(field).and_then(Value::as_str).map(str::to_string).ok_or_else(|| field.to_string())
}

fn texts(object: &Map<String, Value>, field: &str) -> Result<Vec<String>, String> {
    let items = list(object, field)?;
    items.iter().map(|v| v.as_str().map(str::to_string).ok_or_else(|| field.to_string())).collect()
}

fn truth(object: &Map<String, Value>, field: &str) -> Result<bool, String> {
    object.get(field).and_then(Value::as_bool).ok_or_else(|| field.to_string())
}

fn maybe_text(object: &Map<String, Value>, field: &str) -> Result<Option<String>, String> {
    if object.get(field).is_none_or(Value::is_null) { Ok(None) } else { text(object, field).map(Some) }
}

fn maybe_number(object: &Map<String, Value>, field: &str) -> Result<Option<u64>, String> {
    match object.get(field) {
        None | Some(Value::Null) => Ok(None),
        Some(value) => value.as_u64().map(Some).ok_or_else(|| field.to_string()),
    }
}
