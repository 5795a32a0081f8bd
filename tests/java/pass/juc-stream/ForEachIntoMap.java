// verdict: pass
// outcomes: {0=2, 1=4}

import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

// Parts of a stream merge their elements into a concurrent map.
public class ForEachIntoMap {
    public static void main(String[] a) {
        ConcurrentHashMap<Integer, Integer> sums = new ConcurrentHashMap<>();
        Stream.of(1, 2, 3).parallel().forEach(i -> sums.merge(i % 2, i, Integer::sum));
        System.out.println(sums);
    }
}
