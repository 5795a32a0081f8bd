// verdict: pass

// The walk is under the same lock as the additions.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class IterLocked {
    public static void main(String[] a) {
        List<Integer> list = Collections.synchronizedList(new ArrayList<>(8));
        list.add(1);
        new Thread(() -> list.add(2)).start();
        int sum = 0;
        synchronized (list) {
            for (int x : list) sum += x;
        }
        assert sum == 1 || sum == 3;
    }
}
