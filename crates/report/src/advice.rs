//! What else could help when a limit ended a search, apart from raising it.

use jaunt_checker::{CheckConfig, CheckResult, SearchKind, StoreKind, Verdict};

/// One line, or nothing where nothing is left to try. Only what the search did not do already is named.
pub fn advice(result: &CheckResult, config: &CheckConfig) -> Option<String> {
    let reason = result.reason.as_deref().filter(|_| result.honest_verdict() == Verdict::Incomplete)?;
    let memory = reason.contains("memory");
    let limited = reason.contains("limit") || reason.contains("--max-depth") || memory;
    if !limited {
        return None;
    }
    let mut ways: Vec<&str> = Vec::new();
    if config.search == SearchKind::Dfs && config.store != StoreKind::None && !memory {
        ways.push("--search bfs looks at short executions first");
    }
    if config.search == SearchKind::Bfs && memory {
        ways.push("--search dfs has no queue");
    }
    if !config.por {
        ways.push("--por on explores fewer orders");
    }
    if !config.thread_symmetry && config.por && !reason.contains("--max-depth") {
        ways.push("--thread-symmetry on takes threads that do the same for one another");
    }
    if memory {
        if config.spill.is_none() && matches!(config.store, StoreKind::Tree | StoreKind::Collapse) {
            ways.push("--spill DIR keeps visited states on disk");
        }
        if config.store != StoreKind::Bitstate && config.store != StoreKind::None {
            ways.push("--store bitstate needs little memory and may miss states");
        }
    }
    (!ways.is_empty()).then(|| ways.join("; "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_could_help_is_named() {
        let ended = |reason: &str| CheckResult { reason: Some(reason.to_string()), ..CheckResult::default() };
        let (time, memory) = (ended("the time limit of 1.0 s has passed"), ended("the memory limit of 1.0 GiB was reached"));
        let dfs = CheckConfig::default();
        let bfs = CheckConfig { search: SearchKind::Bfs, por: false, ..CheckConfig::default() };
        let said = |result: &CheckResult, config: &CheckConfig| advice(result, config).unwrap_or_default();
        assert!(said(&time, &dfs).contains("--search bfs") && !said(&time, &dfs).contains("--spill"));
        assert!(said(&memory, &dfs).contains("--spill DIR") && !said(&memory, &dfs).contains("--search bfs"));
        assert!(said(&memory, &bfs).contains("--search dfs") && said(&memory, &bfs).contains("--por on"));
        assert!(said(&ended("executions longer than --max-depth were cut"), &dfs).contains("--search bfs"));
        assert_eq!(said(&ended("interrupted (SIGINT)"), &dfs), "");
        assert_eq!(said(&CheckResult { verdict: Verdict::Pass, complete: true, ..time }, &dfs), "");
    }
}
