//! Code of the library whose steps nobody can see.
//!
//! **Quiet code** is bookkeeping of the library whose answer does not depend on the order in which threads do it: what
//! it keeps are caches (the answer is the same whether it is found or made), things of one thread alone, or lists that
//! nobody reads. It has no points, and neither has library code that it calls; code of the program that it calls has, and so
//! has what it calls by reflection, since that is done for whoever asked for it.
//!
//! [`QUIET`] says which code that is, with the reason. The reason must hold for what quiet code does among itself. That nobody
//! else looks is not taken on trust: [`crate::places`] watches what quiet code touches, and where other code
//! touches the same place, the place is quiet no more.

use crate::vm::Vm;
use jaunt_program::{LoaderId, Method};
use jaunt_state::thread::FrameKind;

/// Kinds of methods, kept in `Method::library`.
const UNKNOWN: u8 = 0;
const PROGRAM: u8 = 1;
const LIBRARY: u8 = 2;
const QUIET_CODE: u8 = 3;
/// Gives threads their numbers: quiet as long as nobody looks at these.
const NUMBERING: u8 = 4;
/// Writes to a stream: quiet if that is the console, whose buffers are always empty between two steps.
const WRITING: u8 = 5;

enum Methods {
    All,
    Only(&'static [&'static str]),
    But(&'static [&'static str]),
}
use Methods::{All, But, Only};

const CACHE: &str = "finds or makes an answer that is always the same one";
const LINKING: &str = "links a call site: whoever is first, the site calls the same";
const LOADING: &str = "loads classes: a name means the same class for everybody";
const OWN: &str = "touches what belongs to the running thread";
const MEMBERS: &str = "keeps the lists of threads in groups, which only their own methods show";
const RANDOM: &str = "where random numbers begin is nobody's business";
const READING: &str = "reads what a class file says";

/// Quiet classes of the library (nested ones are listed for themselves) with their methods, and why.
const QUIET: &[(&str, Methods, &str)] = &[
    ("java/lang/Thread", Only(&["<init>", "start", "exit"]), MEMBERS),
    ("java/lang/ThreadLocal$ThreadLocalMap", All, OWN),
    ("java/lang/ThreadLocal", Only(&["nextHashCode"]), OWN),
    (
        "java/util/concurrent/ThreadLocalRandom",
        Only(&["localInit", "mix32", "mix64", "getProbe", "advanceProbe", "current"]),
        RANDOM,
    ),
    ("java/util/Random", Only(&["seedUniquifier"]), RANDOM),
    (
        "java/lang/ClassLoader",
        But(&["setDefaultAssertionStatus", "setPackageAssertionStatus", "setClassAssertionStatus", "clearAssertionStatus"]),
        LOADING,
    ),
    ("java/lang/NamedPackage", All, LOADING),
    ("java/lang/Package", All, LOADING),
    ("java/lang/CompoundEnumeration", All, LOADING),
    ("jdk/internal/loader/AbstractClassLoaderValue", All, LOADING),
    ("jdk/internal/loader/BootLoader", All, LOADING),
    ("jdk/internal/loader/BuiltinClassLoader", All, LOADING),
    ("jdk/internal/loader/ClassLoaders", All, LOADING),
    ("jdk/internal/loader/ClassLoaders$AppClassLoader", All, LOADING),
    ("jdk/internal/loader/ClassLoaders$BootClassLoader", All, LOADING),
    ("jdk/internal/loader/ClassLoaders$PlatformClassLoader", All, LOADING),
    ("jdk/internal/loader/NativeLibraries", All, LOADING),
    ("jdk/internal/loader/URLClassPath", All, LOADING),
    ("java/lang/Class", All, READING),
    ("java/lang/PublicMethods", All, READING),
    ("java/lang/Module", All, LOADING),
    ("java/lang/ModuleLayer", All, LOADING),
    ("java/lang/WeakPairMap", All, LOADING),
    ("jdk/internal/module/Modules", All, LOADING),
    ("java/lang/reflect/Method", All, READING),
    ("java/lang/reflect/Constructor", All, READING),
    ("java/lang/reflect/Executable", All, READING),
    ("java/lang/reflect/Parameter", All, READING),
    ("java/lang/reflect/AccessibleObject", But(&["setAccessible", "setAccessible0", "trySetAccessible"]), READING),
    ("java/lang/reflect/Proxy", All, LOADING),
    ("java/lang/reflect/ProxyGenerator", All, LOADING),
    (
        "java/lang/reflect/Field",
        Only(&["getFieldAccessor", "acquireFieldAccessor", "setFieldAccessor", "copy", "checkAccess"]),
        CACHE,
    ),
    ("jdk/internal/reflect/ReflectionFactory", All, CACHE),
    ("jdk/internal/reflect/Reflection", All, READING),
    ("jdk/internal/reflect/UnsafeFieldAccessorFactory", All, CACHE),
    ("java/lang/invoke/AbstractValidatingLambdaMetafactory", All, LINKING),
    ("java/lang/invoke/BootstrapMethodInvoker", All, LINKING),
    ("java/lang/invoke/BoundMethodHandle", All, LINKING),
    ("java/lang/invoke/BoundMethodHandle$Specializer", All, LINKING),
    ("java/lang/invoke/BoundMethodHandle$SpeciesData", All, LINKING),
    ("java/lang/invoke/CallSite", Only(&["makeSite"]), LINKING),
    ("java/lang/invoke/ClassSpecializer", All, LINKING),
    ("java/lang/invoke/ClassSpecializer$Factory", All, LINKING),
    ("java/lang/invoke/ClassSpecializer$SpeciesData", All, LINKING),
    ("java/lang/invoke/DelegatingMethodHandle", All, LINKING),
    (
        "java/lang/invoke/DirectMethodHandle",
        Only(&[
            "make",
            "makeAllocator",
            "preparedLambdaForm",
            "preparedFieldLambdaForm",
            "makePreparedLambdaForm",
            "makePreparedFieldLambdaForm",
            "createFunction",
            "getFunction",
            "ensureInitialized",
            "checkInitialized",
            "shouldBeInitialized",
        ]),
        LINKING,
    ),
    ("java/lang/invoke/InfoFromMemberName", All, LINKING),
    ("java/lang/invoke/InnerClassLambdaMetafactory", All, LINKING),
    ("java/lang/invoke/InvokerBytecodeGenerator", All, LINKING),
    ("java/lang/invoke/Invokers", But(&["checkGenericType", "checkExactType", "checkCustomized", "maybeCustomize"]), LINKING),
    ("java/lang/invoke/LambdaForm", But(&["interpretWithArguments", "interpretName", "interpret_L", "interpret_I"]), LINKING),
    ("java/lang/invoke/LambdaForm$NamedFunction", But(&["invoke", "invokeWithArguments"]), LINKING),
    ("java/lang/invoke/LambdaFormBuffer", All, LINKING),
    ("java/lang/invoke/LambdaFormEditor", All, LINKING),
    ("java/lang/invoke/LambdaMetafactory", All, LINKING),
    ("java/lang/invoke/MemberName", All, LINKING),
    ("java/lang/invoke/MemberName$Factory", All, LINKING),
    (
        "java/lang/invoke/MethodHandle",
        Only(&[
            "asType",
            "asTypeCached",
            "asTypeUncached",
            "setAsTypeCache",
            "customize",
            "updateForm",
            "copyWith",
            "bindTo",
            "asCollector",
            "asSpreader",
            "asVarargsCollector",
            "withVarargs",
            "asFixedArity",
            "rebind",
            "internalForm",
        ]),
        LINKING,
    ),
    (
        "java/lang/invoke/MethodHandleImpl",
        Only(&[
            "makePairwiseConvert",
            "makePairwiseConvertByEditor",
            "makeSpreadArguments",
            "makeVarargsCollector",
            "makeGuardWithTest",
            "makeGuardWithCatch",
            "makeBlockInliningWrapper",
            "makeWrappedMember",
            "makeTryFinally",
            "makeLoop",
            "bindCaller",
            "makeArrayElementAccessor",
            "varargsArray",
            "createFunction",
            "getFunction",
            "getConstantHandle",
            "makeConstantHandle",
            "setCachedHandle",
        ]),
        LINKING,
    ),
    ("java/lang/invoke/MethodHandleNatives", All, LINKING),
    ("java/lang/invoke/MethodHandles", All, LINKING),
    ("java/lang/invoke/MethodHandles$Lookup", All, LINKING),
    ("java/lang/invoke/MethodType", All, CACHE),
    ("java/lang/invoke/MethodType$ConcurrentWeakInternSet", All, CACHE),
    ("java/lang/invoke/MethodTypeForm", All, CACHE),
    ("java/lang/invoke/StringConcatFactory", All, LINKING),
    ("java/lang/invoke/TypeConvertingMethodAdapter", All, LINKING),
    (
        "java/lang/invoke/VarHandle",
        Only(&[
            "getMethodHandle",
            "getMethodHandleUncached",
            "accessModeType",
            "accessModeTypeUncached",
            "toMethodHandle",
            "updateVarForm",
        ]),
        LINKING,
    ),
    ("java/lang/invoke/VarForm", All, LINKING),
    ("java/lang/invoke/VarHandles", All, LINKING),
    ("sun/invoke/util/ValueConversions", All, CACHE),
    ("sun/invoke/util/BytecodeDescriptor", All, READING),
    ("sun/invoke/util/VerifyAccess", All, READING),
    ("sun/invoke/util/Wrapper", All, CACHE),
    ("java/util/Locale", But(&["setDefault", "getDefault", "initDefault", "getDisplayLocale"]), CACHE),
    ("java/util/Locale$Cache", All, CACHE),
    ("java/util/ResourceBundle", All, CACHE),
    ("java/util/ResourceBundle$Control", All, CACHE),
    ("sun/util/locale/BaseLocale", All, CACHE),
    ("sun/util/locale/BaseLocale$Cache", All, CACHE),
    ("sun/util/locale/LocaleObjectCache", All, CACHE),
    ("sun/util/locale/provider/JRELocaleProviderAdapter", All, CACHE),
    ("sun/util/locale/provider/LocaleProviderAdapter", All, CACHE),
    ("sun/util/locale/provider/LocaleResources", All, CACHE),
    ("sun/util/locale/provider/LocaleServiceProviderPool", All, CACHE),
    ("sun/util/cldr/CLDRLocaleProviderAdapterImpl", All, CACHE),
    ("sun/util/cldr/CLDRLocaleProviderAdapter", All, CACHE),
    ("sun/util/resources/Bundles", All, CACHE),
    ("sun/util/resources/LocaleData", All, CACHE),
];

impl Vm {
    /// Is the code that runs now bookkeeping of the library?
    ///
    /// Asked at most accesses to shared objects: the loop is what decides nearly always, so it calls nobody.
    #[inline]
    pub fn is_quiet(&self) -> bool {
        if self.points.entering.is_some() || self.points.serving {
            return self.is_quiet_at_boundary();
        }
        for frame in self.state.threads[self.current].frames.iter().rev() {
            let asked = matches!(frame.kind, FrameKind::Reflect(_) | FrameKind::Construct(_));
            match frame.method().library.get() {
                LIBRARY if !asked => {}
                PROGRAM => return false,
                QUIET_CODE => return true,
                _ => return self.is_quiet_at_boundary(),
            }
        }
        false
    }

    /// The same, with all that may decide.
    #[cold]
    fn is_quiet_at_boundary(&self) -> bool {
        // SAFETY: methods are never removed from the program.
        let entering = self.points.entering.map(|method| unsafe { &*method });
        if let Some(quiet) = entering.and_then(|method| self.decides(method)) {
            return quiet;
        }
        if self.points.serving {
            return false;
        }
        let thread = &self.state.threads[self.current];
        for frame in thread.frames.iter().rev() {
            if let Some(quiet) = self.decides(frame.method()) {
                return quiet;
            }
            if frame.method().library.get() == WRITING && self.is_console(thread.receiver(frame)) {
                return true;
            }
            if matches!(frame.kind, FrameKind::Reflect(_) | FrameKind::Construct(_)) {
                // Somebody asked for this very method.
                return false;
            }
        }
        false
    }

    /// Whether what a method does is quiet; or it is as its caller is.
    fn decides(&self, method: &Method) -> Option<bool> {
        let mut kind = method.library.get();
        if kind == UNKNOWN {
            kind = self.classify(method);
            method.library.set(kind);
        }
        match kind {
            PROGRAM => Some(false),
            QUIET_CODE => Some(true),
            NUMBERING => Some(!self.points.thread_names),
            _ => None,
        }
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
        // Others wait for the end of an initialiser of the library, which runs once.
        if name == "<clinit>" {
            return QUIET_CODE;
        }
        if class_name == "java/lang/Thread" && matches!(name, "nextThreadNum" | "nextThreadID" | "genThreadName") {
            return NUMBERING;
        }
        if class_name == "java/io/PrintStream" && matches!(name, "newLine" | "write") {
            return WRITING;
        }
        let listed = QUIET.iter().any(|(class, methods, _)| {
            *class == class_name
                && match methods {
                    All => true,
                    Only(names) => names.contains(&name),
                    But(names) => !names.contains(&name),
                }
        });
        if listed { QUIET_CODE } else { LIBRARY }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_class_is_listed_once_and_with_a_reason() {
        for (i, (class, _, reason)) in QUIET.iter().enumerate() {
            assert!(!reason.is_empty(), "{class}");
            assert!(QUIET[..i].iter().all(|(other, ..)| other != class), "{class} is listed twice");
        }
    }
}
