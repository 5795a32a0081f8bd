// java.lang.reflect.Array: creation, get/set with widening for all element types, bounds, failures; multi-dimensional; array
// clone & class facts.
import java.lang.reflect.Array;
import java.util.*;
import java.util.concurrent.Callable;

public class ReflArray {
    static void t(String n, Callable<?> c) {
        try { System.out.println(n + " -> " + c.call()); } catch (Throwable e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
    static String d(Object a) {
        if (a == null) return "null";
        if (!a.getClass().isArray()) return a.toString();
        StringJoiner j = new StringJoiner(" ", "{", "}");
        for (int i = 0; i < Array.getLength(a); i++) j.add(d(Array.get(a, i)));
        return j.toString();
    }
    static String get(Object a, int k) {
        try {
            switch (k) {
                case 0: return "" + Array.getBoolean(a, 0);
                case 1: return "" + Array.getByte(a, 0);
                case 2: return "" + (int) Array.getChar(a, 0);
                case 3: return "" + Array.getShort(a, 0);
                case 4: return "" + Array.getInt(a, 0);
                case 5: return "" + Array.getLong(a, 0);
                case 6: return "" + Array.getFloat(a, 0);
                case 7: return "" + Array.getDouble(a, 0);
                default: return Array.get(a, 0).getClass().getSimpleName();
            }
        } catch (IllegalArgumentException e) { return "-"; }
    }
    static String set(Object a, int k) {
        try {
            switch (k) {
                case 0: Array.setBoolean(a, 0, true);
                break;
                case 1: Array.setByte(a, 0, (byte) -2);
                break;
                case 2: Array.setChar(a, 0, 'A');
                break;
                case 3: Array.setShort(a, 0, (short) 300);
                break;
                case 4: Array.setInt(a, 0, 70000);
                break;
                case 5: Array.setLong(a, 0, 1L << 40);
                break;
                case 6: Array.setFloat(a, 0, 1.5f);
                break;
                case 7: Array.setDouble(a, 0, 2.5);
                break;
                case 8: Array.set(a, 0, (byte) 5);
                break;
                case 9: Array.set(a, 0, 'B');
                break;
                case 10: Array.set(a, 0, 1);
                break;
                case 11: Array.set(a, 0, "s");
                break;
                default: Array.set(a, 0, null);
            }
            Object r = Array.get(a, 0);
            return r instanceof Character c ? "" + (int) c : "" + r;
        } catch (IllegalArgumentException e) { return "-"; } catch (NullPointerException e) { return "npe"; }
    }
    public static void main(String[] args) {
        Class<?>[] cs = { boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class,
                String.class, Object.class, Integer.class };
        for (Class<?> c : cs) {
            Object a = Array.newInstance(c, 3);
            StringBuilder g = new StringBuilder(a.getClass().getName() + " len" + Array.getLength(a));
            if (c.isPrimitive()) for (int k = 0; k < 9; k++) g.append(' ').append(get(a, k));
            System.out.println(g);
            StringBuilder s = new StringBuilder("   set");
            for (int k = 0; k < 13; k++) s.append(' ').append(set(Array.newInstance(c, 1), k));
            System.out.println(s);
        }
        t("2d", () -> d(Array.newInstance(int.class, 2, 3)));
        t("3d partial", () -> d(Array.newInstance(String[].class, 2, 2)) + Array.newInstance(String[].class, 2, 2).getClass().getName());
        t("zero", () -> d(Array.newInstance(long.class, 2, 0, 5)));
        t("of array", () -> Array.newInstance(int[][].class, 1).getClass().getTypeName());
        t("neg", () -> Array.newInstance(int.class, -1));
        t("neg2", () -> Array.newInstance(int.class, 1, -3));
        t("void", () -> Array.newInstance(void.class, 1));
        t("nodims", () -> Array.newInstance(int.class, new int[0]));
        t("null", () -> {
            try { return Array.newInstance(null, 1); } catch (NullPointerException e) { return "NPE"; }
        });
        t("256 dims", () -> Array.newInstance(int.class, new int[256]));
        t("255 dims", () -> Array.newInstance(int.class, new int[255]).getClass().getName().length());
        t("len not array", () -> Array.getLength("x"));
        t("len null", () -> {
            try { return Array.getLength(null); } catch (NullPointerException e) { return "NPE"; }
        });
        t("get oob", () -> Array.get(new int[2], 2));
        t("get neg", () -> Array.getInt(new int[2], -1));
        t("set oob", () -> {
            Array.set(new String[0], 0, "x");
            return 0;
        });
        t("set type", () -> {
            Array.set(new String[1], 0, 1);
            return 0;
        });
        t("get notarr", () -> Array.get(new Object(), 0));
        t("setInt on Integer[]", () -> {
            Array.setInt(new Integer[1], 0, 1);
            return 0;
        });
        t("set narrowing", () -> {
            Array.set(new int[1], 0, 1L);
            return 0;
        });
        int[][] m = {{1, 2}, {3}, null};
        int[][] c = m.clone();
        c[0][0] = 99;
        c[1] = new int[]{7};
        System.out.println(d(m) + " " + d(c) + " " + (m[0] == c[0]) + " " + m.getClass().equals(c.getClass()) + " " + m.equals(m) + " "
                + (m.getClass().getClassLoader() == null) + " " + Arrays.deepToString(m) + Arrays.deepHashCode(m));
        Object[] cov = new String[]{"a"};
        System.out.println(cov.getClass().getComponentType() + " " + Arrays.copyOf(cov, 2).getClass().getName() + " " + Arrays.copyOf(cov,
                2, Object[].class).getClass().getName() + " " + new ArrayList<>(List.of("q")).toArray().getClass().getName() + " "
                + d(Arrays.copyOfRange(new char[]{'a', 'b', 'c'}, 1, 5)).replace('\0', '0'));
        Object grown = grow(new double[]{1, 2}, 4);
        System.out.println(d(grown) + d(grow(new Object[]{1}, 2)) + d(grow(new byte[][]{{1}}, 3)));
        t("multi order", () -> {
            int[] side = {0};
            try {
                int[][][] z = new int[side[0]++ + 1][side[0]++ - 2][side[0]++];
                return z;
            } catch (NegativeArraySizeException e) { return e.getMessage() + " " + side[0]; }
        });
        t("index eval", () -> {
            int[] q = null;
            int k = 0;
            try { q[k++] = k++; } catch (NullPointerException e) { return k; }
            return -1;
        });
        t("store eval", () -> {
            int[] q = new int[1];
            int k = 5;
            try { q[k] = k = 0; } catch (ArrayIndexOutOfBoundsException e) { return e.getMessage() + " " + k; }
            return -1;
        });
    }
    static Object grow(Object a, int n) {
        Object r = Array.newInstance(a.getClass().getComponentType(), n);
        System.arraycopy(a, 0, r, 0, Array.getLength(a));
        return r;
    }
}
