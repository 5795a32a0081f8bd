//! `sun.nio.ch.Net` and `java.net`, as far as classes need to start. There are no sockets: whatever would open one is
//! reported as unsupported.

use jaunt_vm::native::from_int;
use jaunt_vm::{NativeTable, Trap, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "sun/nio/ch/Net";
        "initIDs()V" => |_, _| Ok(0),
        "isIPv6Available0()Z" => |_, _| Ok(0),
        "isReusePortAvailable0()Z" => |_, _| Ok(0),
        "isExclusiveBindAvailable()I" => |_, _| Ok(from_int(-1)),
        "shouldShutdownWriteBeforeClose0()Z" => |_, _| Ok(0),
        "shouldSetBothIPv4AndIPv6Options0()Z" => |_, _| Ok(1),
        "canIPv6SocketJoinIPv4Group0()Z" => |_, _| Ok(1),
        "canJoin6WithIPv4Group0()Z" => |_, _| Ok(0),
        "canUseIPv6OptionsWithIPv4LocalAddress0()Z" => |_, _| Ok(1),
        // A thread that waits for a pipe asks again and again, and others run in between.
        "poll(Ljava/io/FileDescriptor;IJ)I" => |_, _| Err(Trap::Yield(0)),
        "pollinValue()S" => |_, _| Ok(1),
        "polloutValue()S" => |_, _| Ok(4),
        "pollerrValue()S" => |_, _| Ok(8),
        "pollhupValue()S" => |_, _| Ok(16),
        "pollnvalValue()S" => |_, _| Ok(32),
        "pollconnValue()S" => |_, _| Ok(4),
    );
    natives!(table, "jdk/net/LinuxSocketOptions";
        "keepAliveOptionsSupported0()Z" => |_, _| Ok(0),
        "quickAckSupported0()Z" => |_, _| Ok(0),
        "incomingNapiIdSupported0()Z" => |_, _| Ok(0),
    );
    natives!(table, "java/net/InetAddress";
        "init()V" => |_, _| Ok(0),
    );
    natives!(table, "java/net/InetAddressImplFactory"; "isIPv6Supported()Z" => |_, _| Ok(0));
    natives!(table, "java/net/Inet4Address"; "init()V" => |_, _| Ok(0));
    natives!(table, "java/net/Inet6Address"; "init()V" => |_, _| Ok(0));
    natives!(table, "java/net/NetworkInterface";
        "init()V" => |_, _| Ok(0),
        "getAll()[Ljava/net/NetworkInterface;" => |_, _| Ok(0),
        "getByName0(Ljava/lang/String;)Ljava/net/NetworkInterface;" => |_, _| Ok(0),
        "getByIndex0(I)Ljava/net/NetworkInterface;" => |_, _| Ok(0),
        "getByInetAddress0(Ljava/net/InetAddress;)Ljava/net/NetworkInterface;" => |_, _| Ok(0),
        "boundInetAddress0(Ljava/net/InetAddress;)Z" => |_, _| Ok(0),
    );
}
