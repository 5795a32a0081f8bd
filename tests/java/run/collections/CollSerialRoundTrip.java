// Java serialization of collections: content, order, comparators, shared references and cycles survive the round trip.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class CollSerialRoundTrip {
    enum Col { R, G, B }
    record Pt(int x, int y) implements Serializable {}
    static class Node implements Serializable { String n; transient int cache = 5; List<Node> kids = new ArrayList<>(); Node(String n) { this.n = n; } private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException { in.defaultReadObject(); cache = n.length() * 100; } }
    static class Single implements Serializable { static final Single IT = new Single(); private Object readResolve() { return IT; } }
    static class Rev implements Comparator<String>, Serializable { public int compare(String a, String b) { return b.compareTo(a); } }
    static class Ext implements Externalizable { int a; String b; public Ext() {} Ext(int a, String b) { this.a = a; this.b = b; } public void writeExternal(ObjectOutput o) throws IOException { o.writeInt(a); o.writeUTF(b); } public void readExternal(ObjectInput i) throws IOException { a = i.readInt(); b = i.readUTF(); } }
    static byte[] bytes(Object o) throws IOException { ByteArrayOutputStream b = new ByteArrayOutputStream(); try (ObjectOutputStream s = new ObjectOutputStream(b)) { s.writeObject(o); } return b.toByteArray(); }
    @SuppressWarnings("unchecked") static <T> T copy(T t) throws Exception { try (ObjectInputStream s = new ObjectInputStream(new ByteArrayInputStream(bytes(t)))) { return (T) s.readObject(); } }
    static void show(String n, Object o) throws Exception { Object c = copy(o); System.out.println(n + " " + c + " " + c.equals(o) + " " + c.getClass().getSimpleName().equals(o.getClass().getSimpleName()) + " " + (c != o)); }
    public static void main(String[] args) throws Exception {
        List<Integer> src = List.of(3, 1, 2); show("ArrayList", new ArrayList<>(src)); show("LinkedList", new LinkedList<>(src));
        show("Vector", new Vector<>(src)); show("HashSet", new HashSet<>(src)); show("LinkedHashSet", new LinkedHashSet<>(src));
        show("TreeSet", new TreeSet<>(src)); show("TreeSet rev", new TreeSet<>(Comparator.<Integer>reverseOrder()) {{ addAll(src); }}.descendingSet());
        show("HashMap", new HashMap<>(Map.of("a", 1, "b", 2))); show("LinkedHashMap", new LinkedHashMap<>(new TreeMap<>(Map.of("q", 1, "b", 2))));
        show("TreeMap", new TreeMap<>(Map.of("q", 1, "b", 2))); show("EnumMap", new EnumMap<>(Map.of(Col.B, "b", Col.R, "r")));
        show("EnumSet", EnumSet.of(Col.G, Col.B)); show("BitSet", BitSet.valueOf(new long[] {9, 4})); show("List.of", src);
        show("List.of big", List.of(1, 2, 3, 4, 5)); show("Set.of", Set.of(7)); show("Map.of", Map.of(1, 2)); show("asList", Arrays.asList("x", null));
        show("nCopies", Collections.nCopies(3, 'c')); show("empty", Collections.emptyList()); show("singletonMap", Collections.singletonMap("k", null));
        show("unmod", Collections.unmodifiableList(new ArrayList<>(src))); show("Hashtable", new Hashtable<>(Map.of(1, 2)));
        show("CHM", new ConcurrentHashMap<>(Map.of(1, 2))); show("COW", new CopyOnWriteArrayList<>(src));
        show("skip", new ConcurrentSkipListMap<>(Map.of(2, 1, 1, 2))); show("entry", new AbstractMap.SimpleEntry<>("a", 1)); show("record", new Pt(1, -2));
        show("enum map", Map.of(Col.R, new Pt(0, 0)));
        System.out.println(copy(new ArrayDeque<>(src)) + " " + copy(new PriorityQueue<>(src)) + " " + copy(new IdentityHashMap<>(Map.of("k", "v"))).size());
        TreeMap<String, Integer> tr = new TreeMap<>(new Rev()); tr.put("a", 1); tr.put("b", 2); TreeMap<String, Integer> tc = copy(tr); tc.put("c", 3);
        System.out.println(tc + " " + (tc.comparator() instanceof Rev) + " " + copy(new TreeSet<>(String.CASE_INSENSITIVE_ORDER) {{ add("B"); add("a"); }}).descendingSet());
        LinkedHashMap<String, Integer> lru = new LinkedHashMap<>(4, .75f, true); lru.put("x", 1); lru.put("y", 2);
        LinkedHashMap<String, Integer> lc = copy(lru); lc.get("x"); System.out.println(lc);
        Node a = new Node("alpha"), b = new Node("be"); a.kids.add(b); a.kids.add(b); b.kids.add(a); Node ac = copy(a);
        System.out.println(ac.n + " " + (ac.kids.get(0) == ac.kids.get(1)) + " " + (ac.kids.get(0).kids.get(0) == ac) + " " + ac.cache + " " + ac.kids.get(0).cache + " " + a.cache);
        List<Object> self = new ArrayList<>(); self.add(self); self.add("x"); List<Object> sc = copy(self);
        System.out.println((sc.get(0) == sc) + " " + sc.size());
        Object[] arr = copy(new Object[] {Single.IT, Single.IT, Col.G, String.class, int[].class, new int[][] {{1}, null}, "s", 'c', 2.5});
        System.out.println((arr[0] == Single.IT) + " " + (arr[1] == Single.IT) + " " + (arr[2] == Col.G) + " " + arr[3] + " " + arr[4] + " " + Arrays.deepToString((int[][]) arr[5]) + arr[6] + arr[7] + arr[8]);
        Ext e = copy(new Ext(7, "seven")); System.out.println(e.a + e.b);
        try { bytes(new ArrayList<>(List.of(new Object()))); } catch (NotSerializableException x) { System.out.println("NSE " + x.getMessage()); }
        try { bytes(new TreeSet<String>((p, q) -> 0)); } catch (NotSerializableException x) { System.out.println("NSE " + x.getMessage().startsWith("CollSerialRoundTrip$$Lambda")); }
        byte[] bs = bytes(new ArrayList<>(List.of("one", "two")));
        System.out.println(bs.length + " " + (bs[0] & 255) + " " + (bs[1] & 255) + " " + Arrays.hashCode(bs)); bs[bs.length - 1] ^= 0x55;
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bs))) { System.out.println(in.readObject()); } catch (IOException x) { System.out.println(x.getClass().getSimpleName()); }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bs, 0, 30))) { in.readObject(); } catch (EOFException x) { System.out.println("EOF"); }
        try { new ObjectInputStream(new ByteArrayInputStream(new byte[] {1, 2, 3, 4})); } catch (StreamCorruptedException x) { System.out.println(x.getMessage()); }
        System.out.println(ObjectStreamClass.lookup(Pt.class).getSerialVersionUID() + " " + ObjectStreamClass.lookup(ArrayList.class).getSerialVersionUID() + " " + ObjectStreamClass.lookup(Col.class).getSerialVersionUID() + " " + ObjectStreamClass.lookup(Object.class));
    }
}
