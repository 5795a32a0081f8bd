// verdict: pass
// outcomes: 1|2

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

// The event goes to the subscribers of the moment the sending began.
public class BusCopyOnWrite {
    static final List<Consumer<String>> subscribers = new CopyOnWriteArrayList<>();
    static final AtomicInteger calls = new AtomicInteger();

    public static void main(String[] a) throws InterruptedException {
        subscribers.add(s -> calls.incrementAndGet());
        Thread t = new Thread(() -> subscribers.add(s -> calls.incrementAndGet()));
        t.start();
        for (Consumer<String> c : subscribers) c.accept("event");
        t.join();
        System.out.println(calls.get());
    }
}
