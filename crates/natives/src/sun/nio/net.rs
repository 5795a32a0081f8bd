//! `sun.nio.ch.Net` and `java.net`, as far as classes need to start. There are no sockets: whatever would open one is
//! reported as unsupported.

use crate::field::ready_class;
use jaunt_state::{FrameKind, ObjRef};
use jaunt_vm::native::{from_int, obj};
use jaunt_vm::{Gate, NativeResult, NativeTable, Trap, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "sun/nio/ch/Net";
        "initIDs()V" [PURE] => |_, _| Ok(0),
        "isIPv6Available0()Z" [PURE] => |_, _| Ok(0),
        "isReusePortAvailable0()Z" [PURE] => |_, _| Ok(0),
        "isExclusiveBindAvailable()I" [PURE] => |_, _| Ok(from_int(-1)),
        "shouldShutdownWriteBeforeClose0()Z" [PURE] => |_, _| Ok(0),
        "shouldSetBothIPv4AndIPv6Options0()Z" [PURE] => |_, _| Ok(1),
        "canIPv6SocketJoinIPv4Group0()Z" [PURE] => |_, _| Ok(1),
        "canJoin6WithIPv4Group0()Z" [PURE] => |_, _| Ok(0),
        "canUseIPv6OptionsWithIPv4LocalAddress0()Z" [PURE] => |_, _| Ok(1),
        // A thread that waits for a pipe asks again and again, and others run in between.
        "poll(Ljava/io/FileDescriptor;IJ)I" [PURE] => |_, _| Err(Trap::Yield(0)),
        "pollinValue()S" [PURE] => |_, _| Ok(1),
        "polloutValue()S" [PURE] => |_, _| Ok(4),
        "pollerrValue()S" [PURE] => |_, _| Ok(8),
        "pollhupValue()S" [PURE] => |_, _| Ok(16),
        "pollnvalValue()S" [PURE] => |_, _| Ok(32),
        "pollconnValue()S" [PURE] => |_, _| Ok(4),
    );
    natives!(table, "jdk/net/LinuxSocketOptions";
        "keepAliveOptionsSupported0()Z" [PURE] => |_, _| Ok(0),
        "quickAckSupported0()Z" [PURE] => |_, _| Ok(0),
        "incomingNapiIdSupported0()Z" [PURE] => |_, _| Ok(0),
    );
    natives!(table, "java/net/InetAddress";
        "init()V" [PURE] => |_, _| Ok(0),
    );
    natives!(table, "java/net/InetAddressImplFactory"; "isIPv6Supported()Z" [PURE] => |_, _| Ok(0));
    natives!(table, "java/net/Inet4Address"; "init()V" [PURE] => |_, _| Ok(0));
    natives!(table, "java/net/Inet4AddressImpl";
        "getLocalHostName()Ljava/lang/String;" [OUTSIDE] => |vm, _| {
            let name = super::mounts::read_file(vm, b"/proc/sys/kernel/hostname").unwrap_or_default();
            let name = String::from_utf8_lossy(&name).trim().to_string();
            let name = if name.is_empty() { "localhost" } else { &name };
            Ok(vm.new_string(name).word())
        },
        "lookupAllHostAddr(Ljava/lang/String;)[Ljava/net/InetAddress;" [CALLS | INIT | OUTSIDE] => lookup,
    );
    natives!(table, "java/net/Inet6Address"; "init()V" [PURE] => |_, _| Ok(0));
    natives!(table, "java/net/NetworkInterface";
        "init()V" [PURE] => |_, _| Ok(0),
        "getAll()[Ljava/net/NetworkInterface;" [PURE] => |_, _| Ok(0),
        "getByName0(Ljava/lang/String;)Ljava/net/NetworkInterface;" [PURE] => |_, _| Ok(0),
        "getByIndex0(I)Ljava/net/NetworkInterface;" [PURE] => |_, _| Ok(0),
        "getByInetAddress0(Ljava/net/InetAddress;)Ljava/net/NetworkInterface;" [PURE] => |_, _| Ok(0),
        "boundInetAddress0(Ljava/net/InetAddress;)Z" [PURE] => |_, _| Ok(0),
    );
}

/// Names of `/etc/hosts`; there is no other name service.
fn lookup(vm: &mut Gate, args: &[u64]) -> NativeResult {
    let host = obj(args[1]);
    if host.is_null() {
        return Err(vm.null_pointer());
    }
    let class = ready_class(vm, "java/net/Inet4Address")?;
    let name = vm.string_text(host);
    let hosts = super::mounts::read_file(vm, b"/etc/hosts").unwrap_or_default();
    let mut found: Vec<u32> = Vec::new();
    for line in String::from_utf8_lossy(&hosts).lines() {
        let mut words = line.split('#').next().unwrap_or("").split_whitespace();
        let address = words.next().and_then(|a| a.parse::<std::net::Ipv4Addr>().ok()).map(u32::from);
        if let Some(address) = address.filter(|a| !found.contains(a)) {
            if words.any(|w| w.eq_ignore_ascii_case(&name)) {
                found.push(address);
            }
        }
    }
    if found.is_empty() {
        return Err(vm.throw_new("java/net/UnknownHostException", Some(&format!("{name}: Name or service not known"))));
    }
    let init = vm.program().method_named(class, "<init>", "(Ljava/lang/String;I)V").expect("the JDK's own");
    let base = ready_class(vm, "java/net/InetAddress")?;
    let array = vm.array_of(base);
    let objects: Vec<ObjRef> = found.iter().map(|_| vm.new_object(class)).collect();
    let result = vm.new_ref_array(array, &objects);
    let mut kind = FrameKind::Construct(result);
    for (object, address) in objects.into_iter().zip(found) {
        // The frames run one after the other, the first one pushed last.
        vm.push_frame(init, &[object.word(), host.word(), address as u64], kind)?;
        kind = FrameKind::Again;
    }
    Err(Trap::Called)
}
