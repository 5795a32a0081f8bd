// IdentityHashMap, WeakHashMap with strong keys, reference semantics of keys, Hashtable, Vector, Stack and enumerations.
import java.util.*;

public class CollIdentityWeak {
    static void o(Object x) { System.out.println(x); }
    static void fail(String n, Runnable r) { try { r.run(); o(n + " ok"); } catch (RuntimeException e) { o(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage()); } }
    public static void main(String[] args) {
        IdentityHashMap<Object, String> m = new IdentityHashMap<>(); String a = "key", b = new String("key"), c = b.intern(); m.put(a, "1"); m.put(b, "2");
        m.put(c, "3");
        o(m.size() + " " + m.get(a) + m.get(b) + m.get(new String("key")) + m.containsKey("ke" + "y") + m.containsValue("3") + " " + m.containsValue(new String("2")));
        Integer s1 = 127, s2 = 127, l1 = 128, l2 = 128; m.clear(); m.put(s1, ""); m.put(s2, ""); m.put(l1, ""); m.put(l2, ""); m.put(null, "n");
        o(m.size() + " " + m.get(null) + " " + m.remove(new Object()) + " " + m.remove(null) + m.size()); List<Object> keys = new ArrayList<>();
        for (int i = 0; i < 500; i++) { Object k = new Object(); keys.add(k); m.put(k, "v" + i); } int ok = 0;
        for (int i = 0; i < 500; i++) if (("v" + i).equals(m.get(keys.get(i)))) ok++;
        for (int i = 0; i < 500; i += 2) m.remove(keys.get(i));
        for (int i = 1; i < 500; i += 2) if (m.containsKey(keys.get(i))) ok++;
        o(ok + " " + m.size()); Iterator<Object> it = m.keySet().iterator();
        int n = 0; while (it.hasNext()) { it.next(); it.remove(); n++; } o(n + " " + m.isEmpty()); Map<List<Integer>, Integer> lm = new IdentityHashMap<>();
        List<Integer> k1 = new ArrayList<>(), k2 = new ArrayList<>(); lm.put(k1, 1); lm.put(k2, 2); k1.add(5);
        o(lm.get(k1) + " " + lm.get(k2) + " " + lm.size()); fail("cme", () -> { for (Object x : lm.keySet()) lm.put(new ArrayList<>(), 3); });
        IdentityHashMap<String, String> e1 = new IdentityHashMap<>(), e2 = new IdentityHashMap<>(); e1.put(a, a); e2.put(b, b);
        o(e1.equals(e2) + " " + e1.equals(new HashMap<>(e1)) + " " + e1.equals(new IdentityHashMap<>(e1)));
        Set<Object> ids = Collections.newSetFromMap(new IdentityHashMap<>()); ids.add(a); ids.add(b); ids.add(a); o(ids.size());
        WeakHashMap<String, Integer> w = new WeakHashMap<>(); List<String> hold = new ArrayList<>();
        for (int i = 0; i < 50; i++) { String k = "w" + i; hold.add(k); w.put(k, i); } w.put(null, -1);
        System.gc();
        o(w.size() + " " + w.get("w49") + " " + w.get(null) + " " + w.containsKey("zz") + " " + new TreeMap<>(w.entrySet().stream().filter(e -> e.getKey() != null && e.getValue() % 10 == 0).collect(java.util.stream.Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue))));
        w.keySet().removeIf(k -> k == null || k.length() > 2);
        o(new TreeMap<>(w) + " " + w.merge("w1", 5, Integer::sum) + " " + w.computeIfAbsent("w2", k -> 9) + " " + w.remove("w3") + hold.size());
        Hashtable<String, Integer> h = new Hashtable<>(); h.put("one", 1); h.put("two", 2); h.put("three", 3); h.put("four", 4);
        o(h + " " + h.keySet() + " " + h.contains(3) + h.containsKey("one")); fail("null key", () -> h.put(null, 1));
        fail("null val", () -> h.put("x", null)); fail("get null", () -> h.get(null)); Enumeration<String> en = h.keys();
        StringBuilder sb = new StringBuilder(); while (en.hasMoreElements()) sb.append(en.nextElement()).append(',');
        for (Integer v : Collections.list(h.elements())) sb.append(v);
        o(sb); fail("enum end", en::nextElement);
        for (int i = 0; i < 30; i++) h.put("k" + i, i);
        o(h.size() + " " + h);
        o(h.merge("k1", 10, Integer::sum) + " " + h.compute("k2", (k, v) -> null) + " " + h.computeIfAbsent("zz", k -> 26) + " " + h.getOrDefault("q", 0) + " " + h.replace("k3", 33) + " " + h.remove("k4", 5) + h.equals(new HashMap<>(h)) + (h.hashCode() == new HashMap<>(h).hashCode()));
        fail("ht cme", () -> { for (String k : h.keySet()) h.remove(k); });
        fail("ht cme2", () -> h.computeIfAbsent("new", k -> { h.put("other", 1); return 1; })); fail("cap", () -> new Hashtable<>(-1));
        Hashtable<Integer, Integer> hi = new Hashtable<>();
        for (int i = 0; i < 15; i++) hi.put(i, i);
        o(hi.keySet());
        Vector<Integer> v = new Vector<>(2, 3);
        for (int i = 0; i < 6; i++) v.addElement(i);
        o(v + " " + v.capacity() + " " + v.elementAt(2) + v.firstElement() + v.lastElement() + v.indexOf(3, 4) + v.lastIndexOf(3, 2));
        v.insertElementAt(99, 1); v.removeElementAt(0); v.removeElement(3); v.setElementAt(-1, 0); v.setSize(7); o(v + " " + v.size() + v.contains(null));
        v.setSize(2); v.trimToSize(); o(v + "" + v.capacity()); fail("elementAt", () -> v.elementAt(5)); fail("get", () -> v.get(5));
        fail("first", () -> new Vector<>().firstElement()); fail("removeAt", () -> v.removeElementAt(-1)); Integer[] into = new Integer[3]; v.copyInto(into);
        o(Arrays.toString(into)); Enumeration<Integer> ve = v.elements(); v.add(5); o(Collections.list(ve)); Iterator<Integer> vi = v.iterator(); v.add(6);
        fail("v cme", vi::next); v.removeAllElements(); o(v);
        Stack<String> st = new Stack<>(); fail("pop", st::pop); fail("peek", st::peek); st.push("a"); st.push("b"); st.push("a");
        o(st + st.peek() + st.search("a") + st.search("b") + st.search("z") + st.pop() + st.search("a") + st.empty() + st.get(0)); st.add(0, "bottom");
        o(st + "" + st.firstElement());
        fail("empty stack exc", () -> { try { new Stack<>().pop(); } catch (EmptyStackException e) { throw new RuntimeException("ESE " + e.getMessage()); } });
        StringTokenizer tk = new StringTokenizer("a b,c;d", " ,", true); sb.setLength(0);
        sb.append(tk.countTokens()); while (tk.hasMoreTokens()) sb.append('[').append(tk.nextToken()).append(']'); o(sb);
        Iterator<Object> ti = new StringTokenizer("x y z").asIterator(); ti.next(); o(ti.next() + "" + ti.hasNext());
    }
}
