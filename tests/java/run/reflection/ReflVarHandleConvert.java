// VarHandle calls whose types are not the variable's: boxing, unboxing, widening, casts, results, and what asType refuses.
import java.lang.invoke.*;
import java.util.*;

public class ReflVarHandleConvert {
    interface Q { Object go() throws Throwable; }
    static int tests;
    static void t(String n, Q q) {
        tests++;
        try {
            Object r = q.go();
            System.out.println(n + " -> " + r + (r == null ? "" : " " + r.getClass().getSimpleName()));
        } catch (Throwable e) {
            System.out.println(n + " " + e.getClass().getName() + (e instanceof WrongMethodTypeException ? ": " + e.getMessage() : ""));
        }
    }

    static int si; static long sl; static byte sb; static short ss; static char sc; static boolean sz; static float sf; static double sd;
    static Object so; static String st; static Integer sI; static Number sn; static Long sL; static Comparable<?> scmp;
    int fi; long fl; byte fb; double fd; Object fo; String ft; Integer fI; Character fC;
    static VarHandle s(String n, Class<?> c) throws Exception { return MethodHandles.lookup().findStaticVarHandle(ReflVarHandleConvert.class, n, c); }
    static VarHandle f(String n, Class<?> c) throws Exception { return MethodHandles.lookup().findVarHandle(ReflVarHandleConvert.class, n, c); }
    static VarHandle a(Class<?> c) { return MethodHandles.arrayElementVarHandle(c); }

    static void statics() throws Exception {
        VarHandle I = s("si", int.class), L = s("sl", long.class), B = s("sb", byte.class), S = s("ss", short.class), C = s("sc", char.class),
                Z = s("sz", boolean.class), F = s("sf", float.class), D = s("sd", double.class), O = s("so", Object.class),
                T = s("st", String.class), W = s("sI", Integer.class), N = s("sn", Number.class), LW = s("sL", Long.class), M = s("scmp", Comparable.class);
        byte b = -7; short sh = -300; char ch = '\u8001'; long big = 1L << 40;
        t("i<-byte", () -> { I.set(b); return si; });
        t("i<-short", () -> { I.setVolatile(sh); return si; });
        t("i<-char", () -> { I.setOpaque(ch); return si; });
        t("i<-long", () -> { I.set(big); return si; });
        t("i<-bool", () -> { I.set(true); return si; });
        t("i<-Integer", () -> { I.setRelease((Integer) 77); return si; });
        t("i<-Byte", () -> { I.set((Byte) b); return si; });
        t("i<-Character", () -> { I.set((Character) ch); return si; });
        t("i<-Long", () -> { I.set((Long) 5L); return si; });
        t("i<-Object", () -> { I.set((Object) 78); return si; });
        t("i<-Object Short", () -> { I.set((Object) sh); return si; });
        t("i<-Object Long", () -> { I.set((Object) 5L); return si; });
        t("i<-Object String", () -> { I.set((Object) "x"); return si; });
        t("i<-Number", () -> { I.set((Number) 79); return si; });
        t("i<-Number Double", () -> { I.set((Number) 1.5); return si; });
        t("i<-Comparable", () -> { I.set((Comparable<?>) 80); return si; });
        t("i<-Serializable", () -> { I.set((java.io.Serializable) 81); return si; });
        t("i<-String", () -> { I.set("81"); return si; });
        t("i<-null Integer", () -> { I.set((Integer) null); return si; });
        t("i<-null Object", () -> { I.set((Object) null); return si; });
        t("i<-null Long", () -> { I.set((Long) null); return si; });
        t("i<-BigInteger", () -> { I.set((Number) java.math.BigInteger.ONE); return si; });
        t("l<-int", () -> { L.set(-5); return sl; });
        t("l<-char", () -> { L.set(ch); return sl; });
        t("l<-Integer", () -> { L.set((Integer) (-6)); return sl; });
        t("l<-Object Byte", () -> { L.set((Object) b); return sl; });
        t("l<-float", () -> { L.set(1f); return sl; });
        t("b<-int", () -> { B.set(1); return sb; });
        t("b<-Object Byte", () -> { B.set((Object) b); return sb; });
        t("b<-Object Integer", () -> { B.set((Object) 1); return sb; });
        t("s<-byte", () -> { S.set(b); return ss; });
        t("c<-byte", () -> { C.set(b); return (int) sc; });
        t("c<-short", () -> { C.set(sh); return (int) sc; });
        t("c<-Character", () -> { C.set((Character) ch); return (int) sc; });
        t("z<-Boolean", () -> { Z.set((Boolean) true); return sz; });
        t("z<-int", () -> { Z.set(1); return sz; });
        t("z<-Object Boolean", () -> { Z.set((Object) false); return sz; });
        t("z<-Number", () -> { Z.set((Number) 1); return sz; });
        t("f<-int", () -> { F.set(16777217); return sf; });
        t("f<-long", () -> { F.set(Long.MAX_VALUE); return sf; });
        t("f<-double", () -> { F.set(1d); return sf; });
        t("f<-Object Character", () -> { F.set((Object) 'c'); return sf; });
        t("d<-float", () -> { D.set(0.1f); return sd; });
        t("d<-long", () -> { D.set(Long.MIN_VALUE + 1); return sd; });
        t("d<-Float", () -> { D.set((Float) 0.3f); return sd; });
        t("d<-Object Long", () -> { D.set((Object) 99L); return sd; });
        t("O<-int", () -> { O.set(1); return so == (Object) 1; });
        t("O<-big int", () -> { O.set(100000); return so; });
        t("O<-bool", () -> { O.set(true); return so == Boolean.TRUE; });
        t("O<-char", () -> { O.set('a'); return so == (Object) 'a'; });
        t("O<-big char", () -> { O.set(ch); return so.equals(ch); });
        t("O<-byte", () -> { O.set(b); return so == (Object) b; });
        t("O<-short", () -> { O.set((short) -128); return so == (Object) (short) -128; });
        t("O<-big short", () -> { O.set(sh); return so; });
        t("O<-long", () -> { O.set(127L); return so == (Object) 127L; });
        t("O<-big long", () -> { O.set(big); return so; });
        t("O<-float", () -> { O.set(1.5f); return so; });
        t("O<-double", () -> { O.set(-0d); return so; });
        t("W<-int", () -> { W.set(5); return sI == (Integer) 5; });
        t("W<-short", () -> { W.set(sh); return sI; });
        t("W<-long", () -> { W.set(5L); return sI; });
        t("W<-Object", () -> { W.set((Object) 500); return sI; });
        t("W<-Object String", () -> { W.set((Object) "q"); return sI; });
        t("N<-int", () -> { N.set(6); return sn; });
        t("N<-char", () -> { N.set('c'); return sn; });
        t("N<-double", () -> { N.set(6.5); return sn; });
        t("M<-bool", () -> { M.set(true); return scmp; });
        t("T<-int", () -> { T.set(6); return st; });
        t("T<-Object", () -> { T.set((Object) "tt"); return st; });
        t("T<-Object int", () -> { T.set((Object) 5); return st; });
        t("LW<-int", () -> { LW.set(6); return sL; });
        t("LW<-long", () -> { LW.set(big); return sL; });
        // Results.
        si = 42; sl = 43; sb = -4; sc = 'x'; sf = 2.5f; sz = true; so = 300; st = "str"; sI = 9; sn = 10; sL = 11L;
        t("i->long", () -> (long) I.get());
        t("i->double", () -> (double) I.getVolatile());
        t("i->float", () -> (float) I.getAcquire());
        t("i->short", () -> (short) I.get());
        t("i->bool", () -> (boolean) I.get());
        t("i->Object", () -> I.get());
        t("i->Object cached", () -> I.get() == I.getOpaque());
        t("i->Integer", () -> (Integer) I.get());
        t("i->Number", () -> (Number) I.get());
        t("i->Long", () -> (Long) I.get());
        t("i->String", () -> (String) I.get());
        t("i->Comparable", () -> (Comparable<?>) I.get());
        t("b->int", () -> (int) B.get());
        t("b->char", () -> (char) B.get());
        t("c->int", () -> (int) C.get());
        t("c->Object", () -> C.get());
        t("z->Object", () -> Z.get() == Boolean.TRUE);
        t("l->Object", () -> L.get());
        t("l->float", () -> (float) L.get());
        t("l->int", () -> (int) L.get());
        t("f->double", () -> (double) F.get());
        t("O->int", () -> (int) O.get());
        t("O->long", () -> (long) O.get());
        t("O->short", () -> (short) O.get());
        t("O->String", () -> (String) O.get());
        t("O->Integer", () -> (Integer) O.get());
        t("T->int", () -> (int) T.get());
        t("W->int", () -> (int) W.get());
        t("W->double", () -> (double) W.get());
        t("W->byte", () -> (byte) W.get());
        t("N->int", () -> (int) N.get());
        t("N->long", () -> (long) N.get());
        t("N->byte", () -> (byte) N.get());
        t("LW->long", () -> (long) LW.get());
        t("LW->float", () -> (float) LW.get());
        t("LW->int", () -> (int) LW.get());
        so = null; sI = null;
        t("O null->int", () -> (int) O.get());
        t("W null->int", () -> (int) W.get());
        t("W null->long", () -> (long) W.get());
        t("O null->Integer", () -> (Integer) O.get());
        // A result that cannot be converted comes after the change.
        so = "before";
        t("gas result", () -> (int) O.getAndSet(5));
        t("after", () -> so);
        t("gas null", () -> { so = null; return (int) O.getAndSet(6); });
        t("after2", () -> so);
        t("cae result", () -> { so = "k"; return (int) O.compareAndExchange((Object) "k", 7); });
        t("after3", () -> so);
    }

    static void fields() throws Exception {
        VarHandle I = f("fi", int.class), L = f("fl", long.class), B = f("fb", byte.class), D = f("fd", double.class), O = f("fo", Object.class),
                T = f("ft", String.class), W = f("fI", Integer.class), C = f("fC", Character.class);
        ReflVarHandleConvert x = new ReflVarHandleConvert();
        Object ox = x;
        byte b = 3;
        t("cas i byte", () -> I.compareAndSet(x, (byte) 0, 5) + " " + x.fi);
        t("cas i Integer", () -> I.compareAndSet(ox, (Integer) 5, (Object) 6) + " " + x.fi);
        t("cas i null", () -> I.compareAndSet(x, (Integer) null, 6) + " " + x.fi);
        t("cas i long", () -> I.compareAndSet(x, 6, 7L) + " " + x.fi);
        t("cas l int", () -> L.compareAndSet(x, 0, 9) + " " + x.fl);
        t("cas l mixed", () -> L.compareAndSet(x, 9L, 10) + " " + x.fl);
        t("cas l mixed2", () -> L.weakCompareAndSetPlain(x, 10, 11L) + " " + x.fl);
        t("cae l", () -> (Object) L.compareAndExchange(x, 11, b) + " " + x.fl);
        t("cae l double", () -> (double) L.compareAndExchangeAcquire(x, 4, 4) + " " + x.fl);
        t("gas l", () -> (float) L.getAndSet(x, 'z') + " " + x.fl);
        t("gaa l", () -> (Object) L.getAndAddRelease(x, 5) + " " + x.fl);
        t("gaa l Object", () -> (long) L.getAndAdd(x, (Object) 5) + " " + x.fl);
        t("gaa b int", () -> (int) B.getAndAdd(x, 5));
        t("gaa b", () -> (int) B.getAndAdd(x, b) + " " + x.fb);
        t("gaa b Byte", () -> (Integer) B.getAndAdd(x, (Byte) b));
        t("gaa d int", () -> (double) D.getAndAdd(x, 5) + " " + x.fd);
        t("gaa d long void", () -> { D.getAndAdd(x, 5L); return x.fd; });
        t("or d", () -> (double) D.getAndBitwiseOr(x, 5));
        t("or i", () -> (long) I.getAndBitwiseOr(x, (byte) -128) + " " + x.fi);
        t("and i", () -> (Object) I.getAndBitwiseAndAcquire(x, 'ÿ') + " " + x.fi);
        t("xor i", () -> (Number) I.getAndBitwiseXorRelease(x, (Short) (short) -1) + " " + x.fi);
        t("gaa O", () -> O.getAndAdd(x, 1));
        t("gas O", () -> O.getAndSet(x, 7) + " " + x.fo);
        t("cas O cached", () -> O.compareAndSet(x, 7, 8) + " " + x.fo);
        t("cas O not cached", () -> { O.set(x, 5000); return O.compareAndSet(x, 5000, 1) + " " + x.fo; });
        t("cas O new", () -> { O.set(x, 5); return O.compareAndSet(x, 5, 70000) + " " + x.fo; });
        t("cae O", () -> (int) O.compareAndExchange(x, 5, "n") + " " + x.fo);
        t("cae O2", () -> { x.fo = 1; return (int) O.compareAndExchange(x, 1, "n") + " " + x.fo; });
        t("cas O other type", () -> { x.fo = 1; return O.compareAndSet(x, 1L, "n") + " " + x.fo; });
        t("cas O bool", () -> { x.fo = true; return O.weakCompareAndSet(x, true, 'c') + " " + x.fo; });
        t("cas O double", () -> { x.fo = 1d; return O.compareAndSet(x, 1d, 2f) + " " + x.fo; });
        t("cas W", () -> W.compareAndSet(x, null, 4) + " " + x.fI);
        t("cas W 2", () -> W.compareAndSet(x, 4, (Object) 5) + " " + x.fI);
        t("cas W wrong expected", () -> W.compareAndSet(x, (Object) "e", 4) + " " + x.fI);
        t("cas W wrong prim", () -> W.compareAndSet(x, 5L, 4) + " " + x.fI);
        t("cas T wrong expected", () -> T.compareAndSet(x, (Object) 5, "s") + " " + x.ft);
        t("cas T wrong both", () -> T.compareAndSet(x, 5, 6) + " " + x.ft);
        t("C", () -> { C.set(x, 'q'); return (int) C.getAndSet(x, '\u1234') + " " + (double) C.getVolatile(x); });
        t("C->short", () -> (short) C.get(x));
        t("receiver null", () -> (long) I.get((Object) null));
        t("receiver null2", () -> (long) I.get((ReflVarHandleConvert) null));
        t("receiver wrong", () -> (long) I.get((Object) "x"));
        t("receiver wrong type", () -> (long) I.get("x"));
        t("receiver prim", () -> (long) I.get(5));
        t("too few", () -> (long) I.get());
        t("too many", () -> (long) I.get(x, 1));
        t("exact twin", () -> { VarHandle E = L.withInvokeExactBehavior(); E.set(x, 5); return x.fl; });
        t("exact ok", () -> { VarHandle E = L.withInvokeExactBehavior(); E.set(x, 5L); return x.fl + " " + E.hasInvokeExactBehavior(); });
        t("exact result", () -> { VarHandle E = L.withInvokeExactBehavior(); return E.get(x); });
        t("exact receiver", () -> { VarHandle E = L.withInvokeExactBehavior(); return (long) E.get(ox); });
        t("not exact again", () -> { VarHandle E = L.withInvokeExactBehavior().withInvokeBehavior(); E.set(x, 6); return E.get(x); });
    }

    static void arrays() {
        VarHandle I = a(int[].class), L = a(long[].class), B = a(byte[].class), O = a(Object[].class), T = a(String[].class), W = a(Integer[].class),
                N = a(Number[].class), Z = a(boolean[].class);
        int[] ia = new int[4]; long[] la = new long[4]; byte[] ba = new byte[4]; Object[] oa = new Object[4]; String[] ta = new String[4];
        Integer[] wa = new Integer[4]; boolean[] za = new boolean[2];
        byte one = 1; char two = 2; short three = 3;
        t("I index byte", () -> { I.set(ia, one, 10); return Arrays.toString(ia); });
        t("I index char", () -> { I.set(ia, two, (byte) 11); return Arrays.toString(ia); });
        t("I index short", () -> (long) I.getAndAdd(ia, three, 12) + Arrays.toString(ia));
        t("I index Integer", () -> (Object) I.get(ia, (Integer) 1));
        t("I index Object", () -> (Object) I.get(ia, (Object) one));
        t("I index Object String", () -> (Object) I.get(ia, (Object) "1"));
        t("I index null", () -> (Object) I.get(ia, (Integer) null));
        t("I index long", () -> (int) I.get(ia, 1L));
        t("I index Long", () -> (int) I.get(ia, (Long) 1L));
        t("I oob", () -> (long) I.get(ia, (Object) 4));
        t("I neg", () -> I.compareAndSet((Object) ia, (byte) -1, one, one));
        t("I null array", () -> (long) I.get((Object) null, 0));
        t("I wrong array", () -> (long) I.get((Object) la, 0));
        t("I wrong array type", () -> (long) I.get(la, 0));
        t("L", () -> L.compareAndSet(la, 0, 0, 7) + " " + (Object) L.getAndSet(la, 0, 'b') + Arrays.toString(la));
        t("L Long", () -> L.compareAndSet(la, (Integer) 0, (Integer) 98, (Object) 1L) + Arrays.toString(la));
        t("B", () -> (int) B.getAndBitwiseXor(ba, 0, (Byte) one) + Arrays.toString(ba));
        t("B int", () -> { B.set(ba, 0, 1); return 0; });
        t("O int", () -> O.compareAndSet(oa, 0, null, 1) + " " + O.compareAndSet(oa, 0, 1, 0) + " " + (oa[0] == (Object) 0));
        t("O gas", () -> (int) O.getAndSet(oa, 0, 2L) + Arrays.toString(oa));
        t("O get int", () -> (int) O.get(oa, 0));
        t("O get long", () -> (long) O.getVolatile(oa, one));
        t("O in String[]", () -> { O.set((Object[]) ta, 0, 5); return ta[0]; });
        t("O in Integer[]", () -> { O.set((Object[]) wa, 0, 5); return wa[0]; });
        t("O in Integer[] cas", () -> O.compareAndSet((Object[]) wa, 0, 5, 1000) + " " + wa[0]);
        t("O in Integer[] cas expected", () -> O.compareAndSet((Object[]) wa, 0, 'c', 3) + " " + wa[0]);
        t("O in Integer[] long", () -> O.compareAndSet((Object[]) wa, 0, 5, 1000L) + " " + wa[0]);
        t("N in Integer[]", () -> { N.set((Number[]) wa, 1, 6); return (int) N.getAndSet((Number[]) wa, 1, (short) 7); });
        t("N in Integer[] ok", () -> (double) N.getAndSet((Number[]) wa, 1, 8) + " " + wa[1]);
        t("W", () -> { W.setRelease(wa, 2, 127); return wa[2] == (Integer) 127; });
        t("W int", () -> (long) W.getAndSet(wa, 2, 128) + " " + wa[2]);
        t("W oa", () -> { W.set((Object) oa, 2, 128); return 0; });
        t("T", () -> T.compareAndSet(ta, 0, (Object) null, (Object) "s") + ta[0]);
        t("T int", () -> { T.set(ta, 0, 1); return 0; });
        t("T expected", () -> T.compareAndSet(ta, 0, (Object) 1, "z") + ta[0]);
        t("T result", () -> (Comparable<?>) T.get(ta, (Object) 0));
        t("T result Integer", () -> (Integer) (Object) T.get(ta, (Object) 0));
        t("Z", () -> Z.compareAndSet(za, 0, (Boolean) false, (Object) true) + " " + Z.getAndBitwiseXor(za, 0, Boolean.TRUE) + za[0]);
        for (VarHandle.AccessMode m : VarHandle.AccessMode.values()) t("supported " + m, () -> O.isAccessModeSupported(m) + "" + I.isAccessModeSupported(m));
    }

    // One call site that sees many handles and values.
    static void sites() throws Exception {
        VarHandle[] hs = {s("si", int.class), s("so", Object.class), s("sl", long.class), s("st", String.class), s("sI", Integer.class), s("sd", double.class)};
        Object[] vs = {1, "a", 2L, (byte) 3, 'c', null, 4.5, 1000};
        for (VarHandle h : hs) for (Object v : vs) t(h.varType() + " " + v, () -> { h.set(v); return h.get() + " " + h.getAndSet(v); });
        for (VarHandle h : hs) t(h.varType() + " prim", () -> { h.set(1000); return (int) h.get(); });
        for (VarHandle h : hs) t(h.varType() + " long", () -> { h.set(9); return (long) h.getAndSet(10); });
    }

    public static void main(String[] args) throws Exception {
        statics();
        fields();
        arrays();
        sites();
        System.out.println(tests);
    }
}
