//! Sequences of calls as a JUnit test class.
//!
//! A test of states or branches says what each call returned: it passes today, and notices when that changes. A test of a failure says what should hold and does
//! not: it fails until the bug is gone.

use jaunt_checker::exploring::java::{Expression, expressions, full_name, one_line, renamed, statements};
use jaunt_checker::exploring::judge::Ending;
use jaunt_checker::exploring::laws::Law;
use jaunt_checker::exploring::{
    CallText, Cover, Exploration, Failure, JavaClass, Property, Reason, Told, ToldCall, ToldEnd, ToldValue, Violation,
};
use std::fmt::Write;

/// Which JUnit a test is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum JUnit {
    Four,
    #[default]
    Five,
}

/// A test class.
#[derive(Clone, Debug)]
pub struct TestClass {
    /// Below the folder of tests: `com/acme/BagExploredTest.java`.
    pub file: String,
    pub text: String,
    pub tests: usize,
    pub cover: Cover,
    /// Sequences that the limit left out; violations of which no test can say what should hold.
    pub left_out: usize,
}

/// By which a file is known that may be written again.
pub const MARK: &str = "// Written by jaunt explore";

const INDENT: &str = "        ";

/// The tests that were asked for. `Err`: why there are none.
pub fn test_class(result: &Exploration, junit: JUnit) -> Result<TestClass, String> {
    let class = &result.extras.class;
    let Some(tests) = &result.extras.tests else { return Err("nobody asked for tests".to_string()) };
    if !class.can_be_named {
        return Err(format!("{} is private or lies inside of a method, so a test cannot use it", class.name));
    }
    if class.is_inner {
        return Err(format!("{} is an inner class: a test would need an object around it", class.name));
    }
    let writer = Writer { class, junit };
    let mut methods = Vec::new();
    let mut left_out = tests.wanted.saturating_sub(tests.sequences.len());
    match tests.cover {
        Cover::Failures => {
            for (at, violation) in result.violations.iter().enumerate() {
                let more = result.extras.failures.get(at).cloned().unwrap_or_default();
                match writer.failure(violation, &more, at + 1) {
                    Some(method) => methods.push(method),
                    None => left_out += 1,
                }
            }
            if methods.is_empty() && left_out > 0 {
                return Err("a test has no expression for what should hold".to_string());
            }
            if methods.is_empty() {
                return Err("nothing is violated, so there is no failure to test".to_string());
            }
        }
        Cover::Branches if tests.wanted == 0 => return Err("no branch of the class was noted; ask for states".to_string()),
        Cover::States | Cover::Branches => {
            for (at, told) in tests.sequences.iter().enumerate() {
                methods.push(writer.sequence(told, at + 1));
            }
            if methods.is_empty() && matches!(result.reason, Some(Reason::Stopped(_))) {
                return Err("the exploration was ended before".to_string());
            }
            if methods.is_empty() {
                return Err("no sequence of calls ended as expected, so there is nothing to test".to_string());
            }
        }
    }
    let name = format!("{}ExploredTest", local_name(class).replace('.', ""));
    let about = match tests.cover {
        Cover::States => "visits the states that sequences of calls lead to",
        Cover::Branches => "takes the branches that sequences of calls take",
        Cover::Failures => "fails where a sequence of calls goes wrong",
    };
    let left = match (tests.cover, left_out) {
        (_, 0) => String::new(),
        (Cover::Failures, n) => format!("// {n} more violations are left out: a test has no expression for what should hold.\n"),
        (_, n) => format!("// {n} more sequences are left out.\n"),
    };
    let folder = if class.of_library || class.package.is_empty() { String::new() } else { class.package.replace('.', "/") + "/" };
    Ok(TestClass {
        file: format!("{folder}{name}.java"),
        text: writer.class(&name, about, &methods, &left),
        tests: methods.len(),
        cover: tests.cover,
        left_out,
    })
}

/// The class's name in its own package.
fn local_name(class: &JavaClass) -> &str {
    let prefix = class.package.len() + usize::from(!class.package.is_empty());
    &class.name[prefix..]
}

struct Writer<'a> {
    class: &'a JavaClass,
    junit: JUnit,
}

impl Writer<'_> {
    /// What code of the test's package calls the class.
    fn name(&self) -> &str {
        if self.class.of_library { &self.class.name } else { local_name(self.class) }
    }

    fn class(&self, name: &str, about: &str, methods: &[String], left: &str) -> String {
        let body = methods.join("\n");
        let mut out = format!("{MARK}, which writes it again: what is changed here is lost then.\n{left}");
        if !self.class.of_library && !self.class.package.is_empty() {
            let _ = writeln!(out, "package {};", self.class.package);
        }
        let (from, test) = match self.junit {
            JUnit::Four => ("org.junit.Assert", "org.junit.Test"),
            JUnit::Five => ("org.junit.jupiter.api.Assertions", "org.junit.jupiter.api.Test"),
        };
        out.push('\n');
        let used = |method: &&&str| body.contains(&format!(" {method}("));
        for method in ASSERTIONS.iter().filter(used) {
            let _ = writeln!(out, "import static {from}.{method};");
        }
        let _ = writeln!(out, "{}import {test};\n", if body.contains(" assert") { "\n" } else { "" });
        let _ = writeln!(out, "/** {}: {about}. */", local_name(self.class));
        let _ = writeln!(out, "@SuppressWarnings({{\"cast\", \"deprecation\", \"rawtypes\", \"unchecked\"}})");
        let _ = writeln!(out, "{}class {name} {{", if self.junit == JUnit::Four { "public " } else { "" });
        if body.contains("AssertionError") && !self.class.of_library {
            // The class is not initialised by this, so the setting reaches it.
            let _ = writeln!(
                out,
                "    static {{\n{INDENT}// The class's own assertions count.\n{INDENT}{}.class.getClassLoader().setDefaultAssertionStatus(true);\n    }}\n",
                self.name()
            );
        }
        out += &body;
        if body.contains(" mayThrow(") {
            out += &self.may_throw();
        }
        if body.contains("(holds(") {
            out += &self.holds();
        }
        out + "}\n"
    }

    /// A sequence with what its calls returned.
    fn sequence(&self, told: &Told, number: usize) -> String {
        let calls: Vec<CallText> = told.calls.iter().map(|call| call.text.clone()).collect();
        let mut out = self.head(&calls, "", &format!("sequence{number}"));
        if told.identity {
            out += &format!("{INDENT}// What these calls return may depend on the identity of objects, so it is not compared.\n");
        }
        for (at, (call, expression)) in told.calls.iter().zip(self.expressions(&calls)).enumerate() {
            for line in expression.before {
                let _ = writeln!(out, "{INDENT}{line}");
            }
            let text = expression.text;
            let line = match &call.end {
                ToldEnd::Threw { named, .. } => format!("assertThrows({named}.class, () -> {text});"),
                _ if at == 0 => format!("{} {} = {text};", self.name(), self.class.variable),
                ToldEnd::Returned(shown) if !told.identity => self.returned(call, shown, &text),
                _ => format!("{text};"),
            };
            let _ = writeln!(out, "{INDENT}{line}");
        }
        out + "    }\n"
    }

    fn returned(&self, call: &ToldCall, shown: &ToldValue, text: &str) -> String {
        // Overloads of `assertEquals` must not depend on what is inferred.
        let plain = if call.generic { format!("(Object) {text}") } else { text.to_string() };
        match shown {
            ToldValue::Void => format!("{text};"),
            ToldValue::Truth(true) => format!("assertTrue({text});"),
            ToldValue::Truth(false) => format!("assertFalse({text});"),
            ToldValue::Null => format!("assertNull({plain});"),
            ToldValue::This => format!("assertSame({}, {plain});", self.class.variable),
            ToldValue::Equal(value) => format!("assertEquals({value}, {plain});"),
            ToldValue::Floating(value) => format!("assertEquals({value}, {text}{});", self.delta(value)),
            ToldValue::Array(value) => self.equal_arrays(value, text),
            ToldValue::Object(_) => format!("assertNotNull({plain});"),
        }
    }

    /// A call must return an array like this.
    fn equal_arrays(&self, value: &str, text: &str) -> String {
        let ty = value.split_whitespace().nth(1).unwrap_or("Object[]");
        let delta = match ty {
            "double[]" | "float[]" => self.delta(if ty == "float[]" { "f" } else { "" }),
            _ => "",
        };
        format!("assertArrayEquals({value}, ({ty}) {text}{delta});")
    }

    /// JUnit 4 compares floating-point numbers with a tolerance only.
    fn delta(&self, value: &str) -> &'static str {
        match self.junit {
            JUnit::Five => "",
            JUnit::Four if value.ends_with('f') || value.starts_with("Float.") => ", 0.0f",
            JUnit::Four => ", 0.0",
        }
    }

    /// What should hold after a sequence, and does not. `None`: there is no way to say it.
    fn failure(&self, violation: &Violation, more: &Failure, number: usize) -> Option<String> {
        let calls = &violation.sequence;
        let last = calls.last().map_or("", |call| if calls.len() == 1 { "constructor" } else { &call.name });
        let (what, found) = match violation.property {
            Property::Exception | Property::Assertion => {
                let exception = violation.exception.clone().unwrap_or_default();
                let simple = exception.rsplit(['.', '$']).next().unwrap_or_default().to_string();
                let message = violation.message.as_ref().map_or(String::new(), |m| format!(": {m}"));
                (format!("Throws{simple}"), format!("throws {exception}{message}"))
            }
            Property::Invariant => ("BreaksInvariant".to_string(), "breaks the class invariant".to_string()),
            Property::Law(law) => return Some(self.law(violation, law, number)),
            Property::Oracle => return self.oracle(violation, more, &format!("{last}DiffersFromOracle{number}")),
        };
        let mut out = self.head(calls, &format!("the last call {found}"), &format!("{last}{what}{number}"));
        out += &self.calls(calls, &self.class.variable);
        if let (Property::Invariant, Some((method, private))) = (&violation.property, &self.class.invariant) {
            let object = &self.class.variable;
            let asked = if *private { format!("holds({object})") } else { format!("{object}.{method}()") };
            let _ = writeln!(out, "{INDENT}assertTrue({asked});");
        }
        Some(out + "    }\n")
    }

    /// A sequence whose last call must do what the oracle's did. **It fails as long as that is not so**: `None` where it could not.
    fn oracle(&self, violation: &Violation, more: &Failure, name: &str) -> Option<String> {
        let calls = &violation.sequence;
        let mut out = self.head(calls, "the oracle does something else", name);
        let difference = violation.difference.as_deref()?;
        let oracle = more.oracle.as_ref().map(|(class, calls)| {
            let calls = renamed(calls, class);
            (statements(&calls, class, "oracle"), expressions(&calls, class, "oracle"))
        });
        if difference.contents {
            out += &self.calls(calls, &self.class.variable);
            out.extend(oracle?.0.iter().map(|line| format!("{INDENT}{line}\n")));
            return Some(out + &format!("{INDENT}assertEquals(oracle, {});\n    }}\n", self.class.variable));
        }
        let (last, before) = calls.split_last()?;
        out += &self.calls(before, &self.class.variable);
        let last = self.expressions(&[before, std::slice::from_ref(last)].concat()).pop()?;
        out.extend(last.before.iter().map(|line| format!("{INDENT}{line}\n")));
        let text = last.text;
        let line = match (&difference.ours, &difference.theirs) {
            // What is thrown instead may be a special case of it.
            (Ending::Threw(_), Ending::Threw(class)) => {
                let class = full_name(class);
                format!("assertEquals({class}.class, assertThrows({class}.class, () -> {text}).getClass());")
            }
            (_, Ending::Threw(class)) => format!("assertThrows({}.class, () -> {text});", full_name(class)),
            (_, Ending::Returned(shown)) => match (&shown.expression, oracle) {
                (Some(value), _) if !shown.is_array => self.equal(value, &text, more.returns_object),
                (Some(value), _) if more.returns_object => self.equal_arrays(value, &text),
                (None, _) if shown.text == "itself" => format!("assertSame({}, {text});", self.class.variable),
                (None, Some((statements, expressions))) if more.returns_object && !shown.is_array => {
                    // All but the last call, which is compared.
                    let made = &statements[..statements.len() - 1];
                    out.extend(made.iter().map(|line| format!("{INDENT}{line}\n")));
                    format!("assertEquals({}, {text});", expressions.last()?.text)
                }
                // It throws, and that is what fails.
                _ if matches!(difference.ours, Ending::Threw(_)) => format!("{text};"),
                _ => return None,
            },
            (Ending::Threw(_), Ending::Done) => format!("{text};"),
            (_, Ending::Done) => return None,
        };
        Some(out + &format!("{INDENT}{line}\n    }}\n"))
    }

    /// A call must return this.
    fn equal(&self, value: &str, text: &str, object: bool) -> String {
        let floating = value.starts_with("Double.")
            || value.starts_with("Float.")
            || value.contains('.') && value.starts_with(['-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
        match value {
            "null" => format!("assertNull({text});"),
            "true" if !object => format!("assertTrue({text});"),
            "false" if !object => format!("assertFalse({text});"),
            // Which overload is meant must not depend on boxes.
            _ if object => format!("assertEquals({value}, (Object) {text});"),
            _ if floating => format!("assertEquals({value}, {text}{});", self.delta(value)),
            _ => format!("assertEquals({value}, {text});"),
        }
    }

    /// Objects that break a law, and the law.
    fn law(&self, violation: &Violation, law: Law, number: usize) -> String {
        let all = [vec![violation.sequence.clone()], violation.others.clone()].concat();
        let found = format!("{} breaks a law", law.method());
        let mut out = self.head(&violation.sequence, &found, &format!("{}BreaksLaw{number}", law.method()));
        for (variable, sequence) in ["a", "b", "c"].iter().zip(&all) {
            out += &self.calls(sequence, variable);
        }
        out + &format!("{INDENT}assertTrue({});\n    }}\n", law.expression())
    }

    /// Calls of which nothing is said, except that they throw nothing that is not expected.
    fn calls(&self, calls: &[CallText], variable: &str) -> String {
        let mut out = String::new();
        for (at, expression) in expressions(&renamed(calls, self.name()), self.name(), variable).into_iter().enumerate() {
            for line in expression.before {
                let _ = writeln!(out, "{INDENT}{line}");
            }
            let text = expression.text;
            let line = match at {
                0 => format!("{} {variable} = {text};", self.name()),
                _ if self.class.expected.is_empty() => format!("{text};"),
                _ => format!("mayThrow(() -> {text});"),
            };
            let _ = writeln!(out, "{INDENT}{line}");
        }
        out
    }

    /// Comment and declaration of a test.
    fn head(&self, calls: &[CallText], found: &str, name: &str) -> String {
        let found = if found.is_empty() { String::new() } else { format!(": {found}") };
        let line = comment(&format!("{}{found}", one_line(&renamed(calls, self.name()))));
        let public = if self.junit == JUnit::Four { "public " } else { "" };
        format!("    /** {line} */\n    @Test\n    {public}void {name}() throws Throwable {{\n")
    }

    fn expressions(&self, calls: &[CallText]) -> Vec<Expression> {
        expressions(&renamed(calls, self.name()), self.name(), &self.class.variable)
    }

    /// What makes a call that may throw.
    fn may_throw(&self) -> String {
        let tests: Vec<String> = self.class.expected.iter().map(|class| format!("!(thrown instanceof {class})")).collect();
        format!(
            "
    private interface Call {{
        void make() throws Throwable;
    }}

    /** A call may throw what is expected, and nothing else. */
    private static void mayThrow(Call call) throws Throwable {{
        try {{
            call.make();
        }} catch (Throwable thrown) {{
            if ({}) throw thrown;
        }}
    }}
",
            tests.join(" && ")
        )
    }

    /// What asks a private invariant.
    fn holds(&self) -> String {
        let Some((method, _)) = &self.class.invariant else { return String::new() };
        format!(
            "
    private static boolean holds({name} object) throws Throwable {{
        java.lang.reflect.Method invariant = {name}.class.getDeclaredMethod(\"{method}\");
        invariant.setAccessible(true);
        return (boolean) invariant.invoke(object);
    }}
",
            name = self.name()
        )
    }
}

const ASSERTIONS: [&str; 8] = [
    "assertArrayEquals",
    "assertEquals",
    "assertFalse",
    "assertNotNull",
    "assertNull",
    "assertSame",
    "assertThrows",
    "assertTrue",
];

/// Text that ends no comment and is no escape.
pub(crate) fn comment(text: &str) -> String {
    crate::look::clean(text).replace("*/", "* /").replace("\\u", "\\ u")
}
