import java.util.concurrent.atomic.AtomicInteger;

/** Threads that are joined, and what a search must not forget of that. The last one is waited for first: a search lets the first one go on first. */
public class Joined {
    static final AtomicInteger one = new AtomicInteger();

    public static void main(String[] args) throws InterruptedException {
        int sum = 0;
        int n = args[0].equals("interrupted") ? 2 : 3;
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            threads[i] = new Thread(one::incrementAndGet);
        }
        for (Thread t : threads) t.start();
        switch (args[0]) {
            // What is read between two joins is not known before the first.
            case "sums":
                for (int i = n - 1; i >= 0; i--) {
                    threads[i].join();
                    sum = 2 * sum + one.get();
                }
                break;
            // Some threads are not waited for.
            case "some":
                for (int i = 1; i < n; i++) threads[i].join();
                break;
            // Which join is interrupted can be seen.
            case "interrupted":
                Thread main = Thread.currentThread();
                new Thread(main::interrupt).start();
                for (int i = n - 1; i >= 0; i--) {
                    try {
                        threads[i].join();
                    } catch (InterruptedException e) {
                        sum = 10 * sum + i + 1;
                    }
                }
                break;
            default:
                throw new IllegalArgumentException(args[0]);
        }
        System.out.print(sum + " " + one.get());
    }
}
