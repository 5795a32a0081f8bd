//! URLs the way the JDK writes them for classpath entries (`sun.net.www.ParseUtil`), because programs print them
//! and feed them back: canonical path, `file:/…`, directories end in `/`, escapes in lower-case hex.

use std::path::{Component, Path, PathBuf};

/// Escapes a path for use in a URL: ASCII controls, what RFC 2396 excludes or reserves in a path, and all non-ASCII.
pub(crate) fn encode_path(path: &str) -> String {
    let mut out = String::with_capacity(path.len());
    for &b in path.as_bytes() {
        if !(0x20..0x7f).contains(&b) || b" \"#%;<=>?[\\]^`{|}".contains(&b) {
            out.push('%');
            for digit in [b >> 4, b & 15] {
                out.push(char::from_digit(digit.into(), 16).expect("a hex digit"));
            }
        } else {
            out.push(b as char);
        }
    }
    out
}

/// `file:/a/b` for a file, `file:/a/b/` for a directory.
pub(crate) fn of_file(path: &Path, directory: bool) -> String {
    let absolute = std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let mut text = encode_path(&absolute.to_string_lossy());
    if std::path::MAIN_SEPARATOR != '/' {
        text = encode_path(&absolute.to_string_lossy().replace(std::path::MAIN_SEPARATOR, "/"));
    }
    if !text.starts_with('/') {
        text.insert(0, '/');
    }
    if directory && !text.ends_with('/') {
        text.push('/');
    }
    format!("file:{text}")
}

/// `%20` and friends back to characters; a broken escape stays as it is.
pub(crate) fn decode(text: &str) -> String {
    let hex = |b: Option<&u8>| b.and_then(|&b| (b as char).to_digit(16));
    let (bytes, mut out, mut i) = (text.as_bytes(), Vec::with_capacity(text.len()), 0);
    while i < bytes.len() {
        match (bytes[i], hex(bytes.get(i + 1)), hex(bytes.get(i + 2))) {
            (b'%', Some(high), Some(low)) => {
                out.push((high * 16 + low) as u8);
                i += 3;
            }
            (b, ..) => {
                out.push(b);
                i += 1;
            }
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

/// One word of a manifest's `Class-Path`, relative to the jar that holds it. `None` for schemes other than `file`.
pub(crate) fn resolve_class_path_word(jar: &Path, word: &str) -> Option<PathBuf> {
    let path = match word.split_once(':') {
        Some((scheme, rest)) if scheme.eq_ignore_ascii_case("file") => rest.strip_prefix("//").unwrap_or(rest),
        Some((scheme, _)) if scheme.chars().all(|c| c.is_ascii_alphanumeric() || "+-.".contains(c)) => return None,
        _ => word,
    };
    Some(jar.parent().unwrap_or(Path::new("")).join(decode(path)))
}

/// `name` (with `/`) below `dir`, or `None` if it would leave `dir` or cannot name a file.
pub(crate) fn below(dir: &Path, name: &str) -> Option<PathBuf> {
    if name.contains('\0') || (cfg!(windows) && name.contains(['\\', ':'])) {
        return None;
    }
    let mut depth = 0i32;
    for part in Path::new(name).components() {
        match part {
            Component::Normal(_) => depth += 1,
            Component::CurDir => {}
            Component::ParentDir => depth -= 1,
            Component::RootDir | Component::Prefix(_) => return None,
        }
        if depth < 0 {
            return None;
        }
    }
    Some(dir.join(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_as_the_jdk_does() {
        assert_eq!(encode_path("/a b/ü%/c+d$[x].jar"), "/a%20b/%c3%bc%25/c+d$%5bx%5d.jar");
        assert_eq!(decode("a%20b%c3%bc%zz%4"), "a bü%zz%4");
    }

    #[test]
    fn class_path_words() {
        let jar = Path::new("/lib/app.jar");
        let resolve = |word| resolve_class_path_word(jar, word);
        assert_eq!(resolve("x%20y.jar"), Some("/lib/x y.jar".into()));
        assert_eq!(resolve("../d/"), Some("/lib/../d/".into()));
        assert_eq!(resolve("file:/z.jar"), Some("/z.jar".into()));
        assert_eq!(resolve("file:///z.jar"), Some("/z.jar".into()));
        assert_eq!(resolve("http://h/z.jar"), None);
    }

    #[test]
    fn nothing_escapes_its_directory() {
        let dir = Path::new("/d");
        assert_eq!(below(dir, "a/../b"), Some("/d/a/../b".into()));
        for name in ["../b", "/etc/passwd", "a/../../b", "a\0b"] {
            assert_eq!(below(dir, name), None);
        }
    }
}
