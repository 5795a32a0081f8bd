//! From what the user said to the calls that are made.

use crate::java::{ArgumentText, CallText, simple_name};
use crate::methods::{abstraction, ambiguous, declared, fits, inherited, invariant, is_meant, methods_named, pattern, signature};
use crate::oracle::{Counterpart, Oracle};
use crate::replay::{Path, calls_of};
use crate::result::Note;
use crate::spec::Spec;
use crate::values::{About, Argument, Given, Value};
use crate::world::World;
use jaunt_classfile::access;
use jaunt_program::link::param_types;
use jaunt_program::{ClassId, Kind, MethodId};
use jaunt_vm::call::pretty_type;
use std::sync::Arc;

/// A method with its arguments.
#[derive(Clone, Debug)]
pub struct Call {
    pub method: MethodId,
    /// Where its method stands in [`Plan::methods`].
    pub of: usize,
    /// Without the receiver.
    pub arguments: Vec<Argument>,
    /// Whether each takes two registers.
    pub wide: Vec<bool>,
    pub text: CallText,
}

/// A method with the values of its parameters: their tuples are its calls.
#[derive(Debug)]
struct Table {
    method: MethodId,
    of: usize,
    constructor: bool,
    columns: Vec<Vec<Argument>>,
    wide: Vec<bool>,
    /// `add`, or `new Bst`.
    name: Arc<str>,
    /// The user named it.
    named: bool,
    oracle: Option<Counterpart>,
}

/// All that is called.
#[derive(Debug)]
pub struct Plan {
    pub class: ClassId,
    /// That of the class, with slashes.
    pub package: String,
    pub constructors: Vec<Call>,
    pub calls: Vec<Call>,
    /// Other objects that are arguments, as [`Value::Other`] numbers them: a constructor call and calls build one just before it is needed.
    pub others: Vec<Arc<[Call]>>,
    tables: Vec<Table>,
    pub oracle: Option<Oracle>,
    /// Methods and, after them, constructors, as `remove(int)`.
    pub methods: Vec<String>,
    /// `boolean repOk()`
    pub invariant: Option<MethodId>,
    /// What tells states apart, if a method does.
    pub abstraction: Option<MethodId>,
    pub expected: Vec<ClassId>,
    pub notes: Vec<Note>,
}

/// How many calls other objects are built with, where nothing else is said.
const OTHERS_DEPTH: u32 = 2;
/// Types that take objects of the class among much else: the values for all come first.
const TAKES_MUCH: &[&str] = &["java.lang.Object", "java.lang.Comparable", "java.lang.Cloneable", "java.io.Serializable"];
/// Most calls on one state.
const MOST_CALLS: usize = 1_000_000;

/// A method that the user named, or one that the class declares.
struct Wanted {
    method: MethodId,
    /// It has to be explored: the user named it.
    named: bool,
}

impl Plan {
    /// `Err`: what is wrong with the input, and what to do.
    pub fn make(world: &mut World, spec: &Spec) -> Result<Plan, String> {
        let class = world.load(&spec.class)?;
        let java = world.vm.program.java_name(class);
        let shape = world.vm.program.class(class);
        if shape.is_interface() || shape.is_abstract() {
            return Err(format!("{java} is abstract, so there are no objects of it: name a class that can be made"));
        }
        let given = spec.values.iter().map(|text| Given::parse(text)).collect::<Result<Vec<_>, _>>()?;
        let (mut named_constructors, mut named_methods) = (Vec::new(), Vec::new());
        for text in &spec.methods {
            let (name, types) = pattern(text)?;
            if name == "new" { named_constructors.push((text, types)) } else { named_methods.push((text, name, types)) }
        }
        let package =
            world.vm.program.class_name(class).rsplit_once('/').map_or(String::new(), |(package, _)| package.to_string());
        let mut plan = Plan {
            class,
            package,
            constructors: Vec::new(),
            calls: Vec::new(),
            others: Vec::new(),
            tables: Vec::new(),
            oracle: None,
            methods: Vec::new(),
            invariant: invariant(world, class),
            abstraction: abstraction(world, class, spec)?,
            expected: Vec::new(),
            notes: Vec::new(),
        };
        for name in &spec.expected {
            let id = world.load(name).or_else(|e| {
                world.load(&format!("java.lang.{name}")).or_else(|_| world.load(&format!("java.util.{name}"))).map_err(|_| e)
            })?;
            plan.expected.push(id);
        }
        let mut wanted = Vec::new();
        for (text, name, types) in &named_methods {
            let found = methods_named(world, class, name, types.as_deref());
            if found.is_empty() {
                let there = declared(world, class).iter().map(|&m| signature(world, m)).collect::<Vec<_>>().join(", ");
                let several = if text.contains(',') && !text.contains('(') { " (to name several, repeat --methods)" } else { "" };
                return Err(format!("{java} has no public instance method {text}{several}; it declares {there}"));
            }
            wanted.extend(found.into_iter().map(|method| Wanted { method, named: true }));
        }
        if named_methods.is_empty() {
            wanted.extend(declared(world, class).into_iter().map(|method| Wanted { method, named: false }));
            wanted.retain(|w| Some(w.method) != plan.invariant);
            let invariant = plan.invariant.map(|m| world.vm.program.name(world.vm.program.method(m).name).to_string());
            let names: Vec<String> =
                inherited(world, class).into_iter().filter(|name| Some(name) != invariant.as_ref()).collect();
            if !names.is_empty() {
                plan.notes.push(Note::Inherited { names });
            }
        }
        for w in wanted {
            plan.add(world, &given, w, false)?;
        }
        plan.add_constructors(world, &given, &named_constructors)?;
        if spec.oracle.is_some() || spec.release {
            plan.add_oracle(world, spec)?;
        }
        plan.write_calls(&[])?;
        if !plan.tables.iter().any(|t| !t.constructor) {
            return Err(format!(
                "{java} has no method that can be called with the values given: name some with --methods, and values with --values"
            ));
        }
        check_used(world, &plan, &given)?;
        Ok(plan)
    }

    fn add_constructors(
        &mut self,
        world: &mut World,
        given: &[Given],
        named: &[(&String, Option<Vec<String>>)],
    ) -> Result<(), String> {
        let java = world.vm.program.java_name(self.class);
        let all: Vec<MethodId> = world.vm.program.class(self.class).methods.clone();
        let public: Vec<MethodId> = all
            .into_iter()
            .filter(|&m| {
                let m = world.vm.program.method(m);
                world.vm.program.name(m.name) == "<init>" && m.access & access::PRIVATE == 0 && m.access & access::SYNTHETIC == 0
            })
            .collect();
        let mut wanted = Vec::new();
        for (text, types) in named {
            let found: Vec<MethodId> = public.iter().copied().filter(|&m| fits(world, m, types.as_deref())).collect();
            if found.is_empty() {
                return Err(format!("{java} has no constructor {text} that is not private"));
            }
            wanted.extend(found.into_iter().map(|method| Wanted { method, named: true }));
        }
        if named.is_empty() {
            let plain = public.iter().copied().find(|&m| world.vm.program.method(m).arg_slots == 1);
            match plain {
                Some(method) => wanted.push(Wanted { method, named: true }),
                None => wanted.extend(public.iter().map(|&method| Wanted { method, named: false })),
            }
        }
        for w in wanted {
            self.add(world, given, w, true)?;
        }
        if !self.tables.iter().any(|t| t.constructor) {
            let is_enum = world.vm.program.class(self.class).access & access::ENUM != 0;
            return Err(match self.notes.pop() {
                _ if is_enum => format!("{java} is an enum, and nobody can make objects of it: explore a class that uses it"),
                Some(Note::LeftOut { method, parameter }) if !public.is_empty() => format!(
                    "{java} has no constructor that can be called: there are no values for {parameter} of {method}; give some, as in --values {parameter}=…"
                ),
                _ => format!("all constructors of {java} are private, so there is no object to explore"),
            });
        }
        Ok(())
    }

    /// Adds a method with all tuples of its arguments.
    fn add(&mut self, world: &mut World, given: &[Given], wanted: Wanted, constructor: bool) -> Result<(), String> {
        let signature = signature(world, wanted.method);
        let m = world.vm.program.method(wanted.method);
        let name = if constructor { "new".to_string() } else { world.vm.program.name(m.name).to_string() };
        let desc = world.vm.program.name(m.desc).to_string();
        let ambiguous = ambiguous(world, self.class, wanted.method);
        let mut columns: Vec<Vec<Argument>> = Vec::new();
        let mut wide = Vec::new();
        for (at, descriptor) in param_types(&desc).enumerate() {
            wide.push(Kind::of_descriptor(descriptor.as_bytes()[0]).is_wide());
            let values = self.parameter(world, given, wanted.method, at + 1, descriptor)?;
            let Some(values) = values else {
                let parameter = pretty_type(descriptor);
                if wanted.named {
                    return Err(format!(
                        "there are no values for parameter {} of {signature}, which is of type {parameter}: give some, as in --values {name}:{}=…, or {parameter}=…",
                        at + 1,
                        at + 1
                    ));
                }
                self.notes.push(Note::LeftOut { method: signature, parameter });
                return Ok(());
            };
            columns.push(if ambiguous[at] { values.into_iter().map(|v| v.cast(descriptor)).collect() } else { values });
        }
        let of = self.methods.len();
        self.methods.push(signature);
        let name: Arc<str> = if constructor {
            format!("new {}", simple_name(&world.vm.program.java_name(self.class))).into()
        } else {
            name.into()
        };
        self.tables.push(Table {
            method: wanted.method,
            of,
            constructor,
            columns,
            wide,
            name,
            named: wanted.named,
            oracle: None,
        });
        Ok(())
    }

    /// How many calls other objects are built with at most, if some are asked for.
    pub fn others_depth(&self) -> Option<u32> {
        let all = self.tables.iter().flat_map(|t| t.columns.iter().flatten());
        all.filter_map(|a| if let Value::Others(depth) = a.value { Some(depth) } else { None }).max()
    }

    /// Writes the lists of calls. `others`: ways to the objects that are arguments, by the lists as they are.
    pub fn write_calls(&mut self, others: &[Path]) -> Result<(), String> {
        let ours: Vec<Arc<[Call]>> = others.iter().map(|path| self.calls_of(path).cloned().collect()).collect();
        if let Some(oracle) = &mut self.oracle {
            oracle.others =
                others.iter().map(|path| calls_of(&oracle.constructors, &oracle.calls, path).cloned().collect()).collect();
        }
        self.others = ours;
        let mut lists = [Vec::new(), Vec::new()];
        let mut theirs = [Vec::new(), Vec::new()];
        for table in &self.tables {
            let list = &mut lists[table.constructor as usize];
            let tuples = table.tuples(&self.others, &table.columns).len();
            if tuples + list.len() > MOST_CALLS {
                return Err(format!("{} has {tuples} tuples of arguments: give fewer values", self.methods[table.of]));
            }
            list.extend(table.calls(&self.others, table.method, &table.columns, &table.wide));
            if let (Some(oracle), Some(part)) = (&self.oracle, &table.oracle) {
                theirs[table.constructor as usize].extend(table.calls(&oracle.others, part.method, &part.columns, &part.wide));
            }
        }
        [self.calls, self.constructors] = lists;
        if let Some(oracle) = &mut self.oracle {
            [oracle.calls, oracle.constructors] = theirs;
        }
        Ok(())
    }

    /// Finds the oracle's method for each of ours.
    fn add_oracle(&mut self, world: &mut World, spec: &Spec) -> Result<(), String> {
        let oracle = Oracle::load(world, self.class, spec.oracle.as_deref(), spec.release)?;
        let mut tables = Vec::new();
        let mut methods = Vec::new();
        for mut table in std::mem::take(&mut self.tables) {
            table.oracle = world.counterpart((self.class, table.method), oracle.class, &table.columns)?;
            let method = std::mem::take(&mut self.methods[table.of]);
            if table.oracle.is_none() && table.named {
                let what =
                    if table.constructor { "name another constructor with --methods" } else { "leave it out of --methods" };
                return Err(format!("the oracle {} has no {method} to compare with: {what}", oracle.name));
            }
            if table.oracle.is_none() {
                self.notes.push(Note::NoCounterpart { method });
                continue;
            }
            table.of = methods.len();
            methods.push(method);
            tables.push(table);
        }
        (self.tables, self.methods, self.oracle) = (tables, methods, Some(oracle));
        if !self.tables.iter().any(|t| !t.constructor) || !self.tables.iter().any(|t| t.constructor) {
            let name = self.oracle.as_ref().map_or("", |o| &o.name);
            return Err(format!("the oracle {name} has no methods, or no constructor, in common with the class"));
        }
        Ok(())
    }

    /// The values of one parameter: what was said about it, about its type, about all; else what its type has by itself.
    fn parameter(
        &self,
        world: &mut World,
        given: &[Given],
        method: MethodId,
        at: usize,
        descriptor: &str,
    ) -> Result<Option<Vec<Argument>>, String> {
        let of_parameter = |g: &&Given| matches!(&g.about, About::Parameter(m, n) if is_meant(world, m, method) && *n == at);
        let ty = pretty_type(descriptor);
        let of_type = |g: &&Given| matches!(&g.about, About::Type(t) if is_named(&ty, t));
        let specific: Vec<&Given> = given.iter().filter(of_parameter).collect();
        let specific = if specific.is_empty() { given.iter().filter(of_type).collect() } else { specific };
        let constructor = world.vm.program.name(world.vm.program.method(method).name) == "<init>";
        let own = world.class_of_descriptor(descriptor).is_some_and(|c| world.vm.program.is_subclass(self.class, c));
        if !specific.is_empty() {
            let mut all = Vec::new();
            for (g, item) in specific.iter().flat_map(|g| g.items.iter().map(move |item| (g, item))) {
                match if own { instances(item, constructor)? } else { None } {
                    Some(argument) => all.push(argument),
                    None => match world.values(item, descriptor, g)? {
                        Some(values) => all.extend(values),
                        None => return Err(format!("--values {}: {item} is no value of type {ty}", g.text)),
                    },
                }
            }
            all.dedup_by(|a, b| a.text == b.text);
            return Ok(Some(all));
        }
        let for_all = given.iter().filter(|g| g.about == About::All);
        let items: Vec<(&Given, &String)> = for_all.flat_map(|g| g.items.iter().map(move |item| (g, item))).collect();
        // An own type has values of its own, and null if that is said; numbers are for all.
        let mut all = world.natural_values(descriptor)?.unwrap_or_default();
        let objects = || {
            let this = (!constructor).then_some(Argument { value: Value::This, text: ArgumentText::This });
            this.into_iter().chain([Argument::others(OTHERS_DEPTH)])
        };
        if all.is_empty() && own && !TAKES_MUCH.contains(&ty.as_str()) {
            all.extend(objects());
        }
        let natural = !all.is_empty();
        for (g, item) in items {
            if !natural || item == "null" {
                all.extend(world.values(item, descriptor, g)?.unwrap_or_default());
            }
        }
        if all.is_empty() && own && ty != TAKES_MUCH[0] {
            all.extend(objects());
        }
        all.dedup_by(|a, b| a.text == b.text);
        Ok((!all.is_empty()).then_some(all))
    }
}

/// `this`, `others` or `others(1)`, for a parameter that takes objects of the explored class.
fn instances(item: &str, constructor: bool) -> Result<Option<Argument>, String> {
    let depth = match item {
        "this" if constructor => return Err("--values: this is no argument of a constructor".to_string()),
        "this" => return Ok(Some(Argument { value: Value::This, text: ArgumentText::This })),
        "others" => Some(OTHERS_DEPTH),
        _ => item.strip_prefix("others(").and_then(|t| t.strip_suffix(')')).and_then(|n| n.trim().parse().ok()),
    };
    Ok(depth.map(Argument::others))
}

impl Table {
    /// The calls with all tuples of arguments, for one of both sides.
    fn calls(&self, others: &[Arc<[Call]>], method: MethodId, columns: &[Vec<Argument>], wide: &[bool]) -> Vec<Call> {
        let call = |arguments: Vec<Argument>| {
            let text = CallText { name: self.name.clone(), arguments: arguments.iter().map(|a| a.text.clone()).collect() };
            Call { method, of: self.of, arguments, wide: wide.to_vec(), text }
        };
        self.tuples(others, columns).map(call).collect()
    }

    fn tuples(&self, others: &[Arc<[Call]>], columns: &[Vec<Argument>]) -> impl ExactSizeIterator<Item = Vec<Argument>> {
        let columns: Vec<Vec<Argument>> = columns.iter().map(|column| with_others(others, column)).collect();
        let count: usize = columns.iter().map(Vec::len).product();
        (0..count).map(move |mut n| {
            let mut arguments = Vec::with_capacity(columns.len());
            // The last parameter changes fastest.
            for column in columns.iter().rev() {
                arguments.push(column[n % column.len()].clone());
                n /= column.len();
            }
            arguments.reverse();
            arguments
        })
    }
}

fn with_others(others: &[Arc<[Call]>], column: &[Argument]) -> Vec<Argument> {
    let mut all = Vec::new();
    for argument in column {
        let Value::Others(depth) = argument.value else {
            all.push(argument.clone());
            continue;
        };
        let few = others.iter().enumerate().filter(|(_, calls)| calls.len() <= depth as usize + 1);
        all.extend(few.map(|(n, calls)| Argument {
            value: Value::Other(n as u32),
            text: ArgumentText::Other(calls.iter().map(|call| call.text.clone()).collect()),
        }));
    }
    all
}

/// A type by its full or simple name.
fn is_named(ty: &str, asked: &str) -> bool {
    ty == asked || ty.replace('$', ".") == asked || ty.rsplit(['.', '$']).next() == Some(asked)
}

/// An option about a method or type that no call has is a mistake.
fn check_used(world: &World, plan: &Plan, given: &[Given]) -> Result<(), String> {
    let program = &world.vm.program;
    let above = program.class(plan.class).supers.iter().chain(&program.class(plan.class).all_interfaces);
    let methods: Vec<MethodId> = above.flat_map(|&at| program.class(at).methods.iter().copied()).collect();
    for g in given {
        if let About::Type(asked) = &g.about {
            let has = |&m: &MethodId| param_types(program.name(program.method(m).desc)).any(|t| is_named(&pretty_type(t), asked));
            if !methods.iter().any(has) {
                let java = program.java_name(plan.class);
                return Err(format!("--values {}: no method of {java} has a parameter of type {asked}", g.text));
            }
        }
        if let About::Parameter(method, at) = &g.about {
            if !plan.tables.iter().any(|t| is_meant(world, method, t.method) && t.columns.len() >= *at) {
                return Err(format!(
                    "--values {}: no method that is explored is called {method} and has {at} parameters",
                    g.text
                ));
            }
        }
    }
    Ok(())
}
