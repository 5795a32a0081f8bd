//! What else could help when a limit ended a search, apart from raising it.

use crate::words::Limit;
use jaunt_checker::{CheckConfig, CheckResult, Por, SearchKind, Verdict};

/// One line, or nothing where nothing is left to try. Only what the search did not do already is named.
pub fn advice(result: &CheckResult, config: &CheckConfig) -> Option<String> {
    let reason = result.reason.as_ref().filter(|_| result.honest_verdict() == Verdict::Incomplete)?;
    let limit = Limit::of(reason)?;
    let memory = limit == Limit::Memory;
    let mut ways: Vec<&str> = Vec::new();
    if config.search == SearchKind::Dfs && config.store.keeps_visited() && !memory {
        ways.push("--search bfs looks at short executions first");
    }
    if config.search == SearchKind::Bfs && memory {
        ways.push("--search dfs has no queue");
    }
    if !config.por.reduces() {
        ways.push("--por on explores fewer orders");
    }
    if config.por == Por::Sleep && config.search == SearchKind::Dfs && config.store.knows_again() && limit != Limit::Depth {
        ways.push("--por source leaves out states where threads do independent things");
    }
    if !config.thread_symmetry && config.por == Por::Sleep && limit != Limit::Depth {
        ways.push("--thread-symmetry on takes threads that do the same for one another");
    }
    if memory {
        if config.spill.is_none() && config.store.can_spill() {
            ways.push("--spill DIR keeps visited states on disk");
        }
        if config.store.keeps_visited() && !config.store.has_table() {
            ways.push("--store bitstate needs little memory and may miss states");
        }
    }
    (!ways.is_empty()).then(|| ways.join("; "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use jaunt_checker::{Reason, Signal, StopReason};
    use std::time::Duration;

    #[test]
    fn only_what_could_help_is_named() {
        let ended = |reason| CheckResult { reason: Some(reason), ..CheckResult::default() };
        let stopped = |reason| ended(Reason::Stopped(reason));
        let (time, memory) = (stopped(StopReason::Time(Duration::from_secs(1))), stopped(StopReason::Memory(1 << 30)));
        let dfs = CheckConfig::default();
        let bfs = CheckConfig { search: SearchKind::Bfs, por: Por::Off, ..CheckConfig::default() };
        let said = |result: &CheckResult, config: &CheckConfig| advice(result, config).unwrap_or_default();
        assert!(said(&time, &dfs).contains("--search bfs") && !said(&time, &dfs).contains("--spill"));
        assert!(said(&memory, &dfs).contains("--spill DIR") && !said(&memory, &dfs).contains("--search bfs"));
        assert!(said(&memory, &bfs).contains("--search dfs") && said(&memory, &bfs).contains("--por on"));
        assert!(said(&ended(Reason::Cut), &dfs).contains("--search bfs"));
        assert_eq!(said(&stopped(StopReason::Signal(Signal::Interrupt)), &dfs), "");
        assert_eq!(said(&CheckResult { verdict: Verdict::Pass, complete: true, ..time }, &dfs), "");
    }
}
