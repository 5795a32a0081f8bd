// verdict: exception java.util.NoSuchElementException

// take checks with if; after notifyAll the second consumer finds the queue empty.
import java.util.ArrayDeque;

public class BufferIf {
    private final ArrayDeque<String> items = new ArrayDeque<>(4);

    synchronized void put(String s) {
        items.addLast(s);
        notifyAll();
    }

    synchronized String take() throws InterruptedException {
        if (items.isEmpty()) wait();
        return items.removeFirst();
    }

    public static void main(String[] a) throws InterruptedException {
        BufferIf b = new BufferIf();
        for (int i = 0; i < 2; i++) {
            new Thread(() -> {
                try {
                    b.take();
                } catch (InterruptedException e) {
                    return;
                }
            }).start();
        }
        b.put("x");
        b.put("y");
    }
}
