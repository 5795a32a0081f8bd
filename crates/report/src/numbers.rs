//! Counts, sizes and times for people.

/// `1234567` → `1,234,567`
pub fn count(n: u64) -> String {
    let digits = n.to_string();
    let mut out = String::with_capacity(digits.len() + digits.len() / 3);
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// `1 state`, `2 states`, `2 context switches`
pub fn counted(n: u64, one: &str) -> String {
    let plural = if one.ends_with("ch") { "es" } else { "s" };
    format!("{} {one}{}", count(n), if n == 1 { "" } else { plural })
}

/// `812 B`, `3.4 KiB`, `62 MiB`
pub fn bytes(n: u64) -> String {
    const UNITS: [&str; 5] = ["KiB", "MiB", "GiB", "TiB", "PiB"];
    if n < 1024 {
        return format!("{n} B");
    }
    let mut value = n as f64 / 1024.0;
    let mut unit = 0;
    while value >= 1023.5 && unit + 1 < UNITS.len() {
        value /= 1024.0;
        unit += 1;
    }
    if value < 9.95 { format!("{value:.1} {}", UNITS[unit]) } else { format!("{value:.0} {}", UNITS[unit]) }
}

/// `420 ms`, `12.3 s`, `2 min 05 s`, `1 h 02 min`
pub fn time(ms: u64) -> String {
    let seconds = ms / 1000;
    match seconds {
        0 => format!("{ms} ms"),
        1..60 => format!("{seconds}.{} s", ms % 1000 / 100),
        60..3600 => format!("{} min {:02} s", seconds / 60, seconds % 60),
        _ => format!("{} h {:02} min", seconds / 3600, seconds / 60 % 60),
    }
}

/// How many a second; nothing for too short a time.
pub fn rate(n: u64, ms: u64) -> Option<u64> {
    (ms > 0).then(|| (n as u128 * 1000 / ms as u128) as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn for_people() {
        assert_eq!(count(999), "999");
        assert_eq!(count(1000), "1,000");
        assert_eq!(count(1234567), "1,234,567");
        assert_eq!(counted(1, "state"), "1 state");
        assert_eq!(counted(0, "state"), "0 states");
        assert_eq!(counted(2, "context switch"), "2 context switches");
        assert_eq!(bytes(1023), "1023 B");
        assert_eq!(bytes(1024), "1.0 KiB");
        assert_eq!(bytes(62 << 20), "62 MiB");
        assert_eq!(bytes((1 << 20) - 1), "1.0 MiB");
        assert_eq!(bytes(u64::MAX), "16384 PiB");
        assert_eq!(time(420), "420 ms");
        assert_eq!(time(12_345), "12.3 s");
        assert_eq!(time(125_000), "2 min 05 s");
        assert_eq!(time(3_725_000), "1 h 02 min");
        assert_eq!(rate(100, 0), None);
        assert_eq!(rate(u64::MAX, 1000), Some(u64::MAX));
    }
}
