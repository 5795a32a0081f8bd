//! What the program learns about the machine, the user and the language, as the JDK finds it out.

use jaunt_checker::Platform;
use std::ffi::CStr;

/// The C library's text at a pointer that may be null.
///
/// # Safety
/// `text` is null or terminated.
unsafe fn text(text: *const libc::c_char) -> Option<String> {
    // SAFETY: as the caller promises.
    (!text.is_null()).then(|| unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned())
}

/// The platform, and whether its text is UTF-8.
pub fn platform() -> (Platform, bool) {
    // SAFETY: called once, before any other thread exists; the texts are copied at once.
    let (locale, codeset, name, home) = unsafe {
        libc::setlocale(libc::LC_ALL, c"".as_ptr());
        let user = libc::getpwuid(libc::getuid()).as_ref();
        (
            text(libc::setlocale(libc::LC_MESSAGES, std::ptr::null())),
            text(libc::nl_langinfo(libc::CODESET)),
            user.and_then(|u| text(u.pw_name)),
            user.and_then(|u| text(u.pw_dir)),
        )
    };
    let (language, country) = language(locale.as_deref().unwrap_or("C"));
    let platform = Platform {
        os_version: std::fs::read_to_string("/proc/sys/kernel/osrelease").map(|s| s.trim().to_string()).unwrap_or_default(),
        user_dir: std::env::current_dir().map(|d| d.display().to_string()).unwrap_or_else(|_| "/".to_string()),
        user_home: home.or_else(|| std::env::var("HOME").ok()).unwrap_or_else(|| "?".to_string()),
        user_name: name.unwrap_or_else(|| "?".to_string()),
        language,
        country,
    };
    (platform, codeset.is_some_and(|c| c == "UTF-8"))
}

/// Language and country of a locale's name such as `de_DE.UTF-8@euro`.
fn language(locale: &str) -> (String, Option<String>) {
    let locale = if matches!(locale, "C" | "POSIX") { "en_US" } else { locale };
    let plain = locale.split(['.', '@']).next().unwrap_or_default();
    let (language, country) = match plain.split_once('_') {
        Some((language, country)) => (language, Some(country.to_string())),
        None => (plain, None),
    };
    // `C.UTF-8` and the like.
    (if language == "C" { "en" } else { language }.to_string(), country)
}

#[cfg(test)]
mod tests {
    use super::language;

    #[test]
    fn languages_of_locales() {
        let plain = |l: &str, c: Option<&str>| (l.to_string(), c.map(str::to_string));
        assert_eq!(language("C"), plain("en", Some("US")));
        assert_eq!(language("POSIX"), plain("en", Some("US")));
        assert_eq!(language("C.UTF-8"), plain("en", None));
        assert_eq!(language("de_DE.UTF-8"), plain("de", Some("DE")));
        assert_eq!(language("de_DE@euro"), plain("de", Some("DE")));
        assert_eq!(language("eo"), plain("eo", None));
    }
}
