// One-dimensional arrays: initialisers of every type, default values, length, covariance and ArrayStoreException, clone, arraycopy, big initialisers.
import java.util.*;
public class StmtArrays {
    static void out(Object... a) { StringBuilder b = new StringBuilder(); for (Object o : a) b.append(o); System.out.println(b); }
    static int t; static void tr(Runnable r) { t++; try { r.run(); System.out.println(t + " ok"); }
        catch (RuntimeException e) { System.out.println(t + " " + e.getClass().getSimpleName() + ": " + e.getMessage()); } }
    static final int[] SQ = {0, 1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121, 144, 169, 196, 225, -1, -128, 127, 128, -129, 32767, -32768,
                32768, -32769, 65535, 65536, Integer.MAX_VALUE, Integer.MIN_VALUE};
    static final long[] LG = {0, 1, 2, -1, 1L << 40, Long.MIN_VALUE}; static final float[] FL = {0, 1, 2, 3, -0f, 1e10f};
    static final double[] DB = {0, 1, 2, -0.0, 1e100, Double.NaN}; static final char[] CH = {0, 'a', 65535, '\n'};
    static final byte[] BY = {1, -1, 'A', (byte) 200}; static final short[] SH = {1, -1, 'A', (short) 40000};
    static final boolean[] BO = {true, false, 1 > 0}; static final String[] ST = {"a", null, "a" + 1};
    static final Object[] OB = {1, "s", 'c', null, new int[]{1}, 2.5f, Thread.State.NEW};
    public static void main(String[] args) {
        System.out.println(Arrays.toString(SQ) + Arrays.toString(LG) + Arrays.toString(FL) + Arrays.toString(DB) + CH.length +
                (int) CH[2] + Arrays.toString(BY) + Arrays.toString(SH) + Arrays.toString(BO) + Arrays.toString(ST) + OB.length);
        out(new int[1][0].length + new int[2].length, new long[1][1][0].length, new byte[1][0].length, new boolean[1][0].length,
                (int) new char[1][1].length, new float[3].length, new Object[1][0].length, new double[2][0].length);
        out(new byte[1][1][0].length, new byte[1][1].length, (new byte[2])[1], (int) new char[2][1].length, new short[2][1][0].length,
                (new float[1])[0], (new double[1])[0], (new Object[1])[0], (new boolean[1])[0], (new long[1])[0], (int) (new char[1])[0]);
        Object[] so = new String[2], no = new Number[2], lo = new List[1], co = new Comparable[2], oo = new Object[1][], ao = new int[1][],
                io = new Integer[1], ro = new Runnable[1], eo = new Thread.State[1]; tr(() -> so[0] = "x"); tr(() -> so[0] = 1);
        tr(() -> so[0] = null); tr(() -> no[0] = 1); tr(() -> no[1] = 2.5); tr(() -> no[0] = "n"); tr(() -> lo[0] = new ArrayList<>());
        tr(() -> lo[0] = new HashSet<>()); tr(() -> co[0] = "c"); tr(() -> co[1] = 5); tr(() -> co[0] = new Object());
        tr(() -> oo[0] = new String[1]); tr(() -> oo[0] = new int[1]); tr(() -> oo[0] = "s"); tr(() -> ao[0] = new int[1]);
        tr(() -> ao[0] = new Integer[1]); tr(() -> io[0] = 5L); tr(() -> ro[0] = (Runnable) () -> { }); tr(() -> ro[0] = "r");
        tr(() -> eo[0] = Thread.State.NEW); tr(() -> eo[0] = RoundE.UP); tr(() -> so[2] = 1); tr(() -> so[-1] = "q");
        tr(() -> Arrays.fill(so, 1)); tr(() -> System.arraycopy(new Object[]{"a", 2}, 0, so, 0, 2));
        System.out.println(Arrays.toString(so)); tr(() -> System.arraycopy(new Object[]{"a", "b"}, 0, so, 0, 2));
        tr(() -> System.arraycopy(new int[1], 0, new long[1], 0, 1)); tr(() -> System.arraycopy(new int[1], 0, so, 0, 1));
        tr(() -> System.arraycopy("str", 0, so, 0, 1)); tr(() -> System.arraycopy(so, 0, "str", 0, 1));
        tr(() -> System.arraycopy(so, 1, so, 1, 2)); tr(() -> System.arraycopy(so, -1, so, 0, 1));
        tr(() -> System.arraycopy(so, 0, so, 0, -1)); tr(() -> System.arraycopy(so, 0, so, 5, 0));
        tr(() -> System.arraycopy(so, 2, so, 2, 0)); tr(() -> System.arraycopy(null, 0, so, 0, 0));
        tr(() -> System.arraycopy(new byte[5], 3, new byte[4], 2, 3)); tr(() -> System.arraycopy(new String[]{"z"}, 0, co, 0, 1));
        tr(() -> System.arraycopy(so, Integer.MAX_VALUE, so, 0, 1)); tr(() -> so[Integer.MIN_VALUE] = "m");
        tr(() -> { int[] x = new int[-5]; }); tr(() -> { Object[] x = new Object[Integer.MIN_VALUE]; });
        tr(() -> Collections.addAll(new ArrayList<Object>(), so)); tr(() -> Arrays.asList(so).set(0, 1));
        tr(() -> Arrays.asList(1, 2).add(3)); tr(() -> List.of(1, 2).toArray(new String[0]));
        tr(() -> Arrays.copyOf(so, 3, Integer[].class)); tr(() -> Arrays.copyOf(so, -1)); tr(() -> Arrays.copyOfRange(so, 3, 2));
        tr(() -> Arrays.copyOfRange(so, 3, 4)); tr(() -> Arrays.sort(so, 1, 5)); tr(() -> Arrays.sort(new Object[]{1, "a"}));
        tr(() -> java.lang.reflect.Array.set(new int[1], 0, "s")); tr(() -> java.lang.reflect.Array.get("notarray", 0));
        tr(() -> java.lang.reflect.Array.getInt(new long[1], 0)); tr(() -> java.lang.reflect.Array.newInstance(void.class, 1));
        tr(() -> java.lang.reflect.Array.newInstance(int.class, -1));
        int[] o = {1, 2, 3, 4, 5}; System.arraycopy(o, 0, o, 1, 4); System.out.println(Arrays.toString(o)); o = new int[]{1, 2, 3, 4, 5};
        System.arraycopy(o, 1, o, 0, 4); System.out.println(Arrays.toString(o)); int[] k = o.clone(); k[0] = 100;
        out(o[0], " ", k[0], " ", k.equals(o), Arrays.equals(k, o), " ", (o.getClass() == k.getClass()));
        String[] strs = (String[]) so.clone(); System.out.println(strs.length + " " + strs.getClass().getSimpleName());
        long[] la = LG.clone(); la[0]--; System.out.println(la[0] + LG[0]); Object arr = new char[]{'h', 'i'};
        System.out.println(((char[]) arr)[1]); int[] e = {};
        System.out.println(e.length + Arrays.toString(e) + Arrays.toString((int[]) null) + Arrays.hashCode(e));
        int[] big = new int[100000]; big[99999] = 1; System.out.println(big[99999] + big[0] + big.length);
        System.out.println(Arrays.toString(Arrays.copyOf(o, 7)) + Arrays.toString(Arrays.copyOfRange(o, 3, 8)) +
                Arrays.toString(Arrays.copyOf(so, 3)) + Arrays.stream(o).sum()); Arrays.setAll(o, i -> i * i);
        Arrays.parallelPrefix(o, Integer::sum); System.out.println(Arrays.toString(o)); int[] sorted = {5, -1, 3, Integer.MIN_VALUE, 0};
        Arrays.sort(sorted); System.out.println(Arrays.toString(sorted) + Arrays.binarySearch(sorted, 3) + Arrays.binarySearch(sorted, 4));
        out(new int[]{3, 4}.length + new int[]{3, 4}[1], new String[]{"p"}[0], ((Object) new int[0]).equals(null),
                new int[0].getClass().getSuperclass().getSimpleName(), new int[0].getClass().getInterfaces().length,
                int[].class.getModifiers(), String[].class.getModifiers());
    }
    enum RoundE { UP }
}
