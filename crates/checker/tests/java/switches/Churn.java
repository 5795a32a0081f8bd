import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;

/** References come and go in every kind of place: fields, elements, statics, locals, other threads' objects, monitors. */
public class Churn {
    static class Node {
        Node next;
        Object value;
    }

    static Node list;
    static Object[] ring = new Object[5];
    static final ArrayDeque<Object> queue = new ArrayDeque<>();

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            Map<String, Node> map = new HashMap<>();
            for (int i = 0; i < 60; i++) {
                Node node = new Node();
                map.put("k" + i % 7, node);
                node.value = map.remove("k" + (i + 3) % 7);
                synchronized (ring) {
                    ring[i % 5] = node;
                    queue.add(new int[] {i});
                }
            }
        });
        t.start();
        for (int i = 0; i < 60; i++) {
            Node first = new Node();
            first.next = i % 4 == 0 ? null : list;
            synchronized (ring) {
                first.value = ring[i % 5];
                list = first;
                if (i % 3 == 0) {
                    queue.poll();
                }
            }
            try {
                Object lock = new Object();
                synchronized (lock) {
                    if (i % 5 == 0) {
                        throw new IllegalStateException("i" + i);
                    }
                }
            } catch (IllegalStateException e) {
                list.value = e;
            }
        }
        t.join();
    }
}
