//! The values that parameters take: from what the user wrote to Java values in the base.

use crate::java::{ArgumentText, char_literal, full_name, string_literal};
use crate::world::{World, is_of_library};
use jaunt_program::{ClassId, Kind, LoaderId};
use jaunt_state::ObjRef;

/// One value of a parameter.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A primitive value, or an object of the base.
    Word(u64),
    /// The object itself.
    This,
    /// Another object of the class: the one with this number in [`crate::Plan::others`], built just before the call.
    Other(u32),
    /// In the table of a method only: all objects that so many calls build.
    Others(u32),
}

/// A value with what Java code writes for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Argument {
    pub value: Value,
    pub text: ArgumentText,
}

impl Argument {
    fn new(word: u64, text: impl Into<String>) -> Argument {
        Argument { value: Value::Word(word), text: ArgumentText::Expression(text.into()) }
    }

    pub(crate) fn null() -> Argument {
        Argument::new(0, "null")
    }

    pub(crate) fn others(depth: u32) -> Argument {
        Argument { value: Value::Others(depth), text: ArgumentText::Expression("others".to_string()) }
    }

    /// With the type of its parameter, where several are possible.
    pub(crate) fn cast(mut self, descriptor: &str) -> Argument {
        if let ArgumentText::Expression(text) = &mut self.text {
            *text = format!("({}) {text}", full_name(&jaunt_vm::call::pretty_type(descriptor)));
        }
        self
    }

    /// A value that is there before any object is explored: its word, and the expression.
    fn of_base(&self) -> Option<(u64, &str)> {
        match (&self.value, &self.text) {
            (Value::Word(word), ArgumentText::Expression(text)) => Some((*word, text)),
            _ => None,
        }
    }
}

/// What a `--values` option is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum About {
    All,
    /// Parameters of a type, by its simple or full name.
    Type(String),
    /// The `n`th parameter, from 1, of a method.
    Parameter(String, usize),
}

/// A `--values` option, taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    pub about: About,
    pub items: Vec<String>,
    /// As the user wrote it.
    pub text: String,
}

impl Given {
    /// `0..5`, `1,2,null`, `boolean=true`, `add:2=a,b`.
    pub fn parse(text: &str) -> Result<Given, String> {
        let (about, list) = match text.split_once('=') {
            None => (About::All, text),
            Some((name, list)) => match name.trim().split_once(':') {
                None => (About::Type(name.trim().to_string()), list),
                Some((method, place)) => {
                    let number = place.trim().parse().ok().filter(|&n: &usize| n > 0);
                    let number = number.ok_or_else(|| {
                        format!("--values {text}: {place} is not the number of a parameter; the first one is 1, as in add:1=0..5")
                    })?;
                    (About::Parameter(method.trim().to_string(), number), list)
                }
            },
        };
        let items: Vec<String> = split_list(list);
        if items.is_empty() || items.iter().any(String::is_empty) {
            return Err(format!("--values {text}: give a range as 0..5, or a list as 1,2,3"));
        }
        Ok(Given { about, items, text: text.to_string() })
    }
}

/// At commas outside of parentheses and quotes.
fn split_list(list: &str) -> Vec<String> {
    let mut items = vec![String::new()];
    let (mut depth, mut quoted) = (0, false);
    for c in list.chars() {
        match c {
            '"' => quoted = !quoted,
            '(' if !quoted => depth += 1,
            ')' if !quoted => depth -= 1,
            ',' if !quoted && depth == 0 => {
                items.push(String::new());
                continue;
            }
            _ => {}
        }
        items.last_mut().expect("never empty").push(c);
    }
    items.iter().map(|item| item.trim().to_string()).collect()
}

/// `LO..HI`, both included: numbers, or characters as in `a..e`.
struct Range {
    low: i64,
    high: i64,
    letters: bool,
}

impl Range {
    fn parse(item: &str) -> Option<Range> {
        let (low, high) = item.split_once("..")?;
        let (low, high) = (low.trim(), high.trim());
        if let (Ok(low), Ok(high)) = (low.parse(), high.parse()) {
            return Some(Range { low, high, letters: false });
        }
        Some(Range { low: one_char(low)? as i64, high: one_char(high)? as i64, letters: true })
    }

    fn item(&self, n: i64) -> String {
        if self.letters { char::from_u32(n as u32).map(String::from).unwrap_or_default() } else { n.to_string() }
    }
}

/// Most values of one range.
const MOST: i64 = 100_000;

impl World<'_> {
    /// The values of one item of an option for a parameter of a type. `Ok(None)`: they are not of this type.
    pub(crate) fn values(&mut self, item: &str, descriptor: &str, given: &Given) -> Result<Option<Vec<Argument>>, String> {
        let Some(range) = Range::parse(item) else {
            return Ok(self.value(item, descriptor, given)?.map(|argument| vec![argument]));
        };
        if range.low > range.high || range.high.saturating_sub(range.low) >= MOST {
            return Err(format!("--values {}: {item} has no values, or too many", given.text));
        }
        (range.low..=range.high).map(|n| self.value(&range.item(n), descriptor, given)).collect()
    }

    /// The values that a type has without being told.
    pub(crate) fn natural_values(&mut self, descriptor: &str) -> Result<Option<Vec<Argument>>, String> {
        if descriptor == "Z" {
            return Ok(Some(vec![Argument::new(0, "false"), Argument::new(1, "true")]));
        }
        let Some(class) = self.class_of_descriptor(descriptor) else { return Ok(None) };
        if self.is_enum(class) {
            return self.enum_constants(class).map(Some);
        }
        Ok(None)
    }

    fn value(&mut self, item: &str, descriptor: &str, given: &Given) -> Result<Option<Argument>, String> {
        let kind = Kind::of_descriptor(descriptor.as_bytes()[0]);
        let out_of_range =
            || format!("--values {}: {item} does not fit into {}", given.text, jaunt_vm::call::pretty_type(descriptor));
        let integer = item.parse::<i64>().ok();
        let fit = |low: i64, high: i64| match integer {
            Some(n) if (low..=high).contains(&n) => Ok(Some(n)),
            Some(_) => Err(out_of_range()),
            None => Ok(None),
        };
        Ok(match kind {
            Kind::Boolean => match item {
                "true" => Some(Argument::new(1, "true")),
                "false" => Some(Argument::new(0, "false")),
                _ => None,
            },
            Kind::Byte => fit(-128, 127)?.map(|n| Argument::new(n as i32 as u32 as u64, format!("(byte) {n}"))),
            Kind::Short => fit(-32768, 32767)?.map(|n| Argument::new(n as i32 as u32 as u64, format!("(short) {n}"))),
            Kind::Char => match integer {
                // A single digit is a character too.
                Some(n) if item.len() > 1 => fit(0, 65535)?.map(|_| Argument::new(n as u64, format!("(char) {n}"))),
                _ => one_char(item).map(|c| Argument::new(c as u64, char_literal(c as u16))),
            },
            Kind::Int => fit(i32::MIN as i64, i32::MAX as i64)?.map(|n| Argument::new(n as i32 as u32 as u64, n.to_string())),
            Kind::Long => integer.map(|n| Argument::new(n as u64, format!("{n}L"))),
            Kind::Float => item
                .parse::<f32>()
                .ok()
                .map(|x| Argument::new(x.to_bits() as u64, float_text(x as f64, format!("{x:?}f"), "Float"))),
            Kind::Double => {
                item.parse::<f64>().ok().map(|x| Argument::new(x.to_bits(), float_text(x, format!("{x:?}"), "Double")))
            }
            Kind::Ref => return self.object_value(item, descriptor, given),
            Kind::Void => None,
        })
    }

    fn object_value(&mut self, item: &str, descriptor: &str, given: &Given) -> Result<Option<Argument>, String> {
        if item == "null" {
            return Ok(Some(Argument::null()));
        }
        let Some(class) = self.class_of_descriptor(descriptor) else { return Ok(None) };
        if item.contains('#') && !item.starts_with('"') {
            let made = self.factory_value(item, given)?;
            return self.fits_type(made, class, item, given).map(Some);
        }
        if self.is_enum(class) {
            let suffix = format!(".{item}");
            let constants = self.enum_constants(class)?;
            return Ok(constants.into_iter().find(|c| c.of_base().is_some_and(|(_, text)| text.ends_with(&suffix))));
        }
        let name = self.vm.program.class_name(class).to_string();
        let wrapped = jaunt_vm::convert::wrapped_kind(&name);
        if let Some(kind) = wrapped {
            let Some(plain) = self.value(item, &kind.descriptor().to_string(), given)? else { return Ok(None) };
            return self.boxed(&name, kind, plain).map(Some);
        }
        // Where several kinds of objects fit: whole numbers are Integers, everything else is a string.
        let takes = |world: &mut World, wanted: &str| {
            let id = world.vm.program.load(wanted, LoaderId::BOOT);
            id.is_ok_and(|id| world.vm.program.is_subclass(id, class))
        };
        if item.parse::<i32>().is_ok() && takes(self, "java/lang/Integer") {
            let Some(plain) = self.value(item, "I", given)? else { return Ok(None) };
            return self.boxed("java/lang/Integer", Kind::Int, plain).map(Some);
        }
        if takes(self, "java/lang/String") {
            let text = item.strip_prefix('"').and_then(|t| t.strip_suffix('"')).unwrap_or(item);
            let object = self.vm.intern_text(text);
            return Ok(Some(Argument::new(object.word(), string_literal(text))));
        }
        Ok(None)
    }

    /// A parameter must not get an object of another type.
    fn fits_type(&self, made: Argument, class: ClassId, item: &str, given: &Given) -> Result<Argument, String> {
        let program = &self.vm.program;
        let object = made.of_base().map_or(ObjRef::NULL, |(word, _)| ObjRef(word as u32));
        if object.is_null() || program.is_subclass(self.vm.state.heap.class_of(object), class) {
            return Ok(made);
        }
        let (is, wanted) = (program.external_name(self.vm.state.heap.class_of(object)), program.external_name(class));
        Err(format!("--values {}: {item} makes an object of {is}, and the parameter is of type {wanted}", given.text))
    }

    /// `Integer.valueOf(5)`, so that what is cached is cached.
    pub(crate) fn boxed(&mut self, class: &str, kind: Kind, plain: Argument) -> Result<Argument, String> {
        let id = self.vm.program.load(class, LoaderId::BOOT).map_err(|e| e.to_string())?;
        let descriptor = format!("({})L{class};", kind.descriptor());
        let method = self.vm.program.method_named(id, "valueOf", &descriptor).expect("wrappers have valueOf");
        let (word, text) = plain.of_base().expect("a primitive value");
        let made = self.in_base(method, &registers([(word, kind)]))?;
        let short = class.rsplit('/').next().unwrap_or(class);
        Ok(Argument::new(made, format!("{short}.valueOf({text})")))
    }

    /// `Class#method` or `Class#method(value, …)`: a static method that makes the object, once.
    fn factory_value(&mut self, item: &str, given: &Given) -> Result<Argument, String> {
        let wrong = |why: &str| format!("--values {}: {item}: {why}", given.text);
        let (class, rest) = item.split_once('#').expect("asked for just now");
        let (method, list) = match rest.split_once('(') {
            Some((method, list)) => {
                (method, list.strip_suffix(')').ok_or_else(|| wrong("a parenthesis is missing at the end"))?.trim())
            }
            None => (rest, ""),
        };
        let items = if list.is_empty() { Vec::new() } else { split_list(list) };
        let id = self.load(class).map_err(|e| wrong(&e))?;
        let candidates: Vec<_> = self.vm.program.class(id).methods.clone();
        for candidate in candidates {
            let m = self.vm.program.method(candidate);
            if self.vm.program.name(m.name) != method || !m.is_static() || m.ret != Kind::Ref {
                continue;
            }
            let desc = self.vm.program.name(m.desc).to_string();
            let types: Vec<&str> = jaunt_program::link::param_types(&desc).collect();
            let Some((args, texts)) = self.factory_arguments(&items, &types, given)? else { continue };
            self.initialise(id)?;
            let made = self.in_base(candidate, &registers(args))?;
            let class = full_name(&self.vm.program.java_name(id));
            return Ok(Argument::new(made, format!("{class}.{method}({})", texts.join(", "))));
        }
        Err(wrong("there is no such static method; write Class#method or Class#method(value)"))
    }

    /// Words and texts of a factory's arguments, if they are of these types.
    #[allow(clippy::type_complexity)]
    fn factory_arguments(
        &mut self,
        items: &[String],
        types: &[&str],
        given: &Given,
    ) -> Result<Option<(Vec<(u64, Kind)>, Vec<String>)>, String> {
        if items.len() != types.len() {
            return Ok(None);
        }
        let (mut args, mut texts) = (Vec::new(), Vec::new());
        for (item, ty) in items.iter().zip(types) {
            let value = self.value(item, ty, given)?;
            let Some((word, text)) = value.as_ref().and_then(Argument::of_base) else { return Ok(None) };
            args.push((word, Kind::of_descriptor(ty.as_bytes()[0])));
            texts.push(text.to_string());
        }
        Ok(Some((args, texts)))
    }

    pub(crate) fn enum_constants(&mut self, class: ClassId) -> Result<Vec<Argument>, String> {
        self.initialise(class)?;
        let c = self.vm.program.class(class);
        let java = full_name(&self.vm.program.java_name(class));
        let fields: Vec<(String, u32)> = c
            .fields
            .iter()
            .filter(|f| f.access & jaunt_classfile::access::ENUM != 0)
            .map(|f| (self.vm.program.name(f.name).to_string(), f.offset))
            .collect();
        Ok(fields
            .into_iter()
            .map(|(name, offset)| Argument::new(self.vm.get_static(class, offset, Kind::Ref), format!("{java}.{name}")))
            .collect())
    }

    pub(crate) fn is_enum(&self, class: ClassId) -> bool {
        self.vm.program.class(class).access & jaunt_classfile::access::ENUM != 0
    }

    pub(crate) fn class_of_descriptor(&mut self, descriptor: &str) -> Option<ClassId> {
        let name = match descriptor.strip_prefix('L') {
            Some(name) => name.trim_end_matches(';'),
            None => Some(descriptor).filter(|d| d.starts_with('['))?,
        };
        self.vm.program.load(name, LoaderId::APP).ok()
    }

    /// A call that belongs to the base.
    pub(crate) fn in_base(&mut self, method: jaunt_program::MethodId, args: &[u64]) -> Result<u64, String> {
        let from = self.vm.state.heap.top;
        let called = self.vm.call_driven(method, args);
        if !is_of_library(&self.vm.program, self.vm.program.method(method).class) {
            self.graphs.made_by_program(from, self.vm.state.heap.top);
        }
        match called {
            Ok(Ok(word)) => Ok(word),
            Ok(Err(exception)) => Err(format!("{} threw {}", self.vm.program.describe(method), self.exception_text(exception))),
            Err(ended) => Err(format!("{} did not return: {ended:?}", self.vm.program.describe(method))),
        }
    }

    pub(crate) fn exception_text(&self, exception: ObjRef) -> String {
        self.vm.program.java_name(self.vm.state.heap.class_of(exception))
    }
}

fn one_char(item: &str) -> Option<char> {
    let inner = item.strip_prefix('\'').and_then(|t| t.strip_suffix('\'')).unwrap_or(item);
    let mut chars = inner.chars();
    chars.next().filter(|c| chars.next().is_none() && (*c as u32) < 0x10000)
}

/// Floating-point numbers that have no literal have a name.
pub(crate) fn float_text(x: f64, literal: String, class: &str) -> String {
    match x {
        _ if x.is_nan() => format!("{class}.NaN"),
        f64::INFINITY => format!("{class}.POSITIVE_INFINITY"),
        f64::NEG_INFINITY => format!("{class}.NEGATIVE_INFINITY"),
        _ => literal,
    }
}

/// Values as a callee has them in its registers.
pub(crate) fn registers(values: impl IntoIterator<Item = (u64, Kind)>) -> Vec<u64> {
    let twice = |(word, kind): (u64, Kind)| std::iter::repeat_n(word, if kind.is_wide() { 2 } else { 1 });
    values.into_iter().flat_map(twice).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_taken_apart() {
        let about = |text: &str| Given::parse(text).map(|g| (g.about, g.items));
        let items = |list: &[&str]| list.iter().map(|s| s.to_string()).collect::<Vec<_>>();
        assert_eq!(about("0..5"), Ok((About::All, items(&["0..5"]))));
        assert_eq!(about("boolean=true"), Ok((About::Type("boolean".into()), items(&["true"]))));
        assert_eq!(about("add:2=a, b"), Ok((About::Parameter("add".into(), 2), items(&["a", "b"]))));
        assert_eq!(about("Key=Keys#of(1),null"), Ok((About::Type("Key".into()), items(&["Keys#of(1)", "null"]))));
        assert!(about("add:0=1").is_err() && about("").is_err() && about("1,,2").is_err());
    }
}
