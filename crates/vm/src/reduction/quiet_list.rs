//! The list of quiet code ([`crate::reduction::quiet`]), with the reason for each entry.
//!
//! A method stands here for what it does, not for where it stands: bookkeeping that has no setter. What a program can set
//! and ask for (`setAccessible`, a bundle's parent, a package that is defined) is never quiet.

/// Which methods of a class.
pub(crate) enum Methods {
    All,
    Only(&'static [&'static str]),
    /// These change what the program sees: they are as loud as code of the program, whoever calls them.
    But(&'static [&'static str]),
    /// Only that: the others are as their callers are.
    Never(&'static [&'static str]),
}
use Methods::{All, But, Never, Only};

/// Why nobody can see what a method of the list does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reason {
    /// Finds or makes an answer that is always the same one.
    Cache,
    /// Links a call site: whoever is first, the site calls the same.
    Linking,
    /// Loads classes: a name means the same class for everybody.
    Loading,
    /// Reads what a class file says.
    Reading,
    /// Touches what belongs to the running thread.
    Own,
    /// Keeps the lists of threads in groups, which only their own methods show.
    Members,
    /// Where random numbers begin is nobody's business.
    Seeds,
}
use Reason::{Cache, Linking, Loading, Members, Own, Reading, Seeds};

impl Reason {
    /// The reason is that it does not matter who comes first; it does where code of the program runs on the way.
    pub(crate) fn is_about_order(self) -> bool {
        match self {
            Cache | Linking | Loading | Reading => true,
            Own | Members | Seeds => false,
        }
    }
}

/// Quiet classes of the library (nested ones are listed for themselves) with their methods, and why.
pub(crate) const QUIET: &[(&str, Methods, Reason)] = &[
    ("java/lang/Thread", Only(&["<init>", "start", "exit"]), Members),
    // A group that is destroyed takes no more threads.
    ("java/lang/ThreadGroup", Never(&["destroy"]), Members),
    ("java/lang/ThreadLocal$ThreadLocalMap", All, Own),
    // Its numbers only choose slots in maps of one thread.
    ("java/lang/ThreadLocal", Only(&["nextHashCode"]), Own),
    ("java/util/concurrent/ThreadLocalRandom", Only(&["localInit", "mix32", "getProbe", "advanceProbe", "current"]), Seeds),
    ("java/util/Random", Only(&["seedUniquifier"]), Seeds),
    (
        "java/lang/ClassLoader",
        Only(&["checkPackageAccess", "addClass", "getNamedPackage", "desiredAssertionStatus", "createOrGetClassLoaderValueMap"]),
        Loading,
    ),
    ("java/lang/NamedPackage", All, Loading),
    ("java/lang/CompoundEnumeration", All, Loading),
    ("jdk/internal/loader/AbstractClassLoaderValue", All, Loading),
    ("jdk/internal/loader/BootLoader", All, Loading),
    ("jdk/internal/loader/BuiltinClassLoader", All, Loading),
    ("jdk/internal/loader/ClassLoaders", All, Loading),
    ("jdk/internal/loader/ClassLoaders$AppClassLoader", All, Loading),
    ("jdk/internal/loader/ClassLoaders$BootClassLoader", All, Loading),
    ("jdk/internal/loader/ClassLoaders$PlatformClassLoader", All, Loading),
    ("jdk/internal/loader/NativeLibraries", All, Loading),
    ("jdk/internal/loader/URLClassPath", All, Loading),
    ("java/lang/Class", All, Reading),
    ("java/lang/PublicMethods", All, Reading),
    ("java/lang/Module", But(&["addReads", "addExports", "addOpens", "addUses"]), Loading),
    ("java/lang/ModuleLayer", All, Loading),
    ("java/lang/WeakPairMap", All, Loading),
    ("jdk/internal/module/Modules", All, Loading),
    ("java/lang/reflect/Method", But(&["setAccessible"]), Reading),
    ("java/lang/reflect/Constructor", But(&["setAccessible"]), Reading),
    ("java/lang/reflect/Executable", All, Reading),
    ("java/lang/reflect/Parameter", All, Reading),
    ("java/lang/reflect/AccessibleObject", But(&["setAccessible", "setAccessible0", "trySetAccessible"]), Reading),
    ("java/lang/reflect/Proxy", All, Loading),
    // Classes of proxies are numbered, and have their number in their name.
    ("java/lang/reflect/Proxy$ProxyBuilder", Never(&["defineProxyClass"]), Loading),
    ("java/lang/reflect/ProxyGenerator", All, Loading),
    (
        "java/lang/reflect/Field",
        Only(&["getFieldAccessor", "acquireFieldAccessor", "setFieldAccessor", "copy", "checkAccess"]),
        Cache,
    ),
    ("jdk/internal/reflect/ReflectionFactory", All, Cache),
    ("jdk/internal/reflect/Reflection", All, Reading),
    ("jdk/internal/reflect/UnsafeFieldAccessorFactory", All, Cache),
    ("java/lang/invoke/AbstractValidatingLambdaMetafactory", All, Linking),
    ("java/lang/invoke/BootstrapMethodInvoker", All, Linking),
    ("java/lang/invoke/BoundMethodHandle", All, Linking),
    ("java/lang/invoke/BoundMethodHandle$Specializer", All, Linking),
    ("java/lang/invoke/BoundMethodHandle$SpeciesData", All, Linking),
    ("java/lang/invoke/CallSite", Only(&["makeSite"]), Linking),
    ("java/lang/invoke/ClassSpecializer", All, Linking),
    ("java/lang/invoke/ClassSpecializer$Factory", All, Linking),
    ("java/lang/invoke/ClassSpecializer$SpeciesData", All, Linking),
    ("java/lang/invoke/DelegatingMethodHandle", All, Linking),
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
        Linking,
    ),
    ("java/lang/invoke/InfoFromMemberName", All, Linking),
    ("java/lang/invoke/InnerClassLambdaMetafactory", All, Linking),
    ("java/lang/invoke/InvokerBytecodeGenerator", All, Linking),
    ("java/lang/invoke/Invokers", But(&["checkGenericType", "checkExactType", "checkCustomized", "maybeCustomize"]), Linking),
    ("java/lang/invoke/LambdaForm", But(&["interpretWithArguments", "interpretName"]), Linking),
    ("java/lang/invoke/LambdaForm$NamedFunction", But(&["invokeWithArguments"]), Linking),
    ("java/lang/invoke/LambdaFormBuffer", All, Linking),
    ("java/lang/invoke/LambdaFormEditor", All, Linking),
    ("java/lang/invoke/LambdaMetafactory", All, Linking),
    ("java/lang/invoke/MemberName", All, Linking),
    ("java/lang/invoke/MemberName$Factory", All, Linking),
    (
        "java/lang/invoke/MethodHandle",
        Only(&[
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
        Linking,
    ),
    (
        "java/lang/invoke/MethodHandleImpl",
        Only(&[
            "makePairwiseConvert",
            "makePairwiseConvertByEditor",
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
        Linking,
    ),
    ("java/lang/invoke/MethodHandleNatives", All, Linking),
    ("java/lang/invoke/MethodHandles", All, Linking),
    (
        "java/lang/invoke/MethodHandles$Lookup",
        But(&["defineClass", "defineHiddenClass", "defineHiddenClassWithClassData"]),
        Linking,
    ),
    ("java/lang/invoke/MethodType", All, Cache),
    ("java/lang/invoke/MethodType$ConcurrentWeakInternSet", All, Cache),
    ("java/lang/invoke/MethodTypeForm", All, Cache),
    ("java/lang/invoke/StringConcatFactory", All, Linking),
    ("java/lang/invoke/TypeConvertingMethodAdapter", All, Linking),
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
        Linking,
    ),
    ("java/lang/invoke/VarForm", All, Linking),
    ("java/lang/invoke/VarHandles", All, Linking),
    ("sun/invoke/util/ValueConversions", All, Cache),
    ("sun/invoke/util/BytecodeDescriptor", All, Reading),
    ("sun/invoke/util/VerifyAccess", All, Reading),
    ("sun/invoke/util/Wrapper", All, Cache),
    (
        "java/util/Locale",
        But(&["setDefault", "getDefault", "initDefault", "getDisplayLocale", "filter", "filterTags", "lookup", "lookupTag"]),
        Cache,
    ),
    ("java/util/Locale$Cache", All, Cache),
    ("sun/util/locale/BaseLocale", All, Cache),
    ("sun/util/locale/BaseLocale$Cache", All, Cache),
    ("sun/util/locale/LocaleObjectCache", All, Cache),
    ("sun/util/locale/provider/JRELocaleProviderAdapter", All, Cache),
    ("sun/util/locale/provider/LocaleProviderAdapter", All, Cache),
    ("sun/util/locale/provider/LocaleResources", All, Cache),
    ("sun/util/locale/provider/LocaleServiceProviderPool", All, Cache),
    ("sun/util/cldr/CLDRLocaleProviderAdapter", All, Cache),
    ("sun/util/resources/Bundles", All, Cache),
    ("sun/util/resources/LocaleData", All, Cache),
];

/// What the list says of a method: its reason; `Some(None)`: loud, whoever calls it.
pub(crate) fn listed(class: &str, method: &str) -> Option<Option<Reason>> {
    let (_, methods, reason) = QUIET.iter().find(|(name, ..)| *name == class)?;
    match methods {
        All => Some(Some(*reason)),
        Only(names) => names.contains(&method).then_some(Some(*reason)),
        But(names) | Never(names) if names.contains(&method) => Some(None),
        Never(_) => None,
        But(_) => Some(Some(*reason)),
    }
}

/// Is anything of this class on the list, or of the class that it is nested in?
pub(crate) fn has_entry(class: &str) -> bool {
    let outer = class.split('$').next().unwrap_or(class);
    QUIET.iter().any(|(name, ..)| *name == class || *name == outer)
}

/// The listed classes, and of each the methods that are named, for a test that looks whether there are such.
pub fn named_methods() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
    QUIET.iter().map(|(class, methods, _)| match methods {
        All => (*class, &[][..]),
        Only(names) | But(names) | Never(names) => (*class, *names),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_class_is_listed_once() {
        for (i, (class, ..)) in QUIET.iter().enumerate() {
            assert!(QUIET[..i].iter().all(|(other, ..)| other != class), "{class} is listed twice");
        }
    }
}
