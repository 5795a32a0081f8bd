//! `jdk.internal.util.SystemProps$Raw`: the system properties that come from the VM and the platform.

use jaunt_state::ObjRef;
use jaunt_vm::{Gate, NativeResult, NativeTable, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "jdk/internal/util/SystemProps$Raw";
        "vmProperties()[Ljava/lang/String;" [PURE] => vm_properties,
        "platformProperties()[Ljava/lang/String;" [PURE] => platform_properties,
    );
}

/// Pairs of key and value, ended by a null.
fn vm_properties(vm: &mut Gate, _: &[u64]) -> NativeResult {
    let version = vm.options().jdk_version.clone();
    let feature = vm.options().feature_version.to_string();
    let mut pairs: Vec<(String, String)> = vec![
        ("java.home".into(), vm.options().java_home.display().to_string()),
        ("java.vm.specification.name".into(), "Java Virtual Machine Specification".into()),
        ("java.vm.specification.vendor".into(), "Oracle Corporation".into()),
        ("java.vm.specification.version".into(), feature),
        ("java.vm.name".into(), "Jaunt".into()),
        ("java.vm.vendor".into(), "Jaunt".into()),
        ("java.vm.version".into(), version),
        ("java.vm.info".into(), "interpreted mode".into()),
        ("java.class.path".into(), vm.options().class_path.clone()),
        ("java.class.version".into(), format!("{}.0", vm.options().feature_version + 44)),
        ("java.library.path".into(), "/usr/lib".into()),
        ("sun.boot.library.path".into(), format!("{}/lib", vm.options().java_home.display())),
        ("jdk.debug".into(), "release".into()),
        // Reflection stays with the native accessors: no classes are generated after many calls.
        ("sun.reflect.inflationThreshold".into(), i32::MAX.to_string()),
        ("sun.reflect.noInflation".into(), "false".into()),
        ("sun.nio.MaxDirectMemorySize".into(), (vm.options().heap_limit as u64).min(1 << 30).to_string()),
        ("sun.nio.PageAlignDirectMemory".into(), "false".into()),
    ];
    pairs.extend(vm.options().properties.clone());
    let mut list = Vec::new();
    for (key, value) in pairs {
        list.push(vm.new_string(&key));
        list.push(vm.new_string(&value));
    }
    list.push(ObjRef::NULL);
    list.push(ObjRef::NULL);
    let class = vm.known().string_array;
    Ok(vm.new_ref_array(class, &list).word())
}

/// By index; the order is that of the constants in `SystemProps.Raw`.
const PLATFORM: [&str; 39] = [
    "display_country",
    "display_language",
    "display_script",
    "display_variant",
    "file_encoding",
    "file_separator",
    "format_country",
    "format_language",
    "format_script",
    "format_variant",
    "ftp_nonProxyHosts",
    "ftp_proxyHost",
    "ftp_proxyPort",
    "http_nonProxyHosts",
    "http_proxyHost",
    "http_proxyPort",
    "https_proxyHost",
    "https_proxyPort",
    "java_io_tmpdir",
    "line_separator",
    "os_arch",
    "os_name",
    "os_version",
    "path_separator",
    "socksNonProxyHosts",
    "socksProxyHost",
    "socksProxyPort",
    "sun_arch_abi",
    "sun_arch_data_model",
    "sun_cpu_endian",
    "sun_cpu_isalist",
    "sun_io_unicode_encoding",
    "sun_jnu_encoding",
    "sun_os_patch_level",
    "sun_stderr_encoding",
    "sun_stdout_encoding",
    "user_dir",
    "user_home",
    "user_name",
];

fn platform_properties(vm: &mut Gate, _: &[u64]) -> NativeResult {
    let encoding = if vm.options().console_utf8 { "UTF-8" } else { "ANSI_X3.4-1968" };
    let platform = vm.options().platform.clone();
    let mut list = Vec::new();
    for name in PLATFORM {
        let value = match name {
            "display_language" if platform.language.is_empty() => Some("en".to_string()),
            "display_language" => Some(platform.language.clone()),
            "display_country" => platform.country.clone(),
            "file_encoding" | "sun_jnu_encoding" => Some(encoding.to_string()),
            "file_separator" => Some("/".to_string()),
            "java_io_tmpdir" => Some("/tmp".to_string()),
            "line_separator" => Some("\n".to_string()),
            "os_arch" => Some("amd64".to_string()),
            "os_name" => Some("Linux".to_string()),
            "os_version" => Some(platform.os_version.clone()),
            "path_separator" => Some(":".to_string()),
            "sun_arch_data_model" => Some("64".to_string()),
            "sun_cpu_endian" => Some("little".to_string()),
            "sun_io_unicode_encoding" => Some("UnicodeLittle".to_string()),
            "user_dir" => Some(platform.user_dir.clone()),
            "user_home" => Some(platform.user_home.clone()),
            "user_name" => Some(platform.user_name.clone()),
            _ => None,
        };
        list.push(match value {
            Some(text) => vm.new_string(&text),
            None => ObjRef::NULL,
        });
    }
    let class = vm.known().string_array;
    Ok(vm.new_ref_array(class, &list).word())
}
