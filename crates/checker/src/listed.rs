//! Enums that are declared together with the list of their values and the names of these, so that no value can be missing in one of them.

/// Declares an enum, `ALL`, `name` and `from_name`.
///
/// A variant has a name, or it holds a value of another enum and has a name for each: `name` is a `match` without a wildcard, so that
/// one that is forgotten does not compile. With `else`, the enum also has a variant for all other names.
macro_rules! listed {
    (
        $(#[$meta:meta])*
        pub enum $kind:ident {
            $($(#[$doc:meta])* $variant:ident $(= $name:literal)? $(($inner:ident) { $($key:ident = $of:literal),+ })?,)+
        }
    ) => {
        $(#[$meta])*
        pub enum $kind {
            $($(#[$doc])* $variant $(($inner))?,)+
        }

        impl $kind {
            pub const ALL: &[$kind] = &[$($(($kind::$variant, $name).0,)? $($($kind::$variant($inner::$key),)+)?)+];

            /// As options, reports and trace files call it.
            pub fn name(self) -> &'static str {
                match self {
                    $($($kind::$variant => $name,)? $($($kind::$variant($inner::$key) => $of,)+)?)+
                }
            }

            pub fn from_name(name: &str) -> Option<$kind> {
                $kind::ALL.iter().copied().find(|value| value.name() == name)
            }
        }
    };
    (
        $(#[$meta:meta])*
        pub enum $kind:ident {
            $($(#[$doc:meta])* $variant:ident = $name:literal,)+
        } else {
            $(#[$other_doc:meta])* $other:ident($text:ty)
        }
    ) => {
        $(#[$meta])*
        pub enum $kind {
            $($(#[$doc])* $variant,)+
            $(#[$other_doc])* $other($text),
        }

        impl $kind {
            /// Those that have names of their own.
            pub const ALL: &[$kind] = &[$($kind::$variant),+];

            /// As options, reports and trace files call it.
            pub fn name(&self) -> &str {
                match self {
                    $($kind::$variant => $name,)+
                    $kind::$other(name) => name,
                }
            }

            /// The one with this name.
            pub fn named(name: &str) -> $kind {
                $kind::ALL.iter().find(|value| value.name() == name).cloned().unwrap_or_else(|| $kind::$other(name.into()))
            }
        }
    };
}

pub(crate) use listed;

#[cfg(test)]
mod tests {
    listed! {
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub enum Inner {
            One = "one",
            Two = "two",
        }
    }

    listed! {
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub enum Outer {
            Plain = "plain",
            Of(Inner) { One = "of=one", Two = "of=two" },
        }
    }

    listed! {
        #[derive(Clone, Debug, PartialEq)]
        pub enum Open {
            Known = "known",
        } else {
            Other(String)
        }
    }

    #[test]
    fn lists_names_and_values_belong_together() {
        assert_eq!(Inner::ALL, [Inner::One, Inner::Two]);
        assert_eq!(Outer::ALL, [Outer::Plain, Outer::Of(Inner::One), Outer::Of(Inner::Two)]);
        assert_eq!(Outer::ALL.iter().map(|o| o.name()).collect::<Vec<_>>(), ["plain", "of=one", "of=two"]);
        assert_eq!(Outer::from_name("of=two"), Some(Outer::Of(Inner::Two)));
        assert_eq!((Outer::from_name("of"), Inner::from_name("One")), (None, None));
        assert_eq!(Open::ALL, [Open::Known]);
        assert_eq!((Open::named("known"), Open::named("new").name()), (Open::Known, "new"));
    }
}
