// Messages of failing Field accesses and copies of objects field by field (a deep reflective walker).
import java.lang.reflect.*;
import java.util.*;
import java.util.concurrent.Callable;

public class ReflFieldErrors {
    static class D {
        int i = 1;
        long l = 2;
        String s = "s";
        final int f = Integer.parseInt("3");
        static int st = 4;
        static final String SF = "x".repeat(2);
        Integer boxed = 5;
        int[] arr = {1};
        char c = 'c';
        boolean z;
        private Object o = this;
    }
    static void t(String n, Callable<?> c) {
        try { System.out.println(n + " -> " + c.call()); } catch (Throwable e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
    static Field f(String n) throws Exception { return D.class.getDeclaredField(n); }
    static class Node {
        String name;
        int[] w;
        Node next;
        List<Object> kids = new ArrayList<>();
        Node(String n, int... w) {
            name = n;
            this.w = w;
        }
    }
    static Object deep(Object o, IdentityHashMap<Object, Object> seen) throws Exception {
        if (o == null || o instanceof String || o instanceof Number || o instanceof Character || o instanceof Boolean
                || o instanceof Enum) return o;
        if (seen.containsKey(o)) return seen.get(o);
        Class<?> c = o.getClass();
        if (c.isArray()) {
            int n = Array.getLength(o);
            Object r = Array.newInstance(c.getComponentType(), n);
            seen.put(o, r);
            for (int i = 0; i < n; i++) Array.set(r, i, deep(Array.get(o, i), seen));
            return r;
        }
        if (o instanceof List<?> l) {
            List<Object> r = new ArrayList<>();
            seen.put(o, r);
            for (Object x : l) r.add(deep(x, seen));
            return r;
        }
        Constructor<?> k = c.getDeclaredConstructors()[0];
        Object[] a = new Object[k.getParameterCount()];
        for (int i = 0; i < a.length; i++) a[i] = k.getParameterTypes()[i].isArray()
                ? Array.newInstance(k.getParameterTypes()[i].getComponentType(), 0) : null;
        Object r = k.newInstance(a); seen.put(o, r);
        for (Class<?> q = c; q != Object.class;
                q = q.getSuperclass()) for (Field f : q.getDeclaredFields()) if (!Modifier.isStatic(f.getModifiers())) {
            f.setAccessible(true);
            f.set(r, deep(f.get(o), seen));
        }
        return r;
    }
    public static void main(String[] args) throws Exception {
        D d = new D();
        t("set str to int", () -> {
            f("i").set(d, "x");
            return 0;
        });
        t("set long to int", () -> {
            f("i").set(d, 1L);
            return 0;
        });
        t("setLong on int", () -> {
            f("i").setLong(d, 1L);
            return 0;
        });
        t("set int to long", () -> {
            f("l").set(d, 9);
            return d.l;
        });
        t("set char to int", () -> {
            f("i").set(d, 'A');
            return d.i;
        });
        t("null to int", () -> {
            f("i").set(d, null);
            return 0;
        });
        t("null obj", () -> {
            try { return f("i").get(null); } catch (NullPointerException e) { return "NPE"; }
        });
        t("wrong obj", () -> f("i").get("str"));
        t("wrong obj set", () -> {
            f("i").setInt(new Object(), 3);
            return 0;
        });
        t("final no access", () -> {
            f("f").setInt(d, 9);
            return d.f;
        });
        t("final accessible", () -> {
            Field x = f("f");
            x.setAccessible(true);
            x.setInt(d, 9);
            return d.f;
        });
        t("static final", () -> {
            Field x = f("SF");
            x.setAccessible(true);
            x.set(null, "q");
            return D.SF;
        });
        t("getInt on String", () -> f("s").getInt(d));
        t("getInt on Integer", () -> f("boxed").getInt(d));
        t("setInt on Integer", () -> {
            f("boxed").setInt(d, 3);
            return 0;
        });
        t("set Integer", () -> {
            f("boxed").set(d, 6);
            return d.boxed;
        });
        t("set Long to Integer", () -> {
            f("boxed").set(d, 6L);
            return 0;
        });
        t("arr type", () -> {
            f("arr").set(d, new long[0]);
            return 0;
        });
        t("arr ok", () -> {
            f("arr").set(d, new int[]{4, 5});
            return Arrays.toString(d.arr);
        });
        t("getBoolean on int", () -> f("i").getBoolean(d));
        t("getChar on int", () -> f("i").getChar(d));
        t("getByte on char", () -> f("c").getByte(d));
        t("getInt on char", () -> f("c").getInt(d));
        t("setChar on int", () -> {
            f("i").setChar(d, 'B');
            return d.i;
        });
        t("setBoolean on int", () -> {
            f("i").setBoolean(d, true);
            return 0;
        });
        t("setInt on boolean", () -> {
            f("z").setInt(d, 1);
            return 0;
        });
        t("static ignoring obj", () -> {
            f("st").set("whatever", 44);
            return f("st").get(12);
        });
        t("no such", () -> f("nope"));
        t("length", () -> int[].class.getField("length"));
        t("null name", () -> {
            try { return D.class.getDeclaredField(null); } catch (NullPointerException e) { return "NPE"; }
        });
        t("jdk private", () -> {
            try {
                Field v = String.class.getDeclaredField("value");
                v.setAccessible(true);
                return 1;
            } catch (InaccessibleObjectException e) { return e.getMessage().replaceAll("@.*", "@"); }
        });
        t("filtered", () -> Field.class.getDeclaredFields().length + " " + System.class.getDeclaredFields().length);
        t("self", () -> f("o").get(d) == d);
        Node a = new Node("a", 1, 2), b = new Node("b");
        a.next = b;
        b.next = a;
        a.kids.add(b);
        a.kids.add("leaf");
        a.kids.add(new int[][]{{1}, {2, 3}});
        b.kids.add(a.kids);
        Node c = (Node) deep(a, new IdentityHashMap<>());
        System.out.println(c.name + Arrays.toString(c.w) + c.next.name + (c.next.next == c) + (c != a) + (c.kids.get(0) == c.next)
                + (c.next.kids.get(0) == c.kids) + Arrays.deepToString((int[][]) c.kids.get(2)) + (c.w != a.w)
                + (c.kids.get(1) == a.kids.get(1)));
    }
}
