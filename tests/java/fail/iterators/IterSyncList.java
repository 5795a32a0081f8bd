// verdict: exception java.util.ConcurrentModificationException

// A synchronised list locks each call, but not the whole walk.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class IterSyncList {
    public static void main(String[] a) throws InterruptedException {
        List<Integer> list = Collections.synchronizedList(new ArrayList<>(8));
        list.add(1);
        Thread t = new Thread() {
            @Override
            public void run() {
                list.add(2);
            }
        };
        t.start();
        int sum = 0;
        for (int x : list) sum += x;
        t.join();
        assert sum == 1 || sum == 3;
    }
}
