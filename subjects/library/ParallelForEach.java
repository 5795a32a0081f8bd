// states: 196
// bug: assertion

import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

// A parallel forEach counts even and odd numbers in a concurrent map. Bug: get and put are two steps.
public class ParallelForEach {
    public static void main(String[] args) {
        boolean bug = args.length > 0;
        ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();
        IntStream.range(0, 3).parallel().forEach(i -> {
            String kind = i % 2 == 0 ? "even" : "odd";
            if (bug) {
                counts.put(kind, counts.getOrDefault(kind, 0) + 1);
            } else {
                counts.merge(kind, 1, Integer::sum);
            }
        });
        assert counts.get("even") == 2 && counts.get("odd") == 1;
    }
}
