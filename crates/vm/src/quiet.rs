//! Code of the library whose steps nobody can see.
//!
//! **Quiet code**: bookkeeping of the library that no program can observe in the middle (thread groups, thread locals,
//! method-handle plumbing). It has no points as long as no code of the program lies above it on the
//! stack. docs/check.md lists it with the reasons.

use crate::vm::Vm;
use jaunt_program::{LoaderId, Method};

/// Kinds of methods, kept in `Method::library`.
const UNKNOWN: u8 = 0;
const PROGRAM: u8 = 1;
const LIBRARY: u8 = 2;
const QUIET: u8 = 3;
/// Does to a thread what the program wants, whoever calls it.
const SERVES: u8 = 4;

/// Packages and classes whose code is quiet.
const QUIET_PREFIXES: &[&str] = &[
    "java/lang/ThreadGroup",
    "java/lang/ThreadLocal$",
    "java/lang/invoke/",
    "sun/invoke/",
    "java/lang/ClassLoader",
    "jdk/internal/loader/",
    "java/lang/Class",
    "java/lang/Module",
    "jdk/internal/module/",
    "jdk/internal/reflect/",
    "java/lang/reflect/",
    "java/lang/Shutdown",
    "java/lang/ApplicationShutdownHooks",
    "java/util/Locale",
    "java/util/ResourceBundle",
    "sun/util/",
    "java/time/",
    "java/security/",
    "sun/security/",
    "java/util/concurrent/ThreadLocalRandom",
    "jaunt/vm/",
    "java/lang/Character",
];

/// Exceptions to these: code that touches variables of the program on its behalf.
const NOT_QUIET: &[&str] = &[
    "java/lang/invoke/VarHandle",
    "java/lang/invoke/DirectMethodHandle",
    "java/lang/invoke/LambdaForm$",
    "jdk/internal/reflect/Unsafe",
    "java/lang/reflect/Field",
    "java/lang/reflect/Array",
];

/// Methods of `java.lang.Thread` that are quiet.
const QUIET_THREAD: &[&str] = &[
    "<init>",
    "start",
    "exit",
    "nextThreadNum",
    "nextThreadID",
    "genThreadName",
    "getContextClassLoader",
    "setContextClassLoader",
    "setPriority",
    "setDaemon",
];

/// Methods of `java.lang.Thread` that a thread group calls for the program.
const SERVING_THREAD: &[&str] = &["interrupt", "stop", "suspend", "resume"];

impl Vm {
    /// Is the code that runs now bookkeeping of the library?
    pub fn is_quiet(&self) -> bool {
        let thread = &self.state.threads[self.current];
        for frame in thread.frames.iter().rev() {
            let method = frame.method();
            let mut kind = method.library.get();
            if kind == UNKNOWN {
                kind = self.classify(method);
                method.library.set(kind);
            }
            match kind {
                PROGRAM | SERVES => return false,
                QUIET => return true,
                _ => {}
            }
        }
        false
    }

    /// The instruction that runs is the program's own, not the library's.
    pub(crate) fn in_program(&self) -> bool {
        let frame = self.state.threads[self.current].frames.last();
        frame.is_some_and(|f| self.classify(f.method()) == PROGRAM && !self.program.class(f.method().class).hidden)
    }

    pub(crate) fn classify(&self, method: &Method) -> u8 {
        let class = self.program.class(method.class);
        if !matches!(class.loader, LoaderId::BOOT | LoaderId::PLATFORM) {
            return PROGRAM;
        }
        let class_name = self.program.name(class.name);
        let name = self.program.name(method.name);
        if name == "<clinit>" {
            return QUIET;
        }
        if class_name == "java/lang/Thread" {
            return match name {
                _ if QUIET_THREAD.contains(&name) => QUIET,
                _ if SERVING_THREAD.contains(&name) => SERVES,
                _ => LIBRARY,
            };
        }
        let starts = |list: &[&str]| list.iter().any(|p| class_name.starts_with(p));
        if starts(QUIET_PREFIXES) && !starts(NOT_QUIET) { QUIET } else { LIBRARY }
    }
}
