// states: 8
// bug: exception

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

// A listener that comes while others are told is told next time. Bug: the list is an ordinary one.
public class Listeners {
    static int told;

    public static void main(String[] args) throws InterruptedException {
        List<Runnable> listeners = args.length > 0 ? new ArrayList<>() : new CopyOnWriteArrayList<>();
        listeners.add(() -> told++);
        listeners.add(() -> told++);
        Thread adds = new Thread(() -> listeners.add(() -> told++));
        adds.start();
        for (Runnable listener : listeners) listener.run();
        assert told == 2 || told == 3;
        adds.join();
        assert listeners.size() == 3;
    }
}
