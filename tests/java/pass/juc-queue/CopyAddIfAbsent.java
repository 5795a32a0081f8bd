// verdict: pass

import java.util.concurrent.CopyOnWriteArrayList;

// addIfAbsent tests and adds in one step.
public class CopyAddIfAbsent {
    static final CopyOnWriteArrayList<String> names = new CopyOnWriteArrayList<>();

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> names.addIfAbsent("ann"));
        t.start();
        names.addIfAbsent("ann");
        t.join();
        assert names.size() == 1;
    }
}
