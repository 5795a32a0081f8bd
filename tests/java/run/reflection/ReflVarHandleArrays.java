// VarHandle on arrays of every type, byte[] and ByteBuffer views in both orders, bounds, alignment, adapted var handles.
import java.lang.invoke.*;
import java.nio.*;
import java.util.*;

public class ReflVarHandleArrays {
    interface Q { Object go() throws Throwable; }
    static void t(String n, Q q) {
        try { System.out.println(n + " -> " + q.go()); } catch (Throwable e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + (e instanceof ClassCastException
                    || e instanceof NullPointerException ? "" : ": " + String.valueOf(e.getMessage()).replaceAll("@[0-9a-f]+", "@")));
        }
    }
    static String hex(byte[] b) {
        StringBuilder s = new StringBuilder();
        for (byte x : b) s.append(String.format("%02x", x));
        return s.toString();
    }
    public static void main(String[] args) throws Throwable {
        VarHandle IA = MethodHandles.arrayElementVarHandle(int[].class), LA = MethodHandles.arrayElementVarHandle(long[].class),
                BA = MethodHandles.arrayElementVarHandle(byte[].class), ZA = MethodHandles.arrayElementVarHandle(boolean[].class),
                CA = MethodHandles.arrayElementVarHandle(char[].class), SA = MethodHandles.arrayElementVarHandle(short[].class),
                FA = MethodHandles.arrayElementVarHandle(float[].class), DA = MethodHandles.arrayElementVarHandle(double[].class),
                TA = MethodHandles.arrayElementVarHandle(String[].class), OA = MethodHandles.arrayElementVarHandle(Object[].class),
                A2 = MethodHandles.arrayElementVarHandle(int[][].class);
        int[] ia = new int[4];
        for (int i = 0; i < 4; i++) IA.set(ia, i, i * i);
        System.out.println((int) IA.getAndAdd(ia, 3, 10) + " " + IA.compareAndSet(ia, 2, 4, 44) + (int) IA.getAndBitwiseXor(ia, 1, 7)
                + Arrays.toString(ia));
        long[] la = {1, Long.MAX_VALUE};
        System.out.println((long) LA.getAndAdd(la, 1, 1L) + " " + Arrays.toString(la));
        byte[] ba = {1, 2, 3, 4, 5};
        System.out.println(BA.compareAndSet(ba, 2, (byte) 3, (byte) -3) + " " + (byte) BA.getAndAdd(ba, 4, (byte) 125)
                + (byte) BA.getAndBitwiseOr(ba, 0, (byte) 0x70) + (byte) BA.getAndSet(ba, 3, (byte) 9) + Arrays.toString(ba));
        boolean[] za = new boolean[3];
        System.out.println(ZA.compareAndSet(za, 1, false, true) + "" + (boolean) ZA.getAndBitwiseXor(za, 1, true)
                + (boolean) ZA.getAndSet(za, 2, true) + Arrays.toString(za));
        char[] ca = {'a', 'b'};
        System.out.println((char) CA.getAndAdd(ca, 0, (char) 1) + "" + CA.compareAndSet(ca, 1, 'b', 'z') + new String(ca));
        short[] sa = {-1, 1, 2};
        System.out.println((short) SA.getAndAdd(sa, 0, (short) 5) + "" + (short) SA.getAndBitwiseAnd(sa, 2, (short) 3)
                + SA.compareAndSet(sa, 1, (short) 1, (short) 300) + Arrays.toString(sa));
        float[] fa = {1f};
        double[] da = {2d};
        System.out.println((float) FA.getAndAdd(fa, 0, .5f) + "" + FA.compareAndSet(fa, 0, 1.5f, 9f) + fa[0] + (double) DA.getAndAdd(da, 0,
                -2d) + DA.compareAndSet(da, 0, 0d, 7d) + da[0]);
        String[] ta = {"x", null};
        System.out.println(TA.compareAndSet(ta, 1, null, "y") + (String) TA.getAndSet(ta, 0, "q") + Arrays.toString(ta));
        int[][] a2 = {{1}, {2}};
        A2.set(a2, 0, new int[]{7, 8});
        System.out.println(Arrays.deepToString(a2) + A2.varType() + A2.coordinateTypes());
        t("oob", () -> (int) IA.get(ia, 4));
        t("neg", () -> (int) IA.getVolatile(ia, -1));
        t("cas oob", () -> IA.compareAndSet(ia, 9, 0, 0));
        t("null arr", () -> (int) IA.get((int[]) null, 0));
        t("cce arr", () -> (int) IA.get((Object) "x", 0));
        t("wmt", () -> (int) IA.get("x", 0));
        t("store", () -> {
            OA.set((Object[]) ta, 0, (Object) 5);
            return 0;
        });
        t("str store", () -> {
            TA.set(ta, 0, (Object) 5);
            return 0;
        });
        t("cov ok", () -> {
            OA.setVolatile((Object[]) ta, 0, (Object) "cov");
            return ta[0];
        });
        t("cas store", () -> {
            try {
                return OA.compareAndSet((Object[]) ta, 0, (Object) "cov", (Object) 5);
            } catch (ClassCastException | ArrayStoreException e) { return "rejected"; }
        });
        t("sub array handle", () -> {
            TA.set((String[]) null, 0, "x");
            return 0;
        });
        t("not array", () -> MethodHandles.arrayElementVarHandle(String.class));
        t("long idx", () -> (int) IA.get(ia, 1L));
        byte[] raw = new byte[24];
        VarHandle iv = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN),
                il = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN),
                lv = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN),
                sv = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN),
                cv = MethodHandles.byteArrayViewVarHandle(char[].class, ByteOrder.LITTLE_ENDIAN),
                fv = MethodHandles.byteArrayViewVarHandle(float[].class, ByteOrder.BIG_ENDIAN),
                dv = MethodHandles.byteArrayViewVarHandle(double[].class, ByteOrder.BIG_ENDIAN);
        iv.set(raw, 0, 0x01020304);
        il.set(raw, 4, 0x01020304);
        lv.set(raw, 8, 0x1122334455667788L);
        sv.set(raw, 16, (short) -2);
        cv.set(raw, 18, 'A');
        fv.set(raw, 20, 1.0f);
        System.out.println(hex(raw) + " " + Integer.toHexString((int) il.get(raw, 0)) + " " + Integer.toHexString((int) iv.get(raw, 3))
                + " " + Long.toHexString((long) lv.get(raw, 5)) + " " + (short) sv.get(raw, 17) + " " + (int) (char) cv.get(raw, 16) + " "
                + (float) fv.get(raw, 20) + " " + (double) dv.get(raw, 8));
        t("view oob", () -> (int) iv.get(raw, 21));
        t("view neg", () -> (long) lv.get(raw, -1));
        t("view unaligned plain ok", () -> {
            dv.set(raw, 1, Math.PI);
            return hex(raw) + (double) dv.get(raw, 1);
        });
        t("view bad type", () -> MethodHandles.byteArrayViewVarHandle(byte[].class, ByteOrder.BIG_ENDIAN));
        t("view bad type2", () -> MethodHandles.byteArrayViewVarHandle(String[].class, ByteOrder.BIG_ENDIAN));
        System.out.println(iv.coordinateTypes() + " " + iv.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD)
                + fv.isAccessModeSupported(VarHandle.AccessMode.COMPARE_AND_SET)
                + fv.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD)
                + sv.isAccessModeSupported(VarHandle.AccessMode.COMPARE_AND_SET));
        for (boolean direct : new boolean[]{false, true}) {
            ByteBuffer bb = direct ? ByteBuffer.allocateDirect(32) : ByteBuffer.allocate(32);
            VarHandle bi = MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN),
                    bl = MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
            bi.set(bb, 0, 0xCAFEBABE);
            bl.set(bb, 8, 5L);
            bb.order(ByteOrder.LITTLE_ENDIAN);
            System.out.println(Integer.toHexString(bb.getInt(0)) + " " + bb.getLong(8) + " " + Integer.toHexString((int) bi.get(bb, 0)));
            if (direct) System.out.println((long) bl.getAndAdd(bb, 8, 37L) + " " + (long) bl.getVolatile(bb, 8) + " "
                    + bl.compareAndSet(bb, 8, 42L, -1L) + bb.getLong(8) + (int) bi.getAndBitwiseOr(bb, 0, 1));
            t("ro", () -> {
                bi.set(bb.asReadOnlyBuffer(), 0, 1);
                return 0;
            });
            t("ro get", () -> (int) bi.get(bb.asReadOnlyBuffer(), 4));
            t("limit", () -> (int) bi.get(bb.duplicate().limit(6), 4));
            t("bb oob", () -> (long) bl.get(bb, 25));
        }
        MethodHandle casH = IA.toMethodHandle(VarHandle.AccessMode.COMPARE_AND_SET),
                inv = MethodHandles.varHandleInvoker(VarHandle.AccessMode.GET_AND_ADD, MethodType.methodType(int.class, int[].class,
                int.class, int.class)), xin = MethodHandles.varHandleExactInvoker(VarHandle.AccessMode.GET,
                MethodType.methodType(long.class, long[].class, int.class));
        System.out.println(casH.type() + " " + (boolean) casH.invokeExact(ia, 0, 0, 77) + ia[0] + " " + (int) inv.invoke(IA, ia, 0, 3)
                + ia[0] + " " + (long) xin.invokeExact(LA, la, 0));
        t("exact invoker wrong", () -> (long) xin.invoke(IA, la, 0));
        long acc = 0;
        for (int i = 0; i < 200; i++) {
            IA.setRelease(ia, i & 3, i);
            acc += (int) IA.getAcquire(ia, (i + 1) & 3);
        }
        System.out.println(acc);
    }
}
