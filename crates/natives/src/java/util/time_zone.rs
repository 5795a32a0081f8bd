//! `java.util.TimeZone`: which zone the machine is in. `TZ` says it, or `/etc/localtime` by its name or its content.

use crate::outside;
use crate::sun::nio::mounts::read_file;
use jaunt_vm::files::Place;
use jaunt_vm::{Gate, NativeResult, NativeTable, natives};

const LOCALTIME: &[u8] = b"/etc/localtime";
const ZONES: &[u8] = b"/usr/share/zoneinfo";

pub fn register(table: &mut NativeTable) {
    natives!(table, "java/util/TimeZone";
        "getSystemTimeZoneID(Ljava/lang/String;)Ljava/lang/String;" [OUTSIDE] => system_zone,
        // Asked when the zone has no known name.
        "getSystemGMTOffsetID()Ljava/lang/String;" [PURE] => |vm, _| Ok(vm.new_string("GMT").word()),
    );
}

fn system_zone(vm: &mut Gate, _: &[u64]) -> NativeResult {
    let variable = vm.environment().into_iter().find(|(name, _)| name == b"TZ").map(|(_, value)| value);
    let name = match variable.filter(|v| !v.is_empty()) {
        Some(text) => {
            let text = text.strip_prefix(b":").unwrap_or(&text);
            Some(text.strip_prefix(b"posix/").unwrap_or(text).to_vec())
        }
        None => named_by_link(vm).or_else(|| named_by_content(vm)),
    };
    Ok(name.map_or(0, |name| outside::platform_string(vm, &name).word()))
}

/// `/etc/localtime` is a link into the zone files.
fn named_by_link(vm: &mut Gate) -> Option<Vec<u8>> {
    let target = vm.files().readlink(LOCALTIME).ok()?;
    let mark = b"zoneinfo/";
    let at = target.windows(mark.len()).position(|w| w == mark)?;
    Some(target[at + mark.len()..].to_vec())
}

/// `/etc/localtime` is a copy of some zone file.
fn named_by_content(vm: &mut Gate) -> Option<Vec<u8>> {
    let content = read_file(vm, LOCALTIME).ok()?;
    for name in ["UTC", "GMT"] {
        let path = [ZONES, b"/", name.as_bytes()].concat();
        if read_file(vm, &path).is_ok_and(|c| c == content) {
            return Some(name.as_bytes().to_vec());
        }
    }
    let found = find(vm, ZONES.to_vec(), &content)?;
    Some(found[ZONES.len() + 1..].to_vec())
}

fn find(vm: &mut Gate, directory: Vec<u8>, content: &[u8]) -> Option<Vec<u8>> {
    for name in vm.files().entries(Place::Path(&directory)).ok()? {
        // Names that say nothing about the place.
        if name.starts_with(b".") || matches!(name.as_slice(), b"ROC" | b"posixrules" | b"localtime") {
            continue;
        }
        let path = [directory.as_slice(), b"/", &name].concat();
        let Ok(stat) = vm.files().stat(Place::Path(&path)) else { continue };
        if stat.is_directory() {
            if let Some(found) = find(vm, path, content) {
                return Some(found);
            }
        } else if stat.is_regular() && stat.size == content.len() as u64 && read_file(vm, &path).is_ok_and(|c| c == content) {
            return Some(path);
        }
    }
    None
}
