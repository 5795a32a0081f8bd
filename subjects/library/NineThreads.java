// states: 1775
// bug: assertion

import java.util.concurrent.atomic.AtomicInteger;

// Nine threads read a number and write the next one: some of the steps may get lost, but not all. Bug: main counts on each of them.
public class NineThreads {
    static final AtomicInteger one = new AtomicInteger();

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[9];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                int v = one.get();
                one.set(v + 1);
            });
        }
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
        int reached = one.get();
        assert reached <= 9 && reached >= (args.length > 0 ? 9 : 1);
    }
}
