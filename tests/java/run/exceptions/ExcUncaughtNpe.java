// Uncaught NullPointerException with its helpful message in the report, through several frames, static nested and lambda; exit status 1.
import java.util.*;
public class ExcUncaughtNpe {
    static class Node { Node next; String label; int[] data; Node(String l) { label = l; } }
    static Map<String, Node> nodes = new HashMap<>();
    static Node find(String k) { return nodes.get(k); }
    static int total(Node... ns) {
        int s = 0;
        for (Node n : ns)
            s += n.next.data[0] + find(n.label).next.next.data.length;
        return s;
    }
    public static void main(String[] args) {
        Node a = new Node("a"), b = new Node("b");
        a.next = b;
        b.data = new int[]{4};
        b.next = a;
        nodes.put("a", a);
        System.out.println("built " + nodes.keySet());
        Runnable r = () -> System.out.println(total(a));
        r.run();
        System.out.println("never");
    }
}
