// Java serialization: default form of all field types, transient, static, arrays, cycles, shared references, strings, enums,
// class objects, reset, unshared.
import java.io.*;
import java.util.*;

public class BytesSerialBasic {
    static byte[] ser(Object... os) throws IOException {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (ObjectOutputStream o = new ObjectOutputStream(b)) { for (Object x : os) o.writeObject(x); }
        return b.toByteArray();
    }
    static Object de(byte[] b) throws Exception {
        try (ObjectInputStream i = new ObjectInputStream(new ByteArrayInputStream(b))) { return i.readObject(); }
    }
    @SuppressWarnings("unchecked") static <T> T copy(T t) throws Exception { return (T) de(ser(t)); }
    static class All implements Serializable {
        private static final long serialVersionUID = 7L;
        static int counter = 5;
        boolean z = true;
        byte b = -1;
        char c = '\u0041';
        short s = -2;
        int i = 1 << 30;
        long l = Long.MIN_VALUE;
        float f = 1.5f;
        double d = Math.E;
        String t = "text";
        Integer boxed = 1000;
        int[] ia = {1, 2, 3};
        String[][] sa = {{"a"}, null, {}};
        Object o = List.of(1, 2);
        transient int tr = 9;
        transient String ts = "gone";
        final int fin;
        Thread.State en = Thread.State.BLOCKED;
        Class<?> k = int[].class;
        All(int fin) { this.fin = fin; counter++; }
        public String toString() {
            return z + " " + b + " " + c + " " + s + " " + i + " " + l + " " + f + " " + d + " " + t + " " + boxed + " "
                    + Arrays.toString(ia) + Arrays.deepToString(sa) + o + " tr=" + tr + ts + " fin=" + fin + " " + en + " " + k;
        }
    }
    static class Node implements Serializable {
        String n;
        Node next;
        List<Node> kids = new ArrayList<>();
        Node(String n) { this.n = n; }
    }
    enum Color { RED, GREEN { String x() { return "body"; } }; String x() { return "plain"; } }
    record Rec(int a, String s, List<Integer> l) implements Serializable {
        static int made;
        Rec {
            made++;
            if (a < 0) throw new IllegalArgumentException("neg");
        }
    }
    public static void main(String[] args) throws Exception {
        All a = new All(77);
        a.tr = 1;
        All c = copy(a);
        System.out.println(c + " ctor calls " + All.counter);
        System.out.println((c.en == Thread.State.BLOCKED) + " " + (c.k == int[].class) + " " + (c.t == a.t));
        Node x = new Node("x"), y = new Node("y");
        x.next = y;
        y.next = x;
        x.kids.add(y);
        x.kids.add(x);
        Node q = copy(x);
        System.out.println(q.n + q.next.n + (q.next.next == q) + (q.kids.get(0) == q.next) + (q.kids.get(1) == q) + (q != x));
        Object shared = new int[]{5};
        Object[] pair = copy(new Object[]{shared, shared, new int[]{5}});
        System.out.println((pair[0] == pair[1]) + " " + (pair[0] == pair[2]));
        String s1 = new String("dup"), s2 = new String("dup");
        Object[] ss = copy(new Object[]{s1, s1, s2});
        System.out.println((ss[0] == ss[1]) + " " + (ss[0] == ss[2]) + " " + ss[0].equals(ss[2]));
        System.out.println((copy(Color.GREEN) == Color.GREEN) + copy(Color.GREEN).x() + " " + copy(EnumSet.allOf(Color.class))
                + copy(new EnumMap<>(Map.of(Color.RED, 1))));
        int m = Rec.made;
        Rec r = copy(new Rec(1, "s", List.of(2)));
        System.out.println(r + " canonical ctor called " + (Rec.made - m));
        Object[] many = { null, 1, 2L, 3.5f, 4.5, 'c', true, (byte) 1, (short) 2, "str", new int[0], new long[]{1L << 50}, new char[]{'a',
                'b'}, new boolean[]{true}, new double[]{Double.NaN}, new Object[]{1, "x"}, String.class, new int[2][3],
                new java.math.BigInteger("123456789012345678901234567890"), new java.math.BigDecimal("1.50"), new Date(0),
                UUID.nameUUIDFromBytes(new byte[1]), new BitSet(), Locale.ROOT, Optional.class, java.time.LocalDate.of(2024, 2, 29),
                java.time.Duration.ofSeconds(5), new StringBuilder("sb"), new Random(1), Collections.emptyList(), Arrays.asList(1, 2),
                List.of(), Map.of("k", 1), new ArrayDeque<>(List.of(1, 2)), new LinkedHashMap<>(Map.of(1, 2)),
                new PriorityQueue<>(List.of(3, 1)), new TreeMap<>(Map.of("b", 1, "a", 2)), new LinkedList<>(List.of(9)),
                Collections.unmodifiableSet(new TreeSet<>(Set.of(1))), new StringBuffer("buf"), new Vector<>(List.of(1)),
                new IdentityHashMap<>(), new java.util.concurrent.atomic.AtomicInteger(4),
                new java.util.concurrent.ConcurrentHashMap<>(Map.of(1, 1)), new Exception("ex", new Error("cause")),
                java.net.URI.create("http://x/y") };
        StringBuilder sb = new StringBuilder();
        for (Object o : many) {
            Object k = copy(o);
            sb.append(k == null ? "null" : k.getClass().getSimpleName() + (k instanceof Date dt ? "="
                    + dt.getTime() : k instanceof Random n ? "=" + n.nextInt(100) : k instanceof Object[] oa
                    ? Arrays.deepToString(oa) : k instanceof Throwable t ? t + "/" + t.getCause() : k.getClass().isArray() ? "" : "="
                    + k)).append("; ");
        }
        System.out.println(sb);
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        ObjectOutputStream oo = new ObjectOutputStream(bo);
        int[] mut = {1};
        oo.writeObject(mut);
        mut[0] = 2;
        oo.writeObject(mut);
        oo.reset();
        oo.writeObject(mut);
        oo.writeUnshared(mut);
        oo.writeInt(42);
        oo.writeUTF("utf\u00e9");
        oo.writeBoolean(true);
        oo.writeDouble(2.5);
        oo.writeChars("hi");
        oo.write(new byte[]{1, 2, 3});
        oo.writeObject("last");
        oo.close();
        ObjectInputStream oi = new ObjectInputStream(new ByteArrayInputStream(bo.toByteArray()));
        int[] r1 = (int[]) oi.readObject(), r2 = (int[]) oi.readObject(), r3 = (int[]) oi.readObject(), r4 = (int[]) oi.readUnshared();
        System.out.println(r1[0] + " " + (r1 == r2) + " " + r3[0] + " " + (r3 == r4) + " " + oi.readInt() + " " + oi.readUTF().length()
                + oi.readBoolean() + oi.readDouble() + oi.readChar() + oi.readChar() + oi.available() + oi.read() + oi.skipBytes(1)
                + oi.readByte() + oi.readObject());
        try { oi.readObject(); } catch (EOFException e) { System.out.println("EOF"); }
        byte[] fixed = ser(new int[]{1, 2});
        StringBuilder hex = new StringBuilder();
        for (byte b : fixed) hex.append(String.format("%02x", b));
        System.out.println(hex);
        System.out.println(ser("abc").length + " " + Arrays.toString(ser("abc")) + " " + ser((Object) null).length);
        byte[] big = ser("x".repeat(70000));
        System.out.println(((String) de(big)).length());
        for (byte[] bad : new byte[][]{{}, {1, 2, 3, 4}, Arrays.copyOf(ser("abc"), 6), new byte[]{(byte) 0xac, (byte) 0xed, 0, 5,
                0x55}}) try {
            de(bad);
            System.out.println("?");
        } catch (IOException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
        System.out.println(ObjectStreamClass.lookup(All.class).getSerialVersionUID() + " " + ObjectStreamClass.lookup(Object.class) + " "
                + ObjectStreamClass.lookup(Color.class).getSerialVersionUID() + " "
                + ObjectStreamClass.lookup(All.class).getFields().length + " " + ObjectStreamClass.lookup(Rec.class).getSerialVersionUID()
                + " " + ObjectStreamClass.lookup(All.class).getField("i") + " " + ObjectStreamClass.lookup(All.class).getField("tr"));
    }
}
