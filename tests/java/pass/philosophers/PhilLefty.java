// verdict: pass
// args: 3

// One philosopher takes the forks the other way round, which breaks the circle.
public class PhilLefty {
    static void eat(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                Thread.yield();
            }
        }
    }

    public static void main(String[] a) {
        int n = Integer.parseInt(a[0]);
        Object[] forks = new Object[n];
        for (int i = 0; i < n; i++) forks[i] = new Object();
        for (int i = 0; i < n - 1; i++) {
            Object left = forks[i];
            Object right = forks[i + 1];
            new Thread(() -> eat(left, right)).start();
        }
        new Thread(() -> eat(forks[0], forks[n - 1])).start();
    }
}
