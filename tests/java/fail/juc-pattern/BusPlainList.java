// verdict: exception java.util.ConcurrentModificationException

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

// Somebody subscribes while an event is sent round a plain list.
public class BusPlainList {
    static final List<Consumer<String>> subscribers = new ArrayList<>(4);

    public static void main(String[] a) {
        subscribers.add(s -> { });
        new Thread(() -> subscribers.add(s -> { })).start();
        for (Consumer<String> c : subscribers) c.accept("event");
    }
}
