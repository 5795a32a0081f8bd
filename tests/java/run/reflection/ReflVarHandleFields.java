// VarHandle on fields (instance, static, final, all types): every access mode, coordinates, unsupported modes, wrong types.
import java.lang.invoke.*;
import java.util.*;

public class ReflVarHandleFields {
    static class F {
        boolean z;
        byte b;
        char c;
        short s;
        int i;
        long j;
        float f;
        double d;
        String t;
        final int fin = Integer.parseInt("3");
        volatile int v;
        Object o;
    }
    static int si = 10;
    static volatile String ss = "a";
    static final long SL = 8L;
    static double sd;
    interface Q { Object go() throws Throwable; }
    static void t(String n, Q q) {
        try { System.out.println(n + " -> " + q.go()); } catch (Throwable e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + (e instanceof ClassCastException
                    || e instanceof NullPointerException ? "" : ": " + String.valueOf(e.getMessage()).replaceAll("@[0-9a-f]+", "@")));
        }
    }
    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup L = MethodHandles.lookup(); F x = new F();
        VarHandle I = L.findVarHandle(F.class, "i", int.class), J = L.findVarHandle(F.class, "j", long.class), Z = L.findVarHandle(F.class,
                "z", boolean.class), B = L.findVarHandle(F.class, "b", byte.class), S = L.findVarHandle(F.class, "s", short.class),
                C = L.findVarHandle(F.class, "c", char.class), FF = L.findVarHandle(F.class, "f", float.class),
                D = L.findVarHandle(F.class, "d", double.class), T = L.findVarHandle(F.class, "t", String.class),
                FIN = L.findVarHandle(F.class, "fin", int.class), V = L.findVarHandle(F.class, "v", int.class),
                SI = L.findStaticVarHandle(ReflVarHandleFields.class, "si", int.class),
                SS = L.findStaticVarHandle(ReflVarHandleFields.class, "ss", String.class),
                SD = L.findStaticVarHandle(ReflVarHandleFields.class, "sd", double.class),
                SLV = L.findStaticVarHandle(ReflVarHandleFields.class, "SL", long.class);
        I.set(x, 5);
        I.setVolatile(x, (int) I.get(x) + 1);
        I.setOpaque(x, (int) I.getVolatile(x) + 1);
        I.setRelease(x, (int) I.getOpaque(x) + 1);
        System.out.println((int) I.getAcquire(x) + " " + x.i);
        System.out.println(I.compareAndSet(x, 8, 9) + " " + I.compareAndSet(x, 8, 10) + " " + (int) I.compareAndExchange(x, 9, 11) + " "
                + (int) I.compareAndExchange(x, 9, 12) + " " + (int) I.compareAndExchangeAcquire(x, 11, 13) + " "
                + (int) I.compareAndExchangeRelease(x, 13, 14) + " " + x.i);
        boolean w;
        do { w = I.weakCompareAndSet(x, 14, 15); } while (!w);
        do { w = I.weakCompareAndSetPlain(x, 15, 16); } while (!w);
        do { w = I.weakCompareAndSetAcquire(x, 16, 17); } while (!w);
        do { w = I.weakCompareAndSetRelease(x, 17, 18); } while (!w);
        System.out.println(x.i + " " + I.weakCompareAndSet(x, 1, 2));
        System.out.println((int) I.getAndSet(x, 20) + " " + (int) I.getAndSetAcquire(x, 21) + " " + (int) I.getAndSetRelease(x, 22) + " "
                + (int) I.getAndAdd(x, 3) + " " + (int) I.getAndAddAcquire(x, -1) + " " + (int) I.getAndAddRelease(x, Integer.MAX_VALUE)
                + " " + x.i);
        I.set(x, 0b1100);
        System.out.println((int) I.getAndBitwiseOr(x, 0b0011) + " " + (int) I.getAndBitwiseAnd(x, 0b1010) + " "
                + (int) I.getAndBitwiseXor(x, 0b1111) + " " + (int) I.getAndBitwiseOrAcquire(x, 16) + " "
                + (int) I.getAndBitwiseOrRelease(x, 32) + " " + (int) I.getAndBitwiseAndAcquire(x, 0xff) + " "
                + (int) I.getAndBitwiseAndRelease(x, 0xf0) + " " + (int) I.getAndBitwiseXorAcquire(x, 1) + " "
                + (int) I.getAndBitwiseXorRelease(x, 2) + " " + x.i);
        J.set(x, 1L << 40);
        System.out.println((long) J.getAndAdd(x, 5L) + " " + J.compareAndSet(x, (1L << 40) + 5, -1L) + " " + (long) J.getAndBitwiseAnd(x,
                0xffffffffffL) + " " + x.j);
        System.out.println((boolean) Z.getAndSet(x, true) + " " + Z.compareAndSet(x, true, false) + " " + (boolean) Z.getAndBitwiseOr(x,
                true) + " " + (boolean) Z.getAndBitwiseXor(x, true) + " " + x.z);
        B.set(x, (byte) 127);
        System.out.println((byte) B.getAndAdd(x, (byte) 1) + " " + x.b + " " + B.compareAndSet(x, (byte) -128, (byte) 7) + " "
                + (byte) B.getAndBitwiseXor(x, (byte) -1) + " " + x.b);
        S.set(x, (short) -1);
        System.out.println((short) S.getAndAdd(x, (short) -32768) + " " + x.s + " " + S.compareAndSet(x, (short) 32767, (short) 1) + x.s);
        C.set(x, 'a');
        System.out.println((char) C.getAndAdd(x, (char) 2) + " " + x.c + (char) C.getAndBitwiseOr(x, (char) 0x20) + C.compareAndSet(x, 'c',
                'Q') + x.c);
        FF.set(x, 1.5f);
        System.out.println((float) FF.getAndAdd(x, 2f) + " " + x.f + FF.compareAndSet(x, 3.5f, Float.NaN) + FF.compareAndSet(x, Float.NaN,
                0f) + x.f);
        D.set(x, 0.0);
        System.out.println(D.compareAndSet(x, -0.0, 1.0) + " " + D.compareAndSet(x, 0.0, -0.0) + " " + (double) D.getAndAdd(x, 2.25) + " "
                + x.d + " " + D.isAccessModeSupported(VarHandle.AccessMode.GET_AND_BITWISE_OR));
        T.set(x, "one");
        System.out.println(T.compareAndSet(x, "one", "two") + " " + (String) T.getAndSet(x, "three") + " "
                + (String) T.compareAndExchange(x, "no", "zip") + " " + x.t);
        T.setVolatile(x, null);
        System.out.println(T.compareAndSet(x, null, "nn") + x.t);
        System.out.println((int) SI.getAndAdd(5) + " " + SI.compareAndSet(15, 16) + si + " " + (String) SS.getAndSet("b")
                + SS.compareAndSet("b", "c") + ss + " " + (double) SD.getAndAdd(1.5) + sd + " " + (long) SLV.get());
        t("final get", () -> (int) FIN.get(x));
        t("final set", () -> {
            FIN.set(x, 1);
            return 0;
        });
        t("static final cas", () -> SLV.compareAndSet(8L, 9L));
        t("ref getAndAdd", () -> T.getAndAdd(x, "x"));
        t("double or", () -> D.getAndBitwiseOr(x, 1.0));
        t("wrong ret", () -> (long) V.get(x));
        t("wrong arg", () -> {
            V.set(x, "s");
            return 0;
        });
        t("byte arg widening", () -> {
            V.set(x, (byte) 3);
            return x.v;
        });
        t("long arg", () -> {
            V.set(x, 3L);
            return x.v;
        });
        t("no coord", () -> (int) V.get());
        t("wrong coord", () -> (int) V.get("str"));
        t("wrong coord obj", () -> (int) V.get((Object) "str"));
        t("null coord", () -> (int) V.get((F) null));
        t("object coord", () -> (int) V.get((Object) x));
        t("boxed", () -> (Integer) V.get(x));
        t("cas boxed", () -> V.compareAndSet(x, Integer.valueOf(3), (short) 4));
        t("cce ref", () -> {
            T.set(x, (Object) 5);
            return 0;
        });
        t("void getAndAdd", () -> {
            V.getAndAdd(x, 1);
            return x.v;
        });
        t("no field", () -> L.findVarHandle(F.class, "nope", int.class));
        t("wrong type", () -> L.findVarHandle(F.class, "i", long.class));
        t("static as inst", () -> L.findVarHandle(ReflVarHandleFields.class, "si", int.class));
        System.out.println(I.varType() + " " + I.coordinateTypes() + " " + I.accessModeType(VarHandle.AccessMode.COMPARE_AND_SET) + " "
                + SI.coordinateTypes() + " " + I.accessModeType(VarHandle.AccessMode.GET_AND_ADD));
        StringBuilder sb = new StringBuilder();
        for (VarHandle.AccessMode m : VarHandle.AccessMode.values()) sb.append(FIN.isAccessModeSupported(m)
                ? 1 : 0).append(T.isAccessModeSupported(m) ? 1 : 0).append(Z.isAccessModeSupported(m)
                ? 1 : 0).append(D.isAccessModeSupported(m) ? 1 : 0).append(I.isAccessModeSupported(m) ? 1 : 0).append(' ');
        System.out.println(sb);
        System.out.println(VarHandle.AccessMode.valueFromMethodName("getAndBitwiseXor") + " "
                + VarHandle.AccessMode.GET_OPAQUE.methodName());
        MethodHandle mh = I.toMethodHandle(VarHandle.AccessMode.GET_AND_ADD);
        x.i = 1;
        System.out.println((int) mh.invokeExact(x, 4) + " " + x.i + " " + mh.type());
        VarHandle ie = I.withInvokeExactBehavior();
        t("exact", () -> (Object) ie.get(x));
        t("exact ok", () -> (int) ie.get(x));
        System.out.println(ie.hasInvokeExactBehavior() + " " + V);
        VarHandle.fullFence();
        VarHandle.acquireFence();
        VarHandle.releaseFence();
        VarHandle.loadLoadFence();
        VarHandle.storeStoreFence();
    }
}
