//! Stands where the search will: explores nothing and says so.

use crate::closed::{Clock, ClosedHost, Output};
use crate::config::CheckConfig;
use crate::machine::{Machine, MachineError};
use crate::outcome::{CheckResult, Choice, Observer, Replay, Verdict};
use jaunt_loader::{ClassPath, Jdk};
use jaunt_program::MethodId;
use jaunt_vm::Options;

impl Machine {
    /// A machine in the closed world of `check`.
    pub fn start_closed(jdk: &Jdk, class_path: ClassPath, mut options: Options) -> Result<Machine, MachineError> {
        options.track_sharing = true;
        let host = ClosedHost::new(Output::default(), Clock::default());
        Machine::start(jdk, class_path, Box::new(host), options)
    }

    /// Every execution from an entry.
    pub fn check(
        &mut self,
        _entry: MethodId,
        _args: &[String],
        _config: &CheckConfig,
        observer: &mut dyn Observer,
    ) -> CheckResult {
        let reason = observer.stop().unwrap_or_else(|| "the search is not built into this version".to_string());
        CheckResult { verdict: Verdict::Incomplete, reason: Some(reason), ..CheckResult::default() }
    }

    /// One execution, by the choices of a trace. An error says where the trace does not fit the program.
    pub fn replay(
        &mut self,
        _entry: MethodId,
        _args: &[String],
        _config: &CheckConfig,
        _choices: &[Choice],
    ) -> Result<Replay, String> {
        Err("replay is not built into this version".to_string())
    }
}
