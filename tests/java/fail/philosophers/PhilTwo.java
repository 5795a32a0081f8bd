// verdict: deadlock

// Two philosophers, each takes the left fork first.
public class PhilTwo {
    static int meals;

    static class Philosopher extends Thread {
        private final Object left;
        private final Object right;

        Philosopher(Object left, Object right) {
            this.left = left;
            this.right = right;
        }

        @Override
        public void run() {
            synchronized (left) {
                synchronized (right) {
                    meals++;
                }
            }
        }
    }

    public static void main(String[] a) {
        Object f = new Object();
        Object g = new Object();
        new Philosopher(f, g).start();
        new Philosopher(g, f).start();
    }
}
