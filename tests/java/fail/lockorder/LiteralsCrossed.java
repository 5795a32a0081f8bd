// verdict: deadlock

// Literals, and strings that become the same by interning, are objects that everybody has.
public class LiteralsCrossed {
    static void both(Object outer, Object inner) {
        synchronized (outer) {
            synchronized (inner) {
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> both("one", new StringBuilder("tw").append("o").toString().intern()));
        t.start();
        both(new StringBuilder("tw").append("o").toString().intern(), "one");
        t.join();
    }
}
