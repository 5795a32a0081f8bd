//! An oracle: an object of another class, or of another release of the same class, that gets the same calls.
//!
//! A state is then the pair of both objects: a broken object can look like a good one that other calls have built, and only the oracle remembers how it came about. What is compared after
//! every call is how it ended ([`crate::judge`]); here is which method of the oracle belongs to which call, and with which arguments. Methods are matched by their names and the types
//! of their parameters: the same ones first, else those that take the values, boxed if need be, as `add(Object)` of a collection takes an `int`.

use crate::java::ArgumentText;
use crate::methods::methods_named;
use crate::plan::Call;
use crate::values::{Argument, Value};
use crate::world::World;
use jaunt_classfile::access;
use jaunt_program::link::param_types;
use jaunt_program::{ClassId, Kind, LoaderId, MethodId};
use std::sync::Arc;

/// The oracle's side of a plan. Its lists are parallel to those of the plan.
#[derive(Debug)]
pub struct Oracle {
    pub class: ClassId,
    /// With dots.
    pub name: String,
    pub constructors: Vec<Call>,
    pub calls: Vec<Call>,
    pub others: Vec<Arc<[Call]>>,
    /// `equals` of the oracle, where both are lists, sets or maps: then it says whether the objects hold the same.
    pub equals: Option<MethodId>,
}

/// The oracle's part of a method's table.
#[derive(Debug)]
pub(crate) struct Counterpart {
    pub method: MethodId,
    pub columns: Vec<Vec<Argument>>,
    pub wide: Vec<bool>,
}

/// How a value becomes one of the oracle's.
enum Convert {
    Same,
    Boxed(Kind),
    /// A constant of the same name.
    Enum(ClassId),
    /// An own type of each release: nothing but null and objects of the class can be given to both.
    Own,
}

impl Oracle {
    /// Loads the oracle's class. `release`: by the loader of the other release.
    pub(crate) fn load(world: &mut World, class: ClassId, name: Option<&str>, release: bool) -> Result<Oracle, String> {
        let own = world.vm.program.java_name(class);
        let name = name.unwrap_or(&own);
        let loader = match (&world.vm.program.release, release) {
            (Some(release), true) => release.loader,
            _ => LoaderId::APP,
        };
        let oracle = world.load_from(name, loader).map_err(|e| format!("--oracle: {e}"))?;
        let program = &world.vm.program;
        if program.class(oracle).is_interface() || program.class(oracle).is_abstract() {
            return Err(format!("--oracle: {name} is abstract, so there are no objects of it"));
        }
        if oracle == class {
            let from = if release { "its class path gives it the same class" } else { "another release comes with --oracle-cp" };
            return Err(format!("--oracle: {name} is the class that is explored; {from}"));
        }
        let equals = world.equals_means_contents(class, oracle);
        let name = world.vm.program.java_name(oracle);
        Ok(Oracle { class: oracle, name, constructors: Vec::new(), calls: Vec::new(), others: Vec::new(), equals })
    }
}

impl World<'_> {
    /// Two collections of one kind: `equals` of the second compares what they hold.
    fn equals_means_contents(&mut self, ours: ClassId, theirs: ClassId) -> Option<MethodId> {
        let program = &mut self.vm.program;
        let kinds = ["java/util/List", "java/util/Set", "java/util/Map"].map(|name| program.load(name, LoaderId::BOOT));
        let both = |kind: ClassId| program.is_subclass(ours, kind) && program.is_subclass(theirs, kind);
        if !kinds.into_iter().flatten().any(both) {
            return None;
        }
        let object = self.vm.program.load("java/lang/Object", LoaderId::BOOT).ok()?;
        let method = self.vm.program.method_named(object, "equals", "(Ljava/lang/Object;)Z")?;
        Some(self.target(theirs, method))
    }

    /// The oracle's method for one of the explored class, and what it is called with. `Ok(None)`: there is none.
    pub(crate) fn counterpart(
        &mut self,
        ours: (ClassId, MethodId),
        oracle: ClassId,
        columns: &[Vec<Argument>],
    ) -> Result<Option<Counterpart>, String> {
        let (class, method) = ours;
        let name = self.vm.program.name(self.vm.program.method(method).name).to_string();
        let desc = self.vm.program.name(self.vm.program.method(method).desc).to_string();
        let candidates: Vec<MethodId> = match name.as_str() {
            "<init>" => {
                let program = &self.vm.program;
                let all = program.class(oracle).methods.iter().copied();
                let open = |m: u16| m & (access::PRIVATE | access::SYNTHETIC) == 0;
                all.filter(|&id| program.method(id).name == program.method(method).name && open(program.method(id).access))
                    .collect()
            }
            _ => methods_named(self, oracle, &name, None),
        };
        let mut best: Option<(u32, MethodId, Vec<Convert>)> = None;
        for candidate in candidates {
            let theirs = self.vm.program.name(self.vm.program.method(candidate).desc).to_string();
            let pairs: Vec<(&str, &str)> = param_types(&desc).zip(param_types(&theirs)).collect();
            if pairs.len() != param_types(&desc).count() || pairs.len() != param_types(&theirs).count() {
                continue;
            }
            let converted: Option<Vec<(u32, Convert)>> =
                pairs.iter().zip(columns).map(|(&(a, b), column)| self.convert((class, a), (oracle, b), column)).collect();
            let Some(converted) = converted else { continue };
            let cost = converted.iter().map(|c| c.0).sum();
            if best.as_ref().is_none_or(|known| cost < known.0) {
                best = Some((cost, candidate, converted.into_iter().map(|c| c.1).collect()));
            }
        }
        let Some((_, method, converts)) = best else { return Ok(None) };
        let desc = self.vm.program.name(self.vm.program.method(method).desc).to_string();
        let wide = param_types(&desc).map(|d| Kind::of_descriptor(d.as_bytes()[0]).is_wide()).collect();
        let mut given = Vec::new();
        for (column, convert) in columns.iter().zip(&converts) {
            given.push(column.iter().map(|a| self.converted(a, convert)).collect::<Result<Vec<_>, _>>()?);
        }
        Ok(Some(Counterpart { method, columns: given, wide }))
    }

    /// How values of a parameter are given to one of the oracle's, and how far the types are from each other.
    fn convert(&mut self, ours: (ClassId, &str), theirs: (ClassId, &str), column: &[Argument]) -> Option<(u32, Convert)> {
        let (class, a) = ours;
        let (oracle, b) = theirs;
        let kinds = [a, b].map(|d| Kind::of_descriptor(d.as_bytes()[0]));
        if kinds[0] != Kind::Ref {
            if a == b {
                return Some((0, Convert::Same));
            }
            let wrapper = self.vm.program.load(wrapper(kinds[0]), LoaderId::BOOT).ok()?;
            let takes = self.class_seen(oracle, b).filter(|_| kinds[1] == Kind::Ref)?;
            return self.vm.program.is_subclass(wrapper, takes).then_some((1, Convert::Boxed(kinds[0])));
        }
        let (x, y) = (self.class_seen(class, a)?, self.class_seen(oracle, b)?);
        let program = &self.vm.program;
        let instances = column.iter().any(|v| !matches!(v.value, Value::Word(_)));
        if instances && !program.is_subclass(oracle, y) {
            return None;
        }
        let far = (a != b) as u32;
        if x == y || program.is_subclass(x, y) {
            Some((far, Convert::Same))
        } else if a == b && program.class(y).access & access::ENUM != 0 {
            Some((0, Convert::Enum(y)))
        } else if a == b || instances {
            Some((far, Convert::Own))
        } else {
            None
        }
    }

    /// The class that a descriptor means in the code of a class.
    fn class_seen(&mut self, from: ClassId, descriptor: &str) -> Option<ClassId> {
        let loader = match self.vm.program.class(from).loader {
            LoaderId::BOOT | LoaderId::PLATFORM => LoaderId::APP,
            other => other,
        };
        let name = descriptor.strip_prefix('L').map_or(descriptor, |name| name.trim_end_matches(';'));
        self.vm.program.load(name, loader).ok()
    }

    fn converted(&mut self, argument: &Argument, convert: &Convert) -> Result<Argument, String> {
        let is_null = argument.value == Value::Word(0);
        match (convert, &argument.value) {
            (Convert::Same, _) | (_, Value::This | Value::Others(_) | Value::Other(_)) => Ok(argument.clone()),
            (Convert::Boxed(kind), _) => self.boxed(wrapper(*kind), *kind, argument.clone()),
            (Convert::Own | Convert::Enum(_), _) if is_null => Ok(argument.clone()),
            (Convert::Enum(class), _) => {
                let constants = self.enum_constants(*class)?;
                let found = constants.into_iter().find(|c| c.text == argument.text);
                found.ok_or_else(|| format!("the oracle's release has no constant {}", text(argument)))
            }
            (Convert::Own, _) => Err(format!(
                "{} is an object of the one release, and cannot be an argument of the other: give values of types that both have, as --values …=null",
                text(argument)
            )),
        }
    }
}

fn text(argument: &Argument) -> &str {
    match &argument.text {
        ArgumentText::Expression(text) => text,
        _ => "an object",
    }
}

/// The class of boxes of a primitive kind.
pub(crate) fn wrapper(kind: Kind) -> &'static str {
    match kind {
        Kind::Boolean => "java/lang/Boolean",
        Kind::Byte => "java/lang/Byte",
        Kind::Char => "java/lang/Character",
        Kind::Short => "java/lang/Short",
        Kind::Int => "java/lang/Integer",
        Kind::Long => "java/lang/Long",
        Kind::Float => "java/lang/Float",
        Kind::Double => "java/lang/Double",
        Kind::Ref | Kind::Void => "java/lang/Object",
    }
}
