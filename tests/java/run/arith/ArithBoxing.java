// Box caches and ==, unboxing in expressions, mixed comparisons, boxes in collections, equality across types.
import java.util.*;
public class ArithBoxing {
    static Integer id(Integer x) { return x; }
    static String k(Object o) { return o.getClass().getSimpleName(); }
    public static void main(String[] args) {
        for (int i : new int[]{-129, -128, -1, 0, 127, 128}) {
            Integer a = i, b = i; Long la = (long) i, lb = (long) i; Short sa = (short) i, sb = (short) i;
            System.out.println(i + " " + (a == b) + a.equals(b) + " " + (la == lb) + la.equals(lb) + " " + (sa == sb) + sa.equals(sb) +
                    " " + (a == i) + (a >= b && a <= b && a != b) + " " + a.equals(la) + la.equals((long) a));
        }
        Byte x = 100, y = 100; Character c1 = 127, c2 = 127, c3 = 128, c4 = 128; Boolean t = true, t2 = Boolean.valueOf("true");
        System.out.println((x == y) + " " + (c1 == c2) + " " + (c3 == c4) + " " + (t == t2) + " " +
                (Integer.valueOf(77) == Integer.valueOf("77")) + " " + (Double.valueOf(1) == Double.valueOf(1)) + " " +
                (Float.valueOf(0f) == Float.valueOf(0f)));
        @SuppressWarnings("removal") Integer n1 = new Integer(5); Integer n2 = 5;
        System.out.println((n1 == n2) + " " + n1.equals(n2) + " " + (n1 == 5) + " " + (id(5) == n2));
        Object o = true ? 1 : 2.0; System.out.println(o + k(o)); o = true ? (Object) 1 : 2.0; System.out.println(o + k(o));
        o = true ? Integer.valueOf(1) : Double.valueOf(2); System.out.println(o + k(o)); o = false ? 1 : 'a'; System.out.println(o + k(o));
        o = true ? 'b' : 0; System.out.println(o + k(o)); o = true ? null : 0; System.out.println(o); o = true ? (byte) 1 : 'a';
        System.out.println(k(o)); o = true ? (short) 1 : (byte) 2; System.out.println(k(o));
        Integer nul = null; try { int z = nul; } catch (NullPointerException e) { System.out.println("npe1"); }
        try { int z = true ? nul : 0; } catch (NullPointerException e) { System.out.println("npe2"); }
        try { Long z = false ? 1L : (Long) null; System.out.println("no npe? " + z); } catch (NullPointerException e) { System.out.println("npe3"); }
        try { switch (nul) { case 1: } } catch (NullPointerException e) { System.out.println("npe4"); }
        Boolean bn = null; try { if (bn) System.out.println(); } catch (NullPointerException e) { System.out.println("npe5"); }
        List<Integer> l = new ArrayList<>(List.of(10, 20, 30, 1)); l.remove(1); l.remove(Integer.valueOf(1));
        System.out.println(l + " " + l.contains(10) + " " + l.indexOf(10L) + " " + l.get(0).hashCode());
        Set<Object> s = new LinkedHashSet<>(Arrays.asList(1, 1L, (short) 1, (byte) 1, 1f, 1d, '\1', 1, 1L, 0.0, -0.0, Double.NaN,
                Double.NaN, true)); System.out.println(s.size());
        for (Object e : s) System.out.print(k(e) + ":" + e.hashCode() + " "); System.out.println();
        Map<Long, String> m = new HashMap<>(); m.put(1L, "one"); System.out.println(m.get(1) + " " + m.get(1L) + " " + m.containsKey((long) (int) 1));
        long sum = 0; for (Integer i : l) sum += i; System.out.println(sum); Integer cnt = 0; for (int i = 0; i < 300; i++) cnt++;
        System.out.println(cnt); Long L = 127L; L++; Long M = 128L; System.out.println((L == M) + " " + L.equals(M));
        Integer[] arr = {3, 1, 2}; Arrays.sort(arr, Collections.reverseOrder()); System.out.println(Arrays.toString(arr));
        int[] prim = Arrays.stream(arr).mapToInt(i -> i).toArray(); System.out.println(Arrays.toString(prim));
        Integer i1 = 1000; int i2 = 1000; long l1 = 1000;
        System.out.println((i1 == i2) + " " + (i1 == l1) + " " + (i1 < l1 + 1) + " " + i1.equals(i2) + " " + i1.equals(l1) + " " +
                new Object().equals(i1) + " " + (i1 + 0.5f) + " " + -i1 + ~i1 + " " + (int) (char) (i1 + 70000));
        Comparable<Integer> ci = 5; System.out.println(ci.compareTo(7)); Number num = 'a' + 0; System.out.println(k(num)); Object ob = 'a';
        System.out.println((char) ob + (int) (Character) ob); try { int q = (int) ob; }
        catch (ClassCastException e) { System.out.println("cce"); } try { long q = (Long) (Object) 5; }
        catch (ClassCastException e) { System.out.println("cce2"); }
    }
}
