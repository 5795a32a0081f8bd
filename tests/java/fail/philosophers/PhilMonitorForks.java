// verdict: deadlock
// args: 3

// Forks with pick up and put down by wait and notify; all three can hold their left fork.
public class PhilMonitorForks {
    static class Fork {
        private boolean taken;

        synchronized void take() throws InterruptedException {
            while (taken) wait();
            taken = true;
        }

        synchronized void drop() {
            taken = false;
            notify();
        }
    }

    public static void main(String[] a) {
        int n = Integer.parseInt(a[0]);
        Fork[] forks = new Fork[n];
        for (int i = 0; i < n; i++) forks[i] = new Fork();
        for (int i = 0; i < n; i++) {
            Fork left = forks[i];
            Fork right = forks[(i + 1) % n];
            new Thread(() -> {
                try {
                    left.take();
                    right.take();
                    right.drop();
                    left.drop();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }).start();
        }
    }
}
