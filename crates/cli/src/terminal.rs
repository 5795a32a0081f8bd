//! What the terminal can show, if there is one.

use jaunt_report::Look;
use std::io::IsTerminal;

/// Columns of the terminal behind a descriptor.
pub fn width(fd: i32) -> Option<usize> {
    // SAFETY: plain data, filled by the call.
    let mut size: libc::winsize = unsafe { std::mem::zeroed() };
    // SAFETY: TIOCGWINSZ writes one winsize.
    let done = unsafe { libc::ioctl(fd, libc::TIOCGWINSZ, &mut size) };
    (done == 0 && size.ws_col > 0).then_some(size.ws_col as usize)
}

/// How to print a report on standard output. Files and pipes get plain UTF-8.
pub fn look() -> Look {
    if !std::io::stdout().is_terminal() {
        return Look::PLAIN;
    }
    let set = |name: &str| std::env::var_os(name).is_some_and(|v| !v.is_empty());
    let dumb = std::env::var_os("TERM").is_some_and(|t| t == "dumb");
    Look { color: !set("NO_COLOR") && !dumb, unicode: is_utf8(), width: width(1).unwrap_or(80).max(60) }
}

/// The language of the environment, by the C library's order of precedence.
fn is_utf8() -> bool {
    let value = ["LC_ALL", "LC_CTYPE", "LANG"].iter().find_map(|n| std::env::var(n).ok().filter(|v| !v.is_empty()));
    value.is_some_and(|v| v.to_ascii_lowercase().replace('-', "").contains("utf8"))
}
