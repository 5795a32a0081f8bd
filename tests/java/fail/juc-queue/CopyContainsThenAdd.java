// verdict: assertion

import java.util.concurrent.CopyOnWriteArrayList;

// contains and add make duplicates.
public class CopyContainsThenAdd {
    static final CopyOnWriteArrayList<String> names = new CopyOnWriteArrayList<>();

    static void join(String n) {
        if (!names.contains(n)) names.add(n);
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> join("ann"));
        t.start();
        join("ann");
        t.join();
        assert names.size() == 1;
    }
}
