// verdict: assertion

import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

// Each call on the map is atomic, the two together are not.
public class MapCheckThenPut {
    public static void main(String[] a) {
        ConcurrentHashMap<Integer, Integer> sums = new ConcurrentHashMap<>();
        Stream.of(1, 3).parallel().forEach(i -> sums.put(0, sums.getOrDefault(0, 0) + i));
        assert sums.get(0) == 4;
    }
}
