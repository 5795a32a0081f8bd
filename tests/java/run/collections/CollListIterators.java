// ListIterator state machines over several list types: mixed next/previous/add/set/remove and the failures they must give.
import java.util.*;
import java.util.concurrent.*;

public class CollListIterators {
    static void o(Object x) { System.out.println(x); }
    // A script of one letter operations run on an iterator; every result or failure is logged.
    static String run(List<String> l, int start, String script) {
        StringBuilder sb = new StringBuilder();
        ListIterator<String> it = l.listIterator(start);
        int n = 0;
        for (char c : script.toCharArray()) {
            try {
                switch (c) {
                    case 'n' -> sb.append(it.next());
                    case 'p' -> sb.append(it.previous());
                    case 'r' -> { it.remove(); sb.append("-"); }
                    case 's' -> { it.set("S" + n++); sb.append("="); }
                    case 'a' -> { it.add("A" + n++); sb.append("+"); }
                    case 'h' -> sb.append(it.hasNext() ? "H" : "h").append(it.hasPrevious() ? "P" : "p");
                    case 'i' -> sb.append(it.previousIndex()).append('|').append(it.nextIndex());
                    case 'L' -> { l.add("out"); sb.append("L"); }
                    case 'f' -> it.forEachRemaining(x -> sb.append('<').append(x).append('>'));
                    default -> throw new AssertionError(c);
                }
            } catch (RuntimeException e) { sb.append(e.getClass().getSimpleName().replaceAll("[a-z]", "")); }
            sb.append(' ');
        }
        return sb + "=> " + l;
    }
    static List<List<String>> lists() {
        List<String> src = List.of("a", "b", "c", "d");
        List<String> outer = new ArrayList<>(List.of("x", "a", "b", "c", "d", "y"));
        List<String> louter = new LinkedList<>(outer);
        return List.of(new ArrayList<>(src), new LinkedList<>(src), new Vector<>(src), outer.subList(1, 5), louter.subList(1, 5), Arrays.asList("a", "b", "c", "d"), new CopyOnWriteArrayList<>(src), src, Collections.unmodifiableList(new ArrayList<>(src)), Collections.synchronizedList(new LinkedList<>(src)));
    }
    public static void main(String[] args) {
        String[] scripts = {"hinninninnnh", "nrnrnrnrnr", "nnprpr", "nsasnasp", "anan", "raspn", "nnnnaapppppph", "nrs", "nas", "nLn", "npnpnprrn", "nnf", "nnpsnsh", "aaaapppprrrr"};
        for (String s : scripts) { o("script " + s); Set<String> seen = new LinkedHashSet<>(); for (List<String> l : lists()) seen.add(run(l, 0, s)); for (String x : seen) o("  " + x); }
        for (int st : new int[] {-1, 2, 4, 5}) { StringBuilder sb = new StringBuilder(st + ": "); for (List<String> l : lists()) try { ListIterator<String> it = l.listIterator(st); sb.append(it.nextIndex()).append(it.hasPrevious() ? it.previous() : "-").append(' '); } catch (IndexOutOfBoundsException e) { sb.append(e.getMessage()).append(" "); } o(sb); }
        // insertion sort through list iterators
        LinkedList<Integer> l = new LinkedList<>();
        for (int x : new int[] {5, 2, 8, 1, 9, 3, 3}) { ListIterator<Integer> it = l.listIterator(); while (it.hasNext()) if (it.next() > x) { it.previous(); break; } it.add(x); }
        o(l);
        // in-place rewriting and deletion both ways
        List<Integer> a = new ArrayList<>();
        for (int i = 0; i < 20; i++) a.add(i);
        for (ListIterator<Integer> it = a.listIterator(a.size()); it.hasPrevious(); ) { int x = it.previous(); if (x % 3 == 0) it.remove(); else if (x % 3 == 1) it.set(-x); else { it.add(x * 100); it.previous(); } }
        o(a);
    }
}
