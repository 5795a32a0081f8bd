//! The properties that a check is asked for, each in a room of its own, behind the trait that others use.
//!
//! They are fields rather than a list of boxes: deadlock is asked after every step of a search.

mod deadlock;
mod endless;
mod exit;
mod race;
mod uncaught;

use crate::config::CheckConfig;
use crate::property::{Finding, Moment, Property};
use deadlock::Deadlock;
use endless::Endless;
use exit::Exit;
use jaunt_vm::Vm;
use race::Race;
pub(crate) use race::is_unreported_race_ahead;
use uncaught::Uncaught;

pub(crate) struct Watched {
    deadlock: Option<Deadlock>,
    uncaught: Uncaught,
    exit: Option<Exit>,
    race: Option<Race>,
    endless: Endless,
    /// Those that were stated in Rust.
    pub own: Vec<Box<dyn Property>>,
}

impl Watched {
    pub fn of(config: &CheckConfig) -> Watched {
        let asked = config.properties;
        Watched {
            // With outcomes, what the other threads still print belongs to the end.
            deadlock: asked.deadlock.then_some(Deadlock { beside_others: !config.outcomes }),
            uncaught: Uncaught,
            exit: asked.exit.then_some(Exit),
            race: asked.race.then_some(Race),
            endless: Endless { livelock: asked.livelock, termination: asked.termination },
            own: Vec::new(),
        }
    }

    /// What is wrong at this moment.
    #[inline]
    pub fn judge(&mut self, moment: Moment, vm: &Vm) -> Option<Finding> {
        match moment {
            Moment::Step => self.deadlock.as_mut()?.judge(moment, vm),
            Moment::Stuck => match &mut self.deadlock {
                Some(deadlock) => deadlock.judge(moment, vm),
                None => self.endless.judge(moment, vm),
            },
            Moment::Uncaught(..) => self.uncaught.judge(moment, vm),
            Moment::Exit(..) => self.exit.as_mut()?.judge(moment, vm),
            Moment::Endless { .. } => self.endless.judge(moment, vm),
            Moment::State => {
                let race = self.race.as_mut().and_then(|race| race.judge(moment, vm));
                race.or_else(|| self.own.iter_mut().find_map(|property| property.judge(moment, vm)))
            }
        }
    }

    /// All races of the present state, where somebody wants to know of more than one.
    pub fn races(&self, vm: &Vm) -> Vec<Finding> {
        if self.race.is_some() { race::races_ahead(vm).collect() } else { Vec::new() }
    }

    /// Is something asked of each state?
    pub fn looks_at_states(&self) -> bool {
        self.race.is_some() || !self.own.is_empty()
    }
}
