//! Which methods the user means, and what they are called.

use crate::spec::{Matching, Spec};
use crate::world::World;
use jaunt_classfile::access;
use jaunt_program::link::param_types;
use jaunt_program::{ClassId, Kind, MethodId, Program};
use jaunt_vm::call::pretty_type;

/// `remove`, or `remove(int, String)`.
pub(crate) fn pattern(text: &str) -> Result<(String, Option<Vec<String>>), String> {
    let Some((name, rest)) = text.split_once('(') else { return Ok((text.trim().to_string(), None)) };
    let Some(list) = rest.trim().strip_suffix(')') else {
        return Err(format!("--methods {text}: write a name, or a name with types as in remove(int)"));
    };
    let types = list.split(',').map(|t| t.trim().to_string()).filter(|t| !t.is_empty()).collect();
    Ok((name.trim().to_string(), Some(types)))
}

/// Does `add`, or `add(int)`, name this method?
pub(crate) fn is_meant(world: &World, text: &str, method: MethodId) -> bool {
    let Ok((name, types)) = pattern(text) else { return false };
    let own = match world.vm.program.name(world.vm.program.method(method).name) {
        "<init>" => "new",
        own => own,
    };
    name == own && fits(world, method, types.as_deref())
}

/// Types by their simple or full names.
pub(crate) fn fits(world: &World, method: MethodId, types: Option<&[String]>) -> bool {
    let Some(types) = types else { return true };
    let desc = world.vm.program.name(world.vm.program.method(method).desc);
    let own: Vec<String> = param_types(desc).map(pretty_type).collect();
    let same = |own: &String, asked: &String| {
        own == asked || own.replace('$', ".") == *asked || own.rsplit(['.', '$']).next() == Some(asked)
    };
    own.len() == types.len() && own.iter().zip(types).all(|(own, asked)| same(own, asked))
}

/// Public instance methods of this name, of the class and of what it inherits from; one for each list of parameters.
pub(crate) fn methods_named(world: &World, class: ClassId, name: &str, types: Option<&[String]>) -> Vec<MethodId> {
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
pub(crate) fn ambiguous(world: &World, class: ClassId, method: MethodId) -> Vec<bool> {
    let program = &world.vm.program;
    let m = program.method(method);
    let parameters = |id: MethodId| param_types(program.name(program.method(id).desc)).collect::<Vec<_>>();
    let own = parameters(method);
    let is_object = |descriptor: &str| descriptor.starts_with(['L', '[']);
    // Of two that could be meant, Java takes the one with the narrower types.
    let loader = program.class(class).loader;
    let named = |descriptor: &str| program.loaded(descriptor.trim_start_matches('L').trim_end_matches(';'), loader);
    let is_narrower = |own: &str, other: &str| {
        let known = || Some(program.is_subclass(named(own)?, named(other)?));
        other == "Ljava/lang/Object;" || known().unwrap_or(false)
    };
    let mut found = vec![false; own.len()];
    let all = program.class(class).supers.iter().flat_map(|&at| &program.class(at).methods);
    for &id in all.filter(|&&id| program.method(id).name == m.name && !program.method(id).is_private()) {
        let other = parameters(id);
        if own.len() != other.len() {
            continue;
        }
        let differing: Vec<usize> = (0..own.len()).filter(|&at| own[at] != other[at]).collect();
        let could_be_meant = differing.iter().all(|&at| is_object(own[at]) && is_object(other[at]));
        if could_be_meant && !differing.iter().all(|&at| is_narrower(own[at], other[at])) {
            differing.into_iter().for_each(|at| found[at] = true);
        }
    }
    found
}

/// Public instance methods that the class declares.
pub(crate) fn declared(world: &World, class: ClassId) -> Vec<MethodId> {
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
pub(crate) fn signature(world: &World, method: MethodId) -> String {
    signature_of(&world.vm.program, method)
}

pub(crate) fn signature_of(program: &Program, method: MethodId) -> String {
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
pub(crate) fn invariant(world: &World, class: ClassId) -> Option<MethodId> {
    let program = &world.vm.program;
    let plain = |id: &MethodId| program.name(program.method(*id).desc) == "()Z" && !program.method(*id).is_static();
    let of_class = |at: ClassId| program.class(at).methods.iter().copied().filter(plain);
    let supers = || program.class(class).supers.iter().rev().copied();
    let marked = supers().flat_map(of_class).find(|&id| world.is_marked(id, "RepOk"));
    marked.or_else(|| supers().flat_map(of_class).find(|&id| program.name(program.method(id).name) == "repOk"))
}

/// The method that `--match by:NAME` names.
pub(crate) fn abstraction(world: &World, class: ClassId, spec: &Spec) -> Result<Option<MethodId>, String> {
    let Matching::By(name) = &spec.matching else { return Ok(None) };
    let program = &world.vm.program;
    let found = methods_named(world, class, name, Some(&[]));
    let returns = |id: &MethodId| program.method(*id).ret != Kind::Void;
    let method = found.into_iter().find(returns);
    let Some(method) = method else {
        let java = program.java_name(class);
        return Err(format!("--match by:{name}: {java} has no public method {name}() that returns something"));
    };
    Ok(Some(world.target(class, method)))
}
