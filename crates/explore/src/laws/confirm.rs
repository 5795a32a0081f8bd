//! A law that seems broken, asked again of objects that were built alone.

use super::{Law, Laws, Stop};
use crate::result::{Property, Violation};
use crate::world::Described;
use jaunt_program::MethodId;
use jaunt_state::ObjRef;

/// Asks and keeps what was thrown first.
struct Question<'q, 'a, 'vm> {
    laws: &'q mut Laws<'a, 'vm>,
    thrown: Option<Described>,
}

impl Question<'_, '_, '_> {
    fn ask(&mut self, method: Option<MethodId>, a: ObjRef, b: Option<ObjRef>) -> Result<Option<i32>, Stop> {
        Ok(match self.laws.ask(method.expect("a law of a method that there is"), a, b)? {
            Ok(value) => Some(value),
            Err(described) => {
                self.thrown.get_or_insert(described);
                None
            }
        })
    }

    fn equal(&mut self, a: ObjRef, b: ObjRef) -> Result<Option<bool>, Stop> {
        Ok(self.ask(self.laws.equals, a, Some(b))?.map(|v| v != 0))
    }

    fn hash(&mut self, a: ObjRef) -> Result<Option<i32>, Stop> {
        self.ask(self.laws.hash, a, None)
    }

    fn sign(&mut self, a: ObjRef, b: ObjRef) -> Result<Option<i32>, Stop> {
        Ok(self.ask(self.laws.compare, a, Some(b))?.map(i32::signum))
    }
}

impl Laws<'_, '_> {
    /// Evaluates a law as its expression does. `Some`: it does not hold; with what was thrown.
    #[allow(clippy::option_option)]
    pub(super) fn breaks(&mut self, law: Law, objects: &[ObjRef]) -> Result<Option<Option<Described>>, Stop> {
        let get = |n: usize| objects.get(n).copied().unwrap_or(objects[0]);
        let (a, b, c) = (get(0), get(1), get(2));
        let mut q = Question { laws: self, thrown: None };
        let holds = match law {
            Law::EqualsReturns => q.equal(a, b)?.is_some(),
            Law::Reflexive => q.equal(a, a)? == Some(true),
            Law::NotNull => q.equal(a, ObjRef::NULL)? == Some(false),
            Law::Consistent => q.equal(a, b)? == q.equal(a, b)?,
            Law::Symmetric => q.equal(a, b)? == q.equal(b, a)?,
            Law::Transitive => {
                let premise = q.equal(a, b)? == Some(true) && q.equal(b, c)? == Some(true);
                !premise || q.equal(a, c)? == Some(true)
            }
            Law::HashReturns => q.hash(a)?.is_some(),
            Law::HashConsistent => q.hash(a)? == q.hash(a)?,
            Law::HashOfEqual => q.equal(a, b)? != Some(true) || q.hash(a)? == q.hash(b)?,
            Law::CompareReturns => q.sign(a, b)?.is_some(),
            Law::CompareConsistent => q.sign(a, b)? == q.sign(a, b)?,
            Law::Antisymmetric => q.sign(a, b)? == q.sign(b, a)?.map(|s| -s),
            Law::CompareTransitive => {
                let premise = q.sign(a, b)? == Some(1) && q.sign(b, c)? == Some(1);
                !premise || q.sign(a, c)? == Some(1)
            }
            Law::CompareAlike => q.sign(a, b)? != Some(0) || q.sign(a, c)? == q.sign(b, c)?,
        };
        Ok((!holds).then_some(q.thrown))
    }

    pub(super) fn violation(&self, law: Law, objects: &[usize], described: Option<Described>) -> Violation {
        let mut sequences = objects.iter().map(|&n| self.plan.texts(&self.paths[n]));
        let sequence = sequences.next().unwrap_or_default();
        let (exception, message, location, stack) = match described {
            Some(d) => (Some(d.name), d.message, d.location, d.stack),
            None => (None, None, None, Vec::new()),
        };
        Violation {
            property: Property::Law(law),
            exception,
            message,
            location,
            sequence,
            others: sequences.collect(),
            difference: None,
            stack,
        }
    }
}
