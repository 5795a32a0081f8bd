// states: 9
// bug: assertion

import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;

// Two threads take the smallest of three entries each: no entry twice, and the largest is left. Bug: looking and removing are two steps.
public class SmallestFirst {
    static final ConcurrentSkipListMap<Integer, String> entries = new ConcurrentSkipListMap<>();
    static final int[] taken = new int[2];

    static int take(boolean bug) {
        if (bug) {
            int key = entries.firstKey();
            entries.remove(key);
            return key;
        }
        Map.Entry<Integer, String> first = entries.pollFirstEntry();
        return first.getKey();
    }

    public static void main(String[] args) throws InterruptedException {
        boolean bug = args.length > 0;
        for (int i = 1; i <= 3; i++) entries.put(i, "entry " + i);
        Thread other = new Thread(() -> taken[0] = take(bug));
        other.start();
        taken[1] = take(bug);
        other.join();
        assert taken[0] + taken[1] == 3 && taken[0] != taken[1];
        assert entries.size() == 1 && entries.firstKey() == 3;
    }
}
