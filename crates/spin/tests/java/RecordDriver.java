import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.FileInputStream;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;

/** Methods of real records beside spun ones. */
public class RecordDriver extends Support {
    static StringBuilder log = new StringBuilder();

    /** Tells when it is asked. */
    static class Loud {
        final int id;
        Loud(int id) { this.id = id; }
        public boolean equals(Object o) { log.append("e").append(id); return o instanceof Loud l && l.id / 10 == id / 10; }
        public int hashCode() { log.append("h").append(id); return id; }
        public String toString() { log.append("s").append(id); return id == 40 ? null : "L" + id; }
    }

    static class Angry {
        public boolean equals(Object o) { throw new IllegalStateException("equals"); }
        public int hashCode() { throw new IllegalStateException("hash"); }
        public String toString() { throw new IllegalStateException("string"); }
    }

    record None() { }
    record One(int only) { }
    record All(boolean z, byte b, short s, char c, int i, long j, float f, double d, String t, Object o, int[] a) { }
    record Louds(Loud a, int b, Loud c, Object d, Loud e) { }
    record Ünïcode(String größe) { }

    static Object[] instances() {
        List<Object> list = new ArrayList<>(List.of(new None(), new None(), new One(1), new One(1), new One(2), new Ünïcode("x"), new Ünïcode(null)));
        int[] array = {1};
        float[] floats = {0f, -0f, Float.NaN, 1.5f};
        double[] doubles = {0, -0.0, Double.NaN, 1e300};
        for (int n = 0; n < 16; n++) {
            list.add(new All(n % 2 == 0, (byte) -n, (short) (n * 3000), (char) (n * 4000), n / 8, n / 4 * 5555555555L,
                floats[n % 4], doubles[n / 4], n % 3 == 0 ? null : "t" + n / 8, n % 5 == 0 ? null : n, n % 7 == 0 ? array : new int[] {n}));
        }
        list.add(new All(true, (byte) 0, (short) 0, (char) 0, 0, 0, 0, 0, null, null, array));
        list.add(new All(true, (byte) 0, (short) 0, (char) 0, 0, 0, -0f, 0, null, null, array));
        list.add(new All(true, (byte) 0, (short) 0, (char) 0, 0, 0, Float.NaN, Double.NaN, null, null, array));
        list.add(new All(true, (byte) 0, (short) 0, (char) 0, 0, 0, Float.NaN, Double.NaN, null, null, array));
        for (int n = 0; n < 6; n++) {
            list.add(new Louds(new Loud(10 + n % 2), n / 4, new Loud(20 + n), n == 3 ? new Angry() : "d", n == 5 ? null : new Loud(n == 4 ? 50 : 40)));
        }
        return list.toArray();
    }

    public static void main(String[] args) throws Exception {
        Object[] instances = instances();
        DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(args[0])));
        for (int n = in.readInt(); n > 0; n--) {
            Class<?> record = type(in.readUTF());
            String name = in.readUTF();
            Class<?> spun = define(record, bytes(in));
            Method ours = name.equals("equals") ? spun.getDeclaredMethod(name, record, Object.class) : spun.getDeclaredMethod(name, record);
            Method theirs = name.equals("equals") ? record.getDeclaredMethod(name, Object.class) : record.getDeclaredMethod(name);
            ours.setAccessible(true);
            theirs.setAccessible(true);
            for (Object self : instances) {
                if (!record.isInstance(self)) continue;
                if (!name.equals("equals")) {
                    compare(name, theirs, ours, self);
                } else {
                    for (Object other : instances) compare(name, theirs, ours, self, other);
                    compare(name, theirs, ours, self, (Object) null);
                    compare(name, theirs, ours, self, "text");
                }
            }
        }
        done();
    }

    static void compare(String name, Method theirs, Method ours, Object self, Object... rest) throws Exception {
        Object[] all = new Object[rest.length + 1];
        all[0] = self;
        System.arraycopy(rest, 0, all, 1, rest.length);
        log.setLength(0);
        // The record's own method is a frame that only the real one has here.
        String a = outcome(theirs, self, rest).replaceFirst(", " + self.getClass().getName().replace("$", "\\$") + "\\.\\w+", "") + log;
        log.setLength(0);
        String b = outcome(ours, null, all) + log;
        if (name.equals("toString") && Runtime.version().feature() > 17) {
            // Newer libraries go through other helpers.
            a = a.replace("java.lang.StringConcatHelper.stringOf", "java.lang.String.valueOf, java.util.Objects.toString");
        }
        same(self.getClass() + " " + name, a, b);
    }
}
