//! Hand-made methods at the edges of the verifier's rules. Each case states its verdict, and the real JVM, asked
//! about the same bytes, must give it too.

#[path = "common/asm.rs"]
mod asm;
mod common;
#[path = "common/hotspot.rs"]
mod hotspot;

use asm::{Asm, Body};
use common::{ClassSet, Layers};
use jaunt_classfile::insn::op::*;
use jaunt_classfile::{parse, verify};

const OK: bool = true;
const BAD: bool = false;
const STATIC: u16 = 9;

struct Case {
    name: &'static str,
    sound: bool,
    bytes: Vec<u8>,
}

/// Builds the class `T` around one method. `T` has `int i; long j; T t; static Object o;` and a plain constructor,
/// unless the method is a constructor itself.
fn case(
    name: &'static str,
    sound: bool,
    major: u16,
    access: u16,
    method: (&str, &str),
    body: impl FnOnce(&mut Asm) -> Body,
) -> Case {
    let mut a = Asm::default();
    a.field(1, "i", "I");
    a.field(1, "j", "J");
    a.field(1, "t", "LT;");
    a.field(STATIC, "o", "Ljava/lang/Object;");
    if method.0 != "<init>" {
        let init = a.method_ref("java/lang/Object", "<init>", "()V");
        let code = [&[ALOAD_0][..], &with(INVOKESPECIAL, init), &[RETURN]].concat();
        a.method(1, "<init>", "()V", Body { stack: 1, locals: 1, code, ..Body::default() });
    }
    let body = body(&mut a);
    a.method(access, method.0, method.1, body);
    let bytes = a.finish(major, 0x21, "T", "java/lang/Object", &[]);
    Case { name, sound, bytes }
}

/// An opcode with a two-byte operand.
fn with(op: u8, index: u16) -> Vec<u8> {
    let [x, y] = index.to_be_bytes();
    vec![op, x, y]
}

fn body(stack: u16, locals: u16, code: &[&[u8]]) -> Body {
    Body { stack, locals, code: code.concat(), ..Body::default() }
}

/// One static method `m` with this descriptor and plain code.
fn plain(name: &'static str, sound: bool, descriptor: &'static str, stack: u16, locals: u16, code: &[u8]) -> Case {
    case(name, sound, 61, STATIC, ("m", descriptor), |_| body(stack, locals, &[code]))
}

/// The same in version 49, where types are inferred.
fn old(name: &'static str, sound: bool, descriptor: &'static str, stack: u16, locals: u16, code: &[u8]) -> Case {
    case(name, sound, 49, STATIC, ("m", descriptor), |_| body(stack, locals, &[code]))
}

fn cases() -> Vec<Case> {
    let mut all = vec![
        plain("return", OK, "()V", 0, 0, &[RETURN]),
        plain("falls off the end", BAD, "()V", 0, 0, &[NOP]),
        plain("falls off the end after a branch", BAD, "(I)V", 1, 1, &[ILOAD_0, IFEQ, 255, 255]),
        plain("dead code without a frame", BAD, "()V", 0, 0, &[RETURN, NOP, RETURN]),
        plain("stack overflow", BAD, "()V", 1, 0, &[ICONST_0, ICONST_0, POP2, RETURN]),
        plain("stack underflow", BAD, "()V", 1, 0, &[POP, RETURN]),
        plain("wide pushes count two", BAD, "()V", 1, 0, &[LCONST_0, POP2, RETURN]),
        plain("pop of half a long", BAD, "()V", 2, 0, &[LCONST_0, POP, RETURN]),
        plain("pop2 of a long", OK, "()V", 2, 0, &[LCONST_0, POP2, RETURN]),
        plain("pop2 across a long", BAD, "()V", 3, 0, &[LCONST_0, ICONST_0, POP2, RETURN]),
        plain("dup2 of a long", OK, "()V", 4, 0, &[LCONST_0, DUP2, LADD, POP2, RETURN]),
        plain("dup2 across a long", BAD, "()V", 6, 0, &[LCONST_0, ICONST_0, DUP2, RETURN]),
        plain("dup of a long", BAD, "()V", 6, 0, &[LCONST_0, DUP, RETURN]),
        plain("dup_x1 under a long", BAD, "()V", 6, 0, &[LCONST_0, ICONST_0, DUP_X1, RETURN]),
        plain("dup_x2 under a long", OK, "()V", 6, 0, &[LCONST_0, ICONST_0, DUP_X2, POP, POP2, POP, RETURN]),
        plain("dup2_x1 of a long", OK, "()V", 6, 0, &[ICONST_0, LCONST_0, DUP2_X1, POP2, POP, POP2, RETURN]),
        plain("dup2_x2 of longs", OK, "()V", 6, 0, &[DCONST_0, LCONST_0, DUP2_X2, POP2, NOP, POP2, POP2, RETURN]),
        plain("dup2_x2 cuts a long", BAD, "()V", 8, 0, &[LCONST_0, ICONST_0, LCONST_0, DUP2_X2, RETURN]),
        plain("swap of a long", BAD, "()V", 4, 0, &[LCONST_0, ICONST_0, SWAP, RETURN]),
        plain("local out of range", BAD, "()V", 1, 1, &[ICONST_0, ISTORE_1, RETURN]),
        plain("long needs two locals", BAD, "()V", 2, 1, &[LCONST_0, LSTORE_0, RETURN]),
        plain("unset local", BAD, "()V", 1, 1, &[ILOAD_0, POP, RETURN]),
        plain("second half of a long as int", BAD, "(J)V", 1, 2, &[ILOAD_1, POP, RETURN]),
        plain("second half overwritten", BAD, "(J)V", 2, 2, &[ICONST_0, ISTORE_1, LLOAD_0, POP2, RETURN]),
        plain("first half overwritten", BAD, "(J)V", 2, 3, &[LCONST_0, LSTORE_1, LLOAD_0, POP2, RETURN]),
        plain("long over the half of a long", OK, "(J)V", 2, 3, &[LCONST_0, LSTORE_1, LLOAD_1, POP2, RETURN]),
        plain("int as float", BAD, "(I)F", 1, 1, &[ILOAD_0, FRETURN]),
        plain("int as reference", BAD, "(I)V", 1, 1, &[ILOAD_0, ATHROW]),
        plain("reference as int", BAD, "(Ljava/lang/Object;)I", 1, 1, &[ALOAD_0, IRETURN]),
        plain("wrong return kind", BAD, "()J", 1, 0, &[ICONST_0, IRETURN]),
        plain("value from void", BAD, "()V", 1, 0, &[ICONST_0, IRETURN]),
        plain("void from int", BAD, "()I", 1, 0, &[RETURN]),
        plain("object as interface", OK, "(Ljava/lang/Object;)Ljava/lang/Runnable;", 1, 1, &[ALOAD_0, ARETURN]),
        plain("object as class", BAD, "(Ljava/lang/Object;)Ljava/lang/String;", 1, 1, &[ALOAD_0, ARETURN]),
        plain("array as Cloneable", OK, "([I)Ljava/lang/Cloneable;", 1, 1, &[ALOAD_0, ARETURN]),
        plain("array as Runnable", BAD, "([I)Ljava/lang/Runnable;", 1, 1, &[ALOAD_0, ARETURN]),
        plain("array of strings as array of objects", OK, "([Ljava/lang/String;)[Ljava/lang/Object;", 1, 1, &[ALOAD_0, ARETURN]),
        plain("array of arrays as array of objects", OK, "([[I)[Ljava/lang/Object;", 1, 1, &[ALOAD_0, ARETURN]),
        plain("ints as objects", BAD, "([I)[Ljava/lang/Object;", 1, 1, &[ALOAD_0, ARETURN]),
        plain(
            "array of objects as array of runnables",
            OK,
            "([Ljava/lang/Object;)[Ljava/lang/Runnable;",
            1,
            1,
            &[ALOAD_0, ARETURN],
        ),
        plain("bytes as booleans", BAD, "([B)[Z", 1, 1, &[ALOAD_0, ARETURN]),
        plain("baload of booleans", OK, "([Z)I", 2, 1, &[ALOAD_0, ICONST_0, BALOAD, IRETURN]),
        plain("caload of shorts", BAD, "([S)I", 2, 1, &[ALOAD_0, ICONST_0, CALOAD, IRETURN]),
        plain("iaload of null", OK, "()I", 2, 0, &[ACONST_NULL, ICONST_0, IALOAD, IRETURN]),
        plain("aaload of ints", BAD, "([I)V", 2, 1, &[ALOAD_0, ICONST_0, AALOAD, POP, RETURN]),
        plain("aaload of rows", OK, "([[I)I", 2, 1, &[ALOAD_0, ICONST_0, AALOAD, ICONST_0, IALOAD, IRETURN]),
        plain(
            "aastore of a wrong class",
            OK,
            "([Ljava/lang/String;Ljava/lang/Object;)V",
            3,
            2,
            &[ALOAD_0, ICONST_0, ALOAD_1, AASTORE, RETURN],
        ),
        plain("aastore of int", BAD, "([Ljava/lang/Object;)V", 3, 1, &[ALOAD_0, ICONST_0, ICONST_0, AASTORE, RETURN]),
        plain("length of an object", BAD, "(Ljava/lang/Object;)I", 1, 1, &[ALOAD_0, ARRAYLENGTH, IRETURN]),
        plain("throw of an object", BAD, "(Ljava/lang/Object;)V", 1, 1, &[ALOAD_0, ATHROW]),
        plain("throw of null", OK, "()V", 1, 0, &[ACONST_NULL, ATHROW]),
        plain("branch into an instruction", BAD, "(I)V", 1, 1, &[ILOAD_0, IFEQ, 0, 4, SIPUSH, 0, 0, POP, RETURN]),
        plain("branch without a frame", BAD, "(I)V", 1, 1, &[ILOAD_0, IFEQ, 0, 3, RETURN]),
        plain("jsr in a new class", BAD, "()V", 1, 1, &[JSR, 0, 4, RETURN, ASTORE_0, RET, 0]),
        plain("unknown opcode", BAD, "()V", 1, 1, &[203, RETURN]),
        plain("newarray of a wrong type", BAD, "()V", 1, 1, &[ICONST_0, NEWARRAY, 3, POP, RETURN]),
        plain("monitor on int", BAD, "()V", 1, 1, &[ICONST_0, MONITORENTER, RETURN]),
        plain("wide iinc", OK, "(I)V", 1, 1, &[WIDE, IINC, 0, 0, 1, 0, RETURN]),
        plain("iinc of float", BAD, "(F)V", 1, 1, &[IINC, 0, 1, RETURN]),
        // subroutines
        old("one subroutine", OK, "()V", 1, 1, &[JSR, 0, 4, RETURN, ASTORE_0, RET, 0]),
        old(
            "a subroutine, two callers of different types",
            OK,
            "()I",
            2,
            3,
            &[ICONST_1, ISTORE_0, JSR, 0, 12, FCONST_0, FSTORE_1, JSR, 0, 7, ILOAD_0, IRETURN, NOP, NOP, ASTORE_2, RET, 2],
        ),
        old(
            "a subroutine that writes a local",
            BAD,
            "()I",
            2,
            3,
            &[ICONST_1, ISTORE_0, JSR, 0, 5, ILOAD_0, IRETURN, ASTORE_2, FCONST_0, FSTORE_0, RET, 2],
        ),
        old("ret of an int", BAD, "(I)V", 1, 1, &[RET, 0]),
        old("ret of an object", BAD, "(Ljava/lang/Object;)V", 1, 1, &[RET, 0]),
        old("return address as object", BAD, "()V", 1, 1, &[JSR, 0, 4, RETURN, ASTORE_0, ALOAD_0, POP, RETURN]),
        old("return address as int", BAD, "()V", 1, 1, &[JSR, 0, 4, RETURN, ISTORE_0, RETURN]),
        old("return address returned", BAD, "()Ljava/lang/Object;", 1, 1, &[JSR, 0, 3, ARETURN]),
        old("subroutine that never returns", OK, "()V", 1, 1, &[JSR, 0, 4, RETURN, POP, RETURN]),
        old("recursive subroutine", BAD, "()V", 3, 1, &[JSR, 0, 4, RETURN, ASTORE_0, JSR, 255, 255, RET, 0]),
        old("nested subroutines", OK, "()V", 2, 2, &[JSR, 0, 4, RETURN, ASTORE_0, JSR, 0, 5, RET, 0, ASTORE_1, RET, 1]),
        old(
            "inner ret to the outer caller",
            OK,
            "()V",
            2,
            2,
            &[JSR, 0, 4, RETURN, ASTORE_0, JSR, 0, 4, RETURN, ASTORE_1, RET, 0],
        ),
        old("ret to a call that has ended", BAD, "()V", 2, 2, &[JSR, 0, 8, RET, 0, RETURN, NOP, NOP, ASTORE_0, RET, 0]),
        old(
            "a branch leaves a subroutine backwards",
            OK,
            "(I)V",
            1,
            2,
            &[ILOAD_0, IFEQ, 0, 6, JSR, 0, 4, RETURN, ASTORE_1, IINC, 0, 255, GOTO, 255, 244],
        ),
        old(
            "a subroutine that was left cannot return",
            BAD,
            "(I)V",
            1,
            2,
            &[ILOAD_0, IFEQ, 0, 6, JSR, 0, 6, RET, 1, RETURN, ASTORE_1, GOTO, 255, 245],
        ),
        case("a handler leaves a subroutine backwards", OK, 49, STATIC, ("m", "(I)V"), |_| {
            let code =
                [ILOAD_0, IFEQ, 0, 6, JSR, 0, 4, RETURN, ASTORE_1, ACONST_NULL, ATHROW, ASTORE_2, IINC, 0, 255, GOTO, 255, 241];
            Body { stack: 1, locals: 3, code: code.to_vec(), handlers: vec![(9, 11, 11, 0)], ..Body::default() }
        }),
        // inference
        old(
            "merge of int and float",
            BAD,
            "(I)V",
            1,
            2,
            &[ILOAD_0, IFEQ, 0, 8, ICONST_0, ISTORE_1, GOTO, 0, 5, FCONST_0, FSTORE_1, ILOAD_1, POP, RETURN],
        ),
        old(
            "unused merge of int and float",
            OK,
            "(I)V",
            1,
            2,
            &[ILOAD_0, IFEQ, 0, 8, ICONST_0, ISTORE_1, GOTO, 0, 5, FCONST_0, FSTORE_1, RETURN],
        ),
        old("different stack heights", BAD, "(I)V", 2, 1, &[ILOAD_0, IFEQ, 0, 4, ICONST_0, RETURN]),
        old("stack grows in a loop", BAD, "()V", 9, 0, &[ICONST_0, GOTO, 255, 255]),
        old("mixed stack", BAD, "(I)V", 1, 1, &[ILOAD_0, IFEQ, 0, 7, ICONST_0, GOTO, 0, 4, FCONST_0, POP, RETURN]),
        old("dead code is not typed", OK, "()V", 1, 1, &[RETURN, POP, POP, RETURN]),
        old("dead code falls off the end", OK, "()V", 1, 1, &[RETURN, NOP]),
    ];
    all.extend(constructors());
    all.extend(maps());
    all
}

fn constructors() -> Vec<Case> {
    let init = |name, sound, stack, code: fn(&mut Asm) -> Vec<u8>| {
        case(name, sound, 61, 1, ("<init>", "()V"), move |a| {
            let code = code(a);
            Body { stack, locals: 2, code, ..Body::default() }
        })
    };
    let make = |name, sound, descriptor, code: fn(&mut Asm) -> Vec<u8>| {
        case(name, sound, 61, STATIC, ("m", descriptor), move |a| {
            let code = code(a);
            Body { stack: 4, locals: 2, code, ..Body::default() }
        })
    };
    fn sup(a: &mut Asm) -> Vec<u8> {
        let index = a.method_ref("java/lang/Object", "<init>", "()V");
        with(INVOKESPECIAL, index)
    }
    fn own(a: &mut Asm) -> Vec<u8> {
        let index = a.method_ref("T", "<init>", "()V");
        with(INVOKESPECIAL, index)
    }
    fn new(a: &mut Asm, class: &str) -> Vec<u8> {
        let class = a.class(class);
        with(NEW, class)
    }
    vec![
        init("constructor", OK, 1, |a| [&[ALOAD_0][..], &sup(a), &[RETURN]].concat()),
        init("constructor without super", BAD, 1, |_| vec![RETURN]),
        init("constructor that loses this", BAD, 1, |_| vec![ACONST_NULL, ASTORE_0, RETURN]),
        init("constructor that throws", OK, 1, |_| vec![ACONST_NULL, ATHROW]),
        init("super twice", BAD, 1, |a| [&[ALOAD_0][..], &sup(a), &[ALOAD_0], &sup(a), &[RETURN]].concat()),
        init("super of a grandparent", BAD, 1, |a| {
            let index = a.method_ref("java/lang/String", "<init>", "()V");
            [&[ALOAD_0][..], &with(INVOKESPECIAL, index), &[RETURN]].concat()
        }),
        init("field before super", OK, 2, |a| {
            let i = a.field_ref("T", "i", "I");
            [&[ALOAD_0, ICONST_1][..], &with(PUTFIELD, i), &[ALOAD_0], &sup(a), &[RETURN]].concat()
        }),
        init("unknown field before super", BAD, 2, |a| {
            let i = a.field_ref("T", "zz", "I");
            [&[ALOAD_0, ICONST_1][..], &with(PUTFIELD, i), &[ALOAD_0], &sup(a), &[RETURN]].concat()
        }),
        init("field read before super", BAD, 2, |a| {
            let i = a.field_ref("T", "i", "I");
            [&[ALOAD_0][..], &with(GETFIELD, i), &[POP, ALOAD_0], &sup(a), &[RETURN]].concat()
        }),
        init("this escapes before super", BAD, 2, |a| {
            let o = a.field_ref("T", "o", "Ljava/lang/Object;");
            [&[ALOAD_0][..], &with(PUTSTATIC, o), &[ALOAD_0], &sup(a), &[RETURN]].concat()
        }),
        init("this escapes after super", OK, 2, |a| {
            let o = a.field_ref("T", "o", "Ljava/lang/Object;");
            [&[ALOAD_0, DUP][..], &sup(a), &with(PUTSTATIC, o), &[RETURN]].concat()
        }),
        init("method before super", BAD, 2, |a| {
            let hash = a.method_ref("java/lang/Object", "hashCode", "()I");
            [&[ALOAD_0][..], &with(INVOKEVIRTUAL, hash), &[POP, ALOAD_0], &sup(a), &[RETURN]].concat()
        }),
        init("monitor on uninitialized this", OK, 2, |a| {
            [&[ALOAD_0, MONITORENTER, ALOAD_0, MONITOREXIT, ALOAD_0][..], &sup(a), &[RETURN]].concat()
        }),
        make("new", OK, "()V", |a| [&new(a, "T")[..], &[DUP], &own(a), &[POP, RETURN]].concat()),
        make("new without a constructor", BAD, "()LT;", |a| [&new(a, "T")[..], &[ARETURN]].concat()),
        make("new dropped", OK, "()V", |a| [&new(a, "T")[..], &[POP, RETURN]].concat()),
        make("constructor of another class", BAD, "()V", |a| [&new(a, "T")[..], &sup(a), &[RETURN]].concat()),
        make("constructor twice", BAD, "()V", |a| [&new(a, "T")[..], &[DUP], &own(a), &own(a), &[RETURN]].concat()),
        make("constructor on null", BAD, "()V", |a| [&[ACONST_NULL][..], &own(a), &[RETURN]].concat()),
        make("constructor on an object", BAD, "(LT;)V", |a| [&[ALOAD_0][..], &own(a), &[RETURN]].concat()),
        make("copies are initialized too", OK, "()LT;", |a| {
            [&new(a, "T")[..], &[DUP, ASTORE_1], &own(a), &[ALOAD_1, ARETURN]].concat()
        }),
        make("new of an array", BAD, "()V", |a| [&new(a, "[T")[..], &[POP, RETURN]].concat()),
        make("constructor called virtually", BAD, "(LT;)V", |a| {
            let index = a.method_ref("T", "<init>", "()V");
            [&[ALOAD_0][..], &with(INVOKEVIRTUAL, index), &[RETURN]].concat()
        }),
        make("field of another object", BAD, "(Ljava/lang/String;)V", |a| {
            let i = a.field_ref("T", "i", "I");
            [&[ALOAD_0, ICONST_1][..], &with(PUTFIELD, i), &[RETURN]].concat()
        }),
        make("long field gets an int", BAD, "(LT;)V", |a| {
            let j = a.field_ref("T", "j", "J");
            [&[ALOAD_0, ICONST_1][..], &with(PUTFIELD, j), &[RETURN]].concat()
        }),
        make("field of null", OK, "()I", |a| {
            let i = a.field_ref("T", "i", "I");
            [&[ACONST_NULL][..], &with(GETFIELD, i), &[IRETURN]].concat()
        }),
        make("protected clone of another class", BAD, "(Ljava/lang/Object;)V", |a| {
            let clone = a.method_ref("java/lang/Object", "clone", "()Ljava/lang/Object;");
            [&[ALOAD_0][..], &with(INVOKEVIRTUAL, clone), &[POP, RETURN]].concat()
        }),
        make("protected clone of the own class", OK, "(LT;)V", |a| {
            let clone = a.method_ref("java/lang/Object", "clone", "()Ljava/lang/Object;");
            [&[ALOAD_0][..], &with(INVOKEVIRTUAL, clone), &[POP, RETURN]].concat()
        }),
        make("clone of an array by Object", OK, "([I)V", |a| {
            let clone = a.method_ref("java/lang/Object", "clone", "()Ljava/lang/Object;");
            [&[ALOAD_0][..], &with(INVOKEVIRTUAL, clone), &[POP, RETURN]].concat()
        }),
        make("invokespecial on an unrelated class", BAD, "(Ljava/lang/String;)V", |a| {
            let length = a.method_ref("java/lang/String", "length", "()I");
            [&[ALOAD_0][..], &with(INVOKESPECIAL, length), &[POP, RETURN]].concat()
        }),
        make("invokespecial on another object", BAD, "(Ljava/lang/Object;)V", |a| {
            let hash = a.method_ref("java/lang/Object", "hashCode", "()I");
            [&[ALOAD_0][..], &with(INVOKESPECIAL, hash), &[POP, RETURN]].concat()
        }),
        make("invokespecial of an indirect superinterface", BAD, "(LT;)V", |a| {
            let run = a.interface_ref("java/lang/Runnable", "run", "()V");
            [&[ALOAD_0][..], &with(INVOKESPECIAL, run), &[RETURN]].concat()
        }),
        make("invokeinterface on any object", OK, "(Ljava/lang/Object;)V", |a| {
            let run = a.interface_ref("java/lang/Runnable", "run", "()V");
            [&[ALOAD_0][..], &with(INVOKEINTERFACE, run), &[1, 0, RETURN]].concat()
        }),
        make("invokeinterface with a wrong count", BAD, "(Ljava/lang/Object;)V", |a| {
            let run = a.interface_ref("java/lang/Runnable", "run", "()V");
            [&[ALOAD_0][..], &with(INVOKEINTERFACE, run), &[2, 0, RETURN]].concat()
        }),
        make("ldc of a long", BAD, "()V", |a| {
            let long = a.long(1);
            vec![LDC, long as u8, POP, RETURN]
        }),
        make("ldc2_w of a string", BAD, "()V", |a| {
            let text = a.string("x");
            [&with(LDC2_W, text)[..], &[POP2, RETURN]].concat()
        }),
        make("checkcast of an int", BAD, "()V", |a| {
            let class = a.class("T");
            [&[ICONST_0][..], &with(CHECKCAST, class), &[POP, RETURN]].concat()
        }),
        make("instanceof of an uninitialized object", BAD, "()V", |a| {
            let class = a.class("T");
            [&new(a, "T")[..], &with(INSTANCEOF, class), &[POP, RETURN]].concat()
        }),
        make("more dimensions than the class has", BAD, "()V", |a| {
            let class = a.class("[[I");
            [&[ICONST_0, ICONST_0, ICONST_0][..], &with(MULTIANEWARRAY, class), &[3, POP, RETURN]].concat()
        }),
        make("fewer dimensions than the class has", OK, "()V", |a| {
            let class = a.class("[[I");
            [&[ICONST_0][..], &with(MULTIANEWARRAY, class), &[1, POP, RETURN]].concat()
        }),
    ]
}

/// Cases with stack maps and handlers.
fn maps() -> Vec<Case> {
    let mapped = |name, sound, descriptor, code: Vec<u8>, map: (u16, Vec<u8>)| {
        case(name, sound, 61, STATIC, ("m", descriptor), move |_| Body {
            stack: 4,
            locals: 3,
            code,
            map: Some(map),
            ..Body::default()
        })
    };
    let branch = vec![ILOAD_0, IFEQ, 0, 3, RETURN];
    let guarded = |name, sound, catch: &'static str, map: (u16, Vec<u8>)| {
        case(name, sound, 61, STATIC, ("m", "(I)V"), move |a| {
            let catch_type = if catch.is_empty() { 0 } else { a.class(catch) };
            Body {
                stack: 2,
                locals: 2,
                code: vec![ILOAD_0, ISTORE_1, NOP, RETURN, ASTORE_0, RETURN],
                handlers: vec![(0, 3, 4, catch_type)],
                map: Some(map),
            }
        })
    };
    let throwable = |a: &mut Asm| a.class("java/lang/Throwable");
    vec![
        mapped("same frame", OK, "(I)V", branch.clone(), (1, vec![4])),
        mapped("frame inside an instruction", BAD, "(I)V", branch.clone(), (1, vec![3])),
        mapped("frame after the end", BAD, "(I)V", branch.clone(), (2, vec![4, 0])),
        mapped("frame with a local that is not there", BAD, "(I)V", branch.clone(), (1, vec![252, 0, 4, 1])),
        mapped("chop of more than there is", BAD, "(I)V", branch.clone(), (1, vec![249, 0, 4])),
        mapped("chop", OK, "(I)V", branch.clone(), (1, vec![250, 0, 4])),
        mapped("append of top", OK, "(I)V", branch.clone(), (1, vec![252, 0, 4, 0])),
        mapped("more locals than max_locals", BAD, "(I)V", branch.clone(), (1, vec![254, 0, 4, 0, 0, 0])),
        mapped("reserved frame type", BAD, "(I)V", branch.clone(), (1, vec![128, 0, 4])),
        mapped("truncated table", BAD, "(I)V", branch.clone(), (1, vec![252, 0, 4])),
        mapped("bytes after the table", BAD, "(I)V", branch.clone(), (1, vec![4, 0])),
        mapped("uninitializedThis in a static method", BAD, "(I)V", branch.clone(), (1, vec![252, 0, 4, 6])),
        mapped("uninitialized without new", BAD, "(I)V", branch.clone(), (1, vec![252, 0, 4, 8, 0, 0])),
        mapped("half of a long is cut by max_locals", BAD, "(I)V", branch.clone(), (1, vec![253, 0, 4, 0, 4])),
        mapped("frame claims float for int", BAD, "(I)V", branch, (1, vec![255, 0, 4, 0, 1, 2, 0, 0])),
        mapped("dead code with a frame", OK, "()V", vec![RETURN, NOP, RETURN], (1, vec![1])),
        mapped("top on the stack is no value", BAD, "()V", vec![RETURN, POP, RETURN], (1, vec![65, 0])),
        mapped("top on the stack is not copied", BAD, "()V", vec![RETURN, DUP, RETURN], (1, vec![65, 0])),
        mapped("loop", OK, "(I)V", vec![IINC, 0, 1, GOTO, 255, 253], (1, vec![0])),
        mapped("loop that changes a local", BAD, "(I)V", vec![FCONST_0, FSTORE_0, GOTO, 255, 254], (1, vec![0])),
        guarded("handler", OK, "", (1, vec![68, 7, 0, 0])),
        guarded("handler without a frame", BAD, "", (0, vec![])),
        guarded("handler with an empty stack", BAD, "", (1, vec![4])),
        guarded("catch of something not throwable", BAD, "java/lang/String", (1, vec![68, 7, 0, 0])),
        guarded("catch of something that is not there", BAD, "no/Such", (1, vec![68, 7, 0, 0])),
        case("handler sees the locals before a store", BAD, 61, STATIC, ("m", "(I)V"), |a| {
            let class = throwable(a);
            Body {
                stack: 2,
                locals: 2,
                code: vec![ILOAD_0, ISTORE_1, RETURN, POP, ILOAD_1, POP, RETURN],
                handlers: vec![(0, 2, 3, 0)],
                map: Some((1, [&[255, 0, 3, 0, 2, 1, 1, 0, 1, 7][..], &class.to_be_bytes()].concat())),
            }
        }),
        case("handler for a store alone", OK, 61, STATIC, ("m", "(I)V"), |a| {
            let class = throwable(a);
            Body {
                stack: 2,
                locals: 2,
                code: vec![ILOAD_0, ISTORE_1, NOP, RETURN, POP, ILOAD_1, POP, RETURN],
                handlers: vec![(2, 3, 4, 0)],
                map: Some((1, [&[255, 0, 4, 0, 2, 1, 1, 0, 1, 7][..], &class.to_be_bytes()].concat())),
            }
        }),
        case("handler around super sees this uninitialized", BAD, 61, 1, ("<init>", "()V"), |a| {
            let class = throwable(a);
            let this = a.class("T");
            let sup = a.method_ref("java/lang/Object", "<init>", "()V");
            let map = [&[255, 0, 5, 0, 1, 7][..], &this.to_be_bytes(), &[0, 1, 7], &class.to_be_bytes()].concat();
            Body {
                stack: 2,
                locals: 1,
                code: [&[ALOAD_0][..], &with(INVOKESPECIAL, sup), &[RETURN, POP, RETURN]].concat(),
                handlers: vec![(0, 4, 5, 0)],
                map: Some((1, map)),
            }
        }),
        case("handler around super forgets this and returns", BAD, 61, 1, ("<init>", "()V"), |a| {
            let class = throwable(a);
            let sup = a.method_ref("java/lang/Object", "<init>", "()V");
            let map = [&[255, 0, 5, 0, 0, 0, 1, 7][..], &class.to_be_bytes()].concat();
            Body {
                stack: 2,
                locals: 1,
                code: [&[ALOAD_0][..], &with(INVOKESPECIAL, sup), &[RETURN, POP, RETURN]].concat(),
                handlers: vec![(0, 4, 5, 0)],
                map: Some((1, map)),
            }
        }),
        case("handler before super keeps this and throws", OK, 61, 1, ("<init>", "()V"), |a| {
            let class = throwable(a);
            let sup = a.method_ref("java/lang/Object", "<init>", "()V");
            let map = [&[255, 0, 5, 0, 1, 6, 0, 1, 7][..], &class.to_be_bytes()].concat();
            Body {
                stack: 2,
                locals: 1,
                code: [&[ALOAD_0][..], &with(INVOKESPECIAL, sup), &[RETURN, ATHROW]].concat(),
                handlers: vec![(0, 1, 5, 0)],
                map: Some((1, map)),
            }
        }),
        case("new in a loop with the old object kept", BAD, 61, STATIC, ("m", "()V"), |a| {
            let class = a.class("T");
            let init = a.method_ref("T", "<init>", "()V");
            // the frame at 0 keeps an object of the `new` at 0 in local 0
            Body {
                stack: 2,
                locals: 1,
                code: [
                    &[ACONST_NULL, ASTORE_0, GOTO, 0, 3][..],
                    &with(NEW, class),
                    &[ASTORE_0, ALOAD_0],
                    &with(INVOKESPECIAL, init),
                    &[GOTO, 255, 248],
                ]
                .concat(),
                handlers: vec![],
                map: Some((1, vec![252, 0, 5, 8, 0, 5])),
            }
        }),
    ]
}

/// Fills in pool indexes that a case could not know: handlers of `guarded` have stack [Throwable].
fn patch(case: &mut Case) {
    if !case.name.starts_with("handler") && !case.name.starts_with("catch") {
        return;
    }
    let Ok(class) = parse(case.bytes.clone().into()) else { return };
    let find = (1..class.pool.len() as u16).find(|i| {
        matches!(class.pool.get(*i), jaunt_classfile::Constant::Class { .. }) && class.pool.class_name(*i) == "java/lang/Object"
    });
    let spans: Vec<_> = class.methods.iter().filter_map(|m| m.code.as_ref()?.stack_map.clone()).collect();
    for span in spans {
        let (start, end) = (span.start as usize, span.end as usize);
        if case.bytes[start..end].ends_with(&[68, 7, 0, 0]) {
            case.bytes[end - 2..end].copy_from_slice(&find.unwrap().to_be_bytes());
        }
    }
}

#[test]
fn verdicts() {
    let platform =
        ClassSet::read(&[common::jdk_classes().join("java.base/java/lang"), common::jdk_classes().join("java.base/java/io")]);
    let mut cases = cases();
    cases.iter_mut().for_each(patch);
    let inputs: Vec<(String, Vec<u8>)> = cases.iter().map(|c| ("T".to_string(), c.bytes.clone())).collect();
    let java = hotspot::link(&common::scratch(), &inputs);
    let mut wrong = 0;
    for (case, java) in cases.iter().zip(java) {
        let ours = match parse(case.bytes.clone().into()) {
            Ok(class) => verify::verify(&class, &Layers(vec![&platform])).map_err(|e| e.to_string()),
            Err(e) => Err(e.to_string()),
        };
        if ours.is_ok() != case.sound || java.starts_with("ok") != case.sound {
            println!(
                "{}: expected {}\n    ours: {ours:?}\n    java: {java}",
                case.name,
                if case.sound { "ok" } else { "refusal" }
            );
            wrong += 1;
        }
    }
    println!("{} cases", cases.len());
    assert_eq!(wrong, 0);
}

#[test]
fn messages() {
    let message = |case: Case| {
        let class = parse(case.bytes.into()).unwrap();
        verify::verify(&class, &Layers(vec![])).unwrap_err().message
    };
    assert_eq!(
        message(plain("", BAD, "(Ljava/lang/Object;)I", 1, 1, &[ALOAD_0, IRETURN])),
        "Bad type on operand stack in T.m(Ljava/lang/Object;)I at pc 1: expected int, found java/lang/Object"
    );
    assert_eq!(message(plain("", BAD, "()V", 0, 0, &[NOP])), "Control flow falls through code end in T.m()V at pc 0");
    let missing = plain("", BAD, "(Lno/Such;)Lno/Other;", 1, 1, &[ALOAD_0, ARETURN]);
    let error = verify::verify(&parse(missing.bytes.into()).unwrap(), &Layers(vec![])).unwrap_err();
    assert_eq!(error.missing_class.as_deref(), Some("no/Other"));
}
