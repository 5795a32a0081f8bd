//! From what the user said to the calls that are made.

use crate::java::{ArgumentText, CallText, full_name};
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

/// All that is called.
#[derive(Debug)]
pub struct Plan {
    pub class: ClassId,
    /// That of the class, with slashes.
    pub package: String,
    pub constructors: Vec<Call>,
    pub calls: Vec<Call>,
    /// Methods and, after them, constructors, as `remove(int)`.
    pub methods: Vec<String>,
    /// `boolean repOk()`
    pub invariant: Option<MethodId>,
    pub expected: Vec<ClassId>,
    pub notes: Vec<Note>,
}

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
            methods: Vec::new(),
            invariant: invariant(world, class),
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
                return Err(format!("{java} has no public instance method {text}; it declares {there}"));
            }
            wanted.extend(found.into_iter().map(|method| Wanted { method, named: true }));
        }
        if named_methods.is_empty() {
            wanted.extend(declared(world, class).into_iter().map(|method| Wanted { method, named: false }));
            wanted.retain(|w| Some(w.method) != plan.invariant);
        }
        for w in wanted {
            plan.add(world, &given, w, false)?;
        }
        plan.add_constructors(world, &given, &named_constructors)?;
        if plan.calls.is_empty() {
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
        if self.constructors.is_empty() {
            return Err(format!(
                "{java} has no constructor that can be called: give values for its parameters, as in --values new:1=0..2"
            ));
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
        self.methods.push(signature.clone());
        let tuples: usize = columns.iter().map(Vec::len).product();
        if tuples + self.calls.len() > MOST_CALLS {
            return Err(format!("{signature} has {tuples} tuples of arguments: give fewer values"));
        }
        let called: Arc<str> =
            if constructor { format!("new {}", full_name(&world.vm.program.java_name(self.class))).into() } else { name.into() };
        for mut n in 0..tuples {
            let mut arguments = Vec::with_capacity(columns.len());
            // The last parameter changes fastest.
            for column in columns.iter().rev() {
                arguments.push(column[n % column.len()].clone());
                n /= column.len();
            }
            arguments.reverse();
            let text = CallText { name: called.clone(), arguments: arguments.iter().map(|a| a.text.clone()).collect() };
            let call = Call { method: wanted.method, of, arguments, wide: wide.clone(), text };
            if constructor { self.constructors.push(call) } else { self.calls.push(call) }
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
        let simple = ty.rsplit(['.', '$']).next().unwrap_or(&ty).to_string();
        let of_type = |g: &&Given| matches!(&g.about, About::Type(t) if *t == ty || *t == simple || *t == ty.replace('$', "."));
        let specific: Vec<&Given> = given.iter().filter(of_parameter).collect();
        let specific = if specific.is_empty() { given.iter().filter(of_type).collect() } else { specific };
        if !specific.is_empty() {
            let mut all = Vec::new();
            for g in specific {
                match world.values(g, descriptor)? {
                    Some(values) => all.extend(values),
                    None => return Err(format!("--values {}: these are no values of type {ty}", g.text)),
                }
            }
            return Ok(Some(all));
        }
        // An own type has values of its own; numbers are for all.
        if let Some(values) = world.natural_values(descriptor)? {
            return Ok(Some(values));
        }
        if let Some(class) = world.class_of_descriptor(descriptor).filter(|&c| world.takes_instances(c, self.class)) {
            let _ = class;
            return Ok(Some(vec![Argument { value: Value::This, text: ArgumentText::This }]));
        }
        let mut all = Vec::new();
        for g in given.iter().filter(|g| g.about == About::All) {
            if let Some(values) = world.values(g, descriptor)? {
                all.extend(values);
            }
        }
        Ok((!all.is_empty()).then_some(all))
    }
}

/// An option about a method or type that no call has is a mistake.
fn check_used(world: &World, plan: &Plan, given: &[Given]) -> Result<(), String> {
    for g in given {
        if let About::Parameter(method, at) = &g.about {
            let mut all = plan.calls.iter().chain(&plan.constructors);
            if !all.any(|call| is_meant(world, method, call.method) && call.arguments.len() >= *at) {
                return Err(format!(
                    "--values {}: no method that is explored is called {method} and has {at} parameters",
                    g.text
                ));
            }
        }
    }
    Ok(())
}

/// `remove`, or `remove(int, String)`.
fn pattern(text: &str) -> Result<(String, Option<Vec<String>>), String> {
    let Some((name, rest)) = text.split_once('(') else { return Ok((text.trim().to_string(), None)) };
    let Some(list) = rest.trim().strip_suffix(')') else {
        return Err(format!("--methods {text}: write a name, or a name with types as in remove(int)"));
    };
    let types = list.split(',').map(|t| t.trim().to_string()).filter(|t| !t.is_empty()).collect();
    Ok((name.trim().to_string(), Some(types)))
}

/// Does `add`, or `add(int)`, name this method?
fn is_meant(world: &World, text: &str, method: MethodId) -> bool {
    let Ok((name, types)) = pattern(text) else { return false };
    let own = match world.vm.program.name(world.vm.program.method(method).name) {
        "<init>" => "new",
        own => own,
    };
    name == own && fits(world, method, types.as_deref())
}

/// Types by their simple or full names.
fn fits(world: &World, method: MethodId, types: Option<&[String]>) -> bool {
    let Some(types) = types else { return true };
    let desc = world.vm.program.name(world.vm.program.method(method).desc);
    let own: Vec<String> = param_types(desc).map(pretty_type).collect();
    let same = |own: &String, asked: &String| {
        own == asked || own.replace('$', ".") == *asked || own.rsplit(['.', '$']).next() == Some(asked)
    };
    own.len() == types.len() && own.iter().zip(types).all(|(own, asked)| same(own, asked))
}

/// Public instance methods of this name, of the class and of what it inherits from; one for each list of parameters.
fn methods_named(world: &World, class: ClassId, name: &str, types: Option<&[String]>) -> Vec<MethodId> {
    let program = &world.vm.program;
    let mut found: Vec<MethodId> = Vec::new();
    let above = program.class(class).supers.iter().rev().chain(&program.class(class).all_interfaces);
    for &at in above {
        for &id in &program.class(at).methods {
            let m = program.method(id);
            let wanted = program.name(m.name) == name && is_explorable(m.access) && fits(world, id, types);
            let params =
                |id: MethodId| param_types(program.name(program.method(id).desc)).map(str::to_string).collect::<Vec<_>>();
            if wanted && !found.iter().any(|&other| params(other) == params(id)) {
                found.push(id);
            }
        }
    }
    found
}

/// For each parameter whether Java code has to say its type: another method, or constructor, differs in parameters that are objects only, and could be meant as
/// well.
fn ambiguous(world: &World, class: ClassId, method: MethodId) -> Vec<bool> {
    let program = &world.vm.program;
    let m = program.method(method);
    let parameters = |id: MethodId| param_types(program.name(program.method(id).desc)).collect::<Vec<_>>();
    let own = parameters(method);
    let is_object = |descriptor: &str| descriptor.starts_with(['L', '[']);
    let mut found = vec![false; own.len()];
    let all = program.class(class).supers.iter().flat_map(|&at| &program.class(at).methods);
    for &id in all.filter(|&&id| program.method(id).name == m.name && !program.method(id).is_private()) {
        let other = parameters(id);
        let differs = |at: usize| own[at] != other[at];
        if own.len() == other.len() && (0..own.len()).all(|at| !differs(at) || is_object(own[at]) && is_object(other[at])) {
            (0..own.len()).for_each(|at| found[at] |= differs(at));
        }
    }
    found
}

/// Public instance methods that the class declares.
fn declared(world: &World, class: ClassId) -> Vec<MethodId> {
    let program = &world.vm.program;
    let all = program.class(class).methods.iter().copied();
    all.filter(|&id| {
        let m = program.method(id);
        is_explorable(m.access) && !program.name(m.name).starts_with('<')
    })
    .collect()
}

fn is_explorable(flags: u16) -> bool {
    flags & access::PUBLIC != 0 && flags & (access::STATIC | access::SYNTHETIC) == 0
}

/// `remove(int)`
fn signature(world: &World, method: MethodId) -> String {
    let program = &world.vm.program;
    let m = program.method(method);
    let types: Vec<String> = param_types(program.name(m.desc))
        .map(|t| {
            let full = pretty_type(t);
            full.rsplit('.').next().unwrap_or(&full).to_string()
        })
        .collect();
    let name = match program.name(m.name) {
        "<init>" => "new",
        name => name,
    };
    format!("{name}({})", types.join(", "))
}

/// `boolean repOk()`, or one that is marked `@RepOk`.
fn invariant(world: &World, class: ClassId) -> Option<MethodId> {
    let program = &world.vm.program;
    let plain = |id: &MethodId| program.name(program.method(*id).desc) == "()Z" && !program.method(*id).is_static();
    let of_class = |at: ClassId| program.class(at).methods.iter().copied().filter(plain);
    let supers = || program.class(class).supers.iter().rev().copied();
    let marked = supers().flat_map(of_class).find(|&id| world.is_marked(id, "RepOk"));
    marked.or_else(|| supers().flat_map(of_class).find(|&id| program.name(program.method(id).name) == "repOk"))
}
