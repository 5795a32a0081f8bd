// states: 14
// bug: assertion

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

// A value is made once, whoever asks first, and everybody gets that one. Bug: look and put are two steps.
public class ComputeOnce {
    static final ConcurrentHashMap<String, Object> cache = new ConcurrentHashMap<>();
    static final AtomicInteger made = new AtomicInteger();
    static final Object[] got = new Object[2];

    static Object make(String key) {
        made.incrementAndGet();
        return new Object();
    }

    static Object ask(boolean bug) {
        if (!bug) return cache.computeIfAbsent("key", ComputeOnce::make);
        Object there = cache.get("key");
        if (there == null) cache.put("key", there = make("key"));
        return there;
    }

    public static void main(String[] args) throws InterruptedException {
        boolean bug = args.length > 0;
        Thread other = new Thread(() -> got[0] = ask(bug));
        other.start();
        got[1] = ask(bug);
        other.join();
        assert made.get() == 1 && got[0] == got[1];
    }
}
